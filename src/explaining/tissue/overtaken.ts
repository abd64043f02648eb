import type { Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import type { Planned } from '../planners/index.js';
import { type Plan, plan } from '../planners/plan.js';

const STILL_OPEN = /\b(?:pending|to follow|awaited|in progress|outstanding|requested|ordered|will be)\b/i;
const ADDED = /^\W*(?:addend\w*|supplement\w*|amend\w*|additional|update\w*|revised|corrected|integrated)\b/i;
/** What a test is called by: a gene, a stain, or its kind. */
const NAMES =
  /\b(?:[A-Z][A-Z0-9]{2,}(?:-?\d+)?|t\(\d+;\d+\)|karyotyp\w*|cytogenetic\w*|fish|sequencing|ngs|molecular|methylation|immuno\w+|flow|levels?|decalcifi\w+|her-?2|er|pr|ki-?67|pd-?l1|mmr|msi|trichrome|congo red|gms|afb)\b/gi;

/** What a later part of the report answers is no longer told as still to come. */
export function withoutOvertaken(planned: Planned[], ctx: Context): Planned[] {
  if (!planned.some(({ frames }) => frames.some(({ kind }) => kind === 'pending'))) return planned;
  return planned.filter(
    ({ frames }) => !frames.every(({ kind, source }) => kind === 'pending' && isAnswered(source, ctx)),
  );
}

function isAnswered(source: Span, ctx: Context): boolean {
  const { report } = ctx.understanding;
  const names = [...new Set((ctx.clean(source).match(NAMES) ?? []).map((name) => name.toLowerCase()))].filter(
    (name) => name !== 'pending',
  );
  if (names.length === 0) return false;
  const later = report.sentences.filter(({ span, section, label }) => {
    if (span.start < source.end) return false;
    const part = report.sections[section];
    return part?.kind === 'addendum' || ADDED.test(part?.heading?.text ?? '') || ADDED.test(label?.text ?? '');
  });
  return names.some((name) =>
    later.some(({ span }) => {
      const words = ctx.clean(span);
      return words.toLowerCase().includes(name) && !STILL_OPEN.test(words);
    }),
  );
}

const CHROMOSOMES = /\b4\d,X[XYO]?(?:,[^\s[/]{2,}|\S*\/4\d,)\S*/;
/** A change that many healthy people have. */
const HARMLESS = /^46,X[XY],inv\(9\)\S*$/;

/** "46,XX,t(11;14)(q13;q32)[7]/46,XX[13]": a change, whatever stands before it. Null for any other line. */
export function changedChromosomes(words: string, span: Span): Plan | null {
  const printed = CHROMOSOMES.exec(words)?.[0];
  if (
    printed === undefined ||
    HARMLESS.test(printed) ||
    !/[,/](?:t|del|inv|add|der|dup|ins|i|[+-]\d|4[5-9],|\+)/.test(printed)
  )
    return null;
  const some = /\/46,X[XY]/.test(printed) ? ' in some of the cells' : '';
  return plan(
    `the picture of the chromosomes showed a change${some}: “${printed.replace(/[.;,]+$/, '')}”`,
    [span],
    ['karyotype'],
  );
}
