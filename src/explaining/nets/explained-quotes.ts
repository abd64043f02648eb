import type { Context } from '../context.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { isOwnWords, MORE } from '../retell/narrative.js';
import { glossesFor } from '../retell/quote.js';
import { glossOf, isGloss, type Said } from './said.js';

/** Quotations shorter than this name a thing; what they mean stands beside them already. */
const SHORTEST = 12;
const MOST = 6;

/**
 * What the hard words of each quotation mean, behind it: planners explain the hardest, here the others follow. Changes
 * `told`; a word that was explained before goes with `leaveOutIdleWords`.
 */
export function explainQuotes(told: readonly { said: Said[] }[], ctx: Context): void {
  for (const one of told) {
    const whole: Said[] = [];
    for (const [at, said] of one.said.entries()) {
      whole.push(said);
      const next = one.said[at + 1];
      if (next !== undefined && isGloss(next.text)) continue;
      const host = isGloss(said.text) ? hostOf(one.said, at) : said;
      if (host !== null) whole.push(...lacking(host, one.said, ctx));
    }
    if (whole.length > one.said.length) one.said.splice(0, one.said.length, ...whole);
  }
}

/** The quotation that a meaning stands behind. */
function hostOf(said: readonly Said[], at: number): Said | null {
  return said.slice(0, at).findLast(({ text }) => !isGloss(text)) ?? null;
}

/** The meanings that are not there yet, as far as their words stand in the quotation. */
function lacking(host: Said, all: readonly Said[], ctx: Context): Said[] {
  const quotes = [...host.text.matchAll(/“([^”]*)”/g)].map(([, quote = '']) => quote.toLowerCase());
  const quoted = quotes.filter((quote) => quote.length >= SHORTEST).join('\n');
  if (quoted === '') return [];
  const known = all.filter(({ text }) => isGloss(text)).map(({ text }) => text.toLowerCase());
  const room = MOST - known.length;
  if (room <= 0) return [];
  const seen = new Set<string>();
  // What is told in our words and stands in the report's beside them is not told by a second name.
  const beside = !all[0]?.text.includes('“');
  return host.sources
    .flatMap((span) => glossesFor(span, ctx, MOST))
    .filter(({ text, knowledge: [id = ''] }) => {
      const gloss = glossOf(text);
      const word = gloss?.word.toLowerCase() ?? '';
      if (seen.has(word) || !stands(word, quoted) || known.some((one) => one.includes(`“${word}”`))) return false;
      if (beside && ILLNESS.has(ctx.knowledge.concept(id)?.kind ?? '')) return false;
      // A line that names no cancer is given none.
      if (FRIGHTENING.test(gloss?.meaning ?? '') && !FRIGHTENING.test(quoted)) return false;
      seen.add(word);
      return true;
    })
    .slice(0, room);
}

const ILLNESS: ReadonlySet<string> = new Set(['finding', 'disease']);

/** As a word of its own: "46,XX" is not that of "46,XX,inv(16)", nor "amox" that of "co-amox". */
function stands(word: string, quoted: string): boolean {
  for (let at = quoted.indexOf(word); at >= 0; at = quoted.indexOf(word, at + 1)) {
    const around = `${quoted.charAt(at - 1)}|${quoted.slice(at + word.length, at + word.length + 2)}`;
    if (!/^[a-z\d-]\||\|[a-z\d]/.test(around) && !(/\d/.test(word) && /\|[,(/[]\S/.test(around))) return true;
  }
  return false;
}

/** "In this line, “X” means A. “Y” means B.": the lead stands once. Changes `told`. */
export function leadOnce(told: readonly { said: Said[] }[]): void {
  for (const one of told)
    one.said = one.said.map((said, at) =>
      isGloss(said.text) && isGloss(one.said[at - 1]?.text ?? '')
        ? { ...said, text: said.text.replace(/^In this line, /, '') }
        : said,
    );
}

/**
 * "In the report’s words: “…”" or "In more detail: …" a second time beside one finding: the report adds it. Changes `told`;
 * the last to look at leads.
 */
export function addFurtherWords(told: readonly { said: Said[] }[]): void {
  for (const one of told) {
    let before = false;
    one.said = one.said.map((said) => {
      if (!isOwnWords(said) && !said.text.startsWith(MORE)) return said;
      const again = before;
      before = true;
      return again ? { ...said, text: said.text.replace(LEAD, 'The report adds: ') } : said;
    });
  }
}

const LEAD = new RegExp(`^(?:In the report’s words:|${MORE}) `);
