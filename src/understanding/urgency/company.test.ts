import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../index.js';

const concepts = ['serious-sign', 'clotting', 'bleeding', 'bursting'].map((id) => ({
  id, term: id, kind: 'disease', lay: 'thing', synonyms: id === 'clotting' ? ['PX', 'clotting'] : [],
})); // biome-ignore format: one list
const knowledge = tinyKnowledge({
  concepts,
  abbreviations: [
    {
      id: 'px',
      short: 'PX',
      senses: [
        { long: 'part of x', near: ['never'] },
        { long: 'physical x', near: ['ever'] },
      ],
    },
  ],
  urgent: ['serious-sign', 'clotting', 'bleeding'].map((id) => ({
    id, concept: id, action: 'Call 911 now.', signs: id === 'bleeding' ? [['gushing', 'blood']] : [],
  })), // biome-ignore format: one list
  dangerSigns: [
    { id: 'rigors', kind: 'fever', points: 0, words: ['rigors|shivering'] },
    { id: 'burst', kind: 'grave', points: 0, words: ['rupture*'], unless: 'ruled out|tendon' },
    { id: 'when', kind: 'fast', points: 1, words: ['this morning'] },
    { id: 'pale', kind: 'color', points: 1, words: ['pale'] },
    { id: 'board', kind: 'belly', points: 2, words: ['belly', 'board'] },
    { id: 'breath', kind: 'breathing', points: 2, words: ['gasping'] },
  ].map((sign) => ({ unless: '', ofInfants: true, ...sign })),
} as Parameters<typeof tinyKnowledge>[0]);

/** What cannot wait: "sign state", with a star where it is told beside another. */
function told(text: string): string[] {
  const { frames } = understand(readReport(text, knowledge), knowledge);
  return frames.flatMap(({ urgency, goesWith, head }) =>
    urgency && urgency.state !== 'known'
      ? [`${head?.ref.id} ${urgency.state}${goesWith === undefined ? '' : ' *'}`]
      : [],
  );
}

const ALARM = 'Blood gushing from the stump.';

describe('a weaker sign', () => {
  it.each([
    `${ALARM} Rigors this afternoon.`,
    `Rigors this afternoon. ${ALARM}`,
    `${ALARM} Seen on the round. Rigors this afternoon.`,
    `${ALARM} The wife says shivering since noon.`,
  ])('counts in the company of an emergency: %s', (text) =>
    expect(told(text).toSorted()).toEqual(['bleeding new', 'bleeding new *']),
  );

  it.each(['Rigors this afternoon.', 'Rigors this afternoon. Seen on the round.'])(
    'counts for nothing alone: %s',
    (text) => expect(told(text)).toEqual([]),
  );

  it.each([
    ['denied', `${ALARM} No rigors.`],
    ['long past', `${ALARM} Rigors two years ago.`],
    ['known', `${ALARM} Known rigors.`],
    ['over', `${ALARM} Rigors have settled.`],
    ['of the family', `${ALARM} His mother had rigors.`],
    ['a condition', `${ALARM} To call if rigors.`],
    ['advice', `${ALARM} Leaflet on rigors.`],
    ['in another paragraph', `${ALARM}\n\nRigors this afternoon.`],
    ['too far away', `${ALARM} Seen on the round. Sat in a chair. Rigors this afternoon.`],
  ])('is left as it is where it is %s', (_, text) => expect(told(text)).toEqual(['bleeding new']));

  it('is none where a picture says why it was asked for', () => {
    const report = 'CT of the leg\nFINDINGS:\nBlood gushing from the stump. 86 yr F, rigors.';
    expect(told(report)).toEqual(['bleeding new']);
  });

  it('that tells only when it was is none', () => {
    expect(told(`${ALARM} Came in this morning.`)).toEqual(['bleeding new']);
  });

  it('in a part of the alarm’s own sentence belongs to it', () => {
    const text = 'Blood gushing from the stump; rigors since noon.';
    const { frames } = understand(readReport(text, knowledge), knowledge);
    const alarm = frames.find(({ urgency }) => urgency !== null);
    expect(text.slice(alarm?.source.start, alarm?.source.end)).toContain('rigors');
  });

  it('is told once, where it stands between two emergencies', () => {
    const text = `${ALARM} Rigors this afternoon. Clotting of the leg vein.`;
    expect(told(text).filter((one) => one.endsWith('*'))).toHaveLength(1);
  });

  it('is none in a line that says when to get help', () => {
    expect(told(`${ALARM} Seek help for rigors or shivering.`)).toEqual(['bleeding new']);
  });

  it('is none beside what only says why a test was asked for', () => {
    const report =
      'CT of the leg\nINDICATION: Blood gushing from the stump. Rigors this afternoon.\nFINDINGS:\nBone is whole.';
    expect(told(report).filter((one) => one.endsWith('*'))).toEqual([]);
  });

  it('is none beside what a laboratory says in general', () => {
    const comment =
      'LABORATORY REPORT\nSpecimen: blood\nComment: blood gushing e.g. from wounds. Rigors this afternoon.';
    expect(told(comment).filter((one) => one.endsWith('*'))).toEqual([]);
  });

  it('is not told beside what was over before', () => {
    expect(told('Blood gushing from the stump in 2011. Rigors this afternoon.')).toEqual([]);
  });
});

