import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';
import { readReport } from '../reading/index.js';
import { explainReport } from './index.js';

const knowledge = wholeKnowledge();
const samples = new URL('../../samples/', import.meta.url);
const files = ['discharge', 'imaging', 'laboratory', 'pathology'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, samples))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => `${folder}/${name}`),
);

/** Clinical sentences of which no letter stands in the side-by-side view, under "not explained" or in a result. */
function passedOver(text: string): string[] {
  const analysis = explainReport(text, knowledge);
  const shown = [
    ...analysis.plain.map(({ source }) => source),
    ...analysis.notExplained,
    ...analysis.labs.map(({ source }) => source),
  ];
  const report = readReport(text, knowledge);
  return report.sentences
    .filter(({ section }) => !['header', 'signature'].includes(report.sections[section]?.kind ?? ''))
    .filter(({ span }) => !shown.some((one) => one.start < span.end && one.end > span.start))
    .map(({ span }) => report.clean.slice(span.start, span.end))
    .filter((sentence) => /[A-Za-z]{2}/.test(sentence));
}

const SUBJECTS = ['The patient', 'She', 'Her husband', 'Dr. Smith', 'The left knee', 'It'];
const DEEDS = [
  'has pneumonia',
  'was given metoprolol',
  'denies any fever',
  'was seen in 2003',
  'had zygodysplasia',
  'is normal',
];
const TAILS = [
  '',
  ' and was sent home',
  ', which later stopped',
  ' if she gets worse',
  ' except at night',
  ' but no cough',
];
const HEADINGS = [
  'HOSPITAL COURSE:',
  'HISTORY OF PRESENT ILLNESS:',
  'IMPRESSION:',
  'PLAN:',
  'FINDINGS:',
  'PAST MEDICAL HISTORY:',
];

describe('the side-by-side view', () => {
  it.each(files)('passes over no clinical sentence: %s', (file) => {
    expect(passedOver(readFileSync(new URL(file, samples), 'utf8'))).toEqual([]);
  });

  it('passes over none of any story', () => {
    const sentence = fc
      .tuple(fc.constantFrom(...SUBJECTS), fc.constantFrom(...DEEDS), fc.constantFrom(...TAILS))
      .map((parts) => `${parts.join(' ').replace(/ ,/g, ',').replace(/ {2,}/g, ' ').trim()}.`);
    const section = fc.tuple(fc.constantFrom(...HEADINGS), fc.array(sentence, { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(fc.array(section, { minLength: 1, maxLength: 4 }), (sections) => {
        const text = `DISCHARGE SUMMARY\n\nDISCHARGE DIAGNOSIS:\nPneumonia and asthma.\n\n${sections.map(([heading, lines]) => `${heading}\n${lines.join(' ')}\n`).join('\n')}`;
        expect(passedOver(text)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
