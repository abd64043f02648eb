import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

/**
 * An everyday name, a side or a number that is wider than the report's own word makes a false claim: the line must then be
 * told of the part, the piece or the side that it is about, and of no other.
 */
const knowledge = wholeKnowledge();
function told(text: string): string {
  const { sentences, plain } = explainReport(`${text}\n`, knowledge);
  return [...sentences, ...plain].map((one) => one.text).join('\n');
}

const CASES: readonly { name: string; text: string; says?: readonly RegExp[]; never?: readonly RegExp[] }[] = [
  {
    name: 'what is not proven fits with nothing',
    text: 'FNA THYROID, RIGHT LOBE\n\nGross: 6 slides received.\nCytologic diagnosis: Atypia of undetermined significance.\nComment: The lesion is not diagnostic of malignancy.',
    never: [/fits with cancer/],
  },
  {
    name: 'a large vein in the middle has no side of its neighbour',
    text: 'CT ABDOMEN\n\nFindings: The left renal vein and IVC are patent. The spleen and left kidney are normal. Liver, adrenals and right kidney normal.',
    says: [/large vein below your heart and your left kidney vein looked open/, /your left kidney and your spleen/i],
    never: [
      /heart on the left side/,
      /left side of your spleen/,
      /right side of your liver/,
      /above your right kidney/,
    ],
  },
  {
    name: 'the half of a gland that has halves is kept',
    text: 'MRI BRAIN\n\nFindings: There is a 6 mm lesion in the left half of the pituitary gland.',
    says: [/hormone gland below your brain on the left side/],
  },
  {
    name: 'the side of an earlier operation is not that of the pain',
    text: 'CT CHEST\n\nClinical information: Chest pain, 10 days post right hip replacement.\nFindings: Lungs are clear.',
    says: [/because of chest pain\./],
    never: [/chest pain on the right/],
  },
  {
    name: 'a fever is in no foot',
    text: 'CLINIC NOTE\n\nChief complaint: Fever, left foot infection, low back pain.',
    never: [/fever in your/],
  },
  {
    name: 'one small bone of the wrist is not the wrist',
    text: 'X-RAY LEFT WRIST\n\nFindings: Fracture of the distal radius. The scaphoid is intact.',
    says: [/small wrist bone on the thumb side showed no break/],
    never: [/your wrist bone (?:looked whole|showed no break)/i],
  },
  {
    name: 'the first large artery is not every artery of the lung',
    text: 'CT PULMONARY ANGIOGRAM\n\nFindings: Filling defects in the right lower lobe arteries. Main pulmonary arteries are clear.',
    says: [/large arteries from your heart to the lungs looked clear/],
    never: [/[Tt]he arteries to your lung looked clear/],
  },
  {
    name: 'what the kidneys pass is not the kidneys',
    text: 'BONE SCAN\n\nReport: Normal renal excretion.',
    never: [/kidneys? looked normal/],
  },
  {
    name: 'a womb that is called bulky is not called normal',
    text: 'USS PELVIS\n\nUterus anteverted, bulky 11.2 x 6.8 x 7.1 cm.',
    says: [/It is larger than usual \(bulky\) and measures 11\.2 by 6\.8 by 7\.1 cm/],
    never: [/It is normal/],
  },
  {
    name: 'small cells are not mild ones',
    text: 'BONE MARROW ASPIRATE\n\nAspirate: Megakaryocytes small and mononuclear.',
    never: [/They are mild/],
  },
  {
    name: 'a fast kind of blood cancer that is denied leaves room for another',
    text: 'BONE MARROW ASPIRATE\n\nConclusion: Myelodysplastic syndrome. No evidence of acute leukaemia.',
    says: [/no sign of fast-growing blood cancer/],
    never: [/no new blood cancer/],
  },
  {
    name: 'pieces that were looked at are no growths',
    text: 'BREAST CORE BIOPSY\n\nMicroscopy: All four cores contain invasive ductal carcinoma.',
    never: [/4 breast cancers/],
  },
  {
    name: 'vertebral arteries by their short name',
    text: 'CAROTID DUPLEX ULTRASOUND\n\nVertebrals patent.',
    says: [/artery at the back of your neck/],
    never: [/[Ss]pine bones/],
  },
  {
    name: 'an appendix that came with the bowel is not ill',
    text: 'HISTOPATHOLOGY REPORT\nSpecimen: Right hemicolectomy\nMacroscopic: Right hemicolectomy comprising 80 mm terminal ileum and 210 mm colon with attached appendix.\nMicroscopic: Adenocarcinoma.',
    never: [/appendicitis/, /right side of your appendix/],
  },
  {
    name: 'what only looks harmless is not called harmless',
    text: 'US THYROID\n\nImpression: Benign appearing left nodule needs no follow up.',
    never: [/\(not cancer\)/],
  },
  {
    name: 'no picture shows a fall',
    text: 'X-RAY HIP\n\n82F fall. Comminuted fracture left hip.',
    never: [/X-ray (?:also )?shows a fall/],
  },
  {
    name: 'several places of a list have each their own side and level',
    text: 'BONE SCAN\n\nReport: There is focal increased uptake in the right iliac wing, the L3 vertebral body and the left sixth rib posteriorly, in keeping with bony metastases.',
    says: [/upper part of your right hip bone/, /spine bone at L3/, /your left rib/],
    never: [/left side of your spine bone/],
  },
];

