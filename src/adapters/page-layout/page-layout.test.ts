import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageText, type TextRun } from './index.js';

/** A piece of text in a 10-point font with letters half an em wide. */
function run(text: string, x: number, y: number, size = 10): TextRun {
  return { text, x, right: x + text.length * size * 0.5, y, size };
}

describe('pageText', () => {
  it('joins pieces to words and words to lines', () => {
    expect(pageText([run('No', 50, 100), run('effu', 63, 100), run('sion.', 83, 100.5), run('Heart', 50, 112)])).toBe(
      'No effusion.\nHeart',
    );
  });

  it('lines cells up in columns with at least two spaces between them', () => {
    const rows = [
      ['Test', 'Result', 'Units', 'Range'],
      ['Glucose, fasting, by hexokinase', '101', 'mg/dL', '70-99'],
      ['Na', '140', 'mmol/L', '135-145'],
    ];
    const runs = rows.flatMap((cells, i) =>
      cells.map((cell, k) => run(cell, [50, 220, 262, 312][k] ?? 0, 100 + i * 13)),
    );
    const lines = pageText(runs).split('\n');
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual(rows);
    for (const cell of ['Result', 'Units', 'Range']) {
      const at = lines[0]?.indexOf(cell) ?? -1;
      for (const line of lines) expect(line.slice(at - 2, at + 1)).toMatch(/ {2}\S/);
    }
  });

  it('puts raised digits of powers behind a caret and other raised text as it is', () => {
    expect(pageText([run('7.8 x10', 50, 100), run('9', 85.2, 96, 6), run('/L', 88.4, 100)])).toBe('7.8 x10^9/L');
    expect(pageText([run('1.73 m', 50, 100), run('2', 80.2, 96, 6)])).toBe('1.73 m2');
  });

  it('joins a wrapped name with the cells centred beside it', () => {
    const runs = [
      run('Alanine amino-', 50, 100),
      run('transferase', 50, 111),
      run('41', 200, 105.5),
      run('U/L', 250, 105.5),
    ];
    expect(pageText(runs).split(/ {2,}/)).toEqual(['Alanine amino- transferase', '41', 'U/L']);
  });

  it('reads prose in two columns one after the other, and the heading above first', () => {
    const left = Array.from({ length: 8 }, (_, i) => `left line ${i} runs on and on to its end`);
    const right = Array.from({ length: 8 }, (_, i) => `right line ${i} runs on and on to an end`);
    const runs = [
      run('A heading that is set across the whole page, both columns of it, to the end', 50, 80),
      ...left.map((text, i) => run(text, 50, 100 + i * 12)),
      ...right.map((text, i) => run(text, 300, 100 + i * 12)),
    ];
    const lines = pageText(runs)
      .split('\n')
      .filter((line) => line !== '');
    expect(lines.slice(1).map((line) => line.trim())).toEqual([...left, ...right]);
  });

  it('leaves fields that stand side by side in their rows', () => {
    const runs = ['Name: Sample', 'Sex: F', 'MRN: 0001', 'Ward: 4B', 'Age: 60', 'Type: CT', 'Site: Main'].flatMap(
      (text, i) => [run(text, 50, 100 + i * 12), run(`Field ${i}: value`, 300, 100 + i * 12)],
    );
    expect(pageText(runs).split('\n')[1]?.split(/ {2,}/)).toEqual(['Sex: F', 'Field 1: value']);
  });

  it('writes text printed twice for boldness once', () => {
    expect(pageText([run('IMPRESSION', 50, 100), run('IMPRESSION', 50.4, 100)])).toBe('IMPRESSION');
  });

  it('leaves an empty line where the page does', () => {
    expect(pageText([run('a', 50, 100), run('b', 50, 112), run('c', 50, 150), run('d', 50, 162)])).toBe('a\nb\n\nc\nd');
  });

  it('never loses a word', () => {
    const anyRun = fc.record({
      word: fc.stringMatching(/^[a-z]{3,8}$/),
      x: fc.integer({ min: 0, max: 500 }),
      y: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(anyRun, { maxLength: 40 }), (parts) => {
        const runs = parts.map(({ word, x, y }, i) => run(`${word}${i}`, x, y * 13));
        const text = pageText(runs);
        for (const { text: word } of runs) expect(text).toContain(word);
      }),
    );
  });
});
