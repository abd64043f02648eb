import type { Span } from '../../contract/analysis.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';

/** "(previously reported as 4.2 mg/dL)", "corrected from 41": what the laboratory has taken back. */
const TAKEN_BACK =
  /\b(?:(?:prev(?:iously|ious|\.)?|originally|initially|first) (?:was )?(?:reported|rep|released|issued|resulted|given)\b(?: (?:as|value|result|of|was))*|(?:corrected|amended|revised|changed) from)[\s:=]*(?<value>[<>≤≥]?\s?\d+(?:[.,]\d+)*|positive|negative|(?:non-?\s?)?reactive|(?:not )?detected|normal|abnormal)/i;
const CORRECTED = /\b(?:corrected|amended|revised) (?:result|report|value)s?\b|[([*](?:corrected|amended|revised)\b/i;
const BY_RULE = /\b(?:calcium|ca|sodium|na|retic\w*|phenytoin|anion gap|count|wbc|wcc|qtc?|dlco|esr|chloride)\b/i;
const LONGEST = 300;

/** A result that the laboratory has put right: the reader may still hold the first one. */
export function correctedSaid(lab: UnderstoodLab, ctx: Context): Said | null {
  for (const span of [lab.source, ...lab.row.comments]) {
    const words = ctx.clean(clipped(span));
    const value = TAKEN_BACK.exec(words)?.groups?.value?.trim();
    if (value !== undefined && value !== lab.value.trim())
      return say(`the lab has corrected this result: it first gave ${/^[a-z]/i.test(value) ? `“${value}”` : value}`, [
        span,
      ]);
    // "Calcium (corrected)" is worked out for the protein of the blood.
    if (
      span === lab.source &&
      CORRECTED.test(words) &&
      !(BY_RULE.test(lab.name) && !/report|result|value/i.test(CORRECTED.exec(words)?.[0] ?? ''))
    )
      return say('the lab has corrected this result', [span]);
  }
  const told = correctionsOf(ctx).find(({ test, value }) => test === lab.test && value !== lab.value.trim());
  return told === undefined
    ? null
    : say(`the lab has corrected this result: it first gave ${/^[a-z]/i.test(told.value) ? `“${told.value}”` : told.value}`, [told.span]); // biome-ignore format: one call
}

const OF_TEST =
  /^\W*(?:correct(?:ion|ed)(?: report)?\s*[:–-]\s*)?(?:the )?([A-Za-z][\w /-]{1,40}?) (?:result |value |level )?(?:was|were|had been) (?:prev(?:iously)?|originally|initially|first|incorrectly|wrongly) (?:reported|released|issued|resulted|given) (?:as|at)\s*(?<value>[<>≤≥]?\s?\d+(?:[.,]\d+)*|positive|negative|(?:not )?detected)/i;

const inWords = new WeakMap<Context, { test: string; value: string; span: Span }[]>();

/** "CORRECTION: TSH was first reported as 2.0": said of a result in a sentence of its own. */
function correctionsOf(ctx: Context): { test: string; value: string; span: Span }[] {
  const known = inWords.get(ctx);
  if (known !== undefined) return known;
  const found = ctx.understanding.report.sentences.flatMap(({ span, label }) => {
    const whole = clipped({ start: label?.span.start ?? span.start, end: span.end });
    const told = OF_TEST.exec(ctx.clean(whole));
    const test = told?.[1] === undefined ? undefined : ctx.knowledge.labByName(told[1].trim());
    const value = told?.groups?.value?.trim();
    return test === undefined || value === undefined ? [] : [{ test: test.id, value, span }];
  });
  inWords.set(ctx, found);
  return found;
}

/** True for a line that only says what a result was before the laboratory put it right. */
export function isCorrection(words: string): boolean {
  return TAKEN_BACK.test(words);
}

function clipped({ start, end }: Span): Span {
  return { start, end: Math.min(end, start + LONGEST) };
}
