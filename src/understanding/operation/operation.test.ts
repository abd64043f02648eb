import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../index.js';

const concept = (id: string, kind: string, more: object = {}): object => ({
  id,
  term: id.replaceAll('-', ' '),
  kind,
  ...more,
});

const knowledge = tinyKnowledge({
  concepts: [
    concept('appendicitis', 'disease'),
    concept('complication', 'finding', { synonyms: ['complications'] }),
    concept('incision', 'procedure'),
    concept('catheter', 'device'),
    concept('drain', 'device'),
    concept('abscess', 'finding'),
    concept('allergy', 'disease'),
    concept('murmur', 'finding'),
    concept('heart', 'anatomy'),
  ],
  medicines: [
    { id: 'penicillin', term: 'penicillin' },
    { id: 'codeine', term: 'codeine' },
  ],
});

const read = (text: string) => understand(readReport(text, knowledge), knowledge);
const told = (text: string) =>
  read(text).frames.map((frame) => `${frame.kind} ${frame.head?.ref.id ?? '-'} ${frame.assertion}`);
const OPERATION = `OPERATIVE REPORT

PREOPERATIVE DIAGNOSIS: Appendicitis.

ESTIMATED BLOOD LOSS: Minimal.

COMPLICATIONS: None.

DESCRIPTION OF PROCEDURE: The fascia was grasped with Kocher clamps and incised with the Bovie. An abscess was found in the right lower quadrant. The mesoappendix was skeletonized. The bowel was lacerated. The fascia was reapproximated with 2-0 Vicryl.
`;

describe('steps of an operation', () => {
  const { frames, report } = read(OPERATION);
  const of = (words: string) =>
    frames
      .filter((frame) => report.clean.slice(frame.source.start, frame.source.end).includes(words))
      .map((frame) => `${frame.kind} ${frame.head?.ref.id ?? '-'}`);

  it('are told coarsely, whatever their tools are called', () => {
    expect(of('Kocher')).toEqual(['technique -']);
    expect(of('Vicryl')).toEqual(['technique -']);
    expect(of('skeletonized')).toEqual(['technique -']);
  });

  it('keep what was found', () => {
    expect(of('abscess')).toEqual(['finding abscess']);
  });

  it('do not hide what went wrong', () => {
    expect(of('lacerated')).toEqual(['condition -']);
    expect(frames.filter(({ part }) => part === 'went_wrong')).toHaveLength(1);
  });

  it('are steps only where an operation is told', () => {
    const text = 'CHEST X-RAY\n\nFINDINGS: The zorgon was ligated with Vicryl.\n';
    expect(told(text)).not.toContain('technique - present');
  });
});

describe('answers to a heading', () => {
  it('deny what the heading names', () => {
    expect(told(OPERATION)).toContain('absent complication absent');
  });

  it('name what the reader is allergic to, and nothing that is denied', () => {
    expect(told('ALLERGIES: Penicillin causes swelling.')).toEqual(['finding penicillin present']);
    expect(told('ALLERGIES: Codeine and penicillin.')).toEqual([
      'finding codeine present',
      'finding penicillin present',
    ]);
    expect(told('ALLERGIES: No allergy to penicillin.')).not.toContain('finding penicillin present');
  });
});

describe('vital signs', () => {
  it('are a condition where there is a figure, and an examination where there is none', () => {
    const text = 'PHYSICAL EXAMINATION\nVITAL SIGNS: Blood pressure 120/80, pulse 72.\nHEART: No murmur.\n';
    expect(told(text)).toEqual(['condition - present', 'absent murmur absent']);
  });
});
