import type { LabStatus } from '../../contract/analysis.js';
import type { Knowledge, LabTest } from '../../knowledge/index.js';
import { isOnlyOfBlood, NAMED_WITH } from '../../reading/index.js';
import type { LabRow } from '../../reading/types.js';
import type { UnderstoodLab } from '../types.js';
import { bareGlucose, countOf } from './bare-glucose.js';
import { readFlag } from './flags.js';
import { beyondCritical, GASES, generalRange, rangeText } from './limits.js';
import {
  distanceOf,
  flagDisagrees,
  intervalStatus,
  noneStatus,
  qualitativeStatus,
  sideOf,
  statusOf,
  titreStatus,
} from './status.js';
import { unitKey } from './units.js';

/** Blood that is not from an artery: limits and causes of arterial blood do not hold for its gases. */
const NOT_ARTERIAL: ReadonlySet<string> = new Set(['venous', 'capillary']);

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
    // Cells of other samples are counted by the field, too.
    const ofOther = NAMED_WITH[row.specimen ?? ''] !== undefined;
    return understandLab(row, knowledge, (field && !ofOther) || (hints.get(row.panel ?? '') ?? 0) >= 2);
  });
  withSharesOrCounts(labs, knowledge);
  const counted = countedCells(labs);
  // A bare "pH" among blood tests is not the urine's.
  const blood = new Set(labs.filter((lab) => isBlood(lab, knowledge)).map((lab) => lab.row.panel));
  const inBlood = knowledge.lab('beta-hydroxybutyrate');
  const count = countOf(labs);
  return labs.map((one) => {
    const lab = bareGlucose(isShareOf(one, counted) ? withoutGeneralRange(one) : one, count, knowledge);
    // "Ketones 6.2 mmol/L (<0.6)" among blood tests were measured in blood: a strip is not held against so little.
    if (inBlood && isBloodKetones(lab) && blood.has(lab.row.panel))
      return { ...lab, test: inBlood.id, loinc: inBlood.loinc ?? null };
    const urine = lab.test !== null && knowledge.lab(lab.test)?.specimen === 'urine';
    const named =
      /\bur(?:ine|inary)?\b|\bua\b|\b24 ?h(?:rs?|ours?)?\b/i.test(`${lab.name} ${lab.row.panel ?? ''}`) ||
      URINE_NAMES.test(lab.name) ||
      isOfDay(lab.row);
    // No urine is held against 7.35 to 7.45.
    const ofBlood = urine && (lab.row.range?.low ?? 0) > 7 && (lab.row.range?.high ?? 99) < 8;
    const ofGases =
      ofBlood || (urine && /\b(?:gas(?:es)?|abgs?|vbgs?|arterial|venous|capillary)\b/i.test(lab.row.panel ?? ''));
    return ofGases || (urine && !named && blood.has(lab.row.panel))
      ? { ...lab, test: null, loinc: null, beyondCritical: null }
      : lab;
  });
}

/** The cells that the report also counts, each against a range of its own. */
function countedCells(labs: readonly UnderstoodLab[]): ReadonlySet<string> {
  return new Set(labs.flatMap(({ test, rangeSource }) => (rangeSource === 'report' && test?.endsWith('-absolute') ? [test.replace(/absolute$/, 'percent')] : []))); // biome-ignore format: one set
}

/** "12 %   abs 4.6 (1.8-7.7)": the report judges the count; a share of adults in general would contradict it. */
function isShareOf({ test, rangeSource }: UnderstoodLab, counted: ReadonlySet<string>): boolean {
  return test !== null && rangeSource === 'general' && counted.has(test);
}

function withoutGeneralRange(lab: UnderstoodLab): UnderstoodLab {
  const status = lab.flag === null ? 'unknown' : lab.status;
  return { ...lab, range: null, rangeSource: 'none', distance: null, beyondCritical: null, status };
}

function isBloodKetones({ test, row }: UnderstoodLab): boolean {
  return test === 'urine-ketones' && row.specimen !== 'urine' && row.unit === 'mmol/L' && (row.range?.high ?? 9) <= 1;
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
      // "Neutrophils 0.0": a count has decimals; of another fluid than blood it is no alarm.
      if (counted && !lab.row.specimen && /^\d\.\d/.test(lab.value))
        lab.beyondCritical = beyondCritical(lab.row, counted);
    }
  }
}

function isBlood(lab: UnderstoodLab, knowledge: Knowledge): boolean {
  return lab.test !== null && knowledge.lab(lab.test)?.specimen === 'blood';
}

/** "9.4 mmol/24 h": what is counted over a day was collected, and of what is collected all but the stool is urine. */
function isOfDay({ unit, name, panel }: LabRow): boolean {
  return /\/ ?(?:24 ?-?h(?:rs?|ours?)?|d(?:ay)?)$/i.test(unit ?? '') && !/\b(?:stool|f(?:a)?ec(?:es|al)|fat)\b/i.test(`${name} ${panel ?? ''}`); // biome-ignore format: one condition
}

