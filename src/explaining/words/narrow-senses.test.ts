import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (text: string) => explainReport(text, knowledge);
const findings = (text: string) =>
  explain(text)
    .findings.map((one) => one.text)
    .join('\n');

describe('words of one field are not taken for those of another', () => {
  it('letters right behind a figure are the name of a view, not a short form', () => {
    const { findings: told } = explain(
      'FETAL ANOMALY SCAN\nHeart - four chambers, 3VT view: normal.\nSpine - normal.\nSUMMARY: Normal growth.',
    );
    expect(told.filter((one) => one.importance === 'urgent' || /heartbeat/.test(one.text))).toEqual([]);
  });

  it('breathing air is no gas in the body', () => {
    const text = findings(
      'DISCHARGE SUMMARY\nDiagnosis: Bronchiolitis.\nProgress: Sats 89% in air on arrival. Sats 96% on air at discharge.',
    );
    expect(text).not.toMatch(/\bgas\b/);
  });

  it('an illness at an age long ago is past', () => {
    const [finding] = explain('CLINIC NOTE\nShe had meningitis at 3 yrs old, without sequelae.').findings;
    expect(finding).toMatchObject({ assertion: 'historical' });
    expect(finding?.importance).not.toBe('urgent');
  });

  it('what should be considered is suggested, not asked for', () => {
    const { recommendations } = explain(
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Skin, nose, shave: Basal cell carcinoma.\nCOMMENT: Mohs micrographic surgery should be considered.',
    );
    const asked = recommendations.map(({ text }) => text).join(' ');
    // Beside a finding that is only announced, in the report's own words.
    expect(asked).toMatch(/suggests layer-by-layer|“Mohs micrographic surgery should be considered”/);
    expect(asked).not.toMatch(/asks for/);
  });
});

describe('how cells look under the microscope', () => {
  const REPORT = `PROSTATE BIOPSY
MICROSCOPIC DESCRIPTION
One core shows a tiny focus of crowded glands. The features fall short of a diagnosis of malignancy. Residual normal glands are seen. There is no tumour in the muscle. No perineural invasion.
DIAGNOSIS
Left apex, core biopsy: Atypical small acinar proliferation.`;

  it('is not told as a finding beside the diagnosis', () => {
    const text = findings(REPORT);
    expect(text).not.toMatch(/shows cancer|glands looked normal|no sign of a growth/);
    expect(text).toMatch(/nerve/);
  });

  it('is told where it is all there is', () => {
    expect(findings('PATHOLOGY REPORT\nMICROSCOPIC DESCRIPTION\nSections show a tubular adenoma.')).toMatch(/polyp/);
  });
});

describe('what a picture or a sample comes to is told to the last word', () => {
  it('quotes what a line of the conclusion says beyond its statement', () => {
    const text = findings(
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS:\nA. Colon, polyp: Tubular adenoma, base not assessable.\nB. Rectum, polyp: Hyperplastic polyp. No cancer is seen.\nC. Cecum, biopsy: No cancer. No inflammation.\nD. Left colon, biopsy: No cancer. No polyp. No bleeding.',
    );
    expect(text).toMatch(/polyp/);
    expect(text).toMatch(/base not assessable/);
  });

  it('keeps choices named in the comment, behind a heading set apart by a gap', () => {
    const { findings: told, recommendations } = explain(
      'UROLOGICAL PATHOLOGY\nConclusion\n1) Urothelial carcinoma, pT1.\n\nComment   Early re-resection within 2-6 weeks then intravesical BCG would usually be considered; alternatively cystectomy.',
    );
    const text = [...told, ...recommendations].map((one) => one.text).join(' ');
    expect(text).toMatch(/2-6 weeks/);
    expect(text).toMatch(/BCG/);
    expect(text).not.toMatch(/You had surgery/);
  });

  it('does not ask for what is not needed, and says for whom it is not', () => {
    const { recommendations } = explain(
      'PATHOLOGY REPORT\nDIAGNOSIS:\nA. Stomach, biopsy: Intestinal metaplasia. No cancer. No ulcer. No H. pylori.\nB. Duodenum, biopsy: No cancer. No inflammation. No ulcer.\nC. Esophagus, biopsy: No cancer. No ulcer.\nCOMMENT: Endoscopic surveillance is not routinely required for limited metaplasia.',
    );
    const text = recommendations.map((one) => one.text).join(' ');
    expect(text).toMatch(/not routinely required for limited metaplasia/);
    expect(text).not.toMatch(/asks for/);
  });

  it('does not deny the sample that was looked at', () => {
    expect(
      findings('PATHOLOGY REPORT\nDIAGNOSIS: Stomach, biopsies: No dysplasia or malignancy in any biopsy.'),
    ).not.toMatch(/or a biopsy/);
  });
});

