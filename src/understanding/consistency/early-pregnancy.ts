import type { Statement } from './statement.js';

const TOO_EARLY: ReadonlySet<string> = new Set(['pregnancy-of-uncertain-viability', 'pregnancy-of-unknown-location']);
const NO_HEARTBEAT =
  /^(?:absent-fetal-heartbeat|fetal-(?:death|demise)|intrauterine-fetal-demise|missed-(?:miscarriage|abortion))$/;

/**
 * "No cardiac activity is seen at this time. Pregnancy of uncertain viability.": a report that calls it too early to judge
 * tells of no loss. What was not seen is told in its own words.
 */
export function leaveOpenEarlyPregnancy(statements: readonly Statement[]): void {
  const early = statements.some(
    ({ frame }) => TOO_EARLY.has(frame.head?.ref.id ?? '') && !frame.negated && frame.experiencer === 'patient',
  );
  if (!early) return;
  for (const { frame } of statements) {
    const loss = NO_HEARTBEAT.test(frame.head?.ref.id ?? '') || NO_HEARTBEAT.test(frame.urgency?.id ?? '');
    if (!loss || frame.negated || frame.temporality === 'historical') continue;
    frame.urgency = null;
    frame.ownWords = 'no_weight';
  }
}
