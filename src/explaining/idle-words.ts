import { glossOf, type Said } from './said.js';

/** Words of everyday talk on illness, which the line around them explains well enough. */
const PLAIN = /^(?:tumou?rs?|lesions?|growths?|mass(?:es)?|biops(?:y|ies)|margins?)$/i;

/** Words that say nothing of what a thing is. */
const EMPTY = new Set(
  'the and for with from that this which are was were has have had can may not part parts body test tests sample kind kinds area something someone place usual often called'.split(
    ' ',
  ),
);

interface Told {
  said: Said[];
  attributes?: { sensitive: boolean };
}

/**
 * Takes out what explains nothing: the meaning of a word that the quote before it does not hold or that the same lines
 * have explained already, and a meaning that only says what stands before it again. A word is explained once, and once
 * more in the part that stays shut.
 */
export function leaveOutIdleWords(told: readonly Told[]): void {
  const seen = { open: new Set<string>(), shut: new Set<string>() };
  for (const one of told) {
    const known = one.attributes?.sensitive ? seen.shut : seen.open;
    let before = '';
    one.said = one.said.filter(({ text, sources }) => {
      const gloss = glossOf(text);
      if (gloss !== null) {
        const { word, meaning } = gloss;
        const low = word.toLowerCase();
        const key = `${low} ${meaning}`;
        if (known.has(key) || PLAIN.test(word) || saysAgain(low, meaning.toLowerCase())) return false;
        if (!quotesIn(before).includes(low) || ourWords(before).includes(`(${low}`)) return false;
        known.add(key);
        return true;
      }
      if (sources.length === 0 && before !== '' && saysNothingNew(text, before)) return false;
      before += ` ${text.toLowerCase()}`;
      return true;
    });
  }
}

/** "“gas” means air or gas": a word of small letters said again. */
function saysAgain(word: string, meaning: string): boolean {
  return /^[a-z]{3,}$/.test(word) && meaning.split(/[^a-z]+/).includes(word);
}

function quotesIn(text: string): string {
  return (text.match(/“[^”]*”/g) ?? []).join(' ');
}

function ourWords(text: string): string {
  return text.replace(/“[^”]*”/g, ' ');
}

/** "Gas is air or gas in a part of the body." behind "air or gas in …". */
function saysNothingNew(text: string, before: string): boolean {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const known = new Set((before.match(/[a-z]{3,}/g) ?? []).map(stem));
  return words.every((word) => EMPTY.has(word) || known.has(stem(word)));
}

function stem(word: string): string {
  return word.replace(/(?:es|s|ed|ing)$/, '').slice(0, 7);
}
