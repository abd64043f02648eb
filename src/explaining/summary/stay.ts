import type { Section, Sentence } from '../../reading/types.js';
import type { WrittenRecommendation } from '../advice/recommendations.js';
import type { Context } from '../context.js';
import { deathIn } from '../findings/whom.js';
import { type Said, say } from '../nets/said.js';
import { isUnreadEntry, namesNone } from '../planners/diagnosis.js';
import { quotable } from '../planners/quote.js';
import { asRuledOut, isRuledOut } from '../planners/ruled-out.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { isOwnWords } from '../retell/narrative.js';
import { glossesFor } from '../retell/quote.js';
import { retellLine, retellSentence } from '../retell/retell.js';
import { bodyOf, retellClause } from '../retell/retold-clause.js';
import { notesAdded } from '../stay/added-later.js';
import { birthOf, isBesideBirth, isOfPregnancy } from '../stay/birth.js';
import { cameWith } from '../stay/came.js';
import { isKeptWell, isLasting } from '../stay/chronic.js';
import { courseOf } from '../stay/course.js';
import { doneInstead, doneOf } from '../stay/done.js';
import { endOf } from '../stay/end.js';
import { isHarmOf } from '../stay/gravest.js';
import { nextOf } from '../stay/next.js';
import { isIn, MOST_WORDS } from '../stay/shared.js';
import { whyUnlisted } from '../stay/unlisted.js';
import { uncapital } from '../words/english.js';
import type { WrittenFinding } from '../written.js';
import { isNoEntry } from './conclusion-sentences.js';

/** The story of a stay for the summary: what it was for, what was done, how it went, how it ended and what is next. */
export interface StayStory {
  /** The first diagnosis, and the finding that tells it, where one does. */
  why: { said: Said[]; finding: WrittenFinding | null; sentence: Sentence } | null;
  /** With what the reader came, where no list names the diagnosis and something else leads. */
  came: Said[];
  done: Said[];
  went: Said[];
  ended: Said[];
  next: Said[];
  /** What was added to the paper later and goes before its plan. */
  later: Said[];
}

/** Null for any report but that of a stay. */
export function stayStory(
  findings: readonly WrittenFinding[],
  recommendations: readonly WrittenRecommendation[],
  ctx: Context,
): StayStory | null {
  const { type, title } = ctx.understanding.report.type;
  if (type !== 'discharge_summary' && title !== 'Death summary') return null;
  const listed = whyOf(findings, ctx);
  const done = doneOf(findings, ctx);
  if (done.length === 0) done.push(...(listed.after ?? []));
  const birth = birthOf(ctx);
  const heads =
    birth !== null &&
    (listed.why === null ||
      birth.early ||
      isQuoted(listed.why) ||
      isBesideBirth(ctx.clean(listed.why.sentence.span), ctx));
  const born = birth !== null && heads ? { said: birth.said, finding: null, sentence: birth.sentence } : null;
  if (birth !== null && born === null && done.length === 0) done.push(...birth.said);
  const unlisted = listed.why === null && born === null ? whyUnlisted(findings, ctx) : null;
  const reason = listed.why === null && born === null ? reasonOf(ctx) : null;
  const why = born ?? listed.why ?? unlisted ?? reason;
  const told = new Set(why?.said.flatMap(({ sources }) => sources.map(({ start }) => start)));
  const isNew = ({ sources }: Said) => !sources.every(({ start }) => told.has(start));
  const parts = { done: done.filter(isNew), went: [] as Said[], ended: [] as Said[], next: [] as Said[] };
  const later = notesAdded(ctx);
  for (const { sources } of parts.done) for (const { start } of sources) told.add(start);
  parts.ended = deathIn(ctx) === null ? endOf(ctx).filter(isNew) : [];
  for (const { sources } of parts.ended) for (const { start } of sources) told.add(start);
  parts.went = courseOf(ctx).filter(isNew);
  // One who is called back has no other visit to wait for.
  parts.next = later.some(({ back }) => back) ? [] : nextOf(recommendations, ctx).filter(isNew);
  const came = unlisted === null ? [] : (reason?.said ?? []).filter(({ text }) => /^You came in\b/.test(text));
  return { why, came: came.filter(isNew), ...parts, later: later.map(({ said }) => said) };
}

