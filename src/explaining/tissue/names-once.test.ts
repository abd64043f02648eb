import { expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

it('the medical name of what a sample shows is told where it is first read, and not each time again', () => {
  const { summary, keyPoints, findings } = explainReport(
    `SURGICAL PATHOLOGY REPORT
Specimen: Kidney, left, needle biopsy
DIAGNOSIS: Kidney, left, needle biopsy: Interstitial fibrosis and tubular atrophy, mild.
`,
    knowledge,
  );
  const all = [summary, ...keyPoints, ...findings.map(({ text }) => text)].join(' ');
  expect(all.match(/\(interstitial fibrosis and tubular atrophy\)/gi)).toHaveLength(1);
  expect(all).toContain('This means that scar tissue has taken the place of some working kidney tissue.');
});

it('what is denied is still named where its meaning is told', () => {
  const { findings } = explainReport(
    `SURGICAL PATHOLOGY REPORT
DIAGNOSIS: Stomach, biopsy: Chronic gastritis. No intestinal metaplasia.
`,
    knowledge,
  );
  for (const { text, negated } of findings) if (negated) expect(text).not.toMatch(/\bThis (?:means|is)\b/);
});
