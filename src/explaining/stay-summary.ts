import type { Section, Sentence } from '../reading/types.js';
import type { Frame } from '../understanding/types.js';
import { isNoEntry } from './conclusion.js';
import type { Context } from './context.js';
import type { WrittenFinding } from './findings.js';
import { quotable } from './planners/quote.js';
import { FRIGHTENING } from './retell/frightening.js';
import { isOwnWords } from './retell/narrative.js';
import { glossesFor } from './retell/quote.js';
import { retellLine, retellSentence } from './retell/retell.js';
import { type Said, say } from './said.js';
import { uncapital } from './words/english.js';

/** The story of a stay for the summary: what it was for, what was done, and how it ended. */
export interface StayStory {
  /** The first diagnosis, and the finding that tells it, where one does. */
  why: { said: Said[]; finding: WrittenFinding | null; sentence: Sentence } | null;
  done: Said[];
  ended: Said[];
}

const MOST_DONE = 2;
/** A line of more words is a story, no name of a diagnosis or of what was done. */
const MOST_WORDS = 30;

/** Null for any report but that of a stay. */
export function stayStory(findings: readonly WrittenFinding[], ctx: Context): StayStory | null {
  if (ctx.understanding.report.type.type !== 'discharge_summary') return null;
  const done = doneOf(findings, ctx);
  const why = whyOf(findings, ctx) ?? (done.length > 0 ? null : reasonOf(ctx));
  return { why, done, ended: endOf(ctx) };
}

const FURTHER = /\b(?:second(?:ary)?|other|additional|associated|comorbid\w*|axis (?:ii|iii|iv|v))\b/i;
/** Where the lists of diagnoses stand, the weightiest first. */
const LISTS = ['discharge_diagnosis', 'diagnosis', 'admission_diagnosis'] as const;

/** The first entry of the diagnoses that the stay ended with. */
function whyOf(findings: readonly WrittenFinding[], ctx: Context): StayStory['why'] {
  const { sections } = ctx.understanding.report;
  for (const kind of LISTS)
    for (const further of [false, true]) {
      const lists = sections.filter((one) => one.kind === kind && FURTHER.test(one.heading?.text ?? '') === further);
      for (const sentence of lists.flatMap((section) => section.sentences)) {
        const words = ctx.clean(sentence.span);
        if (isNoEntry(words) || words.endsWith(':')) continue;
        const why = entryOf(sentence, findings, ctx);
        if (why !== null) return why;
      }
    }
  return null;
}

const CAME =
  /\b(?:admitted|hospitalized|presented|brought in|came in)\b[^.]{0,40}\b(?:for|with|after|because|due to|following)\b/i;
const STORY: ReadonlySet<string> = new Set([
  'hospital_course',
  'impression',
  'history_present',
  'other',
  'header',
  'chief_complaint',
]);

/** Where no list of diagnoses stands: the sentence that says what the reader came with. */
function reasonOf(ctx: Context): StayStory['why'] {
  const { sections } = ctx.understanding.report;
  for (const { kind, sentences } of sections) {
    if (!STORY.has(kind)) continue;
    const sentence = sentences.find(({ span }) => CAME.test(ctx.clean(span)));
    if (sentence === undefined) continue;
    const words = ctx.clean(sentence.span);
    if (FRIGHTENING.test(words)) return null;
    const quote = words.split(' ').length > MOST_WORDS ? null : quotable(words);
    const said =
      retellSentence(sentence, ctx)?.slice(0, 1) ??
      (quote === null ? null : [say(`of why you came, the report says: “${quote}”`, [sentence.span])]);
    if (said !== null) return { said, finding: null, sentence };
  }
  return null;
}

