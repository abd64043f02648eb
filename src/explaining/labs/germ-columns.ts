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
  return byNumber(at, ctx) ?? byName(at, ctx);
}

function byNumber(at: number, ctx: Context): ColumnVerdict[] | null {
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

/** A cell of a line: by its place, or where bars or tabs part the cells by its number. */
interface Cell {
  text: string;
  place: number;
}

function cellsOf(line: string): Cell[] {
  if (/[|\t]/.test(line)) return line.split(/[|\t]/).map((text, place) => ({ text: text.trim(), place }));
  return [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({ text, place: index }));
}

const VERDICT_CELL = /^(?:S|I|R|SDD|susceptible|sensitive|intermediate|resistant)$/i;
const HEADED = 1500;

/**
 * "Ampicillin   >=32   R   <=2   S" below "SUSCEPTIBILITY   E. coli   E. faecalis": each verdict is of the germ that stands
 * over it, or over the figure before it.
 */
function byName(at: number, ctx: Context): ColumnVerdict[] | null {
  const { clean } = ctx.understanding.report;
  const start = lineStart(clean, at);
  const row = clean.slice(start, lineEnd(clean, at));
  const verdicts = cellsOf(row).filter(({ text }, index) => index > 0 && VERDICT_CELL.test(text));
  if (verdicts.length === 0) return null;
  const above = clean.slice(Math.max(0, start - HEADED), start);
  const separated = /[|\t]/.test(row);
  for (const line of above.split('\n').reverse().slice(1, 40)) {
    if (line.length > 160 || /[|\t]/.test(line) !== separated) continue;
    const heads = cellsOf(line).flatMap(({ text, place }, index) => {
      const germ = index > 0 && NAMES_GERM.test(text) ? (germIn(text, ctx) ?? inFull(text, above, ctx)) : null;
      return germ === null ? [] : [{ germ, place }];
    });
    if (new Set(heads.map(({ germ }) => germ)).size < 2) continue;
    const told = verdicts.map(({ text, place }) => ({
      letter: letterOf(text),
      germ: heads.findLast((head) => head.place <= place + (separated ? 0 : ASKEW))?.germ,
    }));
    const sure = told.filter((one): one is ColumnVerdict => one.letter !== null && one.germ !== undefined);
    return sure.length === told.length ? sure : null;
  }
  return null;
}

/** How far left of its head a verdict may stand. */
const ASKEW = 3;
const NAMES_GERM = /^[A-Z](?:\.|[a-z]+) ?[a-z]{4,}/;

/** "E. faecalis" where the text above names Enterococcus faecalis. */
function inFull(short: string, above: string, ctx: Context): string | null {
  const [, letter = '', kind = ''] = /^([A-Z])\. ?([a-z]{4,})/.exec(short) ?? [];
  if (kind === '') return null;
  const whole = new RegExp(String.raw`\b${letter}[a-z]{3,20} ${kind}\b`).exec(above)?.[0];
  return whole === undefined ? null : germIn(whole, ctx);
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
