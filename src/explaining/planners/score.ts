import type { Span } from '../../contract/analysis.js';
import { categoryOfCode, hasRanges, onceIn, plainCode, type Score } from '../../knowledge/index.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { isCancerOfThePast } from '../findings/treated-cancer.js';
import { say, sayAll } from '../nets/said.js';
import { labelAbove } from '../summary/label-above.js';
import { uncapital } from '../words/english.js';
import { place } from '../words/place.js';
import { itemOf } from './numbered.js';
import type { Plan } from './plan.js';
import { letteredSample } from './sample.js';
import { markOf } from './specimens.js';

/** A stage, grade or category, with what it stands for. */
export function planScore(frame: Frame, ctx: Context): Plan | null {
  if (frame.score === null) return null;
  const score = ctx.knowledge.score(frame.score.id);
  if (score === undefined) return null;
  const past = frame.assertion === 'historical';
  // What a category means is told of now; of the past only what it was.
  const known = past || frame.score.between || isUnderMachine(frame, ctx) ? null : categoryOf(frame, ctx);
  const { side, above } = ratedSide(frame, score, ctx);
  const own = sideOf(frame, score, ctx);
  const category =
    known !== null &&
    (reassuresAgainst(known.plain, frame, ctx) ||
      isCalmedAgainst(known.plain, ctx) ||
      (((side === null && own === '') || OF_LUMPS.has(score.id)) && calmsBeside(frame, known.importance, ctx)))
      ? null
      : known;
  const measured = OF_A_PLACE.has(score.id) ? placeOf(frame, ctx) : null;
  return {
    what: say(
      `${inSample(frame, ctx)}${leadOf(frame, score, measured?.text ?? own, ctx)}`,
      [frame.source, ...above, ...(measured?.spans ?? []), ...(inSample(frame, ctx) === '' ? [] : markOf(frame, ctx))],
      [score.id, ...(measured?.knowledge ?? [])],
    ),
    details:
      category === null
        ? []
        : sayAll(
            firstAndLast(frame, score) ??
              stagedByScan(frame, score, ctx) ??
              (side === null || OF_LUMPS.has(score.id)
                ? asSentence(category.plain)
                : `on the ${side} side, ${uncapital(asSentence(category.plain))}`),
            [frame.source, ...above],
            [score.id],
          ),
    meaning: category === null ? sayAll(asSentence(score.meaning), [], [score.id]) : [],
  };
}

/** "Used on 67% of nights, estimated index 3": breathing stops counted by the machine that prevents them calm nobody. */
function isUnderMachine({ score, sentence }: Frame, ctx: Context): boolean {
  if (score === null || !/^(?:ahi|.*apnea-index)$/.test(score.id)) return false;
  const { report } = ctx.understanding;
  const own = report.sentences[sentence];
  const near = [sentence - 2, sentence - 1, sentence]
    .map((at) => report.sentences[at])
    .filter((one) => one !== undefined && one.section === own?.section);
  return near.some((one) => one !== undefined && ON_MACHINE.test(ctx.clean(one.span)));
}
const ON_MACHINE =
  /\b(?:[CA]PAP|Bi-?PAP|Bi-?level|ASV|positive airway pressure|(?:on|with|under|by) (?:the |her |his )?(?:machine|device|mask|treatment|therapy)|compliance|adherence|download|usage|residual|nights? used|leak)\b/i;

const BY_SCAN = /\b(?:CT|MRI|PET|EUS|imaging|radiolog\w+|clinical(?:ly)?|scan)\b[^.;]{0,30}$/i;

/** "Staging CT T3 N1": a scan shows lymph nodes that look like it, and no cancer was found in them yet. */
function stagedByScan({ score: found, source }: Frame, score: Score, ctx: Context): string | null {
  if (score.id !== 'tnm-n' || found === null || !/^c?N1/i.test(found.code)) return null;
  const before = ctx.clean({ start: Math.min(source.start, found.span.start), end: found.span.start });
  return /^c/i.test(ctx.clean(found.span)) || BY_SCAN.test(before)
    ? 'the scan suggests cancer in lymph nodes nearby'
    : null;
}

/** "Apgar 5, 8": a low first check and a good last one are told both; null where they say the same. */
function firstAndLast({ score: found }: Frame, score: Score): string | null {
  if (score.id !== 'apgar' || found === null) return null;
  const values = found.code.match(/\b\d{1,2}(?= at\b|,| and\b|$)/g) ?? [];
  const [first, last] = [values[0], values.at(-1)].map((value) => categoryOfCode(score, value ?? ''));
  if (values.length < 2 || !first || !last || first.code === last.code) return null;
  const at = (check: string, { plain }: { plain: string }) =>
    plain.replace('the check with this score', `the ${check} check`);
  return `${at('first', first)} ${at('last', last)}`;
}

