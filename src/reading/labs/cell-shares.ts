import type { Knowledge } from '../../knowledge/index.js';
import type { LabRow } from '../types.js';
import { type NumberStyle, parseNumber } from './number.js';

/** A count of white cells, which a bracket behind it may part by kind. */
const WHITE_CELLS =
  /^(?:(?:total |csf |fluid )*(?:w[bc]c|white (?:blood )?cells?|leu[ck]ocytes|(?:nucleated )?cells?|tnc)(?: count)?s?)\b/i;
const KIND =
  '(?:poly(?:morph)?s?|polymorphonuclear(?:s| cells)?|pmns?|neut(?:rophil)?s?|segs|bands|lymph(?:ocyte)?s?|mono(?:cyte)?s?|mononuclears?(?: cells)?|macrophages|eos(?:inophils?)?|bas(?:ophil|o)s?|mesothelial cells)';
/** "92% neutrophils", "lymphs 8 %". */
const SHARE = new RegExp(
  `(?<![\\w.])(?:[<>]?\\s?(\\d{1,3}(?:[.,]\\d)?)\\s?%\\s{0,2}(${KIND})|(${KIND})\\s?:?\\s{0,2}(\\d{1,3}(?:[.,]\\d)?)\\s?%)(?![\\w])`,
  'gi',
);
const LONGEST = 160;

/**
 * "WCC 1,840 x10^6/L (92% neutrophils, 8% lymphocytes)": the shares of the kinds of cells in the bracket behind a count,
 * each a row of its own. `end` is the end of the printed line.
 */
export function cellShares(
  row: LabRow,
  plain: string,
  end: number,
  knowledge: Knowledge,
  style: NumberStyle,
): LabRow[] {
  if (row.number === null || !WHITE_CELLS.test(row.name)) return [];
  const from = row.valueSpan.end;
  const behind = plain.slice(from, Math.min(end, from + LONGEST));
  const bracket = /[([]([^()[\]]*%[^()[\]]*)[)\]]/.exec(behind);
  if (!bracket?.[1]) return [];
  const begin = from + bracket.index + 1;
  return [...bracket[1].matchAll(SHARE)].flatMap((share) => {
    const digits = share[1] ?? share[4] ?? '';
    const name = share[2] ?? share[3] ?? '';
    const known = ['', 'fluid ', 'csf '].some((lead) => knowledge.labByName(`${lead}${name}`, null, '%') !== undefined);
    if (!known) return [];
    const at = begin + share.index;
    const span = (text: string) => {
      const start = at + share[0].indexOf(text);
      return { start, end: start + text.length };
    };
    return [{ ...row, name, nameSpan: span(name), value: digits, valueSpan: span(digits), number: parseNumber(digits, style), comparator: null, unit: '%', range: null, flag: null, previous: null, pending: false, source: { start: at, end: at + share[0].length }, comments: [] }]; // biome-ignore format: one row
  });
}
