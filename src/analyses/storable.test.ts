import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storableJson, storableText } from './storable.js';

describe('storable text', () => {
  it('replaces what PostgreSQL cannot hold and nothing else, one for one', () => {
    expect(storableText('a\0b')).toBe('a\uFFFDb');
    expect(storableText('x\uD83D y\uDE00')).toBe('x\uFFFD y\uFFFD');
    expect(storableText('😀 µ ± \t\r\n\f')).toBe('😀 µ ± \t\r\n\f');
  });

  it('keeps every position, and survives UTF-8', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { maxLength: 60 }), (units) => {
        const text = String.fromCharCode(...units);
        const stored = storableText(text);
        expect(stored.length).toBe(text.length);
        expect(Buffer.from(stored, 'utf8').toString('utf8')).toBe(stored);
        expect(stored).not.toContain('\0');
      }),
    );
  });

  it('reaches every string of a JSON value', () => {
    const value = { a: ['\0', { b: '\uD83D', c: null, d: 1.5, e: true }] };
    expect(storableJson(value)).toEqual({ a: ['\uFFFD', { b: '\uFFFD', c: null, d: 1.5, e: true }] });
  });
});
