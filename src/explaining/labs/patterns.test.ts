import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { fleschKincaid } from '../words/readability.js';

const knowledge = wholeKnowledge();
const HEAD = 'Test            Result   Flag  Reference Range  Units\n';
const ROWS: Record<string, string> = {
  hb: 'Hemoglobin      10.2     L     12.0-15.5        g/dL',
  small: 'MCV             72       L     80-100           fL',
  large: 'MCV             108      H     80-100           fL',
  lowFerritin: 'Ferritin        6        L     15-150           ng/mL',
  alt: 'ALT             58       H     7-40             U/L',
  ast: 'AST             49       H     10-40            U/L',
  tsh: 'TSH             5.1      H     0.4-4.5          uIU/mL',
  lowT4: 'Free T4         0.5      L     0.8-1.8          ng/dL',
  t4: 'Free T4         1.1            0.8-1.8          ng/dL',
  bun: 'BUN             24       H     7-20             mg/dL',
  creatinine: 'Creatinine      0.9            0.6-1.2          mg/dL',
};
const explain = (names: string[], note = '') =>
  explainReport(`LAB REPORT\n${HEAD}${names.map((name) => ROWS[name]).join('\n')}\n${note}`, knowledge);
const written = (names: string[], note = '') =>
  explain(names, note).labs.map((lab) => lab.text).join(' '); // biome-ignore format: one chain

describe('results that say more together', () => {
  it.each([
    [['hb', 'small'], 'too little iron'],
    [['hb', 'large'], 'too little B12 or folate'],
    [['hb', 'small', 'lowFerritin'], 'small red cells and low ferritin'],
    [['alt', 'ast'], 'extra fat in the liver'],
    [['tsh', 'lowT4'], 'a slow thyroid gland'],
    [['tsh', 't4'], 'only a little slow'],
    [['bun', 'creatinine'], 'too little to drink'],
  ])('tells of %s', (names, words) => {
    const text = written(names);
    expect(text).toContain(words);
    expect(text.split(words)).toHaveLength(2);
    expect(text).not.toMatch(/you have|A (?:low|high) result can go with[^.]*(?:low iron|fat in the liver)/);
  });

  it('says nothing for one result alone, or where the report explains it', () => {
    expect(written(['hb'])).not.toContain('Along with');
    expect(written(['hb', 'small'], 'Comment: consistent with known iron deficiency.')).not.toContain('Along with');
  });

  it('lets each such sentence stand on the results and on its entry', () => {
    const analysis = explain(['hb', 'small']);
    const said = analysis.sentences.find(({ text }) => text.startsWith('Along with'));
    expect(said?.knowledge).toEqual(['low-hemoglobin-small-cells']);
    expect(said?.sources).toHaveLength(2);
  });

  it('holds each entry to two plain sentences about known tests', () => {
    for (const { id, says, when, without } of knowledge.labPatterns) {
      const sentences = says.split(/(?<=\.) /);
      expect(sentences.length, id).toBeLessThanOrEqual(2);
      expect(fleschKincaid([says]).fkgl, id).toBeLessThanOrEqual(7.2);
      for (const { test } of [...when, ...without])
        for (const name of [test].flat()) expect(knowledge.lab(name), `${id}: ${name}`).toBeDefined();
    }
  });
});
