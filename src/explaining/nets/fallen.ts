import type { Analysis } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import { owedLines } from '../findings/owed.js';
import { quotedFinding, type ToldFinding } from '../findings/told-finding.js';
import { notInAccount, type OperationAccount } from '../operation/account.js';
import { countsWith, gradeOf, readabilityCounts } from '../words/readability.js';
import { type Said, textOf } from './said.js';
import { tellQuotes } from './told-quotes.js';
import { unheardLines } from './unheard.js';

/**
 * Lines that no written sentence stands on any more: joined with others, taken for said elsewhere, or too hard beside the
 * rest. Told again as far as the whole stays below the grade `most`, the easiest first. Steps of an operation stay with
 * their account.
 */
export function fallenLines(
  written: readonly Said[][],
  plain: Analysis['plain'],
  { announced, account, most }: { announced: boolean; account: OperationAccount | null; most: number },
  ctx: Context,
): ToldFinding[] {
  const said = written.flat();
  const owed = owedLines(said, plain, announced, ctx);
  const unheard = unheardLines([...said, ...owed.flatMap((line) => line.said)], plain, ctx, true);
  const lines = [...owed, ...unheard].filter(
    ({ span }) => account === null || notInAccount([span], account).length > 0,
  );
  if (lines.length === 0) return [];
  tellQuotes(lines, ctx);
  let counts = readabilityCounts(written.map(textOf));
  const told: ToldFinding[] = [];
  const own = lines.map((line) => ({ line, counts: readabilityCounts([textOf(line.said)]) }));
  for (const { line, counts: more } of own.sort((a, b) => gradeOf(a.counts).fkgl - gradeOf(b.counts).fkgl)) {
    const sum = countsWith(counts, { put: more });
    if (gradeOf(sum).fkgl > most && gradeOf(sum).fkgl > gradeOf(counts).fkgl) continue;
    counts = sum;
    told.push(quotedFinding(line));
  }
  return told.sort((a, b) => a.attributes.source.start - b.attributes.source.start);
}