const FURTHER = /\b(?:second(?:ary)?|other|additional|associated|comorbid\w*|axis (?:ii|iii|iv|v))\b/i;
/** Where the lists of diagnoses stand, the weightiest first. */
const LISTS = ['discharge_diagnosis', 'diagnosis', 'admission_diagnosis'] as const;
/** "Status post …": what was done, under the name that the report gives it. */
const AFTER = /^\W*(?:status post|s\/p|post[- ]?op\w*)\b/i;
/** "History of …": not what this stay was for. */
const OLD = /^\W*(?:(?:remote |past |prior )?history of|h\/o)\b/i;

/**
 * The first entry of the diagnoses that the stay ended with, else of those it began with. An entry that tells what was done
 * ("status post …") is given beside it.
 */
function whyOf(findings: readonly WrittenFinding[], ctx: Context): { why: StayStory['why']; after: Said[] | null } {
  let after: Said[] | null = null;
  let first: StayStory['why'] = null;
  let unnamed: StayStory['why'] = null;
  let old: StayStory['why'] = null;
  let kept: StayStory['why'] = null;
  let graver: StayStory['why'] = null;
  for (const sentence of entries(ctx.understanding.report.sections)) {
    const words = ctx.clean(sentence.span);
    if (isNoEntry(words) || words.endsWith(':')) continue;
    const past = AFTER.exec(ctx.understanding.report.clean.slice(sentence.span.start, sentence.span.end));
    if (past !== null && !isOfLater(sentence, past[0], ctx)) {
      after ??= told(findings, sentence, ctx) ?? doneInstead(sentence, past[0].length, ctx);
      continue;
    }
    const why = entryOf(sentence, findings, ctx);
    if (why === null) continue;
    if (OLD.test(words)) old ??= why;
    else if (isKeptWell(words) || isBesideBirth(words, ctx) || isRuledOut(words)) kept ??= why;
    else if (namesNone(sentence, ctx)) unnamed ??= why;
    else if (first === null) first = why;
    else if (graver === null && isHarmOf(headId(first), headId(why), words)) graver = notFirst(why);
  }
  return { why: graver ?? before(kept, first, ctx) ?? first ?? unnamed ?? (after === null ? old : null), after };
}

function headId(why: NonNullable<StayStory['why']>): string | undefined {
  return why.finding?.frames[0]?.head?.ref.id;
}

/** It stands behind another of its list. */
function notFirst(why: NonNullable<StayStory['why']>): NonNullable<StayStory['why']> {
  const said = why.said.map((one) => ({
    ...one,
    text: one.text
      .replace(
        /^(?:The first diagnosis|A diagnosis) listed for your stay(?: is)?:? /,
        'Among the diagnoses listed for your stay is ',
      )
      .replace(/^The report also lists:? /, 'Among the diagnoses listed for your stay is '),
  }));
  return { ...why, said };
}

/** Only the report's own words say what it was. */
function isQuoted(why: NonNullable<StayStory['why']>): boolean {
  return why.said.some(({ text }) => /\breads: “/.test(text)) || why.finding?.plan.details.some(isOwnWords) === true;
}

/** An illness that is kept well stays the first of its list, where all behind it is another such or nothing. */
function before(kept: StayStory['why'], first: StayStory['why'], ctx: Context): StayStory['why'] {
  if (kept === null || first === null || first.sentence.span.start < kept.sentence.span.start) return first ?? kept;
  const words = ctx.clean(first.sentence.span);
  const weighs = !isLasting(words) || isOfPregnancy(words, ctx);
  return weighs && first.finding?.importance !== 'normal' ? first : kept;
}

