import type { Analysis, Span } from '../../contract/analysis.js';
import { Screened } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { FAMILY } from '../faithful/checks.js';
import { isBeforeStay, toldAsBefore } from '../findings/before-stay.js';
import { isToColleague } from '../findings/colleague.js';
import { CONCLUSIONS } from '../findings/importance.js';
import { HANDLING, isClerical } from '../findings/office.js';
import { SAYS_WELL } from '../findings/owed.js';
import { ANY_GROWTH, isInterpretive } from '../findings/setting.js';
import { superseded } from '../findings/superseded.js';
import { noteLine } from '../notes/index.js';
import { quotable } from '../planners/quote.js';
import { babySizes } from '../retell/baby.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { pictureLine } from '../retell/picture-line.js';
import { glossesFor } from '../retell/quote.js';
import { boneScoreIn } from '../retell/row.js';
import { toldWhole } from '../retell/told-whole.js';
import { SpanIndex } from '../span-index.js';
import type { Quoted } from '../summary/conclusion.js';
import { isNoEntry, isTitleOfSample } from '../summary/conclusion-sentences.js';
import { isInLabel, isTitleOfTest, isTopicName, underItsTopic } from '../summary/picture-topics.js';
import { underLead } from '../summary/under-lead.js';
import { splitSentences } from '../words/sentences.js';
import { tellsBesideRows } from './beside-rows.js';
import { examBelowVitals } from './exam-below-vitals.js';
import { type Said, say } from './said.js';
import { type Keep, LOOKS_LIKE, ToldWords } from './told-words.js';

/** Sections that tell of the paper, of how a test was done or a sample handled, or of what the reader came with. */
const NOT_HERE: ReadonlySet<string> = new Set([
  'signature', 'exam', 'technique', 'method', 'comparison', 'specimen', 'gross', 'vitals', 'allergies',
  'discharge_medications', 'admission_medications', 'social_history', 'review_of_systems',
]); // biome-ignore format: one list
/** Of a picture or a sample: where it says what was found. */
const SEEN: ReadonlySet<string> = new Set([
  'findings', 'results', 'other', 'microscopic', 'impression', 'diagnosis', 'comment', 'addendum', 'synoptic', 'recommendation',
]); // biome-ignore format: one list
const HEAD: ReadonlySet<string> = new Set(['header', 'identity']);

const MOST_SEEN = 10;
const MOST_OF_SLIDE = 10;
const MOST_OF_NOTE = 16;
const MOST_OF_HEAD = 4;
const MOST_OF_WHY = 4;
const MOST_WORDS = 34;
/** So much of a line must stand in our words for it, or its own are quoted. */
const MOST_LACKING = 0.2;

const WEIGHTY: ReadonlySet<string> = new Set([
  'disease', 'finding', 'organism', 'procedure', 'device', 'score', 'medicine', 'treatment',
]); // biome-ignore format: one list
/** Of what cells look like, what a reader would be told of. */
const OF_SLIDE: ReadonlySet<string> = new Set(['disease', 'organism', 'score']);
const SLIDE_WORDS =
  /\b(?:invasion|invasive|infiltrat\w+|margins?|muscle|mitos[ei]s|ploidy|\w*ploid|chromosom\w+|organisms?|necrosis|malignan\w+|dysplasia|neoplas\w+|receptors?|allred|her-?2|ki-?67|nodes?|sln\d?|metasta\w+|macrometasta\w+|micrometasta\w+|gleason|grade|p[TNM]\d\w*|mmr|mlh1|pms2|msh[26]|p53|p16|fish|loss of|retained|positive|present|focal|multifocal)\b/i;
/** Matters to the reader however short it is. */
const RHESUS = new Screened(
  /\b(?:rh|rhesus)(?: factor| type| status)?\W{0,2}(?:neg|negative|pos|positive)\b|\b(?:DNR|DNAR|DNI|DNACPR|NBM|NPO)\b/i,
);
const MEASURED = /\b\d+(?:\.\d+)?\s?(?:mm|cm|ml|mL|L|%|mg|mcg|g|weeks?|months?)(?![\w/])/;
const ORDERED =
  /\b(?:must|should|needs? to|suggest(?:ed|s)?|recommend(?:ed|s)?|advised?|started|stop(?:ped)?|ceased|increas\w+|reduc\w+|avoid|no reliable|alternative|risk|pending|awaited|to follow|no growth)\b/i;
