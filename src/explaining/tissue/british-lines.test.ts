import { describe, expect, it } from 'vitest';
import { faithful, found } from '../../../test/explained.js';

const ofSkin = (line: string): string => found(`Specimen: Punch excision left thigh\nMicroscopy: ${line}`);

describe('sentences of British reports are told plainly', () => {
  it.each([
    ['The appearances are those of a seborrhoeic keratosis.', 'shows a harmless rough skin spot'],
    ['There is no evidence of neoplasia.', 'No sign of a growth (neoplasia) was seen.'],
    [
      'No in situ or invasive malignancy is seen.',
      'No sign of cancer (malignancy) was seen, neither of a very early one',
    ],
    ['There is no evidence of malignancy in any of the material submitted.', 'shows no sign of cancer'],
    ['There is no evidence of hyperplasia, atypia or malignancy in the material examined.', 'or cancer'],
    ['Excision appears complete in the planes of section examined.', 'seems to have been cut out completely'],
  ])('%s', (line, told) => {
    const text = ofSkin(line);
    expect(text).toContain(told);
    expect(text).not.toContain('“');
  });

  it('what is denied with "to suggest" is no kind of it', () => {
    expect(ofSkin('There are no features to suggest malignancy.')).not.toContain('one kind of cancer');
  });

  it('a kind of cancer that alone is denied stays that kind', () => {
    expect(ofSkin('No signet ring cell carcinoma is seen.')).not.toMatch(/no sign of cancer\b(?! of)/);
  });
});

describe('an unusual mole', () => {
  const mole = faithful(
    'Specimen: Punch excision left thigh\nConclusion: Left thigh - dysplastic naevus, moderate atypia, completely excised. No evidence of melanoma.',
  );
  it('is told openly, once, with how unusual its cells look', () => {
    expect(mole.summary).not.toContain('talk over with you');
    expect(mole.findings.filter(({ text }) => /unusual/.test(text))).toHaveLength(1);
    expect(mole.findings[0]?.text).toContain('Its cells look unusual to a moderate degree (atypia).');
  });
  it('of the severe kind keeps its weight, and atypia elsewhere is announced', () => {
    const severe = faithful(
      'SKIN BIOPSY\nDiagnosis: Skin, left back, shave: Dysplastic nevus with severe atypia, extending to the lateral margin.',
    );
    expect(severe.findings[0]).toMatchObject({ importance: 'important' });
    const other = faithful('BREAST BIOPSY\nDiagnosis: Left breast, core biopsy: Ductal cells with marked atypia.');
    expect(other.summary).toContain('talk over with you');
  });
});

describe('a rejection that the report names', () => {
  it('is told by its name, as urgent, and not as a sign of itself', () => {
    const { findings } = faithful(
      'TRANSPLANT KIDNEY BIOPSY\nDiagnosis:\n1. Acute T cell-mediated rejection, Banff grade IB.\n2. No evidence of antibody-mediated rejection.',
    );
    const urgent = findings.filter(({ importance }) => importance === 'urgent');
    expect(urgent).toHaveLength(1);
    expect(urgent[0]?.text).toContain('an attack on the new organ by defense cells');
    expect(findings.map(({ text }) => text).join(' ')).not.toContain('can be a sign');
  });
});

describe('no side is told that the report does not print', () => {
  it('of several organs, of a test by RT-PCR', () => {
    const womb = found(
      'FINAL DIAGNOSIS\nUTERUS, CERVIX, BILATERAL TUBES AND OVARIES, HYSTERECTOMY:\nEndometrial carcinoma, high grade\nMyometrial invasion: 13 / 19 mm (outer half)',
    );
    expect(womb).not.toContain('both sides');
    expect(found('Molecular pathology\nBCR-ABL1 transcript by RT-PCR: NOT DETECTED')).not.toContain('right');
  });
  it('both breasts of one sample stay both', () => {
    expect(found('FINAL DIAGNOSIS\nBREAST, BILATERAL, REDUCTION:\nFibrocystic changes.')).toContain('both');
  });
});

it('what the microscope showed below the story is no reason for the test', () => {
  const text = found(
    'RENAL BIOPSY REPORT\nClinical history: 29-year-old woman with proteinuria.\nLight microscopy: The sample contains 21 glomeruli, 3 of which are globally sclerosed.\nDIAGNOSIS: IgA nephropathy.',
  );
  expect(text).toContain('21');
  expect(text).not.toMatch(/[Bb]ackground for the test[^.]*21/);
});