/** The one side that the sentence of a category names in front of it ("RIGHT: BI-RADS 2"), or the label over its line. */
function ratedSide(frame: Frame, score: Score, ctx: Context): { side: 'left' | 'right' | null; above: Span[] } {
  if (frame.score === null || FIGURE.test(score.term) || frame.assertion === 'historical')
    return { side: null, above: [] };
  const start = ctx.understanding.report.sentences[frame.sentence]?.span.start ?? frame.source.start;
  const front = { start: Math.min(start, frame.score.span.start), end: frame.score.span.start };
  const own = sidesIn(ctx.clean(front));
  // "Right breast: Benign. BI-RADS 2.": of the side that heads its line.
  const above = own.size === 0 ? labelAbove(frame.sentence, ctx) : null;
  const sides = above === null ? own : sidesIn(ctx.clean(above));
  const [only] = sides;
  return sides.size === 1 && (only === 'left' || only === 'right')
    ? { side: only, above: [above ?? front] }
    : { side: null, above: [] };
}

function sidesIn(words: string): Set<string> {
  return new Set((words.match(/\b(?:left|right|bilateral(?:ly)?|both)\b/gi) ?? []).map((one) => one.toLowerCase()));
}

/** A harmless category of no named side, where another place of the report has a graver one of the same kind. */
function calmsBeside(frame: Frame, importance: string, ctx: Context): boolean {
  if (importance !== 'note' && importance !== 'normal') return false;
  return ctx.understanding.frames.some(
    (other) =>
      other !== frame &&
      other.score !== null &&
      other.score.id === frame.score?.id &&
      other.score.code !== frame.score?.code &&
      // "Nodule 2" that has a number of its own is no other.
      (itemOf(frame, ctx) === null || itemOf(frame, ctx) === itemOf(other, ctx)) &&
      other.assertion !== 'historical' &&
      ['important', 'urgent'].includes(categoryOf(other, ctx)?.importance ?? ''),
  );
}

