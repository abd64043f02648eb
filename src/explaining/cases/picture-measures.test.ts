import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const read = (text: string) => {
  const { findings } = explainReport(text, knowledge);
  return { findings, found: findings.map((finding) => finding.text).join(' ') };
};

describe('a measure', () => {
  it('of a body part is none of the finding in it', () => {
    const { found } = read(
      'US ABDOMEN\nFINDINGS: Right kidney 11 cm, left kidney 10.6 cm with a 9 mm nonobstructing calculus in the lower pole.',
    );
    expect(found).toMatch(/kidney stone\b[^.]* on the left side/);
    expect(found).toContain('9 mm');
    expect(found).not.toMatch(/measures? (?:11|10\.6)|and 10\.6/);
  });

  it('between a body part and how it is leaves them together', () => {
    const { found } = read('ECHOCARDIOGRAM\nLA: mildly dilated.\nAortic root 3.9 cm, mildly dilated.');
    expect(found).toMatch(/start of the main artery[^.]*\. It measures 3\.9 cm/);
    expect(found).not.toMatch(/upper left part of your heart\. It measures/);
  });

  it('behind a numbered finding stays with its side', () => {
    const { found } = read(
      'ULTRASOUND THYROID\nNodule 1: Right mid pole, 1.4 x 1.1 x 1.0 cm, solid, smooth margins. TR4.\nNodule 2: Left lower pole, 0.6 cm, spongiform. TR1.',
    );
    expect(found).toMatch(/right half of the thyroid\. It measures 1\.4 by 1\.1 by 1\.0 cm/);
    expect(found).toContain('TI-RADS 4');
    expect(found).not.toMatch(/removed tissue/);
  });
});

describe('a word of degree', () => {
  it('before a change says how much it changed, not how severe it is', () => {
    const { found } = read(
      'CT CHEST\nIMPRESSION:\n1. Marked size reduction of the mediastinal mass.\n2. Mild to moderate decrease in the ascites.\n3. Moderate improvement of the pneumonia.',
    );
    expect(found).toMatch(/shows a lump in the middle of the chest[^.]*\.[^.]*\. It has become smaller/);
    expect(found).not.toMatch(/severe lump|small to moderate amount|It is moderate/);
  });

  it('before the finding stays its own', () => {
    const { found } = read('CT CHEST\nIMPRESSION:\n1. Mild to moderate ascites, decreased.\n2. Severe emphysema.');
    expect(found).toMatch(/small to moderate amount of fluid in the belly/);
    expect(found).toMatch(/severe (?:damage|lung|emphysema|damaged)/i);
  });

  it('“increased” of how much a part takes in is no change over time', () => {
    const marrow = 'PET/CT\nFINDINGS: Diffuse, homogeneously increased bone marrow uptake, most likely reactive.';
    expect(read(marrow).found).not.toMatch(/than before|It has grown/);
    expect(read('CT CHEST\nIMPRESSION: Pleural effusion has increased.').found).toMatch(/more of it than before/);
  });

  it('with the time it was otherwise leaves the finding in the present', () => {
    const { found } = read(
      'ECHOCARDIOGRAM\nCONCLUSIONS:\n1. Severe calcific aortic stenosis, progressed from moderate in March 2023.',
    );
    expect(found).toMatch(/shows severe narrowing of the aortic heart valve/);
    expect(found).not.toMatch(/from the past/);
  });
});

describe('a denial behind a comma', () => {
  it('leaves what is said to be there', () => {
    const { found } = read(
      "US ABDOMEN\nFINDINGS: Gallbladder contains sludge and small stones, no wall thickening, Murphy's sign negative.",
    );
    expect(found).not.toMatch(/no sign of[^.]*(?:stones|thick bile)/);
  });

  it('of the source leaves the finding', () => {
    const { findings } = read('CT ABDOMEN\nFINDINGS: Free intraperitoneal air, source not shown.');
    expect(findings.map(({ importance }) => importance)).toContain('urgent');
  });

  it('still denies a bare list', () => {
    const { found } = read('CT CHEST\nFINDINGS: Mass, effusion not seen.');
    expect(found).toMatch(/no sign of a lump/);
  });
});

