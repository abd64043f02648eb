import type { LabTest } from '../../knowledge/index.js';
import { type PatientFacts, patientFacts } from '../../reading/index.js';
import type { LabRow, OlderResult } from '../../reading/types.js';
import { understandLabs } from '../../understanding/index.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { whomOf } from '../findings/whom.js';
import { type Said, say } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { isOfHerBaby } from '../stay/of-her-baby.js';
import { list } from '../words/english.js';
import { isOnlyMarked } from './alarm.js';
import { answerSaid, foundSomething } from './answers.js';
import { explainedLabs } from './block.js';
import { correctedSaid } from './corrected.js';
import { daySources } from './day-sources.js';
import { withReportsDegree } from './degree.js';
import { germRow, germTested } from './germ-rows.js';
import { bandSaid, glossOf, goalSaid, softenedIn } from './goals.js';
import { isAsAimed, targetSaid } from './inr-target.js';
import { hasKnownDiabetes } from './known-diabetes.js';
import { isOpaque, isPluralName, nameOf, shortForm, spokenName } from './names.js';
import { noteSaid } from './notes.js';
import { labPatterns } from './patterns.js';
import { multipleSaid, phasesSaid } from './phases.js';
import { whyNoResult } from './sample.js';
import { sampleSaid } from './sample-notes.js';
import { measures, missingFor, rangeText, statement } from './statement.js';
import { titreSaid } from './titre.js';
import { type Alarm, alarmTogether } from './together.js';
import { earlierOf, type Trend, toldResult, trendOf } from './trend.js';
import { isCritical, isOfThePast, isPartOfNamed } from './weight.js';

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
  /** Of a test that looks for a germ: whether it found one. */
  germFound?: boolean;
  /** A value of a stay that a later one or a treatment has left behind. */
  past?: true;
  /** What it makes one think of together with other results, told at the first of them. */
  alarm?: Alarm;
}

