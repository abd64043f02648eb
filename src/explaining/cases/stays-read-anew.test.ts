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

describe('a table of a breathing test', () => {
  const test = (rows: string) =>
    `PULMONARY FUNCTION LABORATORY\n              Pred   Pre    %Pred   Post   %Chg\n${rows}\nINTERPRETATION: Moderate obstruction.\n`;
  it('tells each figure by the name over it', () => {
    const text = test(
      'FEV1 (L)      3.40   1.70   50      1.90   +12\nFEV1/FVC      0.80   0.55           0.60\nTLC (L)       6.10   6.80   111',
    );
    const { labs } = faithful(text);
    expect(labs).toEqual([]);
    const told = findings(text);
    expect(told).toMatch(
      /The air blown out in one second \(FEV1\) was 1\.70 L: 50% of the 3\.40 L that is expected\. After the inhaled medicine it was 1\.90 L, 12% more than before\./,
    );
    expect(told).toMatch(/\(FEV1\/FVC\) was 0\.55; 0\.80 is expected\. After the inhaled medicine it was 0\.60\./);
    expect(told).toMatch(/\(TLC\) was 6\.80 L: 111% of the 6\.10 L that is expected\./);
    expect(told).not.toMatch(/white blood cell/);
  });
  it('tells no figure that may stand under another name', () => {
    expect(findings(test('FEV1 (L)      3.40                   50'))).not.toMatch(/50% of/);
  });
});

describe('letters and notes', () => {
  const stay = (lines: string) =>
    `DISCHARGE SUMMARY\nDiagnosis: Gallstones\n${lines}\nDischarge Meds: Paracetamol 1 g qds\n`;
  it('a word that stands last denies nothing that is said to be settled', () => {
    const text = stay('Post op tolerating diet, pain controlled on tablets, drain nil.');
    expect(
      explained(text)
        .plain.map(({ text: one }) => one)
        .join(' '),
    ).not.toMatch(/no pain/);
  });
  it('thanks to a colleague are no part of the story', () => {
    const told = findings(
      stay('Thank you for taking over the care of this lady who presented with nausea and a fever.'),
    );
    expect(told).toMatch(/You came in with nausea and a fever/);
    expect(told).not.toMatch(/Thank/);
  });
  it('a result that a request is about is not asked for again', () => {
    expect(asked(stay('Actions for GP:\n1. HbA1c 71 on admission - please review diabetic control.'))).not.toMatch(
      /asks for a check of average blood sugar/,
    );
  });
  it('what was in mind before the diagnosis of a visit is open no more', () => {
    const note =
      'ED PROVIDER NOTE\nCC: Head injury\nMDM: DDx includes ICH, concussion, skull fx.\nCT Head: No acute intracranial abnormality.\nImpression: 1. Concussion\n';
    expect(findings(note)).not.toMatch(/You may have bleeding/);
    expect(explained(note).questions.join(' ')).not.toMatch(/bleeding/);
  });
});

