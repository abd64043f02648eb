import type { Analysis, AnalysisLab } from '../../contract/analysis.js';
import { confidencePercent } from '../../contract/confidence.js';
import { byImportance, DEGREE_RULE, rangeWords, readLab } from '../../contract/lab-reading.js';
import { DISCLAIMER, PRODUCT, WHEN_READY } from '../../contract/product.js';
import type { LetterAbout } from '../../ports/letters.js';
import { INK_2, LetterPage } from './page.js';
import { drawResult } from './result-line.js';

/**
 * An explanation as a tagged PDF: a letter worth keeping. What matters first, results on their number lines,
 * questions with room to write; never the report itself.
 */
export async function printLetter(analysis: Analysis, reportText: string, about: LetterAbout): Promise<Uint8Array> {
  const page = new LetterPage(analysis.title, PRODUCT);
  const day = about.explainedAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  page.paragraph(`${PRODUCT} · ${day} · from ${about.originalName}`, { face: 'sans', size: 9.5, color: INK_2 });
  page.rule();
  page.title(analysis.title);
  page.paragraph(analysis.summary, { size: 12.5, lead: 4.5 });
  texts(page, 'Key points', analysis.keyPoints);
  const open = analysis.findings.filter((finding) => !finding.sensitive);
  texts(page, 'What the report found', open.filter((finding) => finding.importance !== 'normal').map(text));
  texts(page, 'These looked normal', open.filter((finding) => finding.importance === 'normal').map(text));
  results(page, analysis.labs);
  texts(page, 'What the report asks for', advice(analysis, 'from_report'));
  texts(page, 'What people often do next', advice(analysis, 'general'));
  if (analysis.questions.length > 0) {
    page.heading('Questions for your doctor');
    page.list(analysis.questions, { numbered: true, after: () => page.ruled(2) });
  }
  const sensitive = analysis.findings.filter((finding) => finding.sensitive).map(text);
  if (sensitive.length > 0) {
    page.heading('To talk over with your doctor');
    page.paragraph(WHEN_READY);
    page.list(sensitive);
  }
  const unread = analysis.notExplained.map((span) => reportText.slice(span.start, span.end).trim());
  texts(page, 'Parts we could not explain', unread.filter(Boolean));
  texts(page, `How sure we are: ${confidencePercent(analysis.confidence.value)}`, analysis.confidence.because);
  texts(
    page,
    'Words explained',
    analysis.glossary.map((word) => `${word.term}: ${word.meaning}`),
  );
  page.heading('Please note');
  page.paragraph(DISCLAIMER);
  return page.finish(`${PRODUCT} · This explains what a report says. It is not medical advice.`);
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
function results(page: LetterPage, labs: readonly AnalysisLab[]): void {
  if (labs.length === 0) return;
  const sorted = byImportance(labs);
  const quiet = (lab: AnalysisLab) => ['within', 'unknown'].includes(readLab(lab).degree);
  const telling = sorted.filter((lab) => !quiet(lab));
  page.heading('Your results');
  for (const lab of telling) {
    page.keep(RESULT_ROOM);
    drawResult(page, lab);
    page.paragraph(lab.text);
    page.space(10);
  }
  if (telling.length > 0) page.paragraph(DEGREE_RULE, { face: 'sans', size: 9.5, color: INK_2 });
  page.list(sorted.filter(quiet).map(inOneLine));
}

function inOneLine(lab: AnalysisLab): string {
  const words = rangeWords(lab);
  // "Not established" is no range to show.
  const range = words && /\d/.test(words) ? words : null;
  const value = lab.unit ? `${lab.value} ${lab.unit}` : lab.value;
  return `${lab.name}: ${value}${range ? ` (range ${range})` : ''}. ${readLab(lab).words}.`;
}
