import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';

const BREAKS = '(?<site>major osteoporotic|major|hip|spine|vertebral|any)(?: (?:osteoporotic )?fractures?)?';
const SHARE = '[<>≥≤]?\\s?(?<share>\\d{1,2}(?:\\.\\d{1,2})?)\\s?%';
/** "hip fracture: 5.1%", "major osteoporotic 12 %", and the other way round: "3.4% for a hip fracture". */
const BEFORE = new RegExp(`\\b${BREAKS}(?: (?:risk|probability))?[\\s:=(–-]{0,4}(?:is |of |at )?${SHARE}`, 'gi');
const BEHIND = new RegExp(`${SHARE} (?:for|of|chance of|risk of) (?:an? )?${BREAKS}`, 'gi');

const PLAIN: Readonly<Record<string, string>> = {
  'major osteoporotic': 'a major break in a weak bone',
  major: 'a major break in a weak bone',
  hip: 'a broken hip',
  spine: 'a broken bone of the spine',
  vertebral: 'a broken bone of the spine',
  any: 'any broken bone',
};

const TOOL =
  /\b(?:FRAX|fracture risk|(?:probability|likelihood|risk|chance) of (?:an? |any |major |future )*(?:osteoporotic |hip )?fractures?)/i;
const TEN_YEARS = /\b(10|ten)[- ]?(?:year|yr)/i;

/** How likely a bone is to break ("FRAX: hip fracture 5.1%"): a risk, told as one. Null for any other sentence. */
export function fractureRisk(sentence: Sentence, ctx: Context): Said[] | null {
  const words = ctx.clean(sentence.span);
  if (!words.includes('%') || !/fracture|FRAX|osteoporotic|hip/i.test(words)) return null;
  const { sentences } = ctx.understanding.report;
  const near = [sentences[sentence.index - 2], sentences[sentence.index - 1], sentence].flatMap((one) =>
    one === undefined ? [] : [one.span],
  );
  if (!near.some((span) => TOOL.test(ctx.clean(span)))) return null;
  const found = [...words.matchAll(BEHIND)];
  const risks = (found.length > 0 ? found : [...words.matchAll(BEFORE)]).map(({ groups }) => groups);
  const [named] = near.flatMap((span) => {
    const printed = TEN_YEARS.exec(ctx.clean(span))?.[1];
    return printed === undefined ? [] : [{ span, printed: printed.toLowerCase() }];
  });
  const over = named === undefined ? 'in the years to come' : `over the next ${named.printed} years`;
  const sources = named === undefined || named.span === sentence.span ? [sentence.span] : [sentence.span, named.span];
  const told = risks.flatMap((risk) => {
    const what = PLAIN[risk?.['site']?.toLowerCase() ?? ''];
    return what === undefined || risk?.['share'] === undefined
      ? []
      : [`the chance of ${what} ${over} is ${risk['share']}%`];
  });
  return told.length === 0 ? null : told.map((text) => say(text, sources));
}
