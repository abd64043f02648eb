import type { Span } from '../contract/analysis.js';
import type { LabTest } from '../knowledge/index.js';
import { firstPassing } from '../reading/index.js';
import type { LabRow, OlderResult } from '../reading/types.js';
import { readFlag, understandLabs } from '../understanding/index.js';
import type { UnderstoodLab } from '../understanding/types.js';
import type { Context } from './context.js';
import { isOnlyMarked } from './lab-alarm.js';
import { answerSaid, foundSomething } from './lab-answers.js';
import { explainedLabs } from './lab-block.js';
import { withReportsDegree } from './lab-degree.js';
import { bandSaid, degreeSaid, glossOf, goalSaid, sideOf, softenedIn } from './lab-goals.js';
import { noteSaid } from './lab-notes.js';
import { labPatterns } from './lab-patterns.js';
import { phasesSaid } from './lab-phases.js';
import { sampleNote, whyNoResult } from './lab-sample.js';
import { earlierOf, type Trend, toldResult, trendOf } from './lab-trend.js';
import { quotable } from './planners/quote.js';
import { type Said, say, sayAll } from './said.js';
import { whomOf } from './whom.js';
import { list, uncapital } from './words/english.js';

/** A result with its sentences. */
export interface WrittenLab {
  lab: UnderstoodLab;
  /** How the test is called in our sentences. */
  name: string;
  /** The name with a few words for what it is, where it says little by itself. */
  glossed: string;
  /** The report's own word that plays its mark down ("slightly"). */
  soft: string | null;
  what: Said;
  /** What treatment aims for apart from the range: never far from `what`. */
  goal: Said[];
  /** How it stands to older results. */
  trend: Trend | null;
  more: Said[];
  /** Outside its range, or not as expected. */
  outside: boolean;
  /** Taken during a hospital stay that is over, or part of what is told as urgent by its name: no call of its own. */
  treated: boolean;
  /** The report itself says what is behind it. */
  explained: boolean;
  /** A value of a stay that a later one or a treatment has left behind. */
  past?: true;
}

/** Parts of standard names that are said letter by letter, or have capitals of their own. */
const SPELLED = new Map([
  ...'hdl ldl vldl tsh alt ast alp ggt bun inr pt ptt aptt psa a1c crp esr ana hiv hcv mcv mch mchc rdw mpv gfr wbc rbc ck ldh bnp t3 t4 fsh lh dhea cea dna rna afp tibc uibc acth pth hpv'
    .split(' ')
    .map((word): [string, string] => [word, word.toUpperCase()]),
  ...[
    'HbA1c',
    'eGFR',
    'hs-CRP',
    'HBsAg',
    'hCG',
    'IgE',
    'IgG',
    'IgA',
    'IgM',
    'CO2',
    'NT-proBNP',
    'pCO2',
    'pO2',
    'pH',
    'D-dimer',
    'C-reactive',
    'E.',
    'non-HDL',
    'LDL-C',
    'HDL-C',
    'INR)',
  ].map((word): [string, string] => [word.toLowerCase(), word]),
]);

export function writeLabs(ctx: Context): WrittenLab[] {
  const patterns = labPatterns(ctx);
  const leads = new Map(patterns.map(({ lead, said }) => [lead, said]));
  const joined = new Set(patterns.flatMap(({ labs }) => labs));
  const silent = silentPanel(ctx);
  const small = ['baby', 'child'].includes(whomOf(ctx));
  return ctx.understanding.labs.map((printed) => {
    const lab = withReportsDegree(small ? withoutAdultRange(printed) : printed, ctx);
    const together = joined.has(printed) ? (leads.get(printed) ?? []) : null;
    return writeLab(lab, printed, ctx, silent !== null && panelOf(lab, ctx) === silent ? [] : together);
  });
}

