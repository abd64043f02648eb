import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STAGES, stageIdSchema } from '../../contract/analyses.js';
import { advance, CEILING, type Followed, overallPercent, sendingPercent, waiting } from './progress.js';

const news = fc.record({
  status: fc.constantFrom('processing', 'processing', 'processing', 'completed', 'failed' as const),
  stage: fc.option(fc.constantFrom(...stageIdSchema.options)),
  progress: fc.integer({ min: 0, max: 100 }),
  failureReason: fc.option(fc.string()),
  title: fc.option(fc.string()),
});
const rank = (state: Followed) => (state.status === 'processing' ? STAGES.findIndex((s) => s.id === state.stage) : 99);

describe('advance', () => {
  test('stages and the bar never go back, never pass 90 before the end, and an end stays', () => {
    fc.assert(
      fc.property(fc.array(news, { maxLength: 25 }), fc.boolean(), (all, file) => {
        let now: Followed = waiting;
        for (const one of all) {
          const next = advance(now, one as Parameters<typeof advance>[1]);
          expect(rank(next)).toBeGreaterThanOrEqual(rank(now));
          if (now.status === 'completed' || now.status === 'failed') expect(next).toBe(now);
          if (next.status === 'processing') {
            expect(overallPercent(next, file)).toBeLessThanOrEqual(CEILING);
            expect(overallPercent(next, file)).toBeGreaterThanOrEqual(overallPercent(now, file));
          }
          if (next.status === 'completed') expect(overallPercent(next, file)).toBe(100);
          now = next;
        }
      }),
    );
  });

  test('keeps the first words once they exist', () => {
    const titled = advance(waiting, {
      status: 'processing',
      stage: 'understanding',
      progress: 60,
      failureReason: null,
      title: 'CT',
    });
    const later = advance(titled, {
      status: 'processing',
      stage: 'explaining',
      progress: 80,
      failureReason: null,
      title: null,
    });
    expect(later).toMatchObject({ title: 'CT', stage: 'explaining', progress: 80 });
  });

  test('a late completion is still told after a timeout', () => {
    expect(
      advance(
        { status: 'timeout' },
        { status: 'completed', stage: null, progress: 100, failureReason: null, title: null },
      ),
    ).toEqual({ status: 'completed' });
  });
});

test('sending a file takes the first third of the bar', () => {
  expect([sendingPercent(-1), sendingPercent(0), sendingPercent(0.5), sendingPercent(1), sendingPercent(7)]).toEqual([
    0, 0, 15, 30, 30,
  ]);
  expect(overallPercent(waiting, true)).toBeGreaterThanOrEqual(sendingPercent(1));
});