describe('sheets of a laboratory', () => {
  const sheet = (lines: string) => `LABORATORY REPORT\nGlucose      92    mg/dL   70-99\n${lines}\n`;
  const texts = (text: string) => faithful(text).labs.map(({ text: one }) => one);

  it('a comment that names another test is told beside that test', () => {
    const told = texts(sheet('Potassium    5.6   mmol/L  3.5-5.3   H\nALT          19    U/L     9-46\n  Specimen slightly hemolyzed; potassium may be falsely elevated.')); // biome-ignore format: one sheet
    expect(told.find((one) => /potassium/i.test(one))).toMatch(/hemolysis/);
    expect(told.find((one) => /alanine/i.test(one))).not.toMatch(/hemolysis/);
  });
  it('takes the range of the part of the cycle that the printed day lies in', () => {
    const phases =
      'FSH                      14.8  IU/L\n    Follicular phase     3.5 - 12.5\n    Mid-cycle            4.7 - 21.5\n    Luteal phase         1.7 - 7.7';
    const row = (head: string) => explained(`Hormone profile   ${head}\n${phases}\n`).labs[0];
    expect(row('Female 32 y        Day 3 of cycle')).toMatchObject({ status: 'high', range: { text: '3.5 - 12.5' } });
    expect(row('Female 32 y        Day 14 of cycle')).toMatchObject({ status: 'unknown', range: null });
  });
  it('joins a name over two lines with its short name or its last word', () => {
    const { labs } = faithful(sheet('Anti-Mullerian hormone\n (AMH)       3.1   pmol/L  6.4 - 70.3   L\nThyroid peroxidase\nantibodies   312   IU/mL   < 34    H')); // biome-ignore format: one sheet
    expect(labs.map(({ name }) => name)).toEqual(['Glucose', 'Anti-Mullerian hormone (AMH)', 'Thyroid peroxidase antibodies']); // biome-ignore format: one list
  });
  it('a germ in the fluid of the spine can be a sign of an illness that nobody has named yet', () => {
    const told = findings('CSF  (L3/4, tube 3)\nWhite cells       1,850 /uL  (0-5)\nProtein           2.4 g/L    (0.15-0.45)\nGram stain        Gram-positive diplococci seen\n'); // biome-ignore format: one sheet
    expect(told).toMatch(/can be a sign of an infection of the brain's cover/);
    expect(told).not.toMatch(/The report notes an infection/);
  });
  it('a test of genes is neither of the sample above it nor a figure', () => {
    const text =
      'SEMEN ANALYSIS\nParameter              Result       WHO lower reference limit\nVolume                 1.2 mL       >= 1.4\nTotal motility         29 %         >= 42\nComment: Repeat in 3 months is advised.\n\nGENETICS\nTest: CFTR common mutation panel (50 variants)\nResult: One copy of p.Phe508del detected - CARRIER\nY chromosome microdeletion: Not detected\nKaryotype: 46,XY\nResidual risk: A rare second variant not included in the panel cannot be excluded.\n';
    const { labs } = faithful(text);
    expect(labs.map(({ name }) => name)).toEqual(['Volume', 'Total motility', 'Y chromosome microdeletion']);
    expect(labs[2]?.text).not.toMatch(/semen/);
    expect(findings(text)).toMatch(/One copy of p\.Phe508del detected/);
    expect(
      explained(text)
        .plain.map(({ text: one }) => one)
        .join(' '),
    ).not.toMatch(/harder to see/);
  });
});

describe('lines of a stay', () => {
  const stay = (lines: string) => `DISCHARGE SUMMARY\nMost Responsible Diagnosis: COPD exacerbation\n${lines}\n`;
  it('a line that denies one thing and finds another is not normal', () => {
    const text = stay('Course in hospital\nCT-PE negative for PE; a 7 mm part-solid nodule in the right upper lobe was noted incidentally.'); // biome-ignore format: one text
    const line = explained(text).findings.find(({ text: one }) => /nodule|lump/.test(one));
    expect(line).toMatchObject({ importance: 'note', assertion: 'present', laterality: 'right' });
  });
  it('what came during the stay is not of before it, and what was not done was not done', () => {
    const told = findings(stay('Post-admit comorbidity: Steroid-induced hyperglycemia\nInterventions: BiPAP x 18 h; no intubation')); // biome-ignore format: one text
    expect(told).not.toMatch(/past health history includes high blood sugar/);
    expect(told).not.toMatch(/What was done is called “no intubation”/);
  });
  it('a list of short names is no line in capitals', () => {
    expect(findings(stay('PMH: HTN, AF, OA, MCI'))).toMatch(/irregular heartbeat called AFib/);
  });
  it('a visit to the lung doctors by the Canadian name', () => {
    expect(asked(stay('Follow up\nRespirology in 6 weeks'))).toMatch(/see a lung doctor in 6 weeks/);
  });
  it('a short name for a medicine beside an infection of the urine is not another medicine', () => {
    expect(findings(stay('Hospital course\nUTI on dip, Rx nitro 3/7, settled.'))).not.toMatch(/heart medicine/);
  });
});

describe('clinics', () => {
  it('what is normal behind its word says nothing of what stands before the comma', () => {
    expect(findings('ANTENATAL CLINIC\nImp: ?SGA fetus, normal Dopplers.\nPlan: growth scan 2/52.\n')).not.toMatch(
      /unborn baby looked normal/,
    );
  });
  it('one seizure that is over is no alarm', () => {
    const letter =
      'NEUROLOGY CLINIC\nDear Dr X\nDiagnosis: Probable first tonic clonic seizure; EEG and MRI awaited\nThis 27 year old chef had a single convulsion out of sleep on 4 May, lasting about two minutes with tongue biting.\nShe had been sleep deprived.\n';
    expect(explained(letter).findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
  });
});

describe('answers below a table of days', () => {
  it('are of the names before them, and of no day', () => {
    const text =
      'DISCHARGE CARD\nDIAGNOSIS: DENGUE FEVER\nINVESTIGATION CHART\n              02/03      04/03     06/03\nHb            14.8       15.9      13.6\nPlatelets     62,000     21,000    88,000\nNS1 Ag positive, Dengue IgM positive. Malarial antigen negative.\n';
    const { labs } = faithful(text);
    expect(labs.map(({ name }) => name)).toEqual(['Hb', 'Platelets']);
    expect(findings(text)).toMatch(/early test for dengue[^.]* is positive/);
  });
});
