import { ByBeginning, Sticky } from '../../reading/index.js';
import {
  AS_NEEDED,
  DURATION,
  EVERY,
  FIGURE,
  FORMS,
  HANDED_OUT,
  JOINING,
  MAKES,
  MEALS,
  ROUTES,
  TIMES,
  UNITS,
} from './sig-words.js';

/** One part of a line that says how a medicine is taken. */
export interface SigPart {
  kind:
    | 'dose'
    | 'amount'
    | 'make'
    | 'route'
    | 'times'
    | 'meal'
    | 'needed'
    | 'duration'
    | 'purpose'
    | 'handed'
    | 'join'
    | 'comma'
    | 'unclear'
    | 'other';
  start: number;
  end: number;
  /** The part in plain words; figures as printed. */
  plain: string;
}

const at = (source: string): Sticky => new Sticky(new RegExp(`(?<![A-Za-z])(?:${source})(?![A-Za-z])`, 'iy'));
/** The words of one kind, of which only those that may begin at a place are tried there. */
const listOf = (words: readonly (readonly [string, string])[]) =>
  new ByBeginning(
    words.map(([source, plain]) => [at(source), plain] as const),
    ([pattern], text, pos) => pattern.mayBegin(text, pos),
  );

const dose = new Sticky(new RegExp(String.raw`(${FIGURE})\s?-?\s?(${UNITS})(?![A-Za-z])`, 'iy'));
const amount = new Sticky(
  new RegExp(String.raw`(?:${FIGURE})[\s-]\s?(?:${FORMS})(?![A-Za-z])(?!\s+(?:of \d|at \d))`, 'iy'),
);
const doseInForm = new Sticky(
  new RegExp(String.raw`(${FIGURE})[\s-]?(${UNITS})[\s-](tablets?|tabs?|capsules?|caps?|pills?)(?![A-Za-z])`, 'iy'),
);
const figure = new Sticky(new RegExp(String.raw`(?<![\w.])${FIGURE}(?![\w%])`, 'iy'));
const duration = at(DURATION);
const handed = new Sticky(new RegExp(`(?:${HANDED_OUT})(?![A-Za-z])`, 'iy'));
const needed = at(AS_NEEDED);
const routes = listOf(ROUTES);
const times = listOf(TIMES);
const meals = listOf(MEALS);
const makes = at(MAKES);
const every = new Sticky(EVERY);
const times0 = new Sticky(
  /x\s?1(?!\d)(?! ?(?:day|week|month|dose))|once(?! (?:a|per|each|daily|every|weekly))|one time(?! (?:a|daily))|stat(?![a-z])/iy,
);
const clock = new Sticky(/at \d{1,2}(?::\d\d)? ?(?:a\.?m|p\.?m)(?![a-z])\.?/iy);
const weekdays = new Sticky(
  /(?:(?:on|every) )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:(?:, and |, | and )(?:mon|tues|wednes|thurs|fri|satur|sun)days?){0,6}(?![a-z])/iy,
);
const purpose = new Sticky(
  /(?:for|to (?:help|treat|prevent|control|lower|reduce))\s+(?!\d|the next|another|a total)([a-z][a-z' -]{2,40}?)(?=\s*(?:[,;.()]|$| and \d| as needed| p\.?r\.?n))/iy,
);
/** What follows a bare figure that counts how many are taken: "1 p.o. daily", "81 daily". */
const COUNTED =
  /^\s*(?:p\.?\s?o|by mouth|s\.?l\b|s\.?q\b|i\.?[vm]\b|sub|inh|q|b\.?i\.?d|t\.?i\.?d|daily|every|once|twice|at (?:bed|night|noon)|in the (?:morn|even|a)|p\.?r\.?n|nightly|each|a day|as needed|weekly|nocte|mane|o\.?d\b|b\.?d\b|t\.?d\.?s|q\.?d\.?s|q\.?i\.?d|(?:three|four|3|4) times|[,;.]|$)/i;
const neededFor = new Sticky(
  /(?<=(?:p\.?\s?r\.?\s?n\.?|as needed)\s+)(?!for\b|to\b|via\b|with\b|by\b|basis|(?:new|same|unchanged|stop\w*|chang\w*|continu\w*|increas\w*|decreas\w*|reduced|started)\b)[a-z][a-z' -]{2,30}?(?=\s*(?:[,;.()#]|$))/iy,
);
/** "q.6" without hours or days. */
const unclearTimes = new Sticky(/q\.?\s?\d+(?:\s?-\s?\d+)?\.?(?![\d\w])/iy);
const word = new Sticky(/[A-Za-z][A-Za-z'’-]*/y);

/** Reads how a medicine is taken, part by part, in the order printed. Linear in its length. */
export function readSig(printed: string): SigPart[] {
  const parts: SigPart[] = [];
  let pos = 0;
  while (pos < printed.length) {
    const char = printed[pos] ?? '';
    if (/[\s:()[\]*|–-]/.test(char) || char === '.') {
      pos += 1;
      continue;
    }
    if (char === ',' || char === ';') {
      parts.push({ kind: 'comma', start: pos, end: pos + 1, plain: char });
      pos += 1;
      continue;
    }
    const part = partAt(printed, pos, parts);
    parts.push(part);
    pos = Math.max(part.end, pos + 1);
  }
  return parts;
}

function partAt(text: string, pos: number, before: readonly SigPart[]): SigPart {
  const match = (pattern: Sticky): RegExpExecArray | null => pattern.match(text, pos);
  const part = (kind: SigPart['kind'], found: RegExpExecArray, plain: string): SigPart => ({
    kind,
    start: pos,
    end: pos + found[0].length,
    plain,
  });
  const first = text[pos] ?? '';
  let found = match(handed);
  if (found) return part('handed', found, '');
  found = match(duration);
  if (found) return part('duration', found, spelledDuration(found[0]));
  // "Doxycycline 100 mg od 5/7": for five days, where the dose stands before it.
  found =
    before.some(({ kind }) => kind === 'dose' || kind === 'times' || kind === 'amount') &&
    !A_DAY_BEFORE.test(text.slice(Math.max(0, pos - 12), pos))
      ? match(ofSevens)
      : null;
  if (found) return part('duration', found, inSevens(found[1] ?? '', found[2] ?? ''));
  // "TDS with food 3 days"
  found = HOW_OFTEN.has(before.at(-1)?.kind ?? 'other') ? match(bareDays) : null;
  if (found) return part('duration', found, spelledDuration(found[0]));
  if (/[qe]/i.test(first)) {
    found = match(every);
    if (found) return part('times', found, `every ${spread(found[1] ?? '')} ${spelledTime(found[2] ?? '', 'hours')}`);
  }
  found = match(slots) ?? (before.some(({ kind }) => kind === 'dose') ? match(slotColumns) : null);
  if (found) {
    const plain = slotted(found);
    return plain === '' ? part('unclear', found, found[0]) : part('times', found, plain);
  }
  found = match(longSpaced);
  if (found)
    return part('times', found, `every ${spread(found[1] ?? '')} ${/^w/i.test(found[2] ?? '') ? 'weeks' : 'months'}`);
  found = match(hourly);
  if (found) return part('times', found, `every ${spread(found[1] ?? '')} hours`);
  // "Twice daily EVERY DAY": on no day left out, and not a second time by itself.
  found = TIMES_A_DAY.test(before.at(-1)?.plain ?? '') ? match(eachDay) : null;
  if (found) return part('join', found, found[0]);
  // "Bisoprolol 2.5 od": behind a bare figure it is how often, and no eye.
  found = /^\d[\d.]*$/.test(before.at(-1)?.plain ?? '') ? match(onceDaily) : null;
  if (found) return part('times', found, 'once a day');
  for (const [pattern, plain] of times.at(text, pos)) {
    found = match(pattern);
    if (found) return part('times', found, plain);
  }
  found = match(unclearTimes);
  if (found) return part('unclear', found, found[0]);
  found = match(clock) ?? match(weekdays);
  if (found) return part('times', found, found[0]);
  found = match(times0);
  if (found) return part('times', found, /stat/i.test(found[0]) ? 'right away' : 'once');
  for (const [pattern, plain] of meals.at(text, pos)) {
    found = match(pattern);
    if (found) return part('meal', found, plain === '' ? found[0].toLowerCase() : plain);
  }
  found = match(needed);
  if (found) return part('needed', found, 'when you need it');
  found = match(doseInForm);
  if (found) return { ...part('dose', found, tidy(`${found[1]} ${found[2]}`)), end: pos + found[0].length };
  found = match(dose);
  if (found) return part('dose', found, tidy(found[0]));
  // "5 mg every 6 hours, 8 tablets": how many in all, not at once.
  found = before.some(({ kind }) => kind === 'times' || kind === 'needed') ? match(inAll) : null;
  if (found) return part('handed', found, '');
  found = match(amount);
  if (found) return part('amount', found, tidy(found[0]));
  for (const [pattern, plain] of routes.at(text, pos)) {
    found = match(pattern);
    if (found) return part('route', found, sided(plain, found[0]));
  }
  found = match(makes);
  if (found) return part('make', found, '');
  found = match(figure);
  const strange = before.filter(({ kind }) => kind === 'other').length;
  if (found && (strange === 0 || (strange === 1 && before.every(({ kind }) => kind === 'other' || kind === 'make')))) {
    if (found[0].includes('/') && !before.some(({ kind }) => kind === 'dose')) return part('dose', found, found[0]);
    if (COUNTED.test(text.slice(pos + found[0].length, pos + found[0].length + 16)))
      return part('amount', found, found[0]);
  }
  found = match(neededFor);
  if (found) return part('purpose', found, found[0]);
  found = match(purpose);
  if (found) return part('purpose', found, found[0]);
  found = match(word);
  if (found) return part(JOINING.test(found[0].toLowerCase()) ? 'join' : 'other', found, found[0]);
  return { kind: 'other', start: pos, end: pos + 1, plain: text[pos] ?? '' };
}

/** "1-0-1", "½-0-0-1", "10-0-6 U": how much in the morning, at noon, in the evening and, where there are four, at bedtime. */
// "7-7-7" without a unit is part of the name of a pill for birth control (Ortho-Novum 7-7-7), and no dose.
const slots = new Sticky(
  /(?<![\d/.-])(?!7[-–]7[-–]7(?! ?(?:U|IU|units?)(?![a-z])))(\d{1,2}|½|1½)[-–](\d{1,2}|½|1½)[-–](\d{1,2}|½|1½)(?:[-–](\d{1,2}|½|1½))?( ?(?:U|IU|units?)(?![a-z]))?(?![\d/.-])/iy,
);
/** The same in three or four columns: "1    0    1    0". */
const slotColumns = new Sticky(
  /([0-4]|½)(?: {2,}|\t)([0-4]|½)(?: {2,}|\t)([0-4]|½)(?:(?: {2,}|\t)([0-4]|½))?()(?= {2,}|[\t\n;,(]|\s*$)/y,
);

/** "" where no dose stands in any slot. */
function slotted([, morning, noon, evening, night, units]: RegExpExecArray): string {
  const slot = (count: string | undefined, when: string) =>
    count === undefined || /^0+$/.test(count) ? [] : [`${count}${units ? ' units' : ''} ${when}`];
  const told = [
    ...slot(morning, 'in the morning'),
    ...slot(noon, 'at noon'),
    ...slot(evening, night === undefined ? 'at night' : 'in the evening'),
    ...slot(night, 'at bedtime'),
  ];
  const times = told.length < 2 ? (told[0] ?? '') : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`;
  return times === '' || units ? times : `as ${times}`;
}

/** "6hrly", "4-6 hourly": every so many hours. */
const hourly = new Sticky(/(?<![\w.])(\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?)[\s-]?h(?:ou)?r?ly(?![a-z])/iy);
/** "6-monthly", "3 weekly": every so many of them. */
const longSpaced = new Sticky(/(?<![\w.])([2-9]|1\d|20)[\s-]?((?:week|month)ly)(?![a-z])/iy);
const ofSevens = new Sticky(/(?:for |x ?)?([1-9]\d?)\/(7|52|12)(?![\d/])(?! ?(?:days?|weeks?|months?)\b)/iy);
/** "On 11/12", "until 11/12": a day, never so many months. */
const A_DAY_BEFORE = /\b(?:on|from|until|till|through|thru|by|since|before|dose|ends?|finish(?:es)?) $/i;
const onceDaily = new Sticky(/o\.?d\.?(?![a-z])/iy);
const inAll = new Sticky(/(?:[x×#] ?\d{1,3}|(?:[5-9]|\d{2,3})) ?(?:tablets?|tabs?|capsules?|caps?|pills?)(?![a-z])/iy);
const HOW_OFTEN: ReadonlySet<SigPart['kind']> = new Set(['times', 'meal', 'needed']);
const bareDays = new Sticky(
  /\d{1,2} ?(?:days?|weeks?|wks?|months?)(?![a-z])(?! ?(?:before|after|prior|ago|per|a week|each|every|on|off|then|later|post))/iy,
);
const SEVENS: Readonly<Record<string, string>> = { 7: 'day', 52: 'week', 12: 'month' };

const TIMES_A_DAY = /^(?:(?:once|twice|\d times) a day|every \d.* hours)$/;
const eachDay = new Sticky(/(?:every ?day|each day|daily)(?![a-z])/iy);

/** "1/52" as one says it: "for 1 week". */
function inSevens(count: string, of: string): string {
  return `for ${count} ${SEVENS[of] ?? ''}${count === '1' ? '' : 's'}`;
}

/** "x 1 wk" as one says it: "for 1 week". */
function spelledDuration(printed: string): string {
  return printed
    .toLowerCase()
    .replace(/^(?:(?:for|x|times|×)\s?)?/, 'for ')
    .replace(/\bwks?$/, 'weeks')
    .replace(/\bm(?:th|o)s?$/, 'months')
    .replace(/(?<![a-z])d$/, ' days')
    .replace(/ {2,}/, ' ')
    .replace(/(\d)-?(?=[a-z])/, '$1 ')
    .replace(/\b(1|one) (day|week|month)s$/, '$1 $2');
}

/** "In the left eye" keeps its side. */
function sided(plain: string, printed: string): string {
  if (plain !== 'in the eye') return plain;
  const letter = /\b([lr])t? eye/i.exec(printed)?.[1]?.toLowerCase();
  const side = letter ? { l: 'left', r: 'right' }[letter] : /left|right|both|each/i.exec(printed)?.[0].toLowerCase();
  if (side) return side === 'both' ? 'in both eyes' : side === 'each' ? 'in each eye' : `in the ${side} eye`;
  const short = printed.replace(/\./g, '').toLowerCase();
  return short === 'os'
    ? 'in the left eye'
    : short === 'od'
      ? 'in the right eye'
      : short === 'ou'
        ? 'in both eyes'
        : plain;
}

function spelledTime(printed: string, bare = 'days'): string {
  const small = printed.toLowerCase().replace(/\.$/, '');
  if (/^(?:h|hr|hrs|hour|hours)$/.test(small)) return 'hours';
  if (/^mins?$/.test(small)) return 'minutes';
  if (small === 'd') return 'days';
  if (/^wks?$/.test(small)) return 'weeks';
  return small === '' ? bare : small;
}

/** "4-6" as one reads it aloud. */
function spread(figure: string): string {
  return figure.replace(/\s?[-–]\s?/, ' to ').toLowerCase();
}

const LONG_FORMS: Readonly<Record<string, string>> = {
  tab: 'tablet', tabs: 'tablets', cap: 'capsule', caps: 'capsules', gtt: 'drop', gtts: 'drops', tsp: 'teaspoon',
  tbsp: 'tablespoon', neb: 'nebulizer treatment', nebs: 'nebulizer treatments', amp: 'ampule', amps: 'ampules',
}; // biome-ignore format: one list

/** "40 MG" as one reads it: "40 mg"; "1 tab": "1 tablet". Figures stay as printed. */
export function tidy(printed: string): string {
  const spaced = printed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(\d)-?(?=(?:mg|mcg|mEq|units?|grams?|mL|cc|tablets?|puffs?)\b)/i, '$1 ');
  const [unit = ''] = /[A-Za-z%/]+$/.exec(spaced) ?? [];
  const long = LONG_FORMS[unit.toLowerCase()];
  const head = spaced.slice(0, spaced.length - unit.length).toLowerCase();
  if (long) return head + long;
  if (/^ml$/i.test(unit)) return `${head}mL`;
  if (/^meqs?$/i.test(unit)) return `${head}mEq`;
  if (/^iu$/i.test(unit)) return `${head}IU`;
  return head + (unit === 'U' ? 'units' : unit.toLowerCase());
}