/** "25/30 (with deficits in recall)": no comfort of ours beside what the report says was lacking. */
function reassuresAgainst(plain: string, frame: Frame, ctx: Context): boolean {
  const sentence = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  return (
    /\bnormal\b|\busual\b(?! than)/i.test(plain.replace(/\b(?:lower|higher|more|less|worse) than usual\b/i, '')) &&
    /\b(?:deficits?|impair\w*|missed|missing|lost \w+ points?|errors?|declin\w+|down from|could ?n[o']t|unable|decreased from|fell from)\b/i.test(
      ctx.clean(sentence),
    )
  );
}

const CALMS = /\b(?:often|usually) seen as normal\b/;
const OF_MEMORY = onceIn(
  /\b(?:dementia|alzheimer\w*|cognitive (?:impairment|decline|dysfunction|deficits?|disorder)|(?:memory|recall) (?:loss|deficits?|impairment|difficult\w+|problems?|trouble|complaints?)|deficits?|encephalopath\w+)\b/i,
);

/** A figure within the usual range calms nobody where the report speaks of a loss of what it measures. */
function isCalmedAgainst(words: string, ctx: Context): boolean {
  return CALMS.test(words) && OF_MEMORY(ctx.understanding.report.clean);
}

/** "in sample E, ": each of several samples has a grade of its own. */
function inSample(frame: Frame, ctx: Context): string {
  const name = letteredSample(frame, ctx);
  return name === null || frame.assertion === 'historical' ? '' : `in ${name}, `;
}

/** The category of the knowledge base that the printed code is; of two, the second. */
export function categoryOf(frame: Frame, ctx: Context) {
  if (frame.score === null) return null;
  const score = ctx.knowledge.score(frame.score.id);
  return score === undefined ? null : categoryOfCode(score, frame.score.category ?? frame.score.code);
}

function asSentence(plain: string): string {
  const text = plain.trim();
  const noun = /^(?:A|An) (?:scale|score|code|check|measure|test|number|grade|sum|count|way|type|stage|guide)\b/.test(
    text,
  );
  if (noun) return `this is ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (/[.!]$/.test(text) || /\b(?:is|are|has|have|was|means|shows|needs|can|may|looks?|should)\b/i.test(text))
    return text;
  return `this means ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Terms that name the figure itself, so that "the … is 2" is a sentence: "the Gleason score", "the sharpness of sight". */
const FIGURE =
  /\b(?:score|grade|group|class|category|stage|scale|type|index|level|count|ratio|number|value|pressure|rating|sharpness|degree)\b/i;

/** "The tumor stage (T) is T1", or "The report rates this as BI-RADS 4A" where the system has no everyday name. */
function leadOf(frame: Frame, score: Score, where: string, ctx: Context): string {
  const printed = frame.score === null ? '' : ctx.clean(frame.score.span).replace(/\s+/g, ' ');
  const code = frame.score?.code ?? '';
  const { term } = score;
  // A figure of a story was taken then; a stage or type still holds.
  const then = hasRanges(score) && !ctx.teller.sees;
  const is = frame.assertion === 'historical' || then || isCancerOfThePast(ctx) ? 'was' : 'is';
  if (!FIGURE.test(term)) {
    const rated = ratedSide(frame, score, ctx).side;
    const item = itemOf(frame, ctx);
    const named = /[A-Za-z]{3}/.test(printed) && printed.length <= 40 ? printed : `${term} ${code}`;
    return frame.assertion === 'historical'
      ? `your past health history includes ${named}`
      : `the report rates ${item !== null ? `“${item}”` : rated === null ? 'this' : OF_LUMPS.has(score.id) ? `one lump on your ${rated} side` : `your ${rated} side`} as ${named}`;
  }
  // "Gleason 4+4": the sum is ours, the figures are the report's.
  const letter = score.id.startsWith('tnm-') ? (/[TN]\d([a-d])\b/i.exec(printed)?.[1]?.toLowerCase() ?? '') : '';
  const known =
    letter !== ''
      ? `${code}${letter}`
      : (figures(printed, term) ?? /\b\d ?\+ ?\d(?: ?= ?\d{1,2})?/.exec(printed)?.[0] ?? code);
  const total = frame.score?.outOf ?? (typeof score.outOf === 'number' && !frame.score?.category ? score.outOf : null);
  const least =
    frame.score === null
      ? ''
      : ctx.clean({ start: Math.max(0, frame.score.span.start - 18), end: frame.score.span.start });
  const atLeast = /\bat least (?:stage )?\W?$/i.test(`${least} `) ? 'at least ' : '';
  return `the ${term}${where} ${is} ${atLeast}${total === null ? known : `${plainCode(known)} out of ${total}`}`;
}

/** Scores of one lump each, of which a side may have several: never the rating of the side. */
const OF_LUMPS: ReadonlySet<string> = new Set(['ti-rads', 'li-rads', 'pi-rads', 'bosniak']);

/** Scores that are measured at several places of the body, each with a figure of its own. */
const OF_A_PLACE: ReadonlySet<string> = new Set(['t-score', 'z-score']);
const NOWHERE = { text: '', spans: [], knowledge: [] };

/** "Left femoral neck: T-score -2.6": the place named last before the figure, or by the line's label. */
function placeOf(frame: Frame, ctx: Context): { text: string; spans: Span[]; knowledge: string[] } {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (frame.score === null || sentence === undefined) return NOWHERE;
  const before = { start: sentence.span.start, end: frame.score.span.start };
  const sites = ctx.mentions
    .within(before)
    .filter(({ kind, ref }) => kind === 'anatomy' && !/^(?:bone|[lt]\d{1,2})$/.test(ref.id));
  const last = sites.at(-1);
  const noun = last === undefined ? null : nounOf(last, ctx);
  if (last === undefined || noun === null) return NOWHERE;
  const side = /\b(left|right)\W*(?:[a-z]+ )?$/i.exec(
    `${ctx.clean({ start: Math.max(before.start, last.span.start - 16), end: last.span.start })} `,
  )?.[1];
  const laterality = side === undefined ? null : (side.toLowerCase() as 'left' | 'right');
  return { text: ` of ${place(noun, laterality)}`, spans: [sentence.span], knowledge: [noun.id] };
}

/** "Right ABI 0.8", "IOP 15 in the left eye": the side that stands right before the name or behind the code. */
function sideOf(frame: Frame, score: Score, ctx: Context): string {
  // A stage or grade announced by its illness is of the illness, whose own sentence tells the side.
  if (frame.score === null || (score.rates !== undefined && !score.paired)) return '';
  const { start, end } = frame.score.span;
  const before = /\b(right|left)(?: [a-z]+)?[\s:,-]{0,3}$/i.exec(
    ctx.clean({ start: Math.max(frame.source.start, start - 24), end: start }),
  )?.[1];
  const after = /^[\s,(]{0,2}(?:(?:in|on|for|of) )?(?:the |your )?(right|left)\b/i.exec(
    ctx.clean({ start: end, end: Math.max(end, Math.min(frame.source.end, end + 24)) }),
  )?.[1];
  const eye = /^[\s,(]{0,2}O([DSU])\b/.exec(ctx.clean({ start: end, end: Math.min(frame.source.end, end + 6) }))?.[1];
  if (eye !== undefined) return eye === 'U' ? ' in both eyes' : ` of the ${eye === 'D' ? 'right' : 'left'} eye`;
  const own = score.paired && frame.laterality !== null ? frame.laterality : undefined;
  const side = (before ?? after)?.toLowerCase() ?? own;
  if (side === 'both') return ' on both sides';
  return side === undefined ? '' : ` on the ${side} side`;
}

/** "Gleason score 3+4=7" -> "3+4=7". */
function figures(named: string, term: string): string | null {
  const rest = named.toLowerCase().startsWith(term.toLowerCase())
    ? named.slice(term.length).replace(/^[\s:]+/, '')
    : '';
  return /^[\d+= ]{1,12}$/.test(rest) && rest.includes('+') ? rest : null;
}
