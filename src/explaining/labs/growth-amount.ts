import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import type { Planned } from '../planners/index.js';

/** "Heavy growth of …", "… - scanty growth", "… +++". */
const GROWTH = String.raw`(heavy|profuse|abundant|confluent|moderate|light|scanty|scant|few|occasional|sparse|pure|mixed)(?: (pure|mixed))?`;
const IN_FRONT = new RegExp(String.raw`${GROWTH} growth(?: of)?(?: an?)?\s*$`, 'i');
const BEHIND = new RegExp(
  String.raw`^[^A-Za-z\n]{0,6}(?:\([^)\n]{1,24}\)[^A-Za-z\n]{0,4})?${GROWTH}(?: growth)?(?![A-Za-z])`,
  'i',
);
const PLUS = /^[^A-Za-z\d\n]{0,4}(\+{1,4}|[1-4]\+)(?!\w)/;
/** ">10^5 cfu/mL", "100,000 CFU/mL", "10*5 col/ml", "10,000-100,000 cfu/mL". */
const COUNT =
  /(?:[<>≥≤]=?\s?)?(?:10 ?(?:\^|\*{1,2}) ?[3-8]|\d{1,3}(?:[, ]000)+)(?:\s?(?:-|–|to)\s?(?:10 ?(?:\^|\*{1,2}) ?[3-8]|\d{1,3}(?:[, ]000)+))?\s?(?:cfu|col(?:ony|onies)?(?: forming units)?|organisms|bact\w*)\s?(?:\/|per) ?m?l\b/i;

const AMOUNT: readonly (readonly [RegExp, string])[] = [
  [/^(?:heavy|profuse|abundant|confluent|\+{3,4}|[34]\+)$/i, 'many of them grew'],
  [/^(?:moderate|\+\+|2\+)$/i, 'a fair number of them grew'],
  [/^(?:light|scanty|scant|few|occasional|sparse|\+|1\+)$/i, 'only a few of them grew'],
];

/** How much of a germ grew, in the report's own words beside ours; planned findings of other things stay as they are. */
export function withAmounts(planned: readonly Planned[], ctx: Context): Planned[] {
  return planned.map((one) => {
    const amount = amountOf(one, ctx);
    return amount === null ? one : { ...one, plan: { ...one.plan, details: [amount, ...one.plan.details] } };
  });
}

function amountOf({ frames }: Planned, ctx: Context): Said | null {
  const [frame] = frames;
  const head = frame?.head;
  const sentence = frame && ctx.understanding.report.sentences[frame.sentence];
  if (frame?.kind !== 'finding' || frame.negated || head?.kind !== 'organism' || sentence === undefined) return null;
  if (frame.temporality !== 'recent') return null;
  const { span } = head;
  const front = ctx.clean({ start: sentence.span.start, end: span.start });
  const behind = ctx.clean({ start: span.end, end: sentence.span.end });
  const count = COUNT.exec(front.slice(-48))?.[0] ?? COUNT.exec(behind.slice(0, 48))?.[0];
  const words = IN_FRONT.exec(front) ?? BEHIND.exec(behind);
  const degree = words?.[1] ?? PLUS.exec(behind)?.[1];
  const told = AMOUNT.find(([pattern]) => degree !== undefined && pattern.test(degree))?.[1];
  if (told !== undefined && degree !== undefined) {
    const alone = /pure/i.test(words?.[2] ?? '') ? ' and nothing else' : '';
    const printed = words === null ? degree : `${degree.toLowerCase()} growth`;
    return say(`${told}${alone} (${count === undefined ? printed : `${printed}, ${count}`})`, [sentence.span]);
  }
  return count === undefined ? null : say(`the count was ${count}`, [sentence.span]);
}
