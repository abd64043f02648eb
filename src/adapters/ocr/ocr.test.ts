import { describe, expect, it } from 'vitest';
import type { PageImage } from './image.js';
import { rotate, turn } from './image.js';
import { betterReading, isSuspect, lostPoints, pointlessNumbers } from './second-look.js';
import { findSkew } from './skew.js';
import { repairUnits } from './units.js';

describe('repairUnits', () => {
  it.each([
    ['Sodium 140 mmolf 135-145', 'Sodium 140 mmol/L 135-145'],
    ['Sodium 140 mmollL 135-145', 'Sodium 140 mmol/L 135-145'],
    ['Glucose 101 mgidL', 'Glucose 101 mg/dL'],
    ['Albumin 4.1 gldL', 'Albumin 4.1 g/dL'],
    ['Creatinine 88 ymol/L', 'Creatinine 88 µmol/L'],
    ['Creatinine  88  pmol/L', 'Creatinine  88  µmol/L'],
    ['TSH 0.02 mlU/L', 'TSH 0.02 mIU/L'],
    ['WBC 7.8 10"9/L', 'WBC 7.8 10^9/L'],
    ['WBC 7.8 x10°3/uL', 'WBC 7.8 x10^3/uL'],
  ])('%s', (read, right) => expect(repairUnits(read)).toEqual({ text: right, repairs: 1 }));

  it.each([
    'Sodium 140 mmol/L',
    'Free T4 15 pmol/L',
    'Vitamin B12 300 pmol/L',
    'BNP 120 pg/mL',
    'Free T3 310 pg/dL',
    'MCH 29 pg',
    'Globulin 2.9 g/dL',
    'Lesion 109/L5',
  ])('leaves "%s" alone', (text) => expect(repairUnits(text)).toEqual({ text, repairs: 0 }));
});

/** Lines of text as a row of dark bars. */
function page(): PageImage {
  const [width, height] = [900, 1200];
  const grey = new Uint8Array(width * height).fill(255);
  for (let y = 100; y < 1100; y += 30)
    for (let dy = 0; dy < 12; dy++) grey.fill(0, (y + dy) * width + 100, (y + dy) * width + 800);
  return { grey, width, height, dpi: 100 };
}

describe('straightening', () => {
  it.each([-3, -1.25, 0, 0.75, 2.5])('finds a slant of %s degrees', (degrees) => {
    const slanted = rotate(page(), (-degrees * Math.PI) / 180);
    expect(findSkew(slanted)).toBeCloseTo(degrees, 0);
  });

  it('turns a page by quarters without loss', () => {
    const whole = page();
    for (const back of [turn(turn(whole, 1), 3), turn(turn(whole, 2), 2)]) {
      expect([back.width, back.height]).toEqual([whole.width, whole.height]);
      expect(Buffer.from(back.grey).equals(Buffer.from(whole.grey))).toBe(true);
    }
  });
});

describe('second look', () => {
  it.each(['3.55.1', '12.0-155', '0.4-4.50', '10n9/L', '1079/LL'])('"%s" is worth one', (word) =>
    expect(isSuspect(word)).toBe(true),
  );
  it.each(['3.5-5.1', '135-145', '01.05.2026', '10.2', '10^9/L', '2026-01-05', 'CD10/CD20'])('"%s" is not', (word) =>
    expect(isSuspect(word)).toBe(false),
  );
  it('looks at whole numbers beside a range with decimals', () => {
    expect(pointlessNumbers(['Hematocrit', '314', 'L', '%', '36.0-46.0'])).toEqual([1]);
    expect(pointlessNumbers(['Sodium', '140', 'mmol/L', '135-145'])).toEqual([]);
  });

  it.each([
    ['3.55.1', '3.5-5.1', '3.5-5.1'],
    ['12.0-155', '12.0–15.5', '12.0-15.5'],
    ['314', '31.4', '31.4'],
    ['10n9/L', '10^9/L', '10^9/L'],
  ])('"%s" then "%s" gives %s', (first, second, better) => expect(betterReading(first, second)).toBe(better));

  it.each([
    ['3.55.1', '3.5-5.7'],
    ['12.0-155', '12.0-155'],
    ['5.13.5', '5.1-3.5'],
    ['314', '31.5'],
    ['314', '314'],
    ['10n9/L', '109 mg'],
  ])('"%s" then "%s" keeps the first', (first, second) => expect(betterReading(first, second)).toBeNull());

  it('names results that may have lost their point', () => {
    const text = 'Hematocrit   314   L   %   36.0-46.0\nMCV   85   fL   80.0-100.0\nSodium   900   mmol/L   135-145';
    expect(lostPoints(text)).toEqual(['Hematocrit 314']);
  });
});
