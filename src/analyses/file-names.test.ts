import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName, storageName, uploadTypeOf } from './file-names.js';

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom('.', '/', '\\', ' ', '\0', '\n', '"', ';', 'ä', '\u202E', '😀', 'a'),
    maxLength: 400,
  }),
);

describe('file names', () => {
  it.each([
    ['C:\\Users\\Ann\\My report.PDF', 'My report.PDF'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['line\r\nbreak: x.txt', 'linebreak: x.txt'],
    ['', 'report'],
    ['..', 'report'],
    ['  \t ', 'report'],
  ])('%j is shown as %j', (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });

  it.each([
    ['Befund März (1).pdf', 'Befund-Marz-1-.pdf'],
    ['.txt', 'report.txt'],
    ['日本語.pdf', 'report.pdf'],
    ['a"; filename="b.exe.txt', 'a-filename-b.exe.txt'],
  ])('%j is stored as %j', (name, stored) => {
    expect(storageName(name)).toBe(stored);
  });

  it('are never empty, hidden, too long or able to leave a folder or a header', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const shown = displayName(name);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}/\\]/u);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.length).toBeLessThanOrEqual(255);
        expect(displayName(shown)).toBe(shown);
        expect(storageName(name)).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/);
      }),
    );
  });

  it('keep their ending when shortened', () => {
    expect(displayName(`${'😀'.repeat(200)}.docx`)).toMatch(/^[😀]+\.docx$/u);
    expect(uploadTypeOf(displayName(`${'x'.repeat(400)}.rtf`))).toBe('application/rtf');
  });

  it('tell the type by their ending alone', () => {
    expect(uploadTypeOf('A.PDF')).toBe('application/pdf');
    expect(uploadTypeOf('a.docx ')).toContain('wordprocessingml');
    for (const name of ['pdf', '.pdf', 'a.pdf.zip', 'a.docm', 'a.tx']) expect(uploadTypeOf(name)).toBeNull();
  });
});
