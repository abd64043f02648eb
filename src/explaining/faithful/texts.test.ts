import { expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { checkFaithfulness } from './faithfulness.js';

const knowledge = wholeKnowledge();

it.each([
  ['the eye that a line is on', 'EYE CLINIC\nVA RE 6/9, LE 6/18.\nRE: moderate non-proliferative diabetic retinopathy, no macular oedema.\nLE: proliferative retinopathy, small preretinal haemorrhage.\n'],
  ['the same by its Latin letters', 'EYE CLINIC\nVA 6/9, 6/18.\nOD: moderate non-proliferative diabetic retinopathy.\nOS: retinal vein occlusion.\n'],
  ['numbers of samples', 'HISTOPATHOLOGY REPORT\nNature of specimen: OGD biopsies\n(1) Duodenum (2) Antrum\nMicroscopy:\n(1) Duodenal mucosa with marked villous blunting, crypt hyperplasia and raised intraepithelial lymphocytes.\n(2) Antral mucosa with mild gastritis.\nConclusion:\n(1) In keeping with coeliac disease.\n(2) Mild gastritis.\n'],
  ['the everyday name of a part with a side that stands there as a short form', 'DISCHARGE SUMMARY\nDiagnosis: Stroke.\nHospital course:\nTTE: EF 58, LA mildly dilated, no thrombus.\n'],
  ['what is still to come', 'RENAL BIOPSY\nLM: 18 glomeruli, 2 globally sclerosed.\nIF: granular IgG (3+).\nEM: to follow.\nDx: Membranous nephropathy.\n'],
  ['a thing that is not asked for yet', 'MAMMOGRAM\n\nFINDINGS: New focal asymmetry in the left breast.\n\nRECOMMENDATION: Left diagnostic mammogram with spot compression views and possible ultrasound.\n'],
])('%s stands on the words it is told from', (_, text) => {
  expect(checkFaithfulness(explainReport(text, knowledge), text, knowledge)).toEqual([]);
}); // biome-ignore format: a table

it('what is only possible is not asked for', () => {
  const order = (words: string) =>
    explainReport(
      `MAMMOGRAM\n\nFINDINGS: New focal asymmetry in the left breast.\n\nRECOMMENDATION: ${words}\n`,
      knowledge,
    ).recommendations.map(({ text }) => text).join(' '); // biome-ignore format: one call
  expect(order('Left diagnostic mammogram with spot compression views and possible ultrasound.')).toMatch(
    /and maybe an ultrasound/,
  );
  expect(order('Left diagnostic mammogram with spot compression views and ultrasound.')).toMatch(/and an ultrasound/);
});
