import { expect, it } from 'vitest';
import { explained, faithful } from '../../../test/explained.js';

it.each([
  ['COVID-19 PCR: Not detected', /^Your test for COVID-19 .*not detected|virus was not found/i],
  ['Rapid strep positive', /germ was found/i],
  ['Hepatitis C antibody: Reactive', /hepatitis C/i],
  ['HIV 1/2 Ag/Ab: Non-reactive', /HIV/],
  ['H. pylori stool antigen: Positive', /stomach germ was found/i],
  ['FOBT negative.', /No hidden blood was found/i],
])('“%s” alone is a result', (text, told) => {
  const { labs, reportType } = faithful(text);
  expect(reportType).toBe('laboratory');
  expect(labs.map((lab) => lab.text).join('\n')).toMatch(told);
});

it.each(['ECG: normal sinus rhythm, rate 72.', 'ECG\nSinus rhythm, rate 72. Normal axis. No acute ST changes.'])(
  '“%s” is a report of a heart tracing',
  (text) => expect(explained(text).title).toBe('Heart tracing report (ECG)'),
);

it('an illness of the story is no result, and an order no report', () => {
  expect(explained('CLINIC NOTE\nHistory: HIV positive.\nAssessment: sinusitis.').labs).toEqual([]);
  expect(() => explained('ECG: please book for Tuesday.')).toThrow();
});