/** "Post op delirium", "status post fall": what came after an operation, or a mishap, was not done to anybody. */
function isOfLater(sentence: Sentence, lead: string, ctx: Context): boolean {
  const rest = { start: sentence.span.start + lead.length, end: sentence.span.end };
  const kinds = ctx.mentions.within(rest).map(({ kind }) => kind);
  if (kinds.some((kind) => kind === 'procedure' || kind === 'device')) return false;
  return kinds.some((kind) => kind === 'disease' || kind === 'finding' || kind === 'symptom');
}

/** The one finding that tells an entry, where it has no more to say. */
function told(findings: readonly WrittenFinding[], sentence: Sentence, ctx: Context): Said[] | null {
  const own = findings.filter(({ source }) => isIn(source, sentence));
  const named = ctx.mentions.within(sentence.span).filter(({ kind }) => kind === 'procedure');
  const what = own.length === 1 && named.length < 2 ? own[0]?.plan.what : undefined;
  return what !== undefined && /^(?:You (?:have )?had|By )\b/.test(what.text) && !/“/.test(what.text) ? [what] : null;
}

/** All lines of the lists of diagnoses, those of the lists of further ones last. */
function entries(sections: readonly Section[]): Sentence[] {
  return [false, true].flatMap((further) =>
    LISTS.flatMap((kind) =>
      sections
        .filter((one) => one.kind === kind && FURTHER.test(one.heading?.text ?? '') === further)
        .flatMap((section) => section.sentences),
    ),
  );
}

const CAME =
  /\b(?:admitted|hospitalized|presented|brought in|came in)\b[^.]{0,40}\b(?:for|with|after|because|due to|following)\b|\b(?:pain|fever|breath|bleeding|weakness|vomiting|cough|seizures?|fall)\b[^.]{0,60}\band was (?:then |subsequently )?admitted\b/i;
/** A stay of before. */
const EARLIER = /\b(?:previous(?:ly)?|prior|last) (?:admi\w+|hospitali\w+)|\badmitted\b[^.]{0,60}\bin (?:19|20)\d\d\b/i;
/** In the paper of a mother, what became of her baby is not why she came. */
const OF_BABY = /^\W*(?:(?:the|her|a|live|healthy|term|preterm) )*(?:baby|infant|newborn|neonate)\b/i;
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
  let given: StayStory['why'] = null;
  for (const section of sections) {
    const { kind, sentences } = section;
    if (!STORY.has(kind)) continue;
    const sentence = sentences.find(
      (one) =>
        !OF_BABY.test(ctx.clean(one.span)) &&
        (cameWith(one, ctx) !== null || (CAME.test(ctx.clean(one.span)) && !EARLIER.test(ctx.clean(one.span)))),
    );
    if (sentence === undefined) {
      if (kind === 'chief_complaint') given ??= givenReason(section, ctx);
      continue;
    }
    const words = ctx.clean(sentence.span);
    if (FRIGHTENING.test(words)) return null;
    const came = cameWith(sentence, ctx);
    const quote = words.split(' ').length > MOST_WORDS ? null : quotable(words);
    const said =
      came !== null
        ? [came]
        : (retellSentence(sentence, ctx)?.slice(0, 1) ??
          (quote === null ? null : [say(`of why you came, the report says: “${quote}”`, [sentence.span])]));
    if (said !== null) return { said, finding: null, sentence };
  }
  return given;
}

const OF_REASON = /\b(?:reason|complaint|problem|pc|cc|presentation|presenting|admitted (?:for|with))\b/i;

