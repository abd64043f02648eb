import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const parted = (text: string) => text.split(/[\s;|]+/).filter((word) => word !== '').length;

describe('the summary of a report of few words', () => {
  it.each([
    'EXAM: CHEST 2V FRONTAL/LATERAL\n\nFINDINGS: A patchy infiltrate has developed in the left lower lobe. Right lung/pleura clear. Heart/mediastinum normal. Aorta tortuous/calcified.\n\nIMPRESSION: Left lower lobe infiltrate consistent with pneumonia.',
    'EXAM: KNEE AP/LATERAL/SKYLINE RIGHT\n\nFINDINGS: Moderate joint effusion/haemarthrosis. No fracture/dislocation.\n\nIMPRESSION: Effusion. Mild degenerative change/osteophytes of the medial compartment.',
  ])('is not longer than its report or 40 words, however words are counted', (text) => {
    const { summary } = explainReport(text, knowledge);
    expect(parted(summary)).toBeLessThanOrEqual(Math.max(40, parted(text)));
  });
  it('tells a second finding before the name of the test', () => {
    const { summary } = explainReport(
      'EXAM: CHEST 2 VIEWS\n\nFINDINGS: A patchy infiltrate has developed in the left lower lobe. Right lung is clear. Heart size normal. Aorta tortuous.\n\nIMPRESSION: Left lower lobe infiltrate consistent with pneumonia.',
      knowledge,
    );
    expect(summary).toContain('pneumonia');
    expect(summary).not.toContain('This is an X-ray');
  });
});
