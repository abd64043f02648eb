import { describe, expect, it } from 'vitest';
import { asked, explained, found } from '../../../test/explained.js';

describe('a finding of a picture is told once', () => {
  it('where its line says nothing beyond the sentences before it', () => {
    const told = found(
      'CT CHEST\nCOMPARISON: CT 2/3/2024.\nFINDINGS: LUNGS: There is a solid nodule in the left lower lobe that measures 11 mm (series 3, image 40), previously 7 mm.\nIMPRESSION:\n1. Solid left lower lobe nodule, now 11 mm, increased from 7 mm on 2/3/2024.\n',
    );
    expect(told).toContain('It has grown from 7 mm (on 2/3/2024) to 11 mm');
    expect(told).not.toContain('In more detail');
    expect(told.match(/11 mm/g)).toHaveLength(1);
  });
  it('but a line stays that denies something of its own', () => {
    expect(
      found(
        'CT HEART\nFINDINGS: There is minimal calcific plaque within the mid vessel, but there is no flow-limiting stenosis.\n',
      ),
    ).toMatch(/no flow-limiting stenosis/);
  });
  it('with its place in everyday words', () => {
    expect(found('CT CHEST\nIMPRESSION: Mild centrilobular emphysema with upper lobe predominance.\n')).toMatch(
      /mostly in the upper part of the lung/,
    );
  });
  it('with growth and size, each of which says something', () => {
    const told = found(
      'CT ABDOMEN\nFINDINGS: Infrarenal abdominal aortic aneurysm measuring 4.3 cm, previously 3.8 cm.\nIMPRESSION: Increase in size of the abdominal aortic aneurysm.\n',
    );
    expect(told).toContain('It has grown.');
    expect(told).toContain('It measures 4.3 cm, and measured 3.8 cm before.');
  });
  it('with what it touches, and that the test cannot tell what it is', () => {
    expect(found('CT CHEST\nFINDINGS: 2 cm nodule in the right lower lobe abutting the pleura.\n')).toContain(
      'It touches the lining of your lung (pleura).',
    );
    expect(found('CT CHEST\nFINDINGS: 2 cm nodule in the right lower lobe not abutting the pleura.\n')).not.toContain(
      'It touches',
    );
    expect(found('CT ABDOMEN\nIMPRESSION: Indeterminate right adrenal nodule.\n')).toContain(
      'This test cannot tell what it is (indeterminate).',
    );
  });
  it('and a node with how wide it is', () => {
    expect(found('CT CHEST\nFINDINGS: Enlarged subcarinal lymph node, 15 mm in short axis.\n')).toContain(
      'It measures 15 mm across (short axis).',
    );
  });
});

describe('a word of a picture in its own sense', () => {
  const urgent = (text: string) => explained(text).findings.filter(({ importance }) => importance === 'urgent');

  it('is no swelling of the brain where the brain has shrunk with age', () => {
    const text =
      'CT HEAD\nFINDINGS: Subtle loss of gray-white differentiation in the right insula. The ventricles and sulci are prominent, reflecting age related volume loss.\n';
    expect(urgent(text).flatMap(({ concepts }) => concepts)).not.toContain('cerebral-edema');
    const swollen =
      'CT HEAD\nFINDINGS: Diffuse effacement of the sulci and basal cisterns with global loss of gray-white differentiation.\n';
    expect(urgent(swollen).flatMap(({ concepts }) => concepts)).toContain('cerebral-edema');
  });
  it('is no fluid in the lungs where a muscle is wet', () => {
    const told = found('MRI FOOT\nFINDINGS: Mild interstitial edema of the abductor hallucis muscle.\n');
    expect(told).not.toMatch(/lung|heart/);
    expect(told).toMatch(/swelling from fluid/);
    expect(found('CHEST X-RAY\nFINDINGS: Interstitial edema with small effusions.\n')).toMatch(/in the lungs/);
  });
  it('is no unborn baby where a vessel is meant', () => {
    expect(found('MRA HEAD\nFINDINGS: Fetal origin of the left PCA.\n')).not.toMatch(/baby/);
  });
  it('is the rim of a node, and not the node', () => {
    const told = found('BREAST ULTRASOUND\nFINDINGS: A left axillary lymph node with cortical thickening of 4 mm.\n');
    expect(told).toContain('Its rim measures 4 mm.');
    expect(told).not.toMatch(/grain of rice/);
  });
  it('is a broken spine bone, and no pressure on it', () => {
    const told = found(
      'SPINE X-RAY\nIMPRESSION:\n1 Mild osteopenia.\n2 Facet arthropathy.\n3 T11 compression fx, old.\n',
    );
    expect(told).toMatch(/flattened spine bone/);
    expect(told).not.toMatch(/pressure|3 T11/);
  });
  it('of no shunt seen by Doppler, and no test left undone', () => {
    const told = found('ECHOCARDIOGRAM\nFINDINGS: No interatrial shunt by color Doppler.\n');
    expect(told).toMatch(/no sign of blood that crosses/);
    expect(told).not.toMatch(/did not have/);
  });
});

