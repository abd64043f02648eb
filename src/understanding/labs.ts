import type { LabStatus } from '../contract/analysis.js';
import { degreeBeyond } from '../contract/lab-reading.js';
import type { Knowledge, LabTest } from '../knowledge/index.js';
import type { LabRow } from '../reading/types.js';
import type { UnderstoodLab } from './types.js';

/** Limits of a range with whether each end belongs to it. */
interface Limits {
  low: number | null;
  high: number | null;
  lowInclusive: boolean;
  highInclusive: boolean;
}

type Side = 'low' | 'high' | 'within' | 'unknown';

/** Blood that is not from an artery: limits and causes of arterial blood do not hold for its gases. */
const NOT_ARTERIAL: ReadonlySet<string> = new Set(['venous', 'capillary']);
const GASES: ReadonlySet<string> = new Set([
  'pco2',
  'po2',
  'oxygen-saturation',
  'ph-arterial',
  'ph-blood',
  'ph-venous',
]);

const URINE_NAMES =
  /^(?:specific gravity|nitrites?|leukocyte esterase|ketones?|urobilinogen|(?:squamous )?epithelial cells|hyaline casts?)\b/i;

/** All rows, each with the specimen of its panel: a panel with nitrite, ketones and their like is urine. */
export function understandLabs(rows: readonly LabRow[], knowledge: Knowledge): UnderstoodLab[] {
  const hints = new Map<string, number>();
  for (const row of rows) {
    if (URINE_NAMES.test(row.name)) hints.set(row.panel ?? '', (hints.get(row.panel ?? '') ?? 0) + 1);
  }
  const labs = rows.map((row) => {
    const field = /^\/?\s?[hl]pf\b|\/[hl]pf\b/i.test(`${row.unit ?? ''} ${row.range?.text ?? ''}`);
    return understandLab(row, knowledge, field || (hints.get(row.panel ?? '') ?? 0) >= 2);
  });
  withSharesOrCounts(labs, knowledge);
  // A bare "pH" among blood tests is not the urine's.
  const blood = new Set(labs.filter((lab) => isBlood(lab, knowledge)).map((lab) => lab.row.panel));
  return labs.map((lab) => {
    const urine = lab.test !== null && knowledge.lab(lab.test)?.specimen === 'urine';
    const named =
      /\bur(?:ine|inary)?\b|\bua\b/i.test(`${lab.name} ${lab.row.panel ?? ''}`) || URINE_NAMES.test(lab.name);
    // No urine is held against 7.35 to 7.45.
    const ofBlood = urine && (lab.row.range?.low ?? 0) > 7 && (lab.row.range?.high ?? 99) < 8;
    const ofGases =
      ofBlood || (urine && /\b(?:gas(?:es)?|abgs?|vbgs?|arterial|venous|capillary)\b/i.test(lab.row.panel ?? ''));
    return ofGases || (urine && !named && blood.has(lab.row.panel))
      ? { ...lab, test: null, loinc: null, beyondCritical: null }
      : lab;
  });
}

/** "Neut 3.4  Lymph 1.9" without a unit: shares add up to a hundred; fewer are counts; anything else stays untold. */
function withSharesOrCounts(labs: UnderstoodLab[], knowledge: Knowledge): void {
  const bare = labs.filter(
    ({ test, unit, number, range }) =>
      test?.endsWith('-percent') && unit === null && number !== null && (range === null || (range.high ?? 0) < 15),
  );
  const panels = new Set(bare.map(({ row }) => row.panel));
  for (const panel of panels) {
    const cells = bare.filter(({ row }) => row.panel === panel);
    const sum = cells.reduce((all, { number }) => all + (number ?? 0), 0);
    if (sum > 85 && sum < 115) continue;
    for (const lab of cells) {
      const counted = sum < 60 ? knowledge.lab((lab.test ?? '').replace(/-percent$/, '-absolute')) : undefined;
      Object.assign(lab, { test: counted?.id ?? null, loinc: counted?.loinc ?? null });
    }
  }
}

function isBlood(lab: UnderstoodLab, knowledge: Knowledge): boolean {
  return lab.test !== null && knowledge.lab(lab.test)?.specimen === 'blood';
}

