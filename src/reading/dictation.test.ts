import { describe, expect, it } from 'vitest';
import { writtenPunctuation } from './dictation.js';
import { readReport } from './index.js';
import { readingKnowledge } from './test-knowledge.js';

const DICTATED =
  'findings colon the lungs are clear period no effusion comma no pneumothorax period new paragraph impression colon no acute disease period';

describe('spoken punctuation', () => {
  it('becomes marks in a text of the same length', () => {
    const written = writtenPunctuation(DICTATED);
    expect(written).toHaveLength(DICTATED.length);
    expect(written.replace(/\s+/g, ' ')).toBe(
      'Findings: the lungs are clear. No effusion, no pneumothorax. Impression: no acute disease. ',
    );
  });

  it('parts the sentences and sections of a dictated report', () => {
    const report = readReport(DICTATED, readingKnowledge());
    expect(report.text).toBe(DICTATED);
    const sentences = report.sentences.map((one) => report.clean.slice(one.span.start, one.span.end).trim());
    expect(sentences).toContain('the lungs are clear.');
    expect(report.sections.map((section) => section.kind)).toContain('impression');
  });

  it('stays words where sentences are written', () => {
    const text = 'Her last menstrual period was in May. The incubation period is long. This period, that period.';
    expect(writtenPunctuation(text)).toBe(text);
  });

  it('leaves the bowel and the menstrual period in a dictated text', () => {
    const text = 'biopsy of the colon shows a polyp period last menstrual period was in may period no bleeding period';
    expect(writtenPunctuation(text).replace(/\s+/g, ' ')).toBe(
      'Biopsy of the colon shows a polyp. Last menstrual period was in may. No bleeding. ',
    );
  });
});