/** A range of adults says nothing of a baby's or a child's result. */
function withoutAdultRange(lab: UnderstoodLab): UnderstoodLab {
  if (lab.rangeSource !== 'general') return lab;
  return {
    ...lab,
    range: null,
    rangeSource: 'none',
    distance: null,
    status: lab.flag === null ? 'unknown' : lab.status,
  };
}

const BLOOD_COUNT = 'complete blood count';

/** Where one blood count is critical, or blasts were found, no everyday cause is named for any of them. */
function silentPanel(ctx: Context): string | null {
  const grave = ctx.understanding.labs.some(
    (lab) => panelOf(lab, ctx) === BLOOD_COUNT && (isCritical(lab) || (lab.test === 'blasts' && (lab.number ?? 0) > 0)),
  );
  return grave ? BLOOD_COUNT : null;
}

function panelOf({ test }: UnderstoodLab, ctx: Context): string | null {
  return test === null ? null : (ctx.knowledge.lab(test)?.panel ?? null);
}

/** `together` holds what is said of a group of results that this one leads; empty for its other members. */
function writeLab(
  lab: UnderstoodLab,
  printed: UnderstoodLab,
  ctx: Context,
  together: readonly Said[] | null,
): WrittenLab {
  const test = lab.test === null ? undefined : ctx.knowledge.lab(lab.test);
  const name = nameOf(lab, test);
  const knowledge = test === undefined ? [] : [test.id];
  const outside =
    (lab.status !== 'normal' && lab.status !== 'unknown') ||
    lab.beyondCritical !== null ||
    isFarFromUsual(lab) ||
    foundSomething(lab, test);
  const within = (span: { start: number; end: number }) => span.start >= lab.source.start && span.end <= lab.source.end;
  const sources = [lab.source, ...[lab.row.valueSpan].filter((span) => !within(span))];
  const { type } = ctx.understanding.report.type;
  const treated =
    type === 'discharge_summary' || (type !== 'laboratory' && (isOfThePast(lab, ctx) || isPartOfNamed(lab, ctx)));
  // Outside a lab sheet a value belongs to the day the note tells of.
  const past = type !== 'laboratory';
  const missing = lab.row.pending ? missingFor(lab, ctx) : null;
  const soft = softenedIn(ctx.understanding.report.clean, lab);
  const stated = statement(lab, `${name}${shortForm(lab.name, name)}`, { past, why: missing?.why ?? null, soft });
  const what = say(stated, missing?.span ? [...sources, missing.span] : sources, knowledge);
  const more: Said[] = [];
  if (lab.rangeSource === 'general' && !past && !lab.row.pending)
    more.push(say('the report prints no range of its own', [lab.source], knowledge));
  if (lab.status === 'critical_low' || lab.status === 'critical_high')
    more.push(
      say(
        isOnlyMarked(lab)
          ? `the lab put an alert mark (${lab.flag}) next to this result`
          : 'the lab marked this as a critical level',
        [lab.source],
      ),
    );
  if (lab.flagDisagrees) more.push(say('the mark next to this result and the printed range differ', [lab.source]));
  const answer = answerSaid(lab, test);
  const awaited = whyNoResult(lab.value) === 'yet' || earlierOf(lab).length > 0;
  if (test !== undefined && answer.length === 0 && !isBare(lab) && (!lab.row.pending || awaited))
    more.push(...measures(test));
  more.push(...answer);
  const explained = explainedLabs(ctx).has(printed);
  // What a blood thinner would do is no matter where the report says what is behind the result and names none.
  const goal =
    explained && isOfClotting(test) && !THINNER.test(ctx.understanding.report.clean) ? [] : goalSaid(lab, test);
  const trend = trendOf(lab);
  // Which way it went stands before what it can go with: a calm cause must not hide a rise.
  if (trend !== null) more.unshift(...trend.said);
  more.unshift(...goal);
  if (trend?.worse === true)
    more.push(say('as it has moved away from its range, ask soon what is behind it', [lab.source], knowledge));
  const banded = isCritical(lab) ? [] : bandSaid(lab, test);
  const causes =
    test === undefined || together !== null || explained || isCritical(lab) || banded.length > 0
      ? []
      : causesFor(lab, test, ctx);
  more.push(...banded, ...(together ?? []));
  if (causes.length > 0 && test !== undefined) {
    const level =
      /low/.test(lab.status) || lab.beyondCritical === 'low' ? 'a low' : lab.number === null ? 'such a' : 'a high';
    more.push(say(`${level} result can go with ${list(causes, 'or')}`, [], [test.id]));
  }
  const phases = phasesSaid(lab, ctx);
  if (phases !== null) more.push(phases);
  const noted = sampleSaid(lab, ctx);
  if (noted !== null) more.push(noted);
  if (lab.row.remark !== undefined) {
    const words = quotable(lab.row.remark);
    if (words !== null) more.push(say(`next to it, the lab writes: “${words}”`, [lab.source]));
  }
  const added = noteSaid(lab, ctx);
  if (added !== null) more.push(added);
  const gloss = glossOf(test);
  const glossed = gloss === null ? name : `${name} (${gloss})`;
  return { lab, name, glossed, soft, what, goal, trend, more, outside, treated, explained };
}

