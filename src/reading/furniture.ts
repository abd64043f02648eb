import type { Span } from '../contract/analysis.js';
import { FURNITURE_PATTERNS, LETTERHEAD } from './data/furniture-patterns.js';
import { IDENTITY_LABELS, WEAK_IDENTITY_LABELS } from './data/identity-labels.js';
import { headingKey, isListedHeading, sectionKindOf } from './heading-index.js';
import { bodyOf, type PrintedLine } from './lines.js';
import { isNotice, isOfficeLine } from './office-lines.js';
import { byOpening } from './openings.js';
import { isStudyLine } from './study-titles.js';
import { hasVerb } from './verbs.js';

const patternsFor = byOpening(FURNITURE_PATTERNS, ({ pattern }) => pattern);
/** Lines longer than this are text, never furniture; it also bounds the cost of the patterns. */
const LONGEST = 300;
const HEADER_LINES = 12;
/** Five plain words in a row: a sentence, not a field's value. */
const RUNNING_TEXT = /(?:\b[a-z]{2,15}[ ,]+){4}[a-z]{2}/;

/**
 * Finds page furniture: identity and paperwork fields, letterheads, page numbers, signatures, repeated headers and
 * footers. A line is furniture whole, or up to the clinical field that follows on it.
 */
export function findFurniture(lines: readonly PrintedLine[]): Map<number, Span> {
  const repeated = repeatedAtPageEdges(lines);
  const found = new Map<number, Span>();
  let printed = 0;
  let nameExpected = false;
  const closes = startOfClose(lines);
  let above = '';
  let body = '';
  for (const line of lines) {
    if (body) above = body;
    body = bodyOf(line);
    if (!body) continue;
    printed += 1;
    if (body.length > LONGEST) {
      nameExpected = false;
      continue;
    }
    const whole = { start: line.bodyStart, end: line.bodyEnd };
    if (repeated.has(line.index) || patternsFor(body).some(({ pattern }) => pattern.test(body))) {
      found.set(line.index, whole);
      nameExpected = /\b(?:signed|dictated|read|verified)\b.{0,30}(?:by:?|:)$/i.test(body);
      continue;
    }
    if (
      nameExpected ||
      (printed <= HEADER_LINES && isLetterhead(body)) ||
      (printed <= 3 && isHouse(body)) ||
      isOffice(
        body,
        (printed <= HEADER_LINES || line.index >= closes) && (CLOSES_LETTER.test(above) || !TO_BE_SEEN.test(above)),
      )
    ) {
      found.set(line.index, whole);
      nameExpected = false;
      continue;
    }
    // "CPT CODE(S):" above its lines: a section of its own, all of it paperwork.
    if (OF_CODES.test(body)) continue;
    const end = identityEnd(body);
    if (end > 0) {
      found.set(line.index, { start: line.bodyStart, end: line.bodyStart + end });
      if (end === body.length && body.endsWith(':')) nameExpected = isStrongLabel(body.slice(0, -1));
    }
  }
  return found;
}

const OF_CODES = /^\W*(?:cpt|icd(?:[- ]?(?:9|10))?(?:[- ]cm)?|billing|procedure|diagnosis) codes?(?:\(s\))?:?$/i;

/** Who wrote a paper stands among its last printed lines. */
const CLOSING_LINES = 6;
/** "With best wishes": whoever is named below wrote the letter. */
const CLOSES_LETTER = /\b(?:regards|wishes|greetings)\W*$/i;
/** "Follow-up with:", "Refer to": whoever is named below is to be seen. */
const TO_BE_SEEN =
  /\b(?:follow|f\/?u|appoint\w*|appts?|clinics?|refer\w*|contact|call|visit|see|with|tcu|rv|review)\b/i;

