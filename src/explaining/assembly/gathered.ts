import { namePointedAt } from '../advice/points-back.js';
import {
  bareWords,
  hangsOn,
  pressingFirst,
  type WrittenRecommendation,
  writeRecommendations,
} from '../advice/recommendations.js';
import { tellAdviceWhole } from '../advice/whole.js';
import type { Context } from '../context.js';
import { sentencesOf } from '../findings/fields.js';
import { planAll, writeFindings } from '../findings/findings.js';
import { owedLines } from '../findings/owed.js';
import { takeFrightening } from '../findings/said-once.js';
import { isOfLegend } from '../findings/setting.js';
import { givesNothingAway, isOfAnotherSample, quotesIt, samplesOf, tellsOfIt } from '../findings/shut.js';
import { type WrittenLab, writeLabs } from '../labs/labs.js';
import { timeResults } from '../labs/times.js';
import { quoteLost } from '../nets/lost.js';
import { hangQuotes } from '../nets/quote-beside.js';
import type { Said } from '../nets/said.js';
import { tellQuotes } from '../nets/told-quotes.js';
import { unheardLines } from '../nets/unheard.js';
import { quoteUnsaid } from '../nets/unsaid.js';
import { type SideBySide, writeSideBySide } from '../plain.js';
import { leaveQuotesToWholeLines, leaveToWholeLines } from '../retell/told-whole.js';
import { putFirst } from '../stay/added-later.js';
import { takeWhatIsToDo } from '../stay/to-do.js';
import { openingLine } from '../story/story-view.js';
import { type Quoted, unreadLines } from '../summary/conclusion.js';
import { underItsTopic } from '../summary/picture-topics.js';
import type { WrittenFinding } from '../written.js';

/** What the analysis is put together from, before any of it stands in its place. */
export interface Gathered {
  side: SideBySide;
  findings: WrittenFinding[];
  /** Findings that may lead the summary: no signs of what is told already. */
  main: WrittenFinding[];
  labs: WrittenLab[];
  recommendations: WrittenRecommendation[];
  /** Lines of the report's conclusion, and others beside it, that no finding tells; lines that stand for themselves. */
  quoted: Quoted[];
  beside: Quoted[];
  alone: Quoted[];
  /** Lines that tell what their heading names. */
  heads: Quoted[];
  /** Advice that stays shut with a finding that is only announced. */
  shut: ReturnType<typeof takeFrightening>;
  /** Whether a finding is only announced until the reader opens it. */
  announced: boolean;
}