it('a doubt about all but surgery denies no surgery', () => {
  const text = findings(
    'DISCHARGE SUMMARY\nHospital course: The pain went on. I was not confident that anything short of surgical intervention would help. He had a neck fusion on Monday.',
  );
  expect(text).not.toMatch(/did not have/);
  expect(text).toMatch(/fusion/);
});

it('gives a share of the heart as printed, and no volume in its place', () => {
  expect(findings('ECHOCARDIOGRAM\nFINDINGS: Ejection fraction was 50% to 55%.')).toMatch(/is 50 to 55%/);
  const text = findings('CARDIAC CT\nFINDINGS: End diastolic volume: 106ml Ejection fraction: 58 percent');
  expect(text).toMatch(/is 58%/);
  expect(text).not.toMatch(/is 106/);
});

it('takes both lobes of an organ for no two sides, and a strength for no short form', () => {
  expect(
    findings('SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Right lung, resection: Adenocarcinoma involving both lobes.'),
  ).not.toMatch(/both sides/);
  const note =
    'CLINIC NOTE\nHISTORY: He has pneumonia and diabetes. He takes metformin.\nASSESSMENT: Strength AE 5-/5-, AF 5-/5-, TA 4/5. Pneumonia, better.';
  expect(findings(note)).not.toMatch(/AFib|heartbeat/);
});

it('tells an angiogram in the sense of vessels and dye, and no reader of a country as a care team', () => {
  const text = findings(
    'CEREBRAL ANGIOGRAM\nFINDINGS: The left carotid injection shows opacification of the right side. Capillary filling is normal.\nIMPRESSION: Moderate spasm of the left internal carotid artery.',
  );
  expect(text).toMatch(/squeezing of a blood vessel/);
  expect(text).not.toMatch(/cloudy|muscle|nail|shot/);
  expect(
    findings('CLINIC NOTE\nHISTORY: He has diabetes and pneumonia. He worked at the US Post Office for years.'),
  ).not.toMatch(/care team/i);
});

it('tells what others with the illness have as no finding of the sample', () => {
  const text = findings(
    'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Endometrium, biopsy: Atypical hyperplasia.\nCOMMENT: About a third of women with this diagnosis are found to have endometrial cancer at surgery.',
  );
  expect(text).toMatch(/hyperplasia|extra cells|too many cells/);
  expect(text).not.toMatch(/shows cancer/);
});

it('tells blood and plugs by the organ they are in, and an outlook as the outlook', () => {
  const spine = findings(
    'MRI THORACIC SPINE\nFINDINGS: There is an acute epidural hematoma at T4 to T7 pressing on the spinal cord.\nIMPRESSION: Acute thoracic epidural hemorrhage.',
  );
  expect(spine).toMatch(/blood next to the spinal cord/);
  expect(spine).not.toMatch(/skull/);
  expect(findings('CT HEAD\nIMPRESSION: Acute right temporal epidural hematoma, 2 cm.')).toMatch(/skull/);
  const stay =
    'DISCHARGE SUMMARY\nADMISSION DIAGNOSIS: Pneumonia.\nHOSPITAL COURSE: The Foley catheter in the ileal conduit was blocked by a mucous plug.\nPROGNOSIS: Guarded.';
  expect(findings(stay)).not.toMatch(/airway|close watching/);
  expect(findings(stay)).toMatch(/calls the outlook “guarded”: how well you will do is uncertain/);
});
