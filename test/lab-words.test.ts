import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainReport } from '../src/explaining/index.js';
import { createKnowledge, type KnowledgeData } from '../src/knowledge/index.js';

const root = new URL('..', import.meta.url).pathname;
const knowledge = createKnowledge(
  JSON.parse(readFileSync(`${root}src/knowledge/compiled.json`, 'utf8')) as KnowledgeData,
);
const explain = (text: string) => explainReport(text, knowledge);

describe('how laboratory results are told', () => {
  it('tells a value that the report calls critical as urgent', () => {
    const { findings, labs } = explain('CRITICAL VALUE CALLED: potassium 2.3. Read back by the nurse.\n');
    expect(labs[0]).toMatchObject({ number: 2.3, status: 'critical_low' });
    expect(findings[0]).toMatchObject({ importance: 'urgent', urgency: 'new' });
  });

  it.each([
    ['Critical: Na 109.', 'hyponatremia new'],
    ['Glucose 22.', 'glucose new'],
    ['pH 6.91.', 'ph-blood new'],
    ['Platelets 6, petechiae over both legs.', 'platelets new'],
  ])('tells a bare value beyond critical limits as urgent: %s', (text, wanted) => {
    const { findings } = explain(text);
    expect(findings.map(({ concepts, urgency }) => `${concepts[0]} ${urgency}`)).toContain(wanted);
  });

  it('holds a value without a printed range against the usual adult range, in its own size only', () => {
    const [sodium, cells] = explain('Labs: Sodium 128, ANC 900.').labs;
    expect(sodium).toMatchObject({ rangeSource: 'general', status: 'unknown' });
    expect(sodium?.text).toContain('below the usual adult range of 135 to 145');
    expect(cells?.rangeSource).toBe('none');
  });

  it('takes the cutoff of a drug screen for neither range nor unit', () => {
    const { labs } = explain(
      'DRUG SCREEN, URINE\nAmphetamines   Negative   Cutoff 500 ng/mL\nCocaine   Positive   Cutoff 150 ng/mL',
    );
    expect(labs.map(({ name, value, unit, range }) => [name, value, unit, range])).toEqual([
      ['Amphetamines', 'Negative', null, null],
      ['Cocaine', 'Positive', null, null],
    ]);
  });

  it('tells a critical value of the past as known', () => {
    const text = 'HISTORY: His potassium was 2.1 on admission and he received potassium.\n\nPLAN: Return in a week.\n';
    expect(explain(text).findings.some(({ urgency }) => urgency === 'new')).toBe(false);
  });

  it('tells a result of an older column as old', () => {
    const text = [
      'Test            05/02/2025    11/14/2024    Reference',
      'Creatinine      1.42 H        1.31 H        0.60-1.30 mg/dL',
      'Calcium                       9.1           8.6-10.3 mg/dL',
    ].join('\n');
    const { findings, labs } = explain(`${text}\n`);
    expect(labs.map(({ name }) => name)).toEqual(['Creatinine']);
    const old = findings.find(({ temporality }) => temporality === 'historical');
    expect(old?.text).toBe(
      'Your calcium was 9.1 on 11/14/2024. We read no later result. This is a mineral that bones, nerves and muscles need.',
    );
  });

  it('tells values of a note as what they were, and leaves none of them unexplained', () => {
    const text =
      'LABORATORY DATA: White count 4.2, hemoglobin 13.2, and platelet count 184,000.\n\nPLAN: Return in a week.\n';
    const { labs, notExplained } = explain(text);
    expect(labs.map((lab) => lab.text)).toEqual([
      'Your white blood cell count was 4.2.',
      'Your hemoglobin was 13.2.',
      'Your platelet count was 184,000.',
    ]);
    expect(notExplained.map(({ start, end }) => text.slice(start, end)).join()).not.toMatch(/hemoglobin/);
  });
});
