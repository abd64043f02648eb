import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { explainReport } from '../index.js';

const knowledge = tinyKnowledge({
  concepts: [
    { id: 'effusion', term: 'effusion', kind: 'finding', lay: 'extra fluid', layNumber: 'mass' },
    { id: 'mass', term: 'mass', kind: 'finding', lay: 'lump', layNumber: 'singular' },
    { id: 'crackles', term: 'crackles', kind: 'finding', lay: 'crackling sounds', layNumber: 'plural' },
    { id: 'shadowing', term: 'posterior shadowing', kind: 'descriptor', lay: 'with a dark shadow behind it' },
    { id: 'liver', term: 'liver', kind: 'anatomy', lay: 'liver', layNumber: 'singular' },
    { id: 'spine', term: 'spine', kind: 'anatomy', lay: 'spine', layNumber: 'singular' },
    { id: 'pregnancy', term: 'intrauterine pregnancy', kind: 'finding', lay: 'pregnancy in the womb', layNumber: 'singular' },
  ],
}); // biome-ignore format: a table

function explained(text: string): string {
  const analysis = explainReport(text, knowledge);
  return [...analysis.findings, ...analysis.plain].map((one) => one.text).join('\n');
}

describe('lines told whole', () => {
  it('takes US in capitals for the picture, not for the care team', () => {
    const text = explained('ULTRASOUND OF THE LIVER\nFINDINGS:\nTargeted US: mass with posterior shadowing, stable.\n');
    expect(text).not.toMatch(/care team/i);
  });

  it('puts the side behind a name of several words', () => {
    const text = explained('CHEST X-RAY\nFINDINGS:\nSmall left effusion, slightly larger than last week.\n');
    expect(text).not.toMatch(/left extra fluid/);
    expect(text).toMatch(/on the left|left side/);
  });

  it('speaks of the baby in the ultrasound of an unborn child', () => {
    const text = explained(
      'OBSTETRIC ULTRASOUND\nFINDINGS:\nSingle live intrauterine pregnancy, cephalic. Fetal anatomy: the spine is normal. BPD 48 mm.\nIMPRESSION:\nIntrauterine pregnancy.\n',
    );
    expect(text).not.toMatch(/\byour spine\b/i);
  });
});

describe('a change that belongs to a name', () => {
  const named = tinyKnowledge({
    concepts: [
      { id: 'hypesthesia', term: 'hypesthesia', kind: 'symptom', lay: 'loss of feeling', synonyms: ['decreased sensation'], meaning: 'The skin feels less.' },
      { id: 'numbness', term: 'numbness', kind: 'symptom', lay: 'numbness' },
      { id: 'neuropathy', term: 'neuropathy', kind: 'disease', lay: 'nerve damage' },
    ],
  }); // biome-ignore format: a table

  it('is not told as a change for the better', () => {
    const text =
      'CLINIC NOTE\nChief complaint: Numbness.\nPhysical exam: The patient has decreased sensation in the feet.\nAssessment:\n1. Neuropathy.\n2. Decreased sensation.\n';
    const told = explainReport(text, named).findings.map((one) => one.text);
    expect(told.join(' ')).toMatch(/loss of feeling/);
    expect(told.join(' ')).not.toMatch(/become better/);
  });
});
