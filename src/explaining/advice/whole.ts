import type { Span } from '../../contract/analysis.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { noteLine } from '../notes/index.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { isOwnWords, quotedAlone } from '../retell/narrative.js';
import { patientOf } from '../retell/people.js';
import { retellLine, retellSentence } from '../retell/retell.js';
import { isGoodSentence } from '../retell/tidy.js';
import type { WrittenRecommendation } from './recommendations.js';

/** A line of advice longer than this reads better in its parts. */
const MOST_WORDS = 45;

/**
 * Advice of a note that stands in the report's own words, or beside a statement of ours that leaves half of it out ("a visit
 * in 6 weeks" for "a colonoscopy in 6 weeks, to be arranged by …"): its whole sentence in everyday words in place of both,
 * where every word of it can be told.
 */
export function tellAdviceWhole(recommendations: WrittenRecommendation[], ctx: Context): void {
  if (ctx.understanding.report.type.type === 'laboratory') leaveToWhere(recommendations, ctx);
  if (ctx.teller.sees || ctx.understanding.report.type.type === 'laboratory') return;
  const { toDoctor } = patientOf(ctx);
  const quoting = recommendations.filter(
    ({ kind, said }) =>
      kind === 'from_report' &&
      said.some(
        (one) =>
          isOwnWords(one) ||
          quotedAlone(one.text) !== null ||
          (toDoctor && /\b(?:please|you)\b/i.test(printed(one, ctx))),
      ),
  );
  if (quoting.length === 0) return;
  const { sentences, sections } = ctx.understanding.report;
  const gone = new Set<WrittenRecommendation>();
  for (const one of quoting) {
    if (gone.has(one)) continue;
    const at = one.said[0]?.sources[0];
    const sentence = at === undefined ? undefined : sentenceFrom(sentences, at.start);
    if (at === undefined || sentence === undefined) continue;
    if (sentence.span.start > at.start || sentence.span.end < at.end) continue;
    if (LED.has(sections[sentence.section]?.kind ?? 'other')) continue;
    if (!one.said.every((said) => isOf(said, sentence.span))) continue;
    const beside = recommendations.filter(
      (other) =>
        other !== one && other.kind === 'from_report' && other.said.some((said) => touches(said, sentence.span)),
    );
    if (!beside.every(({ said }) => said.every((part) => isOf(part, sentence.span)))) continue;
    const told = isQuotedWhole(one.said, sentence, ctx) ? whole(sentence, ctx) : null;
    if (told === null || told.some(({ text }) => SHORT_TIME.test(text))) continue;
    if (!isBetter(told, one.said[0], sentence, ctx)) continue;
    one.said = told;
    delete one.spare;
    for (const other of beside) gone.add(other);
  }
  if (gone.size > 0)
    recommendations.splice(0, recommendations.length, ...recommendations.filter((one) => !gone.has(one)));
}

/** "The report asks you to see your doctor" beside the same line with the clinic in it: the clinic says more. */
function leaveToWhere(recommendations: WrittenRecommendation[], ctx: Context): void {
  const { sentences } = ctx.understanding.report;
  const of = (one: WrittenRecommendation) => {
    const at = one.said[0]?.sources[0];
    return one.kind !== 'from_report' || at === undefined ? undefined : sentenceFrom(sentences, at.start);
  };
  const vague = recommendations.filter(
    (one) =>
      one.said.length === 1 &&
      SEE_SOMEBODY.test(one.said[0]?.text ?? '') &&
      recommendations.some((other) => other !== one && of(other) !== undefined && of(other) === of(one)),
  );
  if (vague.length > 0)
    recommendations.splice(0, recommendations.length, ...recommendations.filter((one) => !vague.includes(one)));
}

const SEE_SOMEBODY = /^The report (?:asks you to|suggests that you|suggests you) see your doctor\.$/;

/** "3-4/7", "6/52": days and weeks that a reader cannot know. */
const SHORT_TIME = /\d ?\/ ?(?:7|52|12)\b/;
/** So much of a sentence is quoted where it is quoted whole. */
const MOST = 0.7;

/** Where only a part of a sentence is quoted, that part says what is to be done. */
function isQuotedWhole(said: readonly Said[], sentence: Sentence, ctx: Context): boolean {
  const quotes = said.filter((one) => isOwnWords(one) || quotedAlone(one.text) !== null);
  const length = Math.max(0, ...quotes.map(({ text }) => (/“(.+)”/.exec(text)?.[1] ?? '').length));
  return quotes.length === 0 || length >= ctx.clean(sentence.span).length * MOST;
}

/** What a line there is about is said before it ("Of your diet, the report says"). */
const LED: ReadonlySet<string> = new Set(['diet', 'activity']);
const FEW_WORDS = 10;
/** Other leads say of what a line speaks ("Of your diet, the report says"). */
const PLAIN_LEAD = /^(?:The report (?:says|lists)|For your follow-up, the report lists|Precautions): “/;

/** "The report asks you to come back in 6 months" is better than its short line, whatever that is quoted for. */
function isBetter(told: readonly Said[], first: Said | undefined, sentence: Sentence, ctx: Context): boolean {
  if (first === undefined) return false;
  if (quotedAlone(first.text) !== null || first.text.includes('“')) return PLAIN_LEAD.test(first.text);
  return SPEAKS.test(told[0]?.text ?? '') && ctx.clean(sentence.span).split(' ').length >= FEW_WORDS;
}

/** Says in so many words who is to do what. */
const SPEAKS =
  /^(?!The plan says: )(?:[^:]*\b(?:you|your|should|will|must|may|is|are)\b|(?:call|check|repeat|continue|stop|start|take|avoid|keep|return|test|resume|go|come|use|do|have|get)\b)/i;

function whole(sentence: Sentence, ctx: Context): Said[] | null {
  const words = ctx.clean(sentence.span);
  if (words.split(' ').length > MOST_WORDS || FRIGHTENING.test(words)) return null;
  // "RTC 6 mo": told by its own teller.
  if (noteLine(sentence, ctx) !== null) return null;
  const told = retellSentence(sentence, ctx);
  if (told !== null) return told;
  const line = retellLine(sentence, ctx);
  if (line === null) return null;
  const body = /^The (?:report lists|plan says): (.+?)\.?$/.exec(line.text)?.[1];
  if (body === undefined) return [line];
  return [say(isGoodSentence(body) ? body : `the plan says: ${body}`, line.sources, line.knowledge)];
}

function printed({ sources: [span] }: Said, ctx: Context): string {
  return span === undefined ? '' : ctx.clean(span);
}

function isOf({ sources }: Said, span: Span): boolean {
  return sources.every(({ start, end }) => start >= span.start - 4 && end <= span.end + 4);
}

function touches({ sources }: Said, span: Span): boolean {
  return sources.some(({ start, end }) => start < span.end && end > span.start);
}