describe('a name, a side or a number no wider than the report’s', () => {
  it.each(CASES)('$name', ({ text, says = [], never = [] }) => {
    const all = told(text);
    for (const pattern of says) expect(all).toMatch(pattern);
    for (const pattern of never) expect(all).not.toMatch(pattern);
  });

  it('tells that a spot is called suspicious, and weighs it so', () => {
    const { findings } = explainReport(
      'CXR PA\n\nConclusion: Suspicious R upper lobe lesion with probable hilar adenopathy.\n',
      knowledge,
    );
    const lesion = findings.find(({ text }) => /abnormal area/.test(text));
    expect(lesion?.text).toMatch(/It is in need of a closer look \(suspicious\)/);
    expect(lesion?.importance).toBe('important');
  });
});

describe('what a British report asks for', () => {
  it.each([
    ['CT CHEST\n\nImpression: Right upper lobe mass. Urgent CT chest and 2WW referral advised.', /a CT scan of the chest and a visit to a specialist within two weeks \(2WW\)/],
    ['US PELVIS\n\nImp: Left ovarian cyst 4 cm. Repeat USS 3/12.', /asks for another ultrasound \(USS\) in 3 months/],
    ['CAROTID DUPLEX\n\nIMPRESSION: SEVERE RIGHT ICA STENOSIS. VASCULAR SURGERY REFERRAL.', /asks you to see a blood vessel surgeon/],
    ['CT CHEST\n\nImpression: Lung mass. Urgent referral to the lung MDT.', /asks for a talk about you in the doctors’ team meeting \(MDT\)/],
  ])('%s', (text, says) => expect(told(text)).toMatch(says)); // biome-ignore format: a table
});

