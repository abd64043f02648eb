import type { Comparator } from '../../contract/analysis.js';

/** How numbers are written in this text. */
export interface NumberStyle {
  decimalComma: boolean;
  /** Beside decimal commas a point stands only in front of three figures: "1.204" is one thousand two hundred and four. */
  thousandsPoint?: boolean;
}

/** Decides between "5,4" and "5.4" by what the text's short lines mostly use. */
export function numberStyleOf(plain: string): NumberStyle {
  let comma = 0;
  let point = 0;
  let grouped = 0;
  const numbers = /(?<![\d.,])\d{1,4}([.,])(\d{1,4})(?![\d.,])/g;
  const look = plain.slice(0, 60_000);
  for (let match = numbers.exec(look); match; match = numbers.exec(look)) {
    if (match[1] === '.') {
      point += 1;
      if (/^[1-9]\d{0,2}\.\d{3}$/.test(match[0]) && !isDensity(match[0])) grouped += 1;
    } else if ((match[2]?.length ?? 0) !== 3) comma += 1;
  }
  const decimalComma = comma >= 2 && comma > point;
  return decimalComma && grouped > 0 && grouped === point ? { decimalComma, thousandsPoint: true } : { decimalComma };
}

/** "1.015", "1.030": how heavy the urine is, printed with a point also where commas are decimal. */
function isDensity(printed: string): boolean {
  return /^1\.0[0-6]\d$/.test(printed);
}

/** The number a printed form means; null where it is none. */
export function parseNumber(printed: string, style: NumberStyle): number | null {
  let digits = printed.replace(/\s/g, '');
  // Lakhs and crores: "1,12,000".
  if (/^[+-]?\d{1,2}(?:,\d{2})+,\d{3}$/.test(digits)) return Number(digits.replace(/,/g, ''));
  if (style.thousandsPoint && /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits)) digits = digits.replace(/\./g, '');
  else if (style.decimalComma) digits = /,/.test(digits) ? digits.replace(/\./g, '').replace(',', '.') : digits;
  else if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) digits = digits.replace(/,/g, '');
  else if (/^[+-]?\d+,\d+$/.test(digits)) digits = digits.replace(',', '.');
  const number = Number(digits);
  return digits !== '' && Number.isFinite(number) ? number : null;
}

/** The comparator a printed sign or phrase means ("< OR =", "up to", "≥"). */
export function parseComparator(printed: string): Comparator | null {
  const text = printed.toLowerCase().replace(/\s+/g, ' ').trim();
  if (text === '') return null;
  if (/<=|=<|≤|< ?or ?=|less than or equal|up to|no more than|at most|not above/.test(text)) return '<=';
  if (/>=|=>|≥|> ?or ?=|greater than or equal|at least|or (?:more|above|higher)/.test(text)) return '>=';
  if (/<|less than|under|below/.test(text)) return '<';
  if (/>|greater than|more than|above|over/.test(text)) return '>';
  return null;
}
