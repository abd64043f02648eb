import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const chest = (indication: string) =>
  explainReport(
    `EXAM: Chest, 2 views\n\nINDICATION: ${indication}\n\nFINDINGS: The heart is normal in size. The lungs are clear.\n\nIMPRESSION: No acute disease.`,
    knowledge,
  ).findings.filter(({ importance }) => importance !== 'normal');

describe('what a picture was asked for', () => {
  it.each(['mild asthma', 'Hypertension; preop', 'Diabetes with ketoacidosis last year'])(
    'is told as the reason, never as found: %s',
    (indication) => {
      const told = chest(indication);
      expect(told.map(({ text }) => text).join(' ')).toMatch(
        /^As (?:the reason|background) for the test, the report notes: /,
      );
      expect(told.map(({ assertion }) => assertion)).toEqual(told.map(() => 'historical'));
    },
  );

  it.each(['Screening for pulmonary tuberculosis', 'Please evaluate for COPD', 'asthma vs. bronchitis'])(
    'is open where it was to be looked for: %s',
    (indication) => {
      for (const { assertion, temporality } of chest(indication))
        expect([assertion, temporality]).toEqual(['conditional', 'hypothetical']);
    },
  );
});
