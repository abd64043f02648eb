import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { WrittenRecommendation } from '../advice/recommendations.js';
import type { Context } from '../context.js';
import { type Said, say, textOf } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { retellSentence } from '../retell/retell.js';
import type { WrittenFinding } from '../written.js';

/** Calls the reader back. */
const BACK =
  /\b(?:must|should|needs? to|has to|have to|is to|are to|to|asked to|advised to|told to) (?:now |please |urgently |immediately )?(?:return|come (?:straight )?back|come in|re-?attend|attend|re-?present|be (?:re-?admitted|recalled|brought back))\b|\brecall(?:ed)? (?:to|for|patient|him|her)\b/i;
const NOT_OF_LIFE =
  /\b(?:return|come back|go back) to (?:work|school|sports?|play|driv\w+|normal|usual|full|baseline)\b/i;
/** Takes back, or changes, what stands above. */
const OVERRULES =
  /\b(?:not (?:an? )?(?:adequate|appropriate|suitable|sufficient|effective|safe|correct)|inadequate|insufficient|do(?:es)? not (?:take|start|give|use|need)|(?:please |to |must |should |now )?(?:stop|cease|discontinue|withhold|disregard)(?:ped|d)? |instead of|in place of|replac(?:es|ed) |supersed\w+|no longer|cancel\w*|in error|incorrect\w*|should (?:read|be|have been)|resistant to|(?:changed?|switch(?:ed)?|increased?|reduced?|decreased?) (?:\w+ ){0,4}(?:to|from) )/i;
/** What others did or heard of it. */
const TALK = /\b(?:calls? made|voicemail|discussed|reached at|notified|dictat\w+|transcri\w+|typed)\b/i;
const MOST = 2;

/** A sentence of a part that was added to a stay's paper later, and that counts in place of what was written first. */
export interface AddedLater {
  sentence: Sentence;
  said: Said;
  /** It calls the reader back. */
  back: boolean;
}

const cache = new WeakMap<Context, readonly AddedLater[]>();

/** What was added later to the paper of a stay and goes before its plan: come back, or not what was prescribed. */
export function notesAdded(ctx: Context): readonly AddedLater[] {
  const known = cache.get(ctx);
  if (known !== undefined) return known;
  const notes = findNotes(ctx);
  cache.set(ctx, notes);
  return notes;
}

function findNotes(ctx: Context): AddedLater[] {
  const { sections, sentences, type } = ctx.understanding.report;
  if (type.type !== 'discharge_summary') return [];
  const found: AddedLater[] = [];
  for (const sentence of sentences) {
    if (sections[sentence.section]?.kind !== 'addendum') continue;
    const words = ctx.clean(sentence.span);
    const back = BACK.test(words) && !NOT_OF_LIFE.test(words);
    if ((!back && !OVERRULES.test(words)) || TALK.test(words) || FRIGHTENING.test(words)) continue;
    const said = inWords(sentence, ctx);
    if (said !== null) found.push({ sentence, said, back });
  }
  return found.sort((a, b) => Number(b.back) - Number(a.back)).slice(0, MOST);
}

function inWords(sentence: Sentence, ctx: Context): Said | null {
  const told = retellSentence(sentence, ctx);
  const [first] = told ?? [];
  if (first !== undefined && told?.length === 1) return first;
  const quote = quotable(ctx.clean(sentence.span));
  return quote === null ? null : say(`a note added later says: “${quote}”`, [sentence.span]);
}

/** What calls the reader back stands first among what the report asks for; gives the findings that it tells already. */
export function putFirst(
  recommendations: WrittenRecommendation[],
  findings: readonly WrittenFinding[],
  ctx: Context,
): ReadonlySet<unknown> {
  const moved = new Set<unknown>();
  for (const { sentence, said } of notesAdded(ctx)
    .filter(({ back }) => back)
    .reverse()) {
    for (const finding of findings) if (finding.plan.what.text === said.text) moved.add(finding);
    const at = recommendations.findIndex(
      (one) => one.kind === 'from_report' && one.said[0]?.sources.some((span) => isWithin(span, sentence)) === true,
    );
    const [one] = at < 0 ? [] : recommendations.splice(at, 1);
    const from = recommendations.findIndex(({ kind }) => kind === 'from_report');
    recommendations.splice(from < 0 ? recommendations.length : from, 0, {
      kind: 'from_report',
      said: one?.said ?? [said],
      keep: true,
    });
  }
  return moved;
}

function isWithin({ start, end }: Span, { span }: Sentence): boolean {
  return start < span.end && end > span.start;
}

/** Beside a medicine of the plan stands what a later note says of it. */
export function withNoteAdded(told: readonly { said: Said[] }[], ctx: Context): void {
  for (const one of notesAdded(ctx))
    for (const finding of told)
      if (
        /\b(?:new medicine|plan is to start|medicine list|stays on your list)\b/.test(finding.said[0]?.text ?? '') &&
        isOverruled(finding.said, [one], ctx)
      )
        finding.said.push(
          say(`but a note added later says: “${ctx.clean(one.sentence.span).replace(/\.$/, '')}”`, [one.sentence.span]),
        );
}

/** Whether a sentence about a medicine is overruled by what was added later: it names the same one. */
export function isOverruled(said: readonly Said[], later: readonly AddedLater[], ctx: Context): boolean {
  const text = textOf(said).toLowerCase();
  return later.some(
    ({ sentence, said: own }) =>
      OVERRULES.test(ctx.clean(sentence.span)) &&
      own.sources.length > 0 &&
      !said.some(({ sources }) => sources.some(({ start }) => start >= sentence.span.start)) &&
      ctx.mentions
        .within(sentence.span)
        .some(({ kind, span }) => kind === 'medicine' && text.includes(ctx.clean(span).toLowerCase())),
  );
}

/** A visit of the plan, told to one who is called back before it. */
export function isOlderVisit({ text, sources }: Said, later: readonly AddedLater[]): boolean {
  return (
    /\b(?:clinic|appointment|seen|see (?:you|a|an|the|dr|dr\.)|follow[- ]?up)\b/i.test(text) &&
    later.some(({ back, sentence }) => back && sources.every(({ start }) => start < sentence.span.start))
  );
}