const THINNER =
  /\b(?:warfarin|heparin|coumadin|(?<!lupus )anti-?coagul\w*|blood thinner|doac|noac|\w+xaban|dabigatran|lmwh|vka|enoxaparin)\b/i;

function isOfClotting(test: LabTest | undefined): boolean {
  return /^(?:aptt|prothrombin-time|inr|thrombin-time)$/.test(test?.id ?? '');
}

/** Clearly outside the usual adult range, where the report prints none. */
function isFarFromUsual(lab: UnderstoodLab): boolean {
  return lab.rangeSource === 'general' && (lab.distance === 'moderately' || lab.distance === 'far');
}

/** "Specimen slightly hemolyzed" below the row. */
function sampleSaid(lab: UnderstoodLab, ctx: Context): Said | null {
  const isLast = ctx.understanding.labs.at(-1) === lab;
  for (const span of lab.row.comments) {
    // A comment below the last row may be on the whole sheet.
    if (isLast && /^\s*(?:comments?|notes?)\b/i.test(ctx.clean(span))) continue;
    const note = lab.row.pending ? null : sampleNote(ctx.clean(span));
    if (note !== null) return say(`the lab notes that ${note}`, [span]);
  }
  return null;
}

/** Nothing to hold the value against: neither range nor mark. */
function isBare(lab: UnderstoodLab): boolean {
  return (
    lab.status === 'unknown' &&
    lab.beyondCritical === null &&
    !lab.row.pending &&
    !lab.row.severalRanges &&
    rangeText(lab) === null
  );
}

/** "We could read no newer result for uric acid. It was 8.1 on 11/14/2024 (marked high)." For results of older columns only. */
export function olderResults(ctx: Context): Said[][] {
  return ctx.understanding.report.olderResults.map((older) => {
    const { name, date, earlier, source } = older;
    const test = testOfOlder(older, ctx);
    const ids = test === undefined ? [] : [test.id];
    const called = test === undefined ? name : spokenName(test);
    return [
      say(`we could read no newer result for ${called}`, [source], ids),
      say(`it was ${list([...earlier].reverse().map(toldResult))}${date === null ? ' before' : ''}`, [source]),
      ...(test === undefined ? [] : measures(test)),
    ];
  });
}

/** The test of an older result, by its panel and what it was measured in. */
function testOfOlder(
  { name, value, earlier, source, panel, specimen }: OlderResult,
  ctx: Context,
): LabTest | undefined {
  const row: LabRow = {
    name, nameSpan: source, value, valueSpan: source, number: earlier[0]?.number ?? null, comparator: null, unit: null, range: null,
    flag: null, panel, specimen, previous: null, pending: false, source, comments: [],
  }; // biome-ignore format: one row
  const [lab] = understandLabs([row], ctx.knowledge);
  return lab?.test == null ? undefined : ctx.knowledge.lab(lab.test);
}

