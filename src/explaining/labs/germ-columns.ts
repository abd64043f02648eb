import { foldAll, longestPhrase, tokenize } from '../../knowledge/index.js';
import { lineEnd, lineStart } from '../../reading/index.js';
import type { Context } from '../context.js';

/** A cell of a table of drugs and germs: a verdict, or nothing tested. */
const CELL = /^(?:S|I|R|SDD|[-–.]|ND|NT|N\/?A|susceptible|sensitive|intermediate|resistant)$/i;
const NUMBERED =
  /^\W{0,6}(?:\(?([1-4])[.):]|(?:isolate|organism|iso|org)\.? ?(?:no\.? ?)?#?([1-4])\b\W{0,3})\s{0,12}([A-Za-z][^\n]{3,90})$/gim;
const ABOVE = 2000;

/** The verdict of each column of a line, with the germ that its column is of. */
export interface ColumnVerdict {
  letter: 'S' | 'I' | 'R' | 'SDD';
  /** The germ's id among the concepts. */
  germ: string;
}

/**
 * "Ciprofloxacin   R   S" below "(1) Staphylococcus aureus" and "(2) Pseudomonas aeruginosa": what the line says of each
 * germ. Null where the line has one column, or a germ of its columns is not named by its number above.
 */
export function verdictsByColumn(at: number, ctx: Context): ColumnVerdict[] | null {
  const { clean } = ctx.understanding.report;
  const start = lineStart(clean, at);
  const cells = clean
    .slice(start, lineEnd(clean, at))
    .trim()
    .split(/\s*\|\s*|\t+|\s{2,}/)
    .filter((cell) => cell !== '')
    .slice(1);
  if (cells.length < 2 || !cells.every((cell) => CELL.test(cell))) return null;
  const germs = new Map<number, string>();
  for (const [, one, two, words = ''] of clean.slice(Math.max(0, start - ABOVE), start).matchAll(NUMBERED)) {
    const id = germIn(words, ctx);
    if (id !== null) germs.set(Number(one ?? two), id);
  }
  const verdicts: ColumnVerdict[] = [];
  for (const [index, cell] of cells.entries()) {
    const letter = letterOf(cell);
    if (letter === null) continue;
    const germ = germs.get(index + 1);
    if (germ === undefined) return null;
    verdicts.push({ letter, germ });
  }
  return verdicts;
}

function letterOf(cell: string): ColumnVerdict['letter'] | null {
  if (/^sdd$/i.test(cell)) return 'SDD';
  const first = cell.charAt(0).toUpperCase();
  return first === 'S' || first === 'I' || first === 'R' ? first : null;
}

function germIn(words: string, ctx: Context): string | null {
  const tokens = tokenize(words);
  const folds = foldAll(tokens);
  for (let at = 0; at < tokens.length; at += 1) {
    const found = longestPhrase(ctx.knowledge.phrases, tokens, folds, at);
    if (found?.phrase.ref.kind === 'organism') return found.phrase.ref.id;
  }
  return null;
}