describe('what only looks like something that cannot wait', () => {
  it('is a clot in a vein under the skin', () => {
    const { findings } = read(
      'DUPLEX ULTRASOUND OF THE ARMS\nFINDINGS: The axillary and brachial veins were examined. There is noncompressible thrombus in the left cephalic vein, superficial.\nIMPRESSION: Superficial thrombophlebitis. No DVT.',
    );
    expect(findings.map(({ importance }) => importance)).not.toContain('urgent');
  });

  it('is an old stroke beside a new one', () => {
    const { found } = read(
      'MRI BRAIN\nFINDINGS: Restricted diffusion in the right thalamus, compatible with an acute lacunar infarct. An old infarct is present on the left in the cerebellum.',
    );
    expect(found).not.toMatch(/new stroke: “An old infarct/);
  });
});

it('says of the bones alone that nothing is new there', () => {
  const { found } = read(
    'CHEST X-RAY\nFINDINGS: The visualized bony structures of the thorax show no acute abnormality.',
  );
  expect(found).toMatch(/no new problems[^.]*in your bones/);
  expect(found).not.toMatch(/in your chest/);
});

describe('a size that was', () => {
  it.each([
    ['Previously noted 8 mm left lower lobe nodule now measures 13 mm (series 4, image 211).', '13 mm', '8 mm'],
    ['Left adrenal nodule, 14 mm in 2021, now 22 mm.', '22 mm', '14 mm'],
    ['Left adrenal nodule 22 mm (14 mm in 2021).', '22 mm', '14 mm'],
    ['Pancreatic tail cyst 18 mm, 12 mm on the prior study of 2022.', '18 mm', '12 mm'],
    ['Known 4 cm left ovarian cyst now 2 cm.', '2 cm', '4 cm'],
    ['Aneurysm of the infrarenal aorta, 48 mm in March 2022, currently 55 mm.', '55 mm', '48 mm'],
  ])('is told as it was then, and the thing as it is now: %s', (line, now, then) => {
    const { found } = read(`CT REPORT\nFINDINGS: ${line}`);
    expect(found).toMatch(new RegExp(`The scan shows .* measures ${now}[^.]*, and measured ${then} before`));
    expect(found).not.toMatch(/from the past/);
  });

  it('leaves what is only of another year in the past', () => {
    expect(read('CT REPORT\nFINDINGS: Fracture of the wrist in 2019.').found).toMatch(/from the past/);
    expect(
      read('CT REPORT\nFINDINGS: 3 cm cyst in the left kidney, now with a 5 mm nodule in its wall.').found,
    ).toMatch(/cyst\) in your left kidney.* measures 3 cm/);
  });
});

describe('a share by which an artery is narrowed', () => {
  it.each([
    ['CORONARY ANGIOGRAPHY', 'LAD: 85% proximal', /front heart artery[^.]* is narrowed by 85% near its start/],
    [
      'CORONARY ANGIOGRAPHY',
      'LAD: 30% mid.\nD1: 60% ostial',
      /front side artery of your heart[^.]* is narrowed by 60% at its opening/,
    ],
    ['CORONARY ANGIOGRAPHY', 'LM: 20% distal.', /main left heart artery[^.]* is narrowed by 20% near its far end/],
    ['CORONARY ANGIOGRAPHY', 'LCX: 100% mid.', /left side heart artery[^.]* is fully blocked \(100%\)/],
    ['CORONARY ANGIOGRAPHY', 'LAD: 70% mid calcified lesion.', /front heart artery[^.]* is narrowed by 70%/],
    ['CAROTID DUPLEX', 'Right ICA 80%, left ICA 40%.', /your right inner neck[^.]*80%.*your left inner neck[^.]*40%/i],
    ['LOWER LIMB ARTERIAL DUPLEX', 'Left SFA: 50-75% mid.', /left groin artery[^.]* is narrowed by 50 to 75%/],
  ])('is told where the line names only both: %s %s', (title, line, says) => {
    expect(read(`${title}\nINDICATION: Check.\n\nFINDINGS:\n${line}\n`).found).toMatch(says);
  });

  it('is not made of any other share, and a normal artery is no normal test', () => {
    expect(read('ECHOCARDIOGRAM\nFINDINGS: IVC 2.3 cm, <50% collapse.').found).not.toMatch(/narrowed/);
    expect(read('CORONARY ANGIOGRAPHY\nFINDINGS:\nSVG to RCA: 50% body.').found).not.toMatch(
      /heart artery[^.]* is narrowed/,
    );
    expect(read('CORONARY ANGIOGRAPHY\n\nFINDINGS:\nLeft main coronary artery: Normal.').found).not.toMatch(
      /test looked normal/,
    );
  });
});