/** A line of a form that was left open. */
const NO_ANSWER = /\b(?:not applicable|n\/?a|not (?:performed|submitted|specified|known))\W*$/i;
/** "The deep margin is clear" beside an edge that is not: each of them is told. */
const OF_EDGES = /\b(?:margins?|edges?)\b/i;
/** Not known yet. */
const OPEN = /\b(?:pending|awaited|to follow|outstanding)\b/i;
/** What a result came back as. */
const ANSWERED =
  /[:=-]\s*(?:not |un|non-?)?(?:detected|reactive|negative|positive|neg|pos|normal|present|absent|identified|satisfactory|adequate)\b/i;
/** How good a picture or a sample was: what it could not show may matter. */
const HOW_GOOD =
  /\b(?:degraded|limited|difficult|sub-?optimal|poor(?:ly)?|incomplete|non-?diagnostic|(?:un)?satisfactory|(?:in)?adequa\w+|insufficient|scant|could not|not (?:seen|visuali[sz]ed|obtained|tolerated))\b/i;
/** Why a picture was taken or a sample sent, and what was so before. */
const WHY: ReadonlySet<string> = new Set([
  'indication', 'history_present', 'chief_complaint', 'past_history', 'surgical_history', 'medications', 'social_history', 'vitals', 'physical_exam',
]); // biome-ignore format: one list
/** Talk of the visit and its paper, not of the reader's health. */
const TALK = new Screened(
  /\b(?:discussed|explained|questions?|verbali[sz]ed|underst(?:an|oo)d\w*|agree[sd]?|consent|reviewed|thank|met with|appreciate|notes?|chart|dictat\w*|pleasant|notified|phoned|telephoned|paged|copied|minutes|historian|checklist|photograph\w*|bill(?:ed|ing)|cpt|icd)\b/i,
);
/** "Surgical team informed by phone" in the conclusion: who knows of it already. */
const CALLED = /\b(?:team|surgeons?|registrar|consultant|doctor|physician|GP|ED|ward)\b/i;
/** "His mother agreed to remove the guns from the home": a deed that was promised, more than talk. */
const AGREED_TO =
  /\bagree[sd]? to (?!(?:the|this|that|these|above|proceed|plan|go ahead|be|all)\b)[a-z]+ (?!.*\b(?:risks?|consent)\b)/i;
/** What a step of an operation leaves with the reader, or what went amiss in it. */
const STAYS =
  /\b(?:lens|implant\w*|graft\w*|autotransplant\w*|transplant\w*|reimplant\w*|mesh|stents?|plates?|screws?|prosthe\w+|anastomos\w+|stoma|ileostomy|colostomy|tears?|torn|nicked|injur\w+|perforat\w+|ruptur\w+|leak\w*|drains?)\b/i;

/** A line of an operation that tells what it left in the body, or what may have gone amiss. */
export function staysInBody(words: string): boolean {
  return STAYS.test(words);
}

/**
 * The very last look for lines that no written sentence stands on: told as the side-by-side view tells them, where that
 * holds all of them, else in the report's own words. What is said elsewhere is not said again, and normal reports stay short.
 * Once all else is written (`last`), a line of a form and any illness of a slide that no sentence names are told too.
 */
