import type { Context } from '../context.js';
import { patientOf } from '../retell/people.js';

/** Thanks at the end of a letter, and the offer to be called about it. */
const COURTESY =
  /^\W*(?:again,? |once again,? )?(?:(?:i|we) (?:\w+ly |do |very much |would like to )*(?:appreciate|thank)|thank(?:s| you)(?:,| very much| so much| kindly| again)*(?:,? dr\.?,? [\w.]+,?)? for)\b[^;]{0,140}\b(?:opportunity|referral|refer\w+|consult\w*|participat\w*|allowing|asking|trust|courtesy|care)\b/i;
const CALL_ME =
  /\bif (?:you|there) (?:should )?(?:have|are|were)\b[^.;]{0,30}\b(?:questions?|concerns?|queries)\b[^;]{0,60}\b(?:feel free|hesitate|call|contact|reach)\b[^;]{0,40}\b(?:me|us|my office)\b|\b(?:feel free|(?:do not|don['’]t) hesitate) to (?:call|contact|reach) (?:me|us|my office)\b[^;]{0,50}\b(?:questions?|concerns?|queries)\b/i;

/** Sections that speak to the reader, whoever the paper goes to. */
const TO_READER: ReadonlySet<string> = new Set(['instructions', 'activity', 'diet', 'warning_signs', 'follow_up']);

/**
 * True for what one doctor writes to another at the end of a note: thanks for sending the reader, and an offer to talk. In a
 * letter to the reader, or in a sheet of advice, the same offer is the reader's.
 */
export function isToColleague(span: { start: number; end: number }, section: string, ctx: Context): boolean {
  const { type } = ctx.understanding.report.type;
  if (type !== 'other' && type !== 'discharge_summary') return false;
  const words = ctx.clean(span);
  if (COURTESY.test(words)) return true;
  return type === 'other' && !TO_READER.has(section) && CALL_ME.test(words) && !patientOf(ctx).reader;
}
