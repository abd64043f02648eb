import type { Span } from '../contract/analysis.js';
import { isTableRow } from './cells.js';
import { columnHeadings } from './column-headings.js';
import { BODY_LABELS } from './data/body-labels.js';
import { IDENTITY_LABELS } from './data/identity-labels.js';
import { headingKey, isBareHeading, isListedHeading, sectionKindOf } from './heading-index.js';
import { bodyOf, type PrintedLine } from './lines.js';
import { SHORT_HEADS } from './stay-headings.js';
import type { SectionKind } from './types.js';
import { hasVerb } from './verbs.js';

/** A printed section heading: where it stands and where its text begins. */
export interface Heading {
  kind: SectionKind;
  span: Span;
  /** First character after the colon or dash (or after the heading). */
  bodyStart: number;
  line: number;
}

const LONGEST_HEADING = 80;

/**
 * Section headings in order: alone on a line, in front of their text, or inside a line ("… clear. IMPRESSION: …").
 * `taken` says which lines are furniture or lab rows as a whole.
 */
export function findHeadings(lines: readonly PrintedLine[], taken: (line: number) => boolean): Heading[] {
  const found: Heading[] = [];
  const inColumn = columnHeadings(lines, taken);
  let blankBefore = true;
  for (const line of lines) {
    const body = bodyOf(line);
    if (!body) {
      blankBefore = true;
      continue;
    }
    if (!taken(line.index)) {
      const next = lines[line.index + 1];
      const alone = aloneHeading(body, line, blankBefore, next ? bodyOf(next) : '', found.at(-1)?.kind ?? null);
      if (isSampleA(body, lines, line.index)) {
        blankBefore = false;
        continue;
      }
      const length = inColumn.get(line.index);
      const kind = length === undefined ? null : kindAfter(body.slice(0, length), found.at(-1)?.kind ?? null);
      if (length !== undefined && kind !== null) columnHeading(line, length, kind, found);
      else if (alone) found.push(alone);
      else headingsInLine(line, blankBefore, found);
    }
    blankBefore = false;
  }
  return found;
}

/** "FHx    Mother: asthma", and any further field that stands behind a gap on the same line. */
function columnHeading(line: PrintedLine, length: number, kind: SectionKind, found: Heading[]): void {
  const at = line.bodyStart - line.start;
  found.push(headingAt(line, at, at + length, at + length, kind));
  const text = line.text;
  for (let colon = text.indexOf(':', at + length); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    const start = insideHeading(text, Math.max(at + length, colon - LONGEST_HEADING), colon);
    const next = start < 0 ? null : sectionKindOf(text.slice(start, colon));
    if (next) found.push(headingAt(line, start, start + text.slice(start, colon).trimEnd().length, colon + 1, next));
  }
}

/** "A: left base" above "B: left mid": the first of the samples, not an assessment. */
function isSampleA(body: string, lines: readonly PrintedLine[], at: number): boolean {
  if (!/^A\s?:/.test(body)) return false;
  return lines.slice(at + 1, at + 7).some((line) => /^B\s?:/.test(bodyOf(line)));
}

/** "MICRO" behind "MACRO" is of the tissue; anywhere else it may be of germs. "MEDICAL" among histories is one. */
function kindAfter(printed: string, before: SectionKind | null): SectionKind | null {
  // "P/S: microcytic cells" is what a smear of the blood shows.
  if (/^\W*P\/S\W*$/.test(printed)) return 'results';
  if (before !== null && HISTORIES.has(before) && /^\W*medical\W*$/i.test(printed)) return 'past_history';
  const tissue = before === 'gross' || before === 'specimen' || before === 'indication';
  return tissue && /^\W*micro\W*$/i.test(printed) ? 'microscopic' : sectionKindOf(printed);
}

