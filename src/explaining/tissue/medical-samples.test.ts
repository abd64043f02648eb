import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const read = (text: string) => explainReport(text, knowledge);
const found = (text: string) => read(text).findings.map((one) => one.text);
const urgent = (text: string) => read(text).findings.filter((one) => one.importance === 'urgent');

describe('the title of a sample over its result', () => {
  it('ends what was known before the test', () => {
    const { findings } = read(
      'HEMATOPATHOLOGY REPORT\nClinical data: 70-year-old woman with back pain.\nPrior marrow (2019): MGUS.\n\nBONE MARROW, RIGHT POSTERIOR ILIAC CREST, CORE BIOPSY, CLOT SECTION AND ASPIRATE SMEAR:\n1. HYPERCELLULAR MARROW WITH TRILINEAGE HEMATOPOIESIS.\n2. PLASMA CELL MYELOMA.\nPERIPHERAL BLOOD:\nNORMOCYTIC ANEMIA.\nFlow cytometry: No increase in blasts.',
    );
    const now = findings.filter((one) => one.assertion === 'present').map((one) => one.text);
    expect(now.join('\n')).toMatch(/cancer of plasma cells/);
    expect(now.join('\n')).toMatch(/low red cells of normal size/);
    expect(now.join('\n')).not.toMatch(/MGUS/);
  });

  it('ends the list of what was sent', () => {
    const told = found(
      'SURGICAL PATHOLOGY\nSpecimen(s): A - Endometrial biopsy\n\nA. ENDOMETRIUM, PIPELLE BIOPSY:\n   Secretory endometrium.\n   Fragments of endometrial polyp.\nClinical: heavy bleeding.',
    ).join('\n');
    expect(told).toMatch(/womb lining of the second half of the cycle/);
    expect(told).toMatch(/small growth in the womb/);
  });

  it('opens the diagnosis at the top of a report', () => {
    const { findings, summary } = read(
      'CYTOLOGY REPORT\nA. PERITONEAL FLUID, PARACENTESIS:\n- NEGATIVE FOR MALIGNANT CELLS.\n- REACTIVE MESOTHELIAL CELLS.\nComment: Flow cytometry was not performed.',
    );
    expect(findings.map((one) => one.text).join('\n')).toMatch(/no sign of cancer cells/);
    expect(summary).not.toMatch(/laser/);
  });

  it('is none over what was asked or how the piece came', () => {
    const { findings } = read(
      'DERMATOPATHOLOGY\nSpecimen: A\nClinical: growing spot\n\nA. SKIN, LEFT BACK, SHAVE BIOPSY:\n? melanoma, r/o nevus\nFINAL DIAGNOSIS:\nSeborrheic keratosis.',
    );
    expect(
      findings
        .filter((one) => one.assertion === 'present')
        .map((one) => one.text)
        .join('\n'),
    ).not.toMatch(/shows [^.]*melanoma/);
  });
});

