import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (conclusion: string) => {
  const { summary, findings, recommendations } = explainReport(
    `XR ANKLE\n\nINDICATION: Twist.\n\nFINDINGS: As below.\n\nCONCLUSION:\n${conclusion}\n`,
    knowledge,
  );
  return [summary, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
};
/** Stands alone, as if it were said of the whole report. */
const ALONE =
  /(?:^|[.”] )(?:The report’s conclusion says: “)?No (?:further |routine )?(?:follow[- ]up|scan|imaging|action)[^.”]*”?\.(?:\s|$)/im;

describe('nothing more is needed', () => {
  it.each([
    '1. Fracture of the fibula.\n2. Incidental healing fibrous cortical defect distal tibia, smaller than 2022.\n   No follow up required.',
    '- Fracture of the fibula.\n- Bone island of the talus. No further imaging needed.',
    '> Placenta has moved clear of the cervix. No further scan required for this reason.\n> Marginal cord insertion.',
    '1. Simple renal cyst, 2 cm. No follow-up necessary.\n2. Lung nodule, 9 mm.',
  ])('is told with what it is said of: %s', (words) => {
    expect(told(words)).not.toMatch(ALONE);
  });
  it('names its thing', () => {
    expect(
      told('1. Fracture of the fibula.\n2. Healing fibrous cortical defect distal tibia.\n   No follow up required.'),
    ).toMatch(/About the harmless spot in a growing bone[^.]*no follow-up is needed/);
  });
  it.each([
    '1. Fracture of the fibula.\n2. Bone island of the talus.\n3. No follow up required.',
    '- Lung nodule, 9 mm.\n- No further imaging needed.',
  ])('is not hung on another item: %s', (words) => {
    expect(told(words)).not.toMatch(/About “(?:Bone island|Lung nodule)/);
  });
});
