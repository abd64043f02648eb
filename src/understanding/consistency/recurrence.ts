import type { Understanding } from '../types.js';
import type { Statement } from './statement.js';

/** "It recurred", "the swelling came back": said of what was gone. */
const BACK_AGAIN =
  /\b(?:recurr(?:ed|s|ent|ence|ing)|re-?occurr(?:ed|s|ing)|came back|has come back|comes back|relaps(?:ed|es|ing)|reappear(?:ed|s)|re-?accumulat(?:ed|es|ion)|flared(?: up)?(?: again)?|re-?start(?:ed|s)|began again|started again|returned(?! (?:to|home|from|for|negative|positive)\b))\b/i;
const DENIED = /\b(?:no|not|never|without|did not|didn['’]t|if|should|may|might|could)\b[^,;]{0,25}$/i;
const REACH = 160;

/**
 * "The cellulitis resolved, however it recurred": what came back is there. Looks from the words that say it is gone to
 * the end of the next sentence, as far as no other finding is named in between.
 */
export function bringBackRecurred(statements: readonly Statement[], understanding: Understanding): void {
  const { report, mentions } = understanding;
  for (const { frame } of statements) {
    if (frame.change !== 'resolved' || !frame.head || frame.experiencer !== 'patient' || frame.negated) continue;
    const next = report.sentences[frame.sentence + 1];
    const own = report.sentences[frame.sentence];
    if (!own) continue;
    const last = next && next.section === own.section ? next : own;
    const from = frame.head.span.end;
    const to = Math.min(last.span.end, frame.source.end + REACH);
    const after = report.clean.slice(from, to);
    const found = BACK_AGAIN.exec(after);
    if (!found || DENIED.test(after.slice(0, found.index))) continue;
    const at = from + found.index;
    const head = frame.head;
    const other = mentions.some(
      (one) =>
        one.span.start >= from &&
        one.span.end <= at &&
        ['finding', 'disease', 'symptom', 'device'].includes(one.kind) &&
        one.ref.id !== head.ref.id,
    );
    if (other) continue;
    const end = at + found[0].length;
    frame.change = null;
    frame.assertion = 'present';
    frame.temporality = 'recent';
    if (end > frame.source.end && end <= own.span.end) frame.source = { start: frame.source.start, end };
    forgetUnread(understanding, { start: from, end });
  }
}

/** What is told now is no longer unread; the rest of a gap stays so. */
function forgetUnread(understanding: Understanding, told: { start: number; end: number }): void {
  understanding.unread = understanding.unread.flatMap((gap) => {
    if (gap.end <= told.start || gap.start >= told.end) return [gap];
    return [
      { start: gap.start, end: Math.min(gap.end, told.start) },
      { start: Math.max(gap.start, told.end), end: gap.end },
    ].filter((part) => part.end - part.start > 3);
  });
}
