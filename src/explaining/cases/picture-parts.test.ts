import { describe, expect, it } from 'vitest';
import { found } from '../../../test/explained.js';

describe('what a sentence of a picture is said of', () => {
  it('is the organ that its paragraph is on', () => {
    const told = found(
      'US ABDOMEN\nFindings:\nThe liver is mildly enlarged. No focal lesion. Smooth outline.\n\nThe left kidney is 10 cm long. Simple 14 mm cyst at its upper end.\nConclusion:\nMildly enlarged liver.',
    );
    expect(told).toMatch(/no sign of an abnormal area \(focal lesion\) in your liver/);
    expect(told).toMatch(/(?:Of your liver|Under “liver”), the report lists: smooth outline/);
    expect(told).toMatch(/fluid-filled sac \([^)]*cyst\) in your left kidney/);
  });

  it('is not the organ of the paragraph where it lies in another or in none', () => {
    const told = found(
      'CT ABDOMEN\nFindings:\nThe spleen is normal in size. No free fluid. No enlarged lymph nodes.\nThe gallbladder is absent. The pancreas shows a 9 mm cyst.\nConclusion:\nCyst in the pancreas.',
    );
    expect(told).not.toMatch(/fluid[^.]*in your spleen|nodes[^.]*in your spleen|in your gallbladder/);
  });

  it('is the subject of the verb that goes on', () => {
    const told = found(
      'US ABDOMEN\nFindings:\nGallbladder is well distended and contains multiple mobile calculi.\nThe bladder is well filled. No calculus.\nConclusion:\nGallstones.',
    );
    expect(told).toMatch(/stones \(calculi\) in your gallbladder|gallstones/);
    expect(told).not.toMatch(/gallbladder looked normal/);
    expect(told).toMatch(/no sign of a stone[^.]*in your bladder/);
  });

  it('is the level before it on its line', () => {
    const told = found(
      'MRI LUMBAR SPINE\nFINDINGS\nL3/4: Minor bulge. No neural compromise.\nL5/S1: Left disc protrusion. Right side is clear. Foramina adequate.\nCONCLUSION\nLeft L5/S1 disc protrusion.',
    );
    expect(told).toMatch(/^No nerve is pressed at L3\/4\.$/m);
    expect(told).toMatch(/At L5\/S1: right side is clear/);
    expect(told).not.toMatch(/^(?:Right side|Foramina)/m);
  });

  it('is the level that a paragraph opens with', () => {
    const told = found(
      'MRI CERVICAL SPINE\nFINDINGS\nAt C5/6 there is a disc osteophyte complex with right foraminal stenosis. The left foramen is patent. No cord signal change.\nIMPRESSION: Right C5/6 foraminal stenosis.',
    );
    expect(told).toMatch(/At C5\/6: the left foramen/);
    expect(told).toMatch(/At C5\/6: the scan shows no sign of changed look of the spinal cord/);
  });

  it('keeps the size of a part from what is found in it', () => {
    const told = found(
      'US ABDOMEN\nFindings:\nRight kidney measures 10 cm. 6 mm stone in the lower pole. No hydronephrosis.\nConclusion:\nStone.',
    );
    expect(told).toMatch(/stone in your right kidney\. It measures 6 mm/);
  });

  it('is what its label names', () => {
    const told = found(
      'USG PELVIS\nRIGHT OVARY: 4.1 x 2.9 cm. Multiple tiny follicles arranged peripherally.\nLEFT OVARY: 3.9 x 2.8 cm. Similar morphology.\nIMPRESSION: Enlarged ovaries.',
    );
    expect(told).toMatch(/Of your right ovary, the report says: “Multiple tiny follicles/);
    expect(told).toMatch(/Of your left ovary, the report lists: similar/);
  });
});

describe('a place that is not known for certain', () => {
  it('is quoted where it is one of many', () => {
    const told = found('CT HEAD\nFINDINGS: Degenerative change at the atlantodental joint.\nIMPRESSION: No bleed.');
    expect(told).not.toMatch(/in your joint/);
    expect(told).toMatch(/change at the “atlantodental” joint/);
  });

  it('is no part that is only measured beside it', () => {
    const told = found(
      'ULTRASOUND ABDOMEN\nFINDINGS:\nGallbladder: multiple gallstones, CBD 6 mm.\nIMPRESSION: Cholelithiasis.',
    );
    expect(told).toContain('In more detail: multiple gallstones, main bile duct 6 mm.');
    expect(told).not.toMatch(/gallstones[^.]* in your (?:main )?bile duct|measures? 6 mm/);
  });

  it('is no organ that was taken out', () => {
    const told = found(
      'CT ABDOMEN\nFINDINGS:\nThe gallbladder is surgically absent. No dilatation.\nIMPRESSION: Normal liver.',
    );
    expect(told).not.toMatch(/in your gallbladder/);
  });
});

describe('two places, each with its side', () => {
  it('are told one by one', () => {
    const told = found('CT ABDOMEN\nIMPRESSION: Cyst in the right kidney and left ovary.');
    expect(told).toMatch(/cyst\) in your right kidney/);
    expect(told).toMatch(/fluid-filled sac in your left ovary/);
    expect(told).not.toMatch(/both/);
    const lungs = found('CT CHEST\nIMPRESSION: Nodules in the left upper lobe and right lower lobe.');
    expect(lungs).not.toMatch(/both/);
  });

  it('are quoted where one of them is not known', () => {
    const told = found('CT HEAD\nIMPRESSION: Lacunar infarcts in the left thalamus and right zona incerta.');
    expect(told.replace(/“[^”]*”/g, '')).not.toMatch(/both sides/);
    expect(told).toMatch(/in the left thalamus \(relay center of the brain\) and right “zona incerta”/);
  });

  it('keep how old it is', () => {
    const told = found(
      'CT HEAD\nFINDINGS: Mature lacunar infarcts in the left thalamus and right corona radiata.\nIMPRESSION: No haemorrhage.',
    );
    expect(told).toMatch(/infarcts?\)? in the relay center of your brain on the left side from the past/);
    expect(told).toMatch(/on the right side from the past/);
  });

  it('are one where both sides of it are meant', () => {
    const told = found('CT ABDOMEN\nIMPRESSION: Cysts in the left and right kidney.');
    expect(told).toMatch(/both kidneys/);
  });
});

describe('a word of one matter', () => {
  it('is no verdict on the whole organ', () => {
    const told = found(
      'US PELVIS\nFindings:\nBladder: well distended.\nUterus: myometrium is homogeneous. 15 mm fibroid.\nMediastinum: Normal. 12 mm subcarinal node.\nConclusion:\nFibroid.',
    );
    expect(told).not.toMatch(/(?:bladder|muscle wall of your womb) looked normal/);
    expect(told).not.toMatch(/^The middle of your chest looked normal/m);
  });

  it('holds as far as was seen', () => {
    const told = found(
      'CT HEAD\nFINDINGS: No haemorrhage. Included upper cervical spine: no fracture to C2. SI joints unremarkable as imaged. Aorta of normal calibre where imaged.\nIMPRESSION: No haemorrhage.',
    );
    expect(told).toMatch(/included upper cervical spine[^:]*: no fracture to C2/);
    expect(told).not.toMatch(/at C2/);
    expect(told).toMatch(/part of the joints between spine and hip bone that could be seen/);
    expect(told).toMatch(/part of the main artery of the body that could be seen/);
  });
});
