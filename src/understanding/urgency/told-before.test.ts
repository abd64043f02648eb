import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../index.js';

const knowledge = tinyKnowledge({
  concepts: ['anaphylaxis', 'sepsis', 'overdose'].map((id) => ({ id, term: id, kind: 'disease', lay: 'thing' })),
  urgent: ['anaphylaxis', 'sepsis', 'overdose'].map((id) => ({ id, concept: id, action: 'Call 911 now.' })),
});

function told(text: string): string[] {
  const { frames } = understand(readReport(text, knowledge), knowledge);
  return frames.flatMap(({ urgency }) =>
    urgency && urgency.state !== 'known' ? [`${urgency.id} ${urgency.state}`] : [],
  );
}

describe('what cannot wait', () => {
  it.each([
    'Had anaphylaxis age 3 to egg, tolerates it now.',
    'Overdose at 17, no thoughts of harm since.',
    'Sepsis as a child, well since.',
    '?Sepsis - lactate low, markers normal.',
    'Given red flag advice re sepsis.',
    'Discussed what sepsis is.',
    'Explained how anaphylaxis looks.',
    'Started antibiotics to cover against MRSA sepsis.',
    'Sepsis alert card in the bag.',
    'Last anaphylaxis was at diagnosis, age 9.',
    'The sepsis of 2016 left a scar.',
    'Consent form.\nRisks:\n- bleeding\n- sepsis\n',
    'Consent form.\nRisks discussed:\n- sepsis\n',
  ])('is not told of youth, of a question with its answer or of a list of risks: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each([
    ['Boy aged 4 with anaphylaxis after nuts.', ['anaphylaxis new']],
    ['Overdose at 5 am.', ['overdose new']],
    ['Anaphylaxis, age 9, brought in by ambulance.', ['anaphylaxis new']],
    ['?Sepsis - lactate raised.', ['sepsis equivocal']],
    ['Clumps on the leaflet of a valve with sepsis.', ['sepsis new']],
    ['Fever, treated as sepsis.', ['sepsis new']],
  ])('is told beside an age, a clock time and a question left open: %s', (text, wanted) => {
    expect(told(text)).toEqual(wanted);
  });
});