/** Tests of which it matters which blood they were made from. */
const GASES = /^(?:pco2|po2|oxygen-saturation|base-excess|bicarbonate(?:-arterial)?|lactate|ph-blood)$/;
const DRAWN: Readonly<Record<string, string>> = {
  csf: 'spinal fluid',
  fluid: 'body fluid',
  urine: 'urine',
  stool: 'stool',
  marrow: 'bone marrow',
};

/** The name as spoken: the standard one, letters said one by one in capitals; the printed one where the test is unknown. */
function nameOf(lab: UnderstoodLab, test: LabTest | undefined): string {
  const { specimen } = lab.row;
  if (test !== undefined) {
    const { place } = lab.row;
    const spoken =
      place === undefined
        ? spokenName(test)
        : `${spokenName(test)} (${/^fvu$/i.test(place) ? 'first urine' : place.toLowerCase()})`;
    const from = specimen === 'venous' || specimen === 'capillary' ? specimen : null;
    return from !== null && GASES.test(test.id) && !spoken.includes(from) ? `${from} ${spoken}` : spoken;
  }
  const printed = lab.name.replace(/[\s:*]+$/, '').trim() || 'this test';
  const where = specimen == null ? undefined : DRAWN[specimen];
  if (where === undefined || /\b(?:serum|plasma|blood)\b/i.test(printed)) return printed;
  const bare = printed.replace(/[,(\s]*\b(?:csf|(?:body )?fluid|urine|stool|fecal)\b\)?[,\s]*/i, ' ').trim();
  return `${where} ${/^[A-Z][a-z]+\b(?!\.)/.test(bare) ? uncapital(bare) : bare}`;
}

function spokenName(test: LabTest): string {
  return test.term
    .split(' ')
    .map((word) => SPELLED.get(word.toLowerCase()) ?? (/^(?:[b-z]|[a-z]\d+)$/.test(word) ? word.toUpperCase() : word))
    .join(' ');
}

/** " (MCV)" where the report prints a short form of what we say in full. */
function shortForm(printed: string, name: string): string {
  const short = printed.trim();
  if (!/^[A-Za-z0-9+-]{2,6}$/.test(short) || !/[A-Z].*[A-Z]|^[A-Z][a-z]b$/.test(short)) return '';
  return name.toLowerCase().includes(short.toLowerCase()) ? '' : ` (${short})`;
}

/** Names that take "are": "Your platelets are …". */
const PLURAL =
  /(?:cells|platelets|triglycerides|ketones|nitrites|lymphocytes|neutrophils|blasts|monocytes|eosinophils|basophils|granulocytes|antibodies|bands|reticulocytes|casts|crystals)(?: \([^)]*\))?$/i;

export function isPluralName(name: string): boolean {
  return PLURAL.test(name);
}

/** Why a result is missing: by its own words, or by a comment below it where those say little. */
function missingFor(lab: UnderstoodLab, ctx: Context): { why: string | null; span: Span | null } {
  const why = whyNoResult(lab.value);
  if (why !== null && !SAYS_LITTLE.test(why)) return { why, span: null };
  for (const span of lab.row.comments) {
    const better = whyNoResult(ctx.clean(span));
    if (better !== null && better !== 'yet' && !SAYS_LITTLE.test(better)) return { why: better, span };
  }
  return { why, span: null };
}

const SAYS_LITTLE = /^(?:the test was not done|the lab did not report one|the report points to)/;

