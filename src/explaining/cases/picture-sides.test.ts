import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../test/explained.js';

describe('a denial behind a sentence on one side', () => {
  it('is of that breast and not of both', () => {
    const told = found(
      'BILATERAL MAMMOGRAM\nFINDINGS: In the left breast there is a 14 mm spiculated mass. In the right breast there are scattered benign calcifications. No suspicious mass or distortion.\nIMPRESSION: Left breast mass, BI-RADS 5. Right breast BI-RADS 2.',
    );
    expect(told).toMatch(/Of your right breast, the report says: “No suspicious mass or distortion”/);
    expect(told).not.toMatch(/shows no suspicious/);
  });

  it('is of that kidney, while the other one is swollen', () => {
    const told = found(
      'CT KUB\nFINDINGS: In the right kidney there is a 4 mm stone. No hydronephrosis. In the left kidney there is an 8 mm stone. Moderate hydronephrosis.\nIMPRESSION: Moderate left hydronephrosis.',
    );
    expect(told).toMatch(/no sign of kidney swelling from backed-up urine on the right side/);
    expect(told).toMatch(/\(hydronephrosis\) on the left side\. It is moderate/);
  });

  it('is of that side where each side has its turn', () => {
    const told = found(
      'CAROTID DOPPLER\nFINDINGS: On the right, there is calcified plaque at the bifurcation. No significant stenosis. On the left, there is 70-99% stenosis of the proximal ICA.\nIMPRESSION: Severe left ICA stenosis.',
    );
    expect(told).toMatch(/no important narrowing on the right side/);
  });

  it('is of the whole where only one side is spoken of, or of what lies around the lungs', () => {
    expect(
      found(
        'CT HEAD\nFINDINGS: On the left there is an old lacunar infarct in the thalamus. No haemorrhage.\nIMPRESSION: No acute pathology.',
      ),
    ).toMatch(/no sign of bleeding \(haemorrhage\)\./);
    expect(
      found(
        'CT CHEST\nFINDINGS: In the right upper lobe there is a 9 mm nodule. No pleural effusion.\nIMPRESSION: Nodule.',
      ),
    ).toMatch(/no sign of fluid around the lung \(pleural effusion\)\./);
  });
});

describe('a category of one breast', () => {
  it('is of the breast that heads its line, and what was asked about before is there', () => {
    const told = found(
      'BILATERAL MAMMOGRAM\nFINDINGS: In the left breast the questioned asymmetry persists on spot compression as a 14 mm spiculated mass with a few fine pleomorphic calcifications.\nOPINION:\nLeft breast: Suspicious mass. BI-RADS 5.\nRight breast: Benign. BI-RADS 2.',
    );
    expect(told).toMatch(/rates your left side as BI-RADS 5/);
    expect(told).toMatch(/rates your right side as BI-RADS 2\. On the right side, only harmless changes/);
    expect(told).not.toMatch(/may show calcium spots/);
  });
});

describe('a normal side beside one that is not', () => {
  it('makes no normal test', () => {
    const told = found(
      'ULTRASOUND OF THE HIPS\nFINDINGS: Right hip: Graf type I. Left hip: Graf type IIa.\nIMPRESSION: Normal right hip. Immature left hip (Graf IIa).',
    );
    expect(told).not.toMatch(/calls this test normal/);
    expect(told).toMatch(/right hip looked normal/);
    expect(found('X-RAY RIGHT HIP\nFINDINGS: No fracture.\nIMPRESSION: Normal right hip.')).toMatch(
      /calls this test normal/,
    );
  });
});

describe('a blocked artery of the heart', () => {
  it('is told with how blood gets past it', () => {
    const told = found(
      'CARDIAC CATHETERIZATION\nFINDINGS:\nLAD: 85% proximal.\nRCA: 100% mid, fills via left to right collaterals.\nIMPRESSION: Two vessel coronary artery disease.',
    );
    expect(told).toMatch(/Your right heart artery is fully blocked \(100%\) in its middle part/);
    expect(told).toMatch(/In more detail: 100% mid, fills through left to right collaterals\./);
    expect(told).not.toMatch(/collaterals\) on the right side/);
  });
});

describe('the title of a tracer scan', () => {
  it('names no part that it only mentions', () => {
    const { summary } = explained(
      'PET CT\nFINDINGS: FDG avid right hilar node 14 mm. Physiologic uptake in the brain.\nIMPRESSION: Avid right hilar node.',
    );
    expect(summary).not.toMatch(/brain/);
  });
});

