import type { Analysis } from '../contract/analysis.js';
import type { Understanding } from '../understanding/types.js';
import type { SideBySide } from './plain.js';
import { lettersOf } from './words/letters.js';

/** How the text was come by; null for pasted or plain text. */
export interface Origin {
  ocr: boolean;
  ocrConfidence: number | null;
  warnings: string[];
}

const SUREST = 0.99;

/** What became of the lines in which a report says what it comes to. */
export interface ConclusionRead {
  lines: number;
  unread: number;
  /** Shown beside ours in the report's own words. */
  beside: number;
  /** Told, yet with a word of weight left out; of so many told. */
  partly: number;
  of: number;
}

/**
 * How sure we are that the explanation is whole, 0 to 1: the share of statements explained, of clinical text understood
 * and of all text told (a third each); less where much is left unread, for lines of the conclusion that could not be
 * explained, are told only in part or are shown beside ours in the report's own words, where no conclusion was found, for long stories, for a kind of
 * report that is not sure, for lines that contradict each other, for results that are not in yet, for text read from pictures, for abbreviations with several meanings and for results whose
 * mark and range disagree. It says nothing about the report's own truth.
 */
export function computeConfidence(
  side: SideBySide,
  understanding: Understanding,
  origin: Origin | null,
  conclusion: ConclusionRead = { lines: 0, unread: 0, beside: 0, partly: 0, of: 0 },
): Analysis['confidence'] {
  const because: string[] = [];
  const share = side.statements === 0 ? 0 : side.explained / side.statements;
  const told = 1 - unreadShare(side, understanding);
  const coverage = coverageWithRows(understanding);
  // A sentence told whole is understood, too, though no statement of ours was made of it.
  const understood = Math.min(1, Math.max(coverage, 0.85 * told));
  let value = SUREST * (0.35 * share + 0.3 * understood + 0.35 * told);
  because.push(
    side.explained === side.statements && side.statements > 0
      ? `We could explain ${side.statements === 1 ? 'the one statement' : `all ${side.statements} statements`}.`
      : `We could explain ${side.explained} of ${side.statements} statements.`,
  );
  const parts = side.notExplained.length;
  if (parts > 0) because.push(`${parts} ${parts === 1 ? 'part' : 'parts'} could not be fully explained.`);
  if (told < 0.85) {
    // However well the rest is told: what is left out may be what matters.
    value = Math.min(value, 0.4 + 0.55 * told);
    because.push(`About ${Math.round((1 - told) * 10) * 10}% of the report’s text is left as it stands.`);
  }
  if (conclusion.unread > 0) {
    // The conclusion is what the report comes to: without it the rest says little.
    value = Math.min(value, conclusion.unread >= conclusion.lines ? 0.5 : 0.75);
    because.push(
      conclusion.unread === 1
        ? 'A line of the report’s own conclusion could not be explained.'
        : `${conclusion.unread} lines of the report’s own conclusion could not be explained.`,
    );
  }
  if (conclusion.beside > 0) {
    // Told, yet not word for word: what is left out may be what decides.
    value *= 1 - Math.min(0.15, 0.06 + (0.09 * conclusion.beside) / Math.max(1, conclusion.lines));
    because.push(
      conclusion.beside === 1
        ? 'A line is also shown as the report has it, as our own words may leave something out.'
        : `${conclusion.beside} lines are also shown as the report has them, as our own words may leave something out.`,
    );
  }
  if (conclusion.partly > 0) {
    value *= 1 - Math.min(0.25, 0.05 + (0.3 * conclusion.partly) / Math.max(1, conclusion.of));
    because.push(
      conclusion.partly === 1
        ? 'A line of what the report comes to is told only in part.'
        : `${conclusion.partly} lines of what the report comes to are told only in part.`,
    );
  }
  const lumped = lumpedShare(side, understanding);
  if (lumped > 0.08) {
    value *= 1 - Math.min(0.2, 0.4 * lumped);
    because.push('The steps of how it was done are told as one part, not line by line.');
  }
  const { type, title, certainty } = understanding.report.type;
  if (type !== 'laboratory' && conclusion.lines === 0) {
    value *= 0.93;
    because.push('We found no conclusion in the report, so the main message is our choice among its lines.');
  }
  const story = type === 'laboratory' ? 0 : storyShare(understanding);
  if (story > 0.3) {
    // Independent readings found most wrong sentences in long stories: who, when and what came of it are hard to keep.
    value *= 1 - Math.min(0.2, 0.25 * story);
    because.push(
      'Much of the report is a story in long sentences, where we may mistake what was before and what is now.',
    );
  }
  if (certainty < UNSURE || NO_KIND.test(title)) {
    value *= 0.95;
    because.push('We could not tell for sure what kind of report this is.');
  }
  const aside = new Set(
    understanding.frames
      .filter(({ setAside, sentence }) => setAside === 'contradicted' && !isOfStory(sentence, understanding))
      .map(({ sentence }) => sentence),
  ).size;
  if (aside > 0) {
    value *= 1 - Math.min(0.12, aside * 0.03);
    // Most often both lines are right, of two places or two days: no reader is to look for a fault in the report.
    because.push('Some lines speak of the same thing in different ways, and we may mix them up.');
  }
  if (type !== 'laboratory') {
    // What is read may still be read wrongly: independent readings found it most often in papers of stays and visits.
    value *= type === 'imaging' || type === 'pathology' ? 0.94 : 0.9;
    because.push('We can mistake a sentence of running text even where we read every line.');
  }
  if (told < 0.75) {
    value *= 0.6 + 0.4 * understood;
    because.push('Much of the report’s text could not be read by us.');
  }
  if (origin?.ocr) {
    const read = origin.ocrConfidence ?? 0.8;
    value *= 0.7 + 0.3 * read;
    because.push('The text was read from pictures of pages, so some letters or figures may be wrong.');
  }
  for (const warning of origin?.warnings ?? []) {
    value *= 0.97;
    because.push(warning);
  }
  if (understanding.frames.some(({ kind, negated }) => kind === 'pending' && !negated)) {
    value *= 0.95;
    because.push('Some results are not in yet.');
  }
  const unclear = new Set(understanding.ambiguities.map((one) => one.short)).size;
  if (unclear > 0) {
    value *= 1 - Math.min(0.15, unclear * 0.03);
    because.push(
      `${unclear} short ${unclear === 1 ? 'form has' : 'forms have'} more than one meaning, and we did not guess.`,
    );
  }
  const disagree = understanding.labs.filter((lab) => lab.flagDisagrees).length;
  if (disagree > 0) {
    value *= 1 - Math.min(0.15, disagree * 0.03);
    because.push(`For ${disagree} ${disagree === 1 ? 'result' : 'results'}, the mark and the printed range differ.`);
  }
  return { value: Math.round(Math.max(0, Math.min(SUREST, value)) * 1000) / 1000, because };
}