export function writeLabs(ctx: Context): WrittenLab[] {
  const patterns = labPatterns(ctx);
  const leads = new Map(patterns.map(({ lead, said }) => [lead, said]));
  const joined = new Set(patterns.flatMap(({ labs }) => labs));
  const silent = silentPanel(ctx);
  const small = ['baby', 'child'].includes(whomOf(ctx));
  const written = ctx.understanding.labs.map((printed) => {
    const ofBaby = small || isOfHerBaby(printed.source.start, ctx);
    const lab = withReportsDegree(ofBaby ? withoutAdultRange(printed) : printed, ctx);
    const together = joined.has(printed) ? (leads.get(printed) ?? []) : null;
    return writeLab(lab, printed, ctx, silent !== null && panelOf(lab, ctx) === silent ? [] : together);
  });
  alarmTogether(written, ctx);
  return written;
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
    ((lab.status !== 'normal' && lab.status !== 'unknown') ||
      lab.beyondCritical !== null ||
      isFarFromUsual(lab) ||
      foundSomething(lab, test) ||
      // None of them belongs in the blood, whatever range is printed.
      (lab.test === 'blasts' && (lab.number ?? 0) > 0) ||
      /^class [1-6]/.test(lab.row.step ?? '')) &&
    // Its finding tells it.
    lab.row.germFound !== true &&
    (!isAsAimed(lab, ctx) || isCritical(lab)) &&
    // Looked for after an overdose: who took none has little or none of it.
    !(lab.status === 'low' && /^(?:acetaminophen|salicylate)-level$/.test(lab.test ?? ''));
  const within = (span: { start: number; end: number }) => span.start >= lab.source.start && span.end <= lab.source.end;
  const { range, comments } = lab.row;
  // The range of a part of the cycle or of life stands on a line of its own below.
  const below = range === null || ctx.clean(lab.source).includes(range.text) ? [] : comments.filter((span) => ctx.clean(span).includes(range.text)).slice(0, 1); // biome-ignore format: one line
  const sources = [lab.source, ...[lab.row.valueSpan].filter((span) => !within(span)), ...below];
  const { type } = ctx.understanding.report.type;
  const treated =
    type === 'discharge_summary' || (type !== 'laboratory' && (isOfThePast(lab, ctx) || isPartOfNamed(lab, ctx)));
  // Outside a lab sheet a value belongs to the day the note tells of.
  const past = type !== 'laboratory';
  const missing = lab.row.pending ? missingFor(lab, ctx) : null;
  const soft = softenedIn(ctx.understanding.report.clean, lab);
  const germ = test === undefined || lab.row.germFound ? germRow(lab, ctx) : null;
  const stated =
    germ?.text ?? statement(lab, `${name}${shortForm(lab.name, name)}`, { past, why: missing?.why ?? null, soft });
  const what = say(
    stated,
    missing?.span ? [...sources, missing.span] : sources,
    germ === null ? knowledge : [...knowledge, germ.id],
  );
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
  if (test === undefined && germ === null && !lab.row.pending && isOpaque(name))
    more.push(say('this is a result that we cannot explain', [lab.source]));
  if (lab.flagDisagrees) more.push(say('the mark next to this result and the printed range differ', [lab.source]));
  const answer = answerSaid(lab, test);
  const awaited = whyNoResult(lab.value) === 'yet' || earlierOf(lab).length > 0;
  if (test !== undefined && answer.length === 0 && !(past && isBare(lab)) && (!lab.row.pending || awaited))
    more.push(...measures(test));
  more.push(...answer);
  const explained = explainedLabs(ctx).has(printed);
  // What a blood thinner would do is no matter where the report says what is behind the result and names none.
  const { causeOfLong, thinner } = isOfClotting(test) ? sheetFacts(ctx) : NO_CLOTTING;
  const answered = isOfClotting(test) && explained && !thinner;
  const targeted = isTooThin(test, ctx) ? [] : targetSaid(lab, ctx);
  const goal =
    targeted.length > 0
      ? targeted
      : answered || isTooThin(test, ctx) || (causeOfLong !== undefined && !THINNER.test(causeOfLong))
        ? []
        : goalSaid(lab, test);
  const trend = trendOf(lab, name, ctx);
  // Which way it went stands before what it can go with: a calm cause must not hide a rise.
  if (trend !== null) more.unshift(...trend.said);
  more.unshift(...goal);
  const corrected = correctedSaid(lab, ctx);
  if (corrected !== null) more.unshift(corrected);
  // "Ask soon" would be too calm beside a result that cannot wait.
  if (trend?.worse === true && !ctx.understanding.labs.some(isCritical))
    more.push(say(isPluralName(name) ? 'as they have moved away from their range, ask soon what is behind it' : 'as it has moved away from its range, ask soon what is behind it', [lab.source], knowledge)); // biome-ignore format: one line
  const ofKnown = test?.id === 'hemoglobin-a1c' && hasKnownDiabetes(ctx);
  const reached = isCritical(lab) ? [] : bandSaid(lab, test);
  const banded = !ofKnown
    ? reached
    : reached.some(({ text }) => / not diabetes/.test(text))
      ? []
      : // Who has it already needs no second test for it.
        reached.filter(({ text }) => !/^A new one is often checked/.test(text));
  const causes =
    test === undefined ||
    together !== null ||
    targeted.length > 0 ||
    explained ||
    isCritical(lab) ||
    banded.length > 0 ||
    ofKnown
      ? []
      : causesFor(lab, test, ctx);
  more.push(...banded, ...(targeted.length > 0 ? [] : (together ?? [])));
  if (causes.length > 0 && test !== undefined) {
    const level =
      /low/.test(lab.status) || lab.beyondCritical === 'low' ? 'a low' : lab.number === null ? 'such a' : 'a high';
    more.push(say(`${level} result can go with ${list(causes, 'or')}`, [], [test.id]));
  }
  // Running text hardly ever prints a range: saying so at each value would say nothing.
  if (!past && lab.number !== null && isBare(lab) && banded.length === 0 && !/^class/.test(lab.row.step ?? ''))
    more.push(say('the report gives no range to compare it with', [lab.source]));
  more.push(...allergyClass(lab, ctx), ...titreSaid(lab));
  more.push(...multipleSaid(lab));
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
  const looked = germ !== null ? germ.found : germTested(lab, test);
  return {
    lab,
    name,
    glossed,
    soft,
    what,
    goal,
    trend,
    more,
    outside,
    treated,
    explained,
    ...(looked === null ? {} : { germFound: looked }),
  };
}

