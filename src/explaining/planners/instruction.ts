import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { inItsOwnWords, rewriteForReader } from '../rewrite.js';
import { alsoFrom } from '../said.js';
import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';

/** Set phrases of discharge papers. The first that fits. */
const SET_PHRASES: readonly [RegExp, string][] = [
  [
    /^(?:activity|activities)?[:\s]*as tolerated\.?$|^activity:? .*\bas tolerated\b/i,
    'you can be as active as you feel able to be',
  ],
  [/^(?:diet)?[:\s]*(?:regular|normal)(?: diet)?\.?$/i, 'you can eat your usual food'],
  [
    /^(?:diet)?[:\s]*(?:low[- ]sodium|low[- ]salt|cardiac|heart[- ]healthy)(?:,? \S+)?(?: diet)?\.?$/i,
    'eat food that is low in salt and good for the heart',
  ],
  [
    /^(?:diet)?[:\s]*(?:diabetic|ada|carbohydrate[- ]controlled|consistent carb\w*)(?: diet)?\.?$/i,
    'eat the food plan for people with diabetes',
  ],
];

/** An order, or a sentence about the reader: what is left of a cut list ("Wound care") is quoted with its label instead. */
function isAdvice(text: string): boolean {
  return /\b(?:you|your|is|are|was|were|be|should|may|can|will|must|need|needs)\b|^(?:please|no|do|call|see|keep|take|if|continue|return|follow|avoid|use|eat|drink|rest|start|stop|limit|check|have|get|bring|wear|make|ask|resume|weigh|schedule|change|go|walk|wash|shower|clean|stay|sleep|apply|remove|cover|leave|lift|drive|sit|stand|elevate|ice|activity|diet)\b/i.test(
    text,
  );
}

/** With the label of its line, where that is short ("Wound care: keep dry"). */
function labelled(frame: Frame, ctx: Context) {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  return sentence?.label && frame.source.start > sentence.span.start && sentence.span.end === frame.source.end
    ? sentence.span
    : frame.source;
}

/** Activity, diet, wound care: the report's own words, said to the reader. */
export function planInstruction(frame: Frame, ctx: Context): Plan | null {
  const clause = ctx.clean(frame.source);
  const set = SET_PHRASES.find(([pattern]) => pattern.test(clause.trim()))?.[1];
  if (set !== undefined) return plan(set, [frame.source]);
  const said = rewriteForReader(frame.source, ctx) ?? inItsOwnWords(frame.source, ctx);
  if (said === null || !isAdvice(said.text)) return quoteLine(labelled(frame, ctx), ctx);
  const text = said.text.replace(/^(?:Activity|Activities|Diet|Wound care|Instructions?): */i, '');
  return {
    what: alsoFrom({ ...said, text: text.charAt(0).toUpperCase() + text.slice(1) }, []),
    details: [],
    meaning: [],
  };
}
