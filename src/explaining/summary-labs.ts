import type { Context } from './context.js';
import { isPluralName, labWeight, tellingLabs, type WrittenLab } from './labs.js';
import { type Said, say } from './said.js';
import { list } from './words/english.js';

/** The results in one sentence. */
export function labMessage(labs: readonly WrittenLab[]): Said {
  const outside = [...labs].filter((lab) => lab.outside).sort((a, b) => labWeight(a) - labWeight(b));
  const first = outside[0];
  if (first !== undefined) return shortLab(first);
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
    const several = labs.filter(({ lab }) => lab.row.severalRanges).length * 2 > labs.length;
    const lack = several ? 'and prints several ranges for each' : 'with no range to hold them against';
    return say(`the report gives ${labs.length} lab results ${lack}`, sources);
  }
  return say('no result here is marked as outside its range', sources);
}

const POSITIVE =
  /^(?:presumptive(?:ly)? |weak(?:ly)? |strong(?:ly)? |low )?(?:positive|reactive|detected|equivocal|indeterminate|borderline)$/i;

/** Results in words only, with nothing to hold them against: which are positive, by the report's own words. */
function inWords(labs: readonly WrittenLab[]): Said | null {
  if (!labs.every(({ lab }) => lab.number === null && !lab.row.pending)) return null;
  const byWord = new Map<string, WrittenLab[]>();
  for (const one of labs) {
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
  const missing = labs.filter(({ lab }) => lab.row.pending);
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
export function shortLab({ lab, name, what }: WrittenLab): Said {
  const knowledge = lab.test === null ? [] : [lab.test];
  const side = /low/.test(lab.status) ? 'below' : /high/.test(lab.status) ? 'above' : null;
  if (side === null || lab.range === null) return what;
  const far = lab.distance === null || lab.distance === 'within' ? '' : `${lab.distance} `;
  const are = isPluralName(name) ? 'are' : 'is';
  return say(`your ${name} ${are} ${far}${side} ${are === 'are' ? 'their' : 'its'} range`, [lab.source], knowledge);
}

/** The other results outside their ranges, told together by side. */
export function labPoints(labs: readonly WrittenLab[], main: readonly Said[]): Said[] {
  const toldAt = new Set(main.flatMap((said) => said.sources.map((span) => span.start)));
  const outside = tellingLabs(labs);
  const points: Said[] = [];
  for (const [side, pattern] of [
    ['below', /low/],
    ['above', /high/],
  ] as const) {
    const group = outside.filter((one) => pattern.test(one.lab.status) && !toldAt.has(one.lab.source.start));
    const named = group.slice(0, 3);
    if (named.length === 0) continue;
    const also = main.some((said) => said.text.includes(` ${side} `)) ? 'also ' : '';
    const one = named.length === 1;
    const [is, its] = one
      ? isPluralName(named[0]?.name ?? '')
        ? ['are', 'their range']
        : ['is', 'its range']
      : ['are', 'their ranges'];
    const ranged = named.every((one) => one.lab.range !== null);
    const where = ranged ? `${also}${side} ${its}` : `${also}marked as ${side === 'below' ? 'low' : 'high'}`;
    points.push(
      say(
        `your ${list(named.map((one) => one.name))} ${is} ${where}`,
        named.map((one) => one.lab.source),
        named.flatMap((one) => (one.lab.test === null ? [] : [one.lab.test])),
      ),
    );
  }
  return points;
}
