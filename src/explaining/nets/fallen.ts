import type { Analysis } from '../../contract/analysis.js';
import { type Context, nounOf } from '../context.js';
import { isGrave } from '../findings/grave.js';
import { owedLines } from '../findings/owed.js';
import { isOfLegend } from '../findings/setting.js';
import { quotedFinding, type ToldFinding } from '../findings/told-finding.js';
import { notInAccount, type OperationAccount } from '../operation/account.js';
import type { Quoted } from '../summary/conclusion.js';
import { list } from '../words/english.js';
import { countsWith, gradeOf, readabilityCounts } from '../words/readability.js';
import { type Said, say, textOf } from './said.js';
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
    ({ span }) => (account === null || notInAccount([span], account).length > 0) && !isOfLegend(span, ctx),
  );
  if (lines.length === 0) return [];
  tellQuotes(lines, ctx);
  let counts = readabilityCounts(written.map(textOf));
  const told: ToldFinding[] = [];
  const tooHard: Quoted[] = [];
  const own = lines.map((line) => ({ line, counts: readabilityCounts([textOf(line.said)]) }));
  for (const { line, counts: more } of own.sort((a, b) => gradeOf(a.counts).fkgl - gradeOf(b.counts).fkgl)) {
    const sum = countsWith(counts, { put: more });
    if (gradeOf(sum).fkgl > most && gradeOf(sum).fkgl > gradeOf(counts).fkgl) {
      tooHard.push(line);
      continue;
    }
    counts = sum;
    told.push(quotedFinding(line));
  }
  told.push(...namedAlone(tooHard, [...said, ...told.flatMap((one) => one.said)], ctx));
  return told.sort((a, b) => a.attributes.source.start - b.attributes.source.start);
}

/** So many names stand in one sentence. */
const MOST_NAMES = 3;

/** Of lines that are too hard to be told whole, the illnesses by name that nothing else names: a name is easy to read. */
function namedAlone(lines: readonly Quoted[], told: readonly Said[], ctx: Context): ToldFinding[] {
  const known = new Set(told.flatMap(({ knowledge }) => knowledge));
  const words = told.map(({ text }) => text.toLowerCase()).join('\n');
  return lines.flatMap((line) => {
    const heads = ctx.frames
      .within(line.span)
      .flatMap((frame) =>
        frame.head !== null &&
        frame.assertion === 'present' &&
        frame.setAside === undefined &&
        !known.has(frame.head.ref.id) &&
        isGrave(frame, ctx)
          ? [{ head: frame.head, noun: nounOf(frame.head, ctx) }]
          : [],
      )
      .filter(({ noun }) => noun !== null && !words.includes(noun.lay.toLowerCase()))
      .slice(0, MOST_NAMES);
    if (heads.length === 0) return [];
    const names = heads.map(({ head, noun }) => `${noun?.lay} (${ctx.clean(head.span)})`);
    const ids = heads.map(({ head }) => head.ref.id);
    for (const id of ids) known.add(id);
    return [
      quotedFinding({ ...line, read: true, said: [say(`the report also speaks of ${list(names)}`, [line.span], ids)] }),
    ];
  });
}
