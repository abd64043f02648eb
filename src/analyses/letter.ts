import type { Analysis, AnalysisLab } from '../contract/analysis.js';
import { confidencePercent } from '../contract/confidence.js';
import type { Language } from '../contract/language.js';
import { type LetterTexts, letterPhrase, letterTexts } from '../contract/letter-texts.js';
import { DISCLAIMER, WHEN_READY } from '../contract/product.js';
import type { LetterAbout } from '../ports/letters.js';

const WIDTH = 78;

/** An explanation as a plain text letter: what matters first, the report's own text last. Lines of at most 78 columns. */
export function writeLetter(analysis: Analysis, reportText: string, about: LetterAbout): string {
  const texts = letterTexts(about.language);
  const say = letterPhrase(about.language);
  const told = analysis.findings.filter((finding) => !finding.sensitive).map((finding) => finding.text);
  const sensitive = analysis.findings.filter((finding) => finding.sensitive).map((finding) => finding.text);
  const asked = analysis.recommendations.filter((recommendation) => recommendation.kind === 'from_report');
  const general = analysis.recommendations.filter((recommendation) => recommendation.kind === 'general');
  const sections = [
    head(analysis.title, texts, about),
    section(texts.inShort, [wrap(analysis.summary)]),
    section(texts.keyPoints, analysis.keyPoints.map(bullet)),
    section(texts.found, told.map(bullet)),
    section(texts.labResults, labResults(analysis.labs, texts)),
    section(texts.sensitive, sensitive.length === 0 ? [] : [wrap(say(WHEN_READY)), ...sensitive.map(bullet)]),
    section(
      texts.asked,
      asked.map((recommendation) => bullet(recommendation.text)),
    ),
    section(
      texts.general,
      general.map((recommendation) => bullet(recommendation.text)),
    ),
    section(texts.questions, analysis.questions.map(bullet)),
    section(
      texts.words,
      analysis.glossary.map((word) => bullet(`${word.term}: ${word.meaning}`)),
    ),
    section(
      texts.notExplained,
      analysis.notExplained.map((span) => bullet(reportText.slice(span.start, span.end))),
    ),
    section(texts.sure(confidencePercent(analysis.confidence.value)), analysis.confidence.because.map(bullet)),
    section(texts.pleaseNote, [wrap(say(DISCLAIMER))]),
    section(texts.reportText, [reportText.replace(/\r\n?|\f/g, '\n').trimEnd()]),
  ];
  return `${sections.filter((part) => part !== null).join('\n\n')}\n`;
}

/** What a letter says of where it comes from; in English where no other language is known. */
export function letterAbout(
  row: { originalName: string; completedAt: Date | null; createdAt: Date },
  language: Language | null | undefined,
): LetterAbout {
  return {
    originalName: row.originalName,
    explainedAt: row.completedAt ?? row.createdAt,
    language: language ?? 'en',
  };
}

function head(title: string, texts: LetterTexts, about: LetterAbout): string {
  const rule = '='.repeat(Math.min(WIDTH, title.length));
  const day = about.explainedAt.toISOString().slice(0, 10);
  const lines = [wrap(title), rule, wrap(texts.explainedBy(day, about.originalName))];
  return [...lines, ...(texts.explanationIn ? [wrap(texts.explanationIn)] : [])].join('\n');
}

function section(heading: string, parts: string[]): string | null {
  const filled = parts.filter((part) => part !== '');
  return filled.length === 0 ? null : `${heading.toUpperCase()}\n\n${filled.join('\n')}`;
}

function bullet(text: string): string {
  return wrap(text, '- ', '  ');
}

/** Results that say something first and in full; those within their ranges, and those without any, in one line each. */
function labResults(labs: readonly AnalysisLab[], texts: LetterTexts): string[] {
  const within = labs.filter((one) => one.status === 'normal' && one.rangeSource !== 'none' && !one.previous && !isRemarkedOn(one)); // biome-ignore format: one line
  const limited = (one: AnalysisLab) => one.range !== null && (one.range.low !== null || one.range.high !== null);
  const bare = labs.filter(
    (one) =>
      one.status === 'unknown' &&
      one.number !== null &&
      !limited(one) &&
      !one.previous &&
      !isRemarkedOn(one) &&
      !/\bvery (?:low|high)\b|\branges for\b/.test(one.text),
  );
  const folded = new Set([...(within.length > 2 ? within : []), ...(bare.length > 2 ? bare : [])]);
  const together = (heading: string, rows: readonly AnalysisLab[], withRange: boolean) =>
    rows.length > 2 ? [bullet(`${heading}: ${rows.map((one) => inOneLine(one, withRange)).join('; ')}.`)] : [];
  return [
    ...labs.filter((one) => !folded.has(one)).map((one) => lab(one, texts)),
    ...together(texts.withinTogether, within, true),
    ...together(texts.noRangeTogether, bare, false),
  ];
}

/** The laboratory put it right, or wrote of it. */
function isRemarkedOn({ text }: AnalysisLab): boolean {
  return /\bthe lab (?:has corrected|notes that|adds:|writes:|puts this)/i.test(text);
}

function inOneLine(result: AnalysisLab, withRange: boolean): string {
  const range = withRange && result.range ? ` (${result.range.text})` : '';
  return `${result.name} ${valueWithUnit(result)}${range}`;
}

function valueWithUnit(result: AnalysisLab): string {
  // "Specimen hemolyzed" is measured in nothing.
  return result.unit && /\d/.test(result.value) ? `${result.value} ${result.unit}` : result.value;
}

function lab(result: AnalysisLab, texts: LetterTexts): string {
  const value = valueWithUnit(result);
  const source = result.rangeSource === 'general' ? texts.generalRange : texts.reportRange;
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
