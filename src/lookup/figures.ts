/** A figure that a reader typed as a result. */
export interface Figure {
  /** As typed, with its unit. */
  text: string;
  value: number;
  /** The lower one of two: 115 of "190/115". */
  second: number | null;
  comparator: '<' | '>' | null;
  /** As the knowledge base writes it; null where none was typed. */
  unit: string | null;
  start: number;
  end: number;
}

/** Whom a question is about, where it says so. */
export type Who = 'newborn' | 'child' | 'adult' | null;

const AGE =
  /\b(\d{1,3})[\s-]*(hours?|hrs?|days?|weeks?|wks?|months?|mos?|years?|yrs?|y)[\s-]*(?:olds?|o)\b|\b(\d{1,3})\s?(?:yo|y\/o|yof|yom)(?:[mf])?\b|\bage[ds]?\s(\d{1,3})\b/gi;
/** A stretch of time, a date, a clock: no result. */
const TIME =
  /\b\d+(?:\.\d+)?\s?-?\s?(?:seconds? ago|min(?:ute)?s?|hours?|hrs?|days?|weeks?|wks?|months?|years?|yrs?)\b|\b\d{1,2}\s?(?:am|pm)\b(?! i\b)|\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b|\b\d{1,4}:\d{1,5}\b/gi;

/** The earlier figure of two: "went from 1.1 to 1.9", "14 down to 8" tell of the later one. */
const EARLIER =
  /\b(?:from\s+\d+(?:[.,]\d+)?(?=\s*(?:to|->|→|up to|down to)\s*\d)|\d+(?:[.,]\d+)?(?=\s*(?:->|→|then|,? ?now|down to|up to)\s*\d)|\d+(?:[.,]\d+)?(?=\s*to\s*\d+(?:[.,]\d+)?\s*(?:in|over|within|since|after)\b))/gi;

const UNITS: readonly (readonly [form: string, unit: string | null])[] = [
  ['mmol/mol', 'mmol/mol'],
  ['[mµu]iu/m?l', 'mIU/L'],
  ['mmol(?:/l)?', 'mmol/L'],
  ['meq(?:/l)?', 'mEq/L'],
  ['[uµμ]mol/l', 'umol/L'],
  ['nmol/l', 'nmol/L'],
  ['mg/dl|mg%', 'mg/dL'],
  ['g/dl|gm/dl', 'g/dL'],
  ['g/l', 'g/L'],
  ['mg/l', 'mg/L'],
  ['ng/ml', 'ng/mL'],
  ['(?:[uµμ]|mc)g/ml', 'ug/mL'],
  ['ng/l', 'ng/L'],
  ['pg/ml', 'pg/mL'],
  ['i?u/l', 'U/L'],
  ['(?:x\\s?)?10\\s?[*^e]?\\s?[39]\\s?/\\s?(?:[uµμ]?l|mm3)|k/[uµμ]l|k/mm3|k|thou(?:sand)?', '10*3/uL'],
  ['(?:cells\\s?)?/\\s?(?:[uµμ]l|mm3|mcl)|cells', '/uL'],
  ['%|percent', '%'],
  ['s(?:ec(?:onds?)?)?', 'seconds'],
  ['bpm|beats(?: (?:per|a) minute)?|/min', '/min'],
  ['mm\\s?hg', 'mmHg'],
  ['kpa', 'kPa'],
  ['cm|centimeters?', 'cm'],
  ['mm|millimeters?', 'mm'],
  ['°\\s?f|degrees f(?:ahrenheit)?|f(?:ahrenheit)?', 'F'],
  ['°\\s?c|degrees c(?:elsius)?|c(?:elsius)?', 'C'],
  ['mcg|mg|g|iu|units?|tab(?:let)?s?|pills?|ml|liters?|l', 'dose'],
];
const UNIT = UNITS.map(([form]) => `(${form})`).join('|');
const FIGURE = new RegExp(
  `(?<![\\w.,/-])([<>]=?\\s?)?(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,7}(?:[.,]\\d{1,3})?)` +
    `(?:\\s?(?:\\/|over)\\s?(\\d{2,3}))?(?:\\s?(?:${UNIT})(?![a-z0-9]))?(?:\\+{1,4})?(?![\\w-]|[./,]\\d)`,
  'gi',
);