function entryOf(sentence: Sentence, findings: readonly WrittenFinding[], ctx: Context): StayStory['why'] {
  const told = findings
    .filter(({ frames, source }) => frames[0]?.kind !== 'absent' && isIn(source, sentence))
    .sort((a, b) => a.source.start - b.source.start);
  const gentle = told.find((one) => one.sensitive && one.importance !== 'normal');
  if (gentle !== undefined) return { said: [gentle.plan.what], finding: gentle, sentence };
  const [first] = told;
  // A name whose line holds more than our words ("impairment from a stroke") is told by the whole line.
  const whole = first !== undefined && told.length === 1 && !first.plan.details.some(isOwnWords);
  if (whole) return { said: [first.plan.what], finding: first, sentence };
  const words = ctx.clean(sentence.span);
  const lead = leadOf(first?.plan.what.text ?? '');
  const line = AFTER.test(words) ? null : retellLine(sentence, ctx);
  if (line?.text.startsWith('The report lists: ')) {
    const body = line.text.slice('The report lists: '.length);
    return { said: [say(`${lead}: ${body}`, line.sources, line.knowledge)], finding: first ?? null, sentence };
  }
  const quote = words.split(' ').length > MOST_WORDS ? null : quotable(words);
  if (quote === null) return first === undefined ? null : { said: [first.plan.what], finding: first, sentence };
  const said = [say(`${lead} reads: “${quote}”`, [sentence.span]), ...glossesFor(sentence.span, ctx).slice(0, 2)];
  return { said, finding: first ?? null, sentence };
}

/** "Status post …": what was done, under the name that the report gives it. */
const AFTER = /^\W*(?:status post|s\/p|post[- ]?op\w*)\b/i;

function leadOf(what: string): string {
  const lead = /^(Your (?:main )?diagnosis|The first diagnosis on the list|When you came in, the diagnosis)\b/.exec(
    what,
  );
  return uncapital(lead?.[1] ?? 'the first diagnosis on the list');
}

/** Headings under which nothing that was done stands. */
const NOTHING_DONE = /\b(?:complications?|consult\w*|none)\b/i;
const BESIDE = /\b(?:complications?|comps|EBL|blood loss|tourniquet|anesthesia|implants?)\b/i;
const NONE = /^\W*(?:none|n\/?a|no\b.*)\W*$/i;

/** What was done, as the list of procedures has it. */
function doneOf(findings: readonly WrittenFinding[], ctx: Context): Said[] {
  const { sections } = ctx.understanding.report;
  const lists = sections.filter(
    ({ kind, heading }) => kind === 'procedures' && heading !== null && !NOTHING_DONE.test(heading.text),
  );
  // Under a heading of the operation the story may go on.
  const named = (frame: Frame | undefined) => {
    const sentence = frame === undefined ? undefined : ctx.understanding.report.sentences[frame.sentence];
    return sentence !== undefined && (sentence.kind !== 'prose' || UNDERWENT.test(ctx.clean(sentence.span)));
  };
  const done = findings
    .filter(
      ({ frames, source }) =>
        isDone(frames[0]) &&
        named(frames[0]) &&
        !BESIDE.test(ctx.clean(source)) &&
        lists.some((section) => isIn(source, section)),
    )
    .sort((a, b) => rank(a) - rank(b) || a.source.start - b.source.start)
    .map(({ plan }) => plan.what);
  if (done.length > 0) return done.slice(0, MOST_DONE);
  for (const section of lists) {
    const [sentence] = section.sentences;
    const words = sentence === undefined ? '' : ctx.clean(sentence.span);
    if (sentence === undefined || sentence.kind === 'prose' || NONE.test(words) || words.split(' ').length > MOST_WORDS)
      continue;
    const quote = quotable(words);
    if (quote !== null)
      return [
        say(`what was done is called “${quote}” in the report`, [sentence.span]),
        ...glossesFor(sentence.span, ctx).slice(0, 1),
      ];
  }
  return [];
}

const UNDERWENT = /\b(?:underwent|performed|carried out|taken to (?:the )?(?:operating|or)\b)/i;

function isDone(frame: Frame | undefined): boolean {
  return (
    frame !== undefined &&
    (frame.kind === 'procedure' || frame.part === 'name') &&
    frame.assertion === 'present' &&
    !frame.negated
  );
}

/** An operation before a picture or a test. */
function rank({ frames }: WrittenFinding): number {
  return frames[0]?.head?.kind === 'test' ? 1 : 0;
}