/** "Reason for admission: exacerbation of COPD". */
function givenReason({ heading, sentences }: Section, ctx: Context): StayStory['why'] {
  const [sentence] = sentences;
  if (sentence === undefined || !OF_REASON.test(heading?.text ?? '')) return null;
  const words = ctx.clean(sentence.span);
  if (FRIGHTENING.test(words) || words.split(' ').length > MOST_WORDS || /\b(?:he|she|patient|pt)\b/i.test(words))
    return null;
  if (
    !ctx.mentions
      .within(sentence.span)
      .some(({ kind }) => kind === 'disease' || kind === 'finding' || kind === 'symptom' || kind === 'procedure')
  )
    return null;
  const told = retellClause(bodyOf(sentence), null, ctx);
  const quote = told === null ? quotable(words) : null;
  if (told === null && quote === null) return null;
  const text = told === null ? `“${quote}”` : uncapital(told.text.replace(/[\s.;,]+$/, ''));
  if (/^you\b/i.test(text)) return null;
  return {
    said: [say(`the reason given for your stay: ${text}`, [sentence.span], told?.knowledge ?? [])],
    finding: null,
    sentence,
  };
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
  const listed = /^(?:When you came in, the report listed|The report (?:also )?lists): (.+)\.$/.exec(
    first?.plan.what.text ?? '',
  )?.[1];
  if (whole && listed !== undefined) {
    const { sources, knowledge } = first.plan.what;
    return {
      said: [say(asRuledOut(listed) ?? `${leadOf('', sentence, ctx)}: ${listed}`, sources, knowledge)],
      finding: first,
      sentence,
    };
  }
  if (whole && !/“/.test(first.plan.what.text)) return { said: [first.plan.what], finding: first, sentence };
  const words = ctx.clean(sentence.span);
  const lead = leadOf(first?.plan.what.text ?? '', sentence, ctx);
  const line = AFTER.test(words) ? null : retellLine(sentence, ctx);
  if (line?.text.startsWith('The report lists: ')) {
    const body = line.text.slice('The report lists: '.length);
    const text = asRuledOut(body.replace(/\.$/, '')) ?? `${lead}: ${body}`;
    return { said: [say(text, line.sources, line.knowledge)], finding: first ?? null, sentence };
  }
  const quote = words.split(' ').length > MOST_WORDS ? null : quotable(words);
  if (quote === null) return first === undefined ? null : { said: [first.plan.what], finding: first, sentence };
  const own = first === undefined || !opensWith(first, sentence, ctx) ? null : first.plan.what;
  const said = [
    ...(own === null ? [] : [own]),
    say(own === null ? `${lead} reads: “${quote}”` : `in the report’s words: “${quote}”`, [sentence.span]),
    ...glossesFor(sentence.span, ctx).slice(0, own === null ? 2 : 1),
  ];
  return { said, finding: first ?? null, sentence };
}

/** The name that an entry begins with, told openly: it stands in front of the words that nobody could tell. */
function opensWith(finding: WrittenFinding, sentence: Sentence, ctx: Context): boolean {
  const { what } = finding.plan;
  const head = finding.frames[0]?.head;
  if (/“/.test(what.text) || finding.sensitive || head == null || head.kind !== 'disease') return false;
  return /^[\s\d#.)(–-]*(?:[A-Za-z-]+ ){0,3}$/.test(
    ctx.understanding.report.clean.slice(sentence.span.start, head.span.start),
  );
}

function leadOf(what: string, sentence: Sentence, ctx: Context): string {
  const lead =
    /^(Your (?:main )?diagnosis|The first diagnosis listed for your stay|When you came in, the diagnosis|The cause of death that the report lists)\b/.exec(
      what,
    );
  if (lead?.[1] !== undefined) return uncapital(lead[1]);
  const kind = ctx.understanding.report.sections[sentence.section]?.kind;
  return kind === 'admission_diagnosis'
    ? 'when you came in, the diagnosis'
    : isBehindUnread(sentence, ctx)
      ? 'a diagnosis listed for your stay'
      : 'the first diagnosis listed for your stay';
}

/** An entry of the list before this one could not be read, or is passed over: nobody may call this one the first. */
function isBehindUnread({ section, index }: Sentence, ctx: Context): boolean {
  const [first] = ctx.understanding.report.sections[section]?.sentences ?? [];
  if (first === undefined || first.index === index) return false;
  const words = ctx.clean(first.span);
  return isUnreadEntry(first, ctx) || isKeptWell(words) || isBesideBirth(words, ctx);
}
