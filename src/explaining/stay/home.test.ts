import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (lines: string, heading = 'DISCHARGE INSTRUCTIONS') => {
  const { findings, recommendations } = explainReport(
    `DISCHARGE SUMMARY\n\nDiagnosis: Pneumonia.\n\n${heading}\n${lines}\n\nFOLLOW-UP\nPCP in 2 weeks.\n`,
    knowledge,
  );
  return [...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
};

describe('what the reader is told for home', () => {
  it.each<[string, string, RegExp]>([
    ['Activity: no lifting over 5 kg, otherwise as tolerated', 'No lifting over 5 kg', /as active as you feel/],
    ['Activity as tolerated', 'as active as you feel able to be', /never/],
    ['Low sodium diet', 'Eat food that is low in salt', /good for the heart/],
    ['Low salt, heart healthy diet', 'low in salt and good for the heart', /never/],
    ['Never stop steroids suddenly', 'Never stop steroids suddenly', /You never/],
    ['Never miss a dose', 'Never miss a dose', /You never/],
    ['Never smoked', 'You never smoked', /^Never/m],
    ['Finish all antibiotics', 'Finish all antibiotics.', /“/],
    ['Empty drain when half full and record', 'Empty drain when half full and record.', /“/],
    ['NPO; feeds via PEG, Jevity 60 mL/h', 'feeding tube', /softens stool/],
    ['PEG 17 g daily for constipation', 'softens stool', /feeding tube/],
  ])('%s', (line, words, never) => {
    expect(told(line)).toContain(words);
    expect(told(line)).not.toMatch(never);
  });

  it.each<[string, string]>([
    ['DNR/DNI', 'no CPR if your heart stopped and no breathing tube'],
    ['DNACPR: not in place', '“DNACPR: not in place”'],
    ['DNACPR form: no', '“DNACPR form: no”'],
    ['Code status: Full', 'the team would try to restart it'],
  ])('CPR is never lost: %s', (line, words) => {
    expect(told(line)).toContain(words);
  });
});

describe('what the story of a stay says', () => {
  it.each<[string, string, RegExp]>([
    ['Hip: full pain-free ROM.', 'pain-free', /had no pain/],
    ['Urine (catheter) grew E coli.', 'E coli', /in place/],
    ['Check film satisfactory.', 'check film satisfactory', /^Check film/m],
    ['Carotid dopplers: <50% both sides, no surgery indicated.', 'do not need surgery', /surgery on both/],
    ['NSTEMI type 2 due to sepsis.', 'strain on the heart muscle', /heart attack type/],
    ['She had RUE swelling.', 'right arm', /in your arm/],
    ['LLE cellulitis improved.', 'Left leg', /your leg skin/],
    ['He was extubated on day 3.', 'taken off the breathing tube', /extubated/],
  ])('%s', (line, words, never) => {
    expect(told(line, 'HOSPITAL COURSE')).toContain(words);
    expect(told(line, 'HOSPITAL COURSE')).not.toMatch(never);
  });

  it('results beside a procedure are nothing that was done', () => {
    const text = told('3/2 PCI with DES to mid RCA. Residual 60% LAD lesion.\n3/4 TTE: LVEF 45%.', 'PROCEDURES');
    expect(text).not.toMatch(/What was done is called “(?:Residual|LVEF)/);
  });
  it.each(['Dr. Lin 8/21 with CBC', 'Dr Smith (renal) 3/12', 'Dr Jones 6 weeks with x-ray'])(
    'a visit with a named doctor is no signature: %s',
    (line) => {
      expect(told(line, 'FOLLOW UP PLAN')).toMatch(/Dr\.? (?:Lin|Smith|Jones)/);
    },
  );
  it('tests that are due end a list of medicines', () => {
    const text = told(
      'Lithium ER 900 mg qhs\nDiscontinued: sertraline 100 mg\n\nLabs due: lithium level in 1 week.\nAvoid NSAIDs while on lithium.',
      'DISCHARGE MEDICATIONS',
    );
    expect(text).toMatch(/Avoid NSAIDs/);
  });
  it('who sees the reader where is no part of the body', () => {
    expect(told('SALT review community', 'PLAN')).toContain('to see you at home or near it');
  });
  it('an urgent transfer stands in the summary', () => {
    const { summary } = explainReport(
      'DISCHARGE SUMMARY\n\nDiagnosis: Left MCA stroke\n\nHospital course: CT showed an M1 occlusion. Transferred urgently to the Royal for thrombectomy.\n',
      knowledge,
    );
    expect(summary).toContain('the Royal');
  });
});
