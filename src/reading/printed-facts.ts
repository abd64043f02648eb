import { patientFacts } from './patient.js';

/*
 * What a report prints about when it was made and whom it is of. Only to set reports beside each other: nothing here is
 * shown as a fact of the report.
 */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?`;
const DATE = new RegExp(
  [
    String.raw`(?<year>(?:19|20)\d\d)[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`,
    String.raw`(?<name>${MONTH})[\s-]{0,2}(?<nameDay>\d{1,2})(?:st|nd|rd|th)?,?\s{1,2}(?<nameYear>(?:19|20)\d\d)`,
    String.raw`(?<dayFirst>\d{1,2})(?:st|nd|rd|th)?[\s.-]{1,2}(?<dayName>${MONTH})[\s,.-]{1,2}(?<dayYear>(?:19|20)\d\d)`,
    String.raw`(?<one>\d{1,2})(?<mark>[/.-])(?<two>\d{1,2})\k<mark>(?<lastYear>(?:19|20)\d\d|\d\d)`,
  ]
    .map((form) => String.raw`(?<![\d/.-])${form}(?![\d/-])`)
    .join('|'),
  'gi',
);

/** Labels of the day a report speaks of, the most telling first. */
const LABELS = [
  String.raw`(?:specimen|sample)?\s?(?:collect(?:ed|ion)|drawn|taken)(?:\s(?:on|date|at))?|date\s(?:of\s)?(?:collect(?:ed|ion)|sample)|coll(?:ection)?\.?\sdate`,
  String.raw`date\sof\s(?:exam(?:ination)?|study|service|procedure|discharge|visit|test)|(?:exam|study|service|procedure|discharge|visit|test)\sdate|dos|performed(?:\son)?|discharged?(?:\son)?`,
  String.raw`(?:date\s)?(?:reported|resulted|received)(?:\son|\sdate)?|(?:report|result)\sdate|date\sof\sreport|dated?`,
].map(
  (label) => new RegExp(String.raw`(?<![a-z])(?:${label})(?:\s?/\s?time|\sand\stime)?\s{0,8}[:=]?\s{0,12}(?=\S)`, 'gi'),
);

const BIRTH =
  /(?<![a-z])(?:d\.?\s?o\.?\s?b\.?|date of birth|birth ?date|born)(?:\s?\([^)\n]{0,12}\))?\s{0,8}[:=]?\s{0,12}/gi;
const NAME =
  /(?<![a-z])(?:patient(?:'s)?(?: name)?|name)\s?:[ \t]{0,12}(?<name>[\p{L}][\p{L}'’.,-]*(?: [\p{L}][\p{L}'’.,-]*){0,4})/giu;

/** What may stand between a label and its date: a weekday or a time. */
const BETWEEN = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s?|\d{1,2}:\d\d\s?)?$/i;

/** Labels stand in the head of a report; more is not looked through. */
const LOOK = 8000;

type Order = 'month first' | 'day first';

interface Found {
  /** Where it stands. */
  at: number;
  date: string;
}

/** Every date printed in a text, YYYY-MM-DD. "03/04/2026" is read in this order; with dots the day stands first. */
function datesIn(text: string, order: Order): Found[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const date = dateOf(match.groups ?? {}, order);
    return date === null ? [] : [{ at: match.index, date }];
  });
}

function dateOf(parts: Record<string, string | undefined>, order: Order): string | null {
  if (parts.year) return iso(parts.year, Number(parts.month), Number(parts.day));
  if (parts.nameYear) return iso(parts.nameYear, monthOf(parts.name), Number(parts.nameDay));
  if (parts.dayYear) return iso(parts.dayYear, monthOf(parts.dayName), Number(parts.dayFirst));
  const [one, two, year] = [Number(parts.one), Number(parts.two), parts.lastYear ?? ''];
  const dayFirst = one > 12 || (two <= 12 && (parts.mark === '.' || order === 'day first'));
  return dayFirst ? iso(year, two, one) : iso(year, one, two);
}

function monthOf(name: string | undefined): number {
  return MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
}

function iso(year: string, month: number, day: number): string | null {
  // Of two figures only a recent year is meant: a birth date is never written so here.
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** How a report writes its dates: as another date in it shows, else as in the United States. */
function orderOf(text: string): Order {
  for (const { groups } of text.matchAll(DATE)) {
    if (!groups?.lastYear || groups.mark === '.') continue;
    if (Number(groups.one) > 12) return 'day first';
    if (Number(groups.two) > 12) return 'month first';
  }
  return 'month first';
}

/**
 * The day that a report speaks of, YYYY-MM-DD: when the sample was taken, else when the examination was, else when it was
 * reported. Null where none is printed for certain, or only one after `latest`, the day the report was given.
 */
export function reportDate(text: string, latest: string): string | null {
  const look = text.slice(0, LOOK);
  const order = orderOf(look);
  const good = (date: string) => date <= latest && date >= '1950-01-01';
  for (const label of LABELS) {
    for (const match of look.matchAll(label)) {
      const after = look.slice(match.index + match[0].length, match.index + match[0].length + 40);
      const next = datesIn(after, order)[0];
      if (next && BETWEEN.test(after.slice(0, next.at)) && good(next.date)) return next.date;
    }
  }
  return columnDate(look, order, good);
}

/** A results table may have nothing but dates over its columns: the newest is the report's. */
function columnDate(look: string, order: Order, good: (date: string) => boolean): string | null {
  for (const line of look.split('\n')) {
    if (line.length > 200 || line.replace(DATE, '').trim() !== '') continue;
    const dates = datesIn(line, order).map((found) => found.date);
    const newest = dates.sort().at(-1);
    if (newest !== undefined && good(newest)) return newest;
  }
  return null;
}

/** What a report prints of the person it is of. */
interface PrintedPerson {
  /** The words of the name, folded. */
  name: readonly string[];
  /** Every way to read the birth date: one, or two where day and month may be either. */
  births: readonly string[];
  sex: 'female' | 'male' | null;
}

export function printedPerson(text: string): PrintedPerson {
  const look = text.slice(0, LOOK);
  const births = [...look.matchAll(BIRTH)].flatMap(({ index, 0: label }) => {
    const after = look.slice(index + label.length, index + label.length + 24);
    return (['month first', 'day first'] as const).flatMap((order) => {
      const next = datesIn(after, order)[0];
      return next && next.at <= 2 ? [next.date] : [];
    });
  });
  const printed = look.matchAll(NAME).next().value?.groups?.name ?? '';
  const name = printed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !/^(?:mrn|dob|sex|age|id|mr|mrs|ms|dr|date|birth|male|female)$/.test(word));
  return { name, births: [...new Set(births)], sex: patientFacts(look).sex };
}

/** Whether two reports print that they are of two people: another birth date, another sex, no word of the name in common. */
export function areTwoPeople(one: PrintedPerson, other: PrintedPerson): boolean {
  const differ = (a: readonly string[], b: readonly string[]) =>
    a.length > 0 && b.length > 0 && !a.some((word) => b.includes(word));
  return (
    differ(one.births, other.births) ||
    differ(one.name, other.name) ||
    (one.sex !== null && other.sex !== null && one.sex !== other.sex)
  );
}
