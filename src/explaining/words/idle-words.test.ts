import { describe, expect, it } from 'vitest';
import { say } from '../nets/said.js';
import { leaveOutIdleWords } from './idle-words.js';

const SPAN = { start: 0, end: 5 };
const line = (...texts: string[]) => ({
  said: texts.map((text) => say(text, /^In|says|shows/.test(text) ? [SPAN] : [])),
});
const left = (...told: ReturnType<typeof line>[]) => {
  leaveOutIdleWords(told);
  return told.map(({ said }) => said.map(({ text }) => text));
};

describe('words that explain nothing are left out', () => {
  it('of a word that the quote does not hold', () => {
    const told = line('The report says: “Urine culture no growth”.', 'In this line, “cx” means a test for germs.');
    expect(left(told)[0]).toHaveLength(1);
  });

  it('of a word explained in an earlier line', () => {
    const first = line('The report says: “Small ileus”.', 'In this line, “ileus” means a bowel that stopped.');
    const next = line('The report says: “Ileus persists”.', 'In this line, “ileus” means a bowel that stopped.');
    expect(left(first, next).map((said) => said.length)).toEqual([2, 1]);
  });

  it('of a word that the line before explains in brackets', () => {
    const told = line(
      'The scan shows a slow bowel (ileus).',
      'The report says: “Mild ileus”.',
      'In this line, “ileus” means a bowel that stopped.',
    );
    expect(left(told)[0]).toHaveLength(2);
  });

  it('of what is only said again', () => {
    expect(
      left(line('The scan shows air or gas in your bowel.', 'Gas is air or gas in a part of the body.'))[0],
    ).toHaveLength(1);
    expect(left(line('The scan shows a clot.', 'A clot is thick blood.'))[0]).toHaveLength(2);
  });

  it.each([
    ['The scan shows a small lump (nodule).', 'A nodule is a small round lump.'],
    ['The scan shows a fluid sac in the liver (hepatic cyst).', 'A liver cyst is a pocket of fluid in the liver.'],
    ['The sample shows cells in small glands (acinar).', 'The cells form small glands.'],
    ['The sample shows lung cancer.', 'Lung cancer is cancer that starts in the lung.'],
  ])('of a meaning that only says what stands before it: %s', (told, meaning) => {
    expect(left(line(told, meaning))[0]).toHaveLength(1);
  });

  it.each([
    ['The scan shows a growth of gland cells (adenoma).', 'An adenoma is a growth of gland cells that is not cancer.'],
    ['The scan shows a dense spot in a bone (bone island).', 'A bone island is a small, dense spot of normal bone.'],
    ['In the report’s words: “a small lump”. The scan says little.', 'A nodule is a small round lump.'],
    ['The sample shows cancer cells in a milk duct.', 'It is cancer cells that have not spread.'],
  ])('but not of one that says more: %s', (told, meaning) => {
    expect(left(line(told, meaning))[0]).toHaveLength(2);
  });

  it('but once more in what stays shut', () => {
    const open = line('The report says: “Ileus”.', 'In this line, “ileus” means a bowel that stopped.');
    const shut = {
      ...line('The report says: “Ileus”.', 'In this line, “ileus” means a bowel that stopped.'),
      attributes: { sensitive: true },
    };
    expect(left(open, shut).map((said) => said.length)).toEqual([2, 2]);
  });
});