describe('a side in the label of a line', () => {
  it('holds for what there are two of', () => {
    const told = found(
      'US DOPPLER LOWER LIMBS\nFINDINGS:\nLeft leg: There is occlusive thrombus in the popliteal vein.\nRight leg: Veins compressible.\nIMPRESSION: Left DVT.',
    );
    expect(told).toMatch(/vein behind your left knee/);
  });
});

describe('an old stroke', () => {
  it('is no sign of a new one', () => {
    const told = found(
      'CT HEAD\nFINDINGS: There is an acute left subdural hematoma of 9 mm. In the basal ganglia there is a chronic lacunar infarct.\nIMPRESSION: Acute left SDH.',
    );
    expect(told).not.toMatch(/new stroke/);
    expect(
      found(
        'CT HEAD\nFINDINGS: Hypodensity in the right occipital lobe with loss of grey-white differentiation.\nIMPRESSION: Acute right PCA infarct.',
      ),
    ).toMatch(/new stroke/);
  });
});

describe('words of one sentence', () => {
  it('stand under no finding of the next one on its line', () => {
    const told = found(
      'CT ABDOMEN\nFINDINGS:\nLIVER: Mild diffuse low attenuation, suggesting steatosis. Subcentimeter hypodensity in segment 6, too small to characterize.\nRIGHT KIDNEY: 10.4 x 4.6 cm. 6 mm calculus in the upper ureter causing mild hydronephrosis.\nIMPRESSION: Mild hepatic steatosis.',
    );
    const spot = told.split('\n').find((line) => line.includes('dark spot'));
    expect(spot).toMatch(/Subcentimeter hypodensity in segment 6/);
    expect(spot).not.toMatch(/steatosis/);
    expect(told).not.toMatch(/hydronephrosis[^\n]*“10\.4/);
  });

  it('keep the way that something went from its size', () => {
    const told = found(
      'MRI LUMBAR SPINE\nFINDINGS: L1/2 to L3/4: no significant disc disease. L5/S1: There is a disc extrusion migrating inferiorly by about 11 mm.\nL4/5: There is 5 mm anterolisthesis.\nIMPRESSION: L5/S1 disc extrusion.',
    );
    expect(told).not.toMatch(/measures (?:about )?11 mm/);
    expect(told).toMatch(/slipped disc “migrating” lower by about 11 mm\./);
    expect(told).toMatch(/\(anterolisthesis\) at L4\/5\. It measures 5 mm/);
    expect(told).toMatch(/^The discs at L1\/2 to L3\/4 look normal\.$/m);
  });

  it('keep the width of one part from the next', () => {
    const told = found(
      'ECHOCARDIOGRAM\nFindings\nAorta: Root 3.4 cm, ascending aorta 4.2 cm (mildly dilated, was 4.0).\nLV: Overall systolic function low normal.\nConclusion\nMildly dilated ascending aorta.',
    );
    expect(told).not.toMatch(/It measures 3\.4 cm/);
    expect(told).toMatch(/4\.2 cm/);
    expect(told).not.toMatch(/main pump of your heart is at the edge/);
    expect(told).toMatch(/systolic function \(pumping strength of the heart\) low normal/);
  });
});

describe('the scan of a baby', () => {
  const told = found(
    'OBSTETRIC ULTRASOUND\nFINDINGS: Ventricles (atrium 6.1 mm), cerebellum and four chamber heart appear normal. Echogenic intracardiac focus in the left ventricle; this is a normal variant and does not increase the risk of a chromosomal abnormality.\nIMPRESSION: Low lying anterior placenta. Growth is consistent with dates.',
  );

  it('tells that the afterbirth lies low', () => {
    expect(told).toMatch(/shows an afterbirth close to the way out\./);
  });

  it('takes what calms for no threat and a space of the brain for no part of the heart', () => {
    expect(told).not.toMatch(/only as something that could happen/);
    expect(told).toMatch(/does not increase the risk of a chromosomal abnormality/);
    expect(told).not.toMatch(/upper part of the baby’s heart/);
    expect(told).toMatch(/normal growth of the baby/);
  });
});