function aloneHeading(
  body: string,
  line: PrintedLine,
  blankBefore: boolean,
  next: string,
  current: SectionKind | null,
): Heading | null {
  if (body.length > LONGEST_HEADING) return null;
  const printed = body.replace(/\s*[:\-*_#>]+\s*$/, '');
  const lead = /^[\s#*_>=-]*/.exec(printed)?.[0].length ?? 0;
  const text = printed.slice(lead).replace(/[\s=]+$/, '');
  if (text.length < 2 || /[.;,]$/.test(text) || isTableRow(text)) return null;
  // "- Falls risk assessment" in a list of what is advised: an item, and no head of a section.
  if (ITEM.test(body) && !body.endsWith(':') && !isCapitals(text) && current !== null && LISTS.has(current))
    return null;
  const span = { start: line.bodyStart + lead, end: line.bodyStart + lead + text.length };
  const heading = (kind: SectionKind): Heading => ({ kind, span, bodyStart: line.bodyEnd, line: line.index });
  const marked = body.length > printed.length || lead > 0 || isCapitals(text);
  // "ADDENDUM 01/09/2025 06:40": the colon of a time.
  const timeless = text.replace(/\b(\d{1,2}):(\d\d)\b/g, '$1.$2');
  const found = timeless.includes(':')
    ? null
    : AFTER_OPERATION.test(text) && ITEM.test(next) && current !== 'indication'
      ? 'plan'
      : kindAfter(timeless, current);
  // The first words of a report without colon are its title: "CHEST X-RAY".
  const title =
    current === null &&
    !body.endsWith(':') &&
    !opensDone(text, next) &&
    (found === 'results' || found === 'procedures' || found === 'exam' || OF_A_LAB.test(text));
  const kind = title ? null : found;
  if (
    kind &&
    (marked ||
      (startsWithCapital(text) && (blankBefore || next !== '') && wordCount(text.replace(/\([^()]*\)/g, '')) <= 6))
  ) {
    return headingKey(text).length < 2 ? null : heading(kind);
  }
  const grouped = body.endsWith(':') || isCapitals(text) || next === '' || /^\s/.test(line.text);
  if (grouped && current?.endsWith('medications') && MEDICATION_GROUPS.has(headingKey(text))) {
    return heading(current);
  }
  const ownLabel = BODY_LABELS.has(headingKey(text)) || IDENTITY_LABELS.has(headingKey(text));
  if (!kind && !ownLabel && blankBefore && isCapitals(text) && body.endsWith(':') && opensOther(text, current)) {
    return heading('other');
  }
  return null;
}

/** "OPERATION" above a list, "PROCEDURES PERFORMED" above a name: what was done stands below, and it is no title. */
function opensDone(text: string, next: string): boolean {
  return DONE_HEAD.test(text) && (ITEM.test(next) || (SURELY_DONE.test(text) && /^\W*[A-Za-z]/.test(next)));
}

const DONE_HEAD =
  /^(?:(?:title|name|type)s? of (?:the )?|(?:surgical|operative) )?(?:operations?|procedures?|surger(?:y|ies))(?: (?:planned and )?(?:performed|done|carried out))?$/i;
const SURELY_DONE = /\b(?:performed|done|carried out)$|^(?:title|name|type)s? of\b|^operations$/i;

/** "Post op:" above a list: what is to be done now. Behind "Pre op" it would be the diagnosis. */
const AFTER_OPERATION = /^post[- ]?op(?:erative(?:ly)?|s)?(?: (?:care|instructions?|management))?$/i;

/** What a department calls itself at the top of its report. */
const OF_A_LAB = /^(?:histology|histopathology|cytology|pathology|radiology|microbiology)$/i;

const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s/;
const LISTS: ReadonlySet<SectionKind> = new Set(['impression', 'recommendation', 'plan', 'follow_up', 'instructions']);

function headingsInLine(line: PrintedLine, blankBefore: boolean, found: Heading[]): void {
  const text = line.text;
  const from = line.bodyStart - line.start;
  let least = from;
  for (let colon = text.indexOf(':', from); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    // "BCR::ABL1": two genes that have grown together.
    if (text[colon + 1] === ':' || text[colon - 1] === ':') continue;
    // "ADDENDUM 06/12/2024 8:17 AM:": the colon of a time.
    if (/\d/.test(text[colon - 1] ?? '') && /^\d\d\b/.test(text.slice(colon + 1, colon + 4))) continue;
    const start =
      colon - least <= LONGEST_HEADING && least === from
        ? lineStartHeading(text, from, colon, found.at(-1)?.kind ?? null)
        : -1;
    const at = start >= 0 ? start : insideHeading(text, Math.max(least, colon - LONGEST_HEADING), colon);
    if (at < 0) continue;
    const printed = text.slice(at, colon).trimEnd();
    const kind = kindAfter(printed, found.at(-1)?.kind ?? null);
    if (!kind || isOfUnborn(printed, text.slice(colon + 1, colon + 20))) continue;
    found.push(headingAt(line, at, at + printed.length, colon + 1, kind));
    least = colon + 1;
    // "… Dx: pneumonia. Tx c antibiotics.": inside a line the diagnosis ends with its sentence.
    const stop = printed === 'Dx' && at > from ? text.slice(least).search(/\.\s+[A-Z]/) : -1;
    if (stop >= 0) found.push(headingAt(line, least + stop + 1, least + stop + 1, least + stop + 1, 'other'));
  }
  if (least > from) {
    sortByStart(found);
    return;
  }
  const bare = bareHeading(text, from);
  // "RADIOLOGY - ST COLMAN'S" at the top is the sender.
  if (bare && !(found.length === 0 && OF_A_LAB.test(text.slice(from, bare.end)))) {
    found.push(headingAt(line, from, bare.end, bare.bodyStart, bare.kind));
    return;
  }
  const ahead = text.slice(from, from + LONGEST_HEADING + 1).search(/:(?!(?<=\d:)[0-5]\d\b)/);
  const colon = from + ahead;
  if (ahead < 0 || !blankBefore) return;
  const printed = text.slice(from, colon).trimEnd();
  const key = headingKey(printed);
  if (!isCapitals(printed) || BODY_LABELS.has(key) || IDENTITY_LABELS.has(key) || TISSUE_ROW.test(printed)) return;
  // "CSF HSV-1 PCR: DETECTED": a test and its answer, and nothing below it that it opens.
  if (ANSWERED.test(text.slice(colon + 1))) return;
  // "COLONOSCOPY: The patient was then turned …" below the conclusion of the first look: the next one begins.
  const begins = NEXT_LOOK.test(printed) && THEN_DONE.test(text.slice(colon + 1));
  if (opensOther(printed, begins ? null : (found.at(-1)?.kind ?? null))) {
    found.push(headingAt(line, from, from + printed.length, colon + 1, 'other'));
  }
}

const NEXT_LOOK = /\b\w+(?:OSCOPY|ECTOMY|OTOMY|OSTOMY|PLASTY|GRAPHY|GRAM|TION)\b/;
const THEN_DONE = /^\s*(?:the )?(?:patient|pt|\w+scope) was\b/i;

const ANSWERED =
  /^\s*(?:(?:not |none |un|weakly |strongly |low )?(?:detected|positive|isolated)|negative|(?:non-?)?reactive|no growth|equivocal|indeterminate)\W*$/i;

/** "FIGO 2009: IA", "HER2 FISH: not amplified": a row of a tissue report, though it is written in capitals. */
const TISSUE_ROW =
  /^(?:FIGO|AJCC|UICC|[YR]?P?TNM|ER|PR|HER-?2|MMR|MSI|PD-?L1|KI-?67|P16|P53|LVS?I|ENE|EBER|ALK|EGFR|BRAF|KRAS|ROS-?1|CRM|DOI|STAS|PNI)\b/i;

/** "Presentation: breech": how a baby lies, not why somebody came. "HC: 30.3 cm": its head, and no hospital course. */
function isOfUnborn(printed: string, after: string): boolean {
  const name = printed.trim();
  if (/^hc$/i.test(name)) return /^\s*\d{1,3}(?:\.\d+)?\s?[cm]m\b/i.test(after);
  return (
    /^presentation$/i.test(name) && /^\s*(?:breech|cephalic|vertex|transverse|oblique|variable|footling)/i.test(after)
  );
}

function headingAt(line: PrintedLine, start: number, end: number, bodyStart: number, kind: SectionKind): Heading {
  const span = { start: line.start + start, end: line.start + end };
  return { kind, span, bodyStart: line.start + bodyStart, line: line.index };
}

/** A known heading from the line's first character to the colon. */
function lineStartHeading(text: string, from: number, colon: number, before: SectionKind | null): number {
  const lead = /^[#*_>\s]*/.exec(text.slice(from, colon))?.[0].length ?? 0;
  const printed = text.slice(from + lead, colon);
  if (!startsWithCapital(printed.replace(/^(?:\d{1,2}|[A-H])[.)]\s+/, ''))) return -1;
  if (headingKey(printed).length < 3 && !isCapitals(printed) && !/^(?:Dx|Hx|Op|Rx)$/.test(printed.trim())) return -1;
  return kindAfter(printed, before) ? from + lead : -1;
}

/**
 * A known heading inside a line: in capitals anywhere, with an initial capital only behind the end of a sentence.
 * Looks back at most six words.
 */
function insideHeading(text: string, least: number, colon: number): number {
  let at = colon;
  const starts: number[] = [];
  for (let words = 0; words < 6 && at > least; words += 1) {
    while (at > least && isGap(text[at - 1])) at -= 1;
    const end = at;
    while (at > least && !isGap(text[at - 1]) && !isStop(text[at - 1])) at -= 1;
    if (at === end) break;
    starts.push(at);
    if (at > least && isStop(text[at - 1])) break;
  }
  for (const start of starts.reverse()) {
    const printed = text.slice(start, colon);
    const key = headingKey(printed);
    const short =
      (/^Dx$/.test(printed.trim()) || OF_LIFE_AND_KIN.test(text.slice(start, colon + 6))) &&
      isStop(before(text, start));
    if ((key.length < 3 && !short) || !sectionKindOf(printed) || BODY_LABELS.has(key)) continue;
    // A comma with a space is part of a phrase ("LYMPH NODE, LEFT, CORE BIOPSY:"); without, two fields were glued.
    if (before(text, start) === ',' && isGap(text[start - 1])) continue;
    // "EBL: 20 mL      Drains: none": the next field of the same line.
    if (isListedHeading(printed) && startsWithCapital(printed) && behindGap(text, start)) return start;
    if (isCapitals(printed)) {
      if ((key.length >= 4 && !capitalWordBefore(text, start)) || isStop(before(text, start))) return start;
    } else if (startsWithCapital(printed) && /[.!?]/.test(before(text, start)) && !isTailOnly(key)) {
      return start;
    }
  }
  return -1;
}

/** "SH: smoker. FH: dad AAA": habits and relatives; "FH: 36 cm" and "FH: heard" are of a pregnancy. */
const OF_LIFE_AND_KIN = /^(?:SH|FH|FHx|SHx)\s*:(?!\s*(?:[\d+-]|pres|hear|reg|nt|norm))/i;

/** Set apart by a wide gap, a tab or a bar. */
function behindGap(text: string, start: number): boolean {
  return /(?: {3}|\t ?|\| ?)$/.test(text.slice(Math.max(0, start - 3), start));
}

/** "Interval history" in running text is too weak to open a section; single plain words are not. */
function isTailOnly(key: string): boolean {
  return (
    key === 'a' || key === 's' || key === 'o' || key === 'p' || key === 'all' || key === 'note' || key === 'result'
  );
}

/** "DISCHARGE NOTE:" is one unknown heading, not a "NOTE:". */
function capitalWordBefore(text: string, start: number): boolean {
  const word = /([A-Za-z0-9&/'-]+)[ \t]*$/.exec(text.slice(Math.max(0, start - 30), start))?.[1] ?? '';
  return word !== '' && isCapitals(word);
}

function before(text: string, start: number): string {
  let at = start - 1;
  while (at >= 0 && isGap(text[at])) at -= 1;
  return at < 0 ? '.' : (text[at] ?? '');
}

/** "Plan - continue": what note-takers set off with a dash, as others with a colon. */
const DASHED =
  /^(?:plan|impression|imp|assessment|diagnos[ei]s|meds|medications|allergies|PMHx?|HPC|HPI|O\/E|investigations|follow[- ]?up|background|discharge plan)$/i;

function bareHeading(text: string, from: number): { end: number; bodyStart: number; kind: SectionKind } | null {
  const line = text.slice(from, from + LONGEST_HEADING);
  for (const [pattern, kind] of SHORT_HEADS) {
    const short = pattern.exec(line)?.[0];
    if (short) return { end: from + short.length, bodyStart: from + short.length, kind };
  }
  const dash = /^([A-Z][A-Za-z&/ ]{2,40}?)\s+(?:[-=]+>?|–|→)\s+(?=\S)/.exec(line);
  if (dash?.[1]) {
    const kind = sectionKindOf(dash[1]);
    if (kind && (isCapitals(dash[1]) || isBareHeading(dash[1]) || DASHED.test(dash[1]))) {
      return { end: from + dash[1].length, bodyStart: from + dash[0].length, kind };
    }
  }
  // "Comment   High risk disease …": set apart by a gap, with running text behind it and no columns.
  const wide = /^([A-Z][A-Za-z&/]{3,}(?: [A-Za-z&/]+){0,3})(?: {2,}|\t+)(?=[A-Z0-9(])/.exec(line);
  if (wide?.[1] && isRunning(text.slice(from + wide[0].length))) {
    const kind = sectionKindOf(wide[1]);
    if (kind) return { end: from + wide[1].length, bodyStart: from + wide[0].length, kind };
  }
  const capitals = /^[A-Z][A-Z&/]+(?: [A-Z&/]+){0,3}(?=\s)/.exec(line)?.[0];
  if (!capitals) return null;
  const words = capitals.split(' ');
  for (let size = words.length; size > 0; size -= 1) {
    const phrase = words.slice(0, size).join(' ');
    const rest = text.slice(from + phrase.length, from + phrase.length + 60);
    if (isBareHeading(phrase) && /[a-z]/.test(rest) && /^\s+[A-Z0-9]/.test(rest)) {
      const kind = sectionKindOf(phrase);
      if (kind) return { end: from + phrase.length, bodyStart: from + phrase.length, kind };
    }
  }
  return null;
}

/** At least four words with small letters, and no second gap as between the columns of a table. */
function isRunning(rest: string): boolean {
  return !/\S(?: {3,}|\t)\S/.test(rest) && (rest.match(/[A-Za-z]*[a-z]{2,}/g)?.length ?? 0) >= 4;
}

/** Unknown headings open a section of their own only where the current section is not one that has sub-headings. */
function opensOther(printed: string, current: SectionKind | null): boolean {
  if (wordCount(printed) > 7 || hasVerb(printed) || !/[A-Z]{3}/.test(printed)) return false;
  // "BI-RADS 0: Incomplete.": a result, whatever stands behind its colon.
  if (/\b(?:[A-Z]{1,4}|Lung)-?\s?RADS\b.*\d/i.test(printed)) return false;
  return current === null || !SUBDIVIDED.has(current);
}

const HISTORIES: ReadonlySet<SectionKind> = new Set([
  'family_history',
  'past_history',
  'social_history',
  'surgical_history',
]);

/** Groups inside a list of medicines: sections of the same kind, so that each medicine keeps its group. */
const MEDICATION_GROUPS: ReadonlySet<string> = new Set([
  'new', 'start', 'started', 'changed', 'change', 'stop', 'stopped', 'stopping', 'discontinue', 'discontinued', 'continue', 'continued', 'unchanged', 'held', 'hold', 'resume', 'as needed', 'scheduled', 'prn', 'no change', 'new this visit', 'withheld', 'paused', 'changed dose', 'dose changed', 'restart', 'restarted', 'keep taking', 'keep', 'same', 'do not take', 'no longer take', 'take', 'changes', 'begin',
]); // biome-ignore format: one list

const SUBDIVIDED: ReadonlySet<SectionKind> = new Set([
  'findings', 'physical_exam', 'review_of_systems', 'gross', 'microscopic', 'diagnosis', 'results', 'impression', 'synoptic', 'vitals', 'specimen',
  'hospital_course', 'plan', 'medications', 'discharge_medications', 'social_history', 'exam',
]); // biome-ignore format: one list

function sortByStart(headings: Heading[]): void {
  for (let at = headings.length - 1; at > 0; at -= 1) {
    const one = headings[at];
    const other = headings[at - 1];
    if (!one || !other || other.span.start <= one.span.start) return;
    headings[at] = other;
    headings[at - 1] = one;
  }
}

function isGap(char: string | undefined): boolean {
  return char === ' ' || char === '\t';
}

function isStop(char: string | undefined): boolean {
  return char === '.' || char === ',' || char === ';' || char === ':' || char === '!' || char === '?' || char === '|';
}

function isCapitals(text: string): boolean {
  return /[A-Z]/.test(text) && !/[a-z]/.test(text.replace(/\((?:s|es|cont)\)/g, ''));
}

function startsWithCapital(text: string): boolean {
  return /^[\s("']*[A-Z]/.test(text);
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}
