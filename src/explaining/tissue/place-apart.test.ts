import { expect, it } from 'vitest';
import { faithful } from '../../../test/explained.js';
import { placesApart } from './place-apart.js';

const parted = (text: string) => placesApart([{ text, sources: [], knowledge: [] }]).map((said) => said.text);

it('where a sample was taken and what it shows are two short sentences', () => {
  expect(parted('The sample from the lower part of your stomach (gastric antrum) shows mild swelling.')).toEqual([
    'This sample is from the lower part of your stomach (gastric antrum).',
    'It shows mild swelling.',
  ]);
  expect(parted('Sample B from your left breast may show cancer.')).toEqual([
    'Sample B is from your left breast.',
    'It may show cancer.',
  ]);
  expect(parted('In the polyp from your rectum, no sign of cancer was seen.')).toEqual([
    'This polyp is from your rectum.',
    'No sign of cancer was seen.',
  ]);
  expect(parted('What the sample from your food pipe shows fits with reflux.')).toEqual([
    'This sample is from your food pipe.',
    'What it shows fits with reflux.',
  ]);
});

it('the same place is named once in a finding', () => {
  const said = ['The sample from your rectum shows mild swelling.', 'In the sample from your rectum, it is old.'];
  expect(placesApart(said.map((text) => ({ text, sources: [], knowledge: [] }))).map(({ text }) => text)).toEqual([
    'This sample is from your rectum.',
    'It shows mild swelling.',
    'It is old.',
  ]);
});

it('a sentence that names no place stays as it is', () => {
  for (const text of ['The sample shows mild swelling.', 'Sample A shows a mole.', 'In sample A, 2 cells were seen.'])
    expect(parted(text)).toEqual([text]);
});

it('a report on several samples is told in sentences of one place each', () => {
  const { findings } = faithful(`SURGICAL PATHOLOGY REPORT
FINAL DIAGNOSIS:
A. GASTRIC ANTRUM, BIOPSY: CHRONIC ACTIVE GASTRITIS. INTESTINAL METAPLASIA.
B. GASTROESOPHAGEAL JUNCTION, BIOPSY: INTRAEPITHELIAL LYMPHOCYTOSIS. NO DYSPLASIA.
`);
  const text = findings.map((one) => one.text).join('\n');
  expect(text).toMatch(/^This sample is from the lower part of your stomach\. It shows /m);
  expect(text).not.toMatch(/The sample from [^.“]* shows/);
});