describe('what a scan finds in a baby', () => {
  const told = found(
    'OBSTETRIC ULTRASOUND\nFINDINGS:\nSingle live fetus.\nBPD\t71 mm\t28 w 5 d\nFL\t50 mm\nHead : Ventricles normal. A single choroid plexus cyst of 4 mm on the left side. Cavum seen.\nRight maternal hydronephrosis.\nIMPRESSION: Mild left renal pelvic dilatation of 5 mm. Small fibroid.',
  );

  it('is told as the baby’s, and not as the reader’s own', () => {
    expect(told).toMatch(/Of the baby’s head/);
    expect(told).not.toMatch(/your head/);
    expect(told).toMatch(/sac in the baby’s brain/);
    expect(told).toMatch(/wide kidney center \(renal pelvic dilatation\) on the left side in the baby/);
  });

  it('leaves the mother what is hers', () => {
    expect(told).toMatch(/\(hydronephrosis\) on the right side\./);
    expect(told).toMatch(/muscle lump in the womb \(fibroid\)\./);
  });

  it('gives its sizes in one sentence', () => {
    expect(told).toMatch(
      /sizes of the baby: width of the head \(BPD\) 71 mm and length of the thigh bone \(FL\) 50 mm/,
    );
  });
});

it('what stands under the head of the other test of a breast was seen by that test', () => {
  const told = found(
    'DIAGNOSTIC MAMMOGRAM; LIMITED ULTRASOUND RIGHT BREAST\n\nMAMMOGRAM FINDINGS:\nRight: Coarse calcifications.\n\nULTRASOUND FINDINGS:\nRight: Simple cyst, 8 mm.\n',
  );
  expect(told).toMatch(/The ultrasound shows a fluid-filled sac \(simple cyst\)/);
  expect(told).toMatch(/The mammogram shows [^.]*calci/);
});

describe('places with a side', () => {
  it('are named as one says them', () => {
    const told = found(
      'CT ABDOMEN\nFINDINGS: Trace free fluid in the right paracolic gutter.\nIMPRESSION: Trace free fluid.',
    );
    expect(told).toMatch(/a very small amount of fluid outside the organs \(free fluid\)/);
    expect(told).toMatch(/the space beside your colon on the right side/);
  });
});

describe('names that mean something else beside other words', () => {
  it('normal nodes of one armpit have their side once', () => {
    const told = found('BILATERAL MAMMOGRAM AND ULTRASOUND\nFINDINGS: Right axillary lymph nodes are normal.');
    expect(told).toMatch(/your lymph nodes in your right armpit looked normal/i);
    expect(told).not.toMatch(/right side of your lymph node/);
  });

  it('a facet of the kneecap is no joint of the spine', () => {
    const told = found(
      'MRI KNEE\nFINDINGS: Full thickness cartilage loss of the medial facet of the patella. Chondral fissuring of the lateral facet.',
    );
    expect(told).toMatch(/kneecap/);
    expect(told).not.toMatch(/spine/);
    expect(found('MRI LUMBAR SPINE\nFINDINGS: L5-S1: Mild facet hypertrophy.')).toMatch(/small (?:spine )?joints/);
  });

  it('TR beside AP is a direction, and a leaking valve in an echo', () => {
    const told = found(
      'MRI LUMBAR SPINE\nFINDINGS: L4-L5: Disc extrusion measuring 14 x 11 mm (TR x AP), with severe canal stenosis.',
    );
    expect(told).not.toMatch(/tricuspid|heart/);
    expect(found('ECHOCARDIOGRAM\nFINDINGS: Mild TR.')).toMatch(/tricuspid/);
  });

  it('a ratio of two parts is no place', () => {
    const told = found(
      'CT PULMONARY ANGIOGRAM\nIMPRESSION: Bilateral pulmonary emboli with right heart strain (RV/LV ratio 1.4).',
    );
    expect(told).toMatch(/strain on the right side of the heart/);
    expect(told).not.toMatch(/right pump of your heart and the main pump/);
  });

  it('L1 of an obstetric code is no bone of the back', () => {
    const told = found('OBSTETRIC ULTRASOUND\n\nG2 P1 L1, previous LSCS\n\nFINDINGS:\nSingle live fetus of 20 weeks.');
    expect(told).not.toMatch(/at L1/);
    expect(found('MRI LUMBAR SPINE\nFINDINGS: Compression fracture of L1.')).toMatch(/at L1/);
  });
});
