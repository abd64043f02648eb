import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../test/explained.js';

const beside = (text: string) =>
  explained(text)
    .plain.map((one) => one.text)
    .join('\n');

describe('one entry for several samples', () => {
  const REPORT =
    "SURGICAL PATHOLOGY REPORT\n\nSPECIMENS:\nA. Stomach, antrum, biopsy\nB. Esophagus 38 cm, biopsy\nC. Esophagus 35 cm, biopsy\n\nFINAL DIAGNOSIS:\nA. Antrum: Reactive gastropathy. Negative for dysplasia.\nB, C. Barrett's mucosa. B: indefinite for dysplasia. C: Negative for dysplasia.\n";
  it('is of the part of the body that they share, and not of the sample above it', () => {
    const told = found(REPORT);
    expect(told).toMatch(/from your food pipe \(esophagus\)\. It shows a changed lining of the food pipe/);
    expect(told).not.toMatch(/from the lower part of your stomach\. It shows a changed lining of the food pipe/);
  });
  it('is followed by what is said of each of them alone', () => {
    const told = found(REPORT);
    expect(told).toMatch(/Sample B is from your food pipe\. It may show abnormal cells/);
    expect(told).toMatch(/Sample C is from your food pipe\. It shows no sign of abnormal cells/);
  });
});

describe('new things among many that are known', () => {
  const told = found(
    'MRI BRAIN\nFINDINGS: Numerous periventricular and juxtacortical hyperintense lesions, in keeping with known multiple sclerosis. There are two new lesions: a 8 mm lesion in the right corona radiata, and a 4 mm lesion in the left middle cerebellar peduncle. The remaining lesions are stable.\n',
  );
  it('are told with their own size, side and news', () => {
    expect(told).toMatch(/white tissue deep in your brain on the right side\. It measures 8 mm[^.]*\. It is new/);
    expect(told).toMatch(/lower back of your brain on the left side\. It measures 4 mm[^.]*\. It is new/);
  });
  it('lend neither to the many', () => {
    expect(told).not.toMatch(/very many abnormal areas[^.]*\. They are new/);
    expect(told).not.toMatch(/very many abnormal areas[^.]*\.(?: They[^.]*\.)? It measures/);
    expect(told).toMatch(/The scan shows abnormal areas\. (?:[^.]*stable\. )?They have not changed\./);
  });
});

describe('the report of a mammogram and an ultrasound', () => {
  it('denies no lump that somebody feels', () => {
    const told = found(
      "BILATERAL MAMMOGRAM AND RIGHT BREAST ULTRASOUND\nIMPRESSION: No sonographic evidence of a mass at 9 o'clock in the right breast to correspond to the palpable abnormality.\n",
    );
    expect(told).not.toMatch(/could be felt/);
    expect(told).toMatch(
      /The ultrasound shows no sign of a lump \(mass\) in your right breast at 9 o'clock where the change was felt\./,
    );
  });
  it('tells by which test what stands behind the label of one was seen', () => {
    const told = found(
      'MAMMOGRAM WITH LEFT BREAST ULTRASOUND\nFINDINGS:\nMAMMOGRAM: Left: Coarse calcifications.\nULTRASOUND: At 2:00 there is a 12 mm cyst. Left axilla: one node with cortical thickening of 5 mm.\n',
    );
    expect(told).toMatch(/The ultrasound shows a lymph node with a thick rim/);
  });
});

describe('the other of two organs', () => {
  it('ends what was said of the first one', () => {
    const told = found(
      'PELVIC ULTRASOUND\nFINDINGS: The right ovary measures 3.1 x 1.8 x 2.0 cm. The left ovary is not seen. No complex cystic adnexal masses are identified.\n',
    );
    expect(told).not.toMatch(/About your right ovary/);
  });
  it('shares with the first what is denied behind both', () => {
    const told = found(
      'ULTRASOUND ABDOMEN\nFINDINGS: The right kidney measures 10.8 cm. The left kidney measures 10.5 cm. No hydronephrosis.\n',
    );
    expect(told).toMatch(/no sign of kidney swelling from backed-up urine \(hydronephrosis\)\./);
  });
});

describe('a knee', () => {
  const told = found(
    'MRI LEFT KNEE\nFINDINGS: There is a near-complete or complete tear of the femoral attachment of the anterior cruciate ligament. The tibial fibers are normal. Mild strain of the vastus medialis oblique muscle.\nIMPRESSION: Near-complete if not complete tear of the anterior cruciate ligament.\n',
  );
  it('has a tear as far as the report says, and no further', () => {
    expect(told).toMatch(/It is nearly complete, or complete\./);
    expect(told).not.toMatch(/It is complete\./);
  });
  it('has a tear that is there, whatever "if" says of how far it goes', () =>
    expect(
      explained('MRI LEFT KNEE\nIMPRESSION: Near-complete if not complete tear of the anterior cruciate ligament.\n')
        .findings[0]?.assertion,
    ).toBe('present'));
  it('has a shin bone of which only the ligament is spoken', () => expect(told).not.toMatch(/shin bone looked normal/));
  it('has no muscle of the belly', () => expect(told).not.toMatch(/belly muscles/));
});

