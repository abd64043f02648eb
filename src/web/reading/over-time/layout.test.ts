import { expect, it } from 'vitest';
import type { TrendPoint } from '../../../contract/trends.js';
import { CHART, trendLayout } from './layout.js';

function point(date: string, number: number, range: [number | null, number | null] = [4, 5.6]): TrendPoint {
  return {
    analysisId: 1,
    date,
    dateFrom: 'report',
    value: String(number),
    unit: '%',
    comparator: null,
    status: 'high',
    rangeText: null,
    number,
    low: range[0],
    high: range[1],
    converted: false,
  };
}

it('keeps days true to scale and everything inside the drawing', () => {
  const { points } = trendLayout([point('2025-01-01', 6.8), point('2025-01-31', 7.1), point('2025-03-02', 8.4)]);
  const [one, two, three] = points.map(({ x }) => x);
  expect(two! - one!).toBeCloseTo((three! - one!) / 2, 5);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(CHART.left);
    expect(x).toBeLessThanOrEqual(CHART.right);
    expect(y).toBeGreaterThanOrEqual(CHART.top);
    expect(y).toBeLessThanOrEqual(CHART.bottom);
  }
});

it('draws one band where all reports print one range, else each its own', () => {
  const same = trendLayout([point('2025-01-01', 5), point('2025-06-01', 5.2), point('2025-12-01', 6)]).bands;
  expect(same).toHaveLength(1);
  expect(same[0]).toMatchObject({ from: CHART.left, to: CHART.right, isFirst: true });
  const two = trendLayout([point('2025-01-01', 5), point('2025-06-01', 5.2, [4, 6])]).bands;
  expect(two.map(({ high }) => high)).toEqual([5.6, 6]);
  expect(two[0]?.to).toBe(two[1]?.from);
  expect(trendLayout([point('2025-01-01', 5, [null, null]), point('2025-06-01', 5, [null, null])]).bands).toEqual([]);
});

it('writes no two labels over each other, and the newest always', () => {
  const days = Array.from({ length: 12 }, (_, index) => point(`2025-01-${String(index + 1).padStart(2, '0')}`, 5));
  const { points } = trendLayout(days);
  const dated = points.filter((one) => one.dated).map(({ x }) => x);
  expect(points.at(-1)?.dated).toBe(true);
  for (const [index, x] of dated.entries()) if (index > 0) expect(x - dated[index - 1]!).toBeGreaterThanOrEqual(58);
});

it('stands several results of one day beside each other', () => {
  const { points } = trendLayout([point('2025-01-01', 5), point('2025-01-01', 6)]);
  expect(points[0]!.x).toBeLessThan(points[1]!.x);
});

it('writes a number inside the range below its point, but never across the end of the range', () => {
  const at = (number: number) =>
    trendLayout([point('2025-01-01', number, [12, 16]), point('2025-06-01', 11.2, [12, 16])]);
  expect(at(15).points[0]?.below).toBe(true);
  expect(at(12.6).points[0]?.below).toBe(false);
});
