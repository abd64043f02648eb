import { describe, expect, it } from 'vitest';
import { faithful } from '../../../test/explained.js';

const MARROW = 'BONE MARROW BIOPSY PATHOLOGY\nCONCLUSION: Myelodysplastic neoplasm.\nMICROSCOPY\n';

/** A sample or picture, its line, and what must be told of it. */
const TOLD: readonly (readonly [string, string, string])[] = [
  [MARROW, '60% cellular (age 65).', 'About 60% of the marrow is made of blood-making cells'],
  [MARROW, 'Blasts: 8% of nucleated cells.', '8% of the cells that were counted are blasts'],
  [MARROW, 'Megakaryocytes: small, hypolobated.', 'The cells that make platelets (megakaryocytes) are smaller than usual'],
  [MARROW, 'Granulopoiesis: hypogranular, pseudo-Pelger forms in 30%.', '30% of the young white cells have a core with too few lobes'],
  [MARROW, 'Myeloid:erythroid ratio 2:1.', 'For each young red cell there are about 2 young white cells'],
  [MARROW, 'IPSS-R high risk.', 'The risk score (IPSS-R) puts this in the high-risk group'],
  ['HYSTERECTOMY PATHOLOGY REPORT\nMICROSCOPY\nEndometrioid carcinoma. ', 'Invades the outer half of the myometrium (9 mm of 14 mm).', 'The growth goes into the outer half of the muscle wall of the womb'],
  ['HYSTERECTOMY PATHOLOGY REPORT\nMICROSCOPY\nEndometrioid carcinoma. ', 'Both parametria clear.', 'The growth was not seen in the tissue beside the womb'],
  ['LIVER BIOPSY PATHOLOGY\nDIAGNOSIS\n', 'NAS 4/8.', 'The score for fat and swelling in the liver (NAS) is 4 of 8'],
  ['LIVER BIOPSY PATHOLOGY\nDIAGNOSIS\n', 'Bridging fibrosis: stage F3-4.', 'The scar stage is 3 to 4, and a higher one means more scars'],
  ['RENAL BIOPSY PATHOLOGY\n', 'Immunofluorescence: Full house - IgG 3+, IgA 2+, C3 3+, C1q 2+.', 'many kinds of proteins of the immune system (full house)'],
  ['BREAST PATHOLOGY REPORT\nDIAGNOSIS\nInvasive ductal carcinoma. ', 'Invasive carcinoma 2 mm from medial, 6 mm from anterior, >10 mm from all others.', 'The free space from invasive cancer is 2 mm to the inner (medial) edge, 6 mm to the front edge and more than 10 mm to all other edges'],
  ['BREAST PATHOLOGY REPORT\nDIAGNOSIS\nInvasive ductal carcinoma. ', 'ER 90% strong; PR 5% weak; HER2 IHC 2+ (equivocal), FISH: not amplified (ratio 1.3, HER2 copy number 2.9).', 'The ratio in that gene test is 1.3, and each cell holds about 2.9 copies of the gene'],
  ['HYSTERECTOMY PATHOLOGY REPORT\nMICROSCOPY\nEndometrioid carcinoma.\n', 'Sentinel nodes: right external iliac 0/2; left obturator 1/1 isolated tumour cells (pN0(i+)).', 'Only a few single cancer cells (isolated tumour cells) were found in the 1 lymph node from the left pelvis'],
  ['COLON BIOPSY PATHOLOGY\nDIAGNOSIS: Random colon: ', 'Thickened subepithelial collagen band with surface lymphocytosis.', 'more immune cells than usual in the lining'],
  ['MRI PROSTATE\nFINDINGS\n', 'Prostate volume 48 cc; PSA density 0.21.', 'The PSA for the size of the prostate (PSA density) is 0.21'],
  ['MRI PROSTATE\nFINDINGS\n', 'Capsule: Broad abutment of 14 mm; no gross extraprostatic extension.', 'The area touches the outer layer of the prostate (capsule) along 14 mm'],
  ['OBSTETRIC ULTRASOUND\n', 'Cervix: transvaginal length 37 mm, closed, no funnelling.', 'The neck of your womb (cervix) is 37 mm long'],
  ['OBSTETRIC ULTRASOUND\nSingleton live intrauterine pregnancy. BPD 47 mm.\n', 'Uterine artery Doppler: mean PI 1.1, no notching.', 'The flow in the arteries to your womb meets a resistance (PI) of 1.1'],
  ['OBSTETRIC ULTRASOUND\nSingleton live intrauterine pregnancy. BPD 47 mm.\n', 'Cord insertion: marginal.', 'The cord joins the placenta (afterbirth) at its edge'],
]; // biome-ignore format: a table

const textOf = (report: string) => {
  const { title, summary, keyPoints, findings, recommendations } = faithful(report);
  return [title, summary, ...keyPoints, ...[...findings, ...recommendations].map((one) => one.text)].join('\n');
};

describe('rows of samples and pictures', () => {
  it.each(TOLD)('%s%s', (head, line, expected) => {
    expect(textOf(`${head}${line}\n`)).toContain(expected);
  });
});

it('what stands there with high probability is not told as sure, and is what somebody was called about', () => {
  const text = textOf(`VENTILATION PERFUSION LUNG SCAN
FINDINGS: Three perfusion defects in the right lung.
IMPRESSION:
High probability for pulmonary embolism.
New small right pleural effusion.
Dr. Vale was telephoned at the time of this report.
`);
  expect(text).toContain('The scan probably shows a blood clot in the lung');
  expect(text).not.toContain('The scan shows a blood clot');
  expect(text).not.toContain('somebody was called about it');
});

