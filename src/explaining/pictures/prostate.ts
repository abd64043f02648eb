import { byClauses, type Line, type SetClause, type ToldRow, when, whole } from './row.js';

const FIGURE = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const ROWS: readonly SetClause[] = [
  [when(String.raw`(?:the )?(?:prostate|gland)(?:ic)?(?: gland)?(?: volume)?(?: (?:is|measures|of|estimated at))*\s*[:=]? ?${FIGURE} ?(cc|ml|cm3|cm³)`), ([, figure = '', unit = '']) => `the volume of the prostate is ${figure} ${unit.toLowerCase()}`],
  [when(String.raw`PSA[ -]density(?: (?:is|of))?\s*[:=]? ?(0?\.\d{1,3}|${FIGURE})(?: ?(?:ng\/ml\/(?:cc|ml|cm3|g)|ng\/ml²|ng\/ml2))?`), ([, figure = '']) => `the PSA for the size of the prostate (PSA density) is ${figure}`],
  [when(String.raw`(?:there is )?(?:broad |wide |long |capsular )*(?:abutment|contact)(?: (?:of|with) the capsule)?(?: (?:of|over|for|along|length|measuring))* ?${FIGURE} ?(mm|cm)(?: length)?`), ([, figure = '', unit = '']) => `the area touches the outer layer of the prostate (capsule) along ${figure} ${unit.toLowerCase()}`],
  [when('(?:there is )?no (?:gross|definite|clear|obvious) (?:extra-?prostatic|extra-?capsular) (?:extension|spread|disease)(?: (?:is )?(?:seen|identified))?'), () => 'no clear growth past the outer layer was seen (extraprostatic extension)'],
]; // biome-ignore format: a table

/** Rows of a picture of the prostate: its size, the PSA for that size, and how an area meets the outer layer. */
export function prostateRow(line: Line): ToldRow | null {
  if (!/prostate/i.test(line.ctx.understanding.report.type.title)) return null;
  const told = byClauses(line.words, ROWS) ?? byClauses(whole(line), ROWS);
  return told === null ? null : { texts: told, knowledge: ['prostate'] };
}
