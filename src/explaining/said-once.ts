import type { Context } from './context.js';
import { quotable } from './planners/quote.js';
import { bareWords, type WrittenRecommendation } from './recommendations.js';
import { FRIGHTENING } from './retell/frightening.js';
import { say, textOf } from './said.js';
import type { ToldFinding } from './told-finding.js';

/** A finding of which every sentence stands in an earlier one, in our words or in the report's, is not told again. */
export function sayOnce(told: ToldFinding[]): void {
  const known = new Set<string>();
  const kept = told.filter(({ said }) => {
    const words = said.map((one) => bareWords([one]));
    const again = words.length > 0 && words.every((one) => known.has(one));
    for (const one of words) known.add(one);
    return !again;
  });
  told.splice(0, told.length, ...kept);
}

const SEE = 'The report asks you to see your doctor.';

/** "See your doctor" beside a visit with its doctor or date, and a line quoted that is told whole beside it, are asked once. */
export function askOnce(recommendations: WrittenRecommendation[]): void {
  const first = ({ said }: WrittenRecommendation) => said[0]?.text ?? '';
  const named = recommendations.some(
    (one) => first(one) !== SEE && first(one).startsWith('The report asks you to see '),
  );
  const whole = recommendations.filter((one) => !first(one).includes('“') && one.said.length === 1);
  const kept = recommendations.filter((one) => {
    if (named && textOf(one.said) === SEE) return false;
    const [quote] = one.said;
    const span = quote?.sources[0];
    if (quote === undefined || span === undefined || !quote.text.startsWith('The report says: “')) return true;
    return !whole.some(({ said: [line] }) =>
      line?.sources.some(
        ({ start, end }) =>
          start <= span.start && end >= span.end && line.text.split(' ').length * 1.4 >= quote.text.split(' ').length,
      ),
    );
  });
  recommendations.splice(0, recommendations.length, ...kept);
}

/**
 * Beside a finding that is only announced, advice that names its kind is shut with it; where only our words for it do, it
 * stands in the report's own.
 */
export function takeFrightening(recommendations: WrittenRecommendation[], ctx: Context): WrittenRecommendation[] {
  const shut: WrittenRecommendation[] = [];
  const open = recommendations.flatMap((one) => {
    if (one.kind !== 'from_report' || !FRIGHTENING.test(textOf(one.said))) return [one];
    const span = one.said[0]?.sources[0];
    const quote = span === undefined ? null : quotable(ctx.clean(span));
    if (span !== undefined && quote !== null && !FRIGHTENING.test(quote))
      return [
        {
          ...one,
          said: [
            say(
              `${OF_SAMPLE.exec(one.said[0]?.text ?? '')?.[0] ?? ''}the report says: “${quote}”`,
              one.said[0]?.sources ?? [span],
            ),
          ],
        },
      ];
    shut.push(one);
    return [];
  });
  recommendations.splice(0, recommendations.length, ...open);
  // That something is asked for is told where the reader looks for it; what it is stays with the finding.
  const grounds = shut.flatMap(({ said: [first] }) => first?.sources.slice(0, 1) ?? []);
  if (grounds.length > 0)
    recommendations.push({
      kind: 'from_report',
      said: [
        say(
          `the report ${open.some(({ kind }) => kind === 'from_report') ? 'also ' : ''}asks for ${shut.length === 1 ? 'something that stands' : 'things that stand'} with what was found`,
          grounds,
        ),
      ],
    });
  return shut;
}

/** Of several samples, the one that advice is for. */
const OF_SAMPLE = /^For sample \w+, /;
