import type { Analysis, Span } from '../../contract/analysis.js';
import type { Knowledge } from '../../knowledge/index.js';
import { SpanIndex } from '../span-index.js';
import { splitSentences } from '../words/sentences.js';
import { medicineProblems, negationProblems, numberProblems, sideProblems } from './checks.js';
import { meaningsOfShortForms, shortFormsWrittenOut } from './glosses.js';
import { namesOf, SIDED } from './names.js';

/**
 * The side-by-side view: each sentence stands on the clause it is set beside. One that is written elsewhere too stands
 * on what is cited there (a sample's label on an earlier line, the entry of a score).
 */
export function plainProblems(
  analysis: Analysis,
  text: string,
  { cited, medicines, knowledge }: { cited: Map<string, string>; medicines: Set<string>; knowledge: Knowledge },
): string[] {
  const names = namesOf(knowledge);
  const written = new Map<string, { sources: Span[]; knowledge: string[] }>();
  for (const { text: sentence, sources, knowledge } of analysis.sentences) {
    const known = written.get(sentence);
    written.set(sentence, {
      sources: [...(known?.sources ?? []), ...sources],
      knowledge: [...(known?.knowledge ?? []), ...knowledge],
    });
  }
  // What is told of a line elsewhere cites the label or heading that the line stands under, too.
  const told = new SpanIndex(
    analysis.sentences.flatMap(({ sources, field }) =>
      field === 'findings' && sources.length > 1 ? sources.map((span) => ({ span, sources })) : [],
    ),
    ({ span }) => span,
  );
  const besides = (line: Span): Span[] => told.touching(line).flatMap(({ sources }) => sources);
  const problems: string[] = [];
  for (const { source, text: whole } of analysis.plain) {
    if (source.end > text.length) continue;
    const labRow = analysis.labs.some((lab) => lab.source.start === source.start && lab.source.end === source.end);
    if (labRow) continue; // The lab's own sentence, checked above.
    problems.push(...lostWords(text.slice(source.start, source.end), whole));
    for (const sentence of splitSentences(whole)) {
      const where = `plain “${sentence}”`;
      // Word for word what an entry says of a grade or stage.
      if (names.isOfEntry(sentence)) continue;
      const known = written.get(sentence);
      const sources = [source, ...(known?.sources ?? []), ...besides(source)];
      const spans = sources.map((span) => text.slice(span.start, span.end)).join('\n');
      const entries = (known?.knowledge ?? []).map((id) => cited.get(id) ?? '').join('\n');
      const ground = [spans, entries, names.sayingOf(spans), meaningsOfShortForms(sentence, spans, knowledge)].join(
        '\n',
      );
      const before = text.slice(0, source.end);
      // A spine level may stand in a heading above ("L4-L5:").
      const told = sentence
        .replace(LEVEL, (level) => (before.includes(level) ? '' : level))
        // So may the number of a sample at the head of its lines ("(1) Duodenal mucosa …").
        .replace(/\bSample (\d{1,2})\b/g, (whole, mark) =>
          new RegExp(`(?:^|\\n)[ \\t]*\\(?${mark}[).:]`).test(before) ? '' : whole,
        );
      problems.push(...numberProblems(told, `${ground}\n${onlySample(before)}`, 1, where));
      // So may a place whose everyday name holds a side ("A. Ascending colon").
      // A sample's side stands in the label above it ("LEFT BREAST, LUMPECTOMY:").
      const label = analysis.reportType === 'pathology' ? labelAbove(before) : '';
      // And a place that stands there as a short form ("LA").
      const places = [before, ...shortFormsWrittenOut(spans, knowledge)].join('\n');
      const unsided = withoutLongForms(names.withoutPlaces(sentence, places), spans, knowledge);
      problems.push(...sideProblems(unsided, `${ground}\n${label}`, where));
      problems.push(...negationProblems(names.unnamed(sentence, spans), spans, entries, false, where));
      problems.push(...medicineProblems(sentence, ground, medicines, where));
    }
  }
  return problems;
}

/** The sentence without the long forms that name a side, of short forms that its line prints ("LAD"). */
function withoutLongForms(sentence: string, spans: string, knowledge: Knowledge): string {
  if (!SIDED.test(sentence)) return sentence;
  return shortFormsWrittenOut(spans, knowledge)
    .filter((long) => SIDED.test(long))
    .reduce((rest, long) => rest.replace(long, ''), sentence);
}

/** Words of doubt, condition, exception, time and other people, which change what a sentence says. */
const KEPT =
  /\b(?:may|might|possibl[ey]|probabl[ey]|likely|unlikely|suspected|presumed|perhaps|if|unless|except|until|ago|previously|formerly|mother|father|sister|brother|husband|wife|daughter|son|(?:19|20)\d\d)\b/gi;
/** One word of doubt may stand for another. */
const DOUBT =
  /\b(?:may|maybe|might|could|possibl[ey]|probabl[ey]|likely|unlikely|suspect\w*|presumed|perhaps|check for)\b/i;
/** From this share of common words on, a counterpart is the sentence told again, not a statement made from it. */
const RETOLD = 0.7;

/** A sentence told again holds every such word of its own. */
function lostWords(source: string, told: string): string[] {
  const words = wordsIn(source);
  const kept = new Set(wordsIn(told));
  if (words.length < 5 || words.filter((word) => kept.has(word)).length / words.length < RETOLD) return [];
  return (
    [...new Set((source.match(KEPT) ?? []).map((word) => word.toLowerCase()))]
      .filter((word) => !kept.has(word) && !(DOUBT.test(word) && DOUBT.test(told)))
      // "12 mm, previously 9 mm": "it has grown from 9 mm to 12 mm".
      .filter(
        (word) => !(/^(?:previously|formerly)$/.test(word) && /\b(?:(?:grown|shrunk) from|measured) \d/.test(told)),
      )
      .map((word) => `plain “${told}”: the word “${word}” of its sentence is lost`)
  );
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
}

const SAMPLE_LABEL = /^[^\n:]{3,140}:/gm;
const SAMPLE_LINE = /^(?:specimens?|samples?|sites?|tissue)\b[^\n]{1,140}/gim;

function labelAbove(before: string): string {
  return `${before.match(SAMPLE_LABEL)?.at(-1) ?? ''}\n${onlySample(before)}`;
}

/** "Specimen: Left breast, 2 o'clock": the line that names the sample, where it names one only. */
function onlySample(before: string): string {
  const lines = before.match(SAMPLE_LINE) ?? [];
  const [line = ''] = lines;
  return lines.length === 1 && !(/\bleft\b/i.test(line) && /\bright\b/i.test(line)) ? line : '';
}
const LEVEL = /\b[CTLS]\d{1,2}(?:[-/][CTLS]?\d{1,2})?\b/g;
