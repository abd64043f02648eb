import type { Context } from '../context.js';
import { actionFor, criticalAction, criticalLabs } from '../findings/urgent.js';
import type { WrittenLab } from '../labs/labs.js';
import { type Said, textOf } from '../nets/said.js';
import type { WrittenFinding } from '../written.js';

const MOST_ACTIONS = 2;

/** What is to be done by the reader's own hand ("take some sugar now", "stay still") goes with any other call for help. */
const OF_HURRY_ONLY =
  /^(?:this needs care\b|if no doctor has\b|the report says that care for this\b|your care team will\b|call your doctor|the lab (?:marked|calls)\b)/i;

/** How soon: 0 is right now, 2 is today. */
function hurryOf(action: readonly Said[]): number {
  const text = textOf(action);
  // What is in hand is told only where nothing else calls for help.
  if (/^The report says that care for this/.test(text)) return 3;
  if (/\b(?:right now|(?:^|\. )call \d{3} or go\b|within hours)\b/i.test(text)) return 0;
  return /\bnow\b|\bat night\b/i.test(text) && !/\btoday\b/i.test(text) ? 1 : 2;
}

/**
 * What to do now, the most pressing alone: two calls for help of different hurry side by side would leave the reader with
 * the weaker one. A deed of its own stands beside it.
 */
export function whatNow(
  findings: readonly WrittenFinding[],
  labs: readonly WrittenLab[],
  ctx: Context,
): readonly (readonly Said[])[] {
  const all = [
    ...findings.filter((finding) => finding.importance === 'urgent').map((finding) => actionFor(finding, ctx)),
    ...criticalLabs(labs).map((lab) => criticalAction(lab, ctx)),
  ].filter((action) => action.length > 0);
  const deeds = all.filter((action) => !OF_HURRY_ONLY.test(action[0]?.text ?? ''));
  const calls = all.filter((action) => OF_HURRY_ONLY.test(action[0]?.text ?? ''));
  const soonest = Math.min(...calls.map(hurryOf));
  const call = calls.find((action) => hurryOf(action) === soonest);
  const first = all[0];
  const chosen =
    call === undefined
      ? deeds
      : first !== undefined && deeds.includes(first)
        ? [first, call, ...deeds]
        : [call, ...deeds];
  return [...new Set(chosen)].slice(0, MOST_ACTIONS);
}
