import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explained = (lines: string) => explainReport(lines.replaceAll('|', '\n'), knowledge);
const told = (lines: string) =>
  explained(lines)
    .findings.map((finding) => finding.text)
    .join(' ');

describe('the common papers of ordinary hospitals', () => {
  it('takes a flag in bold for no critical value', () => {
    const { labs, findings } = explained(
      'THYROID FUNCTION TESTS|TSH ............ 0.02 mIU/L   (0.40-4.00)  **L**|ALT ............ 38 U/L       (5-35)       **H**',
    );
    expect(labs.map(({ status }) => status)).toEqual(['low', 'high']);
    expect(findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
  });

  it('leaves a value marked twice critical', () => {
    const { labs } = explained('CHEMISTRY|Potassium   6.9 mmol/L   (3.5-5.1)  H**');
    expect(labs[0]?.status).toBe('critical_high');
  });

  it('reads no list number in the figure that a sentence waits for', () => {
    const asked = explained(
      'CLINIC LETTER|Diagnosis: Ulcerative colitis||I reviewed this teacher. Stop the iron tablets when ferritin is above|50. If there is blood in the stool, she should ring the nurse line the same day.',
    ).recommendations.map(({ text }) => text);
    expect(asked.join(' ')).toMatch(/when ferritin \(stored iron\) is above 50\./);
  });

  it('keeps a third sample apart from the one above it', () => {
    const text = told(
      "BREAST CORE BIOPSY, LEFT|Histologic type: Invasive ductal carcinoma|Second sample, left axillary node, FNA: Negative for malignant cells.|Third sample, right breast 9 o'clock core: Fibroadenoma. Benign (B2).",
    );
    expect(text).toMatch(/The sample from your right breast shows a firm, smooth lump in the breast/);
    expect(text).not.toMatch(/armpit[^.]* shows a firm/);
  });

  it('reads the levels of a spine below its sequences as what was found', () => {
    const text = told(
      'MRI LUMBAR SPINE|HX: LBP + L sciatica 4/12, no red flags.|SEQ: T1/T2 sag, T2 ax.||L3/4 - mild facet OA, no neural compromise.|Conus N at L1. No cord compression.||OPN: L4/5 disc extrusion.',
    );
    expect(text).toMatch(/The scan shows no sign of pressure on the spinal cord/);
    expect(text).not.toMatch(/before the test|was done because of mild wear/);
  });

  it('lists no medicine called "commenced"', () => {
    const text = told(
      'DISCHARGE NOTE||Diagnosis      :  Ischaemic stroke|Medicines      :  aspirin stopped on day 7, apixaban 5 mg bd commenced; atorvastatin 40 mg|                  commenced; bisoprolol 2.5 mg commenced. Metformin continued.|Driving        :  must not drive for at least 1 month.',
    );
    expect(text).not.toMatch(/includes Commenced/);
    for (const name of ['Apixaban', 'Atorvastatin', 'Bisoprolol'])
      expect(text).toMatch(new RegExp(`${name} \\([^)]*\\) is a new medicine for you`));
  });

  it('puts no test in front of what was given after it', () => {
    const text = told(
      'DISCHARGE SUMMARY|Diagnosis: pneumonia|Presenting complaint and course|Troponin negative. CTPA: no pulmonary embolism. Treated with IV co-amoxiclav and oral clarithromycin. Oxygen weaned off on day 3.',
    );
    expect(text).not.toMatch(/CTPA: you/);
    expect(text).toMatch(/You were treated with IV co-amoxiclav/);
  });

  it('tells of a patient with what stands between in good grammar', () => {
    expect(
      told(
        'DISCHARGE LETTER||Dear Doctor,|Your patient, a 78 year old lady, was with us for nine days after a fall at home.',
      ),
    ).toMatch(/^You, a 78 year old lady, were with the care team/);
  });

  it('takes the title of a picture with its house in a bracket for no letterhead', () => {
    expect(
      explained(
        'USG WHOLE ABDOMEN (Dept. of Radiodiagnosis)|Ref by: Medical OPD||Liver : Enlarged (17.2 cm).||IMP:|* Hepatomegaly.',
      ).title,
    ).toBe('Ultrasound of the belly');
  });
});

describe('ventricles', () => {
  it.each([
    ['CLINIC NOTE|The ventricle is dilated with an EF of 30%.', /lower chamber of the heart/, /brain/],
    ['ECHOCARDIOGRAM|The ventricle is dilated. EF 30%.', /lower chamber of your heart/, /brain/],
    ['CT HEAD|The ventricles are mildly dilated. No bleed.', /fluid spaces in your brain/, /chamber of your heart/],
  ])('are those of the heart or of the brain: %s', (lines, says, never) => {
    expect(told(lines)).toMatch(says);
    expect(told(lines)).not.toMatch(never);
  });
});

describe('short lines', () => {
  it('calls no artery clear that was clipped', () => {
    const text = told("OPERATION NOTE|Lap chole. Calot's clear, cystic artery & duct clipped. GB out.|Plan: home");
    expect(text).not.toMatch(/looked clear/);
    expect(text).toMatch(/cystic artery & duct clipped/);
  });
  it('takes a share of filters for no number of them', () => {
    const text = told('KIDNEY BIOPSY|DIAGNOSIS: Crescents 28%. 14 glomeruli.');
    expect(text).toMatch(/28% of the filters of the kidney \(glomeruli\) show crescents/);
    expect(text).not.toMatch(/\b2 filters/);
  });
  it('tells of rubella that one is safe from as that', () => {
    const text = told('ANTENATAL BOOKING|Bloods: O pos, Rubella imm, HIV neg, HBsAg neg.|Plan: scan 20 weeks');
    expect(text).toMatch(/rubella imm \(immune\)/);
    expect(text).not.toMatch(/no sign of rubella/);
  });
});

it('takes the bottle without air for no germ that the drugs were tried on', () => {
  const text = told(
    'BLOOD CULTURE|Set 1: aerobic bottle POSITIVE at 11 h, anaerobic POSITIVE at 12 h. Gram neg bacilli. ID: Klebsiella pneumoniae.|Sens: ceftriaxone S, gent S, cipro R, amox R, pip-taz S.',
  );
  expect(text).toMatch(/can work against germs called Klebsiella/);
  expect(text).not.toMatch(/live without air/);
});
