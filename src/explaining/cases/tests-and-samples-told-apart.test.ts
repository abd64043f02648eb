import { describe, expect, it } from 'vitest';
import { askedByReport, explained, findings } from '../../../test/explained.js';

/** What a text tells that cannot wait. */
const urgent = (text: string): string[] =>
  explained(text)
    .findings.filter(({ importance }) => importance === 'urgent')
    .map(({ text: one }) => one);

describe('what looks like an emergency by its words only', () => {
  it.each([
    ['a jaw', 'CBCT MANDIBLE\n16: periapical radiolucency 4 x 5 mm, perforating sinus floor. 17: vertical bone loss distal, furcation involvement gr II.\n'],
    ['a needle sample', 'THYROID FNA\nC. Left lobe 14 mm: Bethesda I, non diagnostic, blood only.\nD. R level IV node washout Tg 840 ng/mL.\n'],
    ['a mole', 'SKIN BIOPSY\nSKIN, UPPER BACK, SHAVE: COMPOUND DYSPLASTIC NAEVUS, MODERATE ATYPIA, MARGINS INVOLVED.\n'],
    ['a virus type', 'PAP TEST\nASC-US. HPV HR 18/45 pos, 16 neg.\n'],
    ['fluid by the letters of a clot', '2D ECHO\nLVEF 55%\nPericardium: trace PE. No vegetation.\n'],
  ])('%s', (_, text) => expect(urgent(text)).toEqual([])); // biome-ignore format: a table

  it('a long stop of the heart keeps its alarm beside its figures', () =>
    expect(
      urgent('Holter: an episode of complete AV block with a ventricular rate of 26, and pauses up to 6.2 seconds while awake.'),
    ).not.toEqual([])); // biome-ignore format: one case
});

describe('where samples and tests begin', () => {
  it('a form of a smear is no reason for it', () => {
    const told = findings(
      'CERVICAL CYTOLOGY\nLBC SMEAR + HPV. Clin: PCB. Prev smear 2021 LSIL.\nADEQUACY: SATISFACTORY, ENDOCERVICAL CELLS PRESENT.\nHPV: 16 POS, 18 NEG.\nINTERPRETATION: HSIL.\n',
    );
    expect(told).toMatch(/There was enough in the sample to judge/);
    expect(told).toMatch(/The test found type 16 of the virus HPV\. The test did not find type 18/);
  });

  it('a later sample is no advice', () => {
    const text =
      'CERVICAL CYTOLOGY\nINTERPRETATION: HSIL.\nADVICE: COLPOSCOPY.\n\nLLETZ: Loop 22x18x9 mm. CIN3. Ectocx margin clear, endocx margin involved by CIN3. No invasion.\n';
    expect(askedByReport(explained(text))).not.toMatch(/CIN3|margin|invasion/);
    expect(findings(text)).toMatch(
      /outer cervix edge of the removed tissue shows no sign of the growth\. The inner cervix edge of the removed tissue shows very abnormal surface cells/,
    );
  });

  it.each([
    ['CERVICAL BIOPSY\nClin: HPV 16 pos, HSIL smear.\n1. 3 o\'clock: CIN2.\n2. 9 o\'clock: no dysplasia.\n', /The sample shows very abnormal cells on the cervix \(CIN2\)/],
    ['THYROID FNA\nClinical: neck lump\nA. Left lobe: Bethesda II.\n', /Bethesda category is II/],
  ])('a list of samples right below the story is what was found', (text, says) =>
    expect(findings(text)).toMatch(says)); // biome-ignore format: a table

  it('another test below the advice of the first is told as found', () => {
    const analysis = explained(
      'CARDIAC CT\nRCA: mid 70-99% non-calcified plaque. EF 58%.\nAdv: statin, CT chest 6-12/12.\n\nTMT: Bruce 7:42, 9.1 METS, 1.5 mm horizontal STD V4-6 at peak.\n',
    );
    expect(askedByReport(analysis)).not.toMatch(/Bruce/);
    const told = analysis.findings.map(({ text }) => text).join('\n');
    expect(told).toMatch(/walked for 7 minutes and 42 seconds/);
    expect(told).toMatch(/ST line of the tracing dropped by 1\.5 mm/);
    expect(told).toMatch(/right heart artery \(RCA\) is narrowed by 70 to 99% in its middle part, by soft buildup/);
  });
});

