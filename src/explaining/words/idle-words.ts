import { glossOf, type Said } from '../nets/said.js';

/** Words of everyday talk on illness, which the line around them explains well enough. */
const PLAIN = /^(?:tumou?rs?|lesions?|growths?|mass(?:es)?|biops(?:y|ies)|margins?)$/i;

/** Words that say nothing of what a thing is. */
const EMPTY = new Set(
  'the and for with from that this which are was were has have had can may part parts body test tests sample kind kinds area something someone place usual often called'.split(
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

/** Words that a meaning may add without saying more of the thing: it is, looks, lies, is round, holds. */
const ADDS_NOTHING = new Set(
  'all become becomes becoming been being beats bit bits build built bring brings bulge bulges bunch bunches closed come comes extra falls flow flows form forms formed fuller get gets grow grows growing has hold holds inside leave leaves lie lies lies look looks many mean means meet meets much one pass passes pocket quite reach reaches round run runs show shows should side some start starts stick sticks still small suggests sac take takes than there tiny together too very waxy where'.split(
    ' ',
  ),
);

/** Its name, before what it is: "A renal cyst is", "Macrocytosis means". */
const NAMED = /^(?:an? |the )?((?:[\w’'-]+ ){1,5}?)(?:is|are|means?)\b/i;

/**
 * "Gas is air or gas in a part of the body." behind "air or gas in …"; "A nodule is a small round lump." behind "a small
 * lump (nodule)": what it says stands before it in our own words; its name need not.
 */
function saysNothingNew(text: string, before: string): boolean {
  const low = text.toLowerCase();
  const name = NAMED.exec(low)?.[1] ?? '';
  const known = stemsOf(ourWords(before));
  return wordsOf(low.replace(name, '')).every(
    (word) => EMPTY.has(word) || ADDS_NOTHING.has(word) || known.has(stem(word)),
  );
}

function wordsOf(text: string): string[] {
  return text.match(/[a-z]{3,}/g) ?? [];
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).map(stem));
}

function stem(word: string): string {
  return word.replace(/(?:ier|er|es|s|ed|ing|ly)$/, '').slice(0, 6);
}
