import { describe, expect, it } from 'vitest';
import type { Analysis } from '../../contract/analysis.js';
import { explain } from '../explain.js';
import { handBuilt, handBuiltKnowledge } from '../hand-built.js';
import { checkFaithfulness } from './faithfulness.js';

const knowledge = handBuiltKnowledge({
  concepts: [
    { id: 'nodule', term: 'nodule', kind: 'finding', lay: 'small round spot', layNumber: 'singular', meaning: 'A nodule is a small round spot.', importance: 'important' },
    { id: 'pneumothorax', term: 'pneumothorax', kind: 'finding', lay: 'air around the lung', meaning: 'Air has leaked into the space around the lung.' },
    { id: 'pneumonia', term: 'pneumonia', kind: 'disease', lay: 'lung infection', meaning: 'An infection of the lung.' },
    { id: 'asthma', term: 'asthma', kind: 'disease', lay: 'asthma', meaning: 'The airways swell and get tight.' },
  ],
  medicines: [{ id: 'warfarin', term: 'warfarin', lay: 'a blood thinner', purpose: 'helps to stop clots' }],
}); // biome-ignore format: a table

const understanding = handBuilt(
  [
    { kind: 'finding', text: 'Right lung nodule measures 9 mm.', head: ['nodule', 'nodule'], laterality: 'right', sizes: [{ printed: '9 mm', values: [9], unit: 'mm' }] },
    { kind: 'absent', text: 'No pneumothorax.', head: ['pneumothorax', 'pneumothorax'], assertion: 'absent', negated: true },
    { kind: 'finding', text: 'Possible pneumonia.', head: ['pneumonia', 'pneumonia'], assertion: 'possible', certainty: 'possible' },
    { kind: 'finding', text: 'Mother with asthma.', head: ['asthma', 'asthma'], assertion: 'family', experiencer: 'family' },
  ],
  knowledge,
); // biome-ignore format: a table
const { text } = understanding.report;

function problems(change: (analysis: Analysis) => void): string[] {
  const analysis = structuredClone(explain(understanding, knowledge));
  change(analysis);
  return checkFaithfulness(analysis, text, knowledge);
}

/** Rewrites a finding's first sentence in the list and in the field, so that only the rule under test is broken. */
function retell(analysis: Analysis, index: number, told: string): void {
  const sentence = analysis.sentences.find((one) => one.field === 'findings' && one.index === index);
  const finding = analysis.findings[index];
  if (sentence === undefined || finding === undefined) throw new Error('no such finding');
  finding.text = finding.text.replace(sentence.text, told);
  sentence.text = told;
}

const indexOf = (concept: string) =>
  explain(understanding, knowledge).findings.findIndex((finding) => finding.concepts.includes(concept));

describe('the faithfulness check', () => {
  it('finds nothing in an explanation as it is written', () => expect(problems(() => {})).toEqual([]));

  it.each<[string, (analysis: Analysis) => void, RegExp]>([
    ['a sentence that stands on nothing', (a) => Object.assign(a.sentences[0] as object, { sources: [], knowledge: [] }), /stands on nothing/],
    ['a span out of range', (a) => a.sentences[0]?.sources.push({ start: 0, end: text.length + 1 }), /out of range/],
    ['a reversed span', (a) => a.notExplained.push({ start: 5, end: 5 }), /out of range/],
    ['an entry that does not exist', (a) => a.sentences[0]?.knowledge.push('no-such-entry'), /unknown knowledge entry/],
    ['an invented number', (a) => retell(a, indexOf('nodule'), 'The scan shows 3 small round spots.'), /number 3/],
    ['a changed unit', (a) => retell(a, indexOf('nodule'), 'The scan shows a spot of 9 cm.'), /unit cm/],
    ['the wrong side', (a) => retell(a, indexOf('nodule'), 'The scan shows a small round spot in your left lung.'), /side “left”/],
    ['an invented negation', (a) => retell(a, indexOf('nodule'), 'The scan shows no small round spot.'), /denies something/],
    ['a dropped negation', (a) => retell(a, indexOf('pneumothorax'), 'The scan shows air around the lung.'), /the report denies it/],
    ['a dropped doubt', (a) => retell(a, indexOf('pneumonia'), 'The scan shows lung infection.'), /leaves it open/],
    ['a dropped family', (a) => retell(a, indexOf('asthma'), 'You have asthma.'), /in the family/],
    ['an invented medicine', (a) => retell(a, indexOf('nodule'), 'You take warfarin for this.'), /medicine warfarin/],
    ['a text that is not its sentences', (a) => Object.assign(a, { summary: `${a.summary} More.` }), /its sentences are not the text/],
    ['two sentences told as one', (a) => retell(a, indexOf('nodule'), 'One spot. Another spot.'), /more than one sentence/],
    ['a summary that is too long', (a) => Object.assign(a, { summary: 'word '.repeat(60) }), /words, allowed are/],
    ['a grade above eight', (a) => Object.assign(a.readability.explanation, { fkgl: 8.1 }), /above 8/],
  ])('catches %s', (_, change, message) => {
    expect(problems(change).join('\n')).toMatch(message);
  }); // biome-ignore format: a table
});
