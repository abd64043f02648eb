import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../../knowledge/index.js';
import { explainReport } from '../index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);

function of(lines: string) {
  const analysis = explainReport(`SURGICAL PATHOLOGY\nDIAGNOSIS\n${lines}`, knowledge);
  const asked = analysis.recommendations.map(({ text }) => text).join('\n');
  return { asked, found: analysis.findings.map(({ text }) => text).join('\n'), summary: analysis.summary };
}

describe('what is no plain order of a tissue report is told in its own words', () => {
  it.each([
    'Options include repeat FNA, molecular testing or diagnostic lobectomy.',
    'Wide re-excision and discussion of sentinel lymph node biopsy are recommended.',
    'The options of lobectomy or repeat biopsy should be discussed.',
    'Urgent referral to the skin cancer clinic is recommended, to be seen within 2 weeks.',
    'Correlation with imaging and repeat biopsy if discordant is recommended.',
  ])('%s', (line) => {
    const { asked } = of(`Thyroid, right, biopsy: Follicular lesion.\nRECOMMENDATION\n${line}`);
    expect(asked).toContain(line.replace(/\.$/, ''));
    expect(asked).not.toMatch(/report asks (?:for|you to see)/);
  });

  it('a comparison asks for no test, and its bracket is closed', () => {
    const { asked } = of(
      'Duodenum, biopsy: Villous atrophy.\nCOMMENT: Please correlate with serology (tTG) and colonoscopy.',
    );
    expect(asked).not.toMatch(/report asks for/);
    expect(of('Duodenum, biopsy: Villous atrophy.\nCOMMENT: Correlate with serology (tTG).').asked).not.toMatch(
      /\([^)]*”/,
    );
  });

  it('what could be done is left to the doctor', () => {
    const { asked } = of(
      'Thyroid, right, biopsy: Follicular lesion.\nRECOMMENDATION\nA repeat biopsy could be considered.',
    );
    expect(asked).toBe('The report says that your doctor may think about another biopsy.');
  });

  it('a plain order stays one', () => {
    expect(of('Skin, back: Basal cell carcinoma.\nRECOMMENDATION\nRe-excision is recommended.').asked).toContain(
      'report asks for more surgery to remove tissue (re-excision)',
    );
  });
});

describe('what the sample is held against is not found in it', () => {
  it.each([
    'Liver, biopsy: In the setting of diabetes and obesity, the features are those of steatohepatitis.',
    'Colon, biopsy: Given the clinical history of asthma and diabetes, the findings suggest colitis.',
    'Lymph node, biopsy: In a patient with diabetes, fever and asthma, the features are those of Hodgkin lymphoma.',
    'Kidney, biopsy: Glomerular changes consistent with IgA nephropathy in the context of diabetes and asthma.',
    'Skin, biopsy: With the known history of diabetes, the findings support psoriasis.',
  ])('%s', (line) => {
    const { found, summary } = of(line);
    expect(`${found}\n${summary}`).not.toMatch(
      /(?:shows?|includes|sign of|because of|notes) [^“\n.]*(?:diabetes|obesity|asthma)/,
    );
    expect(found).not.toBe('');
  });
});

describe('what a later part of the report tells is no longer to come', () => {
  it.each([
    ['FISH: Pending. An addendum will follow.', 'ADDENDUM, 9 days later\nFISH: Gain of 1q21.'],
    ['Receptors to follow.', 'SUPPLEMENTARY REPORT: ER 90% positive.'],
    ['Cytogenetics: pending.', 'Supplementary report 12/3: Karyotype 46,XX[20].'],
    ['HER2 FISH requested.', 'ADDENDUM: HER2 FISH not amplified.'],
    ['A further report will be issued.', 'ADDENDUM 1: Deeper levels show no change.'],
  ])('%s', (line, later) => {
    const { found, summary } = of(`Breast, left, biopsy: Invasive lobular carcinoma. ${line}\n${later}`);
    expect(`${found}\n${summary}`).not.toMatch(/not ready|will follow|to follow|pending|requested|will be issued/i);
  });

  it.each([
    ['Electron microscopy is pending.', 'ADDENDUM: HER2 FISH not amplified.'],
    ['HER2 FISH requested.', ''],
    ['Receptors to follow.', 'ADDENDUM: Receptors are still pending.'],
  ])('but stays where nothing tells it: %s %s', (line, later) => {
    const { found, summary } = of(`Breast, left, biopsy: Invasive lobular carcinoma. ${line}\n${later}`);
    expect(`${found}\n${summary}`).toMatch(/not ready|to follow|pending|requested|to come/i);
  });
});

it('a translocation panel that was to come is over, and one line of a history is not the reason', () => {
  const { found } = of(
    'Bone marrow, biopsy: Normal marrow. FISH (enriched): Pending; t(4;14), t(11;14), del17p.\nADDENDUM, 9 days later\nFISH: Negative: t(4;14), t(11;14).',
  );
  expect(found).not.toMatch(/not ready/);
  const { findings } = explainReport(
    'HISTOPATHOLOGY\nHISTORY: 70 F. Fatigue. Hgb 9.1. Lytic lesions on skeletal survey. Back pain.\nDIAGNOSIS: Bone marrow, biopsy: Normal marrow.',
    knowledge,
  );
  expect(findings.map(({ text }) => text).join('\n')).not.toMatch(/was done because of thin spots/);
});
