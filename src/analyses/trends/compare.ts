import type { Analysis, AnalysisLab } from '../../contract/analysis.js';
import type { Trend, TrendPoint } from '../../contract/trends.js';
import type { UnitConversion } from '../../knowledge/index.js';
import { areTwoPeople, printedPerson, reportDate } from '../../reading/index.js';
import { inUnit } from '../../understanding/index.js';

/** An explained report that may hold a result to compare. */
export interface ComparedReport {
  id: number;
  createdAt: Date;
  reportText: string;
  analysis: Analysis;
}

/** Results shown of one test: the newest. */
const MOST_POINTS = 12;

/**
 * The tests of a report that earlier reports hold as well, with their results over time. Later reports are left out, as is
 * one that prints another person's name, birth date or sex.
 */
export function compareResults(
  report: ComparedReport,
  others: readonly ComparedReport[],
  conversions: readonly UnitConversion[],
): Trend[] {
  const now = dated(report);
  const person = printedPerson(report.reportText);
  const earlier = others
    .filter((other) => !areTwoPeople(person, printedPerson(other.reportText)))
    .map((other) => ({ other, when: dated(other) }))
    .filter(({ other, when }) => isBefore({ ...when, id: other.id }, { ...now, id: report.id }))
    .sort((a, b) => (isBefore({ ...a.when, id: a.other.id }, { ...b.when, id: b.other.id }) ? -1 : 1));
  return report.analysis.labs.flatMap((lab, index): Trend[] => {
    if (!isOnly(report.analysis, lab)) return [];
    const own = pointOf(report.id, now, lab, lab, conversions);
    if (!own) return [];
    const before = earlier.flatMap(({ other, when }) => {
      const same = other.analysis.labs.find((one) => one.test === lab.test);
      if (!same || !isOnly(other.analysis, same)) return [];
      return pointOf(other.id, when, same, lab, conversions) ?? [];
    });
    const points = [...withoutCopies(before, own).slice(1 - MOST_POINTS), own];
    return points.length < 2 ? [] : [{ lab: index, unit: lab.unit, points }];
  });
}

interface When {
  date: string;
  dateFrom: TrendPoint['dateFrom'];
}

function dated({ createdAt, reportText }: ComparedReport): When {
  const given = createdAt.toISOString().slice(0, 10);
  const printed = reportDate(reportText, given);
  return printed === null ? { date: given, dateFrom: 'given' } : { date: printed, dateFrom: 'report' };
}

const isBefore = (one: { date: string; id: number }, other: { date: string; id: number }) =>
  one.date < other.date || (one.date === other.date && one.id < other.id);

/** Whether a report holds a known test with one number: of several nobody can say which is the day's. */
function isOnly({ labs }: Analysis, lab: AnalysisLab): boolean {
  return lab.test !== null && lab.number !== null && labs.filter((one) => one.test === lab.test).length === 1;
}

/** A result in the unit of another; null where the two cannot be compared. */
function pointOf(
  analysisId: number,
  when: When,
  lab: AnalysisLab,
  like: AnalysisLab,
  conversions: readonly UnitConversion[],
): TrendPoint | null {
  if (lab.number === null || lab.test === null) return null;
  const convert = inUnit(conversions, lab.test, lab.unit, like.unit);
  if (!convert) return null;
  const isSame = lab.unit === like.unit || convert(1) === 1;
  const number = isSame ? convert(lab.number) : rounded(convert(lab.number), decimalsOf(like.value));
  // A range of general knowledge is not the report's own.
  const range = lab.rangeSource === 'report' ? lab.range : null;
  const decimals = Math.max(decimalsOf(like.value), decimalsOf(like.range?.text ?? ''));
  const end = (value: number | null | undefined) => {
    if (value === null || value === undefined) return null;
    return isSame ? convert(value) : rounded(convert(value), decimals);
  };
  return {
    analysisId,
    ...when,
    value: lab.value,
    unit: lab.unit,
    comparator: lab.comparator,
    status: lab.status,
    rangeText: range?.text ?? null,
    number,
    low: end(range?.low),
    high: end(range?.high),
    converted: !isSame,
  };
}

/** The most digits behind a decimal point or comma of what is printed. */
function decimalsOf(printed: string): number {
  return Math.max(0, ...[...printed.matchAll(/\d[.,](\d{1,4})(?!\d)/g)].map((match) => match[1]?.length ?? 0));
}

/** As fine as the result it stands beside, but never coarser than two figures. */
function rounded(value: number, decimals: number): number {
  const fixed = Number(value.toFixed(decimals));
  return Math.abs(fixed) >= 10 || decimals > 0 ? fixed : Number(value.toPrecision(2));
}

/** Of a report that was given twice, one: the same day, the same number. */
function withoutCopies(points: readonly TrendPoint[], own: TrendPoint): TrendPoint[] {
  const isCopy = (one: TrendPoint, other: TrendPoint) =>
    one.date === other.date && one.number === other.number && one.dateFrom === other.dateFrom;
  return points.filter(
    (point, index) =>
      !(isCopy(point, own) && point.dateFrom === 'report') &&
      !points.slice(0, index).some((before) => isCopy(before, point)),
  );
}
