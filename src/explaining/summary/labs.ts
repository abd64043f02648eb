import type { Context } from '../context.js';
import { isReadWhole } from '../labs/block.js';
import { degreeSaid, sideOf } from '../labs/goals.js';
import type { WrittenLab } from '../labs/labs.js';
import { isPluralName } from '../labs/names.js';
import { tellingLabs } from '../labs/weight.js';
import { type Said, say } from '../nets/said.js';
import { list } from '../words/english.js';

/** The results in one sentence, with what treatment aims for apart from the range. */
export function labMessages(labs: readonly WrittenLab[]): Said[] {
  const [worst] = tellingLabs(labs);
  const short = worst?.trend?.short ?? null;
  return [labMessage(labs), ...(short === null ? [] : [short]), ...(worst === undefined ? [] : worst.goal)];
}

function labMessage(labs: readonly WrittenLab[]): Said {
  const [first] = tellingLabs(labs);
  if (first !== undefined) return shortLab(first);
  const none = noneFound(labs);
  if (none !== null) return none;
  const missing = labs.filter(({ lab }) => lab.row.pending);
  if (missing.length > 0 && labs.length > 1) return withoutAll(labs, missing);
  const normal = labs.filter((lab) => lab.lab.status === 'normal');
  const sources = (normal.length > 0 ? normal : labs).map((lab) => lab.lab.source);
  if (normal.length === labs.length) {
    return labs.length === 1
      ? shortLab(labs[0] as WrittenLab)
      : say(`all ${labs.length} results are within their ranges or as expected`, sources);
  }
  if (normal.length === 0) {
    if (labs.length === 1) return (labs[0] as WrittenLab).what;
    const words = inWords(labs);
    if (words !== null) return words;
    if (labs.every(({ lab }) => lab.number === null && !lab.row.pending))
      return labs.length <= FEW_IN_WORDS
        ? (labs[0] as WrittenLab).what
        : say(`the report gives ${labs.length} lab results in words`, sources);
    const several = labs.filter(({ lab }) => lab.row.severalRanges).length * 2 > labs.length;
    const lack = several ? 'and prints several ranges for each' : 'with no range to hold them against';
    return say(`the report gives ${labs.length} lab results ${lack}`, sources);
  }
  return say('no result here is marked as outside its range', sources);
}

/** A panel of germs of which none was found. */
function noneFound(labs: readonly WrittenLab[]): Said | null {
  if (labs.length < PANEL || !labs.every(({ germFound }) => germFound === false)) return null;
  return say(
    `the lab found none of the ${labs.length} germs it looked for`,
    labs.map(({ lab }) => lab.source),
  );
}

/** The germs of a panel that were not found, where others were; null where there are few. */
export function othersNotFound(labs: readonly WrittenLab[]): Said | null {
  const not = labs.filter(({ germFound }) => germFound === false);
  if (not.length < PANEL || !labs.some(({ germFound, lab }) => germFound === true || lab.row.germFound)) return null;
  return say(
    `the lab did not find ${not.length} other germs it looked for`,
    not.map(({ lab }) => lab.source),
  );
}

const PANEL = 3;
/** So few results in words that the first of them says what the sheet is of. */
const FEW_IN_WORDS = 3;
const POSITIVE =
  /^(?:presumptive(?:ly)? |weak(?:ly)? |strong(?:ly)? |low )?(?:positive|reactive|detected|equivocal|indeterminate|borderline)$/i;

/** Results in words only, with nothing to hold them against: which are positive, by the report's own words. */
function inWords(labs: readonly WrittenLab[]): Said | null {
  if (!labs.every(({ lab }) => lab.number === null && !lab.row.pending)) return null;
  const byWord = new Map<string, WrittenLab[]>();
  for (const one of labs) {
    if (one.lab.row.germFound) continue; // Its finding tells it.
    const word = one.lab.value.trim().toLowerCase();
    if (POSITIVE.test(word)) byWord.set(word, [...(byWord.get(word) ?? []), one]);
  }
  if (byWord.size === 0 || byWord.size > 3) return null;
  const told = [...byWord].map(([word, of]) => `your ${list(of.map(({ name }) => name))} came back as “${word}”`);
  const positive = [...byWord.values()].flat();
  return say(
    told.join(', and '),
    positive.map(({ lab }) => lab.source),
    positive.flatMap(({ lab }) => lab.test ?? []),
  );
}

/** Nothing amiss in what is there, beside tests without a result: said of those only that are there. */
function withoutAll(labs: readonly WrittenLab[], missing: readonly WrittenLab[]): Said {
  const there = labs.filter((lab) => !missing.includes(lab));
  const sources = there.map(({ lab }) => lab.source);
  if (there.length === 0) return say('no test on this sheet has a result yet', labs.map(({ lab }) => lab.source)); // biome-ignore format: one line
  return there.every(({ lab }) => lab.status === 'normal')
    ? say('the results that are there are within their ranges or as expected', sources)
    : say('no result that is there is marked as outside its range', sources);
}

