import type { Span } from '../../../contract/analysis.js';
import type { Sentence } from '../../../reading/types.js';
import type { Frame } from '../../../understanding/types.js';
import type { Context } from '../../context.js';
import type { Plan } from '../plan.js';
import { planOther } from './other.js';
import { tellOrder } from './tell.js';

const ORDERS: ReadonlySet<Frame['kind']> = new Set(['recommendation', 'follow_up']);
/** Orders of one sentence, and what stands before one. */
const CUTS =
  /;\s+|,\s+for which\s+|(?<!\bnot),?\s+(?=meets? (?:[\w-]+ ){0,3}?criteria for\b)|(?<!\b(?:Dr|Mr|Mrs|Ms|St|vs|[A-Z]))\.\s+(?=[A-Z])|,\s+(?=(?:and |then )?(?:recommend|suggest|consider|advise)\b)|,\s+(?=(?:requir(?:es?|ing) )?no (?:\w+ ){0,3}(?:follow|imaging))|,\s+(?=attention (?:to this )?(?:on|at)\b)|\s+[-–]\s+/g;

export interface PlannedOrder {
  frames: Frame[];
  plan: Plan;
}

/**
 * Orders of which every word is understood: what is asked for, how strongly, when, what for and on what condition, in one
 * sentence. The frames of any other part of the sentence are given back untouched.
 */
export function planOrders(frames: readonly Frame[], ctx: Context): { planned: PlannedOrder[]; rest: Frame[] } {
  const planned: PlannedOrder[] = [];
  let rest = [...frames];
  const [first] = frames;
  const sentence = first === undefined ? undefined : ctx.understanding.report.sentences[first.sentence];
  if (sentence === undefined || !frames.some(({ kind }) => ORDERS.has(kind))) return { planned, rest };
  // "Sleep medicine re: CPAP": what stands before the colon is a part of it.
  if (sentence.label !== null && !HEADS.test(sentence.label.text)) return { planned, rest };
  for (const part of partsOf(sentence, ctx)) {
    const own = rest.filter(({ source }) => source.start < part.end && part.start < source.end);
    const asked = own.find(({ kind }) => ORDERS.has(kind));
    if (asked === undefined || own.some((frame) => mustStand(frame))) continue;
    // A clause that goes on into another part is not whole here.
    if (own.some(({ source }) => ORDERS.has(asked.kind) && source.end > part.end + 1)) continue;
    const told = planOther(part, ctx) ?? tellOrder(part, asked, ctx);
    if (told === null) continue;
    planned.push({ frames: [asked, ...own.filter((frame) => frame !== asked)], plan: told });
    rest = rest.filter((frame) => !own.includes(frame));
  }
  return { planned, rest };
}

const HEADS =
  /^\W*(?:\d+\W*)?(?:recommend\w*|plan|follow[- ]?up|impression|conclusion|advice|advised|suggest\w*|comments?|note|actions?|management|next steps?|opinion|interpretation|interpretive comments?|rec|imaging|outpatient|to do|in summary)\b[\w ]{0,14}\W*$/i;

const HANGS =
  /(?:^|[,;]\s*)\W*(?:and |but )?(?:if|unless|when|once|should|until|after|in case|in the event|in patients|for patients|given|because|as|where|provided|depending)\b/i;

/** Says more than what is to be done. */
function mustStand({ urgency, score, medicine, field, part }: Frame): boolean {
  return urgency !== null || score !== null || medicine !== null || field !== undefined || part !== undefined;
}

function partsOf(sentence: Sentence, ctx: Context): Span[] {
  const { clean } = ctx.understanding.report;
  const from = sentence.label?.span.end ?? sentence.span.start;
  const text = clean.slice(from, sentence.span.end);
  const parts: Span[] = [];
  let start = 0;
  for (const cut of [...text.matchAll(CUTS), null]) {
    // "If no cause is found, consider …": the condition goes with what hangs on it.
    if (cut?.[0].startsWith(',') && HANGS.test(text.slice(start, cut.index))) continue;
    const end = cut?.index ?? text.length;
    parts.push({ start: from + start, end: from + end });
    start = end + (cut?.[0].length ?? 0);
  }
  return parts;
}

/** True where sentences that leave nothing out hold all of a line, but for its marks and its label. */
export function holdsAllOf(line: Span, told: readonly { plan: Plan }[]): boolean {
  const whole = told.flatMap(({ plan: { what } }) => (what.whole ? what.sources.slice(0, 1) : []));
  const held = whole.reduce((sum, { start, end }) => sum + end - start, 0);
  return whole.length > 0 && held >= (line.end - line.start) * MOST;
}

const MOST = 0.8;
