import { describe, expect, it } from 'vitest';
import { readReport } from './index.js';
import { readingKnowledge } from './test-knowledge.js';

const knowledge = readingKnowledge();

function sentences(text: string): string[] {
  const report = readReport(text, knowledge);
  return report.sentences.map((sentence) =>
    report.clean.slice(sentence.span.start, sentence.span.end).replace(/\s+/g, ' '),
  );
}

describe('sentences', () => {
  it.each([
    ['a doctor', 'Seen by Dr. Hill today. She is well.', ['Seen by Dr. Hill today.', 'She is well.']],
    ['decimals', 'The nodule is 2.5 cm. It is stable.', ['The nodule is 2.5 cm.', 'It is stable.']],
    ['units with stops', 'Mass of 5 mm. x 6 mm. in the left lobe.', ['Mass of 5 mm. x 6 mm. in the left lobe.']],
    [
      'frequencies',
      'Lasix 40 mg p.o. b.i.d. and potassium q.d. Hold if dizzy.',
      ['Lasix 40 mg p.o. b.i.d. and potassium q.d.', 'Hold if dizzy.'],
    ],
    [
      'examples',
      'Avoid drugs, e.g. aspirin, vs. others. Call us.',
      ['Avoid drugs, e.g. aspirin, vs. others.', 'Call us.'],
    ],
    ['numbers', 'Compared with No. 5 of the series. No change.', ['Compared with No. 5 of the series.', 'No change.']],
    ['vitamins', 'She takes vitamin D. The level is low.', ['She takes vitamin D.', 'The level is low.']],
    ['initials', 'Discussed with J. Hill. He agrees.', ['Discussed with J. Hill.', 'He agrees.']],
    ['a missing space', 'No effusion.The heart is normal.', ['No effusion.', 'The heart is normal.']],
    ['times', 'Called at 10:30 a.m. Results were given.', ['Called at 10:30 a.m.', 'Results were given.']],
    ['a doubtful reason', 'Cough, ? pneumonia. Fever.', ['Cough, ? pneumonia.', 'Fever.']],
    ['image numbers', 'Nodule (series 4, image 32). No effusion.', ['Nodule (series 4, image 32).', 'No effusion.']],
  ])('splits around %s', (_name, text, expected) => {
    expect(sentences(`FINDINGS: ${text}`)).toEqual(expected);
  });

  it('takes inline list numbers away and keeps the entries apart', () => {
    const report = readReport('IMPRESSION:1. Small nodule. 2. No effusion. 3. Old fracture of rib 7.', knowledge);
    expect(report.sentences.map((s) => [s.kind, report.clean.slice(s.span.start, s.span.end)])).toEqual([
      ['list_item', 'Small nodule.'],
      ['list_item', 'No effusion.'],
      ['list_item', 'Old fracture of rib 7.'],
    ]);
  });

  it('joins hard-wrapped lines and keeps separate lines apart', () => {
    const text =
      'FINDINGS:\nThe lungs are clear and there is no sign of a pleural effusion or\nof a pneumothorax on either side. The heart is not enlarged at all and\nthe bones are intact.\n\nNo change\nNormal heart\n';
    expect(sentences(text)).toEqual([
      'The lungs are clear and there is no sign of a pleural effusion or of a pneumothorax on either side.',
      'The heart is not enlarged at all and the bones are intact.',
      'No change',
      'Normal heart',
    ]);
  });

  it('reads a sentence across a page break without the page furniture', () => {
    const text = 'FINDINGS: There is a small nodule in the\nPage 1 of 2\n\fMRN: 123456\nright upper lobe.';
    const report = readReport(text, knowledge);
    const [first] = report.sentences;
    expect(first && report.clean.slice(first.span.start, first.span.end).replace(/\s+/g, ' ')).toBe(
      'There is a small nodule in the right upper lobe.',
    );
  });

  it('reads sub-headings as labels', () => {
    const report = readReport('FINDINGS:\nLUNGS: Clear.\nHeart - normal in size.\nBones:\nNo fracture.', knowledge);
    expect(report.sections.map((section) => section.kind)).toEqual(['findings']);
    expect(report.sentences.map((sentence) => sentence.label?.text)).toEqual(['LUNGS', 'Heart', 'Bones']);
    expect(report.sentences.map((sentence) => sentence.kind)).toEqual(
      ['field', 'fragment', 'field'].map((kind, at) => (at === 1 ? 'field' : kind)),
    );
  });

  it('reads bullets and bracketed numbers as list items', () => {
    const report = readReport(
      'PLAN:\n- Rest at home\n* Ice twice daily\n1) Call the office\n(b) Take fluids\n',
      knowledge,
    );
    expect(report.sentences.map((s) => [s.kind, report.clean.slice(s.span.start, s.span.end)])).toEqual([
      ['list_item', 'Rest at home'],
      ['list_item', 'Ice twice daily'],
      ['list_item', 'Call the office'],
      ['list_item', 'Take fluids'],
    ]);
  });

  it('keeps redacted words inside their sentence', () => {
    expect(sentences('FINDINGS: The XXXX are clear. There is XXXX effusion.')).toEqual([
      'The XXXX are clear.',
      'There is XXXX effusion.',
    ]);
  });

  it('cuts what no one would print as one sentence, at marks where there are any, and loses no word', () => {
    const item = 'nodule, effusion; mass with edema and ';
    for (const line of [item.repeat(400), 'word '.repeat(3_000), 'x'.repeat(20_000), `a${' '.repeat(20_000)}b`]) {
      const found = sentences(`FINDINGS: ${line}`);
      expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(1_501);
      const letters = (text: string) => text.replace(/[^a-z]/g, '').length;
      expect(letters(found.join(''))).toBe(letters(line));
    }
    const [first = ''] = sentences(`FINDINGS: ${item.repeat(400)}`);
    expect(first.endsWith(';')).toBe(true);
  });
});
