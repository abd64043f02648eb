import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chestCt, chestCtText } from './fixtures/chest-ct.js';
import { cellsOf, lineNumbers, lineShort, lineWords, reportLines } from './report-lines.js';

const clinical = [...chestCt.plain.map((part) => part.source), ...chestCt.notExplained];

describe('reportLines', () => {
  test('numbers the lines that hold text and keeps blank ones in place', () => {
    const lines = reportLines('EXAM: CT\n\nFINDINGS:\nNo effusion. Heart is normal.', []);
    expect(lines.map((line) => line.number)).toEqual([1, null, 2, 3]);
    expect(lines.map((line) => line.heading)).toEqual([false, false, true, false]);
    expect(lines[3]!.passages).toHaveLength(2);
  });

  test('does not cut after a list number, an initial or a short form', () => {
    for (const text of ['1. Solid nodule in the lobe', 'Seen by Dr. Aalto today', 'Signed: R. Aalto, MD']) {
      expect(reportLines(text, [])[0]!.passages).toHaveLength(1);
    }
  });

  test('cuts where the engine read a sentence', () => {
    const lines = reportLines(chestCtText, clinical);
    const line = lines.find((one) => chestCtText.slice(one.start, one.end).startsWith('Mild centrilobular'))!;
    expect(line.passages.map((passage) => chestCtText.slice(passage.start, passage.end).trim())).toEqual([
      'Mild centrilobular emphysema, upper lobe predominant, unchanged.',
      'No consolidation.',
    ]);
  });

  test('passages hold every printed character once, in order, whatever the text and the spans', () => {
    const texts = fc.array(fc.constantFrom('a', 'B', '. ', '1', '\n', ' ', '\t', ': ', '-', '9.5 '), { maxLength: 80 });
    const spans = fc.array(fc.tuple(fc.nat(200), fc.nat(60)), { maxLength: 8 });
    fc.assert(
      fc.property(texts, spans, (parts, pairs) => {
        const text = parts.join('');
        const lines = reportLines(
          text,
          pairs.map(([start, length]) => ({ start, end: start + length })),
        );
        const shown = lines.map((line) => line.passages.map((p) => text.slice(p.start, p.end)).join(''));
        expect(shown.map((one) => one.trim())).toEqual(text.split('\n').map((one) => one.trim()));
        const numbers = lines.flatMap((line) => (line.number === null ? [] : [line.number]));
        expect(numbers).toEqual(numbers.map((_, i) => i + 1));
        for (const line of lines) {
          for (const passage of line.passages) expect(passage.end).toBeGreaterThan(passage.start);
        }
      }),
    );
  });
});

test('lineNumbers finds each line a span touches', () => {
  const lines = reportLines('one two\nthree\n\nfour', []);
  expect(lineNumbers(lines, [{ start: 4, end: 10 }])).toEqual([1, 2]);
  expect(
    lineNumbers(lines, [
      { start: 15, end: 19 },
      { start: 0, end: 1 },
    ]),
  ).toEqual([1, 3]);
  expect(lineNumbers(lines, [{ start: 14, end: 15 }])).toEqual([]);
});

test('lineShort names every line it stands for, or says that there are more', () => {
  expect(lineShort([15])).toBe('15');
  expect(lineShort([17, 18, 30])).toBe('17, 18, 30');
  expect(lineShort([3, 4, 5, 6, 9])).toBe('3–6, 9');
  expect(lineShort([1, 3, 5, 7])).toBe('1, 3, 5 …');
});

test('lineWords says line numbers as people do', () => {
  expect(lineWords([15])).toBe('line 15');
  expect(lineWords([15, 16])).toBe('lines 15 and 16');
  expect(lineWords([3, 4, 5, 6, 9, 12])).toBe('lines 3 to 6, 9 and 12');
});

test('cellsOf parts printed rows at tabs and wide gaps, not running words', () => {
  expect(cellsOf('Sodium\t139\tmmol/L')).toEqual(['Sodium', '139', 'mmol/L']);
  expect(cellsOf('Sodium     139    mmol/L')).toEqual(['Sodium', '139', 'mmol/L']);
  expect(cellsOf('CRP;24,6;mg/L;< 5,0;+')).toEqual(['CRP', '24,6', 'mg/L', '< 5,0', '+']);
  expect(cellsOf('Lungs clear; heart normal; bones normal; no effusion')).toHaveLength(1);
  expect(cellsOf('No effusion.  Heart is normal.')).toHaveLength(1);
});
