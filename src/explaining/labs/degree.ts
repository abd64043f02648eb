import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';

const LIGHT =
  /\b(?:slight(?:ly)?|mild(?:ly)?|minimal(?:ly)?|marginal(?:ly)?|borderline|modest(?:ly)?|trivial(?:ly)?|a (?:little|bit|touch))\b/i;
const DIRECTION =
  /\b(?:elevat\w+|rais\w+|ris\w+|high|increas\w+|low|decreas\w+|reduc\w+|up|down|above|below|derang\w+|abnormal\w*|prolong\w+)\b/i;

/**
 * Where a comment of the report calls the deviation slight ("Platelets mildly increased"), our own degree is left out: the
 * laboratory's word stands, and no greater one beside it.
 */
export function withReportsDegree(lab: UnderstoodLab, ctx: Context): UnderstoodLab {
  // A table of what a picture measured: the report's own words grade it.
  if (ctx.understanding.report.type.type === 'imaging') return { ...lab, distance: null };
  if (lab.distance !== 'moderately' && lab.distance !== 'far') return lab;
  const { report } = ctx.understanding;
  const first = lab.name.split(/[\s,(]/)[0]?.toLowerCase() ?? '';
  for (const { span } of report.sentences) {
    if (span.start < lab.source.end && span.end > lab.source.start) continue;
    const words = ctx.clean(span);
    if (words.length > 240 || !LIGHT.test(words) || !DIRECTION.test(words)) continue;
    const named =
      (first.length > 2 &&
        words
          .toLowerCase()
          .split(/[^a-z0-9]+/)
          .includes(first)) ||
      (lab.test !== null && ctx.mentions.within(span).some(({ ref }) => ref.folder === 'labs' && ref.id === lab.test));
    if (named) return { ...lab, distance: null };
  }
  return lab;
}
