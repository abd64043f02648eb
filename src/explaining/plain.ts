import type { Analysis, Span } from '../contract/analysis.js';
import type { Sentence } from '../reading/types.js';
import { saysOnlyResults } from '../understanding/index.js';
import type { Context } from './context.js';
import { CONCLUSIONS } from './findings/importance.js';
import { isInterpretive } from './findings/setting.js';
import type { WrittenLab } from './labs/labs.js';
import { lineOf } from './line-of.js';
import { say, textOf } from './nets/said.js';
import type { Planned } from './planners/index.js';
import { setPhrase } from './planners/set-phrases.js';
import { mayStay, tellAtLength } from './retell/at-length.js';
import { isOwnWords } from './retell/narrative.js';
import { nearlyRetold, retellSentence } from './retell/retell.js';
import { isTitleOfPaper } from './summary/picture-topics.js';
import { plainLine } from './tissue/plain-lines.js';
import { mergeAlike } from './words/alike.js';

/** The side-by-side view, what stays unexplained, and how many statements there were. */
export interface SideBySide {
  plain: Analysis['plain'];
  notExplained: Span[];
  explained: number;
  statements: number;
}

/** A plain counterpart for every clinical sentence and lab row; what has none is given as not explained. */
export function writeSideBySide(
  planned: ReadonlyMap<number, Planned[]>,
  labs: readonly WrittenLab[],
  ctx: Context,
): SideBySide {
  const { report, unread, frames } = ctx.understanding;
  const plain: Analysis['plain'] = [];
  const missing: Span[] = [];
  /** Passages that no frame tells of, yet told with their whole sentence. */
  const read = new Set<Span>();
  let statements = 0;
  let explained = 0;
  const identity = new Set(frames.filter((frame) => frame.kind === 'identity').map((frame) => frame.sentence));
  for (const sentence of report.sentences) {
    if (!isClinical(sentence, ctx)) {
      const opening = isApart(sentence, ctx) ? planned.get(sentence.index)?.find((one) => one.retold) : undefined;
      if (opening !== undefined) {
        const text = textOf([opening.plan.what, ...opening.plan.details]);
        plain.push({ source: { ...sentence.span }, text });
        for (const gap of ctx.unread.touching(sentence.span)) read.add(gap);
      } else if (isApart(sentence, ctx) && namesIllness(sentence, ctx)) missing.push(sentence.span);
      continue;
    }
    const told = planned.get(sentence.index) ?? [];
    if (told.length === 0 && identity.has(sentence.index)) {
      // Taken for who, when and where: told where it can be, else shown rather than passed over. No statement to explain.
      const retold = retellSentence(sentence, ctx);
      if (retold !== null) plain.push({ source: { ...sentence.span }, text: textOf(retold) });
      else if (sentence.kind === 'prose' || namesIllness(sentence, ctx)) missing.push(sentence.span);
      continue;
    }
    const gaps = ctx.unread.touching(sentence.span);
    const { text, whole } = counterpart(sentence, told, ctx);
    statements += 1;
    if (text !== null) {
      plain.push({ source: { ...sentence.span }, text });
      explained += whole || (gaps.length === 0 && !leavesOut(sentence, told, ctx)) ? 1 : 0.5;
      if (whole) for (const gap of gaps) read.add(gap);
    } else {
      const long = tellAtLength(sentence, ctx);
      const nearly = long !== null || ctx.teller.sees ? null : nearlyRetold(sentence, ctx);
      const told = long?.said ?? (nearly !== null && mayStay(nearly.said.text) ? nearly.said : undefined);
      if (told === undefined) {
        missing.push(sentence.span);
        continue;
      }
      plain.push({ source: { ...sentence.span }, text: textOf([told]) });
      explained += long !== null && long.kept.length === 0 ? 1 : 0.5;
      for (const gap of gaps) read.add(gap);
      missing.push(...(long?.kept ?? []), ...(nearly === null ? [] : [nearly.left]));
    }
  }
  for (const { lab, what } of labs) {
    statements += 1;
    explained += 1;
    plain.push({ source: { ...lab.source }, text: what.text });
  }
  plain.sort((a, b) => a.source.start - b.source.start);
  joinSteps(plain);
  return {
    plain,
    notExplained: mergeSpans([...unread.filter((gap) => !read.has(gap)), ...missing], report.text),
    explained: Math.floor(explained),
    statements,
  };
}

