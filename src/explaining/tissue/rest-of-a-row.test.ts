import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (row: string) =>
  explainReport(`SURGICAL PATHOLOGY\nDIAGNOSIS\nLeft breast, excision: Invasive ductal carcinoma.\n${row}`, knowledge)
    .findings.map(({ text }) => text)
    .join('\n');

describe('what a row of a tissue report says beside its answer', () => {
  it.each([
    ['Estrogen receptor: Positive (95%, strong)', /\(95% of them\)\. They took up the dye strongly\./],
    ['PR: Positive, 60%, moderate (Allred 7/8)', /They took up the dye moderately\. The Allred score is 7 of 8\./],
    ['Lymphovascular invasion: Present (focal)', /This was seen in one spot only\./],
    ['Tumor necrosis: Present (5%)', /This takes up 5% of the growth\./],
    ['Regression: Present, less than 75%', /This takes up less than 75% of the growth\./],
    ['Perineural invasion: Not identified in these cores', /This holds for the tissue that was looked at\./],
    ['Proximal resection margin: negative, tumor is 5.5 cm away', /The free space there is 5\.5 cm wide\./],
  ])('is told in plain words: %s', (row, plain) => {
    expect(told(row)).toMatch(plain);
    expect(told(row)).not.toContain(`“${row}`);
  });

  it.each(['Ulceration: Present, 3 mm wide'])('is quoted where a word of it is not known: %s', (row) => {
    expect(told(row)).toContain(row.split(', ')[1] ?? row);
  });

  it('by which book a stage was given needs no quotation', () => {
    const text = told('Pathologic stage pT1a (UICC TNM 8)');
    expect(text).toMatch(/The tumor stage \(T\) is T1a\./);
    expect(text).not.toContain('UICC');
  });
});