describe('needle pieces of a prostate by number', () => {
  const REPORT =
    'PROSTATE, 12 CORE BIOPSY\n\n1. Right mid: Adenocarcinoma, Gleason 3+4=7 (Grade Group 2), pattern 4 10%, involving 1/2 cores, 30% of tissue, 5 mm.\n2. Right base: High grade PIN. No carcinoma.\n3. Left apex: ASAP (atypical small acinar proliferation), too small for a confident opinion.\n4. Left base: Acute and chronic inflammation.\n';
  const told = found(REPORT);
  it('says where the cancer was and how much of it', () =>
    expect(told).toMatch(
      /right middle of the prostate: Gleason score 3\+4=7 \(Grade Group 2\), in 1 of 2 pieces and 30% of the tissue, over 5 mm; about 10% of it is of pattern 4\./,
    ));
  it('denies a cancer only where none was', () => {
    expect(told).toMatch(/right base of the prostate shows no sign of cancer/);
    expect(`${told}\n${beside(REPORT)}`).not.toMatch(/sample from your prostate shows no sign of cancer \(carcinoma\)/);
  });
  it('tells what was too small to judge, and swelling, by their place', () => {
    expect(told).toMatch(
      /left tip \(apex\) of the prostate a few cells look unusual, too few to tell whether they are cancer/,
    );
    expect(told).toMatch(/left base of the prostate shows fresh and long-lasting swelling/);
  });
});

describe('a piece that was taken out', () => {
  it('has its title from the operation, not from the first words of how it looked', () =>
    expect(
      explained(
        'RIGHT HEMICOLECTOMY - SYNOPTIC\n\nGROSS: Terminal ileum 5 cm, cecum 12 cm.\n\nTumor site: Cecum\nHistologic type: Adenocarcinoma\n',
      ).title,
    ).toBe('Pathology report of tissue from the large bowel'));
  it('raises no alarm by what it looked like to the one who cut it', () =>
    expect(
      beside(
        'GROSS DESCRIPTION: Sectioning reveals a round, firm mucoid mass. This mass measures 3.1 x 2.2 x 2.0 cm and is located 2.5 cm from the closest surgical margin and 3 cm from the hilum.\n\nFINAL DIAGNOSIS: Right lung, upper lobe, lobectomy: Adenocarcinoma.\n',
      ),
    ).not.toMatch(/trouble that needs care/));
  it('holds dead tissue of the growth, and none of the reader', () => {
    const { findings, questions } = explained(
      'RT RADICAL NEPHRECTOMY\nGross: 12x7x6 cm specimen. Adrenal 4 cm unremarkable.\nMicro: Clear cell RCC, ISUP grade 3, 10% necrosis. No LVI.\npT3a pN0.\n',
    );
    expect(findings.map(({ text }) => text).join('\n')).toMatch(/10% of it is dead tissue \(necrosis\)/);
    expect(findings.flatMap(({ concepts }) => concepts)).not.toContain('necrosis');
    expect(questions.join(' ')).not.toMatch(/did the tissue die/);
  });
  it('denies no growth that is only named for what lies beside it', () =>
    expect(
      beside(
        'LUNG RESECTION\nDIAGNOSIS: Right lower lobe: Adenocarcinoma, 1 cm.\nCOMMENT: No obvious vascular invasion is demonstrated and adjacent to the smaller tumor, there are nests of tumor cells within the air spaces.\n',
      ),
    ).not.toMatch(/no sign of one kind of cancer/));
});

describe('what an earlier test gave', () => {
  it('is no advice, though it stands behind one', () => {
    const { recommendations, findings } = explained(
      'CERVICAL CYTOLOGY\nInterpretation: LSIL.\nRecommendation: colposcopy. Prior 2020 NILM, HPV neg.\n',
    );
    expect(recommendations.map(({ text }) => text).join('\n')).not.toMatch(/2020/);
    expect(findings.find(({ text }) => /2020/.test(text))?.assertion).toBe('historical');
  });
  it('is asked about no more, where it is long healed', () =>
    expect(
      explained(
        'DXA BONE MINERAL DENSITY\n\n61 yo woman, prior wrist fracture at 55.\n\nImpression: Osteoporosis by femoral neck.\n',
      ).questions.join(' '),
    ).not.toMatch(/cast/));
});

describe('a sample without an answer', () => {
  const REPORT =
    'EBUS-TBNA CYTOLOGY\nA. Station 7: Positive for malignant cells, small cell carcinoma.\nB. Station 4L: Non-diagnostic, blood and bronchial cells only.\n';
  it('is no sign of trouble', () => {
    expect(found(REPORT)).not.toMatch(/trouble that needs care/);
    expect(
      explained(REPORT)
        .recommendations.map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/911/);
  });
});

it('blood that can be seen is not severe by that word alone', () =>
  expect(
    beside('URINE CYTOLOGY (VOIDED)\nHx: gross hematuria.\nNo high grade urothelial carcinoma identified.\n'),
  ).not.toMatch(/severe/));

it('a picture without an answer is no sample', () =>
  expect(
    beside(
      'NUCLEAR MYOCARDIAL PERFUSION SCAN\nSUMMARY:\n1. Nondiagnostic Lexiscan.\nIMPRESSION:\n1. Normal nuclear myocardial perfusion scan.\n',
    ),
  ).not.toMatch(/The sample/));