/** Understands one laboratory row: which test, which status by the conventions of the analysis, how far outside. */
export function understandLab(printed: LabRow, knowledge: Knowledge, urine = false): UnderstoodLab {
  const row = withoutStatusAsRange(printed);
  const ofUrine = urine || row.specimen === 'urine';
  const panel =
    ofUrine && !/\burin(?:e|ary|alysis)\b/i.test(row.panel ?? '') ? `Urinalysis ${row.panel ?? ''}` : row.panel;
  const test = testOf(row, panel, knowledge);
  const otherBlood = test !== null && GASES.has(test.id) && NOT_ARTERIAL.has(row.specimen ?? '');
  const general =
    !row.range && !row.pending && test && !otherBlood && !row.severalRanges ? generalRange(test, row.unit) : null;
  const limited = row.range && (row.range.low !== null || row.range.high !== null) ? row.range : null;
  const side = row.pending ? 'unknown' : limited ? sideOf(row, limited) : 'unknown';
  const flag = readFlag(row.flag);
  const qualitative =
    row.pending || side !== 'unknown' ? null : (intervalStatus(row, limited) ?? qualitativeStatus(row));
  const beyond = row.pending || !test || otherBlood ? null : beyondCritical(row, test);
  const status = statusOf(row, side, flag, qualitative, beyond);
  const limits = limited ?? (general && { ...general, lowInclusive: true, highInclusive: true });
  const rangeSource = row.range ? 'report' : general ? 'general' : 'none';
  return {
    name: row.name,
    test: test?.id ?? null,
    loinc: test?.loinc ?? null,
    value: row.value,
    number: row.number,
    comparator: row.comparator,
    unit: row.unit,
    range: row.range
      ? { low: row.range.low, high: row.range.high, text: row.range.text }
      : general
        ? { low: general.low, high: general.high, text: rangeText(general) }
        : null,
    rangeSource,
    flag: row.flag,
    status,
    previous: row.previous,
    source: row.source,
    row,
    distance: row.pending || !limits ? null : distanceOf(row, limits, beyond !== null || /^critical/.test(status)),
    flagDisagrees: !row.pending && side !== 'unknown' && flagDisagrees(side, flag),
    beyondCritical: beyond,
  };
}

/** "Troponin   Pending   In process": words beside a missing result say how far it is, not what is expected. */
function withoutStatusAsRange(row: LabRow): LabRow {
  const { range } = row;
  const words = range !== null && range.low === null && range.high === null;
  // "POSITIVE  >1:1280", "heterozygous  mutation detected": the second half of an answer is nothing that is expected.
  const answered = row.number === null && /^[A-Za-z]/.test(row.value);
  // ">1000 mIU/mL  (immune, vaccine)": what the lab says of a figure is no limit of it.
  const remarked =
    row.number !== null &&
    words &&
    REMARK.test(range?.text ?? '') &&
    !EXPECTED.test(range?.text.replace(/immune/i, '') ?? '');
  return {
    ...row,
    unit: row.pending && !A_UNIT.test(row.unit ?? '') ? null : row.unit,
    range: words && (remarked || ((row.pending || answered) && !EXPECTED.test(range.text))) ? null : range,
  };
}

