import type { Span } from '../contract/analysis.js';
import { clausesOf, type ReadSentence } from './clause.js';
import { countWords } from './coverage.js';
import { finiteVerbs } from './data/stops.js';
import type { PlacedMention } from './mentions.js';
import { isOfStages } from './scores/tumor-stages.js';
import type { Frame } from './types.js';

/** Clauses that hold content words of which no frame, or only a poor one, tells. */
export function unreadClauses(read: ReadSentence, frames: readonly Frame[]): Span[] {
  const spans: Span[] = [];
  for (const clause of clausesOf(read)) {
    const { content, unknown } = countWords(read, clause.from, clause.to);
    const own = frames.filter((frame) => frame.source.start < clause.span.end && frame.source.end > clause.span.start);
    // Everyday words alone are plain as they stand.
    if (content === 0) continue;
    const most = CONCLUSION.has(read.section.kind) ? 0.34 : 0.5;
    if (own.length > 0 && unknown / content <= most && !leavesMeaning(read, clause)) continue;
    // How something was done is told in one plain sentence, whatever its tools are called.
    if (own.some((frame) => frame.kind === 'technique' || frame.part !== undefined || frame.field !== undefined))
      continue;
    if (isOfStages(read.tokens.slice(clause.from, clause.to), own)) continue;
    // Every word of a medicine's line is told.
    if (own.length > 0 && own.every(({ medicine }) => medicine?.whole)) continue;
    // "Ortho referral suggested": whom to see is told, whatever short name he has.
    if (content <= 4 && own.some(({ recommendation }) => recommendation?.action === 'visit')) continue;
    if (own.length === 0 && unknown === 0 && isHeading(read, clause)) continue;
    const before = spans.at(-1);
    if (before && clause.span.start - before.end < 8) before.end = clause.span.end;
    else spans.push({ ...clause.span });
  }
  return spans;
}

const CONCLUSION = new Set(['impression', 'diagnosis']);
const MEANS = /^(?:represents?|representing|with|for|of)$/;
const MEANING: ReadonlySet<string> = new Set(
  'represent represents representing consistent compatible suggestive suspicious concerning worrisome likely'.split(
    ' ',
  ),
);

/** "The lesion most likely represents a macroadenoma": what it is taken for is a word we do not know. */
function leavesMeaning(read: ReadSentence, clause: { from: number; to: number }): boolean {
  for (let i = clause.from; i < clause.to - 1; i++) {
    if (!MEANING.has(read.tokens[i]?.text ?? '')) continue;
    let at = i + 1;
    while (
      at < clause.to &&
      (MEANS.test(read.tokens[at]?.text ?? '') || /^(?:an?|the)$/.test(read.tokens[at]?.text ?? ''))
    )
      at++;
    const rest = countWords(read, at, Math.min(clause.to, at + 4));
    if (at > i + 1 && rest.content > 0 && rest.unknown === rest.content) return true;
  }
  return false;
}

/** "PROSTATE, RIGHT MID": body parts only, no statement. */
function isHeading(
  read: ReadSentence,
  clause: { from: number; to: number; placed: readonly PlacedMention[] },
): boolean {
  for (let i = clause.from; i < clause.to; i++) if (finiteVerbs.has(read.tokens[i]?.text ?? '')) return false;
  return clause.placed.every((item) => item.mention.kind === 'anatomy' || item.mention.kind === 'descriptor');
}
