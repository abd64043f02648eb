import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (story: string) =>
  explainReport(`DISCHARGE SUMMARY\nDIAGNOSIS: High calcium.\n\nHISTORY OF PRESENT ILLNESS\n${story}\n`, knowledge)
    .findings.map((one) => one.text)
    .join('\n');

describe('the story before a stay ends', () => {
  it.each([
    ['a treatment', '1/52 confusion. Rx NS 4 L/24h. Leg weakness was noted.', /weakness/],
    ['what was given', 'Back pain for 3 weeks. Treated with morphine. The legs were weak.', /weak/],
    ['a day of the stay', 'Back pain for 3 weeks.\nDay 7: leg weakness.', /weakness/],
    ['a nurse who was told', 'Constipation for 3 days. Pt told nurse legs heavy. Leg weakness.', /weakness/],
    [
      'a test of a day',
      'Back pain for 3 weeks.\nMRI whole spine 05/05\nLung nodules. Leg weakness.',
      /weakness|nodules/,
    ],
  ])('with %s', (_name, story, later) => {
    const lines = told(story)
      .split('\n')
      .filter((line) => /before your stay/i.test(line));
    expect(lines.join('\n')).not.toMatch(later);
  });
  it.each([
    [
      'a complaint',
      'Confusion and constipation for 1 week. No fever.',
      /Before your stay, you had (?:no fever|confusion)/,
    ],
    ['a test of an earlier year', 'CT 02/2025 showed gallstones. Vomiting for 2 days.', /Before your stay/],
  ])('not with %s', (_name, story, before) => expect(told(story)).toMatch(before));
});

describe('days, doses and answers of a plan', () => {
  const plan = (text: string) => {
    const made = explainReport(`DISCHARGE SUMMARY\nDIAGNOSIS: Kidney failure.\n\nPLAN:\n${text}\n`, knowledge);
    return [...made.findings, ...made.recommendations].map((one) => one.text).join('\n');
  };
  it.each([
    'Repeat potassium on 19/12.',
    'Check potassium on 3/12.',
    'Potassium check by 14/7.',
    'Recheck creatinine on 30/12.',
  ])('a day is no number of months: %s', (line) => expect(plan(line)).not.toMatch(/\d (?:months|days)\b/));
  it('a number of months is', () => expect(plan('Repeat echo in 6/12.')).toMatch(/6 months/));
  it.each(['HD thrice weekly.', 'HD twice weekly.', 'HD 3x weekly.', 'Dialysis thrice weekly, next Tuesday.'])(
    'so many times a week is not once: %s',
    (line) =>
      expect(plan(line).replace(/“[^”]*”/g, '')).not.toMatch(/(?<!thrice |twice |3x )weekly|day in the hospital/),
  );
  it.each(['HCV Ab NEG, HBsAg NEG, HIV NR', 'HIV NR', 'HBsAg neg, HIV NR, syphilis NR', 'VDRL neg. HIV: NR.'])(
    'not reactive is no infection: %s',
    (line) => {
      const told = plan(line).replace(/“[^”]*”/g, '');
      expect(told).not.toMatch(/(?:had|have|lists|notes) an? (?:HIV )?infection/);
    },
  );
  it('reactive is', () => expect(plan('HIV infection, on treatment.')).toMatch(/HIV infection/));
});
