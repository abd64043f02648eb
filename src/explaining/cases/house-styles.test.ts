import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const analysis = explainReport(text, knowledge);
  return [analysis.title, analysis.summary, ...analysis.keyPoints, ...analysis.findings.map((one) => one.text)].join(
    '\n',
  );
}

describe('reports in different house styles', () => {
  it.each<[string, string, readonly string[], readonly RegExp[]]>([
    [
      'findings under the line that says why',
      'XR WRIST LEFT\nClinical details: Slipped on ice\nThere is an impacted fracture of the distal radius. No dislocation.',
      ['The X-ray shows a break pushed together (impacted fracture)', 'no sign of a joint out of place'],
      [/before the test/],
    ],
    [
      'labels right under the name of the test',
      'EXAM: MRI LEFT KNEE\nACL: complete tear.\nPCL: intact.\nMedial meniscus: bucket handle tear.\nOpinion: ACL rupture.',
      ['large flap tear of a knee cushion', 'Your back knee ligament showed no tear'],
      [],
    ],
    [
      'a word that decides beside our own',
      'CT ANGIOGRAM NECK\nIMPRESSION: No flow-limiting stenosis of the carotid arteries.',
      ['narrow spot tight enough to slow the blood'],
      [/no (?:important )?abnormal area/],
    ],
    [
      'the grade of a sample',
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS:\nUrinary bladder, TURBT: Noninvasive low grade papillary urothelial carcinoma. Muscularis propria present and uninvolved.',
      ['bladder cancer only in the lining'],
      [],
    ],
    [
      'one normal vessel among others',
      'CARDIAC CATHETERIZATION\nFINDINGS: LM: normal. LAD: 70% mid lesion. RCA: 30% proximal stenosis.\nIMPRESSION: Single vessel CAD.',
      ['narrowing of the heart arteries'],
      [/The test looked normal/],
    ],
    [
      'margins are denied of the edges alone',
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS:\nA. Left breast, lumpectomy:\n- Invasive ductal carcinoma, 1.1 cm\n- Margins negative for invasive carcinoma',
      ['edges of the removed tissue show no sign of'],
      [/sample from your left breast shows no sign of cancer/],
    ],
    [
      'each marker with its own share',
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Right breast, core biopsy: Invasive ductal carcinoma.\nER positive (90%), PR positive (35%), HER2 negative.',
      ['estrogen (90% of them)', 'progesterone (35% of them)'],
      [/progesterone \(90%/],
    ],
    [
      'what the stress drug did',
      'MYOCARDIAL PERFUSION IMAGING\nPROCEDURE: Adenosine was given. The patient had mild chest pressure that resolved. No ischemic ECG changes.\nFINDINGS: Reversible defect in the anterior wall.\nIMPRESSION: Moderate ischemia in the LAD territory.',
      ['reversible defect', 'no sign of changes of low blood flow on the heart tracing'],
      [/past health history/, /no sign of too little blood flow/],
    ],
    [
      'a figure that belongs to a code',
      'MRI LIVER\nIMPRESSION:\n1. LR-5 lesion in segment 8, 2.1 cm.\n2. 8 mm pancreatic cyst, recommend follow-up MRI in 1 year.',
      ['LI-RADS'],
      [/5 abnormal areas/, /“mm /],
    ],
    [
      'a short form with one meaning',
      'HOLTER MONITOR REPORT\nAverage heart rate 74 bpm. 310 PVCs.\nCONCLUSION: Sinus rhythm with occasional PVCs. Episodes of palpitations correlate with PVCs.',
      ['extra beats from the lower heart'],
      [],
    ],
    [
      'melanoma within and in situ at the edge',
      'SKIN, LEFT ARM, EXCISION:\nMALIGNANT MELANOMA.\nBRESLOW THICKNESS: 1.1 MM\nPERIPHERAL MARGIN: INVOLVED BY MELANOMA IN SITU\nDEEP MARGIN: FREE',
      ['a skin cancer called melanoma', 'edge of the removed tissue shows'],
      [/\(melanoma in situ\) *\.[^\n]*malignant/],
    ],
    [
      'a sample named as the only heading',
      'Urinary bladder, right wall, TURBT:\n - Non-invasive papillary urothelial carcinoma, low grade\n - Lamina propria present, not involved\n - Muscularis propria present and uninvolved',
      ['Pathology report of tissue from the bladder', 'only in the lining', 'no cancer was found in that muscle'],
      [/X-ray/, /looked normal/],
    ],
    [
      'what is denied of the cause alone',
      'US RENAL\nIMPRESSION: Mild R hydronephrosis, cause not seen.',
      ['shows kidney swelling from backed-up urine'],
      [/no sign of kidney swelling/],
    ],
    [
      'a mark that asks of the word behind it',
      'CT CHEST\nCONCLUSION: Wedge opacity RLL ?infarct.',
      ['may show tissue harmed'],
      [/shows tissue harmed/],
    ],
    [
      'a sample of one organ told with the names of another',
      'KIDNEY, NATIVE, BIOPSY\nDIAGNOSIS: IgA nephropathy. Interstitial fibrosis. Interstitial infiltrate.',
      ['IgA nephropathy'],
      [/lung/],
    ],
    [
      'one kind of cancer denied, and a stain',
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS:\nStomach, biopsy: Chronic gastritis. p53 negative. No hepatoid carcinoma identified. Course non-malignant.',
      ['no sign of one kind of cancer (hepatoid carcinoma)', 'dye test for p53 was negative'],
      [/no sign of cancer \(/, /showed no cancer/, /was normal/],
    ],
    [
      'normal only otherwise, in a limited study',
      'CT THORACIC SPINE\nFINDINGS: Questionable lucency at T9.\nIMPRESSION: Questionable lucency T9. Otherwise unremarkable limited study.',
      [],
      [/calls this test normal/],
    ],
    [
      'the side of one place in a list',
      'NM BONE SCAN WHOLE BODY\nIMPRESSION: Multiple foci of increased uptake in ribs, thoracic spine and left hip.',
      ['increased uptake'],
      [/left rib/],
    ],
    [
      'a clot that does not fill the vein',
      'US VENOUS DUPLEX RIGHT LEG\nFINDINGS: Femoral: compressible, normal flow. Popliteal: non-occlusive thrombus.\nIMPRESSION: Nonocclusive thrombus of the right popliteal vein.',
      ['a blood clot'],
      [/no sign of a blood clot/, /bone looked normal/],
    ],
    [
      'an answer still to come',
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Lung, right, biopsy: Adenocarcinoma. Molecular testing pending.',
      ['still to come'],
      [],
    ],
    [
      'a tight artery',
      'CAROTID DUPLEX\nIMPRESSION:\nR ICA 80-99% stenosis\nL ICA <50% stenosis',
      ['is narrowed by 80 to 99%'],
      [],
    ],
    [
      'pressure in the lungs is no pressure of the whole body',
      'ECHO REPORT - limited study\nLV: EF 60%.\nIMPRESSION: Mild pulm HTN.',
      ['Heart ultrasound', 'high blood pressure in the lungs'],
      [/mildly high blood pressure \(HTN\)/],
    ],
  ])('%s', (_, text, says, never) => {
    const written = told(text);
    for (const words of says) expect(written).toContain(words);
    for (const words of never) expect(written).not.toMatch(words);
  });

  it('lets the confidence say that lines are also shown in the report’s own words', () => {
    const { findings, confidence } = explainReport(
      'CT CHEST\nIMPRESSION: Questionable subtle pneumonia in the lingula, recently treated.',
      knowledge,
    );
    expect(findings.map(({ text }) => text).join(' ')).toContain(
      'In the report’s words: “Questionable subtle pneumonia',
    );
    expect(confidence.value).toBeLessThan(0.95);
    expect(confidence.because.join(' ')).toContain('our own words may leave something out');
  });
});
