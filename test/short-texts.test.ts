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

it('agrees in number where a suspicion makes a thing the headline', () => {
  const mammogram = readFileSync(new URL('../samples/imaging/mammogram-birads4.txt', import.meta.url), 'utf8');
  const { summary } = explainReport(mammogram, knowledge);
  expect(summary).not.toMatch(/There is calcium spots|look that your doctor/);
  expect(summary).toMatch(/talk over with you/);
});

it('takes noise for no report, though chance makes words of it', () => {
  const noise = Array.from({ length: 30_000 }, (_, i) =>
    String.fromCharCode((i * 7919 + (i >> 3) * 104_729) % 256),
  ).join('');
  expect(() => explainReport(`${noise}MI stroke pneumonia fracture${noise}`, knowledge)).toThrow('medical report');
});

it('gives no emergency for what a visit note tells of long ago', () => {
  const note =
    'HISTORY OF PRESENT ILLNESS: In 1974 she was admitted for subarachnoid hemorrhage. She recovered well.\n\n' +
    'PHYSICAL EXAMINATION: Blood pressure 120/80. Lungs clear.\n\nASSESSMENT AND PLAN: Headache, stable. Follow up in 6 months.\n';
  const { findings, recommendations } = explainReport(note, knowledge);
  expect(findings.filter((finding) => finding.importance === 'urgent')).toEqual([]);
  expect(recommendations.map(({ text }) => text).join(' ')).not.toContain('911');
});

it('says a look of a finding once', () => {
  const text =
    'CT CHEST\n\nFINDINGS: There is a solid noncalcified nodule in the right upper lobe.\n\n' +
    'IMPRESSION: Solid right upper lobe nodule.\n';
  const nodule = explainReport(text, knowledge).findings.find((finding) => /nodule/.test(finding.text));
  expect(nodule?.text.match(/solid/g)).toHaveLength(1);
});

it('finds no patch in the lung where a numbing medicine was put in', () => {
  const text =
    'OPERATION: Closed reduction of the hip.\n\nDESCRIPTION OF OPERATION: The area was infiltrated with Marcaine.\n';
  expect(JSON.stringify(explainReport(text, knowledge).findings)).not.toMatch(/lung/);
});

it('takes a booked visit for no sign to watch for', () => {
  const text = 'PLAN: She will return for test results in two weeks. Return for any fever or bleeding.';
  const asked = explainReport(text, knowledge)
    .recommendations.map((one) => one.text)
    .join(' ');
  expect(asked).not.toMatch(/in these cases: “test results/i);
  expect(asked).toMatch(/fever/i);
});

it('takes whom a limit is meant for, for no illness of the reader', () => {
  const text = `LIPID PANEL
LDL Cholesterol   118   mg/dL   <100
<70 mg/dL for patients with coronary heart disease or diabetic patients with other risk factors.`;
  const { findings } = explainReport(text, knowledge);
  expect(findings.flatMap(({ concepts }) => concepts)).not.toContain('diabetes');
  expect(findings.map((one) => one.text).join(' ')).not.toMatch(/coronary|heart arteries|diabetes/i);
});

it('takes a verb in capitals for no short form', () => {
  const text = 'ASSESSMENT: THE MEDICINE DOES NOT HELP. THE ANEMIA IS STABLE.';
  const told = explainReport(text, knowledge)
    .findings.map((one) => one.text)
    .join(' ');
  expect(told).not.toMatch(/short(?:ness)? of breath/i);
});
