import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../understand.js';

const knowledge = wholeKnowledge();
const read = (text: string) => understand(readReport(text, knowledge), knowledge);
const urgent = (text: string) =>
  read(text).frames.flatMap(({ urgency, head, setAside }) =>
    urgency && urgency.state !== 'known' && !setAside ? [head?.ref.id] : [],
  );

describe('what a report takes back', () => {
  it.each([
    'ADDENDUM: The first report described a small right pneumothorax. On review this is a skin fold.',
    'The earlier report of free intraperitoneal air is withdrawn; the gas lies in the colon.',
    'Corrected report: the mention of bowel perforation belongs to another patient.',
    'ECG machine read: ACUTE MI. Overread by cardiologist: early repolarization, no infarct.',
    'CAD software marked PE in the right lower lobe; on review this is a breathing artefact.',
  ])('is not told as urgent: %s', (text) => {
    expect(urgent(text)).toEqual([]);
  });

  it('is told where the second look bears it out, or finds what the first did not', () => {
    expect(urgent('ECG machine read: ACUTE MI. Cardiologist agrees: anterior STEMI.')).toContain(
      'st-elevation-myocardial-infarction',
    );
    expect(urgent('The first report of no pneumothorax was an error; there is a large left pneumothorax.')).toEqual([
      'pneumothorax',
    ]);
    expect(urgent('AI triage flagged a bleed. Radiologist: acute subdural hematoma on the left.')).toContain(
      'subdural-hematoma',
    );
  });
});

describe('a result of a faulty specimen', () => {
  const beyond = (text: string) => read(text).labs.map((lab) => lab.beyondCritical);
  it.each([
    'Wrong patient label, disregard potassium of 8.1.',
    'Potassium 7.4 mmol/L, specimen grossly haemolysed.',
    'Gluc 31 on meter, lab glucose 88.',
  ])('is beyond no limit: %s', (text) => {
    expect(beyond(text).filter((side) => side !== null)).toEqual([]);
  });

  it('is critical where nothing was wrong with it', () => {
    expect(beyond('Potassium 7.4 mmol/L. Not haemolysed.')).toEqual(['high']);
    expect(beyond('Potassium 7.4 mmol/L, slightly hemolyzed.')).toEqual(['high']);
  });
});
