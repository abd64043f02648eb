import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

/** All that is told to the reader, the questions apart. */
function told(text: string): { summary: string; all: string; title: string } {
  const { summary, sentences, title } = explainReport(text, knowledge);
  return {
    summary,
    title,
    all: sentences
      .filter(({ field }) => field !== 'questions')
      .map(({ text: one }) => one)
      .join('\n'),
  };
}

describe('reports of tests with measures and words of their own', () => {
  it.each([
    ['the thyroid by needle, two parts', 'THYROID FNA\nA. Right lobe (1.1 cm):\n   - Benign (Bethesda II)\nB. Left lobe (0.8 cm):\n   - Suspicious for papillary thyroid carcinoma (Bethesda V)\n', [/Bethesda category is II\b/, /Bethesda category is V\b/], /is a medical report/i],
    ['a category beside a word of doubt', 'MAMMOGRAM LEFT BREAST\nFINDINGS: An 8 mm irregular mass is seen.\nIMPRESSION: BI-RADS 4C - suspicious. Biopsy is recommended.\n', [/rates this as BI-RADS 4C/], /lists: bi-rads/i],
    ['a smear with nothing abnormal first', 'PAP TEST REPORT\nInterpretation: Negative for intraepithelial lesion or malignancy. Reactive cellular changes associated with atrophy.\n', [/^The sample shows no abnormal cells/m], /shrinking/i],
    ['bone density with its places', 'DXA BONE DENSITY\nFindings:\nLumbar spine: T-score -1.7.\nRight femoral neck: T-score -2.7.\nImpression: Osteoporosis.\n', [/of your lower spine is -1\.7/, /of the neck of your right thigh bone is -2\.7/], /^$/],
    ['breathing tests in liters', 'PULMONARY FUNCTION TEST\nFVC 3.1 L (80% pred). TLC 6.0 L (108%).\nInterpretation: Moderate obstructive ventilatory defect. No response to bronchodilator.\n', [/no sign of better airflow/i, /test shows moderately slowed airflow/i], /white blood cell|prednisone|shows better airflow/i],
    ['a sleep test that finds nothing', 'HOME SLEEP STUDY\nAHI 3.1/h. Lowest oxygen saturation 92%.\nConclusion: No evidence of obstructive sleep apnea. This device may underestimate the severity of sleep disordered breathing.\n', [/no sign of pauses in breathing/i], /may show pauses/i],
    ['nerves in a nerve test', 'EMG LABORATORY\nNerve conduction study: Left ulnar motor studies are normal. Left median motor distal latency prolonged at 5.1 ms, amplitude preserved.\nImpression: There is evidence of:\n1) Moderate left median neuropathy at the wrist.\n', [/slow nerve signal/i, /left/i], /forearm bone|nerve of the palm looked normal|evidence of:/i],
    ['a twin that is no relative', 'OBSTETRIC ULTRASOUND\nFindings: Twin gestation. MVP 3.1 cm. Twin B: low lying placenta.\nImpression: Twin B low lying placenta. Elevated umbilical artery resistance without absent or reversed end-diastolic flow.\n', [/afterbirth close to the way out/, /meets more resistance/, /no sign of flow in the cord that stops/], /in your family|mitral|floppy/i],
    ['letters glued to a figure', 'FETAL ANOMALY SCAN\nFindings: Heart - four chambers, 3VT view: normal.\nImpression: Normal growth.\n', [/./], /fast heartbeat|care right now/i],
    ['weaker than in a year before', 'ECHOCARDIOGRAM\nFindings: EF 30-35%.\nConclusion: Moderately reduced LV systolic function, EF 30-35%, decreased from 45% in 2021.\n', [/moderately weak squeeze/i, /weaker than before/], /from the past|smaller/i],
    ['light chains are no lungs', 'FLOW CYTOMETRY REPORT\nInterpretation: B cells show kappa light chain restriction, the sole abnormality.\n', [/all make the same protein/i], /lungs|foot/i],
  ])('%s', (_, text, says, never) => {
    const { all } = told(text);
    for (const words of says) expect(all).toMatch(words);
    if (never.source !== '^$') expect(all).not.toMatch(never);
  }); // biome-ignore format: a table

  it.each([
    ['new since an earlier test years ago', 'MAMMOGRAM RIGHT BREAST\nFINDINGS: There are pleomorphic calcifications, new since the prior examination two years ago.\n', /from the past/i],
    ['what is not needed', 'PATHOLOGY REPORT\nDiagnosis: Chronic gastritis.\nComment: Endoscopic surveillance is not routinely required.\n', /asks for a look inside/i],
    ['what could be done next was not done', 'PATHOLOGY REPORT\nDiagnosis: Urothelial carcinoma, high grade.\nComment: Alternatively primary cystectomy.\n', /you had/i],
    ['a condition in front of an order', 'VENOUS DUPLEX LEFT LEG\nIMPRESSION: No DVT. If symptoms persist, repeat scan in 5-7 days.\n', /(?<!persist, )repeat scan/i],
    ['too small to be judged', 'PATHOLOGY REPORT\nProstate biopsy.\nMicroscopy: The focus is too small for a definite diagnosis of malignancy.\n', /shows cancer/i],
    ['a test word that is denied', 'PATHOLOGY REPORT\nMicroscopic: Adenocarcinoma. No variant histology. No malignancy in any biopsy.\n', /did not have|or a biopsy/i],
    ['back to back is no back', 'PATHOLOGY REPORT\nMicroscopic: There is back to back architecture, short of invasive disease.\n', /your back/i],
    ['pale cells are no pale skin', 'THYROID FNA\nDiagnosis: Some cells show pale chromatin.\n', /pale skin/i],
    ['a time before an operation', 'PATHOLOGY REPORT\nAdvice: MRI pelvis prior to definitive surgery may be helpful.\n', /and surgery/i],
  ])('never says more than %s', (_, text, never) => {
    expect(told(text).all).not.toMatch(never);
  }); // biome-ignore format: a table

  it('tells the grade of a cancer and what was taken out whole', () => {
    const { all } = told(
      'SURGICAL PATHOLOGY REPORT\nDiagnosis:\nUrinary bladder, biopsy: Urothelial carcinoma, high grade.\nColon, polypectomy: Tubular adenoma, completely excised.\n',
    );
    expect(all).toMatch(/of a high grade/);
    expect(all).toMatch(/removed completely/);
    const printed = told(
      'PATHOLOGY REPORT\nDiagnosis: Prostate biopsy: adenocarcinoma, Gleason 4+4, in 2 of 6 cores.\n',
    ).all;
    expect(printed).toMatch(/Gleason score is 4\+4/);
  });

  it('heads a stress test by what it was done for', () => {
    const { summary } = told(
      'STRESS ECHOCARDIOGRAM\nFindings: EF 60%.\nConclusion: Negative for inducible ischemia. Isolated PVCs.\n',
    );
    expect(summary).toMatch(/^The heart ultrasound shows no sign of a heart area with poor flow under stress/);
  });

  it('names gene tests and nerve laboratories by what they are', () => {
    expect(
      told(
        'HEREDITARY CANCER PANEL\nRESULT: Pathogenic variant identified in BRCA1.\nINTERPRETATION: Consistent with hereditary breast and ovarian cancer syndrome. Genetic counseling is recommended.\n',
      ).title,
    ).toBe('Gene test report');
    expect(
      told(
        'EMG LABORATORY\nSUMMARY: Left sural sensory response absent.\nCONCLUSION: Abnormal study. Axonal polyneuropathy.\n',
      ).title,
    ).toBe('Nerve and muscle test report');
    expect(told('EXERCISE NUCLEAR STRESS TEST\nNo chest pain.\nIMPRESSION: Reversible defect.\n').title).toMatch(
      /heart/,
    );
  });
});