function statement(
  lab: UnderstoodLab,
  name: string,
  { past, why, soft }: { past: boolean; why: string | null; soft: string | null },
): string {
  if (lab.row.pending || (lab.value.trim() === '' && lab.number === null)) {
    if (why === 'yet') return `there is no result for ${name} yet`;
    return why === null ? `there is no result for ${name}` : `there is no result for ${name}: ${why}`;
  }
  const your = `your ${name}`;
  const now = isPluralName(name) ? 'are' : 'is';
  const is = past ? (now === 'are' ? 'were' : 'was') : now;
  if (lab.number === null) return betweenNumbers(lab, your, is) ?? qualitative(lab, your);
  const value = `${saidValue(lab)}${lab.unit === null || lab.unit === '' || lab.value.includes(lab.unit) ? '' : lab.unit === '%' ? '%' : ` ${lab.unit}`}`;
  const first = `${your} ${is} ${value}`;
  const range = rangeText(lab);
  const whose = lab.rangeSource === 'general' ? 'the usual adult range' : 'the report’s range';
  const side = /low|high/.test(lab.status) || lab.beyondCritical === null ? sideOf(lab) : null;
  if (range === null) {
    if (side !== null)
      return `${first}, which the report ${soft === null ? 'marks as' : `calls ${soft}`} ${side === 'below' ? 'low' : 'high'}`;
    if (lab.status === 'normal') return `${first}, and the report marks nothing unusual about it`;
    if (lab.status === 'abnormal') return `${first}, which the report marks as not usual`;
    if (lab.beyondCritical !== null) return `${first}, which is very ${lab.beyondCritical}`;
    if (lab.row.severalRanges)
      return `${first}; the report prints ranges for several cases and does not say which is yours`;
    // Running text hardly ever prints a range: saying so at each value would say nothing.
    return past ? first : `${first}, with no range printed next to it`;
  }
  if (side !== null) {
    return `${first}, ${degreeSaid(lab, side)}${side} ${whose} ${range}`;
  }
  if (lab.status === 'abnormal') return `${first}, not within ${whose} ${range}`;
  const usual = lab.rangeSource === 'general' && lab.distance === 'within';
  if (lab.status === 'normal' || usual) return `${first}, within ${whose} ${range}`;
  return `${first}; ${whose} is ${range.replace(/^of /, '')}`;
}

function saidValue(lab: UnderstoodLab): string {
  return lab.value
    .replace(/^\s*(?:<=|≤)\s*/, 'at most ')
    .replace(/^\s*(?:>=|≥)\s*/, 'at least ')
    .replace(/^\s*<\s*/, 'less than ')
    .replace(/^\s*>\s*/, 'more than ')
    .trim();
}

/** The range with its own figures: "of 12.0 to 15.5", "(below 5.7)", "(60 or more)". Null where there is none. */
function rangeText(lab: UnderstoodLab): string | null {
  if (lab.range === null) return null;
  const figures = lab.range.text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  // A comma is the decimal sign, or parts thousands: the whole is asked for the one before the other.
  const printed = (value: number | null) =>
    figures.find((figure) => Number(figure.replace(',', '.')) === value) ??
    figures.find((figure) => Number(figure.replace(/,/g, '')) === value) ??
    null;
  const low = lab.range.low === null ? null : (printed(lab.range.low) ?? String(lab.range.low));
  const high = lab.range.high === null ? null : (printed(lab.range.high) ?? String(lab.range.high));
  if (low !== null && high !== null) return `of ${low} to ${high}`;
  if (high !== null) return lab.row.range?.highInclusive === false ? `(below ${high})` : `(up to ${high})`;
  if (low !== null) return lab.row.range?.lowInclusive === false ? `(above ${low})` : `(${low} or more)`;
  return null;
}

const INTERVAL = /^\s*(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)/;

/** A count given as an interval, held against an expected one: "3-10" where "0-2" is expected. */
function betweenNumbers(lab: UnderstoodLab, your: string, is: string): string | null {
  const value = INTERVAL.exec(lab.value);
  const expected = INTERVAL.exec(lab.range?.text ?? '');
  const limits = rangeText(lab);
  if (value !== null && expected === null && limits !== null && /^(?:high|low)$/.test(lab.status))
    return `${your} ${is} ${value[1]} to ${value[2]}, ${lab.status === 'high' ? 'above' : 'below'} the report’s range ${limits}`;
  if (value === null || expected === null || !/^(?:abnormal|high|low)$/.test(lab.status)) return null;
  const above = Number(value[2]) > Number(expected[2]);
  return `${your} ${is} ${value[1]} to ${value[2]}, ${above ? 'above' : 'below'} the report’s range of ${expected[1]} to ${expected[2]}`;
}

