import type { Comparator } from '../../contract/analysis.js';
import { PENDING_RESULTS } from '../data/lab-words.js';
import type { LabRow } from '../types.js';
import { itemsOf } from './item.js';
import { type NumberStyle, parseComparator, parseNumber } from './number.js';
import { type PrintedRange, rangeOfItem, wordRange } from './range.js';

const RESULT = /^OBX\|\d{0,4}\|(?:NM|SN|ST|CE|CWE|TX|FT|DT|TM|TS|ED|IS|ID|NA|CF|CNE|EI|RP)?\|/;
const NOTE = /^NTE\|\d{0,4}\|[A-Z]{0,4}\|/;

/**
 * The text of notes and of results in words without the marks of the message around it ("NTE|2||", the empty fields at
 * the end), same length. Other texts are given back as they are.
 */
export function writtenMessage(plain: string): string {
  if (!/(?:^|[\r\n])(?:OBX|NTE)\|/.test(plain)) return plain;
  const blank = (words: string) => ' '.repeat(words.length);
  return plain.replace(/(?<=^|[\r\n])(?:NTE|OBX)\|[^\r\n]*/g, (line) => {
    const note = NOTE.exec(line);
    if (note) {
      const rest = line.slice(note[0].length);
      const end = /\|[^|]{0,30}$/.exec(rest)?.index ?? rest.length;
      return blank(note[0]) + unescaped(rest.slice(0, end)) + blank(rest.slice(end));
    }
    const said = wordsOf(line);
    return said === null ? line : blank(line.slice(0, said.start)) + unescaped(said.text) + blank(line.slice(said.end));
  });
}

/** "\T\" stands for "&", "\.br\" for the end of a line; same length. */
function unescaped(text: string): string {
  return text
    .replace(/\\\.br\\/g, ' ;   ')
    .replace(/\\([FSTRE])\\/g, (_, code: string) => ` ${{ F: '|', S: '^', T: '&', R: '~', E: '/' }[code] ?? ' '} `);
}

/** The value of a segment of text with a verb or more than a few words: sentences, and no result of a row. */
function wordsOf(line: string): { text: string; start: number; end: number } | null {
  const fields = fieldsOf(line);
  const value = fields[5];
  if (!RESULT.test(line) || !/^(?:TX|FT|ST)$/.test(fields[2]?.text ?? '') || value === undefined) return null;
  return /[A-Za-z]{2}/.test(value.text) && value.text.split(' ').length > 5 ? value : null;
}

interface Field {
  text: string;
  start: number;
  end: number;
}

function fieldsOf(line: string): Field[] {
  const fields: Field[] = [];
  let start = 0;
  for (const text of line.split('|')) {
    fields.push({ text, start, end: start + text.length });
    start += text.length + 1;
  }
  return fields;
}

/** "2345-7^Glucose^LN", "GLU^GLUCOSE": the words among a field's parts; the first where none has any. */
function wordPart(field: Field): Field {
  const parts = [...field.text.matchAll(/[^^~]+/g)].map((found) => ({
    text: found[0],
    start: field.start + found.index,
    end: field.start + found.index + found[0].length,
  }));
  const [first, second] = parts;
  if (first === undefined) return { ...field, text: '' };
  const words =
    second !== undefined && /[A-Za-z]{2}/.test(second.text) && !/^(?:LN|L|SCT|99\w*|LOINC)$/.test(second.text);
  return words ? second : first;
}

const NOT_FINAL = /^[XI]$/;
/** Deleted, or sent for the wrong patient. */
const TAKEN_AWAY = /^[DW]$/;
const VERDICT = /^(?:S|I|R|MS|VS|SDD|NS)$/;
const PENDING = new RegExp(`^(?:${PENDING_RESULTS.join('|')})$`, 'i');

/** A result segment: `'taken'` for one that tells no result of a row, null for any other line. */
export function messageRow(line: string, start: number, style: NumberStyle): LabRow | 'taken' | null {
  if (!RESULT.test(line)) return null;
  const fields = fieldsOf(line);
  const [, , type, id, , raw, unit, range, flag, , , status] = fields;
  if (!id || !raw || TAKEN_AWAY.test(status?.text ?? '') || /^(?:ED|RP)$/.test(type?.text ?? '')) return 'taken';
  const name = wordPart(id);
  const mark = flag?.text.split(/[~^]/)[0]?.trim() ?? '';
  // How a medicine works on a germ is told elsewhere.
  if (!/[A-Za-z]/.test(name.text) || VERDICT.test(mark)) return 'taken';
  const value = type?.text === 'SN' ? raw : wordPart(raw);
  const printed = (type?.text === 'SN' ? value.text.replaceAll('^', '') : value.text).trim();
  const pending = printed === '' || NOT_FINAL.test(status?.text ?? '') || PENDING.test(printed);
  if (printed === '' && !NOT_FINAL.test(status?.text ?? '')) return 'taken';
  const found = numberIn(printed, style);
  const at = (field: Field) => ({ start: start + field.start, end: start + field.end });
  return {
    name: name.text.trim(),
    nameSpan: at(name),
    value: printed || 'pending',
    valueSpan: at(printed === '' ? name : value),
    number: pending ? null : (found?.number ?? null),
    comparator: pending ? null : (found?.comparator ?? null),
    unit: unit?.text.split('^')[0]?.trim() || null,
    range: range?.text.trim() ? rangeIn(range.text.trim(), style) : null,
    flag: mark === '' || mark === 'N' ? null : mark,
    panel: null,
    specimen: null,
    previous: null,
    pending,
    source: { start, end: start + line.trimEnd().length },
    comments: [],
  };
}

function numberIn(text: string, style: NumberStyle): { number: number | null; comparator: Comparator | null } | null {
  const found = /^([<>]=?|≤|≥)?\s?([+-]?\d[\d.,]*)$/.exec(text);
  if (!found?.[2]) return null;
  return { number: parseNumber(found[2], style), comparator: found[1] ? parseComparator(found[1]) : null };
}

function rangeIn(text: string, style: NumberStyle): PrintedRange {
  const items = itemsOf(text, style);
  const limits = items.find((item) => item.kind === 'range' || (item.kind === 'number' && item.comparator != null));
  return limits ? rangeOfItem(limits) : wordRange(text);
}
