import type { Analysis } from '../../../contract/analysis.js';
import { DISCLAIMER } from '../../../contract/product.js';
import { translate } from '../../kit/language.js';
import { readingTexts } from '../texts.js';
import { texts } from './texts.js';

/**
 * The explanation as sentences to be spoken or copied, most important first, with these questions. What the reader may want to open with
 * someone is left out: a voice in a room opens it for everyone.
 */
export function spokenParts(analysis: Analysis, questions: readonly string[]): string[] {
  const open = analysis.findings.filter((finding) => !finding.sensitive && finding.importance !== 'normal');
  const normal = analysis.findings.filter((finding) => !finding.sensitive && finding.importance === 'normal');
  const outside = analysis.labs.filter((lab) => lab.status !== 'normal' && lab.status !== 'unknown');
  return [
    `${analysis.title}.`,
    analysis.summary,
    ...open.map((finding) => finding.text),
    ...outside.map((lab) => lab.text),
    ...normal.map((finding) => finding.text),
    ...analysis.recommendations.map((one) => one.text),
    ...questions,
    DISCLAIMER,
  ];
}

/** The same as a text for the clipboard, its headings in the language of the page. */
export function copiedText(analysis: Analysis, questions: readonly string[]): string {
  const block = (heading: string, items: readonly string[]) =>
    items.length > 0 ? `${heading}\n${items.map((item) => `- ${item}`).join('\n')}` : null;
  const { heads } = texts;
  return [
    analysis.title,
    readingTexts.englishOnly || null,
    analysis.summary,
    block(heads.keyPoints, analysis.keyPoints),
    block(
      heads.found,
      analysis.findings.filter((finding) => !finding.sensitive).map((finding) => finding.text),
    ),
    block(
      heads.results,
      analysis.labs.map((lab) => lab.text),
    ),
    block(
      heads.next,
      analysis.recommendations.map((one) => one.text),
    ),
    block(heads.questions, questions),
    translate(DISCLAIMER),
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}