describe('signs that speak of something else in tissue', () => {
  it.each([
    'KIDNEY, NEEDLE BIOPSY:\n- Diffuse proliferative lupus nephritis, ISN/RPS class IV.\n- Cellular crescents in 30% of glomeruli.',
    'KIDNEY, NEEDLE BIOPSY:\n- IgA nephropathy.\n- Cellular crescents in 15% of glomeruli.',
  ])('crescents of a kidney illness that is named are no other one: %s', (diagnosis) => {
    expect(urgent(`RENAL PATHOLOGY REPORT\n${diagnosis}`)).toEqual([]);
  });

  it('crescents with linear staining still speak', () => {
    const report =
      'RENAL PATHOLOGY REPORT\nKIDNEY, NEEDLE BIOPSY:\n- Crescentic glomerulonephritis with crescents in 60% of glomeruli and linear IgG along the basement membrane.\n- No features of lupus nephritis.';
    expect(urgent(report).length).toBeGreaterThan(0);
  });

  it('a compound mole is no broken bone', () => {
    const report =
      'DERMATOPATHOLOGY REPORT\nPart A. Skin, right shoulder, shave: COMPOUND DYSPLASTIC NEVUS WITH MILD ATYPIA, EXTENDING TO THE PERIPHERAL MARGIN.\nPart B. Skin, left forearm, punch: GRANULOMA ANNULARE.';
    expect(urgent(report)).toEqual([]);
  });

  it('a biopsy of a new heart alone is no swollen heart muscle, and grade 1R needs no call', () => {
    const report =
      'ENDOMYOCARDIAL BIOPSY, HEART TRANSPLANT (week 9)\nDIAGNOSIS:\nMild acute cellular rejection, ISHLT grade 1R.\nNo evidence of antibody-mediated rejection.';
    expect(urgent(report)).toEqual([]);
  });

  it('a moderate rejection still calls', () => {
    const report =
      'ENDOMYOCARDIAL BIOPSY, HEART TRANSPLANT (week 9)\nDIAGNOSIS:\nModerate acute cellular rejection, ISHLT grade 2R.';
    expect(urgent(report).length).toBeGreaterThan(0);
  });

  it('what an afterbirth in the laboratory shows is over', () => {
    const report =
      'PLACENTAL PATHOLOGY\nFINAL DIAGNOSIS:\nPlacenta, singleton:\n - Retroplacental hematoma, 4 cm, consistent with abruption.';
    const { findings, recommendations } = read(report);
    expect(findings.filter((one) => one.importance === 'urgent')).toEqual([]);
    expect(findings.map((one) => one.text).join('\n')).toMatch(/behind the afterbirth/);
    expect(recommendations.map((one) => one.text).join('\n')).not.toMatch(/911/);
  });
});

describe('words of samples that are not of growths', () => {
  it.each([
    [
      'SCALP, PUNCH BIOPSY:\nNon-scarring alopecia, in keeping with telogen effluvium.',
      /hair loss without scars/,
      /shows scar tissue/,
    ],
    ['SKIN, ARM, PUNCH BIOPSY:\nLichen planus with pigment incontinence.', /itchy purple bumps/, /urin|leak/],
    [
      'RECTUM, BIOPSY:\nChronic active colitis with no architectural distortion.',
      /active swelling of the large bowel/,
      /breast/,
    ],
    [
      'KIDNEY, BIOPSY:\n14 glomeruli. Mild interstitial fibrosis. Moderate arteriosclerosis.',
      /scarring in the kidney/,
      /lungs|fatty buildup/,
    ],
    [
      'LEFT THIGH, MUSCLE BIOPSY:\nNecrotizing myopathy. No rimmed vacuoles.',
      /no sign of small holes in muscle fibers/,
      /“No rimmed/,
    ],
    [
      'SURAL NERVE BIOPSY:\nModerate axonal neuropathy. No amyloid on Congo red stain.',
      /No sign of deposits of a stiff protein/,
      /“No amyloid/,
    ],
  ])('%s', (diagnosis, is, isNot) => {
    const told = found(`SURGICAL PATHOLOGY REPORT\nDIAGNOSIS:\n${diagnosis}`).join('\n');
    expect(told).toMatch(is);
    expect(told).not.toMatch(isNot);
  });

  it('aspiration of a lump is no food in the airway', () => {
    const { recommendations } = read(
      'CYTOPATHOLOGY REPORT\nSPECIMEN: Thyroid, left lobe, fine needle aspiration\nDIAGNOSIS:\nNondiagnostic sample.\nRepeat aspiration is recommended.',
    );
    expect(recommendations.map((one) => one.text).join('\n')).not.toMatch(/airway/);
  });

  it('a report of a transplant service is one of tissue', () => {
    expect(
      read('TRANSPLANT PATHOLOGY\nKidney allograft biopsy\nDIAGNOSIS:\n1. Borderline changes.\n2. C4d negative.')
        .reportType,
    ).toBe('pathology');
  });
});

