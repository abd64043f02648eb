import type { Context } from '../context.js';
import { rankOf } from '../findings/importance.js';
import {
  begins,
  criticalFinding,
  olderFinding,
  plainFinding,
  quotedFinding,
  shutAdvice,
  type ToldFinding,
} from '../findings/told-finding.js';
import { criticalLabs } from '../findings/urgent.js';
import { olderResults } from '../labs/labs.js';
import { isPartOfNamed } from '../labs/weight.js';
import { withListForHome } from '../stay/held.js';
import type { Quoted } from '../summary/conclusion.js';
import type { WrittenFinding } from '../written.js';
import type { Gathered } from './gathered.js';

/** Of two findings the one that weighs more first. */
export const byWeight = (a: ToldFinding, b: ToldFinding): number => rankOf(a.attributes) - rankOf(b.attributes);

/** All findings as they are told: what cannot wait, what matters, what is only noted, what is as it should be. */
export function findingsInOrder(
  { findings, labs, quoted, beside, alone, shut }: Gathered,
  ctx: Context,
): ToldFinding[] {
  // A medicine that was prescribed or begun is never left out for easier reading.
  const kept = (one: ToldFinding): ToldFinding =>
    begins(one.said, ctx) ? Object.assign(one, { spare: false, keep: true }) : one;
  const plain = (finding: WrittenFinding) => kept(plainFinding(finding));
  const quote = (line: Quoted) => kept(quotedFinding({ ...line, said: withListForHome(line.said, line.span, ctx) }));
  const critical = criticalLabs(labs);
  // "Glucose 512 … in keeping with ketoacidosis": the illness that the report names leads.
  const named = critical.filter(({ lab }) => isPartOfNamed(lab, ctx, Number.POSITIVE_INFINITY));
  return [
    ...critical.filter((lab) => !named.includes(lab)).map((lab) => criticalFinding(lab, ctx)),
    ...findings.filter((finding) => finding.importance === 'urgent').map(plain),
    ...named.map((lab) => criticalFinding(lab, ctx)),
    ...inOrder(
      quoted.filter((line) => !line.calm),
      findings.filter((finding) => finding.importance === 'important'),
      ctx,
    ).map((one) => ('plan' in one ? plain(one) : quote(one))),
    ...shut.map(shutAdvice),
    ...quoted.filter((line) => line.calm).map(quote),
    ...findings.filter(({ importance }) => importance === 'note').map(plain),
    ...[...beside, ...alone].map(quote),
    ...findings.filter(({ importance }) => importance === 'normal').map(plain),
    ...olderResults(ctx).map(olderFinding),
  ].sort(byWeight);
}

/**
 * Of a sample and of a stay, what was found comes first, and then rows, stains and diagnoses that no finding tells; else the
 * lines in the report's words.
 */
function inOrder(lines: Quoted[], findings: WrittenFinding[], ctx: Context): (Quoted | WrittenFinding)[] {
  const { type } = ctx.understanding.report.type;
  if (type !== 'pathology' && type !== 'discharge_summary') return [...lines, ...findings];
  const first = Math.min(...findings.map(({ source }) => source.start));
  const before = lines.filter(({ span }) => span.start < first);
  return [...before, ...findings, ...lines.filter((line) => !before.includes(line))];
}
