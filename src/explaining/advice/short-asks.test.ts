import { describe, expect, it } from 'vitest';
import { asked, explained } from '../../../test/explained.js';

describe('what a conclusion asks for with hardly a word of asking', () => {
  it.each([
    [
      'CAROTID DUPLEX\nFINDINGS: Stenosis.\nConclusion: Severe right carotid stenosis. Vascular surgical referral within 2 weeks if symptomatic.\n',
      'The report asks you to see a blood vessel surgeon within 2 weeks, if it gives you problems.',
    ],
    [
      'MRI KNEE\nFINDINGS: Tear.\nCOMMENT: The locked knee warrants prompt orthopaedic referral, ideally within one to two weeks.\n',
      'The locked knee warrants prompt orthopaedic referral, ideally within one to two weeks',
    ],
    [
      'CT ABDOMEN\nFINDINGS: Nodule.\nIMPRESSION: New 4 mm lung nodule. If high risk, optional CT chest at 12 months.\n',
      'he report suggests a CT scan of the chest (CT chest) at 12 months, if high risk',
    ],
    [
      'LYMPH NODE EXCISION\nDiagnosis: Hodgkin lymphoma.\nComment: Urgent referral to haematology. PET-CT and bone marrow biopsy for staging.\n',
      'The report asks you to see a blood doctor soon, as it is urgent.',
    ],
    [
      'BONE MARROW TREPHINE\nConclusion: Plasma cell myeloma. Haematology clinic review this week.\n',
      'see a blood doctor this week',
    ],
    [
      'CT CHEST\nFINDINGS: Nodule.\nConclusion: Mixed response. Suggest discussion at the MDT and repeat CT in 8 weeks.\n',
      'The report asks that a team of doctors talk about this, and for another CT scan in 8 weeks.',
    ],
    [
      'CARDIAC MRI\nFINDINGS: Thick septum.\nIMPRESSION: Hypertrophic cardiomyopathy. Family screening and genetic testing suggested.\n',
      'he report suggests checks of your close family and a gene test.',
    ],
    [
      'PLACENTA\nDiagnosis: Maternal vascular malperfusion.\nComment: Suggest antiphospholipid antibody testing at 12 weeks postpartum.\n',
      'a blood test for a tendency to clot (antiphospholipid antibody testing) 12 weeks after the birth',
    ],
  ])('%s', (text, told) => expect(asked(text)).toContain(told));

  it('takes a PET-CT for one scan', () => {
    const told = asked('PROSTATE BIOPSIES\nSUMMARY\nAdenocarcinoma.\nRecommend PET-CT and bone scan.\n');
    expect(told).toMatch(/a PET scan \(pet-ct\) and a bone scan/);
    expect(told).not.toMatch(/a CT scan/);
  });

  it('asks nothing with a referral that only says where somebody comes from', () => {
    expect(asked('CT CHEST\nFINDINGS: Clear.\nIMPRESSION: Normal. No referral within 2 weeks.\n')).not.toMatch(
      /asks you to see/,
    );
  });

  it('holds advice inside an entry of a list to that entry', () => {
    const { recommendations } = explained(
      'USG ABDOMEN\nCBD: 8 mm.\nIMP:\n- Gallstones.\n- Lt ovarian cyst. Adv: review scan after 6 weeks.\n- PCO pattern Rt ovary.\n',
    );
    const told = recommendations.map(({ text }) => text).join('\n');
    expect(told).toMatch(/after 6 weeks/);
    expect(told).not.toMatch(/PCO/);
  });
});
