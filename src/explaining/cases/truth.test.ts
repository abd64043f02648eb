import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { NOTE_CASES } from './note.cases.js';
import { PICTURE_CASES } from './picture.cases.js';
import { TRUTH_CASES } from './truth.cases.js';

const knowledge = wholeKnowledge();

/** All that is told as so: every written line but questions, without what stands as the report's own words. */
function lettersOf(text: string): string {
  const told = explainReport(text, knowledge);
  return [
    told.summary,
    ...told.keyPoints,
    ...told.findings.map((one) => one.text),
    ...told.labs.map((one) => one.text),
    ...told.recommendations.map((one) => one.text),
  ]
    .join('\n')
    .replace(/“[^”]*”/g, '“…”');
}

describe.each(Object.entries({ ...TRUTH_CASES, ...PICTURE_CASES, ...NOTE_CASES }))('%s', (_group, cases) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', (_name, { text, never = [], says = [] }) => {
    const letter = lettersOf(text);
    for (const pattern of never) expect(letter).not.toMatch(pattern);
    for (const pattern of says) expect(letter).toMatch(pattern);
  });
});
