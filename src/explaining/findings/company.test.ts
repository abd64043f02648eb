import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const urgent = (text: string) =>
  explainReport(text, knowledge)
    .findings.filter(({ importance }) => importance === 'urgent')
    .map(({ text: said, source }) => ({ said, on: text.slice(source.start, source.end) }));

describe('what keeps an emergency company', () => {
  it('is told with it, in one finding that stands on both', () => {
    const [alarm, ...others] = urgent(
      'Foot check: black toes, foul discharge, crackling under the skin up to the ankle. Rigors this afternoon.',
    );
    expect(others).toEqual([]);
    expect(alarm?.said).toContain('At the same time, the report says: “Rigors this afternoon”.');
    expect(alarm?.on).toMatch(/^black toes.*Rigors this afternoon/);
  });

  it('stays shut where it speaks of what is only announced', () => {
    const [alarm] = urgent(
      'MRI whole spine: T9 vertebral body is replaced by tumour with soft tissue filling the canal. The cord is displaced and shows high T2 signal.',
    );
    expect(alarm?.said).not.toMatch(/tumou?r|growth/i);
    expect(alarm?.on).toMatch(/filling the canal.*cord is displaced/);
  });
});
