import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const read = (title: string, lines: string) =>
  explainReport(`${title}\n\nFINDINGS:\n${lines}`, knowledge)
    .findings.map((finding) => finding.text)
    .join(' ');

describe('what is as it was before', () => {
  it.each([
    ['CT ABDOMEN', 'The spleen is mildly enlarged, 14.2 cm, similar to previously.'],
    ['X-RAY CHEST', 'The heart is mildly enlarged, CTR 0.56, similar to previously.'],
    ['CT CHEST', 'There is a small hiatus hernia, as seen previously.'],
    ['CT CHEST', 'Moderate left pleural effusion, unchanged in size from previously.'],
    ['CT HEAD', 'Mild brain atrophy, same as before.'],
  ])('is still there: %s %s', (title, line) => {
    expect(read(title, line)).not.toMatch(/from the past|in the past|You have had/);
  });

  it('leaves what was there before in the past', () => {
    expect(read('CT CHEST', 'Previously seen nodule in the right lower lobe has resolved.')).toMatch(
      /gone now|no longer|resolved/,
    );
  });
});

describe('what is only thought of', () => {
  it.each([
    ['MRI BRAIN', 'Right temporal mass, favour glioma; metastasis is the main differential.', /shows cancer spread/],
    ['CT CHEST', 'Cavity in the left upper lobe. Lymphoma is the leading alternative.', /shows cancer of the lymph/],
    ['CT ABDOMEN', 'Splenic lesion.\nDifferential diagnosis: lymphoma, metastasis.', /shows cancer/],
    ['CT FACE', 'Adequate bone for implant at 46.', /is in place/],
    ['CT FACE', 'Scan done before dental implant placement.', /is in place/],
    ['CT FACE', 'Buccal cortical plate is intact.', /metal plate/],
  ])('is not told as found: %s %s', (title, line, never) => {
    expect(read(title, line)).not.toMatch(never);
  });

  it('leaves what is there as it is', () => {
    expect(read('X-RAY OF THE JAW', 'Dental implant at 46 with no bone loss.')).toMatch(/mplant/);
    expect(read('X-RAY OF THE LEFT WRIST', 'Plate and screws in the distal radius.')).toMatch(/in place/);
    expect(read('CT CHEST', 'Metastasis in the right lower lobe.')).toMatch(/shows cancer spread/);
  });
});

describe('a figure or a place', () => {
  it('goes with the last of two measured parts', () => {
    const text = read('ECHOCARDIOGRAM', 'Sinus of Valsalva 3.5 cm, ascending aorta 4.2 cm, moderately dilated.');
    expect(text).toMatch(/measures 4\.2 cm/);
    expect(text).not.toMatch(/measures 3\.5/);
  });

  it('of how a wall moves is no size', () => {
    expect(read('ECHOCARDIOGRAM', 'RV: dilated, TAPSE 12 mm.')).not.toMatch(/measures 12/);
  });

  it('comes from the label where the words name no part', () => {
    expect(read('CORONARY ANGIOGRAM', 'LAD: 80% stenosis in the mid vessel.')).toMatch(
      /front heart artery[^.]* is narrowed by 80%/,
    );
    expect(read('ULTRASOUND ABDOMEN', 'GALL BLADDER - Single calculus 11 mm in lumen.')).not.toMatch(
      /(?<!means the )inside of a tube or vessel\./,
    );
  });

  it('is no label where it names a ratio', () => {
    expect(read('CT PULMONARY ANGIOGRAM', 'RV:LV ratio 0.8. No right heart strain.')).not.toMatch(
      /“LV ratio|right side of the right/,
    );
  });

  it('of a short form that nobody knows is not that of the organ above it', () => {
    const text = read('ULTRASOUND ABDOMEN', 'LIVER - Raised echotexture. XPV 11 mm, normal. QHBR not dilated.');
    expect(text).not.toMatch(/liver looked normal|no sign of widening[^.]*liver/);
  });

  it('of an atrophy is that of its own part', () => {
    expect(read('CT ABDOMEN', 'The pancreatic duct is dilated with atrophy of the body and tail.')).not.toMatch(
      /\(atrophy\) in your pancreas duct/,
    );
  });
});

