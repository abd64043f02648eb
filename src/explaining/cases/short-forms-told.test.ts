import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const told = (text: string) =>
  explained(text)
    .findings.map(({ text: said }) => said)
    .join('\n');

describe('short forms are told as the illness, operation or state that they stand for', () => {
  it.each([
    ['DISCHARGE SUMMARY\nDiagnosis: HE grade 2 on lactulose, ascites.', /confusion from liver disease/],
    [
      'DISCHARGE SUMMARY\nDIAGNOSIS: DECOMPENSATED CIRRHOSIS WITH HE. NO HE AT DISCHARGE.',
      /no confusion from liver disease/,
    ],
    ['PAST MEDICAL HISTORY: LTBI. BPH s/p TURP 2019.', /sleeping TB germs[\s\S]*trimming of the prostate/],
    [
      'OB NOTE\nPPROM at 31/40, steroids given. IUGR suspected.',
      /may have a baby that grows too slowly[\s\S]*waters that break early/,
    ],
    ['DISCHARGE SUMMARY\nPROCEDURES: ORIF left ankle.', /surgery to fix a bone in your left ankle/],
    ['FAMILY HISTORY: Father IHD, brother ADPKD.', /Your brother has had many fluid sacs in the kidneys/],
    ['PATHOLOGY REPORT\nFallopian tubes NAD.', /tubes from ovary to womb looked normal/],
  ])('%s', (text, wanted) => {
    expect(told(text)).toMatch(wanted);
  });

  it('HE in capitals is a man where he does something', () => {
    const text = told('DISCHARGE SUMMARY\nHE WAS ADMITTED WITH PNEUMONIA. HE DENIES CHEST PAIN.');
    expect(text).not.toMatch(/liver/);
    expect(text).toMatch(/You were admitted with lung infection/);
  });
});
