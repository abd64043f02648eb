import type { ResultCondition, Urgent } from '../../knowledge/index.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import type { WrittenLab } from './labs.js';

/** What rows of results make one think of together, and the rows. */
export interface Alarm {
  entry: Urgent;
  labs: readonly UnderstoodLab[];
}

/**
 * Marks the first row of results that together make one think of what cannot wait ("pH 7.08, ketones 6.2, glucose 28"),
 * where the report neither names it nor denies it. Changes the results it is given.
 */
export function alarmTogether(written: readonly WrittenLab[], ctx: Context): void {
  const { frames, report } = ctx.understanding;
  if (report.type.type === 'discharge_summary') return;
  const now = written.filter(({ lab, treated }) => lab.test !== null && !lab.row.pending && !treated);
  for (const entry of ctx.knowledge.data.urgent) {
    if ((entry.results ?? []).length === 0) continue;
    if (
      frames.some(
        ({ head, negated, urgency, kind }) =>
          kind !== 'reason' && head?.ref.id.endsWith(entry.concept) === true && (negated || urgency !== null),
      )
    )
      continue;
    const rows = entry.results.map((all) => meetAll(all, now)).find((one) => one !== null);
    const [lead] = rows ?? [];
    if (lead === undefined || rows == null) continue;
    lead.alarm = { entry, labs: rows.map(({ lab }) => lab) };
  }
}

/** Whether a result is told by what it means together with others. */
export function isToldTogether({ lab }: WrittenLab, all: readonly WrittenLab[]): boolean {
  return all.some(({ alarm }) => alarm?.labs.includes(lab));
}

function meetAll(conditions: readonly ResultCondition[], written: readonly WrittenLab[]): WrittenLab[] | null {
  const met = conditions.map((one) => written.find(({ lab }) => meets(lab, one)));
  return met.every((one) => one !== undefined) ? met : null;
}

function meets(lab: UnderstoodLab, { test, is, above, below }: ResultCondition): boolean {
  if (lab.test === null || ![test].flat().includes(lab.test)) return false;
  const side = lab.status.replace('critical_', '');
  const marked = lab.rangeSource !== 'general' || lab.beyondCritical !== null;
  if (is === 'found' && !(marked && (side === 'abnormal' || side === 'high'))) return false;
  if ((is === 'low' || is === 'high') && !((marked && side === is) || lab.beyondCritical === is)) return false;
  if (above !== undefined && !(lab.number !== null && lab.comparator !== '<' && lab.number > above)) return false;
  return below === undefined || (lab.number !== null && lab.comparator !== '>' && lab.number < below);
}
