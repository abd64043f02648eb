import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const told = (sentence: string): string =>
  explainReport(`CT CHEST, ABDOMEN AND PELVIS\n\nFINDINGS:\n${sentence}\n`, knowledge)
    .plain.map(({ text }) => text)
    .join(' ');

describe('a denial says no more than the report', () => {
  it.each([
    ['No large deep vein thrombosis is seen.', 'no large blood clot in a deep vein'],
    ['No large pleural effusion.', 'no large amount of fluid around the lung'],
    ['No significant stenosis.', 'no important narrowing'],
    ['No hemodynamically significant stenosis.', 'no important narrowing'],
    ['No high-grade stenosis of the left carotid artery.', 'no severe narrowing'],
    ['No acute fracture.', 'no new broken bone'],
    ['No new nodule.', 'no new small lump'],
    ['No suspicious mass.', 'no suspicious-looking lump'],
    ['No residual stone.', 'no leftover stone'],
    ['No definite pneumothorax.', 'no clear sign of air around the lung'],
    ['No obvious hydronephrosis.', 'no clear sign of kidney swelling'],
    ['No convincing evidence of osteomyelitis.', 'no clear sign of a bone infection'],
    ['No displaced rib fracture.', 'that is out of place'],
    ['No mass is seen on this limited exam.', 'as far as could be seen'],
    ['No evidence of metastatic disease within the limits of this noncontrast study.', 'as far as could be seen'],
  ])('%s', (sentence, words) => {
    expect(told(sentence)).toContain(words);
  });

  it('keeps "no sign of" where nothing limits it', () => {
    expect(told('No pneumothorax.')).toContain('no sign of air around the lung');
  });
});

describe('a normal remark says no more than the report', () => {
  it.each([
    ['The liver is grossly normal.', 'as far as could be seen'],
    ['Within the limits of the study, the kidneys are normal.', 'as far as could be seen'],
    ['Unremarkable appearance of the visualized thyroid.', 'that could be seen'],
    ['The visualized portions of the lungs are clear.', 'that could be seen'],
    ['The kidneys are normal except for a small cyst in the left kidney.', 'The rest of your kidneys looked normal'],
    ['Lungs are clear except for minimal basilar atelectasis.', 'The rest of your lungs looked clear'],
  ])('%s', (sentence, words) => {
    expect(told(sentence)).toContain(words);
  });

  it('is none where the part could not be seen well', () => {
    expect(told('The gallbladder is not well seen.')).not.toMatch(/normal|clear/);
  });
});