/** Writes findings, results, advice and the side-by-side view, and finds a place for each line that none of them tells. */
export function gather(ctx: Context): Gathered {
  const planned = planAll(ctx);
  const labs = writeLabs(ctx);
  timeResults(labs, ctx);
  const side = writeSideBySide(planned, labs, ctx);
  const findings = writeFindings(planned, ctx);
  const main = mainOf(findings);
  const recommendations = writeRecommendations(planned, main, labs, ctx);
  // Beside a finding that is only announced, a line that may speak of it stays shut with it.
  const announced = findings.some((finding) => finding.sensitive && finding.importance !== 'normal');
  const written = [
    ...findings.flatMap(sentencesOf),
    ...recommendations.flatMap(({ said }) => said),
    ...labs.map(({ what }) => what),
  ];
  if (announced)
    for (const finding of findings)
      if (tellsOfIt(finding, ctx) || quotesIt(finding, findings)) finding.sensitive = true;
  const samples = samplesOf(
    findings.filter(({ sensitive, importance }) => sensitive && importance !== 'normal'),
    ctx,
  );
  const withIt = (line: Quoted): Quoted => ({
    ...line,
    said: line.said.map((one, at) => (at === 0 ? underItsTopic(one, ctx) : one)),
    sensitive: line.sensitive || (announced && !givesNothingAway(line, ctx) && !isOfAnotherSample(line, samples, ctx)),
  });
  const unread = unreadLines(side.notExplained, planned, written, side.plain, ctx).map(withIt);
  for (const list of [findings, main]) {
    leaveToWholeLines(list, unread, ctx);
    leaveQuotesToWholeLines(list, unread);
  }
  const quoted = unread.filter((line) => line.concluded);
  const beside = unread.filter((line) => !line.concluded && !line.advised);
  addAdvised(unread, recommendations);
  const shut = announced ? takeFrightening(recommendations, ctx) : [];
  const alone = quoteUnsaid(findings, recommendations, labs, unread, ctx);
  alone.push(...toldNowhere({ findings, recommendations, labs, side, announced }, [...unread, ...alone, ...shut], ctx));
  // What they stand beside is told whole by now.
  hangQuotes(findings, [quoted, beside, alone], ctx);
  const stillTold = new Set(findings);
  main.splice(0, main.length, ...main.filter((one) => stillTold.has(one)));
  const toDo = takeWhatIsToDo(findings, [...unread, ...alone], recommendations, ctx);
  namePointedAt(recommendations, ctx);
  tellAdviceWhole(recommendations, ctx);
  tellQuotes(recommendations, ctx, 'the report says');
  pressingFirst(recommendations, ctx);
  const calledBack = putFirst(recommendations, findings, ctx);
  for (const list of [findings, main, quoted, beside, alone] as (WrittenFinding | Quoted)[][])
    list.splice(0, list.length, ...list.filter((one) => !toDo.has(one) && !calledBack.has(one)));
  const heads = unread.filter(({ heads }) => heads !== undefined);
  return {
    side,
    findings,
    main,
    labs,
    recommendations,
    quoted,
    beside,
    alone: alone.map(withIt),
    heads,
    shut,
    announced,
  };
}

/** Without what only adds to another finding. */
function mainOf(findings: WrittenFinding[]): WrittenFinding[] {
  // Signs of what is told already add nothing to the main points.
  // Nor do lines that stand in the report's own words because it gives them no weight.
  // A sign of what is told nowhere else stands for it.
  const ids = new Set(findings.flatMap(({ frames }) => frames.map(({ id }) => id)));
  return findings.filter(
    ({ frames: [first], importance }) =>
      (first?.goesWith === undefined || (importance === 'urgent' && !ids.has(first.goesWith))) &&
      !(first?.ownWords === 'no_weight' && first.head === null),
  );
}

/** Lines that ask for something become advice, each once. */
function addAdvised(unread: readonly Quoted[], recommendations: WrittenRecommendation[]): void {
  const asked = new Set(recommendations.map(({ said }) => bareWords(said)));
  recommendations.push(
    ...unread
      .filter((line) => line.advised && !asked.has(bareWords(line.said)))
      .map(({ said }) => ({
        kind: 'from_report' as const,
        said,
        spare: true,
        keep: said.some(({ text }) => hangsOn(text)),
      })),
  );
}

/** How a story opens, and lines that none of what is written so far tells, nor any of `lines`. */
function toldNowhere(
  {
    findings,
    recommendations,
    labs,
    side,
    announced,
  }: Pick<Gathered, 'findings' | 'recommendations' | 'labs' | 'side' | 'announced'>,
  lines: readonly { said: readonly Said[] }[],
  ctx: Context,
): Quoted[] {
  const saidSoFar = [
    ...findings.flatMap(sentencesOf),
    ...recommendations.flatMap(({ said }) => said),
    ...labs.flatMap(({ what, more }) => [what, ...more]),
    ...lines.flatMap(({ said }) => said),
  ];
  const opening = openingLine(saidSoFar, ctx);
  saidSoFar.push(...opening.flatMap(({ said }) => said));
  const nowhere = [
    ...quoteLost(saidSoFar, side.plain, ctx),
    ...owedLines(
      saidSoFar,
      side.plain,
      announced,
      ctx,
      labs.map(({ lab }) => lab.source),
    ),
  ];
  saidSoFar.push(...nowhere.flatMap(({ said }) => said));
  const unheard = unheardLines(saidSoFar, side.plain, ctx);
  return [...opening, ...[...nowhere, ...unheard].filter((line) => !isOfLegend(line.span, ctx))];
}
