import type { Size } from '../../understanding/types.js';

/** Everyday things by their usual width in millimetres. */
const THINGS: readonly { mm: number; name: string }[] = [
  { mm: 7, name: 'a grain of rice' },
  { mm: 8, name: 'a pea' },
  { mm: 14, name: 'a blueberry' },
  { mm: 20, name: 'a grape' },
  { mm: 35, name: 'a walnut' },
  { mm: 50, name: 'a lime' },
  { mm: 110, name: 'a grapefruit' },
];

/** The largest dimension in millimetres; null for units that are not lengths. */
export function largestMillimetres(size: Size): number | null {
  const factor = { mm: 1, cm: 10, m: 1000, in: 25.4, inch: 25.4, inches: 25.4 }[size.unit.toLowerCase()];
  if (factor === undefined || size.values.length === 0) return null;
  return Math.max(...size.values) * factor;
}

/**
 * What a length is like: "smaller than a grain of rice", "about the size of a pea". Null where nothing everyday is near
 * (the thing is chosen by ratio, and must lie within a fifth of a doubling either way, else "between").
 */
export function everydaySize(mm: number): string | null {
  if (mm <= 0 || mm > 160) return null;
  if (mm < 6) return 'smaller than a grain of rice';
  let best = THINGS[0];
  for (const thing of THINGS) {
    if (best === undefined || Math.abs(Math.log(mm / thing.mm)) < Math.abs(Math.log(mm / best.mm))) best = thing;
  }
  if (best === undefined) return null;
  const ratio = mm / best.mm;
  if (ratio > 1.25) return `larger than ${best.name}`;
  if (ratio < 0.8) return `smaller than ${best.name}`;
  return `about the size of ${best.name}`;
}

/** The measurement as printed, put readably: "2.3 x 1.8 cm" -> "2.3 by 1.8 cm". */
export function printedSize(printed: string): string {
  return printed
    .replace(/\s+/g, ' ')
    .replace(/(\d)\s*(?:x|×|X|by)\s*(?=[\d.])/g, '$1 by ')
    .replace(/(mm|cm)\s*(?:x|×|X|by)\s*(?=[\d.])/gi, '$1 by ')
    .replace(
      /(\d)\s*(mm|cm|m|inches|inch|in)\b\.?/gi,
      (_, digit: string, unit: string) => `${digit} ${unit.toLowerCase()}`,
    )
    .replace(/(\d)-(mm|cm)\b/gi, '$1 $2')
    .trim();
}