/** "Peanut (f13)   12.5 kUA/L   Class 3": how much of the body's answer to one thing the lab found. */
function allergyClass(lab: UnderstoodLab, ctx: Context): Said[] {
  if (lab.number === null || !/^kUA?\/l$/i.test(lab.unit ?? '')) return [];
  const { start, end } = lab.source;
  const line = ctx.understanding.report.clean.slice(start, end + 40).split('\n')[0] ?? '';
  const found = (/\bclass\s{0,3}([0-6])\b/i.exec(line) ?? /^class ([0-6])/.exec(lab.row.step ?? ''))?.[1];
  if (found === undefined) return [];
  const source = [{ start, end: Math.max(end, start + line.search(/\bclass\s{0,3}[0-6]\b/i) + 7) }];
  const scale = say(lab.row.step === undefined ? `the lab puts this in class ${found}, on a scale from 0 (none) to 6 (very high)` : 'the scale goes from 0 (none) to 6 (very high)', source); // biome-ignore format: one line
  return found === '0' ? [scale] : [scale, say('this result alone does not prove an allergy', source)];
}

/** "The prolonged aPTT is explained by this": the report's own reason. */
const CAUSE_OF_LONG =
  /\b(?:prolong\w*|lengthened|long|raised|high) (?:(?:the|of|clotting|time) )*(?:aptt|ptt|pt|inr|clotting times?|prothrombin time|activated partial thromboplastin time)\b[^.;\n]{0,40}\b(?:explained by|due to|because of|caused by|attributable to|a result of)\b[^.;\n]{0,80}/i;
const THINNER =
  /\b(?:warfarin|heparin|coumadin|(?<!lupus )anti-?coagul\w*|blood thinner|doac|noac|\w+xaban|dabigatran|lmwh|vka|enoxaparin)\b/i;

/** "Omit warfarin tonight", "INR above range": what treatment does as a rule must not calm beside it. */
const TOO_THIN =
  /\b(?:omit|withhold|hold|stop|skip|pause|do not (?:take|give)|no)\b[^.;\n]{0,24}\b(?:warfarin|coumadin)\b|\b(?:warfarin|coumadin)\b[^.;\n]{0,24}\b(?:omitted|withheld|held|stopped|on hold|paused)\b|\bINR (?:is |was )?(?:\w+ )?(?:above|over|out of|outside) (?:the |its |target |therapeutic )*(?:range|target|goal)\b|\b(?:supra-?therapeutic|over-?anticoagulat\w+)\b/i;
const HEPARINS = /\bheparins?\b|\blmwh\b|\bufh\b|\w+parin\b/i;

function isTooThin(test: LabTest | undefined, ctx: Context): boolean {
  if (!isOfClotting(test)) return false;
  const { thinner, heparin, tooThin } = sheetFacts(ctx);
  // Of heparin only where it is not another blood thinner that the report tells of.
  if (test?.id === 'aptt' && thinner && !heparin) return true;
  return tooThin;
}

const NO_CLOTTING = { causeOfLong: undefined, thinner: false };

function isOfClotting(test: LabTest | undefined): boolean {
  return /^(?:aptt|prothrombin-time|inr|thrombin-time)$/.test(test?.id ?? '');
}

