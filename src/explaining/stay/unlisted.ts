import { lineStart } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { isBeforeStay } from '../findings/before-stay.js';
import { type Said, sayAll } from '../nets/said.js';
import { retellLine } from '../retell/retell.js';
import { LIST_MARK } from '../words/sentences.js';
import type { WrittenFinding } from '../written.js';
import { isIn } from './shared.js';

/** What a stay without a list of diagnoses was about, and the finding that tells it, where one does. */
export interface Unlisted {
  said: Said[];
  finding: WrittenFinding | null;
  sentence: Sentence;
}

/** The first problem of a course told problem by problem, else the weightiest that the stay itself found. */
export function whyUnlisted(findings: readonly WrittenFinding[], ctx: Context): Unlisted | null {
  const found = foundThere(findings, ctx);
  const illness = found?.finding?.frames[0]?.head?.kind === 'disease';
  return firstProblem(findings, ctx) ?? (illness ? found : (positiveTest(ctx) ?? found));
}

const BY_PROBLEM = /\bproblems?\b/i;
/** Letters in front of the name that an entry of a course by problem begins with. */
const BEGINS = 45;
const FEWEST = 2;
const NOTES_IT = /^The report (?:notes|lists):? /;

/** "#Heart failure. … #Kidney injury. …", "1. Pneumonia: …": the first of them is what the stay was about. */
function firstProblem(findings: readonly WrittenFinding[], ctx: Context): Unlisted | null {
  const { report } = ctx.understanding;
  for (const { kind, heading, sentences } of report.sections) {
    if (kind !== 'hospital_course') continue;
    const marked = sentences.filter((sentence) => isMarked(sentence, ctx));
    const [first] = marked.length >= FEWEST ? marked : BY_PROBLEM.test(heading?.text ?? '') ? sentences : [];
    if (first === undefined || !opensWithIllness(first, ctx)) continue;
    const finding = illnessesOf(first, findings).at(0) ?? null;
    if (finding === null || finding.sensitive)
      return finding === null ? null : { said: [finding.plan.what], finding, sentence: first };
    const { what } = finding.plan;
    const named = NOTES_IT.test(what.text) ? what.text.replace(NOTES_IT, '') : null;
    const text = named === null ? what.text : `The first problem told of your stay is: ${named}`;
    return { said: [{ ...what, text }], finding, sentence: first };
  }
  return null;
}

/** Printed with a number or a "#" of a list of problems in front. */
function isMarked(sentence: Sentence, ctx: Context): boolean {
  const { clean } = ctx.understanding.report;
  const { start, end } = sentence.span;
  const line = lineStart(clean, start);
  return (
    /^\s*(?:#|problem\b)/i.test(clean.slice(Math.max(line, start - 12), end)) ||
    LIST_MARK.test(clean.slice(start, end)) ||
    (sentence.kind === 'list_item' && /\d\s*[.)]\s*$/.test(clean.slice(Math.max(line, start - 8), start)))
  );
}

function opensWithIllness(sentence: Sentence, ctx: Context): boolean {
  return ctx.frames
    .within(sentence.span)
    .some((frame) => isIllness(frame) && (frame.head?.span.start ?? 0) - sentence.span.start < BEGINS);
}

function isIllness({ kind, head, assertion, experiencer, negated, setAside }: Frame): boolean {
  return (
    (kind === 'finding' || kind === 'diagnosis') &&
    (head?.kind === 'disease' || head?.kind === 'finding' || head?.kind === 'organism') &&
    (assertion === 'present' || assertion === 'possible') &&
    experiencer === 'patient' &&
    !negated &&
    setAside === undefined
  );
}

function illnessesOf(sentence: Sentence, findings: readonly WrittenFinding[]): WrittenFinding[] {
  return findings
    .filter(({ frames, source, over }) => !over && frames.some(isIllness) && isIn(source, sentence))
    .sort((a, b) => headOf(a) - headOf(b));
}

function headOf({ frames: [first], source }: WrittenFinding): number {
  return first?.head?.span.start ?? source.start;
}

