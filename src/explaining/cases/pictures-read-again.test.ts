import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../test/explained.js';

describe('what stands right below the reason for a test', () => {
  const HEART =
    'CARDIAC MRI\nIndication: 61F, palpitations.\nLV: Mildly dilated. LVEF 41%.\nNo LV thrombus. No pericardial effusion.\nOVERALL: Mild LV systolic impairment.\n';

  it('is what was seen, where a row begins with a part of the heart', () => {
    const told = found(HEART);
    expect(told).toMatch(/pumped out each beat \(ejection fraction\) is 41%/);
    expect(told).toMatch(/The scan shows no sign of a blood clot inside the heart/);
    expect(told).not.toMatch(/before the test, as far as the report says/);
  });

  it('stays the reason where it goes on with the story', () => {
    expect(found('CARDIAC MRI\nIndication: Palpitations.\nFather died young.\nFINDINGS: Normal heart.\n')).not.toMatch(
      /shows a? ?palpitation/i,
    );
  });
});

describe('a clot in the veins of the leg', () => {
  it('is no lost blood flow to the limb and lies in no bone', () => {
    const { findings } = explained(
      'VENOUS DUPLEX\nLeft leg: Non-compressible popliteal and posterior tibial veins with echogenic material, acute occlusive thrombus.\nImpression: Acute left posterior tibial DVT.\n',
    );
    expect(findings.flatMap(({ concepts }) => concepts)).not.toContain('acute-limb-ischemia');
    const told = findings.map(({ text }) => text).join('\n');
    expect(told).toMatch(/blood clot in a deep vein/);
    expect(told).not.toMatch(/shin bone/);
  });
});

describe('a picture of the neck arteries', () => {
  const told = found(
    'CAROTID DUPLEX\nFindings:\nRight: Mixed plaque at the bulb, ICA PSV 240 cm/s.\nLeft: Smooth calcified plaque, ICA PSV 118 cm/s.\n',
  );
  it('shows no plaque of the heart', () => expect(told).not.toMatch(/heart arteries/));
  it('takes no speed for a size', () => expect(told).not.toMatch(/measures? (?:118|240) cm/));
});

describe('whose part it is', () => {
  it('calls the join normal and not the whole belly', () => {
    const told = found(
      'CT ABDOMEN\nAbdomen and pelvis: Liver metastasis grown to 15 mm. Anastomosis unremarkable.\nConclusion: Growth.\n',
    );
    expect(told).toContain('The surgical join of two tubes (anastomosis) looked normal.');
    expect(told).not.toMatch(/your belly and your pelvis looked normal/i);
  });

  it('knows lymph nodes from the artery beside them, and fingers from toes', () => {
    expect(found('MRI BREAST\nFINDINGS: No internal mammary adenopathy.\n')).toMatch(
      /swollen lymph nodes \(adenopathy\) in the area behind the breastbone/,
    );
    expect(found('XR HAND\nFINDINGS: Fracture of the 4th distal phalanx.\n')).not.toMatch(/toe/);
  });

  it('says of which side a sample is asked for, and names no doctor for a part of the body', () => {
    const { recommendations } = explained(
      'BREAST MRI\nIMPRESSION:\nLEFT BREAST: PROBABLY BENIGN FOCUS. 6 MONTH FOLLOW UP MRI.\nRIGHT AXILLA: SUSPICIOUS NODES. ULTRASOUND GUIDED FNA RECOMMENDED.\n',
    );
    const asked = recommendations.map(({ text }) => text).join('\n');
    expect(asked).toMatch(/Under “Right axilla”: the report asks for a thin needle sample/);
    expect(asked).toMatch(/Under “Left breast”: the report asks for a follow-up MRI/);
    expect(asked).not.toMatch(/breast doctor/);
  });
});

describe('the title of the paper', () => {
  it('is no test to come', () => {
    const { findings } = explained(
      'CHEST RADIOGRAPH (PA)  -  Requested by: Emergency Department\nReport: The lungs are clear.\n',
    );
    expect(findings.map(({ text }) => text).join('\n')).not.toMatch(/part of the plan|You had a chest/);
  });
});

describe('a line without a verb that says more than is told of it', () => {
  it('is told in everyday words, and not quoted', () => {
    const told = found(
      'CT ABDOMEN\nFINDINGS: Simple cyst in the right upper pole measuring 2.1 cm.\nIMPRESSION: Right renal cyst.\n',
    );
    expect(told).not.toMatch(/report’s words/);
    expect(told).toMatch(/2\.1 cm/);
  });
});

describe('a letter of a radiologist', () => {
  const { title, findings } = explained(
    'REPORT OF MRCP AND MRI ABDOMEN\n\nDear Colleague\nMany thanks for referring this 66 year old gentleman with painless jaundice.\n\nThe intrahepatic ducts are dilated. The common bile duct terminates abruptly in the pancreatic head. There is a 28 x 22 mm hypoenhancing mass in the head of the pancreas, abutting the superior mesenteric vein over less than 180 degrees.\n\nConclusion: Mass in the head of the pancreas.\n',
  );
  const told = findings.map(({ text }) => text).join('\n');

  it('is the report of its picture, and no degree of a doctor stands in its title', () => {
    expect(title).toBe('MRI scan of the belly');
  });
  it('tells why the picture was made apart from what it shows', () => {
    expect(told).not.toMatch(/scan shows yellow skin/);
    expect(told).toMatch(/As background for the test, [^.]*painless yellow skin/);
  });
  it('takes a pale lump beside a vein for no bowel without blood, and a duct that ends at once for no sudden duct', () => {
    expect(findings.flatMap(({ concepts }) => concepts)).not.toContain('bowel-ischemia');
    expect(told).not.toMatch(/bile duct as sudden/);
  });
});

describe('a cyst with thin walls inside and no flow in them', () => {
  it('is no twisted ovary', () => {
    const { findings } = explained(
      'US PELVIS\nLeft ovary: 3.1 cm multilocular cyst with two thin septations, no solid component, no flow.\nImpression: Left ovarian cyst.\n',
    );
    expect(findings.flatMap(({ concepts }) => concepts)).not.toContain('ovarian-torsion');
  });
  it('while an ovary without flow may be', () => {
    const { findings } = explained(
      'US PELVIS\nLeft ovary: enlarged, 6 cm, no flow on Doppler. Sudden pain.\nImpression: Enlarged left ovary without flow.\n',
    );
    expect(findings.flatMap(({ concepts }) => concepts)).toContain('ovarian-torsion');
  });
});

it('reads PCom in a picture of the brain as its artery', () => {
  expect(found('CT ANGIO BRAIN\n- CT angio: 3 mm infundibulum at Lt PCom origin.\nIMP: Normal.\n')).not.toMatch(/ovar/);
});

it('asks for a picture of the heart of the baby, and not of the mother', () => {
  const { recommendations } = explained(
    'OBSTETRIC ULTRASOUND\nHeart: outflow tracts not seen.\nImpression: Single umbilical artery. Suggest fetal echocardiography.\n',
  );
  expect(recommendations.map(({ text }) => text).join('\n')).toMatch(/ultrasound of the baby[’']s heart/);
});

it('names the cancer team once', () => {
  expect(
    found(
      'CT CHEST\nFINDINGS: Clot in a segmental artery.\nConclusion: Incidental segmental pulmonary embolus - the oncology team was telephoned at 14:20.\n',
    ),
  ).not.toMatch(/team team/);
});
