import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { textOf } from '../nets/said.js';
import { glossesFor } from '../retell/quote.js';
import { type Plan, plan } from './plan.js';
import { quotable } from './quote.js';

const MOST_WORDS = 16;
/** "Sleep medicine re: CPAP": what the visit is about, not what is asked for. */
const ABOUT = /\bre\b:?\s|\bregarding\b/i;
const NOT_URGENT = /\b(?:non[- ]?|not )urgent/i;
const NUMBERS = /\d+(?:[./:]\d+)*/g;

/**
 * A line of a list of visits and tests: told in our words only where they hold each of its days, hours and numbers, else by
 * its own words. A visit without its day is a visit that is missed.
 */
export function wholeVisit(told: Plan | null, frame: Frame, ctx: Context): Plan | null {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (told === null || sentence === undefined || ctx.section(frame) !== 'follow_up') return told;
  const line = ctx.clean(sentence.span);
  if (sentence.kind === 'prose' || line.split(/\s+/).length > MOST_WORDS) return told;
  const said = textOf([told.what, ...told.details]);
  if (said.includes('“')) return told;
  const numbers = line.match(NUMBERS) ?? [];
  const dated = numbers.some((number) => said.includes(number) || saysTime(number, said));
  const lost = numbers.length > 0 && !dated;
  if (!lost && !ABOUT.test(line) && !isHalf(line, said) && !(NOT_URGENT.test(line) && /urgent/i.test(said)))
    return told;
  const words = quotable(line);
  if (words === null) return told;
  return {
    ...plan(`for your follow-up, the report lists: “${words}”`, [sentence.span]),
    details: glossesFor(sentence.span, ctx),
  };
}

/** "2/52" told as "2 weeks". */
function saysTime(number: string, said: string): boolean {
  const [, count, of] = /^(\d{1,2})\/(7|52|12)$/.exec(number) ?? [];
  return of !== undefined && said.includes(`${count} ${{ 7: 'day', 52: 'week', 12: 'month' }[of]}`);
}

/** "K and Cr": two things of which only one is told. */
function isHalf(line: string, said: string): boolean {
  return line.split(/\s+/).length <= 5 && /[+&/]|\band\b|,/.test(line) && !/ and |,/.test(said);
}