/** Each statement of a line: "Outsourced report. Dr A. Example, GMC held on file.", "Ultrasound has its limitations." */
function isOffice(body: string, closes: boolean): boolean {
  if (isOfficeLine(body, closes)) return true;
  const whole = body.replace(/^(?:nb|note|disclaimer|please note|n\.b\.)\s*[:.-]\s*/i, '');
  const parts = whole.split(/(?<=[a-z]{3}|\d|\))[.;]\s+(?=[A-Z])/);
  return parts.every(
    (part) =>
      isNotice(part) ||
      (parts.length > 1 && (isOfficeLine(part, closes) || patternsFor(part).some(({ pattern }) => pattern.test(part)))),
  );
}

function startOfClose(lines: readonly PrintedLine[]): number {
  let left = CLOSING_LINES;
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const line = lines[at];
    if (line && line.bodyEnd > line.bodyStart && --left === 0) return at;
  }
  return lines.length;
}

/** "Warfarin - restart when INR <2 per clinic", "Surgery clinic 2 wks": an order or a visit, no house. */
const OF_CARE =
  /[<>]|\b\d{1,2}(?:-\d{1,2})? ?(?:weeks?|wks?|months?|mths?|days?|hrs?|mg|mcg|units?|ml)\b|\b\d{1,2} ?\/ ?(?:7|52|12)\b|\b(?:if|when|until|restart|stop|start|continue|review|follow-?up|appointment|appt|f\/u|referred|booked|requested)\b/i;

function isLetterhead(body: string): boolean {
  return (
    body.length <= 90 &&
    !body.includes(':') &&
    LETTERHEAD.test(body) &&
    !/(?<!\b(?:St|Dept|Mt))[.;!?]\s/.test(body) &&
    // "- Heart clinic 10/15 0930" of a short list is a visit.
    !/^(?:[-–*•·▪]|\d{1,2}[.)]|\[ ?\])\s/.test(body) &&
    !hasVerb(body) &&
    !OF_CARE.test(body) &&
    // "USG WHOLE ABDOMEN (Dept. of Radiology)": the title, with the house in a bracket.
    !isStudyLine(body.replace(/\s*\([^()]*\)$/, '')) &&
    sectionKindOf(body) === null
  );
}

/** "HOLLYBRIDGE BREAST CENTER", "Prairie Endoscopy Associates": a house by the last word of its name, on the first lines. */
const HOUSE =
  /^[A-Z][\w.'’&-]*(?: (?:of|and|the|[A-Z&][\w.'’&-]*)){0,6} (?:(?:center|centre|associates|laboratories|practice|partners|group|services?|consultants|polyclinic|surgeons)(?:,? (?:pty|ltd|inc|llc|pllc|pc|plc|gmbh)\.?){0,2}|(?:pathology|radiology|imaging|diagnostics|laboratory|endoscopy)(?:,? (?:pty|ltd|inc|llc|pllc|pc|plc|gmbh)\.?){1,2})$/i;
const OF_A_TEST =
  /\b(?:ct|mri?|pet|x-?rays?|xr|ultrasound|us|echo\w*|scan|chest|abdom\w*|head|brain|spine|surgical|report|molecular|diagnostic|thyroid|obstetric|clinical|anatomic(?:al)?|cellular|emg|eeg|ecg|ekg|sleep|pft|function|stress|lung|bone|skin|breast (?!center|centre|clinic)|tissue|autopsy|cyto\w*|histo\w*|h(?:a)?emato\w*|dermato?\w*|neuro\w*|upper|lower|gi)\b/i;

function isHouse(body: string): boolean {
  if (body.length > 70 || !HOUSE.test(body) || sectionKindOf(body) !== null) return false;
  return !OF_A_TEST.test(body) || (/\b(?:cent(?:er|re)|services?)$/i.test(body) && body.split(' ').length > 2);
}

