import { describe, expect, it } from 'vitest';
import { explain } from '../explain.js';
import { type FrameDraft, handBuilt, handBuiltKnowledge } from '../hand-built.js';

const knowledge = handBuiltKnowledge({
  concepts: [
    {
      id: 'effusion',
      term: 'joint effusion',
      kind: 'finding',
      lay: 'fluid in the joint',
      meaning: 'Fluid in a joint.',
    },
  ],
});
const effusion: FrameDraft = {
  kind: 'finding',
  text: 'Small joint effusion.',
  head: ['joint effusion', 'effusion'],
};

/** A report whose conclusion is one line that nothing is known about. */
function unread(line: string) {
  const built = handBuilt([effusion, { kind: 'identity', text: line, section: 'impression' }], knowledge);
  const span = built.report.sentences[1]?.span ?? { start: 0, end: 0 };
  return explain({ ...built, frames: built.frames.slice(0, 1), unread: [span], coverage: 0.8 }, knowledge);
}

describe('a conclusion that could not be explained', () => {
  const analysis = unread('Avulsion of the peroneus longus tendon.');

  it('comes first, in the report’s own words', () => {
    expect(analysis.summary).toMatch(
      /^The report’s conclusion says: “Avulsion of the peroneus longus tendon”\. Ask your doctor to explain this line to you\./,
    );
    expect(analysis.findings[0]).toMatchObject({ importance: 'important', sensitive: false });
  });

  it('holds the confidence down and says why', () => {
    expect(analysis.confidence.value).toBeLessThanOrEqual(0.5);
    expect(analysis.confidence.because).toContain('A line of the report’s own conclusion could not be explained.');
  });

  it('is shut where it speaks of cancer', () => {
    const cancer = unread('Bronchioloalveolar carcinoma of mucinous type.');
    expect(cancer.summary).not.toContain('carcinoma');
    expect(cancer.keyPoints.join(' ')).not.toContain('carcinoma');
    expect(cancer.findings[0]).toMatchObject({ sensitive: true });
  });

  it('leaves out how the report was sent', () => {
    expect(unread('The report was faxed upon dictation.').summary).not.toContain('faxed');
  });
});
