import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReport } from './index.js';
import { readingKnowledge } from './test-knowledge.js';
import type { ReadReport } from './types.js';

const knowledge = readingKnowledge();

/** Text in the manner of reports: headings, lists, numbers, tabs, breaks, odd characters. */
const reportish = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'IMPRESSION:', 'FINDINGS:', 'Lungs: clear.', '1. ', '2. ', ' - ', '\n', '\n\n', '\r\n', '\f', '\t', '  ', 'WBC 12.3 H 10*3/uL 4.0-11.0',
        'Glucose\t92\tmg/dL', 'Test  Result  Units  Reference Range', 'Page 1 of 2', 'MRN: 123', 'Dr. Smith', 'q.d.', '<5.7', '≥60', '1:160', '(', ')', ':', ',',
        'No effusion. ', 'Normal range: 74 - 106 mg/dL', 'XXXX', '\u00a0', '–', '’', 'µ', '\u2028', '😀', 'Negative', '|',
      ), // biome-ignore format: one list
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

function expectSound(text: string, report: ReadReport): void {
  expect(report.text).toBe(text);
  expect(report.clean.length).toBe(text.length);
  const inside = (span: { start: number; end: number }) => {
    expect(span.start).toBeGreaterThanOrEqual(0);
    expect(span.start).toBeLessThanOrEqual(span.end);
    expect(span.end).toBeLessThanOrEqual(text.length);
  };
  let before = 0;
  for (const [index, sentence] of report.sentences.entries()) {
    inside(sentence.span);
    expect(sentence.index).toBe(index);
    expect(sentence.span.start).toBeGreaterThanOrEqual(before);
    before = sentence.span.end;
    const section = report.sections[sentence.section];
    expect(section?.sentences).toContain(sentence);
    if (sentence.label) {
      expect(sentence.label.span.start).toBe(sentence.span.start);
      expect(report.clean.slice(sentence.label.span.start, sentence.label.span.end)).toBe(sentence.label.text);
    }
    expect(report.clean.slice(sentence.span.start, sentence.span.end)).not.toMatch(/[\n\r\f\v]/);
  }
  for (const section of report.sections) inside(section.span);
  for (const row of report.labRows) {
    for (const span of [row.source, row.nameSpan, row.valueSpan, ...row.comments]) inside(span);
    expect(row.name).not.toBe('');
    expect(text.slice(row.valueSpan.start, row.valueSpan.end).length).toBe(row.value.length);
  }
  for (const span of report.furniture) inside(span);
  expect(report.lines.length).toBeGreaterThan(0);
  expect(report.type.certainty).toBeGreaterThanOrEqual(0);
  expect(report.type.certainty).toBeLessThanOrEqual(1);
  expect(report.type.title).not.toBe('');
}

describe('readReport on any text', () => {
  it('keeps positions valid and sentences sorted and apart', () => {
    fc.assert(
      fc.property(reportish, (text) => expectSound(text, readReport(text, knowledge))),
      { numRuns: 300 },
    );
  });

  it('never throws on arbitrary unicode', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) =>
        expectSound(text, readReport(text, knowledge)),
      ),
      { numRuns: 300 },
    );
  });

  it('gives the same answer twice', () => {
    fc.assert(
      fc.property(reportish, (text) => {
        expect(readReport(text, knowledge)).toEqual(readReport(text, knowledge));
      }),
      { numRuns: 50 },
    );
  });

  it('leaves no clinical letter outside furniture, headings, sentences and rows', () => {
    const text =
      'CT CHEST WITH CONTRAST\n\nTECHNIQUE: Axial images were taken\nafter contrast.\n\nFINDINGS:\nLungs: 5 mm nodule.\n- No effusion\n\nIMPRESSION: 1. Nodule. 2. No effusion.\n';
    const report = readReport(text, knowledge);
    const covered = new Array<boolean>(text.length).fill(false);
    const cover = (span: { start: number; end: number }) => covered.fill(true, span.start, span.end);
    for (const sentence of report.sentences) cover(sentence.span);
    for (const section of report.sections) if (section.heading) cover(section.heading.span);
    for (const row of report.labRows) cover(row.source);
    for (const span of report.furniture) cover(span);
    const left = [...text].filter((char, at) => /[A-Za-z]/.test(char) && !covered[at]);
    expect(left).toEqual([]);
  });

  it.each([
    ['one long line', 'effusion, '.repeat(30_000)],
    ['commas', ','.repeat(100_000)],
    ['nested brackets', '('.repeat(50_000) + ')'.repeat(50_000)],
    ['colons', 'A: '.repeat(50_000)],
    ['short lines without a stop', 'word\n'.repeat(50_000)],
    ['digits', '1 '.repeat(100_000)],
    ['one endless word', 'a'.repeat(300_000)],
  ])('reads %s', (_name, text) => {
    const report = readReport(text, knowledge);
    expect(report.clean.length).toBe(text.length);
  });
});
