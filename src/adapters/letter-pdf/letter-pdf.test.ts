import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../../test/http-app.js';
import type { Analysis, AnalysisLab } from '../../contract/analysis.js';
import { DISCLAIMER } from '../../contract/product.js';
import { printLetter } from './index.js';

const REPORT = 'Potassium 6.1 mmol/L (3.5-5.1)\nZorbulated quandary';
const about = { originalName: 'blood.pdf', explainedAt: new Date('2026-03-04T12:00:00Z') };

const potassium: AnalysisLab = {
  name: 'Potassium',
  test: 'potassium',
  loinc: null,
  value: '6.1',
  number: 6.1,
  comparator: null,
  unit: 'mmol/L',
  range: { low: 3.5, high: 5.1, text: '3.5-5.1' },
  rangeSource: 'report',
  flag: 'H',
  status: 'high',
  source: { start: 0, end: 20 },
  text: 'Your potassium is 6.1 mmol/L, moderately above the range.',
};

async function read(analysis: Analysis, language: 'en' | 'es' = 'en') {
  const bytes = await printLetter(analysis, REPORT, { ...about, language });
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  let text = '';
  const roles: string[] = [];
  const alts: string[] = [];
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const page = await pdf.getPage(n);
    const { items } = await page.getTextContent();
    text += ` ${items.map((item) => ('str' in item ? item.str : '')).join(' ')}`;
    walk(await page.getStructTree(), roles, alts);
  }
  return { text: text.replace(/\s+/g, ' '), roles, alts, pages: pdf.numPages, mark: await pdf.getMarkInfo() };
}

function walk(node: unknown, roles: string[], alts: string[]): void {
  const { role, alt, children } = (node ?? {}) as { role?: string; alt?: string; children?: unknown[] };
  if (role) roles.push(role);
  if (alt) alts.push(alt);
  for (const child of children ?? []) walk(child, roles, alts);
}

describe('the printed letter', () => {
  it('says what the explanation says, tagged for those who hear it', async () => {
    const analysis = {
      ...analysisOf(REPORT),
      title: 'Blood test',
      labs: [potassium],
      notExplained: [{ start: 31, end: 51 }],
    };
    const letter = await read(analysis);
    for (const said of [
      'Blood test',
      analysis.summary,
      analysis.keyPoints[0],
      'Have another scan in a year.',
      'What does this mean for me?',
      'Zorbulated quandary',
      'How sure we are: 90.0%',
      DISCLAIMER,
      'March 4, 2026',
    ]) {
      expect(letter.text).toContain(said);
    }
    expect(letter.mark?.Marked).toBe(true);
    expect(letter.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'LI', 'LBody', 'Figure', 'P']));
    expect(letter.alts).toContain('Potassium 6.1 mmol/L, moderately above the range. The range is 3.5 to 5.1.');
  });

  it('has its frame in Spanish for who reads it, the explanation marked as English', async () => {
    const analysis = { ...analysisOf(REPORT), title: 'Blood test', labs: [potassium] };
    const letter = await read(analysis, 'es');
    for (const said of [
      '4 de marzo de 2026',
      'solo en inglés',
      'Sus resultados',
      'Moderadamente por encima del rango',
      'Preguntas para su médico',
      'Qué tan seguros estamos: 90.0%',
      'No es un consejo médico',
      potassium.text,
    ]) {
      expect(letter.text).toContain(said);
    }
    expect(letter.alts).toContain('Potassium 6.1 mmol/L, moderadamente por encima del rango. El rango es 3.5 a 5.1.');
    // A heading stays on the page of what it heads.
    expect(letter.text).toMatch(/1 de 2 Preguntas para su médico 1\. What/);
    expect(letter.text).not.toMatch(/Key points|What the report|Your results|Please note|This explains/);
    const plain = Buffer.from(await printLetter(analysis, REPORT, { ...about, language: 'es' })).toString('latin1');
    expect(plain).toMatch(/\/Lang \(es-US\)/);
    expect(plain).toMatch(/\/Lang \(en-US\)/);
  });

  it('keeps a finding that the reader may want to open with someone out of the first list', async () => {
    const base = analysisOf(REPORT);
    const shut = { ...base.findings[0]!, id: 'f2', text: 'The hidden one.', sensitive: true };
    const { text } = await read({ ...base, findings: [...base.findings, shut] });
    expect(text.indexOf('The hidden one.')).toBeGreaterThan(
      text.indexOf('You may want to read this part with someone'),
    );
    expect(text.split('The hidden one.')).toHaveLength(2);
  });

  it('draws letters of other scripts and signs, and breaks long texts over pages', async () => {
    const base = analysisOf(REPORT);
    const { text, pages } = await read({
      ...base,
      questions: Array.from({ length: 30 }, (_, i) => `Question ${i} about β-blockers ≥ 5 kg for Łukasz?`),
    });
    // Where fonts change, the reader of the PDF puts spaces of its own.
    expect(text.replace(/\s/g, '')).toContain('Question29aboutβ-blockers≥5kgforŁukasz?');
    expect(pages).toBeGreaterThan(2);
  });

  it('names fonts that are installed', () => {
    const packages = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies);
    expect(packages).toEqual(
      expect.arrayContaining(['@fontsource/literata', '@fontsource/source-sans-3', 'dejavu-fonts-ttf', 'pdfkit']),
    );
  });
});
