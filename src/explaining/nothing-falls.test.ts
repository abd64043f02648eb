import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../knowledge/index.js';
import { explainReport } from './index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const explained = (text: string) => explainReport(text, knowledge);
const told = (text: string) =>
  explained(text)
    .sentences.filter(({ field }) => field !== 'questions')
    .map((one) => one.text)
    .join('\n');

describe('why a test was done is told in the words of the report', () => {
  it.each([
    ['MRI CERVICAL SPINE', 'Neck pain into right arm for 5 weeks, weak grip.', 'C5-6: small disc bulge.'],
    ['ULTRASOUND ABDOMEN', 'RUQ pain after meals, 4 kg weight loss.', 'Gallstones.'],
    ['XR HIP', 'Groin pain on walking, 3 months.', 'Moderate osteoarthritis.'],
  ])('%s', (title, reason, finding) => {
    const text = `${title}\n\nINDICATION: ${reason}\n\nFINDINGS:\n${finding}\n\nIMPRESSION:\n${finding}\n`;
    expect(told(text)).toMatch(/The report says: “[^”]*(?:weeks, weak grip|weight loss|3 months)”/);
  });
});

describe('how good a picture was is told', () => {
  it.each(['Images are degraded by patient motion.', 'Technically difficult study due to body habitus.'])(
    '%s',
    (line) => {
      const text = `ECHOCARDIOGRAM\n\nTECHNIQUE: ${line}\n\nFINDINGS:\nNormal left ventricle.\n\nIMPRESSION:\nNormal study.\n`;
      expect(told(text)).toContain(line.replace(/\.$/, ''));
    },
  );
});

describe('names meet in British spelling', () => {
  it.each([
    ['PATHOLOGY\nSpecimen: oesophagus\nDIAGNOSIS:\nEosinophilic oesophagitis.', 'allergic swelling of the food pipe'],
    ['ULTRASOUND PREGNANCY\nIMPRESSION:\nPlacenta praevia.', 'afterbirth'],
    ['LABORATORY REPORT\nComment: Results consistent with iron deficiency anaemia.', 'from low iron'],
  ])('%s', (text, plain) => {
    expect(told(text)).toContain(plain);
  });
  it('and one of a thing is not many', () => {
    expect(told('LABORATORY REPORT\nCOMMENT: Consistent with gonorrhoea.')).not.toContain('passeds');
  });
});

it.each(['Suggest removable splint and review.', 'Recommend a knee brace for 2 weeks.'])(
  'what is advised is not in place: %s',
  (line) => {
    expect(told(`XR KNEE\n\nIMPRESSION:\nSmall effusion. ${line}\n`)).not.toMatch(/in place/);
  },
);

it('how a change came about is no finding of its own', () => {
  const text =
    'ECHOCARDIOGRAM\n\nFINDINGS:\nDilated left ventricle, likely ischaemic.\n\nCONCLUSION:\nDilated left ventricle, likely ischaemic.\n';
  expect(told(text)).not.toMatch(/is probably too little blood flow/);
});
