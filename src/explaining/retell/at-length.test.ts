import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createKnowledge } from '../../knowledge/index.js';
import { explainReport } from '../index.js';
import { splitFurther } from './split.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);

function sideBySide(line: string) {
  const text = `CLINIC NOTE\n\nHISTORY OF PRESENT ILLNESS:  The patient is a 60-year-old woman. ${line}\n\nASSESSMENT: Cough.`;
  const { plain, notExplained, findings } = explainReport(text, knowledge);
  const from = text.indexOf(line);
  return {
    plain: plain.filter(({ source }) => source.start >= from && source.start < from + line.length).map((one) => one.text).join(' '), // biome-ignore format: one line
    open: notExplained.map(({ start, end }) => text.slice(start, end)),
    findings: findings.map((one) => one.text).join('\n'),
  };
}

it('a long story sentence is told beside it, cut where statements meet', () => {
  const { plain, open } = sideBySide(
    'She did not want to have the tablets started because she said that she had taken them before and the dose had been very difficult to regulate to the point that it was dangerous for her at home, but I convinced her to restart the tablets again and she agreed to come back for a blood test on the following Monday.',
  );
  expect(plain).toContain('You did not want to have the tablets started');
  expect(plain).toContain('But the doctor convinced you to restart the tablets again.');
  expect(open).toEqual([]);
});

it('one word that nobody explains stays as it is printed, and only that word is left open', () => {
  const { plain, open } = sideBySide(
    'She brought a small qwertous device from home and has worn it at night for the last month.',
  );
  expect(plain).toContain('“qwertous”');
  expect(plain).toContain('you have worn it at night'.slice(4));
  expect(open).toEqual(['qwertous']);
});

it.each([
  ['If you have a fever and you feel weak, call the clinic and you will be seen at once by a nurse.', 1],
  ['You state that you fell at home and you have had pain in the hip since then with every step.', 1],
  ['Given that you have lost weight and you certainly are not able to have chemotherapy, surgery is no choice.', 1],
  ['You had a fracture several years before on the right, which was not linked with the spots on the skin.', 2],
  ['You have a tunnel in the left arm, which has failed, and the right arm, which is being used now.', 1],
  ['In December you came to the hospital with fluid around the heart and were found to have a strong infection.', 2],
])('%s', (text, parts) => {
  expect(splitFurther(text)).toHaveLength(parts);
});

it.each([
  ['MEDICATIONS:  None.', 'The report lists no medicines.'],
  ['FAMILY HISTORY:  Noncontributory.', 'The report finds nothing in your family history that bears on this.'],
  ['PAST SURGICAL HISTORY:  Negative.', 'The report lists no past operations.'],
  ['ALLERGIES:  Unknown.', 'The report says that your allergies are not known.'],
])('a bare answer is said by its heading: %s', (line, said) => {
  const text = `CLINIC NOTE\n\nHISTORY OF PRESENT ILLNESS:  A cough for a week.\n\n${line}\n\nASSESSMENT: Cough.`;
  const { plain, notExplained } = explainReport(text, knowledge);
  expect(plain.map((one) => one.text)).toContain(said);
  expect(notExplained).toEqual([]);
});

it.each([
  'On 100 mg at night, to continue qwertous until week 36 of the pregnancy.',
  'She had the QWX test last year and it was sent to the other clinic in town.',
])('a fragment, or a line with a short form that nobody knows, stays as it is: %s', (line) => {
  expect(sideBySide(line).plain).not.toMatch(/“(?:qwertous|QWX)” (?:until|test)/);
});

it('who a person without an age is, is not told again', () => {
  const { plain } = explainReport(
    'CLINIC NOTE\n\nASSESSMENT:  Otherwise previously healthy gentleman, who presents with a hernia at the belly button, now for repair with mesh.',
    knowledge,
  );
  expect(plain.map((one) => one.text).join(' ')).toMatch(
    /^You come in with a hernia|^You came in with|^You come in with/,
  );
});
