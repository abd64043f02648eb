import type { Span } from '../../contract/analysis.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { SpanIndex } from '../span-index.js';

/** The laboratory says what is behind its results, or what they do not mean. */
const STATES =
  /\b(?:consistent with|in keeping with|compatible with|in line with|typical (?:of|for)|due to|caused by|explained by|secondary to|because of|attribut\w+ to|as a result of|owing to|suggestive of|suggests|suggesting|s\/o|indicat(?:es?|ive)|represents?|reflects?|confirms?|diagnostic of|benign|constitutional|physiological|spurious(?:ly)?|artefact\w*|artifact\w*|does not (?:indicate|mean|point|suggest|imply|reflect)|(?<!once |if |when |until |clinically )stable|unchanged|long-?standing|impression is|appearances? (?:is|are) (?:those )?of)\b/i;
/** Of people, values or methods in general. */
const IN_GENERAL =
  /\b(?:patients|people|individuals|persons|adults|children|women|men|population|assay|method|reference (?:range|interval)s?|performed|manufacturer|https?|www|clia|fda)\b|\b(?:values?|levels?|results?|concentrations?)\s(?:of |above |below |over |under |between |greater |less )?\W{0,2}[<>≥≤]?\s?\d/i;
/** Why the test was done, and what was so before: not what the laboratory makes of its results. */
const NOT_HERE: ReadonlySet<string> = new Set(['indication', 'chief_complaint', 'history_present', 'past_history', 'family_history', 'medications', 'signature', 'method', 'technique', 'header']); // biome-ignore format: one list
const CONCLUDES: ReadonlySet<string> = new Set(['impression', 'diagnosis', 'comment', 'addendum']);
const LONGEST = 400;

const known = new WeakMap<Context['understanding'], ReadonlySet<UnderstoodLab>>();

/**
 * The results that the report itself explains: a comment below them states a cause or excludes one. No list of everyday
 * causes and no question for them then stands against it.
 */
export function explainedLabs(ctx: Context): ReadonlySet<UnderstoodLab> {
  const before = known.get(ctx.understanding);
  if (before !== undefined) return before;
  const explained = new Set<UnderstoodLab>();
  known.set(ctx.understanding, explained);
  const { report, labs } = ctx.understanding;
  if (report.type.type !== 'laboratory' || labs.length === 0) return explained;
  const rows = [...labs].sort((a, b) => a.source.start - b.source.start);
  const spans = [
    ...report.sentences.filter((one) => !NOT_HERE.has(report.sections[one.section]?.kind ?? '')).map((one) => ({ span: one.span, kind: report.sections[one.section]?.kind ?? '' })),
    ...rows.flatMap(({ row }) => row.comments.map((span) => ({ span, kind: '' }))),
  ]; // biome-ignore format: one list
  for (const { span, kind } of spans) {
    const words = ctx.clean(span);
    if (words.length > LONGEST || !STATES.test(words) || IN_GENERAL.test(words)) continue;
    const above = rows.filter(({ source }) => source.start <= span.start);
    const last = above.at(-1);
    if (last === undefined) continue;
    const ofAll = above.length === rows.length && CONCLUDES.has(kind);
    for (const lab of ofAll ? above : blockOf(above, last, spans)) explained.add(lab);
  }
  return explained;
}

/** The rows that a comment stands below: those of the last one's panel, back to the comment before. */
function blockOf(
  above: readonly UnderstoodLab[],
  last: UnderstoodLab,
  spans: readonly { span: Span }[],
): UnderstoodLab[] {
  const own: UnderstoodLab[] = [];
  for (let at = above.length - 1; at >= 0; at -= 1) {
    const lab = above[at];
    const below = own[0];
    if (lab === undefined || lab.row.panel !== last.row.panel) break;
    if (below && spans.some(({ span }) => span.start >= lab.source.end && span.end <= below.source.start)) break;
    own.unshift(lab);
  }
  return own;
}

/** A line with a value behind a name, as tables print them. */
const LIKE_A_ROW =
  /^\W{0,4}[A-Za-z][^.;]{1,45}?(?:\s{2,}|\t|:\s*|\s)(?:[<>≤≥]?\s?\d[\d.,]*\s?(?:%|[a-zµμ]{1,6}\/[a-z0-9µμ.]+|x ?10\S*|fl|pg|mm|sec|s)(?:\s|$|[),;])|(?:positive|negative|reactive|non-?reactive|detected|not detected|nil|trace|\++|neg|pos)\s*(?:$|[\s*(,;]))/i;
const NO_ROW =
  /\b(?:age|dob|born|collected|received|reported|printed|sex|phone|tel|mrn|page|ward|room|accession|specimen|sample|previous(?:ly)?|prev|prior|comments?|notes?|interpretation|history|clinical|susceptib\w*|MIC|isolate|tablets?|dose)\b|\b(?:S|I|R)\s*$/i;

const whole = new WeakMap<Context['understanding'], boolean>();

/** Whether every line of this sheet that looks like a result was read as one: only then may results be counted. */
export function isReadWhole(ctx: Context): boolean {
  const before = whole.get(ctx.understanding);
  if (before !== undefined) return before;
  const { report, labs } = ctx.understanding;
  const taken = new SpanIndex(
    [
      ...labs.flatMap(({ source, row }) => [source, ...row.comments]),
      ...report.olderResults.map(({ source }) => source),
    ],
    (span) => span,
  );
  let read = true;
  let at = 0;
  for (const line of report.clean.split('\n')) {
    const [start, end] = [at, at + line.length];
    at = end + 1;
    if (line.length > 120 || !LIKE_A_ROW.test(line) || NO_ROW.test(line)) continue;
    if (taken.touching({ start, end }).length > 0) continue;
    read = false;
    break;
  }
  whole.set(ctx.understanding, read);
  return read;
}
