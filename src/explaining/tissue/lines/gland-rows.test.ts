import { describe, expect, it } from 'vitest';
import { faithful } from '../../../../test/explained.js';

const told = (line: string) =>
  faithful(`Radical prostatectomy: acinar adenocarcinoma, Gleason 4+3=7. ${line} Stage pT3a N1 R1.`)
    .findings.map(({ text }) => text)
    .join('\n');

describe('short rows of a gland that was taken out', () => {
  it.each([
    ['EPE present, left posterolateral, non-focal.', /grown out of the prostate at the back of the left side, in more than a small spot \(EPE\)/],
    ['EPE not identified.', /no sign of growth past the edge of the prostate/],
    ['SV invasion absent.', /not grown into the glands behind the prostate/],
    ['LN 3/14 +, largest deposit 6 mm, ECE absent.', /found in 3 of the 14 lymph nodes that were checked\. The largest spot of it there measures 6 mm\. No cancer was seen growing out of a lymph node/],
    ['LN 3/14 +ve, ECE present.', /found in 3 of the 14 lymph nodes that were checked\. It grows out of a lymph node there/],
    ['2/18 nodes +ve (pN1b).', /found in 2 of the 18 lymph nodes that were checked\. The lymph node stage \(N\) is N1b/],
    ['ECE absent.', /No cancer was seen growing out of a lymph node/],
  ])('%s', (line, expected) => expect(told(line)).toMatch(expected)); // biome-ignore format: a table
});
