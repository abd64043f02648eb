import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';

/** What stands in brackets behind a word of a retold sentence, by the word with its brackets, in small letters. */
const glossed = new WeakMap<Context, Set<string>>();

/** Notes words with their meaning in brackets, as the retelling wrote them. */
export function rememberGlosses(words: readonly string[], ctx: Context): void {
  if (words.length === 0) return;
  const known = glossed.get(ctx) ?? new Set<string>();
  glossed.set(ctx, known);
  for (const word of words) known.add(word.toLowerCase());
}

const BRACKET = / \(([^()]{3,120})\)/g;
/** In front of a bracket stands its word, of at most so many letters. */
const LONGEST = 60;

/** Sentences of which a bracket was taken, with the text that they had. */
const whole = new WeakMap<Said, string>();

/**
 * A word is explained where it first stands, and stands alone later on: a reader goes from the summary to the points and on to
 * the findings. What stays shut until the reader opens it explains its words itself. Changes what it is given. To be done
 * again where a sentence was left out: what it explained is explained where the word stands next.
 */
export function explainOnce(items: readonly { said: Said[]; shut?: boolean }[], ctx: Context): void {
  const known = glossed.get(ctx);
  if (known === undefined) return;
  const seen = { open: new Set<string>(), shut: new Set<string>() };
  for (const { said, shut } of items) {
    const before = shut ? seen.shut : seen.open;
    for (const [at, now] of said.entries()) {
      const one = { ...now, text: whole.get(now) ?? now.text };
      if (!one.text.includes(' (') || one.text.includes('“')) continue;
      const text = one.text.replace(BRACKET, (bracket, _meaning: string, from: number) => {
        const key = wordWith(bracket, one.text.slice(Math.max(0, from - LONGEST), from), known);
        if (key === null) return bracket;
        if (before.has(key)) return '';
        before.add(key);
        return bracket;
      });
      if (text === now.text) continue;
      const told = { ...one, text };
      if (text !== one.text) whole.set(told, one.text);
      said[at] = told;
    }
  }
}

/** The word in front of its brackets as the retelling wrote it; null for brackets of another kind. */
function wordWith(bracket: string, before: string, known: ReadonlySet<string>): string | null {
  const low = `${before}${bracket}`.toLowerCase();
  for (let at = before.length; at >= 0; at--) {
    if (at > 0 && /\w/.test(before.charAt(at - 1))) continue;
    const word = low.slice(at);
    if (known.has(word)) return word;
  }
  return null;
}
