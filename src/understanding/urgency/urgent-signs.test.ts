import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../index.js';

const knowledge = tinyKnowledge({
  concepts: ['torsion', 'acidosis', 'blockage', 'saddle', 'muscle', 'swelling', 'leak'].map((id) => ({
    id: `${id}-of-test`, term: `${id} of test`, kind: 'disease', lay: 'thing',
  })), // biome-ignore format: one list
  urgent: [
    { id: 'torsion', signs: [['testi*', 'no flow|absent flow|swollen', 'sore|pain*', '!normal flow']] },
    { id: 'acidosis', signs: [['ph 6.6..7.2|lactate >4|bicarb <10', 'drowsy|septic']] },
    { id: 'blockage', signs: [['obstruct*', 'pus|fever*', 'stone|kidney']], unless: ['gall'] },
    { id: 'saddle', signs: [['?numb*', 'groin', 'bladder']] },
    { id: 'muscle', signs: [['ck|creatine kinase', 'ck >9999|creatine kinase >9999']] },
    { id: 'swelling', signs: [['hematoma', 'neck', 'edema*|color']] },
    { id: 'leak', signs: [['drain', 'bile|pus', 'fever*|rigor*', 'belly']] },
  ].map((entry) => ({ ...entry, concept: `${entry.id}-of-test`, action: 'Call 911 now.' })),
});

function told(text: string): string[] {
  const { frames } = understand(readReport(text, knowledge), knowledge);
  return frames.flatMap((frame) => (frame.urgency ? [`${frame.urgency.id} ${frame.urgency.state}`] : []));
}

describe('a sign of a short note', () => {
  it.each(['Pus in the drain and a fever.', 'Rigors, the drain holds bile.'])(
    'may lack its last word where three others stand, and then only makes one think of it: %s',
    (text) => expect(told(text).map((one) => one.split(' ')[1])).toEqual(['equivocal']),
  );

  it.each(['The testicle has absent flow.', 'Obstruction with pus.'])(
    'says too little by two words alone: %s',
    (text) => expect(told(text)).toEqual([]),
  );

  it.each([
    'No drain, pus, fever.',
    'Pus in the drain and a fever two years ago.',
    'Known pus in the drain and a fever.',
    'Pus in the drain and a fever if not treated.',
    'CT of the belly\nFINDINGS:\nPus in the drain and a fever.',
    `Pus in the drain and a fever. ${'The patient slept in a bed near the door of the room. '.repeat(14)}`,
  ])('may not lack it in: %s', (text) => expect(told(text)).toEqual([]));
});

