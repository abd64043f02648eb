import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';
import { explainReport } from './index.js';

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
    expect(found).toMatch(/nodule\) on the right side\..*measures 1\.4/);
    expect(found).toContain('TI-RADS 4');
    expect(found).not.toMatch(/removed tissue/);
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