it('a wide aorta beside a vein that falls in with each breath is no sign of a burst', () => {
  const { findings } = read(
    'ECHOCARDIOGRAM\n\nFINDINGS:\nPericardium: Small effusion 8 mm, no tamponade.\nIVC: 2.3 cm, <50% collapse.\nAorta: Ascending aorta 4.1 cm.',
  );
  expect(findings.map(({ importance }) => importance)).not.toContain('urgent');
});

describe('a table', () => {
  const DXA = 'DXA REPORT\n\nRESULTS\n';
  it('of bone density is read below units, days and lost places', () => {
    const { found } = read(
      `${DXA}Site                  BMD g/cm2     T-score    Z-score    Change since 11/2020\nLumbar spine L1-L3    0.731         -2.8       -0.9       -5.9%\nLeft total hip        0.724         -1.8       -0.5       -3.6%\n`,
    );
    expect(found).toMatch(/T-score\) of “Lumbar spine L1-L3”[^.]* is -2\.8/);
    expect(found).toMatch(/T-score\) of “Left total hip”[^.]* is -1\.8/);
    expect(
      read(
        `${DXA}Region   BMD   T-score   Z-score\nL1-L4   0.902   -1.9   -1.0\nLeft Femoral Neck   0.701   -2.6   -1.4\n`,
      ).found,
    ).toMatch(/T-score\) of “Left Femoral Neck”[^.]* is -2\.6/);
  });

  it('with a cell too few is not guessed at', () => {
    expect(read(`${DXA}Region   BMD   T-score   Z-score\nL1-L4   -1.9\n`).found).not.toMatch(/is -1\.9/);
  });

  it('of the heart gives each figure with its day', () => {
    const { found } = read(
      'ECHOCARDIOGRAM REPORT\n\nIndication: Murmur.\n\nMeasurements                         Today          2023-03-08\nAortic valve area (cm2)              0.8            1.1\nMean gradient (mmHg)                 47             31\n\nFindings\nAortic valve: Severe stenosis.\n',
    );
    expect(found).toMatch(/Aortic valve area \(cm2\)”: today: “0\.8”, 2023-03-08: “1\.1”/);
  });
});

describe('what is as it was', () => {
  it.each([
    'Appearances are unchanged when compared with the previous film.',
    'Findings are stable compared to prior CT.',
  ])('is told: %s', (line) => {
    expect(read(`X-RAY CHEST\n\nFINDINGS:\nThe lungs are clear.\n\n${line}`).found).toContain(line.slice(0, -1));
  });

  it('is not told where it is only what the test was held against', () => {
    expect(read('X-RAY CHEST\n\nFINDINGS:\nCompared with 2 May 2024. The lungs are clear.').found).not.toMatch(
      /[Cc]ompared/,
    );
  });
});

describe('how far a lump of the breast is from the nipple', () => {
  it('is not its size', () => {
    const { findings } = explainReport(
      'MRI BREASTS\n\nFINDINGS: Left breast: mass at 2 o clock, N+5.5 cm position measuring 1.2 cm.\n',
      knowledge,
    );
    const told = findings.map(({ text }) => text.replace(/“[^”]*”/g, '')).join('\n');
    expect(told).toContain('It measures 1.2 cm');
    expect(told).not.toContain('5.5');
  });
});
