import { expect, it } from 'vitest';
import { readReport } from './index.js';
import { readingKnowledge } from './test-knowledge.js';

const typeOf = (text: string) => readReport(text, readingKnowledge()).type;

it.each([
  'FINE NEEDLE ASPIRATION CYTOLOGY\n\nThyroid, left, US guided, 18 mm nodule\nSmears show sheets of follicular cells with mild nuclear enlargement in scant colloid.\nBethesda III.',
  'CYTOLOGY REPORT\nPleural fluid. Reactive mesothelial cells, nuclear atypia is not seen.',
  'HISTOLOGY: duodenum\nVilli are normal. No raised lymphocytes in the epithelium.',
  'FLOW CYTOMETRY REPORT\nPeripheral blood. A kappa restricted B cell population is present.',
])('takes what is seen in cells for pathology: %.40s', (text) => {
  expect(typeOf(text).type).toBe('pathology');
});

it('still takes a nuclear scan for a picture', () => {
  const { type, modality } = typeOf(
    'NUCLEAR MEDICINE BONE SCAN\nTECHNIQUE: 20 mCi Tc-99m MDP.\nFINDINGS: Increased uptake in the left hip. No other abnormal uptake.\nIMPRESSION: Left hip uptake.',
  );
  expect([type, modality]).toEqual(['imaging', 'nuclear']);
});