describe('what is feared in a sentence of its own', () => {
  it.each(['?PX', 'Query PX.', 'PX to be considered.', 'PX until proven otherwise.'])(
    'cannot wait beside an emergency, by its short form: %s',
    (fear) => expect(told(`${ALARM} ${fear}`)).toEqual(['bleeding new', 'clotting equivocal']),
  );

  it('is told beside it where it only says what may have come of it', () => {
    expect(told(`${ALARM} Rupture cannot be ruled out.`)).toEqual(['bleeding new', 'bleeding equivocal *']);
  });

  it('is the emergency where signs of danger stand next to it, and is told by its name', () => {
    expect(told('Shivering in bed. ?PX')).toEqual(['clotting equivocal *', 'clotting equivocal']);
  });

  it('is told once where the report names it for sure elsewhere', () => {
    expect(told(`Clotting of the leg vein. Bed rest. ${ALARM} ?PX`)).toEqual(['clotting new', 'bleeding new']);
  });

  it.each([
    'Query clotting. Rigors this afternoon. Clotting excluded.',
    'Possible clotting of the vein. Rigors this afternoon. No clotting of the vein.',
  ])('is none where the report answers that it is not there: %s', (text) => expect(told(text)).toEqual([]));

  it('is none where a picture asks it before it answers', () => {
    const found = 'CT of the leg\nFINDINGS:\nPX? Blood gushing from the stump.';
    expect(told(found)).toEqual(['bleeding new']);
  });

  it.each(['?PX', 'Rupture cannot be ruled out.', 'Suspicious for rupture.'])('says nothing alone: %s', (text) =>
    expect(told(text)).toEqual([]),
  );

  it('is none where a longer sentence speaks of it', () => {
    expect(
      told(`${ALARM} The team spoke at length of how such things come about and whether PX is likely in general.`),
    ).toEqual(['bleeding new']);
  });
});

describe('signs of danger in several sentences of a short note', () => {
  const NOTE = 'Belly like a board. Gasping. Pale.';

  it('are an emergency together', () => {
    expect(told(NOTE)).toEqual(['serious-sign new', 'serious-sign new *', 'serious-sign new *']);
  });

  it.each([
    ['two kinds are too few', 'Belly like a board. Gasping.'],
    ['few points are too few', 'Rigors in bed. Pale. Rupture seen.'],
    ['one of them is denied', 'Belly like a board. Not gasping. Pale.'],
    ['a long report is no note', `${NOTE} ${'The patient slept in a bed near the door of the room. '.repeat(14)}`],
  ])('are none where %s', (_, text) => expect(told(text)).toEqual([]));
});
