import { describe, expect, test } from 'vitest';
import { HeldText } from './held-text.js';

describe('a text asked for its parts', () => {
  const text = 'your left lung is clear. a “pea” sized spot (nodule) was seen.';
  const held = new HeldText(text);

  test('says what the text itself says', () => {
    for (let from = 0; from < text.length; from++)
      for (let to = from; to <= text.length; to++) expect(held.includes(text.slice(from, to))).toBe(true);
    for (const other of ['lungs', 'clear a', 'lung left', 'pea sized', 'x', 'xy', 'nodule.', 'spot (nodul)'])
      expect([other, held.includes(other)]).toEqual([other, text.includes(other)]);
  });
});
