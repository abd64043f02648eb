import type { ReadSentence } from './clause.js';
import { FORM_FIELDS } from './data/form-fields.js';
import { type Entry, nodesLine } from './form-lines.js';

/** "Label: value". */
export const ENTRY = /^([A-Za-z][^:;]{1,90}?)\s*:\s+(\S[\s\S]*)$/;
const NEXT = /[;,]\s+(?=[A-Z][^:;,.]{1,50}:\s)/g;

/** The labels and values of a line of a form, with where each stands. Null where the sentence is no such line. */
export function entriesOf(read: ReadSentence): Entry[] | null {
  const { start, end } = read.sentence.span;
  if (end - start > 400) return null;
  const text = read.text.slice(start, end).replace(/\s/g, ' ');
  if (!text.includes(':')) return nodesLine(text, start) ?? edgeOf(text, start);
  const cuts = [0, ...[...text.matchAll(NEXT)].map((match) => match.index + match[0].length)];
  const entries: Entry[] = [];
  for (const [at, from] of cuts.entries()) {
    const part = text.slice(from, cuts[at + 1] ?? text.length);
    const match = ENTRY.exec(part);
    if (match === null) return null;
    const value = (match[2] ?? '').replace(/[\s.;,]+$/, '');
    const valueStart = start + from + part.length - (match[2] ?? '').length;
    entries.push({
      label: match[1] ?? '',
      labelSpan: { start: start + from, end: start + from + (match[1] ?? '').length },
      value,
      valueSpan: { start: valueStart, end: valueStart + value.length },
    });
  }
  return entries;
}

const EDGE =
  /^((?:(?:all|both|deep|peripheral|lateral|radial|surgical|resection|excision|proximal|distal|and) ){0,4}margins?)\s+(?:are |is |appear )?((?:negative|free|clear|uninvolved|not involved|involved|positive|close)\b(?! (?:for|of|by|to|from|with)\b).*)$/i;

const BARE =
  /^([a-z][a-z -]{1,44}?)\s+(?:is |are )?(nil|none|absent|present|not (?:identified|seen|detected|present)|identified)\W*$/i;

const DEPTH = /^(breslow(?:['’]?s)?(?: (?:depth|thickness))?|tumou?r thickness)\s+(?:is |of )?(\d+(?:\.\d+)? ?mm)\W*$/i;

/** "Neurotropism nil.", "Satellites absent.": a field and its answer without a colon. */
function bareField(text: string): RegExpExecArray | null {
  const match = text.length > 70 ? null : (BARE.exec(text) ?? DEPTH.exec(text));
  const label = cleanLabel(match?.[1] ?? '');
  return match !== null &&
    FORM_FIELDS.some((field) => (field.kind === 'thing' || field.id === 'depth') && field.label.test(label))
    ? match
    : null;
}

/** "MARGINS FREE." */
function edgeOf(text: string, start: number): Entry[] | null {
  const match = EDGE.exec(text) ?? bareField(text);
  if (match === null) return null;
  const [, label = '', printed = ''] = match;
  const value = printed.replace(/[\s.;,]+$/, '');
  const valueStart = start + text.length - printed.length;
  return [
    {
      label,
      labelSpan: { start, end: start + label.length },
      value,
      valueSpan: { start: valueStart, end: valueStart + value.length },
    },
  ];
}

/** A label as the list of known fields spells it: small letters, no brackets, no "identified" behind it. */
export const cleanLabel = (label: string): string =>
  label
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\bidentified$|\bstatus$/, '')
    .replace(/\s+/g, ' ')
    .trim();
