import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { CONCLUSIONS, isBefore, isSlide } from './importance.js';

/** What the test was done to look for: told, so that the answer can be held against the question. */
export function isSought(frames: readonly Frame[], ctx: Context): boolean {
  return (
    frames.every((frame) => isBefore(frame, ctx) || ctx.section(frame) === 'chief_complaint') &&
    frames.every((frame) => frame.kind === 'reason' && frame.experiencer === 'patient') &&
    frames.some((frame) => frame.assertion === 'possible' && !frame.negated)
  );
}

/** In a picture's or a sample's report, the story before it and the test itself are its setting, not its findings. */
export function isSetting(frames: readonly Frame[], ctx: Context): boolean {
  if (!ctx.teller.sees) return false;
  return frames.every(
    (frame) =>
      frame.experiencer === 'patient' &&
      (frame.assertion !== 'historical' || isOfTheTest(frame, ctx)) &&
      frame.assertion !== 'absent' &&
      (isBefore(frame, ctx) ||
        ['specimen', 'gross', 'exam'].includes(ctx.section(frame)) ||
        frame.kind === 'procedure' ||
        isOfTheTest(frame, ctx)),
  );
}

/** What was given for a picture, and how the reader felt meanwhile ("chest tightness with the stress drug"). */
function isOfTheTest(frame: Frame, ctx: Context): boolean {
  return (
    ['procedures', 'technique', 'method'].includes(ctx.section(frame)) &&
    (['treatment', 'medicine'].includes(frame.kind) || frame.head?.kind === 'symptom')
  );
}

/**
 * How the cells look under the microscope is the ground of the diagnosis, not a finding beside it: "features short of
 * malignancy", "compared with residual normal glands" say nothing by themselves. What they grow into, and what is
 * denied by its own name, does.
 */
export function isOfTheSlide(frame: Frame, ctx: Context): boolean {
  if (!isSlide(ctx.understanding.report.type.type, ctx.section(frame)) || frame.head === null) return false;
  if (frame.kind === 'score' || frame.urgency !== null) return false;
  const { id } = frame.head.ref;
  return frame.kind === 'absent' ? ANY_GROWTH.test(id) : !/\binvasion\b/.test(id);
}

const THE_SAME = /\b(?:the|this|these|both|that|said|each)(?:,? [a-z-]+(?: and)?){0,6} ?$/i;

/** "The lesion extends to the edge": the growth that the report has named already by its own name, not a further one. */
export function isSpokenOfAgain(frame: Frame, ctx: Context): boolean {
  const { head, negated, assertion, urgency } = frame;
  if (ctx.understanding.report.type.type !== 'pathology' || head === null || negated || urgency !== null) return false;
  if (assertion === 'absent' || !ANY_LUMP.test(head.ref.id) || head.span.start < frame.source.start) return false;
  if (!THE_SAME.test(`${ctx.clean({ start: frame.source.start, end: head.span.start })} `)) return false;
  return ctx.understanding.frames.some(
    (other) =>
      (other.kind === 'diagnosis' || CONCLUSIONS.has(ctx.section(other))) &&
      other.head !== null &&
      !other.negated &&
      (other.assertion === 'present' || other.assertion === 'possible') &&
      (other.head.kind === 'disease' || other.head.kind === 'finding') &&
      !ANY_LUMP.test(other.head.ref.id),
  );
}

const ANY_LUMP =
  /^(?:abnormality|tumou?r|neoplasm|neoplasia|lesion|mass|nodule|lump|growth|tumor-cells|malignant-cells|cancer)$/;

/** Words for growths of any kind: one field without them says nothing of the rest of the sample. */
export const ANY_GROWTH =
  /^(?:tumou?r|malignancy|cancer|carcinoma|neoplasm|neoplasia|lesion|mass|abnormality|disease)$/;

/** "Prediabetes: 5.7 - 6.4": a line of a table that tells which values go with what, not a finding. */
export function isInterpretive(frame: Frame, ctx: Context): boolean {
  if (ctx.understanding.report.type.type !== 'laboratory') return false;
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (sentence === undefined) return false;
  return isInterpretiveLine(ctx.clean(sentence.span));
}

/** A line of a laboratory that tells what values mean or for whom, not what was found. */
export function isInterpretiveLine(words: string): boolean {
  return INTERPRETIVE.test(words) || isLegend(words) || (OF_PATIENTS.test(words) && !COMES_AGAIN.test(words));
}

/** "< 7.8 normal ; 7.8 - 11.0 impaired glucose tolerance", ">= 6.5 % Diabetes (confirm …)": limits, each with what it means. */
export function isLegend(words: string): boolean {
  const text = words.replace(/^[A-Z(][^:;]{1,48}:\s*/, '').replace(/^[a-z]+\s*;\s*/, '');
  return LIMIT_AND_MEANING.test(text) && !IN_A_FIELD.test(words);
}

/** A place within a line of a laboratory that only gives limits and what they mean: the rows are held against them. */
export function isOfLegend({ start, end }: Span, ctx: Context): boolean {
  const { report } = ctx.understanding;
  if (report.type.type !== 'laboratory') return false;
  const sentence = report.sentences.find(({ span }) => span.start <= start && span.end >= end);
  return sentence !== undefined && isLegend(ctx.clean(sentence.span));
}

const LIMIT_AND_MEANING =
  /^\W{0,3}(?:(?:[<>≤≥]=?|up to|below|above)\s*\d[\d.,]*|\d[\d.,]*\s*(?:-|–|to)\s*\d[\d.,]*)\s*(?:%|[A-Za-zµμ]{1,5}\/[A-Za-z]{1,3})?\s*[:=–-]?\s*(?:normal|increased|high|low|borderline|moderate|mild|severe|impaired|diabet|pre-?\s?diabet|non-?\s?diabet|deficien|insufficien|sufficien|adequate|optimal|desirable|toxic|negative|positive|equivocal|indeterminate|non-?\s?reactive|reactive|immune|non-?\s?immune|consistent|at risk|risk|unlikely|likely|possible|probable|kidney failure)\w*\b/i;
const IN_A_FIELD = /\b(?:hpf|lpf|per field|\/field|blasts|cells seen)\b/i;

/** "<70 mg/dL for patients with CHD or diabetic patients": whom a limit is meant for, not what the reader has. */
const OF_PATIENTS =
  /\b(?:(?:for|in) (?:\w+ ){0,3}(?:patients|persons|individuals|people|adults|children|women|men)\b|patients with|desirable|optimal|goal|target(?! cells?\b)|prevention|increased risk|diabetic patients|risk factors)/i;

/** "Testing is repeated at 28 weeks for all pregnant persons": that one is done again. */
const COMES_AGAIN = /\b(?:is|are|will be) (?:routinely )?repeated (?:at|in|after)\b/i;

const INTERPRETIVE = /^[A-Za-z][^:]{2,40}:\s*(?:[<>≤≥]=?\s*\d|\d+(?:\.\d+)?\s*(?:-|–|to)\s*\d)[\d.\s%A-Za-z/]*\.?$/;