/** Clearly outside the usual adult range, where the report prints none. */
function isFarFromUsual(lab: UnderstoodLab): boolean {
  return lab.rangeSource === 'general' && (lab.distance === 'moderately' || lab.distance === 'far');
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

/** "Your uric acid was 8.1 on 11/14/2024 (marked high). We read no later result." For results of older columns only. */
export function olderResults(ctx: Context): Said[][] {
  return ctx.understanding.report.olderResults.map((older) => {
    const { name, date, earlier, source } = older;
    const test = testOfOlder(older, ctx);
    const ids = test === undefined ? [] : [test.id];
    const called = test === undefined ? name : spokenName(test);
    return [
      say(`your ${called} was ${list([...earlier].reverse().map(toldResult))}${date === null ? ' before' : ''}`, [source, ...daySources(earlier, source, ctx)], ids), // biome-ignore format: one call
      say('we read no later result', [source]),
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

const MOST_CAUSES = 5;

/** What a result can go with. All of it: the harmless causes stand first, and a list cut short would leave out the main one. */
function causesFor(lab: UnderstoodLab, test: LabTest, ctx: Context): string[] {
  const high = lab.status === 'high' || lab.status === 'critical_high' || lab.beyondCritical === 'high';
  const low = lab.status === 'low' || lab.status === 'critical_low' || lab.beyondCritical === 'low';
  // Blood from a vein has little oxygen in everyone.
  if (/^(?:po2|oxygen-saturation)$/.test(test.id) && /^(?:venous|capillary)$/.test(lab.row.specimen ?? '')) return [];
  const causes = low ? test.low : high || (lab.status === 'abnormal' && lab.number === null) ? test.high : [];
  if (causes.length === 0) return causes;
  const { whole, fasted } = sheetFacts(ctx);
  const fasting = fasted || isFasting(lab);
  return causes
    .filter((cause) => !(whole && /\bsample\b|\bshaken\b|\bblood draw\b/.test(cause)))
    .flatMap((cause) => fitting(cause, test, ctx))
    .filter((cause) => !(fasting && /\beating\b|\bmeals?\b/.test(cause)))
    .slice(0, MOST_CAUSES);
}

const OF_WOMEN = /\b(?:periods?|pregnan\w*|breastfeeding|birth control|menopause|ovar(?:y|ies)|womb)\b/;
const OF_YOUNG_WOMEN = /\b(?:periods?|pregnan\w*|breastfeeding|birth control)\b/;
const OF_MEN = /\bprostate\b/;
const PAST_CHANGE = /\bpost-?\s?menopaus\w*|\bmenopausal\b/i;

/** A cause that the reader's sex or age allows; "blood loss such as heavy periods" is blood loss for a man. */
function fitting(cause: string, test: LabTest, ctx: Context): string[] {
  const { patient, pastChange } = sheetFacts(ctx);
  const { sex, age } = patient;
  const past = sex !== 'male' && ((age ?? 0) >= 56 || pastChange);
  const unfit = sex === 'male' ? OF_WOMEN : past ? OF_YOUNG_WOMEN : sex === 'female' ? OF_MEN : null;
  if (unfit === null || !unfit.test(cause) || /^(?:hcg|urine-hcg)/.test(test.id)) return [cause];
  const general = cause.replace(/ such as [^,]*$/, '');
  return unfit.test(general) ? [] : [general];
}

/** What a sheet says for all its results: looked for once, as a long one holds hundreds of them. */
interface SheetFacts {
  patient: PatientFacts;
  /** The sample was not hemolyzed. */
  whole: boolean;
  fasted: boolean;
  pastChange: boolean;
  thinner: boolean;
  heparin: boolean;
  tooThin: boolean;
  causeOfLong: string | undefined;
}

const facts = new WeakMap<Context, SheetFacts>();

function sheetFacts(ctx: Context): SheetFacts {
  const known = facts.get(ctx);
  if (known !== undefined) return known;
  const { clean, text } = ctx.understanding.report;
  const found: SheetFacts = {
    patient: patientFacts(text),
    whole: /\b(?:not|no|non-?)\s?h(?:a)?emoly/i.test(clean),
    fasted: FASTED.test(text),
    pastChange: PAST_CHANGE.test(clean),
    thinner: THINNER.test(clean),
    heparin: HEPARINS.test(clean),
    tooThin: TOO_THIN.test(clean),
    causeOfLong: CAUSE_OF_LONG.exec(clean)?.[0],
  };
  facts.set(ctx, found);
  return found;
}

/** "Fasting: Y", "Fasting 10h" in the head of the sheet. */
const FASTED =
  /\bfasting(?: status)?\s?[:=]?\s{0,3}(?:y(?:es)?\b|\d{1,2}\s?(?:h|hrs?|hours?)\b)|\bfasting (?:sample|specimen)\b(?! (?:advised|recommended|suggested|required|needed|preferred|if))/i;

/** "Glucose, fasting": taken before a meal, so that no meal is behind the result. */
function isFasting({ name, row }: UnderstoodLab): boolean {
  const words = `${name} ${row.panel ?? ''}`;
  return (
    /\bfasting\b|\bfbs\b|\bfpg\b|\bnüchtern\b|\bà jeun\b|\ben ayunas\b/i.test(words) &&
    !/\bnon-?fasting\b|\bnot fasting\b/i.test(words)
  );
}
