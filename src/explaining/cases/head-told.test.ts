import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const headOf = (text: string): string => {
  const { summary, keyPoints } = explained(text);
  return [summary, ...keyPoints].join('\n');
};

const TWO_NODULES = `CT CHEST WITHOUT CONTRAST
FINDINGS:
Lungs: There is a spiculated mass in the left upper lobe, 24 mm. There is a stable 5 mm nodule in the right lower lobe.
IMPRESSION:
1. Left upper lobe mass, suspicious for primary lung carcinoma. Biopsy is recommended.
2. Stable 5 mm right lower lobe nodule.
`;

describe('what stays shut', () => {
  it('has no lesser spot shown in its place', () => {
    const head = headOf(TWO_NODULES);
    expect(head).toMatch(/will want to talk over with you/);
    expect(head).toMatch(/important to talk about it soon/);
    expect(head).not.toMatch(/right lower lung|5 mm/);
  });

  it('stands behind the lump that the same item names', () => {
    const head = headOf(`CT CHEST
FINDINGS: There is a 9 mm nodule in the right upper lobe, previously 6 mm.
IMPRESSION:
1. Right upper lobe nodule, now 9 mm, increased from 6 mm. Suspicious for primary lung malignancy.
2. Mild emphysema.
`);
    expect(head).toMatch(/small lump in your right upper lung that your doctor will want to talk over/);
  });

  it('has no harmless calcium spots above a mass of the highest suspicion', () => {
    const head = headOf(`BILATERAL DIAGNOSTIC MAMMOGRAM
FINDINGS:
Left: There is a group of pleomorphic calcifications in the upper outer left breast. In addition an irregular spiculated mass of 2 cm at 3 o'clock.
IMPRESSION:
1. Left breast mass, highly suggestive of malignancy. BI-RADS 5. Biopsy is recommended.
2. Left breast calcifications. BI-RADS 4.
`);
    expect(head).toMatch(/will want to talk over with you/);
    expect(head).not.toMatch(/calcium/);
  });
});

describe('how soon', () => {
  it('is said once, and the most pressing of it', () => {
    const { summary, recommendations } = explained(`CT ABDOMEN AND PELVIS
IMPRESSION:
1. Perforated appendicitis with a periappendiceal abscess.
2. Deep vein thrombosis of the right femoral vein.
`);
    const all = [summary, ...recommendations.map(({ text }) => text)].join('\n');
    expect(all).toMatch(/needs care right now/);
    expect(all).not.toMatch(/needs care today/);
  });
});

describe('the key points', () => {
  it('hold no mark of an office and no head of a table', () => {
    const head = headOf(`CT ABDOMEN AND PELVIS
FINDINGS: Thick walled gallbladder with a stone in its neck and fluid around it.
IMPRESSION:
1. Acute cholecystitis.
2. Gallstones.
ADDENDUM 14:20 - consultant review Dr P. Ashgrove
Agree with the above.
Surgical team bleeped at 14:31 and attended.
`);
    expect(head).not.toMatch(/ADDENDUM|Agree with|bleeped/i);
    expect(head).toMatch(/gallbladder/);
  });

  it('hold no line whose words say nothing to a reader', () => {
    const head = headOf(`VENOUS DUPLEX RIGHT LEG
IMPRESSION:
1. Acute deep vein thrombosis of the right popliteal vein.
2. Left CFV patent and compressible, SFJ competent.
`);
    expect(head).not.toMatch(/CFV|SFJ/);
  });

  it('begin with what a sample holds, not with what another does not', () => {
    const { summary } = explained(`SURGICAL PATHOLOGY
SPECIMENS: A. Duodenum, biopsy. B. Stomach, biopsy.
DIAGNOSIS:
A. Duodenum, biopsy: No evidence of celiac disease.
B. Stomach, biopsy: Chronic active gastritis with Helicobacter pylori organisms.
`);
    expect(summary.split('.')[0]).toMatch(/swelling of the stomach lining|H\. ?pylori|gastritis/);
  });
});

describe('the questions', () => {
  const asked = (text: string) => explained(text).questions.join('\n');

  it('ask for no day that is printed and for nothing that only may come about', () => {
    const questions = asked(`MRI BRAIN
FINDINGS: A 2 cm meningioma along the left convexity.
IMPRESSION:
1. Left convexity meningioma.
2. Neurosurgery appointment on 14 March at 10:30.
3. MRI of the orbits may be obtained if vision gets worse.
`);
    expect(questions).not.toMatch(/orbit|eye socket|makes the appointment/i);
  });

  it('speak of the reader as the reader does', () => {
    const questions = asked(`X-RAY CHEST
FINDINGS: Opacity in the right upper lobe.
IMPRESSION: Right upper lobe opacity. CT of the chest is recommended.
`);
    expect(questions).not.toMatch(/\byour\b/);
  });

  it('ask about no measure that has no name and of nothing twice', () => {
    const questions = asked(`TRANSTHORACIC ECHOCARDIOGRAM
FINDINGS: LVIDs 4.7 cm (2.5-4.0). IVSd 1.3 cm (0.6-1.0). PWd 1.2 cm (0.6-1.0).
IMPRESSION: Mildly thick left ventricle.
`);
    expect(questions).not.toMatch(/IVSd|LVIDs|PWd/);
    const clot = asked(`VENOUS DUPLEX LEFT LEG
IMPRESSION: Acute deep vein thrombosis of the left popliteal vein. Occlusive thrombus in the left peroneal vein.
`);
    expect(clot.match(/How will the clot be treated/g)?.length ?? 0).toBeLessThan(2);
  });

  it('ask for nothing that the report has told', () => {
    expect(
      asked(`MRI LUMBAR SPINE
IMPRESSION: Left paracentral disc extrusion at L5/S1 which compresses the left S1 nerve root.
`),
    ).not.toMatch(/press on a nerve|squeezed/);
    expect(
      asked(`DIAGNOSTIC MAMMOGRAM LEFT
IMPRESSION: Irregular mass in the left breast at 2 o'clock. Core biopsy is recommended and is scheduled for 04/12/2026. BI-RADS 4.
`),
    ).not.toMatch(/biopsy/i);
  });
});

