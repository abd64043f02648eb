import type { Span } from '../../contract/analysis.js';
import type { Clause, ReadSentence } from '../clause.js';
import { FORM_FIELDS } from '../data/form-fields.js';
import { blank, CERTAIN, type DraftFrame } from '../draft-frame.js';
import type { PlacedMention } from '../mentions.js';
import type { SectionRule } from '../sections.js';
import type { FieldAnswer } from '../types.js';
import { READERS } from './answers.js';
import { cleanLabel, ENTRY, entriesOf, isField } from './entries.js';
import type { Entry } from './lines.js';
import { testedIn } from './tests.js';
import { restOf, WAITING } from './words.js';

/**
 * The lines of a form: one statement for each field, whose value is read as a whole. Null where the sentence is no such
 * line, or a value is not understood for certain and the plain reading of its words may do better.
 */
export function formFrames(read: ReadSentence, rule: SectionRule): DraftFrame[] | null {
  if (read.reportType !== 'pathology' || rule.past || rule.family || rule.clinical === false) return null;
  // Under the description of the sample a form may go on without a heading of its own.
  const described = rule.whole === 'specimen';
  if (rule.whole !== undefined && !described) return null;
  const waiting = described ? null : waitingFor(read);
  if (waiting) return [frameOf(waiting.answer, waiting.entry, read, rule)];
  const entries = entriesOf(read);
  const frames: DraftFrame[] = [];
  for (const entry of entries ?? []) {
    if (ELSEWHERE.test(entry.value) && isField(entry.label)) {
      frames.push({ ...blank(read, wholeOf(read), 'technique', null, CERTAIN), coverage: 1 });
      continue;
    }
    const made = fieldOf(entry, read);
    if (made === null) {
      if (frames.length > 0) return null;
      break;
    }
    if (described && !SURE.has(made.answer) && made.kind !== 'marker') return null;
    if (described && !NOT_HANDLED.has(made.kind) && made.id !== 'adequacy') return null;
    frames.push(frameOf(made, entry, read, rule));
  }
  if (frames.length > 0) return frames;
  const tested = testedIn(read);
  return tested === null ? null : tested.map(({ answer, entry }) => frameOf(answer, entry, read, rule));
}

const EDGE_OPEN =
  /\bmargins? (?:cannot|can ?not|could not) be (?:reliably |fully )?(?:assessed|evaluated|determined)\b/i;

/** "Serrated lesion, margins cannot be assessed": beside what was found, whether all of it was taken is open. */
export function openEdge(read: ReadSentence, rule: SectionRule): DraftFrame | null {
  if (read.reportType !== 'pathology' || rule.whole !== undefined) return null;
  const { start, end } = read.sentence.span;
  const found = EDGE_OPEN.exec(read.text.slice(start, Math.min(end, start + 600)).replace(/\s/g, ' '));
  if (found === null) return null;
  const span = { start: start + found.index, end: start + found.index + found[0].length };
  return frameOf(
    { id: 'margin', kind: 'margin', answer: 'unknown', more: false, name: 'margins', label: span, value: span },
    { label: '', labelSpan: span, value: found[0], valueSpan: span },
    read,
    rule,
  );
}

/** "Small vessel - present" behind a label. */
const DASHED = /^([A-Za-z][^:;–-]{1,40}?) [-–] (\S[\s\S]*)$/;

const SURE: ReadonlySet<string> = new Set(['absent', 'present', 'not_asked']);
/** What no description of a sample by the eye alone would answer. */
const NOT_HANDLED: ReadonlySet<string> = new Set(['thing', 'marker']);

/** "CYTOGENETICS: pending, to be reported separately": the result that the heading or the label names is still to come. */
function waitingFor(read: ReadSentence): { answer: FieldAnswer; entry: Entry } | null {
  const { start, end } = read.sentence.span;
  if (end - start > 140) return null;
  const { heading } = read.section;
  const own = ENTRY.exec(read.text.slice(start, end).replace(/\s/g, ' '));
  const value = own?.[2] ?? read.text.slice(start, end);
  if (!WAITING.test(value) || (own === null && (!heading || read.section.sentences[0] !== read.sentence))) return null;
  const labelSpan =
    own === null ? (heading?.span ?? read.sentence.span) : { start, end: start + (own[1] ?? '').length };
  const valueSpan = { start: own === null ? start : end - value.length, end };
  const label = read.text.slice(labelSpan.start, labelSpan.end);
  const known = cleanLabel(label);
  if (label.split(/\s+/).length > 7 || FORM_FIELDS.some((field) => field.label.test(known))) return null;
  const answer = {
    id: 'result',
    kind: 'marker',
    answer: 'waiting',
    more: restOf(value, WAITING.exec(value)?.[0] ?? '') !== '',
    label: labelSpan,
    value: valueSpan,
  } as const;
  return { answer, entry: { label, labelSpan, value, valueSpan } };
}

