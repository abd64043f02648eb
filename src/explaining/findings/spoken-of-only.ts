import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** Sections that say what may come and what to do then. */
const AHEAD: ReadonlySet<string> = new Set(['warning_signs']);
/** A line that says when to get help, wherever it stands. */
const HELP_LINE =
  /^\W*(?:(?:er|ed|a&e|911|999|112)\b[^:]{0,16}:(?![^\n]*(?:\b(?:bp|hr|rr|gcs|sats?|spo2|temp) ?\d|\b(?:was|were|says|said|given|found|seen|came|arrived|brought|today|tonight)\b|\bx ?\d|\b\d{1,3} ?(?:m|f|male|female|y\/?o|yrs?|years?|months?|weeks?|days?)\b|\bday \d|\b(?!911\b|999\b|112\b|24\b)\d{2,}\b|\b(?:intubat|amputat|unvaccinat|ventilat)\w+|\b(?:arrest|transfer|failing|gunshot|stab|not breathing)\b))|(?:return (?:to\b[^.]{0,30} )?(?:if|for|with)|call (?:us |your doctor |the (?:ward|clinic|office) |\d+ )?(?:if|for|when)|seek (?:\w+ ){0,3}(?:if|for|when)|(?:go|come) (?:to|back)\b[^.]{0,40} (?:if|for|with|when))\b|(?:get help|red flags?|warning signs?|safety[- ]net\w*|when to (?:call|return|seek))\b)/i;
/** At the head of a note the place where it was written, and no place to go to. */
const WRITER = /^\W*(?:er|ed|a&e)\b[^:]{0,16}:(?![^\n]*\b(?:if|return|call|go|come back)\b)/i;
/** A line that begins by denying. */
const DENIES = /^\W*(?:no|not|without|nil|denies|negative for|absence of|free of|there (?:is|are|was|were) no)\b/i;
const TURNS = /\b(?:but|however|although|except|apart from|now|other than|until|with (?:new|acute|a new))\b|[;:]/i;

/**
 * True for something that cannot wait and that no line says is there now: it stands among what to watch for, or its line
 * begins with a denial that nothing turns round and it was read from signs, not from its name.
 */
export function isOnlySpokenOf(frame: Frame, ctx: Context): boolean {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (sentence === undefined) return false;
  const words = ctx.clean(sentence.span);
  const { type } = ctx.understanding.report.type;
  const ofStay = type === 'discharge_summary' || type === 'other';
  // "ED: foot white, no pulse" at the head of a note: who writes it.
  const isWriter = frame.sentence === 0 && WRITER.test(words);
  if (ofStay && ((HELP_LINE.test(words) && !isWriter) || AHEAD.has(ctx.section(frame)))) return true;
  return frame.certainty !== 'certain' && DENIES.test(words) && !TURNS.test(words);
}