describe('what is asked for', () => {
  const adviceOf = (text: string) => explained(text).recommendations.map((one) => one.text);

  it.each([
    ['Abnormal right inguinal node. Biopsy is recommended.', /About “Abnormal right inguinal node”.*biopsy/],
    [
      'Benign right adrenal myelolipoma; no further imaging required.',
      /About the harmless fatty growth [^.]*right[^.]*no further follow-up pictures/,
    ],
    [
      'Feeding tube tip in the oesophagus. Advance by 12 cm and repeat film.',
      /the report says: advance by 12 cm and repeat film\./,
    ],
    [
      'Enlarged spleen. Haematology or gastroenterology referral is advised.',
      /“Haematology or gastroenterology referral is advised”/,
    ],
    ['Thyroid nodule; thyroid ultrasound advised, non-urgent.', /^(?!.*as it is urgent).*ultrasound/],
    ['Gas in the bowel wall. Urgent surgical review.', /asks you to see a surgeon soon, as it is urgent/],
    [
      'Stable 4 mm lung nodule. Attention on follow up.',
      /About the small round spot in the lung, the report asks to look at this again at the next scan/,
    ],
  ])('keeps its subject: %s', (item, expected) => {
    const advice = adviceOf(`CT CHEST ABDOMEN AND PELVIS
FINDINGS: As below.
IMPRESSION:
1. Mild emphysema.
2. ${item}
`);
    expect(advice.join('\n')).toMatch(expected);
  });

  it('holds no procedure that only may be planned', () => {
    const advice = adviceOf(`DIAGNOSTIC MAMMOGRAM LEFT
IMPRESSION:
1. Left breast calcifications. Stereotactic biopsy should be considered if lumpectomy is planned.
`)
      .join('\n')
      .replace(/“[^”]*”/g, '');
    expect(advice).not.toMatch(/suggests [^,]*removal/);
  });

  it('does not put what is not asked for into the summary', () => {
    const { summary } = explained(`CT CHEST
IMPRESSION:
1. New 12 mm right lower lobe nodule. PET/CT is recommended.
2. Benign left adrenal adenoma; no further imaging required.
`);
    expect(summary).not.toMatch(/no further/);
    expect(summary).toMatch(/PET/);
  });
});

describe('a category of one side', () => {
  const text = `BILATERAL DIAGNOSTIC MAMMOGRAM
FINDINGS:
Right: Scattered benign calcifications.
Left: Irregular mass at 2 o'clock.
ASSESSMENT:
RIGHT: BI-RADS 2 - Benign
LEFT: BI-RADS 5 - Highly suggestive of malignancy
`;
  const { findings } = explained(text);
  const told = findings.map((one) => one.text).join('\n');

  it('keeps its side', () => {
    expect(told).toMatch(/your right side as BI-RADS 2/);
    expect(told).toMatch(/your left side as BI-RADS 5/);
    expect(told).not.toMatch(/rates this as/);
  });

  it('calms for no other', () => {
    expect(told).not.toMatch(/(?:^|\. )Only harmless/);
  });
});

describe('what cannot wait', () => {
  it('is not read from a line that denies it', () => {
    const { summary } = explained(`BONE MARROW BIOPSY
DIAGNOSIS: Normocellular marrow with trilineage maturation. No increase in CD34+ blasts.
`);
    expect(summary).not.toMatch(/leukemia|blood cancer/);
  });

  it('is not read from what to come back for', () => {
    const { summary, findings } = explained(`DISCHARGE SUMMARY
DIAGNOSIS: Right hip replacement.
HOSPITAL COURSE: The stay was without problems. She walked with a frame.
ER / 911: chest pain, black stools or bleeding that won't stop, sudden leg swelling
`);
    expect(summary).not.toMatch(/signs of bleeding/);
    expect(findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
  });
});

describe('the kind of report', () => {
  it('is a heart ultrasound though its measures stand in a table', () => {
    const { reportType, title, keyPoints } = explained(`TRANSTHORACIC ECHOCARDIOGRAM          Status: FINAL
Measure        Value   Ref
LVIDd          5.9     3.9-5.3
LVIDs          4.7     2.5-4.0
IVSd           1.3     0.6-1.0
LVEF (biplane) 36      52-72
CONCLUSION: Moderately reduced left ventricular function.
`);
    expect(reportType).toBe('imaging');
    expect(title).not.toMatch(/Laboratory/);
    expect(keyPoints.join(' ')).not.toMatch(/IVSd|LVID/);
  });
});
