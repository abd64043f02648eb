import { BODY_LABELS } from './data/body-labels.js';
import { IDENTITY_LABELS } from './data/identity-labels.js';
import { headingKey } from './heading-index.js';
import type { Heading } from './headings.js';
import { bodyOf, type PrintedLine } from './lines.js';
import { OF_A_NOTE } from './section-breaks.js';
import { afterMedicines } from './stay-headings.js';
import type { SectionKind } from './types.js';

const kinds = (...names: SectionKind[]): ReadonlySet<SectionKind> => new Set(names);

/** Headings that the report of a test has, and a note has not. */
const OF_A_TEST = kinds('technique', 'findings', 'gross', 'microscopic', 'synoptic', 'comparison');

const OF_A_STAY = kinds('discharge_medications', 'hospital_course', 'discharge_diagnosis', 'admission_diagnosis');

/** Sections that a line of another matter ends. */
const BEFORE_RESULTS = kinds('physical_exam', 'past_history', 'history_present', 'vitals', 'chief_complaint', 'diagnosis', 'condition', 'social_history', 'surgical_history', 'family_history', 'allergies'); // biome-ignore format: one list
const BEFORE_COURSE = kinds('physical_exam', 'results', 'vitals', 'diagnosis', 'past_history', 'chief_complaint', 'allergies', 'surgical_history', 'social_history'); // biome-ignore format: one list
const BEFORE_STORY = kinds('diagnosis', 'discharge_diagnosis', 'admission_diagnosis', 'allergies', 'past_history', 'surgical_history'); // biome-ignore format: one list
const FIELDS = kinds('past_history', 'surgical_history', 'history_present', 'chief_complaint', 'condition', 'vitals', 'social_history', 'family_history', 'allergies', 'disposition', 'procedures', 'diagnosis', 'indication', 'pending'); // biome-ignore format: one list
const BEFORE_TASKS = kinds('physical_exam', 'results', 'vitals', 'past_history', 'diagnosis', 'condition');
const OF_SIGNS = kinds('warning_signs', 'instructions', 'follow_up', 'plan', 'recommendation');

/** "CXR:", "CT head:", "Trop I:" in a note. */
const RESULT_LABEL =
  /^(?:cxr|axr|ecg|ekg|ct[a-z]{0,2}|mri|uss?|usg|echo|tte|tto echo|xr|x ray|fbc|u and e|ues|lfts?|urine|urinalysis|dipstick|csf|lp|abg|vbg|trop\w*|d dimer|imaging|ctpa|doppler|sputum|genexpert)(?: [a-z0-9]+){0,4}$/;
const MANAGED = /^(?:mx|management|tx|treatment)$/;
const ARRIVED = /^on (?:arrival|admission|presentation|assessment|review)$/;
const LEFT = /^on (?:discharge|d c|dc|transfer)$/;
/** Matter of its own wherever it stands. */
const OTHER_MATTER =
  /^(?:contraception|delivery|birth|labou?r|postnatal|postpartum|driving|feeding|lochia|baby|babies|infant|newborn|mother|mum|anti d|perineum|alerts?|school|sick note|fit note|med(?:ical)? cert\w*|copies?|weight|discharge (?:weight|wt)|dry weight)$/;
/** A field of the same matter: kinds of histories and of vital signs. */
const SAME_MATTER =
  /\b(?:medical|surgical|psych\w*|obst\w*|gyna?e\w*|family|social|past|previous|onset|duration|history|hx|bp|hr|rr|temp\w*|sats?|spo2|gcs|pain|news2?|weight|height|bmi|pulse|type|site|side|date|grade|stage|main|secondary|other|mother|father|sister|brother|drugs?|food|severity|reaction|issues?|problems?|risks?|comorbid\w*|complications?)\b/;

const COURSE =
  /^(?:(?:he|she|the patient|patient|pt) )?(?:was |were )?(?:admitted|treated|managed|commenced|started on|loaded with|transfused|diuresed|transferred to|underwent|reassured|observed (?:for|overnight)|given (?:iv|im|oral|nebuli\w+|fluids))\b/i;
const STORY =
  /^(?:(?:he|she|the patient|patient|pt) )?(?:presented|presents|attended|brought in|came in|was brought)\s+(?:with|to|by|following|after|in)\b/i;
const SIGNS =
  /^(?:please )?(?:to )?(?:return|re-?present|re-?attend|bring (?:back|him|her|your child|the child)|come back|seek (?:help|medical|urgent)|attend (?:ed|a&e|casualty|the ed))\b.{0,50}\b(?:if|for|with)\b/i;
/** What an examination does not tell. */
const OF_TREATMENT =
  /\b(?:start\w*|commenc\w*|plan\w*|mg|refer\w*|clinic|continu\w*|stop\w*|review|discharge|repeat)\b/i;