describe('what a picture does not say', () => {
  it.each([
    {
      name: 'a tube whose tip was not seen is there',
      text: 'XR CHEST PORTABLE\n\nNG TUBE COURSES BELOW THE DIAPHRAGM, TIP NOT SEEN. NO PNEUMOTHORAX.',
      says: [/stomach tube through the nose \(ng tube\) is in place/],
      never: [/shows no stomach tube/],
    },
    {
      name: 'a clot below the knee is not in the knee',
      text: 'DUPLEX ULTRASOUND LEFT LEG VEINS\n\nConclusion: Acute left below-knee DVT (posterior tibial and peroneal veins).',
      says: [/blood clot in a deep vein/],
      never: [/in your (?:left )?knee/],
    },
    {
      name: 'a vein by the short name of an artery',
      text: 'DUPLEX ULTRASOUND LEFT LEG VEINS\n\nThe left common femoral, femoral and popliteal veins are compressible.',
      says: [/left groin vein/],
      never: [/groin artery/],
    },
    {
      name: 'one small muscle of the shoulder is not the torn one',
      text: 'MRI SHOULDER LEFT\n\nPartial-thickness articular surface tear of the infraspinatus. Teres minor intact.',
      says: [/small muscle at the back of your shoulder showed no tear/],
      never: [/Your back shoulder muscle (?:looked whole|showed no tear)/, /tear in your joint surface/],
    },
    {
      name: 'the larger of two is not both of them',
      text: 'CT KUB\n\nTwo non-obstructing calculi in the left kidney, the larger 4 mm in the lower pole.',
      says: [/The larger one measures 4 mm/],
      never: [/They measure 4 mm/],
    },
    {
      name: 'a reason with a question mark is only looked for',
      text: 'CT KUB\n\nClinical: R loin pain, ?renal colic.\nFindings: Normal kidneys.',
      says: [/to check for pain from the urine tract/],
      never: [/and pain from the urine tract/],
    },
    {
      name: 'not involved is not normal',
      text: 'MRI PELVIS\n\nLevator and sphincter complex: Not involved.',
      never: [/looked normal/],
    },
    {
      name: 'where a cancer may have begun is no surer than the report',
      text: 'CYTOLOGY - PLEURAL FLUID, RIGHT\n\nConclusion: Malignant cells present, consistent with metastatic adenocarcinoma of lung origin.',
      says: [/fluid from around the lung/],
      never: [/It began in the lung/, /tissue from the lung/],
    },
    {
      name: 'a part that keeps its side when the label names the whole',
      text: 'US scrotum: Left testis is enlarged. Right normal.',
      says: [/right side of your scrotum looked normal/],
    },
  ] as typeof CASES)('$name', ({ text, says = [], never = [] }) => {
    const all = `${explainReport(`${text}\n`, knowledge).title}\n${told(text)}`;
    for (const pattern of says) expect(all).toMatch(pattern);
    for (const pattern of never) expect(all).not.toMatch(pattern);
  });

  it('does not calm by a denial that leaves a cancer open', () => {
    const { findings } = explainReport(
      'ENDOMETRIAL BIOPSY\n\nMicroscopy: There is no evidence of stromal invasion in this material, but a co-existing carcinoma cannot be excluded.\nConclusion: Atypical endometrial hyperplasia.\n',
      knowledge,
    );
    expect(findings.find(({ text }) => /cannot be excluded/.test(text))?.importance).not.toBe('normal');
  });
});

describe('a scan that stages a growth of the rectum', () => {
  const all = told(
    'MRI PELVIS (RECTUM)\n\nTumour: Mid rectal, lower border 7.5 cm from the anal verge.\nT stage: Extramural spread of 6 mm at 2 o’clock - T3c.\nCRM: Closest distance 3 mm at 3 o’clock. CRM not threatened.\nEMVI: Present.\nNodes: Four mesorectal nodes with irregular borders.\nIMPRESSION: T3c rectal cancer. Discuss at colorectal MDT.',
  );
  it.each([
    /middle part of the rectum, and its lower edge is 7\.5 cm above the opening of the bowel/,
    /goes 6 mm past the wall of the bowel/,
    /comes within 3 mm of the outer layer where a surgeon would cut/,
    /reached veins outside the wall of the bowel/,
    /our lymph nodes in the fat around the rectum have uneven edges/,
    /talk about you in the doctors’ team meeting \(MDT\)/,
  ])('is told in plain words: %s', (pattern) => expect(all).toMatch(pattern));
});

it('tells of the node in the armpit for which a sample is asked', () => {
  const all = told(
    'MAMMOGRAM\n\nImpression:\n1. Left breast mass, BI-RADS 5.\n2. Abnormal left axillary node; biopsy recommended at the same time.',
  );
  expect(all).toMatch(/shows a lymph node in your left armpit that does not look normal/);
  expect(all).toMatch(/the report asks for a biopsy/i);
});

it('calls a part that was taken out no biopsy, and a part of a part by one name', () => {
  expect(
    told(
      'Final diagnosis:\nLeft breast, lumpectomy with sentinel lymph node biopsy:\n- Invasive lobular carcinoma, 2.3 cm.',
    ),
  ).not.toMatch(/breast biopsy/);
  expect(told('CT KUB\n\nFindings: Visualised lung bases clear.')).toMatch(
    /What could be seen of the lowest part of your lung looked clear/,
  );
});

it('says where in the knee the cartilage is gone', () => {
  expect(
    told(
      'MRI RIGHT KNEE\n\nCARTILAGE: Full thickness chondral defect measuring 8 mm over the weight-bearing medial femoral condyle.\nIMPRESSION: Full-thickness cartilage defect medial femoral condyle.',
    ),
  ).not.toMatch(/putting weight on it inner/);
});
