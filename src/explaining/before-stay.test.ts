import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';
import { explainReport } from './index.js';

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
