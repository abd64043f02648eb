import type { TermAnswer } from '../contract/education.js';
import { categoryOfCode, type Knowledge, type Score } from '../knowledge/index.js';
import { readReport } from '../reading/index.js';
import { understand } from '../understanding/index.js';
import { type Entry, termOf } from './entries.js';
import type { TermFinder } from './find-term.js';
import { kindOf } from './labels.js';
import { meaningsOf } from './meanings.js';
import { tellFound } from './parts-answer.js';
import { publicPageOf } from './public-page.js';
import { relatedTerms } from './related.js';
import { capitalTerm, quoted } from './sentences.js';
import { EMPTY, type Shelf } from './shelf.js';
import { MOST_WORDS, wordsOf } from './words.js';

const CATEGORIES_MOST = 12;

/** Signs of a code: a figure, a Roman numeral in capitals or behind the word that announces it. */
const CODE =
  /\d| [a-ci]\W*$|\b(?:I{2,3}|IV|VI?)[A-D]?\b|\b(?:stage|grade|class|type|category|bosniak)\s+(?:[ivx]{1,3}[a-d]?|[a-d]|one|two|three|four|five)\b|\b(?:first|second|third|fourth)[ -]degree\b/i;

/** A TNM code: "pT1c N0 M0", "t2n1m0". */
const TUMOR_CODE = /\b[cpy]{0,2}t(?:is|[0-4x])[a-d]?[\s,]*n[0-3x]/i;

type Category = Score['categories'][number];

/** The words by which scores are called or announced: without one of them a query holds no score. */
export function wordsOfScores({ data }: Knowledge): ReadonlySet<string> {
  const names = data.scores.flatMap(({ term, synonyms, rates }) => [term, ...synonyms, ...(rates?.lead ?? [])]);
  const concepts = new Set(data.scores.flatMap((one) => one.concepts ?? []));
  for (const { id, term, synonyms } of data.concepts) if (concepts.has(id)) names.push(term, ...synonyms);
  return new Set(names.flatMap((name) => wordsOf(name).flatMap((word) => (word.empty ? [] : [word.key]))));
}

/** Every step of a score with what it stands for, each on a line: by its code, or by its figures where it is a range. */
export function tellCategories({ categories }: Score): string {
  const named = categories.some((one) => figuresOf(one) === null);
  return categories
    .filter((one) => !named || figuresOf(one) === null)
    .slice(0, CATEGORIES_MOST)
    .map((one) => `${figuresOf(one) ?? capitalTerm(one.code)}: ${one.plain}`)
    .join('\n');
}

function figuresOf({ from, to, below }: Category): string | null {
  if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from} to ${to}`;
  if (from !== undefined) return below === undefined ? `${from} or more` : `${from} to below ${below}`;
  if (to !== undefined) return `${to} or less`;
  return below === undefined ? null : `Below ${below}`;
}

/** One score of a query with the step that was typed. */
interface Rated {
  score: Score;
  /** As typed, without the name: "3+4=7", "4B". */
  code: string;
  category: Category;
  start: number;
  end: number;
}

/**
 * The answer to a score with its code ("BI-RADS 4B", "CKD stage 3b", "Gleason 3+4=7"): the step first, read as in a
 * report. Null where the query has none, and where it is a name as it stands ("CIN 2").
 */
export function answerScored(
  query: string,
  knowledge: Knowledge,
  called: ReadonlySet<string>,
  finder: TermFinder,
  shelf: Shelf,
): TermAnswer | null {
  const tumor = TUMOR_CODE.test(query);
  const words = wordsOf(query);
  if (!CODE.test(query) || words.length > MOST_WORDS || shelf.names.exact(query).length > 0) return null;
  if (!tumor && !words.some((word) => called.has(word.key))) return null;
  const rated = readScores(query, knowledge);
  // Reports print these codes with their capitals.
  if (rated.length === 0 && tumor) rated.push(...readScores(query.toUpperCase(), knowledge));
  if (rated.length === 0) rated.push(...namedWithFigure(query, shelf));
  const [only] = rated;
  if (!only) return null;
  const rest = tellFound(finder.find(restOf(query, rated)), shelf);
  const parts = [...rated.map(partOf), ...rest];
  const entry: Entry = { kind: 'score', of: only.score };
  const whole = {
    ...EMPTY,
    commonUse: `Reports give it as a code or a number.\n${tellCategories(only.score)}`,
    ask:
      only.category.importance === 'note' || only.category.importance === 'normal'
        ? null
        : 'What comes next with this result?',
    link: publicPageOf(entry),
    source: { name: only.score.source.name, url: only.score.source.url ?? null },
    review: only.score.review,
  };
  if (parts.length === 1)
    return {
      ...whole,
      term: headOf(only),
      explanation: `${only.score.meaning} ${quoted(only.code)} means: ${only.category.plain}`,
      relatedTerms: relatedTerms(entry, shelf.groups, shelf.names),
      basis: 'entry',
      kind: kindOf(entry),
    };
  return {
    ...whole,
    term: capitalTerm(query.replace(/[\s?!.]+$/, '')),
    explanation: [
      'These words tell more than one thing. Here is what each part means.',
      ...parts.map(({ text, meaning }) => `${capitalTerm(text)}: ${meaning}`),
    ].join(' '),
    relatedTerms: parts.flatMap(({ term }) => term ?? []),
    basis: 'phrase',
    kind: 'Phrase',
    parts,
  };
}

function headOf({ score, code }: Rated): string {
  const name = score.synonyms.find((one) => /rads$/i.test(one)) ? score.term : capitalTerm(score.term);
  return `${name}: ${code}`;
}

function partOf(one: Rated): TermAnswer['parts'][number] {
  return {
    text: headOf(one),
    term: termOf({ kind: 'score', of: one.score }),
    meaning: `${one.score.meaning} ${quoted(one.code)} means: ${one.category.plain}`,
    basis: 'entry',
  };
}

function readScores(query: string, knowledge: Knowledge): Rated[] {
  const { frames } = understand(readReport(query, knowledge), knowledge);
  const rated: Rated[] = [];
  for (const { score: found } of frames) {
    const score = found && !found.between ? knowledge.score(found.id) : undefined;
    const category = score && found ? categoryOfCode(score, found.category ?? found.code) : null;
    if (!score || !category || !found || rated.some((one) => one.start === found.span.start)) continue;
    const { start, end } = found.span;
    const code = /\d\s?\+\s?\d(?:\s?=\s?\d{1,2})?/.exec(query.slice(start, end))?.[0] ?? found.code.toUpperCase();
    rated.push({ score, category, code, start, end });
  }
  return rated;
}

/** "MELD 18": nothing but the name of a score and one figure. */
function namedWithFigure(query: string, shelf: Shelf): Rated[] {
  const match = /^(\D*[a-z]\D*?)[\s:=]+([-+]?\d+(?:\.\d+)?[a-d+]?|[a-c])\W*$/i.exec(query);
  const [, name = '', code = ''] = match ?? [];
  const entry = match
    ? meaningsOf(shelf.names.exact(name), name, shelf)
        .map((one) => ('entry' in one ? one.entry : one.short))
        .find((one) => one.kind === 'score')
    : undefined;
  if (entry?.kind !== 'score') return [];
  const category = categoryOfCode(entry.of, code);
  return category ? [{ score: entry.of, category, code, start: 0, end: query.length }] : [];
}

/** The query without its scores: what they are about, or what else is asked. */
function restOf(query: string, rated: readonly Rated[]): string {
  let rest = query;
  for (const { start, end } of [...rated].sort((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest.trim();
}
