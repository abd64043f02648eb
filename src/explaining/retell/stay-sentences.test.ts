import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (line: string, who = 'The patient is a 60-year-old woman.') =>
  explainReport(`DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Pneumonia.\nHOSPITAL COURSE: ${who} ${line}\n`, knowledge)
    .findings.map(({ text }) => text)
    .join('\n');

describe('sentences of the story of a stay', () => {
  it.each([
    ['She did have evidence of decreased saturations.', /You did have evidence of low oxygen levels/],
    ['Both cultures grew a germ which was pansensitive.', /sensitive to all the antibiotics tested/],
    ['GI was consulted and advice was given by GI to hold aspirin.', /The stomach and bowel team was consulted/],
    ['She was seen at ABC Hospital and sent on.', /You were seen at ABC Hospital/],
    [
      'She received potassium chloride 20 mEq on March 26th.',
      /You received potassium chloride[^“]*20 mEq on March 26th/,
    ],
    ['Her breathing got deteriorated over night.', /got worse over night/],
  ])('are told: %s', (line, expected) => {
    const all = told(line);
    expect(all).toMatch(expected);
  });

  it('says who came before what came', () => {
    const all = told(
      '',
      'This is a 36-year-old, gravida 3, para 3 female who presented to the office with heavy bleeding and more flow during her period than in the months before.',
    );
    expect(all).toMatch(/You are a 36-year-old/);
    expect(all).not.toMatch(/This is a 36-year-old/);
  });

  it('lists medicines of a long sentence with their doses', () => {
    const all = told(
      'She was given pantoprazole 40 mg daily, metoclopramide 10 mg every 6 hours, linezolid 600 mg daily for 5 days, fluconazole 150 mg daily for 3 days, bumetanide 2 mg daily, megestrol 400 mg twice a day, and senna 8.6 mg at night with a large glass of water.',
    );
    expect(all).toMatch(/linezolid[^“]*600 mg daily for 5 days/);
    expect(all).not.toMatch(/report says: “She is going home/);
  });

  it.each([
    ['The mass sits on the renal artery, fed by GI vessels.', /team/],
    ['She went to an RTC (Residential Treatment Center).', /return to clinic/],
    ['The bleed was caused by GI disease.', /bowel team/],
  ])('stay what they are: %s', (line, wrong) => {
    expect(told(line)).not.toMatch(wrong);
  });
});

describe('how the verb goes with the reader', () => {
  it.each([
    ['She was in good spirits, was very alert.', /You were in good spirits, were very alert/],
    ['The patient on admission interview was noted to be weak.', /On admission interview, you were noted to be weak/],
    ['She was discharged to her parents and was referred to a clinic.', /were referred to a clinic/i],
    ['She had remained afebrile.', /You had no fever/],
  ])('%s', (line, expected) => {
    const all = told(line);
    expect(all).toMatch(expected);
    expect(all).not.toMatch(/You[^.“]* was |had had/);
  });
});