/** Understands one laboratory row: which test, which status by the conventions of the analysis, how far outside. */
export function understandLab(printed: LabRow, knowledge: Knowledge, urine = false): UnderstoodLab {
  const whole = withoutGoodAsHigh(withoutStatusAsRange(printed), knowledge);
  const collected = whole.specimen === null && isOfDay(whole) ? { ...whole, specimen: 'urine' as const } : whole;
  const row = !urine && isOnlyOfBlood(collected, knowledge) ? { ...collected, specimen: null, panel: null } : collected;
  const ofUrine = urine || row.specimen === 'urine';
  const panel =
    ofUrine && !/\burin(?:e|ary|alysis)\b/i.test(row.panel ?? '') ? `Urinalysis ${row.panel ?? ''}` : row.panel;
  const test = testOf(row, panel, knowledge);
  const otherBlood = test !== null && GASES.has(test.id) && NOT_ARTERIAL.has(row.specimen ?? '');
  const general =
    !row.range && !row.pending && test && !otherBlood && !row.severalRanges ? generalRange(test, row.unit) : null;
  const limited = row.range && (row.range.low !== null || row.range.high !== null) ? row.range : null;
  const side = row.pending ? 'unknown' : limited ? sideOf(row, limited) : 'unknown';
  const read = readFlag(row.flag);
  const flag: ReturnType<typeof readFlag> =
    row.critical !== true ? read : read === 'high' || read === 'low' ? `critical_${read}` : 'critical';
  const qualitative =
    row.pending || side !== 'unknown'
      ? null
      : (intervalStatus(row, limited) ??
        noneStatus(row, limited) ??
        titreStatus(row) ??
        qualitativeStatus(row) ??
        saidUsual(row) ??
        verdictStatus(row, test));
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

/** "Low: < 40; High: >= 60": of the good cholesterol nobody has too much. */
function withoutGoodAsHigh(row: LabRow, knowledge: Knowledge): LabRow {
  const { range } = row;
  if (range?.low == null || range.high === null || !/\bhigh\b/i.test(range.text)) return row;
  if (knowledge.labByName(row.name, row.panel, row.unit)?.id !== 'hdl') return row;
  const { step, ...rest } = row;
  const kept = step === undefined || /high/i.test(step) ? {} : { step };
  return { ...rest, ...kept, range: { ...range, high: null, highInclusive: true } };
}

/** "0.31 S/CO   Non-reactive": as the laboratory calls its figure, but for what guards one against a germ. */
function verdictStatus({ verdict }: LabRow, test: LabTest | null): LabStatus | null {
  if (verdict === undefined || GUARDS.test(`${test?.answers?.positive ?? ''} ${test?.meaning ?? ''}`)) return null;
  if (/immune|^compatible/i.test(verdict)) return null;
  if (/^(?:neg|non|not)/i.test(verdict)) return 'normal';
  return /^(?:equivocal|indeterminate|borderline)/i.test(verdict) ? null : 'abnormal';
}

const GUARDS = /\b(?:safe from|protect\w*|immune|guards?)\b/i;

/** "Galactosemia   Within normal limits": the answer itself says that nothing is unusual. */
function saidUsual(row: LabRow): 'normal' | null {
  return row.range === null && /^(?:normal|wnl|within normal limits|unremarkable)$/i.test(row.value.trim()) ? 'normal' : null; // biome-ignore format: one line
}

/** "Troponin   Pending   In process": words beside a missing result say how far it is, not what is expected. */
function withoutStatusAsRange(row: LabRow): LabRow {
  const { range } = row;
  const words = range !== null && range.low === null && range.high === null;
  // "POSITIVE  >1:1280", "heterozygous  mutation detected": the second half of an answer is nothing that is expected.
  const answered = row.number === null && /^[A-Za-z]/.test(row.value);
  const same = range?.text.trim().toLowerCase() === row.value.trim().toLowerCase();
  // ">1000 mIU/mL  (immune, vaccine)": what the lab says of a figure is no limit of it.
  const remarked =
    row.number !== null &&
    words &&
    REMARK.test(range?.text ?? '') &&
    !EXPECTED.test(range?.text.replace(/immune/i, '') ?? '');
  return {
    ...row,
    unit: row.pending && !A_UNIT.test(row.unit ?? '') ? null : row.unit,
    range: words && (remarked || ((row.pending || (answered && !same)) && !EXPECTED.test(range.text))) ? null : range,
  };
}

/** Words that follow "not sufficient" may stand where the unit is printed. */
const A_UNIT = /^[A-Za-zµμ%(][\w^*µμ%./()²-]{0,18}$/;
const REMARK =
  /\b(?:immun\w+|vaccin\w*|significant|drug|mutation|positive|reactive|protect\w*|consistent|suggest\w*|indicat\w+|therap\w+|detected)\b/i;
const EXPECTED =
  /^\W*<|\b(?:neg\w*|non[- ]?reactive|not (?:detected|seen|applicable|indicated|present|found|isolated)|none|nil|normal|absent|absence|clear|colou?rless|yellow|straw|amber|low risk|no (?:growth|\w+ (?:seen|detected|isolated|found))|sterile|unremarkable|wnl|trace|rare|few|occasional|see\b|immune|sensitive|susceptible|formed|soft|brown|random|small)\b/i;

/** The test that a row's name means in what it was measured in: a blood test's name in a drawn fluid is not that test. */
function testOf(row: LabRow, panel: string | null, knowledge: Knowledge): LabTest | null {
  const { specimen } = row;
  if (isBloodPh(row))
    return (specimen && BLOOD_PH[specimen] && knowledge.labByName(BLOOD_PH[specimen])) || bloodPh(knowledge);
  if (BARE_CULTURE.test(row.name)) return cultureOf(row, panel, knowledge);
  const named = countedIn(knowledge.labByName(row.name, panel, row.unit) ?? null, row);
  // Cells that were counted, not found by a strip.
  const cells =
    named?.id === 'urine-leukocyte-esterase' && row.number !== null && /(?:\/u?l|pf)$/i.test(row.unit ?? '');
  const printed = cells ? (knowledge.lab('urine-wbc') ?? null) : named;
  // "Hb 7.8" in a report of the marrow is of the blood: in the marrow only kinds of cells are counted.
  if (specimen === 'marrow' && printed !== null && !COUNTED_IN_MARROW.test(printed.id)) return printed;
  if (specimen === 'marrow' || specimen === 'other')
    return printed !== null && printed.specimen !== 'blood' && printed.specimen !== 'urine' ? printed : null;
  const leads = NAMED_WITH[specimen ?? ''];
  if (leads === undefined) return printed;
  if (/\b(?:serum|plasma)\b|(?<!occult |hidden |^)\bblood\b/i.test(row.name)) return printed;
  for (const lead of leads) {
    const own =
      knowledge.labByName(`${lead} ${row.name}`, null, row.unit) ?? knowledge.labByName(`${row.name} ${lead}`);
    if (own !== undefined && own.specimen === (specimen === 'semen' ? 'other' : specimen)) return own;
  }
  if (GERM_LOOKED_FOR.test(printed?.answers?.negative ?? '')) return printed;
  return printed !== null && printed.specimen !== 'blood' && printed.specimen !== 'urine' ? printed : null;
}

/** A test that tells whether a germ is there says the same of every sample. */
const GERM_LOOKED_FOR = /\b(?:germ|virus|fungus|parasite)s? (?:was|were) (?:not )?found\b/;

/** "Culture: No growth": of what it was, only a title or a label says. */
const BARE_CULTURE =
  /^(?:bacterial |aerobic |anaerobic |routine )?cultures?(?: results?| report| and sensitivity)?\W*$/i;
const CULTURES: readonly (readonly [RegExp, string])[] = [
  [/\burin/i, 'urine-culture-result'],
  [/\bblood\b/i, 'blood-culture-result'],
  [/\bwound\b/i, 'wound-culture'],
  [/\bthroat\b/i, 'throat-culture'],
  [/\b(?:stool|f(?:a)?ec)/i, 'stool-culture'],
];

function cultureOf(row: LabRow, panel: string | null, knowledge: Knowledge): LabTest | null {
  const of = `${row.specimen ?? ''} ${panel ?? ''}`;
  const id = CULTURES.find(([pattern]) => pattern.test(of))?.[1];
  return id === undefined ? null : (knowledge.lab(id) ?? null);
}

const COUNTED_IN_MARROW =
  /blast|myelocyt|neutrophil|lymphocyt|monocyt|eosinophil|basophil|band|plasma|granulocyt|erythroid|normoblast|nucleated|cellularity|megakaryo/;

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

/** Urine is measured to half a step, blood to hundredths: "pH 7.08" without a panel is that of a blood gas. */
function isBloodPh(row: LabRow): boolean {
  if (!/^ph$/i.test(row.name.trim()) || !/^[67][.,]\d\d\d?$/.test(row.value)) return false;
  if (row.specimen === 'arterial' || row.specimen === 'venous' || row.specimen === 'capillary') return true;
  if (row.specimen && row.specimen !== 'blood') return false;
  const { low = null, high = null } = row.range ?? {};
  if (low !== null && high !== null) return low >= 7.2 && high <= 7.55;
  return row.unit === null && (row.panel === null || /\b(?:gas(?:es)?|[av]bg)\b/i.test(row.panel));
}