describe('told of its own thing', () => {
  it.each([
    ['each side keeps its degree', 'NERVE CONDUCTION STUDY\nSevere R and mild L carpal tunnel syndrome.\n', [/severely squeezed nerve in your right wrist/, /mildly squeezed nerve in your left wrist/], /severely squeezed nerve in your left/],
    ['less behind a denial is there', 'NERVE CONDUCTION STUDY\nEMG R APB: no fibs, reduced recruitment.\n', [/shows fewer muscle signals than usual/], /no sign of fewer muscle/],
    ['a polyp before what could not be judged', 'COLON BIOPSY\nAscending colon polyp, EMR - sessile serrated lesion with dysplasia, 18mm, piecemeal, margins cannot be assessed.\n', [/sessile serrated lesion/, /could not tell whether the edges/], /^$/],
    ['the early part is as far from the edge as it says', 'SKIN EXCISION\nPeripheral margins: Negative for invasive melanoma; melanoma in situ 3 mm from nearest margin (12 o\'clock)\n', [/From melanoma in situ \(very early melanoma\) to the nearest edge, the 12 o’clock edge, it is 3 mm/], /^$/],
    ['very early cancer is no cancer that grows in', 'SKIN BIOPSY\nR shin: SCC in situ.\n', [/very early cancer cells/], /shows cancer of flat surface cells/],
    ['another vessel of the heart', 'CARDIAC CT\nLCx: minimal <25%. RCA dominant, mid 70-99% non-calcified plaque.\n', [/left side heart artery \(LCx\) is narrowed by less than 25%/], /plaque\) in your left side heart artery/],
    ['a kidney has no level of the spine', 'MRI LUMBAR SPINE\nL5/S1: mild right foraminal narrowing. Incidental 2.4 cm simple left renal cyst.\n', [/fluid sac in your left kidney/], /kidney[^.]*L5|L5\/S1: the scan shows a fluid sac/],
    ['the breast beside the armpit', 'BILATERAL MAMMOGRAM\nULTRASOUND RIGHT: Right axilla: one normal node. At 2:00, 4 mm simple cyst.\n', [/fluid-filled sac/], /sac \(simple cyst\) in your right armpit/],
    ['a stiff heart is no list of doubts', '2D ECHO\nLVEF 50%\nIMP: GRADE II DD, MODERATE AS, MILD MR/TR, MILD-MOD PAH.\n', [/shows moderate narrowing of the aortic heart valve \(AS\)/, /stiffness of the heart muscle/, /high blood pressure in the lungs/], /may show/],
    ['no tooth has what is denied', 'OPG\n28: erupted, no caries. 38: mesio-angular impaction.\n', [/At tooth 38, the tooth is stuck in the jaw \(impacted\), tilted forward/], /tooth 28, the tooth has decay/],
    ['a row of cores with one more column', 'PROSTATE BIOPSY\nSite   Cores  Pos  Gleason  GG  %  mm  PNI\nL mid target   4   4   4+3=7   3   80  11   Y\nR apex   2   0   HGPIN\n', [/Gleason score 4\+3=7, in 4 of 4 pieces/, /right tip \(apex\) of the prostate the cells look very abnormal/], /^$/],
    ['receptors with a test to follow', 'BREAST CORE BIOPSY\nMICRO: Invasive ductal carcinoma.\nER Allred 8/8, PR 5/8, HER2 2+ -> FISH to follow.\n', [/estrogen \(Allred score 8 of 8\)/, /gene test that settles it was still to come/], /^$/],
  ])('%s', (_, text, says, never) => {
    const told = findings(text);
    for (const words of says) expect(told).toMatch(words);
    if (never.source !== '^$') expect(told).not.toMatch(never);
  }); // biome-ignore format: a table

  it('no old tracing to compare with is no comparison', () =>
    expect(findings('ECG 12 lead: sinus rhythm, LBBB.\nNo old ECG for comparison.\n')).not.toMatch(
      /was compared with/,
    ));
});
