import type { LabRow } from '../types.js';
import { type NumberStyle, parseNumber } from './number.js';

/** Figures of a blood gas as wards write them: how acid it is, the two gases, then the salt. */
const FIGURES =
  /\b(ABG|VBG|CBG|(?:(?:arterial|venous|capillary) )?blood gas(?:es)?|gas)\b[^\d;\n]{0,40}?(?<![\d.])([67]\.\d{1,2})\s?\/\s?(\d{1,3}(?:\.\d{1,2})?)\s?\/\s?(\d{1,3}(?:\.\d{1,2})?)(?:\s?\/\s?(\d{1,2}(?:\.\d)?))?(?![\d/]|\.\d)/gi;
const NAMES = ['pH', 'pCO2', 'pO2', 'HCO3'];

/** "ABG 7.29/58/61": a row for each figure, in the order that is always the same. */
export function gasFigures(text: string, offset: number, style: NumberStyle): LabRow[] {
  const rows: LabRow[] = [];
  for (const match of text.matchAll(FIGURES)) {
    const name = match[1] ?? '';
    const nameSpan = { start: offset + match.index, end: offset + match.index + name.length };
    const specimen = /^(?:a|c)/i.test(name) ? (/^c/i.test(name) ? 'capillary' : 'arterial') : null;
    let from = match.index + name.length;
    for (const [at, value] of match.slice(2).entries()) {
      if (value === undefined) break;
      const start = text.indexOf(value, from);
      from = start + value.length;
      const valueSpan = { start: offset + start, end: offset + from };
      rows.push({
        name: NAMES[at] ?? '',
        nameSpan,
        value,
        valueSpan,
        number: parseNumber(value, style),
        comparator: null,
        unit: null,
        range: null,
        flag: null,
        panel: null,
        specimen: /^v/i.test(name) ? 'venous' : specimen,
        previous: null,
        pending: false,
        source: { start: at === 0 ? nameSpan.start : valueSpan.start, end: valueSpan.end },
        comments: [],
      });
    }
  }
  return rows;
}
