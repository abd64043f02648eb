import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../knowledge/testing.js';
import { readReport } from '../reading/index.js';
import { understand } from './index.js';

const concept = (id: string, kind: string, more: object = {}): object => ({
  id,
  term: id.replaceAll('-', ' '),
  kind,
  ...more,
});

const knowledge = tinyKnowledge({
  concepts: [
    concept('lung', 'anatomy', { synonyms: ['lungs'] }),
    concept('emphysema', 'disease'),
    concept('nodal-involvement', 'finding', { synonyms: ['positive lymph nodes'] }),
    concept('estrogen-receptor', 'other'),
    concept('estrogen-receptor-positive', 'finding', { synonyms: ['estrogen receptor positive'] }),
    concept('subdural-hematoma', 'disease'),
    concept('infection', 'disease'),
    concept('catheterization', 'procedure'),
    concept('heart-failure', 'disease'),
    concept('weak-heart', 'finding'),
    concept('dyspnea', 'symptom'),
    concept('tumor', 'finding'),
    concept('signal', 'finding'),
    concept('blood-culture', 'test', { synonyms: ['blood cultures'] }),
    concept('stain', 'test', { synonyms: ['stains'] }),
  ],
  medicines: [{ id: 'ampicillin', term: 'ampicillin' }],
});

const frames = (text: string) => understand(readReport(text, knowledge), knowledge).frames;
const told = (text: string) =>
  frames(text).map((frame) => [frame.kind, frame.head?.ref.id ?? '-', frame.assertion, frame.change].join(' '));

describe('labels', () => {
  it('do not deny what follows them by a word of their own', () => {
    expect(told('DIAGNOSIS:\nNon-neoplastic lung: Emphysema.')).toEqual(['diagnosis emphysema present ']);
  });

  it('are denied by a count of none', () => {
    expect(told('DIAGNOSIS:\nNumber of positive lymph nodes: 0')).toEqual(['absent nodal-involvement absent ']);
  });

  it('make one name with their answer where there is one', () => {
    expect(told('DIAGNOSIS:\nEstrogen receptor (ER): Positive (95%)')).toEqual([
      'diagnosis estrogen-receptor-positive present ',
    ]);
  });
});

describe('what is only spoken of', () => {
  it('tells why a test was done as a reason, never as a finding', () => {
    expect(told('FINDINGS: CT was done to rule out subdural hematoma.')).toEqual([
      'reason subdural-hematoma possible ',
    ]);
  });

  it('denies nothing under a condition', () => {
    const [first] = frames('FINDINGS: If there was no catheterization, look for infection.');
    expect(first).toMatchObject({ assertion: 'conditional', negated: false });
  });

  it('takes no antibiotic tested on a germ for a medicine of the reader', () => {
    expect(told('RESULTS:\nResistant: ampicillin.').filter((one) => one.startsWith('medicine'))).toEqual([]);
  });

  it('takes what was done for no request', () => {
    expect(told('MICROSCOPIC: Stains are performed.').some((one) => one.startsWith('recommendation'))).toBe(false);
    expect(told('COMMENT: Stains should be performed.').some((one) => one.startsWith('recommendation'))).toBe(true);
  });

  it('reads a culture without growth as normal', () => {
    expect(told('HOSPITAL COURSE: Blood cultures showed no growth.')).toEqual(['normal blood-culture present ']);
  });
});

describe('change', () => {
  it('is not said of the thing behind "with"', () => {
    expect(told('IMPRESSION: Heart failure with weak heart, improved.')).toContain('finding weak-heart present ');
  });

  it('of the story before is past', () => {
    expect(told('HISTORY OF PRESENT ILLNESS: He presented with worsening dyspnea.')).toEqual([
      'finding dyspnea present ',
    ]);
  });

  it('is no comparison among things seen now', () => {
    expect(told('FINDINGS: The larger tumor lies in the lung.')).toEqual(['finding tumor present ']);
    expect(told('FINDINGS: Increased T2 signal.')).toEqual(['finding signal present ']);
    expect(told('FINDINGS: The tumor is larger.')).toEqual(['finding tumor present increased']);
    expect(frames('FINDINGS: Increased T2 signal.')[0]?.level).toBeNull();
  });
});