const LABEL = /^([A-Z][A-Za-z0-9 ./&+'-]{0,40}?) ?:(?=\s+\S)/;
const ITEM = /^(?:[-*•>–·]+|\(?\d{1,2}[.)])\s/;

/**
 * In the note of a visit or a stay, lines that begin another matter without a heading that is known: results behind an
 * examination, what was done behind results, a field of its own behind a field. Each opens a section; a label is its heading.
 */
export function asOfNote(
  lines: readonly PrintedLine[],
  headings: Heading[],
  taken: (line: number) => boolean,
): Heading[] {
  const stay = headings.some(({ kind }) => OF_A_STAY.has(kind));
  // "Histology: pending" in the paper of a stay makes it no report of tissue.
  if (
    !headings.some(({ kind }) => OF_A_NOTE.has(kind)) ||
    headings.some((heading) => OF_A_TEST.has(heading.kind) && !(stay && isTissueField(heading, lines)))
  )
    return headings;
  const all: Heading[] = [];
  let at = 0;
  let blank = true;
  let above = '';
  for (const line of lines) {
    const body = bodyOf(line);
    if (!body) {
      blank = true;
      continue;
    }
    let own = false;
    for (let next = headings[at]; next !== undefined && next.line <= line.index; next = headings[at]) {
      const named = inNote(next, lines);
      if (named) all.push(named);
      at += 1;
      own = true;
    }
    const current = all.at(-1);
    if (!own && !taken(line.index) && !ITEM.test(body) && !goesOn(above, blank)) {
      const opened = openedBy(line, body, current, blank, lines);
      if (opened) all.push(opened);
    }
    blank = false;
    above = body;
  }
  return [...all, ...headings.slice(at)];
}

function keyOf({ line: at, span }: Heading, lines: readonly PrintedLine[]): string {
  const line = lines[at];
  return line ? headingKey(line.text.slice(span.start - line.start, span.end - line.start)) : '';
}

function isTissueField(heading: Heading, lines: readonly PrintedLine[]): boolean {
  return /^(?:histology|histopathology|histo|path|pathology|cytology|biops(?:y|ies))$/.test(keyOf(heading, lines));
}

/** "Clinical notes:" of a visit tell what happened; "Site:" in its head is the hospital. */
function inNote(heading: Heading, lines: readonly PrintedLine[]): Heading | null {
  if (OF_A_TEST.has(heading.kind)) {
    const line = lines[heading.line];
    const rest = line ? line.text.slice(heading.bodyStart - line.start) : '';
    return line && /^\W*(?:pending|awaited|awaiting|to follow|outstanding|sent)\b/i.test(rest)
      ? lineAlone(line, 'pending')
      : { ...heading, kind: 'results' };
  }
  if (heading.kind !== 'indication' && heading.kind !== 'specimen') return heading;
  const key = keyOf(heading, lines);
  if (heading.kind === 'specimen') return key === 'site' ? null : heading;
  return /^clin(?:ical)? (?:notes?|details|summary|history|info\w*)$/.test(key)
    ? { ...heading, kind: 'history_present' }
    : heading;
}

/** The line above is full and ends open: this one goes on with it. */
function goesOn(above: string, blank: boolean): boolean {
  return !blank && above.length >= 60 && !/[.!?:;)]$/.test(above);
}

function openedBy(
  line: PrintedLine,
  body: string,
  current: Heading | undefined,
  blank: boolean,
  lines: readonly PrintedLine[],
): Heading | null {
  const label = LABEL.exec(body)?.[1];
  if (!current && label !== 'PC') return null;
  if (label !== undefined) {
    const inline = current !== undefined && current.bodyStart < (lines[current.line]?.bodyEnd ?? 0);
    const kind = kindOfLabel(headingKey(label), current?.kind ?? 'header', inline, blank && OF_TREATMENT.test(body));
    if (kind === null || kind === current?.kind) return null;
    // A label of no known matter stays with its line: "Anti-D: not required".
    if (kind === 'other') return lineAlone(line, kind);
    const bodyStart = line.bodyStart + body.indexOf(':') + 1;
    return { kind, span: { start: line.bodyStart, end: line.bodyStart + label.length }, bodyStart, line: line.index };
  }
  const kind = current ? kindOfLine(body, current.kind, blank) : null;
  if (kind === null || kind === current?.kind) return null;
  return lineAlone(line, kind);
}

function lineAlone({ bodyStart, index }: PrintedLine, kind: SectionKind): Heading {
  return { kind, span: { start: bodyStart, end: bodyStart }, bodyStart, line: index };
}

function kindOfLabel(key: string, current: SectionKind, inline: boolean, treats: boolean): SectionKind | null {
  if (RESULT_LABEL.test(key)) return BEFORE_RESULTS.has(current) ? 'results' : null;
  if (MANAGED.test(key)) return BEFORE_COURSE.has(current) || current === 'impression' ? 'hospital_course' : null;
  if (ARRIVED.test(key)) return 'physical_exam';
  if (LEFT.test(key)) return 'condition';
  if (key === 'pc') return 'chief_complaint';
  if (BODY_LABELS.has(key) || IDENTITY_LABELS.has(key)) return null;
  if (OTHER_MATTER.test(key)) return inline ? 'other' : null;
  if (!inline || SAME_MATTER.test(key)) return null;
  if (FIELDS.has(current)) return 'other';
  return current === 'physical_exam' && treats ? 'other' : null;
}

function kindOfLine(body: string, current: SectionKind, blank: boolean): SectionKind | null {
  if (BEFORE_COURSE.has(current) && COURSE.test(body)) return 'hospital_course';
  if (!blank) return null;
  if (BEFORE_STORY.has(current) && STORY.test(body)) return 'history_present';
  if (!OF_SIGNS.has(current) && SIGNS.test(body)) return 'warning_signs';
  const task = BEFORE_TASKS.has(current) ? afterMedicines(body) : null;
  return task === 'other' ? null : task;
}
