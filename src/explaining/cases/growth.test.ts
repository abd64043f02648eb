import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../../bench/hostile-texts.js';
import { type Looked, LookedAt } from '../../../test/looked-at.js';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport, NotAReportError } from '../index.js';

/** Characters of the shorter text; the longer has three times as many. */
const SHORT = 3_000;
const TIMES = 3;
/** What is looked at up to so often says nothing about how it grows. */
const LITTLE = 60_000;
/** Above this it grows faster than the text: three times would be linear, nine times quadratic. */
const TOO_FAST = 5;

/*
 * How much is looked at, counted and not timed: the characters that each pattern and each search passes over in long texts,
 * and the items that each place passes over in long lists. A report three times as long must not cost much more than three
 * times as much anywhere.
 */
describe('what is looked at grows as the text does', () => {
  const knowledge = wholeKnowledge();
  const counter = new LookedAt();
  beforeAll(() => counter.start());
  afterAll(() => counter.stop());

  const lookedAt = (text: string): Looked =>
    counter.during(() => {
      try {
        explainReport(text, knowledge);
      } catch (error) {
        if (!(error instanceof NotAReportError)) throw error;
      }
    });

  it.each(Object.keys(HOSTILE_TEXTS))('%s', (shape) => {
    const make = HOSTILE_TEXTS[shape] as (length: number) => string;
    const [short, long] = [lookedAt(make(SHORT)), lookedAt(make(SHORT * TIMES))];
    const tooFast = [...long].filter(
      ([place, much]) => much > LITTLE && much > TOO_FAST * Math.max(short.get(place) ?? 0, LITTLE / TIMES / 4),
    );
    expect(tooFast.map(([place, much]) => `${place}: ${short.get(place) ?? 0} -> ${much}`)).toEqual([]);
  });
});
