import { describe, expect, it } from 'vitest';
import type { Analysis } from '../contract/analysis.js';
import { DISCLAIMER } from '../contract/product.js';
import { writeLetter } from './letter.js';

const REPORT = 'HEMOGLOBIN 10.1 g/dL 12.0-15.5 L\r\n\r\nRepeat in 4 weeks. Zzyzx sign.\f';

const source = { start: 0, end: 32 };
const analysis: Analysis = {
  reportType: 'laboratory',
  title: 'Blood count',
  summary: `Your hemoglobin is low. ${'This is a long sentence of plain words. '.repeat(5)}`,
  keyPoints: ['Low hemoglobin.'],
  findings: [],
  labs: [
    {
      name: 'HEMOGLOBIN',
      test: 'hemoglobin',
      loinc: '718-7',
      value: '10.1',
      number: 10.1,
      comparator: null,
      unit: 'g/dL',
      range: { low: 12, high: 15.5, text: '12.0-15.5' },
      rangeSource: 'report',
      flag: 'L',
      status: 'low',
      source,
      text: 'Below the range: it carries oxygen in your blood.',
    },
  ],
  recommendations: [
    { text: 'Have it tested again in 4 weeks.', kind: 'from_report', source },
    { text: 'Eat foods with iron.', kind: 'general', source: null },
  ],
  questions: ['Why is it low?'],
  glossary: [{ term: 'hemoglobin', meaning: 'the red part of blood', spans: [source] }],
  notExplained: [{ start: REPORT.indexOf('Zzyzx'), end: REPORT.indexOf('\f') }],
  sentences: [],
  plain: [],
  readability: { report: { fkgl: 9, words: 9 }, explanation: { fkgl: 4, words: 30 } },
  confidence: { value: 0.876, because: ['We read one of two lines.'] },
  engine: { kind: 'built-in', name: 'x', version: '1' },
};
const about = { originalName: 'blood.txt', explainedAt: new Date('2026-03-04T05:06:07Z'), language: 'en' } as const;

describe('the letter', () => {
  const letter = writeLetter(analysis, REPORT, about);

  it('has headings and fixed sentences in Spanish for who reads it, and says that the explanation is in English', () => {
    const spanish = writeLetter(analysis, REPORT, { ...about, language: 'es' });
    const said = [
      'EN RESUMEN',
      'PUNTOS CLAVE',
      'RESULTADOS DE LABORATORIO',
      'TENGA EN CUENTA',
      'Your hemoglobin is low.',
    ];
    for (const words of [...said, 'solo en inglés', 'rango del informe: 12.0-15.5', 'No es un consejo médico']) {
      expect(spanish).toContain(words);
    }
    const headings = (text: string) =>
      text.split('\n').filter((line) => /^[^a-z]{5,}$/.test(line) && !/^[=\s]+$/.test(line));
    const both = new Set(headings(letter));
    expect(headings(spanish).filter((line) => both.has(line))).toEqual([]);
    expect(headings(spanish)).toHaveLength(both.size);
  });

  it('says everything once, what matters first and the report last', () => {
    const order = [
      'Blood count',
      'on 2026-03-04, from: blood.txt',
      'IN SHORT',
      'KEY POINTS',
      '- Low hemoglobin.',
      'LAB RESULTS',
      "- HEMOGLOBIN: 10.1 g/dL (report's range: 12.0-15.5)",
      '  Below the range',
      'WHAT THE REPORT ASKS FOR',
      '- Have it tested again in 4 weeks.',
      'WHAT PEOPLE OFTEN DO NEXT',
      '- Eat foods with iron.',
      'QUESTIONS FOR YOUR DOCTOR',
      'WORDS EXPLAINED',
      '- hemoglobin: the red part of blood',
      'PARTS WE COULD NOT EXPLAIN',
      '- Zzyzx sign.',
      'HOW SURE WE ARE: 87.6%',
      'PLEASE NOTE',
      'THE TEXT OF THE REPORT',
      'HEMOGLOBIN 10.1 g/dL 12.0-15.5 L\n\nRepeat in 4 weeks.',
    ];
    const places = order.map((part) => letter.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(letter.replace(/\s+/g, ' ')).toContain(DISCLAIMER);
  });

  it('sets findings that may frighten apart, under words that say so', () => {
    const finding = {
      id: 'f1',
      source,
      assertion: 'present' as const,
      importance: 'important' as const,
      temporality: 'recent' as const,
      experiencer: 'patient' as const,
      negated: false,
      change: null,
      urgency: null,
      concepts: [],
      laterality: null,
      measurement: null,
    };
    const findings = [
      { ...finding, text: 'A kind of cancer.', sensitive: true },
      { ...finding, text: 'A small cyst.', sensitive: false },
    ];
    const text = writeLetter({ ...analysis, findings }, REPORT, about);
    const order = ['WHAT THE REPORT FOUND', 'A small cyst.', 'TO TALK OVER', 'read this part', 'A kind of cancer.'];
    const places = order.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(letter).not.toContain('TO TALK OVER');
  });

  it('leaves out headings with nothing under them', () => {
    expect(letter).not.toContain('WHAT THE REPORT FOUND');
  });

  it('has lines of at most 78 columns above the report, and ends each with a plain line feed', () => {
    const above = letter.slice(0, letter.indexOf('THE TEXT OF THE REPORT'));
    expect(Math.max(...above.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(letter).not.toMatch(/[\r\f]/);
    expect(letter.endsWith('Zzyzx sign.\n')).toBe(true);
  });
});
