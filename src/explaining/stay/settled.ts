import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { say } from '../nets/said.js';
import type { WrittenFinding } from '../written.js';
import { storyOf } from './shared.js';

/** It is over, in the words of a story. */
const OVER =
  /\b(?:resolved|resolving (?:completely|fully)|(?:has|had|have|was|were) cleared|cleared (?:up|completely)|went away|disappeared|subsided|(?:returned|back|down|up) to (?:normal|(?:\w+ )?baseline)|normali[sz]ed|(?:was|were) (?:\w+ )?corrected)\b/i;
const NOT_OVER =
  /\b(?:not|never|if|until|unless|when|may|should|will|would|expected|partial\w*|partly|nearly|almost|mostly|somewhat|incomplete\w*|slowly|resolving|but|however|although)\b/i;
const AGAIN =
  /\b(?:again|recurr\w+|came back|returned(?! to (?:normal|baseline|\w+ baseline))|restarted|relaps\w+|worsen\w*|persist\w*|continue[sd]?|remain\w*|still|ongoing|not being stable)\b/i;
const BACK = /^\W*(?:this|these|that|it|they|which|the (?:problem|condition|symptoms?))\b/i;
const ILL: ReadonlySet<string> = new Set(['disease', 'finding', 'symptom']);
/** What a heading of a problem is longer than. */
const MOST_OF_HEADING = 6;

/**
 * Problems of a stay that its story says were over before the end: "Acute kidney injury. … This resolved by discharge." The
 * list of diagnoses still names them; told with how they ended, they are no news of today. Changes what it is given.
 */
export function settleProblems(written: readonly WrittenFinding[], ctx: Context): void {
  if (ctx.understanding.report.type.type !== 'discharge_summary') return;
  const over = settledIn(ctx);
  if (over.size === 0) return;
  for (const finding of written) {
    const frame = finding.frames[0];
    const span = frame?.head == null ? undefined : over.get(frame.head.ref.id);
    if (frame === undefined || span === undefined || !finding.concluded || finding.importance === 'urgent') continue;
    if (frame.assertion !== 'present' || frame.negated || frame.experiencer !== 'patient' || frame.change !== null)
      continue;
    finding.over = true;
    finding.plan.details.push(say('the report says that this was over before you left', [span]));
  }
}

/** The last word of the story on each problem, where it says that the problem is over. */
function settledIn(ctx: Context): Map<string, Span> {
  const over = new Map<string, Span>();
  for (const section of storyOf(ctx)) {
    let topic: string[] = [];
    for (const sentence of section.sentences) {
      const words = ctx.clean(sentence.span);
      const own = illnessesIn(sentence, ctx);
      const label = sentence.label === null ? [] : own.filter(({ end }) => end <= (sentence.label?.span.end ?? 0));
      const heads =
        label.length > 0 ? label : words.split(' ').length <= MOST_OF_HEADING && !VERB.test(words) ? own : [];
      if (heads.length > 0) topic = heads.map(({ id }) => id);
      const named = own.map(({ id }) => id);
      const about = BACK.test(words) ? topic : named.filter((id) => isSubject(id, own, words, sentence, ctx));
      if (OVER.test(words) && !NOT_OVER.test(words)) for (const id of about) over.set(id, sentence.span);
      else if (AGAIN.test(words)) for (const id of BACK.test(words) ? topic : named) over.delete(id);
    }
  }
  return over;
}

const VERB = /\b(?:was|were|is|are|has|had|have|did|developed|improved|resolved|showed|remained)\b/i;

function illnessesIn(sentence: Sentence, ctx: Context): { id: string; start: number; end: number }[] {
  return ctx.mentions
    .within(sentence.span)
    .filter(({ kind }) => ILL.has(kind))
    .map(({ ref, span }) => ({ id: ref.id, start: span.start, end: span.end }));
}

/** "Her low potassium resolved": the illness stands right before what is said of it. */
function isSubject(
  id: string,
  own: readonly { id: string; end: number }[],
  words: string,
  sentence: Sentence,
  ctx: Context,
): boolean {
  const one = own.find((other) => other.id === id);
  if (one === undefined || own.length > 1) return false;
  const behind = ctx.clean({ start: one.end, end: sentence.span.end });
  const at = OVER.exec(behind)?.index ?? -1;
  return OVER.test(words) && at >= 0 && at < 40;
}
