import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberLine, taperHalfHeight } from './number-line.js';

type Given = Parameters<typeof numberLine>[0];
const given = (number: number, low: number | null, high: number | null, before: number | null = null): Given => ({
  number,
  comparator: null,
  range: low === null && high === null ? null : { low, high, text: '' },
  previous: before === null ? null : { value: String(before), number: before, date: null },
});

describe('numberLine', () => {
  test('a value in the middle of its range stands in the middle of the band', () => {
    const line = numberLine(given(4.3, 3.5, 5.1))!;
    expect(line.value).toBeCloseTo((line.low! + line.high!) / 2, 5);
    expect(line.high! - line.low!).toBeCloseTo(100 / 2.6, 5);
  });

  test('near-normal looks near-normal: just outside stands just past the band, which is nearly as thick there', () => {
    const line = numberLine(given(10.3, 8.6, 10.2))!;
    expect(line.value - line.high!).toBeGreaterThan(0);
    expect(line.value - line.high!).toBeLessThan(4);
    expect(taperHalfHeight(0.1, 0.34 * 1.6)).toBeGreaterThan(0.85 * taperHalfHeight(0, 0.34 * 1.6));
  });

  test('a range with only an upper end begins at zero; one with only a lower end stays open', () => {
    const under = numberLine(given(6, null, 14))!;
    expect([under.low, under.fromZero]).toEqual([null, true]);
    const over = numberLine(given(53, 60, null))!;
    expect(over.high).toBeNull();
    expect(over.low).toBeCloseTo(100 / 1.75, 5);
    expect(over.value).toBeLessThan(over.low!);
  });

  test('a value far beyond breaks the axis rather than squeezing the band', () => {
    const line = numberLine(given(5400, 30, 200))!;
    expect(line.breakAt).not.toBeNull();
    expect(line.breakAt!).toBeLessThan(line.value);
    expect(line.high! - line.low!).toBeGreaterThan(22);
  });

  test('no range, no band', () => {
    expect(numberLine(given(31, null, null))).toMatchObject({ low: null, high: null, taperLeft: null });
    expect(numberLine({ ...given(1, 1, 2), number: null })).toBeNull();
  });

  test('whatever the numbers: everything stands on the line, in its order, and the label can stay inside', () => {
    const finite = fc.integer({ min: -1e8, max: 1e8 }).map((n) => n / 100);
    fc.assert(
      fc.property(finite, finite, finite, fc.option(finite), (a, b, number, before) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const line = numberLine(given(number, low, high, before))!;
        for (const x of [line.value, line.low, line.high, line.previous]) {
          if (x === null) continue;
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(100);
        }
        if (low < high) expect(line.high! - line.low!).toBeGreaterThan(20);
        if (number > high) expect(line.value).toBeGreaterThanOrEqual(line.high! - 1e-9);
        if (number < low) expect(line.value).toBeLessThanOrEqual(line.low! + 1e-9);
        expect(line.labelShift).toBeGreaterThanOrEqual(-100);
        expect(line.labelShift).toBeLessThanOrEqual(0);
      }),
    );
  });
});
