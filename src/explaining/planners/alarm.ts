import type { Frame } from '../../understanding/types.js';
import { CALLED_AT_ONCE } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { sayAll } from '../nets/said.js';

import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';

/** True of a finding that is urgent only because the report says that somebody was called about it at once. */
export function isAlarm({ head }: Frame): boolean {
  return head?.ref.folder === 'concepts' && head.ref.id === CALLED_AT_ONCE;
}

/** Such a finding in the report's own words, and why it may not wait: what it is, nothing here knows. */
export function planAlarm(frame: Frame, ctx: Context): Plan {
  const told =
    quoteLine(frame.source, ctx) ?? plan('the report tells of a finding that needs care soon', [frame.source]);
  const meaning = ctx.knowledge.concept(CALLED_AT_ONCE)?.meaning ?? '';
  return { ...told, meaning: sayAll(meaning, [], [CALLED_AT_ONCE]) };
}