/** Results in words on French, Spanish, German and Italian sheets. */
const ABROAD: readonly (readonly [RegExp, string])[] = [
  [/^(?:négati(?:f|ve)|negati(?:f|v|vo|va)|ausente|assente)$/, 'negative'],
  [/^positi(?:f|v|vo|va)$/, 'positive'],
  [/^(?:nicht nachweisbar|non détecté|no detectado|non rilevato)$/, 'not detected'],
  [/^nachweisbar$/, 'detected'],
  [/^(?:nicht reaktiv|non réactif|non reactif|no reactivo|non reattivo)$/, 'not reactive'],
  [/^(?:reaktiv|réactif|reactivo|reattivo)$/, 'reactive'],
];

function inEnglish(words: string): string {
  return ABROAD.find(([pattern]) => pattern.test(words))?.[1] ?? words;
}

function qualitative(lab: UnderstoodLab, your: string): string {
  const value = lab.value.trim();
  const words = inEnglish(/^[A-Z][a-z]/.test(value) || value === value.toUpperCase() ? value.toLowerCase() : value);
  const said =
    value.length <= 40
      ? `${your} came back as “${words}”`
      : `the report gives a result in words for ${your.replace(/^your /, '')}`;
  const expected = lab.range?.text.trim();
  if (lab.status === 'normal')
    return expected && expected.toLowerCase() !== 'normal'
      ? `${said}, as the report expects`
      : `${said}, which is usual`;
  if (lab.status === 'abnormal')
    return expected
      ? `${said}, while the report expects “${inEnglish(expected.toLowerCase())}”`
      : `${said}, which the report marks as not usual`;
  return said;
}

/** "The protein that carries oxygen." -> "This is the protein that carries oxygen." */
function measures(test: LabTest): Said[] {
  const [first, ...rest] = sayAll(test.meaning, [], [test.id]);
  if (first === undefined) return [];
  const plain = first.text;
  if (/^(?:How|Whether|What|If|Where|Which)\b/.test(plain))
    return [say(`this shows ${uncapital(plain)}`, [], [test.id]), ...rest];
  const clause =
    /\b(?:is|are|shows?|measures?|tells?|checks?|looks?|helps?|counts?|carr(?:y|ies)|comes?|rises?|makes?)\b/.exec(
      plain,
    );
  const relative = clause !== null && /\b(?:that|which|who|cells|where|how)\b/.test(plain.slice(0, clause.index));
  if (clause !== null && !relative) return [first, ...rest];
  if (/^(?:It|You|They|This|These)\b/.test(plain)) return [first, ...rest];
  const many = /^(?!an? )(?:(?!of\b|that\b)\w+ ){0,3}(?:cells|germs|antibodies|casts|crystals)\b/i.test(plain);
  return [say(`${many ? 'these are' : 'this is'} ${uncapital(plain)}`, [], [test.id]), ...rest];
}

const MOST_CAUSES = 5;

/** What a result can go with. All of it: the harmless causes stand first, and a list cut short would leave out the main one. */
function causesFor(lab: UnderstoodLab, test: LabTest, ctx: Context): string[] {
  const high = lab.status === 'high' || lab.status === 'critical_high' || lab.beyondCritical === 'high';
  const low = lab.status === 'low' || lab.status === 'critical_low' || lab.beyondCritical === 'low';
  // Blood from a vein has little oxygen in everyone.
  if (/^(?:po2|oxygen-saturation)$/.test(test.id) && /^(?:venous|capillary)$/.test(lab.row.specimen ?? '')) return [];
  const causes = low ? test.low : high || (lab.status === 'abnormal' && lab.number === null) ? test.high : [];
  const whole = /\b(?:not|no|non-?)\s?h(?:a)?emoly/i.test(ctx.understanding.report.clean);
  const fasting = isFasting(lab);
  return causes
    .filter((cause) => !(whole && /\bsample\b|\bshaken\b|\bblood draw\b/.test(cause)))
    .filter((cause) => !(fasting && /\beating\b|\bmeals?\b/.test(cause)))
    .slice(0, MOST_CAUSES);
}

