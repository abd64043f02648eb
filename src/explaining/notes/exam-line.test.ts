import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (text: string) =>
  explainReport(text, knowledge)
    .findings.map(({ text: one }) => one)
    .join('\n');
const exam = (lines: string) => told(`PROGRESS NOTE\nPHYSICAL EXAM:\n${lines}\nPLAN:\n1. Cough - chest X-ray.\n`);

describe('one line of an exam that goes on to other parts', () => {
  it('says nothing of the part that it began with', () => {
    const text = exam('Lungs: crackles at the right base. Dressing dry, incision intact. Toes intact. No edema.');
    expect(text).not.toMatch(/lungs? was normal|incision\) of your lung|edema\) in your lung|lungs were normal/);
    expect(text).toMatch(/[Cc]rackling/);
  });
  it('still says what belongs to the part of the label', () => {
    const text = exam('Abdomen: soft. No masses.\nLeft knee: warm. No effusion.');
    expect(text).toMatch(/lumps \(masses\) in your belly/);
    expect(text).toMatch(/effusion\) in your left knee/);
  });
  it('takes the second heart sound for no level of the back', () => {
    expect(exam('Heart: loud S2, no murmur.')).not.toMatch(/at S2/);
  });
});

describe('a result that is printed as "-ve"', () => {
  it('is denied, and its neighbor that is positive is not', () => {
    const text = told(
      'DISCHARGE CARD\nInv: Malaria -ve. Dengue NS1 +ve.\nRx given: IV fluids.\nAdv on discharge: rest.\n',
    );
    expect(text).not.toMatch(/notes malaria/);
  });
});

describe('the note of an operation', () => {
  const note = (lines: string) =>
    explainReport(
      `OPERATIVE NOTES\nPre op diagnosis: Gallstones, K/C/O T2DM, hypothyroidism\nPost op diagnosis: Empyema gallbladder\nProcedure: Open cholecystectomy\n${lines}`,
      knowledge,
    );
  it('takes what somebody is known to have for no reason of it', () => {
    const { summary } = note('Complications: nil\n');
    expect(summary).not.toMatch(/because of[^.]*(?:diabetes|thyroid)/);
  });
  it('keeps pus in the gallbladder away from the lung, and orders away from complications', () => {
    const { findings } = note('Complications: nil\n\nPost op orders:\nNBM\nIV fluids 75 ml/hr\n');
    const all = findings.map(({ text }) => text).join('\n');
    expect(all).toMatch(/pus in the gallbladder/i);
    expect(all).not.toMatch(/around the lung|Under complications/);
  });
  it('takes gas that the team puts in for no finding', () => {
    const { findings } = note('Findings: Pneumoperitoneum created with a Veress needle. Gallbladder distended.\n');
    expect(findings.every(({ text }) => !/air loose in the belly/.test(text))).toBe(true);
  });
});

describe('what kind of note it is', () => {
  const title = (text: string) => explainReport(text, knowledge).title;
  it('is what its own first line says, whatever test it tells of', () => {
    expect(
      title(
        'SICU PROGRESS NOTE  Day 2\n61F after EGD with clips for a bleeding ulcer.\nNEURO: Awake.\nPLAN:\n1. Watch.\n',
      ),
    ).toBe('Progress note');
  });
  it('is an operation where only its steps are told', () => {
    expect(
      title(
        'The patient was taken to the operating room and general anesthesia was induced. A left total mastectomy was done. The wound was irrigated and closed in layers with 3-0 Monocryl. Counts were correct. She tolerated the procedure well.\n',
      ),
    ).toMatch(/^Operation report/);
  });
});

describe('a letter in which the doctor says what it is', () => {
  it('is headed by that', () => {
    const { summary } = explainReport(
      'Clinic date: 2 May\nDear Dr Example\nThank you for referring this lady with spells of dizziness. They come when she turns in bed. Her hearing is normal.\nI am confident that these spells are benign positional vertigo.\nI will see her again in two months.\nYours sincerely\n',
      knowledge,
    );
    expect(summary).toMatch(/^The report gives this diagnosis[^.]*(?:vertigo|dizz)/);
  });
});