/** True for the label of a field, which names no sample, whatever parts of the body it holds. */
export function isFormLabel(printed: string): boolean {
  const label = cleanLabel(printed);
  return FORM_FIELDS.some((field) => field.kind !== 'nodes' && field.label.test(label));
}

function fieldOf(entry: Entry, read: ReadSentence): FieldAnswer | null {
  const label = cleanLabel(entry.label);
  // A title of several fields in front of the first one ("MISMATCH REPAIR PROTEINS: MLH1: Intact").
  const inner = ENTRY.exec(entry.value) ?? DASHED.exec(entry.value);
  if (inner !== null && FORM_FIELDS.some((field) => field.label.test(cleanLabel(inner[1] ?? '')))) {
    const { start, end } = entry.valueSpan;
    const value = inner[2] ?? '';
    return fieldOf(
      {
        label: inner[1] ?? '',
        labelSpan: { start, end: start + (inner[1] ?? '').length },
        value,
        valueSpan: { start: end - value.length, end },
      },
      read,
    );
  }
  for (const { id, kind, label: pattern } of FORM_FIELDS) {
    if (!pattern.test(label)) continue;
    // "Tumour type: adenocarcinoma": what was found is told by its name.
    if (id === 'kind' && namedIn(entry.valueSpan, read)) return null;
    const answer = READERS[kind](id, label, entry, read);
    if (answer !== null)
      return { ...answer, more: answer.more || entry.says === true, label: entry.labelSpan, value: entry.valueSpan };
    return null;
  }
  return namedThing(entry, read);
}

const THERE_OR_NOT =
  /^(?:present|absent|not (?:identified|seen|present|detected)|none (?:seen|identified)|nil)(?![a-z])/i;

const isNamed = ({ mention: { kind } }: PlacedMention): boolean => kind === 'finding' || kind === 'disease';

function namedIn({ start, end }: Span, { words }: ReadSentence): boolean {
  return words.placed.some((one) => isNamed(one) && one.mention.span.start >= start && one.mention.span.end <= end);
}

/** "Ductal carcinoma in situ: present, cribriform, without necrosis": the label names it, all that follows is of it. */
function namedThing(entry: Entry, read: ReadSentence): FieldAnswer | null {
  if (!THERE_OR_NOT.test(entry.value)) return null;
  const { start, end } = entry.labelSpan;
  const bare = entry.label.replace(/\s*\([^()]*\)\s*$/, '').length;
  const whole = read.words.placed.some(
    (one) => isNamed(one) && one.mention.span.start === start && one.mention.span.end >= Math.min(end, start + bare),
  );
  const answer = whole ? READERS.thing('named', entry.label, entry, read) : null;
  return answer === null || answer.answer === 'words' || answer.answer === 'not_asked'
    ? null
    : { ...answer, name: cleanLabel(entry.label), label: entry.labelSpan, value: entry.valueSpan };
}

const ELSEWHERE =
  /^\(?(?:see|refer to) (?:the )?(?:addend\w+|supplement\w*|below|above|comment|note|separate)\b[^.]{0,40}$/i;

function wholeOf(read: ReadSentence): Clause {
  return { from: 0, to: read.tokens.length, span: read.sentence.span, placed: [] };
}

function frameOf(field: FieldAnswer, entry: Entry, read: ReadSentence, rule: SectionRule): DraftFrame {
  const span = { start: field.label.start, end: Math.max(entry.valueSpan.end, field.label.end) };
  const clause = {
    from: 0,
    to: read.tokens.length,
    span,
    placed: read.words.placed.filter(({ mention }) => mention.span.start >= span.start && mention.span.end <= span.end),
  };
  const denied = field.answer === 'absent' && !TOLD_AS_THERE.has(field.id);
  const frame = blank(read, clause, denied ? 'absent' : (rule.finding ?? 'finding'), null, {
    ...CERTAIN,
    negation: denied ? 'negated' : 'affirmed',
  });
  const named = clause.placed.find(
    ({ mention }) =>
      field.kind === 'thing' &&
      mention.span.end <= entry.labelSpan.end &&
      (mention.kind === 'finding' || mention.kind === 'disease') &&
      (field.id === 'named' || !GENERAL.test(mention.ref.id)),
  );
  return {
    ...frame,
    head: field.answer === 'not_asked' ? null : (named?.mention ?? null),
    field,
    sizes: [],
    coverage: 1,
    laterality: null,
    ...(read.labelSpan && read.labelSpan.end <= span.start ? { label: read.labelSpan } : {}),
    sites: read.labelSpan && read.labelSpan.end <= span.start ? read.labelSites.map(({ mention }) => mention) : [],
  };
}

/** Answers in words that deny nothing: "one growth", "no receptors" as a mark of what is there. */
const TOLD_AS_THERE: ReadonlySet<string> = new Set(['dividing', 'focality', 'er', 'pr', 'repair']);

/** Names of anything that grows: a field about one of its matters says nothing of the thing. */
const GENERAL =
  /^(?:tumou?r|cancer|carcinoma|metastasis|malignancy|neoplasm|lesion|tissue-invasion|ulcer|prostate-cancer)$/;