describe('a denial behind "without"', () => {
  it('holds for what it is said of, not for all under the heading', () => {
    const text = read(
      'MRI SHOULDER',
      'ROTATOR CUFF: Full-thickness tear of the supraspinatus tendon. Infraspinatus tendinosis without discrete tear.',
    );
    expect(text).not.toMatch(/no (?:clear )?sign of a tear in your shoulder/);
    expect(
      read('MRI ANKLE', 'Achilles tendinosis without discrete tear. Full-thickness tear of the plantaris.'),
    ).not.toMatch(/no (?:clear )?sign of a tear\./);
  });

  it('keeps what has a name of its own', () => {
    expect(read('ULTRASOUND ABDOMEN', 'Gallstones without cholecystitis.')).toMatch(/no sign of[^.]*cholecystitis/);
  });
});

describe('words for how much', () => {
  it('of a good answer are not those of an illness', () => {
    const text = read('PET CT', 'Marked partial metabolic response of the mediastinal nodes.');
    expect(text).toMatch(/strong answer/);
    expect(text).not.toMatch(/severe/);
  });

  it('in a name are no count', () => {
    expect(read('CORONARY ANGIOGRAM', 'Two vessel disease.')).not.toMatch(/2 narrowings/);
  });

  it('of a healed bone say that it healed', () => {
    expect(read('CT CHEST', 'Prior fracture of the left 8th rib, healed.')).not.toMatch(/rib[^.]* is gone/);
  });
});

describe('a table and a label of a picture', () => {
  it('tells each bone density score with its place', () => {
    const text = read(
      'BONE DENSITOMETRY (DXA) REPORT',
      'Region | BMD (g/cm2) | T-score | Z-score\nL1-L4 | 0.842 | -1.9 | -0.1\nLeft femoral neck | 0.611 | -2.6 | -1.0',
    );
    expect(text).toMatch(/“L1-L4” is -1\.9\./);
    expect(text).toMatch(/“Left femoral neck”[^.]* is -2\.6\./);
    expect(text).not.toMatch(/is -0\.1|is -1\.0|is 0\.6/);
  });

  it('reads short forms behind a label in capitals', () => {
    expect(read('ECHOCARDIOGRAM', 'TRICUSPID VALVE: Mild TR.')).toMatch(/tricuspid heart valve leaks mildly/);
    expect(read('ECHOCARDIOGRAM', 'AORTIC VALVE: Mild AR.')).toMatch(/aortic heart valve leaks mildly/);
  });

  it('says a side once', () => {
    expect(read('ULTRASOUND', 'KIDNEYS - No hydronephrosis on right side.')).not.toMatch(/“on right side”/);
  });
});

describe('a level of the spine', () => {
  it('printed with the finding goes before that of the line above', () => {
    const found = read('MRI LUMBAR SPINE', 'L5-S1: Normal disc. Chronic T12 compression fracture. Haemangioma in L2.');
    expect(found).toMatch(/compression fracture\) at T12/);
    expect(found).toMatch(/haemangioma\) at L2/);
  });

  it('of the label stays where the words name its own bones, a root, or none', () => {
    expect(read('MRI LUMBAR SPINE', 'L4-L5: Disc bulge touching the L5 root. Mild stenosis.')).toMatch(
      /stenosis\) at L4-L5/,
    );
    expect(read('MRI LUMBAR SPINE', 'L4-L5: Disc extrusion compressing the right S1 nerve root.')).not.toMatch(
      /extrusion\) at S1/,
    );
  });
});

