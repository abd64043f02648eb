import { describe, expect, it } from 'vitest';
import { faithful } from '../../../test/explained.js';

const REPORT = (lines: string) => `CARDIAC CATHETERIZATION

PROCEDURES PERFORMED: Left heart catheterization, selective coronary angiography.

DESCRIPTION OF FINDINGS: ${lines}

CONCLUSION: See above.
`;
const told = (lines: string): string =>
  faithful(REPORT(lines))
    .findings.map(({ text }) => text)
    .join('\n');

describe('the vessels of the heart in whole sentences', () => {
  it.each([
    ['The left main coronary artery is a large vessel, which bifurcates into the left anterior descending artery and left circumflex artery and has mild diffuse luminal irregularities with no critical lesions.', ['The main stem of the left heart artery (left main) is large. It splits into the front heart artery (LAD) and the left side heart artery (circumflex). The inner wall of it is mildly uneven (irregularities) along its length. It shows no critical narrowing.']],
    ['The right coronary artery is a large dominant vessel with a 50% to 60% lesion in its mid portion.', ['Your right heart artery (RCA) is large. It feeds the back of the heart (dominant). It is narrowed by 50 to 60% in its middle part.']],
    ['The left circumflex is a short vessel, which gives off one obtuse marginal artery and has no significant stenosis.', ['Your left side heart artery (circumflex) is short. It gives off side branches. It shows no significant narrowing (stenosis).']],
    ['There is an 80% ostial stenosis in the first diagonal branch.', ['Your first side branch of the front heart artery (diagonal) is narrowed by 80% at its opening.']],
    ['Circumflex coronary artery was totally occluded at its origin.', ['Your side heart artery (circumflex) is fully blocked (occluded) at its start.']],
    ['Left internal mammary artery graft to the left anterior descending artery is widely patent.', ['Your bypass from the left chest artery to the front heart artery (LAD) looked wide open.']],
    ['LAD shows moderate disease in its proximal segment but no flow-limiting lesion.', ['Your front heart artery (LAD) has moderate buildup (disease) near its start. It shows no narrowing that slows the blood.']],
  ])('%s', (line, said) => {
    for (const words of said) expect(told(line)).toContain(words);
  }); // biome-ignore format: a table

  it('are left to the report’s own words where one clause is not known', () => {
    expect(told('The right coronary artery is a large vessel with a quandary in its mid portion.')).not.toContain(
      'Your right heart artery (RCA) is large',
    );
    expect(told('LAD shows possibly a 70% stenosis in its mid portion.')).not.toContain('is narrowed by 70%');
  });

  it('are told of a report of the heart only', () => {
    const text =
      'CT OF THE ABDOMEN\n\nFINDINGS: The right coronary artery is large and dominant. The liver is normal.\n\nIMPRESSION: Normal liver.\n';
    expect(JSON.stringify(faithful(text).findings)).not.toContain('feeds the back of the heart');
  });
});