describe('how much of a sample, and which class', () => {
  const kidney = (line: string) => found(`RENAL PATHOLOGY REPORT\nKIDNEY, NEEDLE BIOPSY:\n- ${line}`).join('\n');

  it.each([
    ['IgA nephropathy with cellular crescents in 30% of glomeruli.', /in 30% of the filters/],
    ['Fibrinoid necrosis is seen in 3 glomeruli.', /in 3 filters/],
    ['Global glomerulosclerosis (5/21 glomeruli).', /in 5 of the 21 filters/],
    ['Interstitial fibrosis and tubular atrophy, mild (approximately 15%).', /about 15% of the kidney tissue/],
    ['Interstitial fibrosis and tubular atrophy involve 40% of the cortex.', /40% of the working kidney tissue/],
  ])('%s', (line, share) => {
    const told = kidney(line);
    expect(told).toMatch(share);
    expect(told).not.toMatch(/“/);
    expect(told).not.toMatch(/filters of your kidney filters/);
  });

  it('a figure behind another finding is of that one', () => {
    const told = kidney('Mesangial hypercellularity with segmental sclerosis in 12% of glomeruli.').split('\n');
    expect(told.filter((text) => /12%/.test(text) && /extra cells/.test(text) && !/“/.test(text))).toEqual([]);
  });

  it('the classes of lupus are told with what they stand for', () => {
    const told = kidney('Lupus nephritis, ISN/RPS class III (A) + V.');
    expect(told).toMatch(/class is III and V/);
    expect(told).toMatch(/fewer than half of the filters/);
    expect(told).not.toMatch(/half or more/);
  });

  it('the points of the Oxford score are told', () => {
    const told = kidney('IgA nephropathy, Oxford score M1 E0 S0 T2 C0.');
    expect(told).toMatch(/Oxford score is M1 E0 S0 T2 C0/);
    expect(told).toMatch(/more than half of the kidney tissue/);
    expect(told).not.toMatch(/crowded small vessels|scars in parts/);
  });

  it('the grade of a rejection is told', () => {
    expect(kidney('Acute T-cell mediated rejection, Banff grade IB.')).toMatch(/Banff grade is IB/);
  });
});

describe('what is not told as the result', () => {
  it('the title of the report', () => {
    const told = found(
      'GASTROINTESTINAL PATHOLOGY - FINAL REPORT\nA. STOMACH, BODY, BIOPSY:\n   - Fundic gland polyp.\nB. RECTUM, POLYPECTOMY:\n   - Tubular adenoma.\nComment A: The findings are compatible with use of acid blockers.',
    ).join('\n');
    expect(told).not.toMatch(/final report/i);
  });

  it('a comment on sample A is none on the last one', () => {
    const told = found(
      'GASTROINTESTINAL PATHOLOGY\nA. DUODENUM, BIOPSY:\n   - Villous blunting.\nB. RECTUM, BIOPSY:\n   - Hyperplastic polyp.\nComment A: The findings are compatible with celiac disease.',
    );
    expect(told.filter((text) => /gluten/.test(text) && /rectum/.test(text))).toEqual([]);
  });

  it('how the pieces came', () => {
    const { findings } = read(
      'PATHOLOGY\nReceived: three colonic biopsies, labelled 1-3. Clinical info: loose stools\n1. Cecum: Normal large bowel mucosa.\nConclusion: No evidence of colitis.',
    );
    expect(findings.map((one) => one.text).join('\n')).not.toMatch(/received/i);
  });
});

describe('a growth that its line calls benign', () => {
  it.each(['Neoplasm: benign', 'Benign neoplasm of the skin, consistent with dermatofibroma.'])(
    'is told openly: %s',
    (line) => {
      const { findings, summary } = read(`HISTOPATHOLOGY REPORT\nDIAGNOSIS:\n${line}`);
      expect(findings.map((one) => one.text).join('\n')).toMatch(/not cancer/);
      expect(summary).not.toMatch(/talk over/);
    },
  );

  it.each(['Neoplasm, benign versus low-grade malignant.', 'Neoplasm of uncertain behavior, not clearly benign.'])(
    'is not where it is open: %s',
    (line) => {
      expect(read(`HISTOPATHOLOGY REPORT\nDIAGNOSIS:\n${line}`).findings.some((one) => one.sensitive)).toBe(true);
    },
  );
});

