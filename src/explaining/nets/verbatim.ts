import type { Analysis } from '../../contract/analysis.js';
import { singleSpaced } from '../../knowledge/index.js';
import type { Context } from '../context.js';
import type { WrittenLab } from '../labs/labs.js';
import { explainShortForms } from '../words/short-forms.js';
import { isGloss, type Said, textOf } from './said.js';

interface Written {
  summary?: Said[];
  keyPoints?: Said[][];
  told: { said: Said[]; attributes?: { sensitive: boolean } }[];
  recommendations?: { said: Said[] }[];
  labs?: WrittenLab[];
  plain?: Analysis['plain'];
}

/** All quotations of what is written: letter for letter, with what their short forms mean behind them. Changes it. */
export function settleQuotes(
  { summary = [], keyPoints = [], told, recommendations = [], labs = [], plain = [] }: Written,
  ctx: Context,
): void {
  const points = keyPoints.map((said) => ({ said }));
  const results = labs.map(({ what, more }) => ({ said: [what, ...more] }));
  const lines = plain.map(({ text, source }) => ({ said: [{ text, sources: [source], knowledge: [] }] as Said[] }));
  quoteLetterForLetter([{ said: summary }, ...points, ...told, ...recommendations, ...results, ...lines], ctx);
  const medicineOf = (name: string) => (ctx.knowledge.medicine(name) === undefined ? undefined : name);
  for (const list of [points, told, recommendations, results, ...lines.map((line) => [line])])
    explainShortForms(list, medicineOf);
  for (const [at, lab] of labs.entries()) {
    const [what = lab.what, ...more] = results[at]?.said ?? [];
    Object.assign(lab, { what, more });
  }
  for (const [at, line] of plain.entries()) line.text = textOf(lines[at]?.said ?? []);
}

/**
 * What stands between quotation marks, letter for letter as the report prints it. The readable text has plain dashes and
 * no stop behind a short form, so each quotation is looked up there and taken from the report itself. Changes `told`.
 */
function quoteLetterForLetter(told: readonly { said: Said[] }[], ctx: Context): void {
  for (const { said: list } of told)
    for (const [at, said] of list.entries()) {
      if (!said.text.includes('“') || isGloss(said.text)) continue;
      const text = said.text.replace(/“([^”]*)”/g, (_, quote: string) => `“${asInReport(quote, said, ctx)}”`);
      if (text !== said.text) list[at] = { ...said, text };
    }
}

function asInReport(quote: string, { sources }: Said, ctx: Context): string {
  const { clean, text } = ctx.understanding.report;
  const words = squeezed(quote, 0, quote.length).letters;
  if (words.length < 2) return quote;
  for (const { start, end } of sources) {
    const printed = squeezed(clean, start, end);
    const at = printed.letters.indexOf(words);
    const from = printed.places[at];
    const last = printed.places[at + words.length - 1];
    if (from === undefined || last === undefined) continue;
    const own = printedAt(clean, text, from, last + 1);
    return /[“”]/.test(own) ? own.replace(/[“”]/g, '"') : own;
  }
  return quote;
}

/** Letter by letter over whole lines a pattern would be the dearest part of a quotation. */
function isBlank(letter: string): boolean {
  return letter.trim() === '' && letter !== '';
}

/** The letters of a stretch without white space, with the place of each. */
function squeezed(text: string, start: number, end: number): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  for (let at = start; at < end; at++) {
    const letter = text.charAt(at);
    if (isBlank(letter)) continue;
    letters += letter === '“' || letter === '”' ? '"' : letter;
    places.push(at);
  }
  return { letters, places };
}

/** The report's own letters, without those that are nobody's (blanked names, dots that lead from one column to the next). */
function printedAt(clean: string, text: string, start: number, end: number): string {
  let own = '';
  for (let at = start; at < end; at++) {
    const letter = text.charAt(at);
    const blanked = isBlank(clean.charAt(at)) && !isBlank(letter);
    const stop = letter === '.' && /\w/.test(text.charAt(at - 1)) && text.charAt(at + 1) !== '.';
    // "MLH1 ........ intact": dots that lead on are read as a colon.
    own += letter === '.' && clean.charAt(at) === ':' ? ':' : blanked && !stop ? ' ' : letter;
  }
  return singleSpaced(own).trim();
}
