import { type ReadReport, Screened } from '../../reading/index.js';
import type { SectionKind, Sentence } from '../../reading/types.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { HEDGED } from '../faithful/checks.js';
import { CONCLUSIONS, isSensitive } from '../findings/importance.js';
import { type Said, say, textOf } from '../nets/said.js';
import { ToldWords } from '../nets/told-words.js';
import { isTooHard } from '../nets/too-hard.js';
import type { Planned } from '../planners/index.js';
import { quotable } from '../planners/quote.js';
import { leadingVerdict, verdictOf } from '../summary/verdict.js';
import { uncapital } from '../words/english.js';
import { graveOf } from './came-up.js';
import { FRIGHTENING } from './frightening.js';
import { retellOpening } from './opening-person.js';
import { pictureLine } from './picture-line.js';
import { plainAdditions } from './plain-additions.js';
import { retellLine, retellSentence } from './retell.js';
import { bodyOf } from './retold-clause.js';

/** Sections that tell a story in whole sentences. */
const STORIES: ReadonlySet<SectionKind> = new Set([
  'hospital_course', 'history_present', 'past_history', 'surgical_history', 'social_history', 'family_history', 'chief_complaint',
  'consults', 'plan', 'impression', 'comment', 'other', 'addendum', 'condition', 'disposition', 'allergies', 'results',
  'admission_diagnosis', 'discharge_diagnosis', 'diagnosis', 'medications', 'admission_medications', 'review_of_systems',
]); // biome-ignore format: one list

/** Sections whose frames may be told beside a word that they do not hold, where the sentence cannot be retold. */
const SOFT: ReadonlySet<SectionKind> = new Set(['physical_exam', 'review_of_systems', 'vitals', 'procedures']);

