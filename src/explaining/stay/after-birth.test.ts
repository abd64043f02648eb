import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const asked = (text: string) => explainReport(text, knowledge).questions.join(' ');
const told = (text: string) =>
  explainReport(text, knowledge)
    .findings.map((one) => one.text)
    .join('\n');

describe('a birth that is over', () => {
  it.each([
    'DISCHARGE SUMMARY\n38 year old, elective caesarean for placenta praevia, live male. IUGR. EBL 600.',
    'DISCHARGE LETTER\nDelivered a baby boy at 38 weeks. Placenta praevia. IUGR.',
    'POSTNATAL LETTER\nYou gave birth at 37 weeks. Placenta praevia.',
  ])('leaves no question about it: %s', (text) => {
    expect(asked(text)).not.toMatch(/birth plan|growth be watched|birth be planned/);
  });

  it.each([
    'ANTENATAL LETTER\nPrevious LSCS delivered a healthy boy in 2019. Now 34 weeks. Placenta praevia.',
    'PREGNANCY ULTRASOUND\nPlacenta praevia at 32 weeks. Normal liquor.',
  ])('is not one that lies ahead: %s', (text) => {
    expect(asked(text)).toMatch(/birth plan/);
  });
});

describe('the checks of a newborn', () => {
  it('are told both where the first was low', () => {
    expect(told('DELIVERY NOTE\nBaby girl born by caesarean section. Apgar 5, 8.')).toContain(
      'was 5 and 8. At the first check, the baby may have needed some help. At the last check, the baby was doing well.',
    );
    expect(told('NEWBORN NOTE\nApgars 2 at 1 minute, 5 at 5 minutes and 8 at 10 minutes.')).toContain(
      'At the first check, the baby needed a lot of help. At the last check, the baby was doing well.',
    );
  });

  it('are told once where all were good', () => {
    expect(told('NEWBORN NOTE\nApgars 9, 10.')).toContain('At the check with this score, the baby was doing well.');
  });
});

describe('the tongs of a birth', () => {
  it('are no tool of an operation', () => {
    expect(told('POSTNATAL LETTER\nYou delivered a baby boy at 38 weeks by forceps.')).toMatch(/help a baby out/);
  });
});