const HOME =
  /\b(?:discharged?|going|go|went|sent|released?|returned?)\b(?: (?:to|back))? home\b|\bdischarged?\b[^.]{0,30}\bto (?:\w+ ){0,2}home\b|^\W*(?:to )?home\b/i;
const ELSEWHERE =
  /\b(?:nursing (?:home|facility)|group home|hospice|rehab\w*|facility|transfer\w*|assisted living|home (?:health|hospice|care|with hospice))\b/i;
const AGAINST = /\bagainst (?:medical|hospital|doctor\S*|physician\S*) advice\b|\bleft AMA\b|\bAMA\b/;
const NOT_YET = /\b(?:not|if|when|once|until|unless|prior to|before|plan(?:s|ned)?|hope\w*|may|could|might)\b/i;
const STATES: readonly [RegExp, string][] = [
  [/\b(?:stable|satisfactory)\b/i, 'stable'],
  [/\bgood\b/i, 'good'],
  [/\bfair\b/i, 'fair'],
];
const ENDS: ReadonlySet<string> = new Set(['condition', 'disposition', 'hospital_course', 'instructions', 'plan']);

/** Where the reader went from the stay and in what state, as far as a line of its end says so in plain words. */
function endOf(ctx: Context): Said[] {
  const { sections } = ctx.understanding.report;
  const last = sections
    .filter(({ kind }) => ENDS.has(kind))
    .flatMap((section) => section.sentences.map((sentence) => ({ section, sentence })))
    .reverse();
  const against = last.find(({ sentence }) => AGAINST.test(ctx.clean(sentence.span)));
  if (against !== undefined)
    return [say('the report says that you left against the advice of the hospital', [against.sentence.span])];
  const home = last.find(({ section, sentence }) => {
    const words = ctx.clean(sentence.span);
    return (
      HOME.test(words) &&
      !ELSEWHERE.test(words) &&
      !NOT_YET.test(words) &&
      (section.kind !== 'plan' || /discharged/i.test(words))
    );
  });
  const state = stateOf(sections, ctx);
  const at = home === undefined ? null : stateIn(ctx.clean(home.sentence.span), /\bcondition\b/i);
  if (home !== undefined) {
    const how = at ?? state?.name ?? null;
    const spans = [home.sentence.span, ...(at === null && state !== null ? [state.span] : [])];
    return [say(how === null ? 'you were sent home' : `you were sent home in ${how} condition`, spans)];
  }
  if (state !== null) return [say(`on leaving, you were in ${state.name} condition`, [state.span])];
  // Where to, or with what: the report's own last word on it.
  const left = [...ctx.understanding.report.sentences]
    .reverse()
    .find(({ span }) => LEFT.test(ctx.clean(span)) && !NOT_YET.test(ctx.clean(span)));
  return left === undefined ? [] : (retellSentence(left, ctx) ?? []).slice(0, 1);
}

const LEFT = /\b(?:is|are|was|were|being|been) (?:now |then |subsequently |therefore )?discharged\b/i;

/** The state that a line under a heading of the condition on leaving names. */
function stateOf(sections: readonly Section[], ctx: Context): { name: string; span: Sentence['span'] } | null {
  for (const { kind, heading, sentences } of sections) {
    if (kind !== 'condition' || heading === null || !/\bcondition\b/i.test(heading.text)) continue;
    const [first] = sentences;
    const words = first === undefined ? '' : ctx.clean(first.span);
    if (first === undefined || words.split(' ').length > 4) continue;
    const name = stateIn(words, /./);
    if (name !== null) return { name, span: first.span };
  }
  return null;
}

function stateIn(words: string, where: RegExp): string | null {
  if (!where.test(words) || /\b(?:un|not |non)\s?(?:stable|good|satisfactory)/i.test(words)) return null;
  const said = where.source === '.' ? words : (/(\w+(?:,? (?:and )?\w+)?) condition\b/i.exec(words)?.[1] ?? '');
  return STATES.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}

function isIn(inner: { start: number }, { span }: { span: { start: number; end: number } }): boolean {
  return inner.start >= span.start && inner.start < span.end;
}
