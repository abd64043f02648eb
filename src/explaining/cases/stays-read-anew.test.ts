import { describe, expect, it } from 'vitest';
import { asked, explained, faithful, findings } from '../../../test/explained.js';

describe('tables and lists of a stay', () => {
  const stay = (lines: string) =>
    `DISCHARGE SUMMARY\nFINAL DIAGNOSIS\n${lines}\nINVESTIGATIONS\nTest            02/03    05/03\nHb (g/dL)       7.1      9.0\nCreatinine      1.2      0.8\n\nADVICE ON DISCHARGE\nSl  Drug                     Dose     Freq       Duration\n1   T. TELMISARTAN           40mg     1-0-0      to continue\n2   SYP LACTULOSE            15ml     0-0-1      titrate to 2 stools/day\nDiet: low salt.\nReview after 2 weeks in surgery OPD with CBC, LFT.\n`;
  const LIVER = 'ALCOHOL RELATED CHRONIC LIVER DISEASE - DECOMPENSATED (ASCITES, BLEED)\nTYPE 2 DM';

  it('an illness with fluid in the belly is no title of a sample', () => {
    const { labs } = faithful(stay(LIVER));
    expect(labs.map(({ test }) => test)).toEqual(['hemoglobin', 'creatinine']);
    expect(findings(stay(LIVER))).toMatch(/liver disease/i);
  });
  it('reads a table of medicines below advice as the list for home', () => {
    const told = findings(stay(LIVER));
    expect(told).toMatch(/telmisartan.* 40 mg as 1 in the morning/i);
    expect(told).toMatch(/lactulose.* 15 mL as 1 at night/i);
    expect(told).not.toMatch(/lactulose[^.]*changed/i);
  });
  it('a visit with the blood tests to bring is told', () => {
    expect(asked(stay(LIVER))).toMatch(/after 2 weeks/);
  });
  it('each illness in capitals is one of its own', () => {
    const told = findings(stay('ALCOHOL RELATED CHRONIC LIVER DISEASE - DECOMPENSATED (ASCITES, BLEED)\nLARGE ESOPHAGEAL VARICES - S/P BANDING\nTYPE 2 DM')); // biome-ignore format: one text
    expect(told).toMatch(/The report also lists: large esophageal varices/);
  });
});

describe('headings by their words', () => {
  const op = (lines: string) => `OPERATION NOTE\nProcedure: R shoulder arthroscopy\nComplications: nil\n${lines}\n`;
  it('what is to be done after an operation is no complication', () => {
    expect(findings(op('Post-op: sling 4/52. No driving 8/52.'))).not.toMatch(/Under complications/);
    expect(asked(op('Post-op: sling 4/52. No driving 8/52.'))).toMatch(/No driving 8 weeks/);
  });
  it('how it went after an operation is no plan', () => {
    expect(asked(op('Post-op: uneventful recovery.'))).not.toMatch(/uneventful/);
  });
  const MEETING = 'LUNG MDT OUTCOME LETTER\nDiscussed: 3 May 2025.  FEV1 70%.\nClinical summary: 61F, haemoptysis. CT-guided bx: adenocarcinoma. KRAS G12C awaited.\nMDT opinion: For surgery.\nPatient informed of cancer diagnosis: yes, in clinic.\n'; // biome-ignore format: one text
  it('a letter of a meeting is that, with its story and no reason for a test', () => {
    const { title } = explained(MEETING);
    expect(title).toBe('Letter of the team meeting (MDT)');
    const told = findings(MEETING);
    expect(told).not.toMatch(/done because/);
    expect(told).not.toMatch(/You had a change in the KRAS gene/);
    expect(explained(MEETING).summary).not.toMatch(/conclusion says: “yes/);
  });
});
