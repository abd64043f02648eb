import type { SectionKind, Sentence } from '../../reading/types.js';
import { isOperationReport } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { conclusionSentences } from '../summary/conclusion-sentences.js';
import { withArticle } from '../words/english.js';
import { isStoryNote, storySentences } from './story-note.js';

/** What the writer of a story takes it to be, and the report's own line for it. */
export interface Judgement {
  said: Said;
  quote: Said | null;
  sentence: Sentence;
}

/** All that was seen is weighed: no single test, and no guess of the first day. */
const WEIGHED = String.raw`(?:clinical (?:picture|presentation|syndrome|features|course)|(?:history|story|exam(?:ination)?|findings|presentation|picture|features|work-?up|constellation)\b[^.;]{0,120}?)`;
const FITS = String.raw`(?:(?:is|are|was|were|seems?|appear(?:s|ed)?) )?(?:most |felt to be |thought to be |highly |very )?(?:consistent|compatible|in keeping) with`;
const LEANS = String.raw`(?:would |most |strongly |may |might |could )?(?:invokes?|invoked|suggests?|suggested|(?:is|are|was|were) (?:most |highly |strongly )?suggestive of|supports?|supported|favou?rs?|favou?red|points? to(?:ward)?|pointed to(?:ward)?)`;
const NAMED = String.raw`(?:final|clinical|working|presumptive|preliminary|provisional|most likely|overall)? ?diagnos(?:is|es) (?:was|is|of|were|remains?)|(?:was|were|has been|is) (?:finally |ultimately |eventually |clinically |subsequently |later |then )?diagnosed (?:with|as|to have)`;
/** What the writer of a letter holds it to be, in so many words. */
const WHAT_IT_IS = String.raw`(?:this|these|it|that|those|her|his|their|the|she|he|they)(?: \w+){0,3} (?:is|are|was|were|has|have|had|represents?|reflects?)`;
const SURE = String.raw`(?:I am|I['’]m|we are|am) (?:very |quite |fairly |reasonably )?(?:confident|sure|certain|convinced|satisfied|in no doubt) (?:that )?${WHAT_IT_IS}`;
const HELD = String.raw`(?:I|we) (?:would )?(?:think|believe|feel|suspect|wonder if)(?: that)? ${WHAT_IT_IS}|(?:my|our) (?:impression|opinion|feeling|suspicion) is (?:that ${WHAT_IT_IS}|of)|(?:in|to) my (?:opinion|mind),? ${WHAT_IT_IS}`;
const IS_NAMED = new RegExp(String.raw`\b(?:${NAMED}|${SURE})`, 'i');
const FIRM = new RegExp(String.raw`\b(?:${WEIGHED}\s*${FITS}|${NAMED}|${SURE})`, 'i');
const LOOSE = new RegExp(String.raw`\b(?:${WEIGHED}\s*${LEANS}|${HELD})`, 'i');
const OPEN =
  /\b(?:would|may|might|could|possibl[ey]|probabl[ey]|likely|suggest\w*|presum\w*|suspect\w*|think|believe|feel\w*|impression|opinion|wonder|working|invoke\w*|favou?r\w*|if)\b/i;
const NOT_SURE_WHOSE =
  /\b(?:no longer|not|never|unlikely|ruled out|excluded|initially|at first|differential|rather than|instead of|versus|vs)\b/i;
const ILL: ReadonlySet<string> = new Set(['disease', 'finding']);
/** Letters between what is weighed and the illness that it fits. */
const REACH = 90;

/** The last line of a story in which its writer says what it all fits; null where there is none that is clear. */
export function judgementOf(ctx: Context): Judgement | null {
  return isStoryNote(ctx) ? lastJudged(storySentences(ctx), ctx) : null;
}

/** Parts of a note that tell of before, or of what the reader came with. */
const BEFORE: ReadonlySet<SectionKind> = new Set<SectionKind>([
  ...(['history_present', 'chief_complaint', 'indication', 'comparison', 'technique', 'past_history'] as const),
  ...(['surgical_history', 'family_history', 'social_history', 'medications', 'allergies'] as const),
]);