describe('answers of single tests', () => {
  const cells = (line: string) =>
    found(`CYTOLOGY REPORT\nSpecimen: Fluid\nDIAGNOSIS:\nNegative for malignant cells.\nCOMMENT: ${line}`).join('\n');
  it.each([
    ['AFB stain on the cell block is negative.', /tuberculosis kind found none/],
    [
      'Flow cytometry shows a mixed T and B cell population with no evidence of clonality.',
      /usual mix of white blood cells/,
    ],
    ['Platelets are adequate.', /platelets look as they should/],
    ['No crystals are seen under polarized light.', /no crystals were seen/i],
  ])('%s', (line, plain) => {
    expect(cells(line)).toMatch(plain);
  });

  it('a stain that is positive is no negative one', () => {
    expect(cells('AFB stain on the cell block is positive.')).not.toMatch(/found none/);
    expect(cells('Flow cytometry shows a clonal B cell population.')).not.toMatch(/usual mix|no sign of lymphoma/);
  });
});

describe('words that only a sample of that part holds', () => {
  it.each([
    [
      'CT CHEST AND ABDOMEN\nFINDINGS: Interstitial fibrosis at the lung bases. The kidneys are normal. The left ventricle is normal.',
      /scarring in the kidney|scar in the heart/,
    ],
    [
      'MAMMOGRAM\nHistory: colon cancer, rectal polyp.\nFINDINGS: Architectural distortion in the left breast.',
      /bowel/,
    ],
    [
      'SURGICAL PATHOLOGY\nLUNG, RIGHT LOWER LOBE, TRANSBRONCHIAL BIOPSY:\nMild interstitial fibrosis.',
      /heart muscle|kidney/,
    ],
    ['SURGICAL PATHOLOGY\nCAROTID ARTERY, ENDARTERECTOMY:\nArteriosclerosis.', /thick, stiff vessel walls/],
  ])('%s', (text, isNot) => {
    expect(found(text).join('\n')).not.toMatch(isNot);
  });

  it('harm to cells is no accident, and more than usual is no growing worse', () => {
    const kidney = found(
      'RENAL PATHOLOGY\nDIAGNOSIS:\nKidney, biopsy: Diabetic nephropathy. The findings indicate advanced chronic injury.',
    ).join('\n');
    expect(kidney).not.toMatch(/from outside|severe injury/);
    const skin = found(
      'DERMATOPATHOLOGY\nDIAGNOSIS:\nSkin, arm, punch biopsy: Interface dermatitis with increased dermal mucin.',
    ).join('\n');
    expect(skin).not.toMatch(/worse/);
  });
});

describe('what else a sample could be', () => {
  it.each([
    'Drug-induced liver injury can have similar morphology.',
    'Celiac disease may show similar changes.',
    'Crohn disease could look alike.',
  ])('is not found: %s', (line) => {
    const { findings } = read(`SURGICAL PATHOLOGY\nDIAGNOSIS:\nLiver, biopsy: Chronic hepatitis.\nCOMMENT: ${line}`);
    const text = findings.map((one) => one.text).join('\n');
    expect(text).not.toMatch(/sample shows (?:liver harm from a medicine|bowel harm from gluten|Crohn)/);
  });
});

describe('rows of parts that look normal', () => {
  it.each([
    ['Left colon: within normal limits.', /left side of the large bowel looks normal/],
    ['Terminal ileum: no significant histological abnormality.', /end of the small bowel looks normal/],
  ])('%s', (row, plain) => {
    const told = found(
      `HISTOLOGY REPORT\nMICROSCOPY\nRight colon: chronic active colitis.\n${row}\nCONCLUSION: Chronic active colitis.`,
    ).join('\n');
    expect(told).toMatch(plain);
  });
});