it('the length of the neck of the womb is none of the spine', () => {
  const { title } = faithful(
    'OBSTETRIC ULTRASOUND - ANATOMY AND CERVICAL LENGTH\nSingleton live pregnancy. BPD 47 mm.\n',
  );
  expect(title).toBe('Ultrasound of the pregnancy');
});

it('a scan from head to pelvis names its parts', () => {
  const { title } = faithful(
    'TRAUMA CT: HEAD / C-SPINE / CHEST\n\nHEAD: No intracranial haemorrhage.\nC-SPINE: No fracture.\nCHEST: Rib fractures.\n',
  );
  expect(title).toBe('CT scan of the head, the neck part of the spine and the chest');
});

it('a lump that a part lies against is not in that part', () => {
  const text = textOf(`CT ABDOMEN AND PELVIS
FINDINGS: 9 cm mass in the right kidney. The right adrenal gland is contiguous with the mass.
IMPRESSION: Right renal mass.
`);
  expect(text).not.toMatch(/lump[^.]* in the gland above/);
  expect(text).toContain('It measures 9 cm');
});

it('what a woman had before is not what her picture shows', () => {
  const text = textOf(`OBSTETRIC ULTRASOUND
Singleton live intrauterine pregnancy. BPD 47 mm.
IMPRESSION: Short cervix in a woman with previous preterm birth.
`);
  expect(text).not.toMatch(/shows a birth before the due time/);
});

it('blood around the spleen is not the blood under the scalp', () => {
  const { findings } = faithful(`CT HEAD, CHEST AND ABDOMEN
FINDINGS
Left frontal scalp haematoma.
Small perisplenic haematoma.
`);
  expect(findings.filter(({ text }) => /collection of blood/.test(text))).toHaveLength(2);
});

it('a biopsy that a picture guides is no order for the picture', () => {
  const { recommendations } = faithful(
    'MRI PROSTATE\nIMPRESSION: PI-RADS 4 lesion. MRI-targeted biopsy recommended.\n',
  );
  expect(recommendations.map(({ text }) => text).join(' ')).not.toMatch(/an MRI scan/);
});

it('where a growth may have begun is not where it was found', () => {
  const text = textOf(`CYTOLOGY REPORT
SPECIMEN: PLEURAL FLUID, LEFT
DIAGNOSIS: POSITIVE FOR MALIGNANT CELLS. Adenocarcinoma, favor lung primary.
`);
  expect(text).not.toMatch(/in your lung/);
  expect(text).toContain('fits with a start in the lung');
});

it('what the doctor thought on looking is no result of the lab', () => {
  const text = textOf(`CERVICAL BIOPSY PATHOLOGY
Clinical: HSIL smear.
Colposcopic impression: CIN 2-3 at 12 o'clock
Specimens: 1. Cervical biopsy
DIAGNOSIS
1. Chronic cervicitis. No CIN.
`);
  expect(text).not.toMatch(/shows very abnormal cells/);
});

it('the stage behind a line on the tissue around stays a result', () => {
  const text = textOf(`THYROIDECTOMY, TOTAL
Papillary thyroid carcinoma, classic subtype, right lobe, 1.7 cm. Margins clear. Central neck nodes: 3/8 positive.
Parathyroid: one gland identified, normal. Strap muscle not involved. No other abnormality is seen in the lobes.
Background: lymphocytic thyroiditis.
pT1b(m) pN1a.
`);
  expect(text).toContain('The tumor stage (T) is T1b');
});

it('three parts that a growth keeps clear of are told together', () => {
  expect(
    textOf(
      'NEPHRECTOMY PATHOLOGY REPORT\nDIAGNOSIS\nRenal cell carcinoma.\nRENAL SINUS, PERINEPHRIC FAT AND RENAL VEIN: NOT INVOLVED.\n',
    ),
  ).toMatch(
    /growth was not seen in the fat in the middle of the kidney \(renal sinus\), the fat around the kidney or the kidney vein/,
  );
});

it('a spot that no longer takes up dye is not gone', () => {
  const text = textOf(`MRI BRAIN
FINDINGS
The left parietal lesion has decreased from 12 to 7 mm and no longer enhances.
`);
  expect(text).not.toMatch(/no longer shows|no sign of an abnormal area/);
});

it('growth into blood vessels is told of them, and not of a vein alone', () => {
  const text = textOf(
    'THYROID PATHOLOGY REPORT\nDIAGNOSIS\nPapillary thyroid carcinoma. ANGIOINVASION NOT IDENTIFIED.\n',
  );
  expect(text).toContain('no sign of cancer cells in a blood vessel');
});

it('a list of samples that runs on into what was found tells it', () => {
  const text = textOf(`CERVICAL CYTOLOGY AND BIOPSY
Clinical: HSIL smear.
Specimens: 1. Cervical biopsy 2. LLETZ

1. CIN 3 with gland involvement. No invasion.
2. CIN 3. A focus suspicious for superficial stromal invasion, <1 mm, cannot be excluded.
`);
  expect(text).toMatch(/CIN 3/);
  expect(text).toMatch(/invasion\)?[^.]* could not be ruled out/);
});