/** Tests of a sheet that have no result, by name: no headline may pass over them. Null where all have one. */
export function missingMessage(labs: readonly WrittenLab[], ctx: Context): Said | null {
  // "LDL (calculated) not reported" beside a direct LDL: there is one.
  const measured = new Set(labs.filter(({ lab }) => !lab.row.pending).map(({ name }) => name));
  const missing = labs.filter(({ lab, name }) => lab.row.pending && !measured.has(name));
  if (missing.length === 0 || labs.length < 2 || ctx.understanding.report.type.type !== 'laboratory') return null;
  const names = missing.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = missing.length > MOST_NAMED ? [...names, 'others'] : names;
  return say(
    `there is no result for ${list(more)}`,
    missing.map(({ lab }) => lab.source),
    missing.flatMap(({ lab }) => lab.test ?? []),
  );
}

const MOST_NAMED = 4;

/** "Your potassium is far above its range." */
export function shortLab({ lab, name, glossed, what }: WrittenLab): Said {
  const knowledge = lab.test === null ? [] : [lab.test];
  const side = sideOf(lab);
  if (side === null || lab.range === null || lab.rangeSource === 'general') return what;
  const far = degreeSaid(lab, side);
  const are = isPluralName(name) ? 'are' : 'is';
  return say(`your ${glossed} ${are} ${far}${side} ${are === 'are' ? 'their' : 'its'} range`, [lab.source], knowledge);
}

/** How many results of a sheet stand out, where that is more than the one told first. */
export function howMany(labs: readonly WrittenLab[], ctx: Context): Said[] {
  const outside = tellingLabs(labs);
  if (ctx.understanding.report.type.type !== 'laboratory' || outside.length < 2) return [];
  const words = outside.every(({ lab }) => sideOf(lab) !== null);
  const where = words ? 'outside their ranges' : 'not as expected';
  // Where a line could not be read, or older columns stand beside the newest, no figure holds for the whole sheet.
  const newest = labs.some(({ lab }) => (lab.row.earlier?.length ?? 0) > 0) ? 'newest results' : 'results';
  const many = isReadWhole(ctx) ? `${outside.length}` : 'some';
  return [
    say(
      `${many} of the ${newest} are ${where}`,
      outside.map(({ lab }) => lab.source),
    ),
  ];
}

/** The other results outside their ranges, told together by side; what stands nearer to its range is not told as far. */
export function labPoints(labs: readonly WrittenLab[], main: readonly Said[]): Said[] {
  const toldAt = new Set(main.flatMap((said) => said.sources.map((span) => span.start)));
  const outside = tellingLabs(labs);
  const points: Said[] = [];
  for (const side of ['below', 'above'] as const) {
    const group = outside.filter(({ lab }) => sideOf(lab) === side && !toldAt.has(lab.source.start));
    const named = group.slice(0, 3);
    const [first] = named;
    if (first === undefined) continue;
    const also = main.some((said) => said.text.includes(` ${side} `)) ? 'also ' : '';
    const one = named.length === 1 && group.length === 1;
    const is = one && !isPluralName(first.name) ? 'is' : 'are';
    const names = named.map(({ glossed }) => glossed);
    const more = group.length - named.length;
    if (more > 0) names.push(more === 1 ? 'one more result' : 'others');
    points.push(
      say(
        `your ${list(names)} ${is} ${also}${whereOf(group, side, one && is === 'is')}`,
        group.map(({ lab }) => lab.source),
        named.flatMap(({ lab }) => lab.test ?? []),
      ),
    );
  }
  const words = outside.filter(
    ({ lab }) => sideOf(lab) === null && lab.number === null && !toldAt.has(lab.source.start),
  );
  const named = words.slice(0, 3);
  if (named.length > 0) {
    const names = named.map(({ name }) => name);
    const more = words.length - named.length;
    if (more > 0) names.push(more === 1 ? 'one more result' : 'others');
    const is = words.length === 1 && !isPluralName(names[0] ?? '') ? 'is' : 'are';
    points.push(
      say(
        `your ${list(names)} ${is} ${main.length + points.length > 0 ? 'also ' : ''}not as expected`,
        words.map(({ lab }) => lab.source),
        named.flatMap(({ lab }) => lab.test ?? []),
      ),
    );
  }
  return points;
}

/** "slightly below their ranges", "above the usual adult range", "called slightly high by the report". */
function whereOf(group: readonly WrittenLab[], side: 'below' | 'above', one: boolean): string {
  const level = side === 'below' ? 'low' : 'high';
  if (group.some(({ lab }) => lab.range === null)) {
    const soft = group.every((each) => each.soft !== null) ? group[0]?.soft : null;
    return soft == null ? `marked as ${level}` : `called ${soft} ${level} by the report`;
  }
  const degrees = new Set(group.map(({ lab }) => degreeSaid(lab, side)));
  const degree = degrees.size === 1 ? ([...degrees][0] ?? '') : '';
  const general = group.filter(({ lab }) => lab.rangeSource === 'general').length;
  if (general === group.length) return `${degree}${side} the usual adult range`;
  return `${degree}${side} ${one ? 'its range' : 'their ranges'}`;
}
