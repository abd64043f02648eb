import type { Analysis, Span } from '../src/contract/analysis.js';
import type { Expected } from './corpus.js';

/** How a sample's explanation meets what must be found in it. */
export interface SampleScore {
  checks: number;
  /** One line per thing that is missing or wrong. */
  missed: string[];
}

/** Compares an analysis with what must be found in the report; every field of `expected` is one check. */
export function scoreSample(text: string, expected: Expected, analysis: Analysis): SampleScore {
  const missed: string[] = [];
  let checks = 0;
  const check = (holds: boolean, what: string) => {
    checks += 1;
    if (!holds) missed.push(what);
  };

  check(analysis.reportType === expected.type, `type is ${analysis.reportType}, not ${expected.type}`);
  for (const word of expected.titleHas ?? []) {
    check(analysis.title.toLowerCase().includes(word.toLowerCase()), `title "${analysis.title}" lacks "${word}"`);
  }
  for (const { quote, notUrgency, measurement, ...fields } of expected.findings ?? []) {
    const span = find(text, quote);
    const there = analysis.findings.filter((finding) =>
      supports(analysis, 'findings', analysis.findings.indexOf(finding), finding.source).some((s) => overlap(s, span)),
    );
    check(there.length > 0, `no finding stands on "${oneLine(quote)}"`);
    if (there.length === 0) continue;
    for (const [field, value] of Object.entries(fields)) {
      const found = there.map((finding) => finding[field as keyof typeof finding]);
      check(found.includes(value as never), `"${oneLine(quote)}": ${field} is ${found.join('/')}, not ${value}`);
    }
    if (notUrgency) {
      check(!there.some((finding) => finding.urgency === notUrgency), `"${oneLine(quote)}": told as ${notUrgency}`);
    }
    if (measurement) {
      check(
        there.some((f) => f.measurement?.value === measurement.value && f.measurement.unit === measurement.unit),
        `"${oneLine(quote)}": no measurement of ${measurement.value} ${measurement.unit}`,
      );
    }
  }
  for (const want of expected.labs ?? []) {
    const lab = analysis.labs.find((row) => row.name.toLowerCase() === want.name.toLowerCase());
    check(lab !== undefined, `no lab row "${want.name}"`);
    if (!lab) continue;
    check(lab.status === want.status, `${want.name}: status is ${lab.status}, not ${want.status}`);
    if (want.value) check(lab.value === want.value, `${want.name}: value is ${lab.value}, not ${want.value}`);
    if (want.number) check(lab.number === want.number, `${want.name}: number is ${lab.number}, not ${want.number}`);
    if (want.unit) check(lab.unit === want.unit, `${want.name}: unit is ${lab.unit}, not ${want.unit}`);
    if (want.test) check(lab.test === want.test, `${want.name}: test is ${lab.test}, not ${want.test}`);
    if (want.flag) check(lab.flag === want.flag, `${want.name}: flag is ${lab.flag}, not ${want.flag}`);
    if (want.previous) check(lab.previous?.value === want.previous, `${want.name}: previous is ${lab.previous?.value}`);
    if (want.range) {
      const [low, high] = want.range;
      check(
        lab.range?.low === low && lab.range?.high === high,
        `${want.name}: range is ${lab.range?.low}-${lab.range?.high}`,
      );
    }
  }
  if (expected.labCount !== undefined) {
    check(analysis.labs.length === expected.labCount, `${analysis.labs.length} lab rows, not ${expected.labCount}`);
  }
  for (const words of expected.recommendations ?? []) {
    const span = findAll(text, words);
    const told = analysis.recommendations.some(
      (item, index) =>
        item.kind === 'from_report' &&
        supports(analysis, 'recommendations', index, item.source).some((s) => span.some((w) => overlap(s, w))),
    );
    check(told, `no recommendation stands on "${words}"`);
  }
  for (const medicine of expected.medicines ?? []) {
    const span = find(text, medicine.quote);
    const told = analysis.sentences.some((sentence) => sentence.sources.some((source) => overlap(source, span)));
    check(told, `nothing is said of "${medicine.quote}"`);
  }
  if (expected.urgent) {
    const urgent = analysis.findings.filter((finding) => finding.importance === 'urgent' && finding.urgency === 'new');
    if (expected.urgent.length === 0) {
      check(urgent.length === 0, `told as urgent: ${urgent.map((finding) => finding.text).join(' | ')}`);
    }
    for (const words of expected.urgent) {
      const spans = findAll(text, words);
      check(
        urgent.some((finding) => spans.some((span) => overlap(finding.source, span))),
        `"${words}" is not told as urgent`,
      );
    }
  }
  return { checks, missed };
}

/** Everything that the written sentences of a field's entry stand on. */
function supports(analysis: Analysis, field: string, index: number, source: Span | null): Span[] {
  const own = analysis.sentences
    .filter((sentence) => sentence.field === field && sentence.index === index)
    .flatMap((sentence) => sentence.sources);
  return source ? [source, ...own] : own;
}

function find(text: string, quote: string): Span {
  const start = text.indexOf(quote);
  if (start < 0) throw new Error(`The expected quote does not stand in the report: ${quote}`);
  return { start, end: start + quote.length };
}

function findAll(text: string, words: string): Span[] {
  const spans: Span[] = [];
  const haystack = text.toLowerCase();
  const needle = words.toLowerCase();
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    spans.push({ start: at, end: at + needle.length });
  }
  return spans;
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