/** Words that follow "not sufficient" may stand where the unit is printed. */
const A_UNIT = /^[A-Za-zµμ%(][\w^*µμ%./()²-]{0,18}$/;
const REMARK =
  /\b(?:immun\w+|vaccin\w*|significant|drug|mutation|positive|reactive|protect\w*|consistent|suggest\w*|indicat\w+|therap\w+|detected)\b/i;
const EXPECTED =
  /^\W*<|\b(?:neg\w*|non[- ]?reactive|not (?:detected|seen|applicable|indicated|present|found|isolated)|none|nil|normal|absent|absence|clear|yellow|straw|amber|low risk|no (?:growth|\w+ (?:seen|detected|isolated|found))|sterile|unremarkable|wnl|trace|rare|few|occasional|see\b|immune|sensitive|susceptible|formed|soft|brown|random|small)\b/i;

/** The test that a row's name means in what it was measured in: a blood test's name in a drawn fluid is not that test. */
function testOf(row: LabRow, panel: string | null, knowledge: Knowledge): LabTest | null {
  const { specimen } = row;
  if (isBloodPh(row))
    return (specimen && BLOOD_PH[specimen] && knowledge.labByName(BLOOD_PH[specimen])) || bloodPh(knowledge);
  const named = countedIn(knowledge.labByName(row.name, panel, row.unit) ?? null, row);
  // Cells that were counted, not found by a strip.
  const cells =
    named?.id === 'urine-leukocyte-esterase' && row.number !== null && /(?:\/u?l|pf)$/i.test(row.unit ?? '');
  const printed = cells ? (knowledge.lab('urine-wbc') ?? null) : named;
  if (specimen === 'marrow' || specimen === 'other')
    return printed !== null && printed.specimen !== 'blood' && printed.specimen !== 'urine' ? printed : null;
  if (specimen !== 'csf' && specimen !== 'fluid' && specimen !== 'stool') return printed;
  if (/\b(?:serum|plasma)\b|(?<!occult |hidden |^)\bblood\b/i.test(row.name)) return printed;
  const lead = specimen === 'csf' ? 'csf' : specimen === 'stool' ? 'stool' : 'fluid';
  const own = knowledge.labByName(`${lead} ${row.name}`, null, row.unit) ?? knowledge.labByName(`${row.name} ${lead}`);
  if (own?.specimen === specimen) return own;
  return printed !== null && printed.specimen !== 'blood' && printed.specimen !== 'urine' ? printed : null;
}

/** Cells that are counted by the thousand or the million in blood, and by the piece in urine and other fluids. */
const BLOOD_CELLS: Readonly<Record<string, number>> = { 'white-blood-cells': 1, 'red-blood-cells': 1000 };
/** Fewer, in thousands to the microliter, no range of blood allows. */
const FEWEST_IN_RANGE = 2;

/** A count of cells that is held against limits no blood has is not that of the blood. */
function countedIn(test: LabTest | null, row: LabRow): LabTest | null {
  const least = test === null ? undefined : BLOOD_CELLS[test.id];
  const unit = row.unit === null ? null : unitKey(row.unit);
  if (test === null || least === undefined || unit === null) return test;
  const thousands = /^(?:x?10[*^e]?6\/l|\/ul|(?:cells?|c)?\/?(?:ul|mm3|cumm|cmm)|\/mcl)$/.test(unit)
    ? 0.001
    : unit === 'k/ul'
      ? 1
      : null;
  if (/[hl]pf/.test(unit)) return null;
  if (thousands === null) return test;
  const most = row.range?.high ?? (row.range === null ? row.number : null);
  const counted = row.range !== null || /^x?10.*6\/l$/.test(unit);
  return most !== null && most * thousands < FEWEST_IN_RANGE * least && counted ? null : test;
}

const BLOOD_PH: Readonly<Record<string, string>> = { arterial: 'arterial ph', venous: 'venous ph' };

/** Where nothing says which blood it was: the pH of blood. */
function bloodPh(knowledge: Knowledge): LabTest | null {
  return knowledge.labByName('blood ph') ?? knowledge.labByName('arterial ph') ?? null;
}

type FlagMeaning = 'low' | 'high' | 'critical_low' | 'critical_high' | 'critical' | 'abnormal' | 'normal' | null;

/** What a printed flag says. Unknown marks say nothing. */
export function readFlag(flag: string | null): FlagMeaning {
  if (flag === null) return null;
  const mark = flag
    .trim()
    .toUpperCase()
    .replace(/[()[\].]/g, '')
    .replace(/^\*{1,2} ?(?=[A-Z])/, '')
    .replace(/\s+/g, ' ');
  if (mark === '') return null;
  if (
    /^(?:LL|L!+|LC|CL|L ?\*\*|PL|CRIT(?:ICAL)?(?:LY)? ?(?:LOW|L)|LOW (?:CRIT(?:ICAL)?|PANIC)|PANIC LOW|↓↓|L L)$/.test(
      mark,
    )
  )
    return 'critical_low';
  if (
    /^(?:HH|H!+|HC|CH|H ?\*\*|PH|CRIT(?:ICAL)?(?:LY)? ?(?:HIGH|H)|HIGH (?:CRIT(?:ICAL)?|PANIC)|PANIC HIGH|↑↑|H H)$/.test(
      mark,
    )
  )
    return 'critical_high';
  if (/^(?:CRIT(?:ICAL)?|PANIC|C|!!|AA|\*\*\*?|A!+|CRIT!)$/.test(mark)) return 'critical';
  if (
    /^(?:L|LO|LOW|BELOW(?: RANGE| NORMAL)?|↓|▼|L ?\*|<|-L|-{1,3}|DECREASED|BELOW (?:THE )?LOW (?:NORMAL|REFERENCE LIMIT))$/.test(
      mark,
    )
  )
    return 'low';
  if (
    /^(?:H|HI|HIGH|ABOVE(?: RANGE| NORMAL)?|↑|▲|H ?\*|>|\+{1,3}|INCREASED|ELEVATED|ABOVE (?:THE )?HIGH (?:NORMAL|REFERENCE LIMIT))$/.test(
      mark,
    )
  )
    return 'high';
  if (
    /^(?:A|ABN|ABNL|ABNORMAL|\*|!|POS|POSITIVE|REACTIVE|DETECTED|OUT OF RANGE|OUTSIDE (?:THE )?REFERENCE (?:RANGE|LIMITS?)|A ?\*)$/.test(
      mark,
    )
  )
    return 'abnormal';
  if (/^(?:N|NORMAL|WNL|IN RANGE|OK|NEG|NEGATIVE|NORM)$/.test(mark)) return 'normal';
  return null;
}

function statusOf(
  row: LabRow,
  side: Side,
  flag: FlagMeaning,
  qualitative: LabStatus | null,
  beyond: 'low' | 'high' | null,
): LabStatus {
  if (row.pending) return 'unknown';
  const critical = flag === 'critical_low' || flag === 'critical_high' || flag === 'critical';
  if (critical) {
    if (flag === 'critical_low') return 'critical_low';
    if (flag === 'critical_high') return 'critical_high';
    const which = side === 'low' || side === 'high' ? side : beyond;
    if (which !== null) return which === 'low' ? 'critical_low' : 'critical_high';
    return 'abnormal';
  }
  if (side === 'low' || side === 'high') return side;
  if (side === 'within') return 'normal';
  if (qualitative) return qualitative;
  // With no range (or one that cannot be compared) the printed flag decides.
  if (flag === 'low' || flag === 'high' || flag === 'abnormal' || flag === 'normal') return flag;
  return 'unknown';
}

/** Where a value lies by the printed range. A value known only as "<5" is compared by its open side. */
function sideOf(row: LabRow, limits: Limits): Side {
  const value = row.number;
  if (value === null) return 'unknown';
  const { low, high, lowInclusive, highInclusive } = limits;
  const below = low !== null && (lowInclusive ? value < low : value <= low);
  const above = high !== null && (highInclusive ? value > high : value >= high);
  if (row.comparator === '<' || row.comparator === '<=') {
    // All that is known is an upper bound.
    if (low !== null && (value < low || (value === low && row.comparator === '<'))) return 'low';
    if (low !== null && low > 0) return 'unknown';
    if (high !== null && (value < high || (value === high && (row.comparator === '<' || highInclusive))))
      return 'within';
    return high === null ? 'within' : 'unknown';
  }
  if (row.comparator === '>' || row.comparator === '>=') {
    if (high !== null && (value > high || (value === high && (row.comparator === '>' || !highInclusive))))
      return 'high';
    if (high !== null) return 'unknown';
    if (low !== null && (value > low || (value === low && (row.comparator === '>' || lowInclusive)))) return 'within';
    return 'unknown';
  }
  if (below) return 'low';
  if (above) return 'high';
  return 'within';
}

const SAME: readonly (readonly string[])[] = [
  [
    'negative',
    'neg',
    'not detected',
    'none detected',
    'undetected',
    'nonreactive',
    'non reactive',
    'none seen',
    'none',
    'absent',
    'not seen',
    'no growth',
    'not present',
    'nil',
    'none observed',
    'nd',
    '-',
    'negative for intraepithelial lesion',
    ...'négatif négative negatif negativ negativo negativa ausente assente'.split(' '),
    ...[
      'nicht nachweisbar',
      'nicht reaktiv',
      'no reactivo',
      'non réactif',
      'non reattivo',
      'non détecté',
      'no detectado',
    ],
  ],
  [
    ...['positive', 'pos', 'detected', 'reactive', 'present', '+', 'positif', 'positiv', 'positivo', 'positiva'],
    ...['reactivo', 'réactif', 'reaktiv', 'reattivo', 'nachweisbar'],
  ],
  ['normal', 'wnl', 'within normal limits'],
  ['clear', 'clr'],
  ['yellow', 'straw', 'pale yellow', 'light yellow', 'colorless to yellow', 'amber', 'colorless'],
  ['immune', 'reactive'],
];

/** A count given as an interval ("10-20 /HPF") against limits in figures. */
function intervalStatus(row: LabRow, limits: Limits | null): LabStatus | null {
  const ends = /^\s*(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)\s*$/.exec(row.value);
  if (!ends || !limits || row.number !== null) return null;
  const [from, to] = [Number(ends[1]), Number(ends[2])];
  if (limits.high !== null && from > limits.high) return 'high';
  if (limits.low !== null && to < limits.low) return 'low';
  const within = (limits.high === null || to <= limits.high) && (limits.low === null || from >= limits.low);
  return within ? 'normal' : 'abnormal';
}

/** A result in words against the printed expectation: equal is normal, other words are abnormal. */
function qualitativeStatus(row: LabRow): LabStatus | null {
  const expected = row.range?.text;
  if (!row.range || !expected || row.range.low !== null || row.range.high !== null) return null;
  const wanted = words(expected);
  const got = words(row.value);
  if (wanted === '' || got === '' || /\bsee\b|note|comment|varies|estab|applicable|n\/a|defined|interpret/.test(wanted))
    return null;
  const options = wanted.split(/\s*(?:\/|,|;|\bor\b|\bto\b)\s*/).filter((option) => option !== '');
  if (got === wanted || options.includes(got)) return 'normal';
  const group = (text: string): number => SAME.findIndex((list) => list.includes(text));
  for (const option of [wanted, ...options]) {
    const same = group(option);
    if (same >= 0 && SAME[same]?.includes(got)) return 'normal';
    if (same === 0 && /^(?:neg|not detected|no |none|non-?reactive)/.test(got)) return 'normal';
  }
  if (row.number === 0 && group(wanted) === 0) return 'normal';
  return 'abnormal';
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[()[\].:*]/g, ' ')
    .replace(/non-/g, 'non ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How far outside its range, by the rule that is printed for the reader. What is critical is not moderate. */
function distanceOf(row: LabRow, limits: Limits, critical: boolean): UnderstoodLab['distance'] {
  if (row.number === null) return null;
  const side = sideOf(row, limits);
  if (side === 'within') return 'within';
  if (side === 'unknown') return null;
  const degree = degreeBeyond(row.number, limits);
  if (degree === null) return null;
  if (degree === 'slight') return 'slightly';
  return critical || degree === 'far' ? 'far' : 'moderately';
}

function flagDisagrees(side: Side, flag: FlagMeaning): boolean {
  if (flag === null) return false;
  if (flag === 'normal') return side !== 'within';
  if (flag === 'low' || flag === 'critical_low') return side !== 'low';
  if (flag === 'high' || flag === 'critical_high') return side !== 'high';
  return side === 'within';
}

/** Urine is measured to half a step, blood to hundredths: "pH 7.08" without a panel is that of a blood gas. */
function isBloodPh(row: LabRow): boolean {
  if (!/^ph$/i.test(row.name.trim()) || !/^[67][.,]\d\d\d?$/.test(row.value)) return false;
  if (row.specimen === 'arterial' || row.specimen === 'venous' || row.specimen === 'capillary') return true;
  const { low = null, high = null } = row.range ?? {};
  if (low !== null && high !== null) return low >= 7.2 && high <= 7.55;
  return row.unit === null && (row.panel === null || /\b(?:gas(?:es)?|[av]bg)\b/i.test(row.panel));
}

/** Tests whose figure is the same in every unit that they are given in. */
const ONE_SIZE = /^(?:sodium|potassium|chloride|bicarbonate|inr|ph-arterial|ph-venous)$/;

/** A general adult range in the row's unit, or in any where none is printed and all agree: only from a source that was read. */
function generalRange(test: LabTest, unit: string | null): { low: number | null; high: number | null } | null {
  const fitting = test.ranges.filter(
    (range) =>
      (range.sourceChecked || test.sourceChecked) &&
      range.sex === undefined &&
      (unit === null || sameUnit(range.unit, unit)),
  );
  const [first] = fitting;
  const agree = fitting.every((range) => range.low === first?.low && range.high === first?.high);
  // Without a unit only where everyone counts in the same size.
  const known = unit !== null || ONE_SIZE.test(test.id);
  return first !== undefined && agree && known ? first : null;
}

function rangeText(range: { low: number | null; high: number | null }): string {
  if (range.low !== null && range.high !== null) return `${range.low}-${range.high}`;
  return range.high !== null ? `≤${range.high}` : `≥${range.low}`;
}

/** Beyond a sourced critical limit. Where no unit is printed, by the limits of every unit the test is given in. */
function beyondCritical(row: LabRow, test: LabTest): 'low' | 'high' | null {
  // Gases are given in mmHg or in kPa, where 6.9 is as much as 52.
  if (row.unit === null && GASES.has(test.id) && !/^ph/.test(test.id) && (row.number ?? 0) < 25) return null;
  const read = test.critical.filter((limit) => limit.sourceChecked || test.sourceChecked);
  const units = row.unit === null ? [...new Set(read.map((limit) => unitKey(limit.unit)))] : [row.unit];
  const sides = units.map((unit) => beyondIn(unit, row, test));
  if (sides.every((side) => side === sides[0])) return sides[0] ?? null;
  // A whole number of two digits and more is given in the larger count ("glucose of 32" is mg/dL, not mmol/L), but one
  // that would be low there and high in the smaller count ("glucose 14") is left alone.
  const usual = read[0]?.unit ?? '';
  if (!/^\d{2,}$/.test(row.value) || !/^mg\/dl$/i.test(usual)) return null;
  const side = beyondIn(usual, row, test);
  return side === 'low' && (row.number ?? 0) < 20 ? null : side;
}

function beyondIn(unit: string, row: LabRow, test: LabTest): 'low' | 'high' | null {
  if (row.number === null) return null;
  for (const limit of test.critical) {
    if (!(limit.sourceChecked || test.sourceChecked) || !sameUnit(limit.unit, unit)) continue;
    if (limit.below !== undefined && row.number < limit.below && row.comparator !== '>' && row.comparator !== '>=')
      return 'low';
    // Twenty times over is a slip of the pen ("120,000 thou/uL"), not a result.
    if (limit.above !== undefined && row.number > limit.above * 20) return null;
    if (limit.above !== undefined && row.number > limit.above && row.comparator !== '<' && row.comparator !== '<=')
      return 'high';
  }
  return null;
}

const UNIT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[µμ]/g, 'u'],
  [/mcl/g, 'ul'],
  [/mcg/g, 'ug'],
  [/^(?:k\/ul|thou(?:sand)?\/ul|th\/ul|x?10[*^e]?3\/ul|x?10[*^e]?9\/l|10e3\/ul|k\/mm3|thousand\/ul|g\/l\*)$/, 'k/ul'],
  [/^(?:m\/ul|mil(?:l|lion)?\/ul|x?10[*^e]?6\/ul|x?10[*^e]?12\/l|m\/mm3|million\/ul)$/, 'm/ul'],
  [/^(?:iu\/l|u\/l|units?\/l)$/, 'u/l'],
  [/^(?:gm\/dl|g\/dl)$/, 'g/dl'],
];

/** Whether two printed units are the same unit, without converting anything. */
export function sameUnit(a: string, b: string): boolean {
  return unitKey(a) === unitKey(b);
}

function unitKey(unit: string): string {
  let key = unit
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/×/g, 'x')
    .replace(/³/g, '3')
    .replace(/⁹/g, '9')
    .replace(/⁶/g, '6');
  for (const [form, plain] of UNIT_FORMS) key = key.replace(form, plain);
  return key;
}