/** The same of the note of a visit: the line behind its exam in which the writer names what it is. */
export function judgementOfVisit(ctx: Context): Judgement | null {
  const { report } = ctx.understanding;
  const { type, title } = report.type;
  if (type !== 'other' || ctx.teller.sees || isOperationReport(type, title)) return null;
  // Of a list of problems the first leads, and no later one.
  const concluded = conclusionSentences(ctx);
  const told = report.sentences.filter(
    ({ section, span }) =>
      !BEFORE.has(report.sections[section]?.kind ?? 'other') && !/\bhistory of\b/i.test(ctx.clean(span)),
  );
  return lastJudged(concluded.length > 0 ? concluded.slice(0, 1) : told, ctx);
}

function lastJudged(sentences: readonly Sentence[], ctx: Context): Judgement | null {
  for (const sentence of [...sentences].reverse()) {
    const words = ctx.understanding.report.clean.slice(sentence.span.start, sentence.span.end);
    const cue = FIRM.exec(words) ?? LOOSE.exec(words);
    if (cue === null) continue;
    const at = sentence.span.start + cue.index + cue[0].length;
    const frame = namedAfter(at, sentence, ctx);
    if (frame === null) continue;
    const between = ctx.understanding.report.clean.slice(at, frame.head?.span.start ?? at);
    if (NOT_SURE_WHOSE.test(`${cue[0]} ${between}`)) continue;
    const name = nameOf(frame, ctx);
    if (name === null || FRIGHTENING.test(name)) continue;
    const open = OPEN.test(`${cue[0]} ${between}`);
    const such = suchAs(frame, ctx);
    const what = `${name}${such?.text ?? ''}`;
    const text = open
      ? `the report says that this may be ${what}`
      : IS_NAMED.test(cue[0])
        ? `the report gives this diagnosis: ${what}`
        : `the report says that this fits ${what}`;
    const ids = [frame.head?.ref.id ?? '', ...(such === null ? [] : [such.id])];
    const quote = quotable(words);
    return {
      said: say(text, [sentence.span], ids),
      quote: quote === null ? null : say(`the report says: “${quote}”`, [sentence.span]),
      sentence,
    };
  }
  return null;
}

/** The first illness behind the cue, said of the patient and not set aside. */
function namedAfter(at: number, sentence: Sentence, ctx: Context): Frame | null {
  const frames = ctx
    .framesIn(sentence.index)
    .filter(({ head }) => head !== null && head.span.start >= at)
    .sort((a, b) => (a.head?.span.start ?? 0) - (b.head?.span.start ?? 0));
  const first = frames.find(({ head }) => ILL.has(head?.kind ?? ''));
  if (first === undefined || (first.head?.span.start ?? 0) - at > REACH) return null;
  const fits =
    (first.kind === 'finding' || first.kind === 'diagnosis') &&
    (first.assertion === 'present' || first.assertion === 'possible') &&
    !first.negated &&
    first.experiencer === 'patient' &&
    first.setAside === undefined &&
    first.bySign === undefined;
  return fits ? first : null;
}

function nameOf(frame: Frame, ctx: Context): string | null {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  if (noun === null) return null;
  const lay = noun.number === 'singular' ? withArticle(noun.lay) : noun.lay;
  return noun.lay.toLowerCase().includes(noun.term.toLowerCase()) ? lay : `${lay} (${noun.term})`;
}

/** "A dementia such as Alzheimer's disease": the kind that is thought of. */
function suchAs(frame: Frame, ctx: Context): { text: string; id: string } | null {
  const end = frame.head?.span.end ?? 0;
  const next = ctx.mentions
    .within({ start: end, end: end + 60 })
    .find(({ kind, span }) => ILL.has(kind) && span.start > end);
  if (next === undefined) return null;
  const between = ctx.understanding.report.clean.slice(end, next.span.start);
  if (!/^(?: \w+){0,2},? (?:such as|like)(?: an?| the)?\s*$/i.test(between)) return null;
  const noun = nounOf(next, ctx);
  return noun === null ? null : { text: `, such as ${noun.lay}`, id: noun.id };
}
