import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { alsoFrom } from '../nets/said.js';
import { inItsOwnWords, rewriteForReader } from '../rewrite.js';
import { uncapital } from '../words/english.js';
import { dailyLimit } from './daily-limit.js';
import { dietIn } from './diet-phrases.js';
import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';

/** Set phrases of discharge papers. The first that fits. */
const SET_PHRASES: readonly [RegExp, string][] = [
  [
    /^(?:(?:activity|activities|ambulate|mobili[sz]e|mobility|up|walk)[:\s]*)?(?:(?:level|ad lib|advance|progress|increase|slowly|gradually|and|activity)\s+){0,3}as tolerated\.?$/i,
    'you can be as active as you feel able to be',
  ],
  [
    /^(?:(?:activity|activities)[:\s]*)?(?:may |can |ok to )?(?:resume|return to|advance|increase)(?: to)?(?: (?:all|your|his|her|the))?(?: (?:normal|usual|regular|routine|daily|prior))*(?: (?:activity|activities|level of activity))? as tolerated\W*$/i,
    'you can go back to your usual activities as far as you feel able',
  ],
];

const HEADED: Readonly<Partial<Record<string, string>>> = { activity: 'Activity', diet: 'Food' };

/** How much weight a leg or an arm may bear. */
const WEIGHT: readonly [RegExp, string][] = [
  [/\b(?:WBAT|weight[- ]?bear\w* as tolerated)\b/i, 'you may put as much weight on {it} as you can bear'],
  [/\b(?:NWB|non[- ]?weight[- ]?bear\w*)\b/i, 'put no weight on {it}'],
  [
    /\b(?:TTWB|TDWB|toe[- ]?touch (?:weight[- ]?bear\w*|only)|touch[- ]?down weight[- ]?bear\w*)\b/i,
    'only let your toes touch the floor on {it}, with no weight on it',
  ],
  [/\b(?:PWB|partial weight[- ]?bear\w*)\b/i, 'put only part of your weight on {it}'],
  [/\b(?:FWB|full weight[- ]?bear\w*)\b/i, 'you may put your full weight on {it}'],
];

const FOR_A_TIME = /\b(?:for|x) ?(\d{1,2}(?: ?(?:-|–|to) ?\d{1,2})?) (days?|weeks?|months?)\b/i;

const WITH_AID =
  / (?:in|with|using) (?:an? |the )?(?:(?:walking |cam |air )?boot|walker|cane|crutch(?:es)?|cast|brace|splint|sling)\b/i;
const UNTIL_SEEN =
  /\buntil (?:seen|reviewed|your (?:next )?(?:visit|appointment|review)|follow[- ]?up|clinic(?: review)?)\b/i;

/** "WBAT RLE", where nothing else is said. */
function weightOf(clause: string): string | null {
  const found = WEIGHT.find(([pattern]) => pattern.test(clause));
  if (found === undefined) return null;
  const time = FOR_A_TIME.exec(clause);
  const rest = clause
    .replace(found[0], ' ')
    .replace(FOR_A_TIME, ' ')
    .replace(WITH_AID, ' ')
    .replace(UNTIL_SEEN, ' ')
    .replace(/\b(?:activity|weight[- ]?bearing(?: status)?|on|of|the|to|status)\b|[:;.,]/gi, ' ')
    .trim();
  const limb = /^(?:(R|L|right|left)\s?)?(?:(LE|lower extremity|leg)|(UE|upper extremity|arm)|(?:lower|upper))?$/i.exec(
    rest,
  );
  if (limb === null) return null;
  const side = limb[1] === undefined ? '' : /^r/i.test(limb[1]) ? 'right ' : 'left ';
  const it =
    limb[2] !== undefined
      ? `your ${side}leg`
      : limb[3] !== undefined
        ? `your ${side}arm`
        : side === ''
          ? 'it'
          : `the ${side}side`;
  const aid = WITH_AID.exec(clause)?.[0].toLowerCase() ?? '';
  const until = UNTIL_SEEN.test(clause) ? ' until you are seen again' : '';
  return `${found[1].replace('{it}', it)}${aid}${time === null ? '' : ` for ${time[1]} ${time[2]?.toLowerCase()}`}${until}`;
}

/** An order, or a sentence about the reader: what is left of a cut list ("Wound care") is quoted with its label instead. */
function isAdvice(text: string): boolean {
  return /\b(?:you|your|is|are|was|were|be|should|may|can|will|must|need|needs)\b|^(?:please|no|do|call|see|keep|take|if|continue|return|follow|avoid|use|eat|drink|rest|start|stop|limit|check|have|get|bring|wear|make|ask|resume|weigh|schedule|change|go|walk|wash|shower|clean|stay|sleep|apply|remove|cover|leave|lift|drive|sit|stand|elevate|ice|activity|diet|finish|complete|hold|empty|flush|record|measure|raise|prop|place|put|wiggle|move|exercise|practi[cs]e|increase|advance|try|brush|rinse|swallow|chew|give|feed|nothing|never|only)\b/i.test(
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
  const set =
    SET_PHRASES.find(([pattern]) => pattern.test(clause.trim()))?.[1] ?? dietIn(clause.trim()) ?? weightOf(clause);
  if (set !== null) return plan(set, [frame.source]);
  const limit = dailyLimit(clause, frame.source);
  // What else the line says stands beside it in its own words.
  if (limit !== null) {
    const own = quoteLine(labelled(frame, ctx), ctx, 'in the report’s words');
    return own === null ? limit : { ...limit, details: [own.what] };
  }
  const said = rewriteForReader(frame.source, ctx) ?? inItsOwnWords(frame.source, ctx);
  if (said === null) return quoteLine(labelled(frame, ctx), ctx);
  const bare = said.text.replace(/^(?:Activity|Activities|Diet|Wound care|Instructions?): */i, '');
  // "As tolerated, with a walker" says nothing without its label.
  const heading = HEADED[ctx.section(frame)];
  const headless = heading !== undefined && /^(?:as tolerated|with|without|until|for|by)\b/i.test(bare);
  const text = headless ? `${heading}: ${uncapital(bare)}` : bare;
  if (!isAdvice(text)) return quoteLine(labelled(frame, ctx), ctx);
  return {
    what: alsoFrom({ ...said, text: text.charAt(0).toUpperCase() + text.slice(1) }, []),
    details: [],
    meaning: [],
  };
}