/** Steps that follow one another are told once, over all of them. */
function joinSteps(plain: Analysis['plain']): void {
  let kept = 0;
  for (const line of plain) {
    const last = plain[kept - 1];
    if (kept > 0 && last?.text === line.text && STEPS.test(line.text)) last.source.end = line.source.end;
    else plain[kept++] = line;
  }
  plain.length = kept;
}

const STEPS = /^This part tells step by step/;

/** Stands for its line and says none of its words in others. */
export function saysNoWords(text: string): boolean {
  return STEPS.test(text) || text === ONLY_VALUES;
}

const ONLY_VALUES = 'This line only tells which values go with what.';

const WEIGHTY = new Set(['finding', 'disease', 'organism']);

/** In the conclusion, a finding that is named but not told counts as half read. */
function leavesOut(sentence: Sentence, told: readonly Planned[], ctx: Context): boolean {
  const kind = ctx.understanding.report.sections[sentence.section]?.kind ?? 'other';
  if (!CONCLUSIONS.has(kind) || told.length === 0) return false;
  const said = new Set(told.flatMap(({ plan }) => [plan.what, ...plan.details].flatMap(({ knowledge }) => knowledge)));
  return ctx.mentions
    .within(sentence.span)
    .some((mention) => WEIGHTY.has(mention.kind) && !said.has(mention.ref.id) && mention.ref.folder === 'concepts');
}

interface Counterpart {
  text: string | null;
  /** Every word of the sentence is in it. */
  whole: boolean;
}

function counterpart(sentence: Sentence, told: readonly Planned[], ctx: Context): Counterpart {
  const set = told.length === 0 ? setPhrase(ctx.clean(sentence.span)) : null;
  if (set !== null) return { text: say(set, [sentence.span]).text, whole: false };
  if (told.length > 0 && told.every((one) => one.frames.every((frame) => isInterpretive(frame, ctx))))
    return { text: ONLY_VALUES, whole: false };
  const ofTissue = ctx.understanding.report.type.type === 'pathology' ? plainLine(ctx.clean(sentence.span)) : null;
  if (ofTissue !== null && (told.length === 0 || told[0]?.plan.what.text === say(ofTissue.texts[0], []).text))
    return { text: textOf(ofTissue.texts.map((text) => say(text, [sentence.span]))), whole: true };
  const planned = [...new Map(told.map(({ plan }) => [plan.what.text, plan])).values()];
  const text = textOf(
    mergeAlike(planned.flatMap((plan) => [plan.what, ...plan.details.filter((said) => !isOwnWords(said))])),
  );
  if (told.some((one) => one.retold) || (text !== '' && told.every(({ plan }) => plan.what.whole)))
    return { text, whole: true };
  if (sentence.kind === 'prose' && weak(told)) {
    const retold = retellSentence(sentence, ctx);
    if (retold !== null) return { text: textOf(retold), whole: true };
  }
  if (text !== '') return { text, whole: false };
  const line = lineOf(sentence, ctx);
  return { text: line?.text ?? null, whole: true };
}

/** Planned too thinly to stand for the sentence: nothing, or frames that account for little of it. */
function weak(told: readonly Planned[]): boolean {
  const frames = told.flatMap((one) => one.frames);
  return frames.length === 0 || Math.max(...frames.map((frame) => frame.coverage)) < 0.35;
}

function namesIllness(sentence: Sentence, ctx: Context): boolean {
  return ctx.mentions.within(sentence.span).some((mention) => WEIGHTY.has(mention.kind) || mention.kind === 'symptom');
}

/** In the head of a report or under its signature. */
function isApart(sentence: Sentence, ctx: Context): boolean {
  const kind = ctx.understanding.report.sections[sentence.section]?.kind;
  return kind === 'header' || kind === 'signature';
}

function isClinical(sentence: Sentence, ctx: Context): boolean {
  if (isApart(sentence, ctx)) return false;
  if (isTitleOfPaper(sentence, ctx)) return false;
  // What is only results is told row by row.
  if (saysOnlyResults(sentence.span, ctx.understanding.report.labRows, ctx.understanding.report.clean)) return false;
  return /[A-Za-z]{2}/.test(ctx.clean(sentence.span));
}

/** Sorted, without overlaps; spans with only blanks or marks between them are joined. */
export function mergeSpans(spans: readonly Span[], text: string): Span[] {
  const sorted = spans.filter((span) => span.end > span.start).sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Span[] = [];
  for (const { start, end } of sorted) {
    const last = merged[merged.length - 1];
    if (last !== undefined && (start <= last.end || /^[\s.,;:]*$/.test(text.slice(last.end, start))))
      last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
