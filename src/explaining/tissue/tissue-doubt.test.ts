import { expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (line: string) =>
  explainReport(`SURGICAL PATHOLOGY REPORT\n\nSPECIMEN: Biopsy.\n\nFINAL DIAGNOSIS:\n${line}\n`, knowledge)
    .findings.map(({ text }) => text).join('\n'); // biome-ignore format: one call

it.each(['Features are indefinite for dysplasia.', 'Barrett mucosa, indefinite for dysplasia.'])(
  'what the lab could not settle is left open: %s',
  (line) => {
    expect(told(line)).toMatch(/may show abnormal cells/);
    expect(told(line)).not.toMatch(/shows abnormal cells/);
  },
);

it('what is left in its place is not told as cancer that is left', () => {
  expect(told('Residual carcinoma in situ, no invasion.')).toMatch(/very early cancer cells/);
  expect(told('Residual carcinoma in situ, no invasion.')).not.toMatch(/shows cancer that is left/);
  expect(told('Residual carcinoma, 4 mm.')).toMatch(/cancer that is left/);
});

it('edges with cancer are explained in a whole sentence', () => {
  expect(told('Melanoma in situ, margins positive laterally.')).toMatch(
    /(?<=\. )The growth reaches the edge of the tissue that was taken out\./,
  );
});