export function unheardLines(written: readonly Said[], plain: Analysis['plain'], ctx: Context, last = false): Quoted[] {
  const { report } = ctx.understanding;
  const grounds = new SpanIndex(
    written.flatMap(({ sources }) => sources.filter((span) => !isTopicName(span, ctx) && !isInLabel(span, ctx))),
    (span) => span,
  );
  const rows = new SpanIndex(
    ctx.understanding.labs.map(({ source }) => source),
    (span) => span,
  );
  const beside = new SpanIndex(plain, ({ source }) => source);
  const known = new ToldWords(written);
  const names = new Set(written.flatMap(({ knowledge }) => knowledge));
  const well = new Set(
    written
      .filter(({ text }) => SAYS_WELL.test(text))
      .flatMap(({ text, knowledge }) => sidesIn(text).flatMap((side) => knowledge.map((id) => `${id} ${side}`))),
  );
  const concludes = report.sections.some(({ kind }) => CONCLUSIONS.has(kind));
  const over = superseded(ctx);
  const left = { seen: MOST_SEEN, slide: MOST_OF_SLIDE, note: MOST_OF_NOTE, head: MOST_OF_HEAD, why: MOST_OF_WHY };
  const texts = new Set(written.map(({ text }) => text));
  const lines: Quoted[] = [];
  const sizes = babySizes(ctx, (sentence) => noteLine(sentence, ctx) !== null);
  if (sizes?.sources[0] !== undefined) {
    const meant = { calm: false, denied: false, sensitive: false, concluded: false, advised: false, frame: null };
    lines.push({ span: sizes.sources[0], said: [sizes], read: true, ...meant });
  }
  // What names an illness, a deed, a figure or an order comes first; where there is room, the rest.
  const examined = examBelowVitals(ctx);
  const sectionOf = ({ section, index }: Sentence) =>
    examined.has(index) ? 'physical_exam' : (report.sections[section]?.kind ?? 'other');
  const roomFor = (sentence: Sentence) =>
    isTitleOfTest(sentence, ctx) ? null : roomOf(sectionOf(sentence), sentence, concludes, ctx);
  // Most lines are told already, and need not be weighed.
  const untold = report.sentences.filter(
    (sentence) =>
      boneScoreIn(sentence, ctx) !== null ||
      (grounds.touching(sentence.span).length === 0 && roomFor(sentence) !== null),
  );
  const weighty = new Set(untold.filter((sentence) => weighs(sentence, ctx)));
  const byWeight = [...weighty, ...untold.filter((sentence) => !weighty.has(sentence))];
  for (const sentence of byWeight) {
    const section = sectionOf(sentence);
    const score = boneScoreIn(sentence, ctx);
    if (score !== null && !texts.has(score.text)) {
      texts.add(score.text);
      const meant = { calm: false, denied: false, sensitive: false, concluded: false, advised: false, frame: null };
      lines.push({ span: sentence.span, said: [score], read: true, ...meant });
      continue;
    }
    const room = roomFor(sentence);
    if (room === null || left[room] === 0) continue;
    if (grounds.touching(sentence.span).length > 0 || sizes?.sources.includes(sentence.span)) continue;
    const edge = last && OF_EDGES.test(ctx.clean(sentence.span));
    const lacking = edge || lacks(sentence, room, names, well, last, ctx);
    if (over.has(sentence.index) && !lacking) continue;
    if (rows.touching(sentence.span).length > 0 && !(room === 'note' && tellsBesideRows(sentence, ctx))) continue;
    const mark = /^[\s:;,.#*•>–-]*/.exec(ctx.understanding.report.clean.slice(sentence.span.start, sentence.span.end));
    const span = { start: sentence.span.start + (mark?.[0].length ?? 0), end: sentence.span.end };
    if (span.end <= span.start || !isOfWeight(sentence, room, lacking, last, ctx)) continue;
    if (!lacking && !RHESUS.test(ctx.clean(span)) && !known.leaveOut(span, ctx)) continue;
    const keep = room === 'slide' ? 'all' : 'most';
    const ours =
      room === 'head' || room === 'why' || (room === 'slide' && OF_EDGES.test(ctx.clean(span)))
        ? null
        : ourWords(span, beside, keep, ctx, room === 'note');
    const quoted =
      room === 'head'
        ? ofBefore(span, ctx)
        : room === 'why'
          ? underLead(WHY_DONE, span, ctx)
          : quoteOf(span, sentence, ctx);
    if (ours !== null && ours.length > 0 && ours.every(({ text }) => texts.has(text))) continue;
    const said = (ours ?? quoted).map((one, at) => (at === 0 ? underItsTopic(one, ctx) : one));
    const [first] = said;
    if (first === undefined || said.every(({ text }) => texts.has(text))) continue;
    for (const { text } of said) texts.add(text);
    left[room] -= 1;
    const frames = ctx.frames.within(sentence.span);
    const denied =
      frames.length > 0 &&
      frames.every(({ kind }) => kind === 'absent' || kind === 'normal') &&
      said.some(({ text }) => SAYS_WELL.test(text));
    lines.push({
      span: sentence.span,
      said:
        room === 'note' && isBeforeStay(sentence.index, ctx)
          ? said.map((one) => toldAsBefore(one, section === 'admission_diagnosis'))
          : said,
      calm: denied,
      denied,
      sensitive: FRIGHTENING.test(`${ctx.clean(span)} ${first.text}`) && !denied,
      read: !first.text.includes('“'),
      concluded: false,
      advised: false,
      frame: null,
    });
  }
  return lines.sort((a, b) => a.span.start - b.span.start);
}

/** What led to the test is never read as what it found. */
const WHY_DONE = 'as the reason for the test, the report says';

function weighs(sentence: Sentence, ctx: Context): boolean {
  const words = ctx.clean(sentence.span);
  return (
    RHESUS.test(words) ||
    ORDERED.test(words) ||
    STAYS.test(words) ||
    MEASURED.test(words) ||
    ctx.mentions.within(sentence.span).some(({ kind }) => WEIGHTY.has(kind))
  );
}

type Room = 'seen' | 'slide' | 'note' | 'head' | 'why';

function roomOf(section: string, { span }: Sentence, concludes: boolean, ctx: Context): Room | null {
  if (HEAD.has(section)) return 'head';
  const written = !ctx.teller.sees && ctx.understanding.report.type.type !== 'laboratory';
  if (!written && WHY.has(section)) return 'why';
  const words = ctx.clean(span);
  if ((section === 'technique' || section === 'specimen') && HOW_GOOD.test(words) && /[a-z]{3}/.test(words))
    return 'seen';
  if (NOT_HERE.has(section)) return null;
  if (ctx.teller.sees) {
    if (!SEEN.has(section)) return null;
    return section === 'microscopic' && concludes ? 'slide' : 'seen';
  }
  if (ctx.understanding.report.type.type === 'laboratory') return SEEN.has(section) ? 'seen' : null;
  return 'note';
}

/**
 * A part that is called well and of which nothing good is told, or on a slide a thing found that no sentence names: words
 * that stand here and there in other sentences do not tell it.
 */
function lacks(
  { span, label }: Sentence,
  room: Room,
  names: ReadonlySet<string>,
  well: ReadonlySet<string>,
  last: boolean,
  ctx: Context,
): boolean {
  if (room !== 'seen' && room !== 'slide') return false;
  const frames = ctx.frames.within(span);
  // "Left lung is clear" beside an illness of the right one: what was set aside for that is still the report's own.
  const sided = /\b(?:left|right)\b/i.test(ctx.clean(span));
  const told = ({ field, setAside, kind }: Frame) =>
    field === undefined && (setAside === undefined || (setAside === 'contradicted' && kind === 'normal' && sided));
  if (frames.length === 0 || !frames.every(told)) return false;
  const mentions = ctx.mentions.within(span);
  if (room === 'slide')
    return (
      (last || label !== null || BESIDE.test(ctx.clean(span))) &&
      frames.some(
        ({ kind, head }) =>
          (kind === 'finding' || kind === 'diagnosis') &&
          head !== null &&
          ILL.has(head.kind) &&
          !LOOKS_LIKE.test(ctx.clean(head.span)) &&
          !names.has(head.ref.id),
      )
    );
  const parts = mentions.filter(({ kind }) => kind === 'anatomy');
  const named = sidesIn(ctx.clean(span));
  const sidesOf = named.includes('any') ? ['left', 'right'] : named;
  return (
    frames.every(({ kind }) => kind === 'normal') &&
    parts.length > 0 &&
    parts.every(({ ref }) => ['any', ...sidesOf].every((side) => !well.has(`${ref.id} ${side}`)))
  );
}

/** The sides that are spoken of; "any" where none is. */
function sidesIn(text: string): string[] {
  const sides: string[] = text.toLowerCase().match(/\b(?:left|right|both)\b/g) ?? [];
  return sides.length === 0 || sides.includes('both') ? ['any'] : sides;
}

/** What was found beside the main thing. */
const BESIDE = /\b(?:background|incidental\w*|associated|additional\w*|separate|adjacent|also)\b/i;

const ILL: ReadonlySet<string> = new Set(['finding', 'disease']);

function isOfWeight(sentence: Sentence, room: Room, lacking: boolean, last: boolean, ctx: Context): boolean {
  const words = ctx.clean(sentence.span);
  const count = words.split(' ').length;
  if (count < (last ? 1 : 2) || count > MOST_WORDS || words.endsWith(':')) return false;
  if (RHESUS.test(words)) return true;
  const section = ctx.understanding.report.sections[sentence.section]?.kind ?? 'other';
  const concludes = last && CONCLUSIONS.has(section);
  const fewest = concludes ? 1 : 2;
  // "Right 3.2 mm.", "L1-L4 0.812 -2.6": figures that say nothing alone.
  if ((words.match(/[a-z]{3,}/gi)?.filter((word) => !/^(?:left|right|the)$/i.test(word)).length ?? 0) < fewest)
    return false;
  if (isToColleague(sentence.span, section, ctx)) return false;
  // "The patient received 2 units of packed red cells": no sample that a laboratory received.
  const story = room === 'note' && OF_THE_PATIENT.test(words);
  const handled = HANDLING.test(words) && !story;
  // "…, as no sign of bleeding was obtained" is no picture that was taken.
  const office = story ? words.replace(/\b(?:was|were) obtained\b/gi, '') : words;
  if (isClerical(office) || handled || isNoEntry(words)) return false;
  const spoken = (room === 'note' && AGREED_TO.test(words)) || (concludes && CALLED.test(words));
  if (TALK.test(words) && !spoken) return false;
  const mentions = ctx.mentions.within(sentence.span);
  const { type } = ctx.understanding.report.type;
  if (type === 'pathology' && isTitleOfSample(sentence, mentions, ctx)) return false;
  const frames = ctx.frames.within(sentence.span);
  if (!lacking && frames.some(({ setAside, field }) => setAside !== undefined || (field !== undefined && !last)))
    return false;
  if (last && NO_ANSWER.test(words)) return false;
  if (frames.some((frame) => isInterpretive(frame, ctx))) return false;
  // What a surgeon found is more than a step of the operation.
  const found = last && section === 'findings';
  if (frames.some((frame) => frame.part !== undefined) && !STAYS.test(words) && !found) return false;
  const named = mentions.some(({ kind }) => WEIGHTY.has(kind));
  if (room === 'head') return isClinicalHead(sentence, words, named);
  if (frames.length > 0 && frames.every(({ kind }) => kind === 'identity' || kind === 'comparison')) return false;
  // Of a written note each line is the reader's, of an examination what is more than a test and its answer.
  if (room === 'note') return named || count >= 5 || section !== 'physical_exam';
  if (room === 'why') {
    const kinds = mentions.map(({ kind }) => kind);
    return named || kinds.includes('symptom') || (MEASURED.test(words) && kinds.includes('anatomy'));
  }
  if (lacking) return true;
  if (room === 'slide')
    return (
      mentions.some(({ kind }) => OF_SLIDE.has(kind)) ||
      SLIDE_WORDS.test(words) ||
      (last && (named || OPEN.test(words)))
    );
  return [MEASURED, ORDERED, STAYS, ANSWERED, HOW_GOOD].some((one) => one.test(words)) || named || spoken;
}

const OF_THE_PATIENT = /^\W*(?:the (?:patient|infant|baby|child)|patient|pt|he|she|mr|mrs|ms)\b/i;

/** Names, dates, titles and addresses. */
const PAPER =
  /\b(?:name|dob|mrn|birth|accession|physician|provider|ward|hospital(?:ist)?|clinic|department|dear|cc|copy|page|date|ref|report|summary|letter|consultation|note|final|unit|service|exam|machine|scanner|referring|collected|received|specimen|sample|lmp)\b/i;
const LIVES =
  /\b(?:known|treated|previous\w*|prior|history|hx|h\/o|s\/p|reason|indication|clinical|admit(?:ted)?|admission|dispo\w*|discharged|after|post|on treatment|smoker|pregnan\w+|gravida|G\d+ ?P\d+|code status)\b/i;

/** "Admitted 10/05/2026 Discharged 13/05/2026". */
const OF_DAYS =
  /\b(?:admi(?:t|tted|ssion)|discharged?|adm|disch|date|of|doa|dod|to|from|on|at|length|stay|los|days?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b|[^a-z]+/gi;

/** Above the first heading: what is said of the reader's health, and no part of the paper's own head. */
function isClinicalHead(sentence: Sentence, words: string, named: boolean): boolean {
  if (PAPER.test(words) || !/[a-z]{3}/i.test(words) || words.replace(OF_DAYS, '') === '') return false;
  // A title names a test and says nothing of the reader.
  if (sentence.kind !== 'prose' && !LIVES.test(words)) return false;
  return named || FAMILY.test(words) || LIVES.test(words);
}

function ofBefore(span: Span, ctx: Context): Said[] {
  const quote = quotable(ctx.clean(span));
  if (quote === null) return [];
  const lead = ctx.teller.sees ? 'about the time before, the report notes' : 'at its top, the report says';
  return quoted(lead, quote, span, ctx);
}

/** A quote with what its hard words mean, where they stand in it. */
function quoted(lead: string, quote: string, span: Span, ctx: Context): Said[] {
  const glosses = glossesFor(span, ctx).filter(({ text }) => {
    const word = /“([^”]+)”/.exec(text)?.[1] ?? '';
    return new RegExp(`(?<!\\w)${word.replace(/[^\w\s]/g, '.')}(?!\\w)`, 'i').test(quote);
  });
  return [say(`${lead}: “${quote}”`, [span]), ...glosses.slice(0, 2)];
}

const GENERAL = /^(?:This (?:part|line|test|sample)\b|The part\b|The report lists which|The test was done because)/;

/** "No tumor is seen in the muscle": one field without it says nothing of the rest of the sample. */
const isOfOneField = (span: Span, ctx: Context): boolean =>
  ctx.frames.within(span).some(({ kind, head }) => kind === 'absent' && head !== null && ANY_GROWTH.test(head.ref.id));

const ORGANS: ReadonlySet<string> = new Set([
  'kidneys-urinary', 'digestive', 'liver-bile', 'reproductive', 'heart-vessels', 'lungs',
]); // biome-ignore format: one list

/** "VAGINA: Vascular congestion": a name that mostly stands for something in another organ. */
function isOfAnotherOrgan(span: Span, ctx: Context): boolean {
  const systems = (wanted: (kind: string) => boolean) =>
    ctx.mentions
      .within(span)
      .filter(({ kind }) => wanted(kind))
      .flatMap(({ ref }) => ctx.knowledge.concept(ref.id)?.system ?? [])
      .filter((system) => ORGANS.has(system));
  const places = systems((kind) => kind === 'anatomy');
  return places.length > 0 && systems((kind) => ILL.has(kind)).some((system) => !places.includes(system));
}

const OF_SAMPLE = /\bsample (?:[A-M]|\d{1,2}|[IVX]{1,4}|\([a-m]\))(?![A-Za-z])/i;

/** What the side-by-side view says, where it leaves out nothing of weight: no word at all, or at most one (`keep`). */
export function ourWords(
  span: Span,
  beside: SpanIndex<Analysis['plain'][number]>,
  keep: Keep,
  ctx: Context,
  ofNote = false,
): Said[] | null {
  const [line, ...more] = beside.touching(span);
  if (line === undefined || more.length > 0 || GENERAL.test(line.text)) return null;
  // Which sample it is stands in front of the line: who quotes the line names it from there.
  if (keep === 'all' && (OF_SAMPLE.test(line.text) || isOfAnotherOrgan(span, ctx) || isOfOneField(span, ctx)))
    return null;
  // A word of a note's sentence that stays as it is printed leaves the rest in ours.
  if (line.text.includes('“') && !(ofNote && /[^:] “[a-z-]+”/i.test(line.text) && !line.text.includes(': “')))
    return null;
  if (line.text.split(' ').length > MOST_WORDS) return null;
  const sentences = splitSentences(line.text);
  if (sentences.length > 2 || sentences.some((one) => GENERAL.test(one))) return null;
  const ids = ctx.mentions.within(span).map(({ ref }) => ref.id);
  const said = sentences.map((one) => say(one, [span], ids));
  const words = new ToldWords(said.map((one) => ({ ...one, knowledge: [] })));
  const { words: lacking, of } = words.lacks(span, ctx);
  if (of > 0 && lacking / of > MOST_LACKING) return null;
  return words.leaveOut(span, ctx, keep) ? null : said;
}

function quoteOf(span: Span, sentence: Sentence, ctx: Context): Said[] {
  // What an operation left in the body is looked for in its words.
  const told = pictureLine(span, ctx) ?? (staysInBody(ctx.clean(span)) ? null : toldWhole(span, sentence, ctx));
  if (told !== null) return told;
  const quote = quotable(ctx.clean(span));
  if (quote === null) return [];
  return quoted('the report says', quote, span, ctx);
}
