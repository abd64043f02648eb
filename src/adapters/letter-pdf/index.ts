import type { Analysis, AnalysisLab } from '../../contract/analysis.js';
import { confidencePercent } from '../../contract/confidence.js';
import { byImportance, DEGREE_RULE, rangeWords, readLab } from '../../contract/lab-reading.js';
import { type LetterTexts, letterDay, letterPhrase, letterTexts } from '../../contract/letter-texts.js';
import { DISCLAIMER, PRODUCT, WHEN_READY } from '../../contract/product.js';
import type { LetterAbout } from '../../ports/letters.js';
import { INK_2, LetterPage, RULED_HEADING } from './page.js';
import { drawResult } from './result-line.js';

/**
 * An explanation as a tagged PDF: a letter worth keeping. What matters first, results on their number lines,
 * questions with room to write; never the report itself. Its frame speaks the reader's language, the explanation English.
 */
export async function printLetter(analysis: Analysis, reportText: string, about: LetterAbout): Promise<Uint8Array> {
  const { language } = about;
  const words = letterTexts(language);
  const say = letterPhrase(language);
  const page = new LetterPage(analysis.title, PRODUCT, language);
  const head = [PRODUCT, letterDay(about.explainedAt, language), words.fromFile(about.originalName)].join(' · ');
  page.paragraph(head, { face: 'sans', size: 9.5, color: INK_2 });
  if (words.explanationIn) page.paragraph(words.explanationIn, { face: 'sans', size: 9.5, color: INK_2 });
  page.rule();
  page.title(analysis.title);
  page.paragraph(analysis.summary, { size: 12.5, lead: 4.5, english: true });
  texts(page, words.keyPoints, analysis.keyPoints);
  const open = analysis.findings.filter((finding) => !finding.sensitive);
  texts(page, words.found, open.filter((finding) => finding.importance !== 'normal').map(text));
  texts(page, words.normal, open.filter((finding) => finding.importance === 'normal').map(text));
  results(page, analysis.labs, words, say);
  texts(page, words.asked, advice(analysis, 'from_report'));
  texts(page, words.general, advice(analysis, 'general'));
  if (analysis.questions.length > 0) {
    page.heading(words.questions, RULED_HEADING);
    page.list(analysis.questions, { numbered: true, after: () => page.ruled(2) });
  }
  const sensitive = analysis.findings.filter((finding) => finding.sensitive).map(text);
  if (sensitive.length > 0) {
    page.heading(words.sensitive);
    page.paragraph(say(WHEN_READY));
    page.list(sensitive);
  }
  const unread = analysis.notExplained.map((span) => reportText.slice(span.start, span.end).trim());
  texts(page, words.notExplained, unread.filter(Boolean));
  texts(page, words.sure(confidencePercent(analysis.confidence.value)), analysis.confidence.because);
  texts(
    page,
    words.words,
    analysis.glossary.map((word) => `${word.term}: ${word.meaning}`),
  );
  page.heading(words.pleaseNote);
  page.paragraph(say(DISCLAIMER));
  return page.finish(words.foot, words.page);
}

function texts(page: LetterPage, heading: string, items: readonly string[]): void {
  if (items.length === 0) return;
  page.heading(heading);
  page.list(items);
}

const text = (finding: Analysis['findings'][number]) => finding.text;

const advice = (analysis: Analysis, kind: Analysis['recommendations'][number]['kind']) =>
  analysis.recommendations.filter((one) => one.kind === kind).map((one) => one.text);

/** A result, its drawing and its words stay on one page, in points. */
const RESULT_ROOM = 140;

/** Results out of their range with their lines and words; the others in a list. */
function results(
  page: LetterPage,
  labs: readonly AnalysisLab[],
  words: LetterTexts,
  say: (english: string) => string,
): void {
  if (labs.length === 0) return;
  const sorted = byImportance(labs);
  const quiet = (lab: AnalysisLab) => ['within', 'unknown'].includes(readLab(lab).degree);
  const telling = sorted.filter((lab) => !quiet(lab));
  page.heading(words.yourResults);
  for (const lab of telling) {
    page.keep(RESULT_ROOM);
    drawResult(page, lab, say);
    page.paragraph(lab.text, { english: true });
    page.space(10);
  }
  if (telling.length > 0) page.paragraph(say(DEGREE_RULE), { face: 'sans', size: 9.5, color: INK_2 });
  page.list(
    sorted.filter(quiet).map((lab) => inOneLine(lab, words, say)),
    { english: false },
  );
}

function inOneLine(lab: AnalysisLab, words: LetterTexts, say: (english: string) => string): string {
  const printed = rangeWords(lab);
  // "Not established" is no range to show.
  const range = printed && /\d/.test(printed) ? say(printed) : null;
  const value = lab.unit ? `${lab.value} ${lab.unit}` : lab.value;
  return `${lab.name}: ${value}${range ? ` (${words.range(range)})` : ''}. ${say(readLab(lab).words)}.`;
}