describe('what a heart valve has', () => {
  it('behind its name is not given to another valve', () => {
    const found = read(
      'ECHOCARDIOGRAM',
      'Bicuspid aortic valve with mild stenosis. Thickened mitral valve with moderate regurgitation and mild stenosis.',
    );
    expect(found).toMatch(/mild narrowing \(stenosis\) in your aortic heart valve/);
    expect(found).toMatch(/moderate leak of a heart valve \(regurgitation\) in your mitral heart valve/);
  });

  it('of other parts stays where its own place is named', () => {
    expect(read('US ABDOMEN', 'Right hydronephrosis with a stone in the ureter.')).not.toMatch(
      /stone in your (?:right )?kidney/,
    );
    expect(read('CT CHEST', 'Enlarged heart with small nodule in the left lung.')).toMatch(
      /nodule\) in your left lung/,
    );
  });
});

describe('a size word', () => {
  it.each([
    [
      'BARIUM SWALLOW',
      'Small sliding hiatus hernia with moderate reflux to the mid oesophagus.',
      /a small bulge/,
      /mild bulge/,
    ],
    [
      'MRI LUMBAR SPINE',
      'Large L4-L5 disc extrusion with severe canal stenosis.',
      /large slipped disc/,
      /severely slipped/,
    ],
    [
      'MRI LUMBAR SPINE',
      'Large central and right paracentral disc extrusion at L4-L5.',
      /slipped disc/,
      /severely|right side/,
    ],
    ['CT CHEST', 'Probable small right lower lobe pulmonary infarct with trace effusion.', /damaged lung/, /mildly/],
  ])('is no degree: %s %s', (title, line, told, never) => {
    expect(read(title, line)).toMatch(told);
    expect(read(title, line)).not.toMatch(never);
  });

  it('still tells the amount of fluid, and a degree stays one', () => {
    expect(read('CT CHEST', 'Large right and small left pleural effusions.')).toMatch(
      /large amount of fluid|fluid around/,
    );
    expect(read('CT ABDOMEN', 'Severely enlarged liver.')).toMatch(/severe/);
  });
});

describe('what is only spoken of', () => {
  it('as the site of something known is not found anew', () => {
    const told = (line: string) => read('BONE SCAN', line);
    expect(told('Increased uptake in the left 6th rib at the site of known fracture.')).not.toMatch(
      /shows a broken bone/,
    );
    expect(told('Fracture of the left 6th rib.')).toMatch(/broken/);
  });

  it('as what a score means is no finding', () => {
    const line = 'WHO classification: osteoporosis T-score at or below -2.5; osteopenia between -1 and -2.5.';
    expect(read('BONE DENSITOMETRY', line)).not.toMatch(/scan shows/);
    expect(read('BONE DENSITOMETRY', 'Osteopenia at the hip.')).toMatch(/shows bones thinner/);
  });

  it('as the title of the test is no finding', () => {
    expect(
      explainReport('USS ABDOMEN\nLiver is enlarged 17.5 cm. CBD 4 mm.', knowledge)
        .findings.map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/uss abdomen/i);
  });
});

it('one fibroid is one lump, and several are several', () => {
  expect(read('US PELVIS', 'Uterus contains a 4 cm fundal fibroid.')).toMatch(
    /shows a muscle lump in the womb.*It measures 4 cm/,
  );
  expect(read('US PELVIS', 'Multiple fibroids, largest 3 cm.')).toMatch(/several muscle lumps/);
});

it('a kind of tissue that is right in one part of a joint is right there, and the whole of it where it stands alone', () => {
  const found = read(
    'MRI KNEE RIGHT',
    'Medial compartment: Full-thickness cartilage loss of the medial femoral condyle.\nLateral compartment: Lateral meniscus intact. Cartilage is preserved.',
  );
  expect(found).toMatch(/About the outer part of your knee: your smooth joint cushion looked normal/);
  expect(found).toMatch(/Your outer knee cushion showed no tear/);
  expect(read('MRI KNEE RIGHT', 'Cartilage: Normal.')).toMatch(/Your smooth joint cushion looked normal/);
});