/** What a story tells of one day does not speak against what it tells of another. */
function isOfStory(sentence: number, { report }: Understanding): boolean {
  if (report.type.type !== 'other') return false;
  const kind = report.sections[report.sentences[sentence]?.section ?? -1]?.kind;
  return kind === 'history_present' || kind === 'hospital_course';
}

const UNSURE = 0.5;
const NO_KIND = /^(?:Medical report|Imaging report|Pathology report)$/;
const STORIES: ReadonlySet<string> = new Set([
  'hospital_course', 'history_present', 'past_history', 'social_history', 'consults', 'plan', 'impression', 'other',
]); // biome-ignore format: one list
/** A sentence of so many words is part of a story. */
const LONG = 14;

/** How much of the report's letters stands in long sentences of a story. */
function storyShare({ report }: Understanding): number {
  if (report.type.type === 'imaging' || report.type.type === 'pathology') return 0;
  let all = 0;
  let long = 0;
  for (const { span, kind, section } of report.sentences) {
    const length = span.end - span.start;
    all += length;
    if (kind !== 'prose' || !STORIES.has(report.sections[section]?.kind ?? 'other')) continue;
    if (report.clean.slice(span.start, span.end).split(/\s+/).length >= LONG) long += length;
  }
  return all === 0 ? 0 : long / all;
}

/** Told only as a part of the story. */
const LUMPED = /^This part tells step by step\b/;

/** How much of the report's letters is told only as a part of the story. */
function lumpedShare(side: SideBySide, { report }: Understanding): number {
  const length = (spans: readonly { start: number; end: number }[]) =>
    spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const lumped = side.plain.filter(({ text }) => LUMPED.test(text)).map(({ source }) => source);
  return length(lumped) / Math.max(1, length(report.sentences.map(({ span }) => span)));
}

/** Letters of the results that were read as rows of their own: they stand in no sentence. */
function rowLetters({ report }: Understanding): number {
  return report.lines
    .filter(({ kind }) => kind === 'row' || kind === 'table_head')
    .reduce((sum, { span }) => sum + lettersIn(report.clean, span.start, span.end), 0);
}

function lettersIn(clean: string, start: number, end: number): number {
  return lettersOf(clean, start, end);
}

/** The share of the text that was understood, with the results of a sheet, which are read whole or not at all. */
function coverageWithRows(understanding: Understanding): number {
  const { report } = understanding;
  const rows = rowLetters(understanding);
  const running = report.sentences.reduce((sum, { span }) => sum + lettersIn(report.clean, span.start, span.end), 0);
  return rows === 0 ? understanding.coverage : (understanding.coverage * running + rows) / Math.max(1, running + rows);
}

/** How much of the report's letters stands in parts that no sentence explains. */
function unreadShare(side: SideBySide, understanding: Understanding): number {
  const { report } = understanding;
  const letters = (start: number, end: number) => lettersIn(report.clean, start, end);
  const all = report.sentences.reduce(
    (sum, { span }) => sum + letters(span.start, span.end),
    rowLetters(understanding),
  );
  const unread = side.notExplained.reduce((sum, { start, end }) => sum + letters(start, end), 0);
  return all === 0 ? 0 : Math.min(1, unread / all);
}
