import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (text: string) => {
  const { findings, summary, keyPoints, labs, recommendations } = explainReport(text, knowledge);
  return [summary, ...keyPoints, ...[...findings, ...labs, ...recommendations].map((one) => one.text)].join('\n');
};
const stay = (...lines: string[]) =>
  told(`DISCHARGE SUMMARY\n\nDIAGNOSIS: STEMI.\n\nDISCHARGE MEDICATIONS:\naspirin 100 mg daily\n${lines.join('\n')}\n`);

describe('an order is told with what it hangs on', () => {
  it.each([
    ['ticagrelor 90 mg bd (for 12 months - please do not cease without discussing with us)', /stop ticagrelor/i],
    ['Clopidogrel 75 mg daily, never stop without asking cardiology', /stop clopidogrel/i],
    ['Prednisolone 30 mg OD - STOP after 1 more day', /says to stop prednisolone/i],
    ['Spironolactone 100 mg daily, stop spironolactone if Na <125', /says to stop spironolactone/i],
    ['Gliclazide 80 mg BD (review 1/52)', /for 1 week/i],
    ['D/C meds: codeine 30 mg qds', /stop codeine/i],
  ])('%s', (line, wrong) => {
    expect(stay(line)).not.toMatch(wrong);
  });

  it.each([
    ['Furosemide 40 mg daily, stop amlodipine', 'amlodipine', 'furosemide'],
    ['Bisoprolol 5 mg daily and stop ibuprofen', 'ibuprofen', 'bisoprolol'],
    ['Lisinopril 10 mg daily. Stop HCTZ.', 'HCTZ', 'lisinopril'],
    ['Furosemide 40 mg daily; then stop digoxin', 'digoxin', 'furosemide'],
  ])('of the medicine behind it, not of the one before: %s', (line, stopped, kept) => {
    expect(stay(line)).toMatch(new RegExp(`says to stop ${stopped}`, 'i'));
    expect(stay(line)).not.toMatch(new RegExp(`says to stop ${kept}`, 'i'));
  });

  it('keeps the form of a medicine', () => {
    expect(stay('Ibuprofen gel - continue')).toMatch(/ibuprofen gel/i);
  });

  it('tells a restart with its condition', () => {
    const text = stay('Ramipril 5 mg - WITHHELD', '', 'ACTIONS FOR GP:', 'U+E in 1/52, restart ramipril if stable');
    expect(text).not.toMatch(/plan is to start ramipril/);
    expect(text).toMatch(/restart ramipril if stable/);
  });
});

describe('a look at tissue', () => {
  const GROSS =
    'HISTOPATHOLOGY REPORT\n\nMacroscopy\nWLE: 62 x 55 mm, inked. Lesion 19 mm.\nSLN 1 - 14 mm node, bivalved.\n\n';
  const END = '\n\nConclusion: Breast carcinoma, grade 2, excised.\n';

  it.each(['Microscopy - proforma', 'MICROSCOPIC SUMMARY', 'Findings on the slide'])(
    'through the microscope begins where cells are told of, whatever its heading: %s',
    (heading) => {
      const text = told(
        `${GROSS}${heading}\nTumour type: invasive carcinoma\nLVI: Present (focal)\nPerineural invasion: present${END}`,
      );
      expect(text).toMatch(/cancer cells in small vessels/);
      expect(text).toMatch(/cancer cells around a nerve/);
    },
  );

  it('tells a denial with how far it could be seen', () => {
    const text = told(`${GROSS}Microscopy\nLVI: not seen (no vessels sampled)${END}`);
    expect(text).not.toMatch(/no sign of cancer cells in (?:small|the) vessels/);
    expect(text).toMatch(/no vessels sampled/);
  });

  it('leaves the doubt about a kind with the kind', () => {
    expect(told(`${GROSS}Microscopy\nFindings favour sporadic tumour.${END}`)).not.toMatch(/probably shows a growth/);
  });
});

describe('a figure or an answer', () => {
  it('of the distance to the nipple is no size', () => {
    expect(
      told('MAMMOGRAM\n\nFINDINGS: At 2 o’clock 6 cm FN there is an irregular mass measuring 12 mm.\n'),
    ).not.toMatch(/measures 6 cm/);
  });

  it('has no second half that is expected', () => {
    const text = told(
      'SEROLOGY\n\nTest   Result   Reference\nTPPA                             POSITIVE  >1:1280\nHBsAg                            NOT DETECTED\nAnti-HBs                         >1000 mIU/mL   (immune, vaccine)\n',
    );
    expect(text).not.toMatch(/report expects|not usual/);
  });

  it('of a gas without a unit is no alarm', () => {
    expect(stay('', 'RESULTS:', 'ABG: pH 7.34, pCO2 6.9, pO2 7.8')).not.toMatch(/very low/);
  });
});

it('a child that was let go is sent to no emergency room', () => {
  const text = told(
    'PAEDIATRIC EMERGENCY DEPARTMENT\nDischarged: 29/12/2022 02:30\n\nExam: Inspiratory stridor at rest (soft). Air entry good.\n\nReassessed: no stridor at rest.\n\nDiagnosis: Viral croup - improved\n\nPlan:\n- Home. Parent happy\n',
  );
  expect(text).not.toMatch(/care right now|nearest emergency room/);
});

it('names no order of tests as a sign of what it looks for', () => {
  expect(
    told('HAEMATOLOGY REPORT\n\nWBC 88 10*9/L 4-11\n\nComment: Send urate, K, PO4, Ca, LDH, group & save.\n'),
  ).not.toMatch(/tumor lysis|dying cancer cells/);
});

it('takes no gas of the blood for urine, though urine is on the sheet', () => {
  const text = told(
    'LABORATORY\n\nARTERIAL GASES\nPH 7.08 L 7.35-7.45\nPCO2 18 L 35-45\n\nURINALYSIS\nSP GR 1.031\nNITRITE NEG NEG\nKETONES LARGE NEG\n',
  );
  expect(text).not.toMatch(/urine pH|acid your urine/);
});

it.each(['Dengue fever', 'Typhoid fever', 'Yellow fever', 'Q fever'])(
  'tells %s by its name, not as any fever',
  (name) => {
    const text = told(`DISCHARGE SUMMARY\n\nDIAGNOSIS: ${name}\n\nCOURSE: Stable.\n`);
    expect(text).not.toMatch(/diagnosis is a fever/);
    expect(text.toLowerCase()).toContain(name.toLowerCase());
  },
);
