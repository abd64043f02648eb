import type { TermAnswer } from '../contract/education.js';
import type { Knowledge, LabTest } from '../knowledge/index.js';
import { type Entry, namesOf, termOf } from './entries.js';
import { plainName } from './explanation.js';
import { changeIn, type Figure, figuresIn, whoIs } from './figures.js';
import type { Found } from './find-term.js';
import type { Judged, Levels } from './levels.js';
import { meaningsOf } from './meanings.js';
import type { Hit } from './name-index.js';
import { capitalTerm, list } from './sentences.js';
import type { Shelf } from './shelf.js';

/** Something measured that a query names, with the figure that stands beside it. */
interface Result {
  entry: Entry;
  figure: Figure;
  judged: Judged;
}

/** What figures are judged by. */
export interface Measures {
  knowledge: Knowledge;
  levels: Levels;
  shelf: Shelf;
}

const OTHER_LIMITS =
  "In a baby or a child other figures count than in adults. Ask the child's doctor what this one means.";

/**
 * The answer to a test or a sign that was typed with its figure ("K 6.3", "my inr is 5.8"): what the page can say of the
 * figure, and what to do now where it is beyond a limit at which somebody should hear of it.
 */
export function withResult(answer: TermAnswer, found: Found, query: string, measures: Measures): TermAnswer {
  const { levels } = measures;
  if (answer.basis === 'word-parts') return answer;
  const results = resultsIn(found, query, measures);
  const [first] = results;
  if (!first) {
    const told = withSide(answer, found, query, measures);
    if (told) return told;
  }
  if (!first) return withSize(isCalledNormal(answer, query) ? { ...answer, ask: null } : answer, found, query);
  const alarms = results.flatMap((one) => (one.judged.as === 'beyond' ? [{ ...one, judged: one.judged }] : []));
  const [alarm] = alarms;
  if (answer.basis === 'meanings' && !alarm) return answer;
  const whole = answer.basis === 'entry';
  const actions = [
    ...new Set(
      alarms.map(({ entry, figure, judged }) => {
        const only = judged.onlyIn ? `If it is in ${judged.onlyIn}: ` : '';
        const named = whole ? '' : `${capitalTerm(termOf(entry))} ${figure.text}. `;
        return `${named}${only}${judged.action}`;
      }),
    ),
  ];
  // The general help of what was measured is about the same thing: that of the figure takes its place, and what lies
  // within the limits needs none.
  const general = results.some(({ entry, judged }) => {
    if (judged.as === 'unknown' || (judged.as !== 'beyond' && !isVitalSign(entry))) return false;
    return whole || answer.urgent?.startsWith(`${capitalTerm(plainName(entry))}. `);
  });
  const urgent = [general ? null : answer.urgent, ...actions].filter(Boolean).join(' ') || null;
  return {
    ...answer,
    urgent,
    ask: !whole ? answer.ask : alarm ? 'What should I do now about this result?' : 'What does this result mean for me?',
    commonUse:
      answer.basis === 'meanings'
        ? answer.commonUse
        : [
            ...results.flatMap((one) => [
              whole ? '' : `${capitalTerm(termOf(one.entry))}:`,
              saidOf(one, query, levels),
            ]),
            ...new Set(results.map((one) => nextOf(one))),
            whole ? besideResult(answer.commonUse, first, alarm?.judged.side ?? null, isYoung(query), levels) : '',
          ]
            .filter(Boolean)
            .join(' '),
  };
}

/** A test of which the query itself says that all is well: its question takes a raised one for granted. */
function isCalledNormal({ kind, basis }: TermAnswer, query: string): boolean {
  return (
    kind === 'Lab test' &&
    basis === 'entry' &&
    /\b(?:normal|negative|(?:with)?in range)\b/i.test(query) &&
    !/\b(?:not|ab) ?normal\b/i.test(query)
  );
}

/** The answer to something found with its size: "lung nodule 9 mm". */
function withSize(answer: TermAnswer, found: Found, query: string): TermAnswer {
  const size = figuresIn(query).find(({ unit }) => unit === 'cm' || unit === 'mm');
  const hits =
    found.as === 'entries' ? found.hits : found.as === 'phrase' ? found.segments.flatMap((one) => one.hits) : [];
  const seen = hits.some(
    ({ entry }) => entry.kind === 'concept' && ['finding', 'disease', 'anatomy'].includes(entry.of.kind),
  );
  if (!size || !seen || answer.basis === 'meanings') return answer;
  return {
    ...answer,
    commonUse: `${size.text} is its size. This page cannot tell what that size calls for: ask your doctor. ${answer.commonUse}`,
  };
}

