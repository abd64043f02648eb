import type { Span } from '../../contract/analysis.js';

/** An entry of a list of results: what is asked, and the answer. */
export interface Entry {
  label: string;
  labelSpan: Span;
  value: string;
  valueSpan: Span;
  /** True where the line says more than its answer, such as which nodes are meant. */
  says?: true;
}

/** The entry of a match whose groups are label and value, the value last in a text of `length`. */
export function entryOf(match: RegExpExecArray, start: number, length: number): Entry {
  const [, label = '', printed = ''] = match;
  const value = printed.replace(/[\s.;,]+$/, '');
  const valueStart = start + length - printed.length;
  return {
    label,
    labelSpan: { start: start + match.index, end: start + match.index + label.length },
    value,
    valueSpan: { start: valueStart, end: valueStart + value.length },
  };
}

const NUMBERS = 'no nil none zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** "22 found, 2 involved" */
const FOUND_INVOLVED =
  /^(\d{1,3}|[a-z]{3,6}) (?:lymph nodes? )?(?:found|examined|identified|retrieved|seen|sampled|dissected|present)[,;:]? (?:and )?(?:(\d{1,3}|[a-z]{2,6}) (?:are |is )?(?:involved|positive|with (?:metastas[ei]s|tumou?r|metastatic (?:carcinoma|adenocarcinoma)))|(all (?:are )?(?:negative|free|clear|uninvolved|not involved|benign)))\W*$/i;

/** "22", "two", "none" */
function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  const at = NUMBERS.indexOf(word.toLowerCase());
  return at < 0 ? null : Math.max(0, at - 3);
}

/** "examined 2, positive 0" */
const EXAMINED_POSITIVE =
  /^(?:examined|found|sampled|total)[: ]+(\d{1,3})[,;] (?:and )?(?:positive|involved|with (?:metastas[ei]s|tumou?r))[: ]+(\d{1,3})\W*$/i;
/** "TWO NODES, NEGATIVE (0/2)" */
const NODES_NEGATIVE =
  /^(\d{1,3}|[a-z]{3,6}) (?:(?:benign|anthracotic|hilar|sentinel) )?(?:lymph )?nodes?,? (?:(?:all|both|are|is) ){0,2}(?:negative|free|clear|uninvolved|not involved)(?: (?:for|of|by) (?:metastatic |metastases? |tumou?r |malignan\w+ |carcinoma ?|adenocarcinoma ?|melanoma ?){1,2})?(?: ?\(0 ?\/ ?(\d{1,3})\))?\W*$/i;

/** "22 found, 2 involved": how many nodes were checked, and how many held cancer. Null for other words. */
export function foundInvolved(value: string): { all: number; held: number } | null {
  const none = NODES_NEGATIVE.exec(value);
  const checked = none === null ? null : numberOf(none[1] ?? '');
  if (none !== null && checked !== null && checked > 0 && (none[2] === undefined || Number(none[2]) === checked))
    return { all: checked, held: 0 };
  const match = FOUND_INVOLVED.exec(value) ?? EXAMINED_POSITIVE.exec(value);
  if (match === null) return null;
  const all = numberOf(match[1] ?? '');
  const held = match[3] === undefined ? numberOf(match[2] ?? '') : 0;
  return all === null || held === null || held > all ? null : { all, held };
}

const NODES_LINE =
  /^(\d{1,3}|[a-z]{3,6}) ((?:[a-z-]+ ){0,3}(?:lymph )?nodes?),? (?:(?:all|both|are|is) ){0,2}(?:negative|free|clear|benign|uninvolved|not involved)(?: (?:for|of|by) (?:metastatic |metastases? |tumou?r |malignan\w+ |carcinoma ?|adenocarcinoma ?|melanoma ?){1,2})?(?: ?\(0 ?\/ ?(\d{1,3})\))?\W*$/i;

/** "4 hilar nodes negative (0/4)", "Two anthracotic nodes, negative": a count of nodes without cancer. */
export function nodesLine(text: string, start: number): Entry[] | null {
  const match = text.length > 110 ? null : NODES_LINE.exec(text);
  const count = match === null ? null : numberOf(match[1] ?? '');
  if (match === null || count === null || count === 0) return null;
  if (match[3] !== undefined && Number(match[3]) !== count) return null;
  const span = { start, end: start + text.trimEnd().length };
  return [
    { label: 'lymph nodes', labelSpan: span, value: `${count} found, none involved`, valueSpan: span, says: true },
  ];
}