describe('a sign', () => {
  it.each([
    ['The testicle is sore with no flow.', ['torsion new']],
    ['Painful testis, absent flow.', ['torsion new']],
    ['pH of 7.05, drowsy.', ['acidosis new']],
    ['Drowsy, lactate 6.2 and rising.', ['acidosis new']],
    ['Obstructing stone with fevers.', ['blockage new']],
    ['CK 88,000 after the race.', ['muscle new']],
    ['Haematoma of the neck with oedematous skin.', ['swelling new']],
    ['Haematoma of the neck, the colour is dark.', ['swelling new']],
    ['No cyst, 9 cm haematoma of the neck, oedema.', ['swelling new']],
    ['Numbness of the groin, bladder full.', ['saddle equivocal']],
    ['CK has risen to 88,000.', ['muscle new']],
    ['CK from 400 to 88,000.', ['muscle new']],
    ['CK 400 → 88,000.', ['muscle new']],
  ])('is read by word beginnings, numbers, denials that are the sign itself, and doubt: %s', (text, wanted) => {
    expect(told(text)).toEqual(wanted);
  });

  it.each([
    'The testicle is sore, normal flow, no flow limits.',
    'Testicle not swollen, not sore.',
    'pH of 7.38, drowsy.',
    'pH 5.5 in a drowsy patient.',
    'Lactate 3.1, septic.',
    'Obstructing stone without fever.',
    'Gall stone, obstructing, with fever.',
    'No obstruction by a stone, fever.',
    'CK 240 after the race.',
    'No haematoma of the neck, no oedema.',
  ])('is not read: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('a figure of a sign', () => {
  const figure = tinyKnowledge({
    concepts: [{ id: 'too-much', term: 'excess of test', kind: 'disease', lay: 'thing' }],
    urgent: [{ id: 'too-much', concept: 'too-much', action: 'Call 911 now.', signs: [['salt >1.9|salt level >1.9', 'level|tremor|mmol']] }],
  }); // biome-ignore format: one list
  const signs = (text: string) =>
    understand(readReport(text, figure), figure).frames.filter(({ urgency }) => urgency !== null).length;

  it.each(['Salt 12h level 0.71.', 'Salt 12-hour level 0.71.', 'Salt 400 mg daily, fine tremor.', 'Salt level 05.03 0.71 mmol/L.', 'Salt level < 2.5 mmol/L.'])(
    'is no time, dose, day or limit: %s',
    (text) => expect(signs(text)).toBe(0),
  ); // biome-ignore format: one list

  it.each([
    'Salt level 1,86,000 mmol/L.',
    'Salt level 2.4 mmol/L.',
    'Salt 24 mg/dL, tremor.',
    'Salt level > 3, tremor.',
  ])('is the result: %s', (text) => expect(signs(text)).toBe(1));
});

describe('signs and names', () => {
  const frames = (text: string) => understand(readReport(text, knowledge), knowledge).frames;
  const states = (text: string) =>
    frames(text).flatMap(({ urgency, goesWith }) =>
      urgency ? [`${urgency.id} ${urgency.state}${goesWith === undefined ? '' : ' beside'}`] : [],
    );

  it('stand beside each other, as open as the name is', () => {
    expect(states('Torsion of test. The testicle is sore with no flow.')).toEqual([
      'torsion new',
      'torsion new beside',
    ]);
    expect(states('The testicle is sore with no flow. Possible torsion of test.')).toEqual([
      'torsion equivocal beside',
      'torsion equivocal',
    ]);
  });

  it('are told once within one clause, and for two things in two', () => {
    expect(states('Torsion of test with a sore testis and no flow.')).toEqual(['torsion new']);
    expect(states('Torsion of test. Obstructing stone with fever.')).toEqual(['torsion new', 'blockage new']);
    expect(states('Torsion of test; obstructing stone with fever.')).toEqual(['torsion new', 'blockage new']);
  });

  it('of what is known already are no news', () => {
    expect(told('Chronic unchanged haematoma of the neck with oedema.')).toEqual(['swelling known']);
    expect(told('Haematoma of the neck with oedema and a new colour.')).toEqual(['swelling new']);
  });
});

describe('words of the past and of denial beside a sign', () => {
  it.each([
    ['Known gout; the testicle is sore with no flow.', ['torsion new']],
    ['Previous hernia repair, presents with a sore testis with no flow.', ['torsion new']],
    ['A 19 year old with a sore testicle and no flow.', ['torsion new']],
    ['Haematoma of the neck with oedema, treated but has grown.', ['swelling new']],
    ['Haematoma of the neck with oedema, 9 mm, now 22 mm.', ['swelling new']],
    ['Known haematoma of the neck with oedema, 22 mm, now 9 mm.', ['swelling known']],
    ['Known haematoma of the neck with oedema.', ['swelling known']],
    ['Old haematoma of the neck; oedema.', ['swelling known']],
    ['Denies torsion of test on arrival; later the testicle was sore with no flow.', ['torsion new']],
  ])('%s', (text, wanted) => {
    expect(told(text)).toEqual(wanted);
  });
});

describe('the words next to a sign', () => {
  it.each([
    ['The left testicle is sore and enlarged. No flow in it.', ['torsion new']],
    ['The testicle is sore. Absent flow; the other one is normal.', ['torsion new']],
    ['The testicle is sore. The flow is good.', []],
    ['Both testicles are normal. No flow was looked for.', []],
    ['Obstructing stone on the left. This may be with fever.', ['blockage equivocal']],
    ['Obstructing stone on the left. She has fever.', ['blockage new']],
  ])('lend it what it lacks, as open as they are: %s', (text, wanted) => {
    expect([...new Set(told(text))]).toEqual(wanted);
  });
});

describe('a pressure', () => {
  const figure = tinyKnowledge({
    concepts: [{ id: 'too-low', term: 'shock of test', kind: 'disease', lay: 'thing' }],
    urgent: [{ id: 'too-low', concept: 'too-low', action: 'Call 911 now.', signs: [['bp <86|systolic <86', 'pale|cold']] }],
  }); // biome-ignore format: one list
  const signs = (text: string) =>
    understand(readReport(text, figure), figure).frames.filter(({ urgency }) => urgency !== null).length;

  it.each([
    ['The woman is pale, BP 72/41.', 1],
    ['Aged 54 years, pale, BP 72/41.', 1],
    ['Baby girl, 6 weeks, pale, BP 72/41.', 0],
    ['Newborn, pale, BP 64/30.', 0],
    ['36 weeks pregnant, pale, BP 76/40, the baby moves.', 1],
    ['Newborn, pale, BP 41/20.', 1],
    ['4 year old boy, pale, BP 82/50.', 0],
    ['4 year old boy, pale, BP 62/40.', 1],
    ['EXAM: 5 month old infant.\nPale, BP 76/40.', 0],
  ])('is held against the age: %s', (text, count) => {
    expect(signs(text)).toBe(count);
  });
});
