import type { Analysis, AnalysisLab } from '../contract/analysis.js';
import { confidencePercent } from '../contract/confidence.js';
import { DISCLAIMER, PRODUCT, WHEN_READY } from '../contract/product.js';

const WIDTH = 78;

/** An explanation as a plain text letter: what matters first, the report's own text last. Lines of at most 78 columns. */
export function writeLetter(
  analysis: Analysis,
  reportText: string,
  about: { originalName: string; explainedAt: Date },
): string {
  const told = analysis.findings.filter((finding) => !finding.sensitive).map((finding) => finding.text);
  const sensitive = analysis.findings.filter((finding) => finding.sensitive).map((finding) => finding.text);
  const asked = analysis.recommendations.filter((recommendation) => recommendation.kind === 'from_report');
  const general = analysis.recommendations.filter((recommendation) => recommendation.kind === 'general');
  const sections = [
    head(analysis.title, about),
    section('In short', [wrap(analysis.summary)]),
    section('Key points', analysis.keyPoints.map(bullet)),
    section('What the report found', told.map(bullet)),
    section('Lab results', labResults(analysis.labs)),
    section(
      'To talk over with your doctor',
      sensitive.length === 0 ? [] : [wrap(WHEN_READY), ...sensitive.map(bullet)],
    ),
    section(
      'What the report asks for',
      asked.map((recommendation) => bullet(recommendation.text)),
    ),
    section(
      'What people often do next',
      general.map((recommendation) => bullet(recommendation.text)),
    ),
    section('Questions for your doctor', analysis.questions.map(bullet)),
    section(
      'Words explained',
      analysis.glossary.map((word) => bullet(`${word.term}: ${word.meaning}`)),
    ),
    section(
      'Parts we could not explain',
      analysis.notExplained.map((span) => bullet(reportText.slice(span.start, span.end))),
    ),
    section(
      `How sure we are: ${confidencePercent(analysis.confidence.value)}`,
      analysis.confidence.because.map(bullet),
    ),
    section('Please note', [wrap(DISCLAIMER)]),
    section('The text of the report', [reportText.replace(/\r\n?|\f/g, '\n').trimEnd()]),
  ];
  return `${sections.filter((part) => part !== null).join('\n\n')}\n`;
}

function head(title: string, about: { originalName: string; explainedAt: Date }): string {
  const rule = '='.repeat(Math.min(WIDTH, title.length));
  const day = about.explainedAt.toISOString().slice(0, 10);
  return `${wrap(title)}\n${rule}\n${wrap(`Explained by ${PRODUCT} on ${day}, from: ${about.originalName}`)}`;
}

function section(heading: string, parts: string[]): string | null {
  const filled = parts.filter((part) => part !== '');
  return filled.length === 0 ? null : `${heading.toUpperCase()}\n\n${filled.join('\n')}`;
}

function bullet(text: string): string {
  return wrap(text, '- ', '  ');
}

/** Results that say something first and in full; those within their ranges, and those without any, in one line each. */
function labResults(labs: readonly AnalysisLab[]): string[] {
  const within = labs.filter((one) => one.status === 'normal' && one.rangeSource !== 'none' && !one.previous);
  const limited = (one: AnalysisLab) => one.range !== null && (one.range.low !== null || one.range.high !== null);
  const bare = labs.filter(
    (one) =>
      one.status === 'unknown' &&
      one.number !== null &&
      !limited(one) &&
      !one.previous &&
      !/\bvery (?:low|high)\b/.test(one.text),
  );
  const folded = new Set([...(within.length > 2 ? within : []), ...(bare.length > 2 ? bare : [])]);
  const together = (heading: string, rows: readonly AnalysisLab[], withRange: boolean) =>
    rows.length > 2 ? [bullet(`${heading}: ${rows.map((one) => inOneLine(one, withRange)).join('; ')}.`)] : [];
  return [
    ...labs.filter((one) => !folded.has(one)).map(lab),
    ...together('Within their ranges or as expected', within, true),
    ...together('With no range printed', bare, false),
  ];
}

function inOneLine(result: AnalysisLab, withRange: boolean): string {
  const range = withRange && result.range ? ` (${result.range.text})` : '';
  return `${result.name} ${valueWithUnit(result)}${range}`;
}

function valueWithUnit(result: AnalysisLab): string {
  return result.unit ? `${result.value} ${result.unit}` : result.value;
}

function lab(result: AnalysisLab): string {
  const value = valueWithUnit(result);
  const source = result.rangeSource === 'general' ? 'general adult range' : "report's range";
  const range = result.range ? ` (${source}: ${result.range.text})` : '';
  return `${bullet(`${result.name}: ${value}${range}`)}\n${wrap(result.text, '  ', '  ')}`;
}

/** Breaks text at spaces into lines of at most 78 columns; a longer word keeps a line of its own. */
function wrap(text: string, first = '', rest = ''): string {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  if (!empty) lines.push(line);
  return lines.join('\n');
}
