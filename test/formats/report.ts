import type { SampleDocument } from '../../scripts/sample-files/index.js';

/** A laboratory report with what makes files hard: header, footer, tables, powers of ten, empty cells, two pages. */
export const LAB_ROWS = [
  ['Test', 'Result', 'Flag', 'Units', 'Reference range'],
  ['Hemoglobin', '10.2', 'L', 'g/dL', '12.0-15.5'],
  ['White blood cells', '7.8', '', '10^9/L', '4.0-11.0'],
  ['Creatinine', '88', '', 'µmol/L', '60-110'],
  ['Potassium', '6.8', 'HH', 'mmol/L', '3.5-5.1'],
  ['TSH', '<0.01', 'L', 'mIU/L', '0.40-4.50'],
];
export const SECOND_ROWS = [
  ['Test', 'Result', 'Units', 'Range'],
  ['Sodium', '140', 'mmol/L', '135-145'],
  ['Ferritin', '12', 'ng/mL', '15-150'],
];
export const PROSE =
  'The hemoglobin is low. There is no evidence of hemolysis. The patient’s ferritin is awaited – see the next report. Repeat the potassium at once.';

export const REPORT: SampleDocument = {
  header: ['Northfield Regional Laboratory', 'Patient: Sample, Alex   MRN: 000111   DOB: 01/02/1960'],
  footer: 'Confidential',
  blocks: [
    { kind: 'title', text: 'Laboratory report' },
    { kind: 'heading', text: 'COMPLETE BLOOD COUNT' },
    { kind: 'table', rows: LAB_ROWS, ruled: true },
    { kind: 'heading', text: 'COMMENT' },
    { kind: 'paragraph', text: PROSE },
    { kind: 'list', numbered: true, items: ['Repeat the test.', 'See your doctor in 2 weeks.'] },
    { kind: 'pageBreak' },
    { kind: 'heading', text: 'CHEMISTRY' },
    { kind: 'table', rows: SECOND_ROWS },
  ],
};