/** The query without the age that it names: "2 month old" is no old thing. */
export function withoutAge(query: string): string {
  const bare = query
    .replace(AGE, ' ')
    .replace(/\s+(?:in|for|of|my|a|an)(?=\s*$)/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.length > 1 ? bare : query;
}

/** Figures as a report prints them: "150 over 95" as two, and of a share "60-65%" the lower. */
export function plainFigures(query: string): string {
  return query
    .replace(/\b(\d{2,3})\s+over\s+(?=\d{2,3}\b)/gi, '$1/')
    .replace(/\b(\d{1,2})\s?%?\s?(?:-|–|to)\s?\d{1,3}\s?%/g, '$1%');
}

/** Whom it is about, by the age or the word for a person in it. */
export function whoIs(query: string): Who {
  const text = query.toLowerCase();
  for (const match of text.matchAll(AGE)) {
    const [, count = '', unit = 'y', years, aged] = match;
    const figure = Number(count || years || aged);
    if (/^h|^d/.test(unit)) return figure <= 31 || unit.startsWith('h') ? 'newborn' : 'child';
    if (unit.startsWith('w')) return figure <= 13 ? 'newborn' : 'child';
    if (unit.startsWith('mo')) return figure <= 3 ? 'newborn' : 'child';
    return figure < 18 ? 'child' : 'adult';
  }
  if (/\b(?:newborn|neonat\w*|babies|baby|infant|preemie|nicu)\b/.test(text)) return 'newborn';
  return /\b(?:child|children|kids?|toddler|pediatric)\b/.test(text) ? 'child' : null;
}

/** The figures of a query that can be results, in their order. */
export function figuresIn(query: string): Figure[] {
  const blank = (match: string): string => ' '.repeat(match.length);
  const bare = query.replace(AGE, blank).replace(TIME, blank).replace(EARLIER, blank);
  const figures: Figure[] = [];
  for (const match of bare.matchAll(FIGURE)) {
    const [whole, sign = '', figure = '', second] = match;
    const at = UNITS.findIndex((_, index) => match[index + 4] !== undefined);
    const value = Number(figure.replace(/,(?=\d{3}\b)/g, '').replace(',', '.'));
    if (!Number.isFinite(value)) continue;
    figures.push({
      text: whole.trim(),
      value,
      second: second === undefined ? null : Number(second),
      comparator: sign.startsWith('<') ? '<' : sign.startsWith('>') ? '>' : null,
      unit: at < 0 ? null : (UNITS[at]?.[1] ?? null),
      start: match.index,
      end: match.index + whole.length,
    });
  }
  return figures;
}

/** Which way a result went where two figures of it are set side by side, and whether it doubled or was halved. */
export function changeIn(query: string): { way: 'up' | 'down'; far: boolean } | null {
  const match =
    /\b(?:from|was)\s+(\d+(?:[.,]\d+)?)\D{1,24}?(?:to|now|->|→)\s*(?:it is |it's |is )?(\d+(?:[.,]\d+)?)/i.exec(
      query,
    ) ??
    /(\d+(?:[.,]\d+)?)\s*(?:->|→|then|,? ?now|down to|up to)\s*(\d+(?:[.,]\d+)?)/i.exec(query) ??
    /(\d+(?:[.,]\d+)?)\s*to\s*(\d+(?:[.,]\d+)?)\s*(?:in|over|within|since|after)\b/i.exec(query);
  if (!match) return null;
  const [before, after] = [match[1], match[2]].map((text) => Number((text ?? '').replace(',', '.')));
  if (before === undefined || after === undefined || before === after) return null;
  return after > before ? { way: 'up', far: after >= 2 * before } : { way: 'down', far: after <= before / 2 };
}