describe('what is likely, of the one that it is said of', () => {
  it('the spot is there, what it is taken for is open', () => {
    const told = found('CT PELVIS\nFINDINGS: A 5 mm sclerotic focus in the left ilium is most likely a bone island.\n');
    expect(told).toMatch(/shows hardened, dense bone/);
    expect(told).toMatch(/probably shows a harmless dense spot/);
  });
  it('nearly resolved is not yet past', () => {
    const told = found('CHEST X-RAY\nIMPRESSION: Nearly resolved pneumonia of the left lower lobe.\n');
    expect(told).not.toMatch(/from the past/);
    expect(told).toMatch(/become better/);
  });
});

describe('a device', () => {
  it('that lies in the wrong place is not told as in place', () => {
    const told = found('PELVIC ULTRASOUND\nIMPRESSION: Malpositioned IUD within the lower uterine segment.\n');
    expect(told).not.toMatch(/is in place/);
    expect(told).toMatch(/out of place/);
  });
  it('that is asked for is not there yet', () => {
    expect(found('XR WRIST\nOPINION: Hand clinic review in 1 week; splint.\n')).not.toMatch(/splint is in place/);
  });
});

describe('a nerve that is pressed', () => {
  it('on the left side, and by the narrowing of that side', () => {
    const told = found(
      'MRI LUMBAR SPINE\nFINDINGS: L3-L4: Mild right and severe left neural foraminal narrowing with impingement of the exiting left L3 nerve root.\n',
    );
    expect(told.match(/presses on the left L3 nerve/g)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(told).not.toMatch(/on the right side at L3-L4\. It presses on the left/);
  });
});

describe('what lies behind a label or a title', () => {
  it('is said of the one part that the sentence before is on', () => {
    expect(
      found(
        'MRI KNEE\nFINDINGS:\nLIGAMENTS: PCL shows a high grade partial tear. There is no complete tear. MCL intact.\n',
      ),
    ).toMatch(/[Aa]bout your back knee ligament: there is no complete tear/);
  });
  it('is no foot in the spine of a baby', () => {
    expect(found('OBSTETRIC ULTRASOUND\nANATOMY\nSpine: normal. Limbs: four limbs seen; no talipes.\n')).not.toMatch(
      /talipes\) in the baby’s spine/,
    );
  });
  it('is no finding where the title says what the test is for', () => {
    expect(found('MRI PELVIS (RECTAL CANCER STAGING)\nFINDINGS: No enlarged lymph nodes.\n')).not.toMatch(
      /shows cancer/,
    );
  });
  it('is the soft tissue in front of the spine, and not the spine', () => {
    const told = found(
      'CT CERVICAL SPINE\nFINDINGS: Fracture of the C5 lamina. Prevertebral soft tissues are normal.\n',
    );
    expect(told).toContain('The soft tissue in front of your neck bones looked normal.');
    expect(told).not.toMatch(/spine looked normal/);
  });
  it('is a tube of the womb, and none that was put in', () => {
    const told = found(
      'HYSTEROSALPINGOGRAM\nIMPRESSION: Patent left tube. Nonvisualization of the proximal right tube.\n',
    );
    expect(told).not.toMatch(/is in place/);
  });
});

describe('what a picture leaves open', () => {
  it('is where a spot may come from', () => {
    expect(found('CT CHEST\nFINDINGS: Small patchy opacity in the left lower lobe, likely infectious.\n')).toMatch(
      /likely infectious|probably comes from an infection/,
    );
  });
  it('is an operation that was likely done', () => {
    const told = found(
      'MRI KNEE\nFINDINGS: Changes within the medial meniscus most likely reflect prior partial meniscectomy.\n',
    );
    expect(told).toMatch(/probably had/);
    expect(told).not.toMatch(/You have had|cushion cushion/);
  });
});

describe('what a conclusion asks for without a verb', () => {
  const advice = (line: string) => asked(`CT CHEST\nFINDINGS: Mass in the left lung.\nCONCLUSION: ${line}\n`);

  it.each([
    [
      'Urgent urology referral, tumour markers and staging CT.',
      /a bladder and kidney doctor, blood tests called tumor markers and a scan to see how far it reaches \(staging\)/,
    ],
    [
      'Urgent urology referral and staging CT advised.',
      /a bladder and kidney doctor and a scan to see how far it reaches/,
    ],
    ['Lung MDT.', /a talk about you in the doctors’ team meeting/],
    ['Discussion at the hepatobiliary MDM.', /a talk about you in the doctors’ team meeting/],
  ])('%s', (line, expected) => expect(advice(line)).toMatch(expected));
  it('and keeps each clinic of two by name', () =>
    expect(advice('Haematology or gastroenterology referral is advised.')).toMatch(/gastroenterology/));
});