/** What the page can say of the figure itself. */
function saidOf({ entry, figure, judged }: Result, query: string, levels: Levels): string {
  const lab = entry.kind === 'lab' ? entry.of : null;
  const change = changeIn(query);
  const moved = change
    ? `The figure went ${change.way}. ${change.far ? 'That is a big change: if nobody has talked with you about it yet, call your doctor today.' : 'Ask why, and when it should be measured again.'}`
    : '';
  if (judged.as === 'not-for-children') return [OTHER_LIMITS, moved].filter(Boolean).join(' ');
  if (judged.as === 'told') return [judged.says, moved].filter(Boolean).join(' ');
  if (judged.as === 'beyond')
    return [
      `${figure.text} is a figure that a doctor should hear about${judged.onlyIn ? `, if it is in ${judged.onlyIn}` : ''}.`,
      moved,
    ]
      .filter(Boolean)
      .join(' ');
  // "12 to 16" is a range that is asked about, and no result.
  const isRange = /^\s*(?:to|-|–)\s*\d/.test(query.slice(figure.end));
  const usual = lab && !isYoung(query) && !isRange ? usualRange(lab, { entry, figure, judged }, levels) : null;
  if (!usual?.lies)
    return [usual?.says, `This page cannot tell what ${figure.text} means for you.`, moved].filter(Boolean).join(' ');
  const where =
    usual.lies === 'within'
      ? 'is within it'
      : `is ${usual.far ? 'far ' : ''}${usual.lies === 'high' ? 'above' : 'below'} it`;
  return [
    usual.says,
    `${figure.unit === null && usual.unit ? 'In that unit, ' : ''}${figure.text} ${where}.`,
    usual.far ? 'If nobody has talked with you about it yet, call your doctor.' : '',
    moved,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What to do with what was said of a figure. */
function nextOf({ entry, judged }: Result): string {
  if (judged.as === 'not-for-children') return '';
  if (judged.as === 'told') return 'Your doctor can say what it means for you.';
  if (judged.as === 'beyond') return 'Only your doctor can say what it means for you.';
  return entry.kind === 'lab'
    ? 'Set it next to the range that your lab prints, and ask your doctor.'
    : 'Ask your doctor.';
}

/** Where a figure lies by what labs print as usual for adults. */
interface Usual {
  says: string;
  /** The unit in which it is so; empty where none can be named. */
  unit: string;
  /** Null where it is usual for one sex only. */
  lies: 'high' | 'low' | 'within' | null;
  far: boolean;
}

/** A unit as a reader knows it, behind a figure; empty where it would only puzzle. */
function unitOf(unit: string): string {
  if (unit === '10*3/uL') return ' thousand';
  return /^[a-z%]+(?:\/[a-z]+)?$/i.test(unit) ? ` ${unit}` : '';
}

/** 150000 -> "150,000". */
function printed(figure: number | null): string {
  return figure === null ? '' : figure.toLocaleString('en-US', { useGrouping: figure >= 10_000 });
}

/** How many times the end of a range a figure is, to be called far from it. */
const FAR = 3;

/** A general range for adults, from a source that the knowledge base names, in the unit that was meant. */
function usualRange(
  { id, ranges, units, sourceChecked }: LabTest,
  { figure, judged }: Result,
  levels: Levels,
): Usual | null {
  const { value, unit, comparator } = figure;
  const meant = unit ?? (judged.as === 'within' ? judged.unit : (units[0] ?? ''));
  const named = unitOf(meant);
  const own = ranges
    .filter((one) => (one.sourceChecked || sourceChecked) && one.unit === meant && isNear(value, one))
    .map(({ low, high, sex }) => ({ low, high, sex }));
  const other = levels.usual(id, meant, value).map(({ low = null, high = null, sex }) => ({ low, high, sex }));
  const told = own.length > 0 ? own : other;
  if (told.length === 0) return null;
  const spans = told.map(({ low, high, sex }) => {
    const [from, to] = [printed(low), printed(high)];
    const span = low === null ? `below ${to}` : high === null ? `above ${from}` : `${from} to ${to}`;
    return `${span}${named}${sex === 'female' ? ' for women' : sex === 'male' ? ' for men' : ''}`;
  });
  const sides = told.map(({ low, high }) =>
    high !== null && value > high ? 'high' : low !== null && value < low ? 'low' : 'within',
  );
  const [side = 'within'] = sides;
  const open = comparator === '<' ? side === 'within' && told.every((one) => one.low === null) : side === 'high';
  const sure = sides.every((one) => one === side) && (comparator === null || open);
  const far = told.every(({ low, high }) =>
    side === 'high' ? value >= (high ?? Infinity) * FAR : side === 'low' && value <= (low ?? 0) / FAR,
  );
  return {
    says: `Many labs print ${list([...new Set(spans)], 'and')} as usual for adults.`,
    unit: named,
    lies: sure ? side : null,
    far,
  };
}

/** A figure so far from a range was meant in another unit. */
function isNear(value: number, { low, high }: { low: number | null; high: number | null }): boolean {
  return value <= (high ?? Infinity) * 10 && value >= (low ?? 0) / 10;
}

/** The rest of a test's answer: only what fits the side, and beyond a limit no harmless cause that makes light of it. */
function besideResult(
  use: string,
  { entry, figure, judged }: Result,
  alarm: 'high' | 'low' | null,
  young: boolean,
  levels: Levels,
): string {
  const bare = withoutOwnRange(use);
  // The causes are those of adults.
  if (young && entry.kind === 'lab') return '';
  if (entry.kind === 'concept') return entry.of.kind === 'test' || isVitalSign(entry) ? '' : bare;
  if (entry.kind !== 'lab') return bare;
  if (alarm) return causesOf(entry.of, alarm, (cause) => !HARMLESS.test(cause));
  const lies =
    judged.as === 'within' || judged.as === 'unknown'
      ? usualRange(entry.of, { entry, figure, judged }, levels)?.lies
      : null;
  if (!lies) return bare;
  return lies === 'within' ? '' : causesOf(entry.of, lies);
}

const HARMLESS = /\bsample\b|\bshaken\b|\bblood draw\b|\bsignal\b/;

function withoutOwnRange(use: string): string {
  return use.replace(/ ?Your lab prints its own range next to your result\./, '');
}

function causesOf({ high, low }: LabTest, side: 'high' | 'low', fits: (cause: string) => boolean = () => true): string {
  const causes = (side === 'high' ? high : low).filter(fits);
  return causes.length > 0 ? `A ${side} result can go with ${list(causes, 'or')}.` : '';
}

const SIDES = {
  high: /\b(?:high|higher|raised|elevated|increased|too much|rising|going up|went up|up)\b/i,
  low: /\b(?:low|lower|decreased|reduced|too little|dropping|falling|going down|went down|dropped)\b/i,
};

/** A result that is told in words only, "potassium high": what fits that side, and from which figure on it cannot wait. */
function withSide(answer: TermAnswer, found: Found, query: string, measures: Measures): TermAnswer | null {
  if (answer.basis === 'meanings' || SAYS_OTHERWISE.test(query)) return null;
  const side = SIDES.high.test(query) ? (SIDES.low.test(query) ? null : 'high') : SIDES.low.test(query) ? 'low' : null;
  if (!side) return null;
  const segments =
    found.as === 'entries' ? [{ text: found.asked, hits: found.hits }] : found.as === 'phrase' ? found.segments : [];
  const measured = segments.flatMap(({ text, hits }) => {
    const entry = measuredAmong(hits, text, query, measures);
    return entry?.kind === 'lab' || (entry && measures.levels.knows(entry.of.id)) ? [entry] : [];
  });
  const [entry] = measured;
  if (!entry || measured.length > 1 || entry.kind === 'score') return null;
  const told = answer.urgent && entry.kind === 'concept';
  const limit = told || isYoung(query) ? null : measures.levels.outermost(entry.of.id, side);
  const unit = limit ? unitOf(limit.unit) : '';
  const when = limit ? `At ${limit.at}${unit} or ${side === 'high' ? 'more' : 'less'}: ${limit.action}` : null;
  const causes = entry.kind === 'lab' ? causesOf(entry.of, side) : '';
  return {
    ...answer,
    urgent: [answer.urgent, when].filter(Boolean).join(' ') || null,
    commonUse:
      answer.basis === 'entry' && causes && !isYoung(query)
        ? `How far from usual it is matters. Ask for the figure, and set it next to the range that your lab prints. ${causes}`
        : answer.commonUse,
  };
}

/** Words beside which a side is not that of a result: what is avoided, wished for or denied. */
const SAYS_OTHERWISE =
  /\b(?:not|no|non|without|never|nor|normal|denies|diet|foods?|dose|doses|risk|salt|fat|sugar free|intensity|power|grade|follow|f\/u|pick|made up|get up|stand|how to|lower (?:my|the|it)|to (?:lower|raise|increase|reduce))\b/i;

/** What a query measures, each with the figure that stands behind it, else before it. */
function resultsIn(found: Found, query: string, measures: Measures): Result[] {
  const { levels } = measures;
  const figures = figuresIn(query);
  if (figures.length === 0) return [];
  const named =
    found.as === 'entries'
      ? [{ text: found.asked, hits: found.hits }]
      : found.as === 'phrase'
        ? found.segments.map(({ text, hits }) => ({ text, hits }))
        : [];
  const measured = named.flatMap(({ text, hits }) => {
    const entry = measuredAmong(hits, text, query, measures);
    return entry && (isTest(entry) || levels.knows(entry.of.id))
      ? [{ entry, hits, ...placeOf(text, hits, query) }]
      : [];
  });
  const who = whoIs(query);
  const results: Result[] = [];
  measured.forEach(({ entry, hits, at, name }, index) => {
    const from = index === 0 ? 0 : at;
    const until = measured[index + 1]?.at ?? query.length;
    const own = figures.filter((one) => one.start >= from && one.end <= until);
    const ofName = (one: Figure): boolean =>
      own.length > 1 && hits.some(({ written }) => new RegExp(`(?:^|\\D)${one.value}(?:\\D|$)`).test(written));
    const ordered = [...own.filter((one) => one.start >= at), ...own.filter((one) => one.start < at)].filter(
      (one) =>
        !ofName(one) &&
        (name === '' || standsBy(one, at, name, query)) &&
        (one.unit !== 'dose' || (entry.kind === 'lab' && /\bmg|\bg\b/i.test(one.text))),
    );
    const judged = ordered.map((figure) => ({
      entry,
      figure,
      judged: levels.judge(entry.of.id, figure.unit === 'dose' ? { ...figure, unit: null } : figure, who),
    }));
    const best = judged.find((one) => one.judged.as !== 'unknown') ?? judged[0];
    if (!best) return;
    if (best.judged.as === 'unknown' && !isTest(entry)) return;
    results.push(best);
  });
  return results;
}

const TAKEN = /\b(?:take|taking|took|taken|swallow\w*|dose|pills?|tablets?|daily|twice|mg|mcg)\b/i;

/** The test or sign that a name means here; the level in the blood for a medicine whose figure is no dose. */
function measuredAmong(
  hits: readonly Hit[],
  text: string,
  query: string,
  { knowledge: { data }, shelf }: Measures,
): Entry | null {
  if (hits.length === 0) return null;
  if (TAKEN.test(query) && hits.some((hit) => hit.entry.kind === 'medicine')) return null;
  for (const meaning of meaningsOf(hits, text, shelf, query)) {
    if (!('entry' in meaning)) continue;
    const { entry } = meaning;
    if (entry.kind === 'lab' || entry.kind === 'concept' || entry.kind === 'score') return entry;
    if (entry.kind === 'medicine') {
      const names = new Set(namesOf(entry).map((name) => name.written.toLowerCase()));
      const level = data.labs.find((lab) => lab.rowNames.some((name) => names.has(name.toLowerCase())));
      if (level) return { kind: 'lab', of: level };
    }
  }
  return null;
}

function isYoung(query: string): boolean {
  const who = whoIs(query);
  return who === 'newborn' || who === 'child';
}

/** Blood pressure, pulse, breathing: everybody has one, usual or not. */
function isVitalSign(entry: Entry): boolean {
  return entry.kind === 'concept' && entry.of.kind === 'other';
}

function isTest(entry: Entry): boolean {
  return entry.kind === 'lab' || (entry.kind === 'concept' && entry.of.kind === 'test');
}

/** Words between a name and a figure that make the figure one of another thing: "potassium foods 10", "spo2 goal 92". */
const OF_ANOTHER =
  /\b(?:foods?|diets?|zones?|goals?|targets?|limits?|supplements?|drinks?|tablets?|pills?|tabs|doses?|transfusions?|top|best|ways|tips|types|reasons|recipes|running|cycling|strips?|every|per|stage|grade)\b/i;

/** Whether nothing between a name and a figure says that the figure is one of another thing. */
function standsBy(figure: Figure, at: number, name: string, query: string): boolean {
  const between =
    figure.start >= at
      ? query.slice(Math.min(at + name.length, figure.start), figure.start)
      : query.slice(figure.end, at);
  return !OF_ANOTHER.test(between);
}

/** Where a name stands in the query, and as what; as nothing where it was put right. */
function placeOf(text: string, hits: readonly Hit[], query: string): { at: number; name: string } {
  const lower = query.toLowerCase();
  for (const name of [text, ...hits.map((hit) => hit.written)]) {
    const at = lower.indexOf(name.toLowerCase());
    if (at >= 0) return { at, name };
  }
  return { at: 0, name: '' };
}

/** The answer to a score with its figure, with what to do now where it is beyond a limit. */
export function withScore(answer: TermAnswer, query: string, { levels, shelf }: Measures): TermAnswer {
  const figure = figuresIn(query).at(-1);
  const entry = [answer.term.split(':')[0] ?? '', ...answer.relatedTerms]
    .flatMap((term) => shelf.names.exact(term).map((hit) => hit.entry))
    .find((one) => one.kind === 'score');
  const judged = entry && figure ? levels.judge(entry.of.id, figure, whoIs(query)) : null;
  return judged?.as === 'beyond' ? { ...answer, urgent: judged.action } : answer;
}