/** "Glucose, fasting": taken before a meal, so that no meal is behind the result. */
function isFasting({ name, row }: UnderstoodLab): boolean {
  const words = `${name} ${row.panel ?? ''}`;
  return (
    /\bfasting\b|\bfbs\b|\bfpg\b|\bnüchtern\b|\bà jeun\b|\ben ayunas\b/i.test(words) &&
    !/\bnon-?fasting\b|\bnot fasting\b/i.test(words)
  );
}

/** Results that say little by themselves, told after those that say more. */
const LESS_TELLING =
  /^(?:urine-appearance|urine-color|urine-specific-gravity|rdw|red-cell-distribution-width.*|mch|mchc|mean-corpuscular-hemoglobin.*|mpv|mean-platelet-volume|hematocrit|urine-epithelial.*|anion-gap|bun|blood-urea-nitrogen|bun-creatinine-ratio|globulin)$/;

/** At a critical level: by the report's own mark, or by a sourced limit. */
function isCritical(lab: UnderstoodLab): boolean {
  if (isOnlyMarked(lab)) return false;
  if (lab.status === 'critical_low' || lab.status === 'critical_high' || lab.beyondCritical !== null) return true;
  return lab.status === 'abnormal' && lab.number !== null && readFlag(lab.flag) === 'critical';
}

const NOW_SECTIONS = new Set([
  'results',
  'findings',
  'impression',
  'assessment',
  'plan',
  'diagnosis',
  'comment',
  'other',
]);
const NOT_NOW =
  /\b(?:on (?:admission|arrival|presentation)|initial(?:ly)?|at that time|transfused|received|was (?:given|started|treated|replaced|corrected|held)|improved|normali[sz]ed|resolved|repeat|prior|previous(?:ly)?|baseline|last (?:week|month|year)|ago|in (?:19|20)\d\d|subsequently|yesterday|came (?:up|down)|down to|then|\d{1,2}\/\d{1,2}\/\d{2,4})\b/i;

/** "(was 11 last month)" tells of another value. */
const EARLIER_IN_BRACKETS = /\((?:was|from|previously|prior|baseline)\b[^)]{0,40}\)/gi;

/** A value that a note tells of as gone by, or in the story of what was: known, and acted on already. */
function isOfThePast(lab: UnderstoodLab, ctx: Context): boolean {
  const { report } = ctx.understanding;
  const at = firstPassing(report.sentences.length, (i) => (report.sentences[i]?.span.end ?? 0) > lab.source.start);
  const sentence = report.sentences[at];
  if (sentence === undefined || sentence.span.start > lab.source.start) return false;
  const kind = report.sections[sentence.section]?.kind ?? 'other';
  return !NOW_SECTIONS.has(kind) || NOT_NOW.test(ctx.clean(sentence.span).replace(EARLIER_IN_BRACKETS, ' '));
}

