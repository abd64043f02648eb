import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { explainReport } from '../src/explaining/index.js';
import { createKnowledge, type KnowledgeData } from '../src/knowledge/index.js';

const compiled = new URL('../src/knowledge/compiled.json', import.meta.url);
const knowledge = createKnowledge(JSON.parse(readFileSync(compiled, 'utf8')) as KnowledgeData);

it.each([
  ['one heading', 'IMPRESSION: Mild cardiomegaly. No acute disease.'],
  ['findings only', 'FINDINGS: There is a nodule in the right lung. No effusion.'],
  ['one line', 'Mild degenerative changes of the lumbar spine at L4-L5.'],
  ['one result', 'Hemoglobin 10.2 g/dL (12.0-15.5)'],
  ['one diagnosis', 'Biopsy shows invasive ductal carcinoma.'],
])('%s pasted alone is a report', (_what, text) => {
  const { findings, labs } = explainReport(text, knowledge);
  expect(findings.length + labs.length).toBeGreaterThan(0);
});

it.each([
  ['a diary', 'Dear diary, my knee hurts a lot today and I went to the shop with my sister.'],
  ['a recipe', 'Preheat the oven to 350 degrees and mix 200 g of flour with sugar and two eggs.'],
  ['business news', 'Our quarterly results show growth in all regions and a stable outlook.'],
  ['code', 'export function add(a: number, b: number): number { return a + b; }'],
])('%s is no report', (_what, text) => {
  expect(() => explainReport(text, knowledge)).toThrow('does not look like a medical report');
});

it('speaks of several things in the plural where a suspicion makes them the headline', () => {
  const text =
    'CT CHEST\n\nFINDINGS: Several nodules in the right lung.\n\nIMPRESSION: Nodules in the right lung, suspicious for malignancy.';
  expect(explainReport(text, knowledge).summary).not.toMatch(/There is (?:several|small lumps|calcium spots)/);
  const breast =
    'MAMMOGRAM\n\nIMPRESSION: Fine pleomorphic calcifications in the left breast, suspicious for malignancy.';
  expect(explainReport(breast, knowledge).summary).not.toMatch(/There is calcium|look that your/);
});
