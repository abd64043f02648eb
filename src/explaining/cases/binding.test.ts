import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { checkFaithfulness } from '../faithful/faithfulness.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function found(text: string): string {
  const analysis = explainReport(text, knowledge);
  expect(checkFaithfulness(analysis, text, knowledge)).toEqual([]);
  return analysis.findings.map((finding) => finding.text).join('\n');
}

const ct = (line: string) =>
  found(`CT ABDOMEN AND PELVIS\nFINDINGS: ${line}\nIMPRESSION: See above. Mild hepatic steatosis.`);

describe('what a word of a picture is said of', () => {
  it.each<[string, string, RegExp[]]>([
    [
      'the wall of a thing nobody knows',
      'There is a small pouch 1.9 cm behind the bladder with a thin enhancing rind.',
      [/brighter look/, /It measures/],
    ],
    [
      'the gas in a thing nobody knows',
      'Adjacent phlegmon-like bag with gas, 4.1 x 3.0 cm.',
      [/shows air or gas/, /measures 4\.1/],
    ],
    [
      'the thickening of a node',
      'In the right groin one node with eccentric cortical thickening to 6 mm.',
      [/shows thickening/],
    ],
    ['a look of things nobody knows', 'Several ovoid zorbules in the left kidney.', [/describes your/, /kidney as/]],
    ['an adjective alone', 'Bulbous tip, dilated to 12 mm.', [/shows widening/]],
  ])('%s is left to its own line', (_what, line, never) => {
    const text = ct(line);
    for (const one of never) expect(text).not.toMatch(one);
  });

  it('stays with its own noun where that is known', () => {
    expect(ct('5 mm nonobstructing stone in the left kidney. Dilated appendix.')).toMatch(/a kidney stone .*left/);
    expect(ct('Enhancing mass in the right kidney.')).toMatch(/shows .*in your right kidney/);
  });
});

describe('the place of a finding', () => {
  it('is not the one it lies beside', () => {
    expect(ct('Periappendiceal abscess.')).toMatch(/around your appendix/);
    expect(ct('Separate from the left ovary there is a mass.')).not.toMatch(/mass\) in your/);
    expect(ct('Calcification overlying the left kidney.')).toMatch(/over your left kidney/);
    expect(ct('Mass deep to the rectus muscle.')).not.toMatch(/mass\) in your/);
  });

  it('is each of a pair', () => {
    const heart = found(
      'CT CHEST\nFINDINGS: Moderate coronary calcification of the LAD and RCA.\nIMPRESSION: Coronary disease.',
    );
    expect(heart).toMatch(/front heart artery and your right heart artery/);
    const knee = found(
      'MRI KNEE\nFINDINGS:\nEXTENSOR MECHANISM: Quad and patellar tendons intact.\nIMPRESSION: Joint effusion.',
    );
    expect(knee).not.toMatch(/tendons? below the kneecap looked/);
  });

  it('is not a heading over a kind of tissue, nor one over two parts', () => {
    const knee = found(
      'MRI KNEE\nFINDINGS:\nLIGAMENTS: MCL sprain with periligamentous edema.\nJOINT: Small popliteal (Baker) cyst, 2.4 cm.\nIMPRESSION: MCL sprain.',
    );
    expect(knee).not.toMatch(/in your (?:ligament|joint)\b/);
    const chest = found(
      'CHEST X-RAY\nFINDINGS:\nLungs/pleura: Bilateral airspace opacities.\nIMPRESSION: Airspace opacities.',
    );
    expect(chest).not.toMatch(/lining of/);
  });

  it('is not left over from the heading before an unknown one', () => {
    const text = found(
      'MRI KNEE\n\nMENISCI\nTear of the medial meniscus.\n\nCARTILAGE\nNormal.\n\nPATELLA\nNormal.\n\nEXTENSOR APPARATUS\nNo rupture.\n\nIMPRESSION: Meniscal tear.',
    );
    expect(text).not.toMatch(/In your [^.]*no sign of a burst/);
  });

  it('of the worst is not that of all, and is no change', () => {
    const echo = found(
      'ECHOCARDIOGRAM\nFINDINGS: Global hypokinesis, worse in the inferior wall.\nIMPRESSION: Global hypokinesis.',
    );
    expect(echo).not.toMatch(/become worse|(?<!, worse )in the lower wall/);
  });

  it('of a tip is the one behind the word', () => {
    const text = found(
      'CHEST X-RAY\nFINDINGS: R subclavian dialysis catheter, tip in RA. Enteric tube courses below diaphragm, tip off film.\nIMPRESSION: Lines as above.',
    );
    expect(text).not.toMatch(/tip is by (?:the vein|your breathing)/);
    expect(text).toMatch(/tip is by the upper right part of your heart/);
  });
});