/** Results that belong to an urgent illness: with its name beside them they are no further finding. */
const BELONGS: Readonly<Record<string, RegExp>> = {
  lactate:
    /^(?:sepsis|septic-shock|circulatory-shock|bowel-ischemia|mesenteric-artery-occlusion|necrotizing-fasciitis|cardiac-arrest|bacteremia)$/,
  'ph-arterial': /^(?:diabetic-ketoacidosis|respiratory-failure|cardiac-arrest|septic-shock)$/,
  'ph-venous': /^(?:diabetic-ketoacidosis|respiratory-failure)$/,
  bicarbonate: /^(?:diabetic-ketoacidosis|septic-shock)$/,
  glucose: /^(?:diabetic-ketoacidosis|hyperosmolar-hyperglycemic-state|hypoglycemia|meningitis)$/,
  pco2: /^respiratory-failure$/,
  potassium: /^(?:hyperkalemia|diabetic-ketoacidosis|tumor-lysis-syndrome)$/,
  sodium: /^hyponatremia$/,
  platelets:
    /^(?:thrombotic-thrombocytopenic-purpura|heparin-induced-thrombocytopenia|disseminated-intravascular-coagulation|acute-promyelocytic-leukemia)$/,
  'white-blood-cells': /^(?:leukemia|leukostasis|blast-crisis|meningitis)$/,
};
/** Characters between a result and the illness it belongs to. */
const BESIDE = 120;

function isPartOfNamed(lab: UnderstoodLab, ctx: Context): boolean {
  const illness = lab.test === null || lab.beyondCritical === null ? undefined : BELONGS[lab.test];
  if (!illness) return false;
  return ctx.understanding.frames.some(
    (frame) =>
      (frame.urgency?.state === 'new' || frame.urgency?.state === 'equivocal') &&
      illness.test(frame.head?.ref.id ?? '') &&
      frame.source.start - lab.source.end < BESIDE &&
      lab.source.start - frame.source.end < BESIDE,
  );
}

/** Order of concern: critical, then distance, then the rest. Smaller is more pressing. */
export function labWeight(written: WrittenLab): number {
  const { lab } = written;
  if (isCritical(lab)) return written.treated ? 1 : 0;
  if (!written.outside) return 9;
  const trace = lab.number === null && /^\s*(?:trace|1\+|small|few|\d+\s?-\s?\d+)/i.test(lab.value) ? 1 : 0;
  const little = trace + (lab.test !== null && LESS_TELLING.test(lab.test) ? 3 : 0);
  return { far: 1, moderately: 2, slightly: 4, within: 5 }[lab.distance ?? (written.soft === null ? 'moderately' : 'slightly')] + little; // biome-ignore format: one line
}

/** Tests that tell of one matter, so that one of them stands for it among the key points. */
const FAMILIES: readonly [string, RegExp][] = [
  ['red cells', /^(?:hemoglobin|hematocrit|rbc|red-blood-cell.*|mcv|mch|mchc|rdw|mean-corpuscular.*|red-cell.*)$/],
  ['kidneys', /^(?:creatinine|bun|blood-urea-nitrogen|urea|egfr.*|estimated-glomerular.*|gfr.*)$/],
  ['liver', /^(?:alt|ast|alkaline-phosphatase|alanine.*|aspartate.*|ggt|total-bilirubin|bilirubin.*)$/],
  ['clotting', /^(?:inr|prothrombin-time|pt|international.*)$/],
  ['white cells in urine', /^urine-(?:leukocyte-esterase|white.*|wbc.*)$/],
  ['germs in urine', /^urine-(?:nitrite|bacteria)$/],
  ['cholesterol', /^(?:total-cholesterol|cholesterol.*|ldl.*|non-hdl.*)$/],
];

/** Results outside their ranges, the most telling first, one of each family before the others. */
export function tellingLabs(labs: readonly WrittenLab[]): WrittenLab[] {
  const sorted = labs.filter((lab) => lab.outside && !lab.past).sort((a, b) => labWeight(a) - labWeight(b));
  const seen = new Set<string>();
  const first: WrittenLab[] = [];
  const rest: WrittenLab[] = [];
  for (const lab of sorted) {
    const family = FAMILIES.find(([, pattern]) => lab.lab.test !== null && pattern.test(lab.lab.test))?.[0];
    if (family === undefined || !seen.has(family)) first.push(lab);
    else rest.push(lab);
    if (family !== undefined) seen.add(family);
  }
  return [...first, ...rest];
}
