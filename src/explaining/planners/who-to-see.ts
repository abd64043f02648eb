import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf } from '../context.js';
import { doctorIn } from './doctors.js';
import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';
import { SET_PHRASES } from './set-advice.js';

/** "Recheck weight in 2 weeks": of a thing, and no visit. */
export const RECHECKS =
  /^\W*(?:please )?re-?(?:check|measure|weigh) (?:the |his |her |your )?(?!in\b|at\b|with\b|by\b|within\b|after\b|on\b|if\b|wound\b|\d)[a-z]{2,}/i;

/** "Flu vaccine given": done, and not asked for. */
export const DONE =
  /^(?!.*\b(?:be|to|should|will|must|needs?|once|after|if|when|until|unless)\b).*\b(?:given|done|completed|received|administered|performed)\W*$/i;

/** What the report does not ask for, in its words. */
export function planRefused(frame: Frame, ctx: Context): Plan | null {
  const set = SET_PHRASES.find(([pattern]) => pattern.test(ctx.clean(frame.source)))?.[1];
  return set !== undefined ? plan(set, groundsOf(frame, ctx)) : quoteLine(frame.source, ctx);
}

/** Whom to see who is no doctor, and sees people as one does. */
const OTHER_CARE =
  /\b(?:with|see|by) (?:the |my |our |his |her |your |a |an )?(nurse practitioner|physician assistant)\b/i;

/** "a heart doctor, Dr. Example," or the report's own word, or "your doctor". */
export function whoIn(frame: Frame, ctx: Context): string {
  const printed = frame.recommendation?.who;
  const other = OTHER_CARE.exec(ctx.clean(frame.source))?.[1]?.toLowerCase();
  if (other !== undefined) return `the ${other}`;
  return (
    doctorIn(
      `${printed === null || printed === undefined ? '' : ctx.clean(printed.span)} ${ctx.clean(frame.source)}`,
    ) ??
    printed?.text ??
    'your doctor'
  );
}
