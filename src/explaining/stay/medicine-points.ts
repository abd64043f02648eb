import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { list } from '../words/english.js';
import type { WrittenFinding } from '../written.js';

const MOST_NAMES = 8;

/** What became of several medicines in one sentence, the stops first: what a reader must not take stands before all else. */
const GROUPS: readonly { pattern: RegExp; told: (names: string) => string }[] = [
  { pattern: /^The report says to stop (.+)\.$/, told: (names) => `the report says to stop ${names}` },
  {
    pattern: /^The report says that (.+) is on hold\.$/,
    told: (names) => `on hold for now, the report says: ${names}`,
  },
  { pattern: /^(.+) is a new medicine for you\.$/, told: (names) => `new medicines for you: ${names}` },
];
const CHANGED = /^Your .+ has been (?:changed|increased|lowered)\.$/;
const NEVER_STOP =
  /\b(?:do not|don['’]t|not to be|never|must not|must never|should not|cannot) (?:be )?(?:stop|miss|discontinue|interrupt|skip)\w*/i;

/** A point of the list of medicines with the findings that it tells. */
export interface MedicinePoint {
  said: Said[];
  of: readonly WrittenFinding[];
}

/** What changed on the list for home, a sentence for each kind of change, and what must not be stopped. */
export function medicinePoints(findings: readonly WrittenFinding[], ctx: Context): MedicinePoint[] {
  const listed = findings.filter(
    ({ frames, sensitive }) => !sensitive && frames[0]?.kind === 'medicine' && frames[0].medicine?.setting === 'list',
  );
  const points: MedicinePoint[] = [];
  // "Withheld. Restart on 17 March": for how long is told with it.
  const timed = listed.filter(
    ({ plan, source }) =>
      GROUPS.slice(0, 2).some(({ pattern }) => pattern.test(plan.what.text)) && STARTS_AGAIN.test(ctx.clean(source)),
  );
  const untimed = listed.filter((one) => !timed.includes(one));
  const [stops, holds, news] = GROUPS.map(({ pattern, told }) => groupOf(untimed, pattern, told));
  const kept = listed.filter(
    ({ plan, source }) => /“/.test(plan.what.text) && NEVER_STOP.test(ctx.clean(source)) && isShort(ctx.clean(source)),
  );
  for (const point of [stops, holds]) if (point != null) points.push(point);
  for (const one of timed) points.push({ said: [one.plan.what, ...one.plan.details.slice(0, 1)], of: [one] });
  for (const one of kept) points.push({ said: [one.plan.what], of: [one] });
  for (const one of listed.filter(({ plan }) => CHANGED.test(plan.what.text)))
    points.push({
      said: [one.plan.what, ...one.plan.details.slice(0, 1).filter(({ text }) => DOSE.test(text))],
      of: [one],
    });
  if (news != null) points.push(news);
  return points;
}

const STARTS_AGAIN = /\b(?:re-?start|resume)\b/i;
const DOSE = /^The report now lists /;

function isShort(words: string): boolean {
  return words.split(/\s+/).length <= 24;
}

function groupOf(
  listed: readonly WrittenFinding[],
  pattern: RegExp,
  told: (names: string) => string,
): MedicinePoint | null {
  const of = listed.filter(({ plan }) => pattern.test(plan.what.text));
  const [first] = of;
  if (first === undefined) return null;
  if (of.length === 1) return { said: [first.plan.what], of };
  const shown = of.slice(0, MOST_NAMES);
  const names = shown.map(({ plan }) => pattern.exec(plan.what.text)?.[1] ?? '');
  const more = of.length > shown.length ? ['other medicines on the list'] : [];
  return {
    said: [
      say(
        told(list([...names, ...more])),
        of.flatMap(({ plan }) => plan.what.sources),
        [...new Set(of.flatMap(({ plan }) => plan.what.knowledge))],
      ),
    ],
    of,
  };
}
