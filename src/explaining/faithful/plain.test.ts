import { describe, expect, it } from 'vitest';
import type { Analysis } from '../../contract/analysis.js';
import { explain } from '../explain.js';
import { type FrameDraft, handBuilt, handBuiltKnowledge } from '../hand-built.js';
import { checkFaithfulness } from './faithfulness.js';

const knowledge = handBuiltKnowledge({
  concepts: [
    { id: 'nodule', term: 'nodule', kind: 'finding', lay: 'small round spot', layNumber: 'singular', meaning: 'A small round spot.' },
    { id: 'effusion', term: 'pleural effusion', kind: 'finding', lay: 'fluid around the lung', meaning: 'Extra fluid.' },
    { id: 'atelectasis', term: 'atelectasis', kind: 'finding', lay: 'part of the lung not fully open', layNumber: 'singular', meaning: 'A part of the lung is closed.' },
    { id: 'ascending', term: 'ascending colon', kind: 'anatomy', lay: 'right side of the large bowel', layNumber: 'singular', meaning: 'The first part of the large bowel.' },
    { id: 'polyp', term: 'polyp', kind: 'finding', lay: 'small growth', layNumber: 'singular', meaning: 'A small growth.' },
    { id: 'heart', term: 'heart', kind: 'anatomy', lay: 'heart', layNumber: 'singular', meaning: 'The pump of the blood.' },
    { id: 'tube', term: 'chest tube', kind: 'device', lay: 'chest drain', layNumber: 'singular', meaning: 'A tube that drains the chest.' },
    { id: 'pain', term: 'chest pain', kind: 'symptom', lay: 'chest pain', meaning: 'Pain in the chest.' },
  ],
  medicines: [{ id: 'warfarin', term: 'warfarin', brands: ['Coumadin'], lay: 'a blood thinner', purpose: 'helps to stop clots' }],
}); // biome-ignore format: a table

const absent = { assertion: 'absent', negated: true } as const;
const reports: [string, FrameDraft][] = [
  ['a side', { kind: 'finding', text: 'Right nodule.', head: ['nodule', 'nodule'], laterality: 'right' }],
  ['a size', { kind: 'finding', text: 'Nodule of 9 mm.', head: ['Nodule', 'nodule'], sizes: [{ printed: '9 mm', values: [9], unit: 'mm' }] }],
  ['a denial', { kind: 'absent', text: 'No pleural effusion.', head: ['pleural effusion', 'effusion'], ...absent }],
  ['a list of denials', { kind: 'absent', text: 'Without pleural effusion.', head: ['pleural effusion', 'effusion'], ...absent }],
  ['a name that holds “not”', { kind: 'finding', text: 'Atelectasis.', head: ['Atelectasis', 'atelectasis'] }],
  ['a name that holds a side', { kind: 'finding', text: 'Polyp of the ascending colon.', head: ['Polyp', 'polyp'], sites: [['ascending colon', 'ascending']] }],
  ['a doubt', { kind: 'finding', text: 'Possible nodule.', head: ['nodule', 'nodule'], assertion: 'possible', certainty: 'possible' }],
  ['the past', { kind: 'finding', text: 'Prior pleural effusion.', head: ['pleural effusion', 'effusion'], assertion: 'historical' }],
  ['a normal place', { kind: 'normal', text: 'Heart is normal in size.', head: ['Heart', 'heart'] }],
  ['a device', { kind: 'device', text: 'Left chest tube.', head: ['chest tube', 'tube'], laterality: 'left' }],
  ['a brand', { kind: 'medicine', text: 'Coumadin 5 mg daily.', section: 'discharge_medications', head: ['Coumadin', 'warfarin', 'medicines'], medicine: { dose: '5 mg', frequency: 'once a day', route: null, change: 'new', asPrinted: '' } }],
  ['a symptom', { kind: 'finding', text: 'Chest pain.', head: ['Chest pain', 'pain'], section: 'history_present' }],
]; // biome-ignore format: a table

describe('the side-by-side view', () => {
  it.each(reports)('is faithful to its clause: %s', (_, draft) => {
    const understanding = handBuilt([draft], knowledge);
    const analysis = explain(understanding, knowledge);
    expect(analysis.plain).toHaveLength(1);
    expect(checkFaithfulness(analysis, understanding.report.text, knowledge)).toEqual([]);
  });

  const [, draft] = reports[0] as [string, FrameDraft];
  const understanding = handBuilt([draft], knowledge);
  const analysis = explain(understanding, knowledge);
  const spoiled = (text: string): Analysis => ({
    ...analysis,
    plain: analysis.plain.map((one) => ({ ...one, text })),
  });
  it.each([
    ['a number', 'The scan shows a small round spot of 12 mm.', /number 12/],
    ['the other side', 'The scan shows a small round spot on the left side.', /side “left”/],
    ['a denial', 'The scan shows no small round spot.', /denies/],
    ['a medicine', 'You take warfarin.', /medicine warfarin/],
  ])('is caught with %s that the clause does not hold', (_, text, problem) => {
    expect(checkFaithfulness(spoiled(text), understanding.report.text, knowledge).join('\n')).toMatch(problem);
  });

  it('is caught where a sentence told again loses who, when or how sure', () => {
    const story: FrameDraft = {
      kind: 'identity',
      text: 'The mother may have had a nodule in 2003 if at all.',
      section: 'history_present',
    };
    const told = handBuilt([story], knowledge);
    const whole = explain(told, knowledge);
    const without = (word: string) => ({
      ...whole,
      plain: [
        {
          source: told.report.sentences[0]?.span ?? { start: 0, end: 0 },
          text: told.report.text.replace(word, '').trim(),
        },
      ],
    });
    for (const word of ['mother ', 'may ', '2003 ', 'if '])
      expect(checkFaithfulness(without(word), told.report.text, knowledge).join('\n')).toMatch(/is lost/);
  });
});
