import type { Span } from '../../contract/analysis.js';
import type { LabRow } from '../types.js';
import type { PlacedItem } from './row-context.js';

/** The head of a table that has a germ or a test in each column and a place of the body in each line. */
export interface Grid {
  names: { text: string; start: number; end: number }[];
}

const PLACES = /^(?:sites?|specimens?|samples?|swabs?|sources?|location|anatomical site)$/i;
/** Words of a table of another kind. */
const OTHER_HEAD =
  /\b(?:results?|values?|units?|ref\w*|range|interval|normal|expected|flag|status|date|collected|received|method|comment|previous|observed|time|lab|no\.?)\b|\d{1,2}[/.-]\d/i;

/** "Site   C. trachomatis   N. gonorrhoeae": null for any other line. */
export function gridHead(line: string, start: number): Grid | null {
  if (!PLACES.test(/\S+(?: \S+)*/.exec(line)?.[0] ?? '')) return null;
  const cells = [...line.matchAll(/\S+(?: \S+)*/g)].map((found) => ({ text: found[0], at: found.index }));
  const [first, ...rest] = cells;
  if (first === undefined || !PLACES.test(first.text) || rest.length < 2) return null;
  if (rest.some(({ text }) => OTHER_HEAD.test(text) || !/[A-Za-z]{2}/.test(text) || text.length > 40)) return null;
  return { names: rest.map(({ text, at }) => ({ text, start: start + at, end: start + at + text.length })) };
}

/** Where a swab or a sample was taken. */
const PLACE =
  /^(?:urine|fvu|first (?:void|catch) urine|throat|oro-?pharyn\w+|pharyn\w+|rect(?:al|um)|anal|urethra\w*|vagin\w+|vulvo-?vaginal|cervi(?:x|cal)|endocervi\w+|eye|nose|nasal|nasopharyn\w+|groin|axilla|wound|penile|blood|plasma|sputum)(?: swab| sample)?$/i;

/** "Throat   Chlamydia  Not detected   Gonorrhoea  DETECTED": a place, then tests each with its answer. */
export function placeRows(items: readonly PlacedItem[], plain: string): LabRow[] | null {
  const [place, ...rest] = items;
  const last = items.at(-1);
  if (place?.kind !== 'words' || last === undefined || rest.length < 4 || !PLACE.test(place.text.trim())) return null;
  const rows: LabRow[] = [];
  for (let at = 0; at < rest.length; at += 1) {
    const [name, answer] = [rest[at], rest[at + 1]];
    if (name?.kind !== 'words' || answer?.kind !== 'qualitative' || !/[A-Za-z]{3}/.test(name.text)) return null;
    at += 1;
    const mark = /^\*{1,2}$/.test(rest[at + 1]?.text ?? '');
    if (mark) at += 1;
    const source = { start: rows.length === 0 ? place.start : name.start, end: closedAt(answer.end, plain) };
    rows.push(answerRow(name, place.text.trim(), answer, name, place, source));
  }
  return rows.length > 1 ? rows : null;
}

/** A test's answer at a place of the body, told as `test (place)`. */
function answerRow(
  test: { text: string },
  place: string,
  answer: PlacedItem,
  nameSpan: Span,
  comment: Span,
  source: Span,
): LabRow {
  return {
    name: `${test.text.trim()} (${place})`,
    nameSpan: { start: nameSpan.start, end: nameSpan.end },
    value: answer.text.trim(),
    valueSpan: { start: answer.start, end: answer.start + answer.text.trimEnd().length },
    number: null,
    comparator: null,
    unit: null,
    range: null,
    flag: null,
    panel: null,
    specimen: null,
    previous: null,
    pending: answer.kind === 'pending',
    source,
    comments: [{ start: comment.start, end: comment.end }],
    place,
  };
}

function closedAt(end: number, plain: string): number {
  return plain[end] === '*' ? end + 1 : end;
}

/** A line of such a table: one result a column, each named by its head and its place. Null where it does not fit. */
export function gridRows(items: readonly PlacedItem[], grid: Grid, plain: string): LabRow[] | null {
  const answers = items.filter(({ kind }) => kind === 'qualitative' || kind === 'pending');
  const place = items[0];
  const last = items.at(-1);
  if (place?.kind !== 'words' || last === undefined || answers.length !== grid.names.length) return null;
  if (new Set(answers.map(({ cell }) => cell)).size !== answers.length || (answers[0]?.cell ?? 0) === place.cell)
    return null;
  if (items.some(({ kind }) => kind === 'number' || kind === 'range' || kind === 'unit')) return null;
  const behind = items[items.indexOf(answers[0] ?? last) - 1] ?? place;
  const where = plain.slice(place.start, behind.end).trim();
  return answers.map((answer, at): LabRow => {
    const head = grid.names[at] ?? { text: '', start: place.start, end: place.end };
    const source = { start: place.start, end: last.end };
    return answerRow(head, where, answer, { start: place.start, end: behind.end }, head, source);
  });
}