/** Sections in which a stay tells what it found, the surest first. */
const FOUND_IN: readonly string[] = [
  'results',
  'findings',
  'hospital_course',
  'other',
  'history_present',
  'physical_exam',
];
/** Who the reader is, what was known before, or what the line is no news of. */
const KNOWN_BEFORE =
  /\b(?:history|hx|h\/o|k\/c\/o|known|background|pmh\w*|previous(?:ly)?|prior|chronic|baseline|long-?standing|s\/p|status post|risk|maternal|mother)\b|^\W*(?:this |an? |the )?(?:\w+ ){0,2}\d{1,3}[- ]?(?:y\/?o|yo|yr|year)/i;
const IMPORTANT: ReadonlySet<string> = new Set(['urgent', 'important']);

/** What a test or the course of the stay found, weightiest first: the sentence of it, as it is told. */
function foundThere(findings: readonly WrittenFinding[], ctx: Context): Unlisted | null {
  const { sections, sentences } = ctx.understanding.report;
  const weighty = findings.filter(
    ({ importance, frames: [first] }) =>
      IMPORTANT.has(importance) &&
      first !== undefined &&
      isIllness(first) &&
      first.change !== 'resolved' &&
      !isBeforeStay(first.sentence, ctx) &&
      !KNOWN_BEFORE.test(wordsOf(sentences[first.sentence], ctx)),
  );
  const rank = ({ frames: [first] }: WrittenFinding) => {
    const at = FOUND_IN.indexOf(sections[sentences[first?.sentence ?? -1]?.section ?? -1]?.kind ?? '');
    // An illness is more of an answer than a sign of one.
    const sign = Number(TRACED.test(first?.head?.ref.id ?? ''));
    return at < 0 ? null : (Number(first?.head?.kind !== 'disease') + sign) * FOUND_IN.length + at;
  };
  const [best] = weighty
    .flatMap((finding) => {
      const of = rank(finding);
      return of === null ? [] : [{ finding, of }];
    })
    .sort((a, b) => a.of - b.of || a.finding.source.start - b.finding.source.start);
  const sentence = best === undefined ? undefined : sentences[best.finding.frames[0]?.sentence ?? -1];
  if (best === undefined || sentence === undefined) return null;
  if (best.finding.sensitive) return { said: [best.finding.plan.what], finding: best.finding, sentence };
  const told = illnessesOf(sentence, findings).filter(({ sensitive }) => !sensitive);
  const said = told.map(({ plan }) => plan.what);
  const line = said.length > MOST_TOLD ? retellLine(sentence, ctx) : null;
  return { said: line === null ? said.slice(0, MOST_TOLD) : [line], finding: best.finding, sentence };
}

/** What a tracing showed, or a narrowed or shut vessel, is the sign of what was found and treated behind it. */
const TRACED = /^st-|st-elevation|st-depression|t-wave|^(?:occlusion|stenosis|narrowing|blockage|thrombus)$/;

const MOST_TOLD = 2;

const POSITIVE =
  /^\W{0,3}(?:(?:antigen|ag|igm|pcr|test|serology|rapid test|card)\W{1,3})*(?:(?:was|is|were|came back|returned) )?(?:strongly )?(?:positive|pos|\+ ?ve|reactive|detected)\b/i;

/** "Dengue NS1 positive": a test whose answer names the illness, where no line of the stay does. */
function positiveTest(ctx: Context): Unlisted | null {
  const { report, frames } = ctx.understanding;
  for (const { head, sentence: index, assertion, experiencer } of frames) {
    const sentence = report.sentences[index];
    if (head?.ref.folder !== 'labs' || sentence === undefined || assertion !== 'present' || experiencer !== 'patient')
      continue;
    if (!FOUND_IN.includes(report.sections[sentence.section]?.kind ?? '') || isBeforeStay(index, ctx)) continue;
    const test = ctx.knowledge.lab(head.ref.id);
    const means = test?.answers?.positive;
    if (means === undefined || !NAMES_ILLNESS.test(means)) continue;
    if (!POSITIVE.test(report.clean.slice(head.span.end, Math.min(sentence.span.end, head.span.end + 40)))) continue;
    return {
      said: sayAll(`the test for ${test?.term} was positive. ${means}`, [sentence.span], [head.ref.id]),
      finding: null,
      sentence,
    };
  }
  return null;
}

/** Of an illness now, and not of what guards from it or was before. */
const NAMES_ILLNESS = /\b(?:infection|sign of|found)\b(?![^.]*\b(?:past|before|immune|safe|protect\w*)\b)/i;

function wordsOf(sentence: Sentence | undefined, ctx: Context): string {
  return sentence === undefined ? '' : ctx.clean(sentence.span);
}