/** How many characters of the line are identity fields: 0 for none, its length for all. */
function identityEnd(body: string): number {
  const first = labelEnd(body, 0);
  if (first < 0) return 0;
  const label = headingKey(body.slice(0, first));
  if (!IDENTITY_LABELS.has(label)) return 0;
  const clinical = firstClinicalField(body, first + 1);
  const value = body.slice(first + 1, clinical < 0 ? body.length : clinical).trim();
  if (OF_PATIENT.test(label) && STORY.test(value)) return 0;
  if (RUNNING_TEXT.test(value) || (ORDER.test(value) && value.includes(' '))) return 0;
  if (label === 'volume' && MILLILITERS.test(value)) return 0;
  if (label === 'pt' && CLOTTING_TIME.test(value)) return 0;
  if (OF_FAMILY_DOCTOR.test(label) && TASK.test(value)) return 0;
  if (WEAK_IDENTITY_LABELS.has(label) && !looksLikePaperwork(value.split(/\s{2,}|\t/)[0] ?? '')) return 0;
  return clinical < 0 ? body.length : clinical;
}

/** "Volume: 1.1 mL": of a sample, and no volume of a paper. */
const MILLILITERS = /^[<>]?\d+(?:[.,]\d+)? ?m?l\b/i;
/** "PT: 14.9 sec (9.4-12.5)": the time that blood takes to clot, and no patient. */
const CLOTTING_TIME =
  /^[<>]?\d{1,3}(?:[.,]\d{1,2})?\s*(?:s(?:ec(?:ond)?s?)?\b|%|H\b|[([] ?\d)|^\d{1,2}[.,]\d{1,2}(?:\s|$)/;
/** "Patient: 67 y postmenopausal. Treated hypothyroidism. No steroid use.": sentences on the person's health, and no name. */
const OF_PATIENT = /^(?:patient|pt)$/;
const STORY =
  /[a-z]{3,}\.\s+(?:no|had|has|treated|known|previous|prior|on|mother|father|sister|brother|family|history|hx|presents?|presented)\s[a-z]/i;

/** "GP: please refer for DEXA": what somebody is asked to do is no name of his. */
const ORDER =
  /^(?:(?:please|pls|kindly|also|then)\b|to (?!be\b|whom\b|follow$)[a-z]|will\b|(?:re-?)?check\b|repeat\b|rpt\b|review\b|refer\b|consider\b|monitor\b|continue\b|stop\b|cease\b|start\b|restart\b|resume\b|arrange\b|chase\b|ensure\b|wean\b|increase\b|reduce\b|titrate\b|remove\b|book\b|organi[sz]e\b)/i;

/** "GP: bloods twice weekly for 2 weeks", "PCP: BMP in 1 wk": what the family doctor is to do. */
const OF_FAMILY_DOCTOR = /^(?:gp|pcp|(?:primary|family) (?:care )?(?:physician|provider|doctor))$/;
const TASK =
  /^(?!dr\b|none\b|unknown\b|not known\b|nil\b)[a-z]{3,}\s+[a-z]|\b(?:weeks?|wks?|months?|days?|weekly|monthly|daily|bloods?|BMP|CBC|FBC|U&Es?|U\+Es?|INR|LFTs?|TFTs?|HbA1c|BP|re-?check|repeat|monitor|titrate|wean)\b/;

function isStrongLabel(label: string): boolean {
  const key = headingKey(label);
  return IDENTITY_LABELS.has(key) && !WEAK_IDENTITY_LABELS.has(key);
}

const SHORTENED = /^\W*(?:ref|reg|regn|hosp|req|ord|pt|med|acc|lab|cons|u\.?h\.?i\.?d|i\.?p|o\.?p)$/i;

/** The colon (or number sign) that ends a label starting at `from`, or -1. */
function labelEnd(body: string, from: number): number {
  for (let at = from; at < body.length && at - from <= 40; at += 1) {
    const char = body[at];
    if (char === ':') return at;
    if (char === '#' && at > from + 1 && /^#?[\s:]*[\w-]/.test(body.slice(at))) return at;
    // "Ref. By :", "Hosp. No:": a shortened word of the label, and no end of a sentence.
    if (char === '.' && body[at + 1] === ' ' && !SHORTENED.test(body.slice(from, at))) return -1;
  }
  return -1;
}

/** Where a clinical field starts on an identity line ("Patient: A B   Exam: CT chest"), or -1. */
function firstClinicalField(body: string, from: number): number {
  const fields = /(?:^|\s{2,}|\t|[|;,]\s*|\s)([A-Z][A-Za-z/ ]{2,40}?):/g;
  fields.lastIndex = from;
  for (let match = fields.exec(body); match; match = fields.exec(body)) {
    const words = (match[1] ?? '').split(/\s+/);
    const colon = match.index + match[0].length - 1;
    for (let skip = 0; skip < words.length; skip += 1) {
      const phrase = words.slice(skip).join(' ');
      if (IDENTITY_LABELS.has(headingKey(phrase))) break;
      if (isListedHeading(phrase)) return body.lastIndexOf(words[skip] ?? '', colon);
    }
    fields.lastIndex = colon + 1;
  }
  return -1;
}

const HOUSE_NAMED = /\b(?:ward|hospital|clinic|cent(?:re|er)|practice|surgery|emergency|outpatients?|ICU|GP|health)\b/i;

function looksLikePaperwork(value: string): boolean {
  if (value.length === 0) return true;
  if (value.length > 90) return false;
  if (/^\W*\d/.test(value)) return true;
  if (/\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\b\d{4}\b/.test(value)) return true;
  if (
    /^(?:final|preliminary|complete[d]?|signed|routine|stat|urgent|corrected|verified|male|female|m|f|yes|no|inpatient|outpatient)\b/i.test(
      value,
    )
  )
    return true;
  if (/\b(?:MD|M\.D\.|DO|Dr|NP|RN)\b/.test(value)) return true;
  // "Ward 4B, Spruce Harbour General Hospital", "GP - Cae Felin Medical Centre"
  if (
    HOUSE_NAMED.test(value) &&
    /^(?:(?:\p{Lu}[\p{L}\d_.'’-]*|\d{1,4}[A-Za-z]?|of|and|the|[-–&])[\s,]*){1,10}$/u.test(value)
  )
    return true;
  // "Jane Doe, Senior Cardiac Physiologist (BSE accredited)"
  if (/^(?:\p{Lu}[\p{L}.'’-]*,? ){1,6}\([^()]{2,40}\)$/u.test(value)) return true;
  return /^(?:\p{Lu}[\p{L}\d_.'’-]*[\s,]*){1,6}$/u.test(value) && value.split(/\s+/).length <= 6;
}

/** Lines that recur at the top or bottom of pages, digits aside. */
function repeatedAtPageEdges(lines: readonly PrintedLine[]): Set<number> {
  const edges: number[] = [];
  for (const line of lines) {
    if (line.pageBreak) edges.push(line.index);
    else if (line.text.length < 120 && /\bpage\s*:?\s*\d{1,4}\s*(?:of|\/)\s*\d{1,4}\b/i.test(line.text))
      edges.push(line.index);
  }
  const found = new Set<number>();
  if (edges.length === 0) return found;
  const near = new Set<number>();
  for (const edge of [0, ...edges, lines.length - 1]) {
    for (let at = Math.max(0, edge - 5); at <= Math.min(lines.length - 1, edge + 6); at += 1) near.add(at);
  }
  const seen = new Map<string, number[]>();
  for (const at of near) {
    const line = lines[at];
    if (!line) continue;
    const body = bodyOf(line);
    if (body.length < 4 || body.length > 160) continue;
    const key = body.replace(/\d+/g, '#').replace(/\s+/g, ' ').toLowerCase();
    const places = seen.get(key);
    if (places) places.push(at);
    else seen.set(key, [at]);
  }
  for (const [key, at] of seen) {
    if (at.length < 2 || sectionKindOf(key)) continue;
    // Table heads and results repeat too; only lines without numbers of their own count as headers.
    if (/\b(?:negative|positive|normal|none|result|units|reference|range|flag)\b/.test(key)) continue;
    if (spread(at) < 8) continue;
    for (const index of at) found.add(index);
  }
  return found;
}

function spread(at: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const index of at) {
    least = Math.min(least, index);
    most = Math.max(most, index);
  }
  return most - least;
}