/** Of people at large, not of the reader: "Patients with this condition may …". */
const AT_LARGE = new Screened(/\b(?:patients|people|individuals|studies|literature)\b(?!['’])/i);

/**
 * What is told of a sentence of a story: the plans of its frames where they account for all its words, else the sentence
 * retold whole, else nothing (it is then listed as not explained). In the report of a picture or a sample frames are made
 * for its short statements; there only a word that they leave out asks for the whole sentence.
 */
export function tellNarrative(sentence: Sentence | undefined, planned: readonly Planned[], ctx: Context): Planned[] {
  const told = tellWhole(sentence, planned, ctx);
  return sentence === undefined || !ctx.teller.sees ? told : withOwnWords(sentence, told, ctx);
}

/**
 * A line of what a picture or a sample comes to, of which the plans leave a word out that may decide ("low grade",
 * "flow-limiting", "inactive"): the report's own words stand beside them.
 */
function withOwnWords(sentence: Sentence, planned: Planned[], ctx: Context): Planned[] {
  const first = planned.find((one) => one.frames.some((frame) => isSensitive(frame, ctx))) ?? planned[0];
  if (first === undefined || planned.some((one) => one.retold)) return planned;
  if (!isConclusion(sentence, ctx) || !first.frames.some((frame) => SEEN.has(frame.kind))) return planned;
  if (accountsForAll(sentence, planned, ctx)) return planned;
  const said = planned.flatMap(({ plan }) => [plan.what, ...plan.details]);
  const told = new ToldWords(said);
  if (!told.leaveOut(sentence.span, ctx, 'all')) return planned;
  const own = (lines: readonly Said[], behind: boolean): Planned[] => {
    const details = behind ? [...first.plan.details, ...lines] : [...lines, ...first.plan.details];
    const one = { ...first, plan: { ...first.plan, details } };
    return planned.map((other) => (other === first ? one : other));
  };
  const verdict = leadingVerdict(sentence, ctx);
  const left =
    told.wordsLeft(sentence.span, ctx)?.filter((word) => verdict === null || !/^(?:abnormal|study|test)$/.test(word)) ??
    null;
  const added =
    left === null || planned.length > 1 || first.frames.length !== 1
      ? null
      : plainAdditions(
          left,
          sentence,
          /^The [\w ]+ (?:shows?|notes) (?:\d+|several|many|some) /i.test(first.plan.what.text),
          ctx,
        );
  if (added !== null) return own([...(verdict === null ? [] : [verdict]), ...added], true);
  const words = ctx.clean(sentence.span);
  // What is only announced is shut together with its line.
  if (FRIGHTENING.test(words) && !first.frames.some((frame) => isSensitive(frame, ctx) || frame.negated))
    return planned;
  const quote = quotable(words);
  if (quote === null) return planned;
  const lines = pictureLine(sentence.span, ctx, true) ?? [say(`${OWN_WORDS} “${quote}”`, [sentence.span])];
  return own(verdict === null ? lines : [verdict, ...lines], false);
}

export const OWN_WORDS = 'in the report’s words:';
/** What leads to everyday words for a line that stands beside what is told of it. */
export const MORE = 'In more detail:';

const ALONE = new Screened(/^(?:[A-Z][^“.]{0,60}, the|The) report(?:’s conclusion)? says: “([^”]+)”\.?$/);

/** The words of a line that is told by them alone, whatever leads to them; null for any other sentence. */
export function quotedAlone(text: string): string | null {
  return ALONE.exec(text)?.[1] ?? null;
}

/** True for a sentence that only repeats the report's own words beside ours. */
export function isOwnWords({ text }: Said): boolean {
  return text.toLowerCase().startsWith(OWN_WORDS);
}

const SEEN: ReadonlySet<string> = new Set(['finding', 'diagnosis', 'absent', 'normal']);

/** In the report's conclusion, or where it has none among what was seen. */
function isConclusion(sentence: Sentence, ctx: Context): boolean {
  const { sections } = ctx.understanding.report;
  const kind = sections[sentence.section]?.kind ?? 'other';
  if (CONCLUSIONS.has(kind)) return true;
  return (kind === 'findings' || kind === 'other') && !concludes(ctx.understanding.report);
}

const concluding = new WeakMap<ReadReport, boolean>();

function concludes(report: ReadReport): boolean {
  const known = concluding.get(report) ?? report.sections.some(({ kind }) => CONCLUSIONS.has(kind));
  concluding.set(report, known);
  return known;
}

function tellWhole(sentence: Sentence | undefined, planned: readonly Planned[], ctx: Context): Planned[] {
  if (sentence === undefined || planned.length === 0) return [...planned];
  if (ctx.understanding.report.type.type === 'laboratory') return [...planned];
  const verdict = verdictOf(sentence, ctx);
  if (verdict !== null)
    return [
      {
        frames: planned.flatMap((one) => one.frames),
        plan: { what: verdict.said, details: [], meaning: [] },
        retold: true,
      },
    ];
  if (sentence.kind !== 'prose') return opened(sentence, planned, ctx) ?? tellLine(sentence, planned, ctx);
  const frames = planned.flatMap((one) => one.frames);
  const atLarge = AT_LARGE.test(ctx.clean(sentence.span));
  if (frames.every((frame) => OWN.has(frame.kind) || isListed(frame)) && !atLarge) return [...planned];
  if (frames.some((frame) => frame.exam !== undefined)) return [...planned];
  const section = ctx.understanding.report.sections[sentence.section]?.kind ?? 'other';
  const soft = ctx.teller.sees || SOFT.has(section);
  if (!soft && !STORIES.has(section)) return [...planned];
  // "Normal except for …" is what the planner of normal places says itself.
  const leaves = frames.some((frame) => frame.leftover?.some(({ kind }) => kind !== 'exception'));
  if (ctx.teller.sees ? !leaves && !atLarge : accountsForAll(sentence, planned, ctx)) return [...planned];
  const [what, ...details] = retellSentence(sentence, ctx) ?? [];
  const pressing = atLarge ? [] : planned.filter(isPressing);
  const [first, ...others] = pressing;
  if (first !== undefined) {
    const line = what === undefined ? [] : [what, ...details];
    const untold = what === undefined && !soft ? graveOf(sentence, planned, ctx) : [];
    // Where the sentence itself cannot be told, what it asks for still is.
    const asked = what === undefined ? planned.filter((one) => one.frames.every((frame) => isAdvice(frame, ctx))) : [];
    return [
      { ...first, plan: { ...first.plan, details: [...line, ...first.plan.details] } },
      ...others,
      ...untold.filter((one) => !pressing.includes(one)),
      ...asked.filter((one) => !pressing.includes(one)),
    ];
  }
  // Vital signs are told by their figures rather than not at all.
  const hard = what !== undefined && frames.every(({ kind }) => kind === 'condition') && isTooHard([what, ...details]);
  if (what !== undefined && !hard) {
    return [
      {
        frames,
        plan: {
          what: withItsName(what, frames, sentence, ctx),
          details: [...details, ...scoresOf(planned)],
          meaning: [],
        },
        retold: true,
      },
    ];
  }
  if (atLarge) return [];
  // What was prescribed or is asked for is told, though the rest of its sentence cannot be; and so is a grave illness.
  if (!soft) {
    const asked = [
      ...inOwnWords(
        sentence,
        planned.filter((one) => one.frames.every(isPrescribed)),
        ctx,
      ),
      ...planned.filter((one) => one.frames.every((frame) => isAdvice(frame, ctx))),
    ];
    return asked.length > 0 ? asked : graveOf(sentence, planned, ctx);
  }
  if (ctx.teller.sees) return [...planned];
  return withItsCause(
    sentence,
    planned.filter((one) => !one.frames.some((frame) => ASIDE.has(frame.kind))),
    ctx,
  );
}

const LAID_TO =
  /\b(?:secondary to|due to|caused by|related to|attributed to|attributable to|consistent with|compatible with|in keeping with|suggest(?:ing|ive of)|representing)\b/i;

/** "Pink skin, most likely secondary to stasis dermatosis": what a finding of the exam is laid to is not dropped with a word. */
function withItsCause(sentence: Sentence, planned: Planned[], ctx: Context): Planned[] {
  const at = planned.findIndex(({ frames }) => frames.every(({ kind }) => kind === 'finding'));
  const words = ctx.clean(sentence.span);
  const one = planned[at];
  if (one === undefined || !LAID_TO.test(words) || accountsForAll(sentence, planned, ctx)) return planned;
  const said = planned.flatMap(({ plan }) => [plan.what, ...plan.details]);
  const quote = quotable(words);
  if (quote === null || said.some(({ text }) => text.includes('“'))) return planned;
  const line = say(`${OWN_WORDS} “${quote}”`, [sentence.span]);
  return planned.with(at, { ...one, plan: { ...one.plan, details: [...one.plan.details, line] } });
}

/** "82 yo F with HFpEF presenting with leg swelling": the first line of a story, told as its sentences. */
function opened(sentence: Sentence, planned: readonly Planned[], ctx: Context): Planned[] | null {
  const [what, ...details] = retellOpening(bodyOf(sentence), ctx) ?? [];
  if (what === undefined) return null;
  const [first, ...others] = planned.filter(isPressing);
  if (first !== undefined)
    return [{ ...first, plan: { ...first.plan, details: [what, ...details, ...first.plan.details] } }, ...others];
  return [{ frames: planned.flatMap(({ frames }) => frames), plan: { what, details, meaning: [] }, retold: true }];
}

/** With the report's own words of the whole sentence beside the last of them. */
function inOwnWords(sentence: Sentence, planned: readonly Planned[], ctx: Context): Planned[] {
  const last = planned.at(-1);
  const quote = last === undefined ? null : quotable(ctx.clean(sentence.span));
  // A plan that is a quotation holds the line already.
  if (last === undefined || quote === null || last.plan.what.text.includes('“')) return [...planned];
  const line = say(`the whole line of the report is: “${quote}”`, [sentence.span]);
  return [...planned.slice(0, -1), { ...last, plan: { ...last.plan, details: [...last.plan.details, line] } }];
}

/** What is to be done next: never lost with a sentence that cannot be told whole. */
function isAdvice({ kind, negated, assertion, source }: Frame, ctx: Context): boolean {
  if ((kind !== 'recommendation' && kind !== 'follow_up') || negated || assertion === 'historical') return false;
  return !NOTHING_ASKED.test(ctx.clean(source));
}

const NOTHING_ASKED = /\bno (?:routine |further |more )?(?:follow|treatment|action|review|tests?|imaging)/i;

function isPrescribed({ kind, medicine, assertion }: Frame): boolean {
  return kind === 'medicine' && medicine?.setting === 'prescribed' && assertion === 'present';
}

/** "It was then stopped" of a medicine that the sentence before names: with its name. */
function withItsName(what: Said, frames: readonly Frame[], sentence: Sentence, ctx: Context): Said {
  const head = frames.find((one) => one.head?.kind === 'medicine' && one.head.span.end <= sentence.span.start)?.head;
  if (head == null) return what;
  const name = ctx.clean(head.span);
  const text = what.text.replace(/^(?:It|This)(?= (?:was|is|were)\b)/, name.charAt(0).toUpperCase() + name.slice(1));
  return text === what.text ? what : { ...what, text, sources: [...what.sources, head.span] };
}

/** What cannot wait is told first, in words of its own, whatever else its sentence says. */
function isPressing({ frames }: Planned): boolean {
  return frames.some(({ urgency }) => urgency !== null && urgency.state !== 'known');
}

/** Sections whose lines have planners of their own that read the whole line. */
const LINES_OF_OTHERS: ReadonlySet<SectionKind> = new Set([
  'medications', 'admission_medications', 'discharge_medications', 'physical_exam', 'vitals', 'review_of_systems', 'instructions', 'activity',
  'diet', 'warning_signs', 'follow_up', 'recommendation', 'indication', 'chief_complaint', 'procedures', 'condition', 'disposition', 'allergies',
  'pending', 'header', 'exam', 'technique',
]); // biome-ignore format: one list

/**
 * A note-taker's line without a verb ("Mild stenosis, stable - echo in 3 years"): where its frames leave words out, the line
 * in everyday words in their place, or beside them among diagnoses.
 */
function tellLine(sentence: Sentence, planned: readonly Planned[], ctx: Context): Planned[] {
  const section = ctx.understanding.report.sections[sentence.section]?.kind ?? 'other';
  const frames = planned.flatMap((one) => one.frames);
  if (ctx.teller.sees || LINES_OF_OTHERS.has(section) || frames.every((frame) => OWN.has(frame.kind)))
    return [...planned];
  if (frames.some((frame) => frame.part !== undefined || frame.kind === 'medicine')) return [...planned];
  if (accountsForAll(sentence, planned, ctx)) return [...planned];
  const line = retellLine(sentence, ctx);
  if (line === null) return [...planned];
  const [pressing, ...others] = planned.filter(isPressing);
  if (pressing !== undefined)
    return [{ ...pressing, plan: { ...pressing.plan, details: [line, ...pressing.plan.details] } }, ...others];
  if (!CONCLUSIONS.has(section))
    return [{ frames, plan: { what: line, details: scoresOf(planned), meaning: [] }, retold: true }];
  const own = planned.filter(({ plan }) => !/^The report says: “/.test(plan.what.text));
  // A name that the line leaves as it is printed, or a time that only the statement tells: both stay as they are.
  const known = new Set(line.knowledge);
  const plain = frames.every(
    ({ head, assertion }) =>
      (head === null || known.has(head.ref.id)) && /^(?:present|absent|possible)$/.test(assertion),
  );
  if (!plain) return [...planned];
  const meaning = (own[0] ?? planned[0])?.plan.meaning ?? [];
  return [
    { frames, plan: { what: withLead(line, own[0]?.plan.what), details: scoresOf(planned), meaning }, retold: true },
  ];
}

/** What a list of diagnoses says of its entry, before the entry as the line has it. */
const LIST_LEAD =
  /^(Your (?:main )?diagnosis|The first diagnosis on the list|The first diagnosis listed for your stay|When you came in, the diagnosis|(?:The|Another) cause of death that the report lists|The report (?:also )?lists)(?: is| was)?(?= )/;

function withLead(line: Said, what: Said | undefined): Said {
  const lead = what === undefined ? undefined : LIST_LEAD.exec(what.text)?.[1];
  const body = line.text.replace(/^The report lists: /, '');
  if (lead === undefined || what === undefined || (body === line.text && /^[^.]{2,60}: /.test(line.text))) return line;
  return {
    text: `${lead}: ${uncapital(body)}`,
    sources: line.sources,
    knowledge: [...new Set([...line.knowledge, ...what.knowledge])],
  };
}

/** What the scores of a sentence mean, behind the sentence told whole. */
function scoresOf(planned: readonly Planned[]): Said[] {
  const rated = planned.filter((one) => one.frames.some((frame) => frame.kind === 'score'));
  return rated.flatMap(({ plan }) => [plan.what, ...plan.details]);
}

/** Read from single words, and beside the point in a story. */
const ASIDE: ReadonlySet<string> = new Set(['comparison', 'limitation']);

/** Told by planners that look at the whole sentence themselves. */
const OWN: ReadonlySet<string> = new Set([
  'technique',
  'warning_sign',
  'instruction',
  'follow_up',
  'recommendation',
  'score',
  'reason',
  'pending',
]);

/** A medicine of a list, read with its whole stretch of the line, or one that a germ was tested against. */
function isListed(frame: Frame): boolean {
  const setting = frame.medicine?.setting;
  return (
    setting === 'list' || setting === 'before' || (frame.kind === 'finding' && frame.head?.ref.folder === 'medicines')
  );
}

/** Words that say nothing of their own beside what a finding, an illness or a medicine is said to be. */
const EMPTY = new Set(
  `a an the of in on at to for from with and or as is are was were be been being am has have had having he she it they his her their its him
  patient pt patient's patients this that these those there here who which also does did do i we our noted seen found shows showed show
  showing revealed reveals demonstrated demonstrates demonstrating evidence identified present presents presented observed appreciated
  report reports reported states stated complains complained complaining complaints complaint history past medical known notes
  currently current today time some any significant evidence exam examination diagnosis diagnosed diagnoses includes include including
  consistent status sign signs area region bilateral both old year male female man woman gentleman lady overall otherwise again
  changes level w medicine medication medications taking takes take on by mouth daily mg ml tablet tablets`.split(
    /\s+/,
  ),
);
const SIDES: Readonly<Record<string, Frame['laterality']>> = {
  l: 'left',
  lt: 'left',
  r: 'right',
  rt: 'right',
  bilaterally: 'both',
};
const CALM_WORDS = /^(?:intact|patent|clear|unremarkable|normal|preserved|limits|within)$/;
const DENYING = /^(?:no|not|never|denies|denied|deny|denying|negative|without|none|nor|neither|free|absent|any)$/;

/** True where each word of the sentence is said by the plans, or says nothing of its own. */
export function accountsForAll(sentence: Sentence, planned: readonly Planned[], ctx: Context): boolean {
  const frames = planned.flatMap((one) => one.frames);
  if (frames.some((frame) => (frame.leftover?.length ?? 0) > 0)) return false;
  const parts = planned.flatMap(({ plan }) => [plan.what, ...plan.details]);
  const known = new Set(
    [...parts, ...planned.flatMap(({ plan }) => plan.meaning)].flatMap(({ knowledge }) => knowledge),
  );
  // Words that a plan only quotes are not told in everyday ones.
  const told = wordsOf(ctx.teller.sees ? textOf(parts) : textOf(parts).replace(/“[^”]*”/g, ' '));
  const denied = frames.some((frame) => frame.negated);
  const told5 = new Set(told.map((word) => word.slice(0, 5)));
  const covered = ctx.mentions.within(sentence.span).filter((mention) => known.has(mention.ref.id));
  const open = frames.some((frame) => frame.assertion === 'possible' || frame.certainty !== 'certain');
  const calm = frames.some((frame) => frame.kind === 'normal');
  const rated = frames.flatMap(({ score }) => (score === null ? [] : [score.span]));
  const start = sentence.label === null ? sentence.span.start : sentence.label.span.end;
  const text = ctx.understanding.report.clean.slice(start, sentence.span.end);
  let next = 0;
  for (const match of text.matchAll(/[A-Za-z][A-Za-z'’]*|\d[\d.,/]*/g)) {
    const at = start + match.index;
    while (next < covered.length && (covered[next]?.span.end ?? 0) <= at) next++;
    const mention = covered[next];
    if (mention !== undefined && mention.span.start <= at && mention.span.end > at) continue;
    if (rated.some((span) => span.start <= at && span.end > at)) continue;
    const word = match[0].toLowerCase();
    if (EMPTY.has(word) || (denied && DENYING.test(word))) continue;
    if (SIDES[word] !== undefined && frames.some((frame) => frame.laterality === SIDES[word])) continue;
    if (calm && CALM_WORDS.test(word)) continue;
    if (open && HEDGED.test(word)) continue;
    if (told5.has(word.slice(0, 5))) continue;
    if (isToldAttribute(word, frames)) continue;
    return false;
  }
  return true;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z'’]*|\d[\d.,/]*/g) ?? [];
}

/** "moderate" of a frame that is told as "medium", "resolved" as "gone". */
function isToldAttribute(word: string, frames: readonly Frame[]): boolean {
  return frames.some(
    (frame) =>
      (frame.severity !== null && word.startsWith(frame.severity.slice(0, 4))) ||
      (frame.change === 'resolved' && word === 'resolved') ||
      (frame.assertion === 'historical' && /^(?:ago|prior|previous|previously)$/.test(word)),
  );
}