describe('a measure', () => {
  it('of an organ is not that of what it holds', () => {
    const text = found(
      'US PELVIS\nFINDINGS:\nLEFT OVARY: 36 x 25 x 22 mm, contains corpus luteum 17 mm.\nIMPRESSION: Corpus luteum.',
    );
    expect(text).not.toMatch(/measures 36/);
    expect(text).toMatch(/measures 17 mm/);
  });
});

describe('age, side and number', () => {
  it('of old breaks are kept', () => {
    const text = found('CHEST X-RAY\nFINDINGS: Old healed R 6th and 7th rib fractures.\nIMPRESSION: No acute finding.');
    expect(text).toMatch(/broken ribs.*right side from the past/);
  });

  it('of a neighbour are not taken', () => {
    const text = found('CHEST X-RAY\nFINDINGS: Rotated to the left, low lung volumes.\nIMPRESSION: No acute finding.');
    expect(text).not.toMatch(/low lung volumes\) on the left/);
  });

  it('of one stone stay one', () => {
    expect(ct('Tiny left renal stone.')).toMatch(/tiny kidney stone /);
    expect(ct('Two stones in the right kidney.')).toMatch(/2 stones/);
  });
});

describe('an entry of a list', () => {
  const list =
    'US THYROID\nFINDINGS:\nNodules:\n1. Right upper pole, solid, 14 x 9 mm.\n2. Left lower pole, spongiform, 8 mm. Unchanged.\n3. Isthmus, 5 mm. New.\nLymph nodes: normal.\nIMPRESSION: Thyroid nodules.';
  it('is what its header names, with its own size and change', () => {
    const text = found(list);
    expect(text).not.toMatch(/right [^.]*as solid/);
    expect(text).toMatch(/on the left side\. It measures 8 mm[^.]*\. It has not changed/);
    expect(text).toMatch(/measures 5 mm[^.]*\. It is new/);
    expect(text).not.toMatch(/14 by 9 mm[^.]*\. It (?:is new|has not)/);
  });
});

describe('words of another place', () => {
  it('behind what a finding does to a neighbour give it no side', () => {
    const text = found(
      'CT NECK\nFINDINGS: Soft tissue mass displacing the trachea to the right.\nIMPRESSION: Neck mass.',
    );
    expect(text).not.toMatch(/mass\) (?:on|in)/);
  });

  it('are all kept where two are named', () => {
    const text = found(
      'MRI SHOULDER\nFINDINGS: Full thickness tear of the supraspinatus and infraspinatus tendons with retraction.\nIMPRESSION: Rotator cuff tear.',
    );
    expect(text).toMatch(/upper shoulder tendon and your back shoulder tendon/);
    const spine = found('MRI SPINE\nFINDINGS: Syrinx from T2 to T4.\nIMPRESSION: Syrinx.');
    expect(spine).toMatch(/T2 to T4/);
  });

  it('make no change in time', () => {
    const text = found('US LIVER\nFINDINGS: Left lobe 4.8 cm contains two cysts, the larger 6 mm.\nIMPRESSION: Cysts.');
    expect(text).not.toMatch(/increased|grown/);
  });
});

describe('one thing by two names', () => {
  it('is told once', () => {
    const knee = found(
      'MRI KNEE\nFINDINGS:\nACL: Complete tear of the anterior cruciate ligament.\nJOINT: Large effusion.\nIMPRESSION: ACL tear. Large joint effusion.',
    );
    expect(knee.match(/front knee ligament/g)).toHaveLength(1);
    expect(knee.match(/The scan shows a large amount/g)).toHaveLength(1);
    const gland = found(
      'CT ABDOMEN\nFINDINGS: 1.6 cm left adrenal nodule compatible with lipid-rich adenoma.\nIMPRESSION: Left adrenal adenoma.',
    );
    expect(gland).not.toMatch(/Tests can show|fits with/);
    expect(gland).toMatch(/measures 1\.6 cm/);
  });

  it('is two where the places are two', () => {
    const text = found('CT ABDOMEN\nFINDINGS: Liver: cyst 2 cm.\nIMPRESSION: Renal cyst 3 cm.');
    expect(text).toMatch(/in your liver/);
    expect(text).toMatch(/in the kidney/);
  });
});

describe('a tissue report', () => {
  it('gives a kind in brackets no place', () => {
    const text = found(
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Breast, left, core biopsy: Invasive carcinoma, NST (ductal), grade 2.',
    );
    expect(text).not.toMatch(/in your duct/);
  });

  it('lets only the growth reach the edge', () => {
    const text = found(
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Skin, left cheek, shave: Basal cell carcinoma with perifollicular inflammation, extending to the deep edge.',
    );
    expect(text.match(/reaches the deep edge/g)).toHaveLength(1);
  });
});
