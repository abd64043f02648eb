import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { plainLine } from './plain-lines.js';

const knowledge = wholeKnowledge();
const told = (report: string) => {
  const { summary, findings, recommendations } = explainReport(report, knowledge);
  return [summary, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
};
const texts = (line: string) => plainLine(line)?.texts.join('. ') ?? null;

describe('lines on the marrow and on cancers of the blood', () => {
  it.each([
    [
      'Blasts 3%, abnormal promyelocytes 84%, erythroid 7%, lymphocytes 2%',
      'of the cells that were counted, these were 3% blasts (the earliest blood cells), 84% abnormal promyelocytes (very young white cells), 7% young red cells and 2% lymphocytes',
    ],
    ['Cellularity 60%', 'about 60% of the marrow is made of blood-making cells (cellularity)'],
    ['Erythropoiesis normoblastic', 'the young red cells look as they should'],
    ['No evidence of transformation', 'no sign was seen that it has changed into a faster-growing kind'],
    ['MRD by flow 0.02%', 'a very fine test for the last few cancer cells (MRD) found 0.02%'],
    ['MRD negative', 'a very fine test for the last few cancer cells (MRD) found none'],
    [
      'Gain of 1q detected in 35% of cells',
      'an extra copy of a piece of a chromosome (1q) was found in 35% of the cells',
    ],
    ['MYC and BCL2 rearrangements not detected', 'no break was found in the genes MYC and BCL2'],
    ['BCL2 rearrangement detected', 'a break in the gene BCL2 was found'],
    ['Blasts 3%, viability 80%', null],
  ])('%s', (line, plain) => {
    expect(texts(line)).toBe(plain);
  });

  it('a state of the whole blood is not what a piece of marrow shows', () => {
    const text = told(
      'BONE MARROW BIOPSY REPORT\nDIAGNOSIS: BONE MARROW: Acute promyelocytic leukemia. Laboratory evidence of disseminated intravascular coagulation. Pancytopenia.',
    );
    expect(text).toContain('The report notes clotting and bleeding all over the body');
    expect(text).toMatch(/sample from your bone marrow shows a kind of fast blood cancer/);
    expect(text).not.toMatch(/shows (?:clotting|low counts)/);
  });

  it('an infiltrate between the cells is of the lung only where the lung is spoken of', () => {
    expect(
      told('BONE MARROW REPORT\nTREPHINE: Interstitial infiltrate of plasma cells, kappa restricted.'),
    ).not.toMatch(/\blung\b/);
    expect(told('CHEST X-RAY\nFINDINGS: There is an interstitial infiltrate on the right.')).toContain(
      'hazy lines in your right lung',
    );
  });

  it('12% of blasts of a named marrow illness are no sign of another one', () => {
    const text = told(
      'BONE MARROW REPORT\nCONCLUSION: Hypercellular marrow with 12% blasts, in keeping with MDS with increased blasts (MDS-IB2). Await cytogenetics.',
    );
    expect(text).toContain('What the sample shows fits with bone marrow that makes poor blood cells');
    expect(text).toContain('cytogenetics were still to come');
    expect(text).not.toMatch(/leukemia|more of it than before/);
    expect(told('BONE MARROW REPORT\nCONCLUSION: Blast cells 65% of marrow, CD34+, new acute leukemia.')).toMatch(
      /leukemia/,
    );
  });

  it('two denied things are both denied', () => {
    expect(
      told(
        'FLOW CYTOMETRY REPORT\nSpecimen: Left cervical lymph node\nINTERPRETATION: No evidence of a monoclonal B-cell or aberrant T-cell population.',
      ),
    ).toMatch(/no sign of a group of B cells that are all alike or unusual T cells/);
  });

  it('a risk that the report warns of is told as one', () => {
    const text = told('PATHOLOGY REPORT\nCOMMENT: This is a medical emergency because of the risk of fatal bleeding.');
    expect(text).toContain('warns of a risk of bleeding, which can threaten life');
    expect(text).not.toContain('only as something that could happen');
    expect(
      told('PATHOLOGY REPORT\nCOMMENT: High-grade dysplasia carries no risk of metastasis when removed.'),
    ).not.toMatch(/warns of/);
  });
});
