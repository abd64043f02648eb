import { describe, expect, it } from 'vitest';
import { asked, findings, found } from '../../../test/explained.js';

describe('a side printed with a bracket', () => {
  const stay = findings(
    'DISCHARGE SUMMARY\nPrincipal diagnosis: L) intracapsular NOF #\nProcedure: L) cemented hemiarthroplasty, day 1\nPast history: DVT R) leg 2009.\nProgress: Confused day 2, CTB no bleed.',
  );

  it('is the side of what stands behind it, at the head of a line too', () => {
    expect(stay).toMatch(/left intracapsular/);
    expect(stay).toMatch(/half hip replacement \(cemented hemiarthroplasty\) on the left side/);
    expect(stay).toMatch(/right leg 2009/);
  });

  it('is none where letters number a list', () => {
    const listed = findings(
      'PATHOLOGY REPORT\nDIAGNOSIS:\nA) Colon polyp: tubular adenoma.\nB) Rectal polyp: hyperplastic polyp.\nL) wall biopsy: normal colonic mucosa.',
    );
    expect(listed).not.toMatch(/\bleft\b/);
  });

  it('is spelled out before a numbered rib', () => {
    expect(found('ED NOTE\nCXR - undisplaced # R 9th rib, no PTX.')).toMatch(/right 9th rib/);
  });
});

describe('lettered samples below why they were taken', () => {
  const gut = found(
    `PATHOLOGY

CLINICAL: Iron def anaemia, raised TTG. EGD - scalloped folds.

A) Duodenum, D2 bx
   Subtotal villous atrophy with crypt hyperplasia. Marsh 3b.
   No giardia. No features of lymphoma.

B) Stomach, antrum bx
   Moderate chronic active gastritis. No dysplasia.

COMMENT
Consistent with celiac disease.`,
  );

  it('tell what was found, and no reason for the test', () => {
    expect(gut).toMatch(/It shows flat lining of the small bowel/);
    expect(gut).not.toMatch(/before the test, as far as the report says|test was done because of flat/);
  });

  it('name no test that the line does not', () => {
    expect(gut).toMatch(/no sign of lymphoma/);
    expect(gut).not.toMatch(/laser|flow cytometry/);
  });
});

describe('what is clear', () => {
  it('is the edge before the word, and not the organ of the growth behind it', () => {
    const said = found(
      'MRI RECTUM\nFINDINGS: CRM: clear, minimum distance 6 mm.\nIMPRESSION: mrT3b N1, CRM clear low rectal tumour.',
    );
    expect(said).not.toMatch(/rectum looked/);
    expect(said).toMatch(/6 mm/);
  });

  it('is told of one edge beside another that is not', () => {
    const said = found(
      'HISTOLOGY REPORT\nMICROSCOPIC: The ectocervical margin is free by 3 mm. CIN 3 is present at the endocervical margin in block 5. The deep margin is clear.\nCONCLUSION: CIN 3, LLETZ.',
    );
    expect(said).toMatch(/deep edge of the removed tissue shows no sign of the growth/);
  });

  it('denies one kind only where one kind is named', () => {
    const said = found(
      'HISTOLOGY REPORT\nMICROSCOPIC: There is no evidence of invasion and no glandular (CGIN) abnormality.\nDIAGNOSIS: CIN 2.',
    );
    expect(said).not.toMatch(/or problems/);
    expect(said).toMatch(/glandular/);
  });
});

describe('words of another sense', () => {
  it('b/c behind hepatitis names two viruses', () => {
    expect(findings('CLINIC LETTER\nDiagnosis: Psoriasis.\nHep B/C negative.')).not.toMatch(/because/);
  });

  it('crackles under the skin are no sounds of the lungs', () => {
    expect(findings('ED NOTE\nThigh swollen, crackles under the skin up to the knee.')).not.toMatch(/in the lungs/);
  });

  it('a scan shows no medicine', () => {
    expect(
      findings('BONE DENSITY\nPatient: 67 y. Mother had hip fracture. No steroid use.\nIMPRESSION: Osteoporosis.'),
    ).not.toMatch(/scan shows no sign of a strong medicine/);
  });

  it('infection that has spread is no cancer', () => {
    expect(findings('COMMENT:\nMetastatic focus of infection should be sought.')).not.toMatch(/[Cc]ancer/);
  });

  it('a repeat scan is another scan', () => {
    expect(
      asked('PELVIC ULTRASOUND\nFINDINGS: Simple cyst 2 cm.\nIMPRESSION: Simple cyst. Repeat scan in 6 weeks.'),
    ).toMatch(/another scan in 6 weeks/);
  });
});

it('who was told of the result by phone is told', () => {
  const said = findings(
    'CT ABDOMEN\nFINDINGS: Sigmoid diverticulitis with abscess.\nIMPRESSION: Sigmoid diverticulitis with a 3.4 cm abscess. Surgical team informed by phone.',
  );
  expect(said).toMatch(/[Ss]urgical team/);
});
