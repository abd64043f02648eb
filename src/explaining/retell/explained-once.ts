import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import { article, capital } from '../words/english.js';
import { readabilityCounts } from '../words/readability.js';

/** What stands in brackets behind a word of a retold sentence, by the word with its brackets, in small letters. */
const glossed = new WeakMap<Context, Set<string>>();

/** Notes words with their meaning in brackets, as the retelling wrote them. */
export function rememberGlosses(words: readonly string[], ctx: Context): void {
  if (words.length === 0) return;
  const known = glossed.get(ctx) ?? new Set<string>();
  glossed.set(ctx, known);
  for (const word of words) known.add(word.toLowerCase());
}

/** True for a word with its meaning in brackets, as the retelling wrote it. */
export function isGlossed(words: string, ctx: Context): boolean {
  return glossed.get(ctx)?.has(words.toLowerCase()) ?? false;
}

const BRACKET = / \(([^()]{3,120})\)/g;
/** In front of a bracket stands its word, of at most so many letters. */
const LONGEST = 60;

/** Sentences of which a bracket was taken, with the text that they had. */
const whole = new WeakMap<Said, string>();

/**
 * A word is explained where it first stands, and stands alone later on, and the medical name behind an everyday one is given
 * once: a reader goes from the summary to the points and on to the findings and the advice, the parts of the page in this
 * order. Short forms and medicines say in each part what they are: nobody keeps those in mind. What stays shut until the
 * reader opens it explains its words itself. Changes what it is given. To be done again where a sentence was left out: what it
 * explained is explained where the word stands next.
 */
export function explainOnce(parts: readonly (readonly { said: Said[]; shut?: boolean }[])[], ctx: Context): void {
  const known = glossed.get(ctx) ?? NONE;
  const seen = { open: new Set<string>(), shut: new Set<string>() };
  for (const part of parts) {
    for (const one of part) explainIn(one, known, one.shut ? seen.shut : seen.open, ctx);
    for (const words of [seen.open, seen.shut]) for (const key of words) if (key.startsWith(IN_PART)) words.delete(key);
  }
}

/** Marks the keys that hold for one part of the page only. */
const IN_PART = 'here: ';

function explainIn({ said }: { said: Said[] }, known: ReadonlySet<string>, before: Set<string>, ctx: Context): void {
  for (const [at, now] of said.entries()) {
    for (const held of explains.get(now) ?? []) before.add(held);
    const full = whole.get(now) ?? now.text;
    if (!full.includes(' (') || full.includes('“')) continue;
    const text = full.replace(BRACKET, (bracket, inside: string, from: number) => {
      const front = full.slice(Math.max(0, from - LONGEST), from);
      const key = wordWith(bracket, front, known) ?? nameBehind(front, inside, now.knowledge, ctx);
      if (key === null) return bracket;
      const hard = HARD_TO_KEEP.test(front) || isOfMedicine(inside, now.knowledge, ctx);
      const held = `${hard ? IN_PART : ''}${key}`;
      if (before.has(held)) return '';
      before.add(held);
      return bracket;
    });
    if (text === now.text) continue;
    const told = { ...now, text };
    if (text !== full) whole.set(told, full);
    said[at] = told;
  }
}

/** Sentences that do nothing but explain a word, with the key of that word. */
const explains = new WeakMap<Said, readonly string[]>();
const MOST_APART = 5;

/**
 * "You have retinopathy (harm to the back of the eye) and …" as "You have retinopathy and …" with "Retinopathy means harm to
 * the back of the eye." behind it: the sentence itself, and one for each word that the retelling explained in brackets. At most
 * five; the sentence alone where it holds none, or more than these.
 */
export function meaningsBehind(said: Said, ctx: Context): Said[] {
  const known = glossed.get(ctx) ?? NONE;
  if (said.text.includes('“') || IS_LIST.test(said.text)) return [said];
  const meanings: Said[] = [];
  const text = said.text.replace(BRACKET, (bracket, inside: string, from: number) => {
    const key = wordWith(bracket, said.text.slice(Math.max(0, from - LONGEST), from), known);
    // "(stroke)", "(5 mg)": one word or a figure stops nobody.
    if (key === null || !/^[a-z][^\d]* /.test(inside)) return bracket;
    const word = said.text.slice(from - key.length + bracket.length, from);
    const medicine = isOfMedicine(inside, said.knowledge, ctx);
    const hard = HARD_TO_KEEP.test(word) || medicine;
    const isOne = medicine && /^an? /.test(inside);
    const meaning = {
      ...said,
      text: `${capital(word)} ${isOne ? 'is' : isOfMany(word) ? 'mean' : 'means'} ${asOne(word, inside, said.knowledge, ctx)}.`,
    };
    delete meaning.whole;
    delete meaning.order;
    explains.set(meaning, [`${hard ? IN_PART : ''}${key}`]);
    meanings.push(meaning);
    return '';
  });
  return meanings.length > MOST_APART ? [said] : [{ ...said, text }, ...meanings];
}

/** "PACs", "statins", "metastases"; not "diabetes", "Wernicke's", "tds", "orthopaedics". */
function isOfMany(word: string): boolean {
  if (/[A-Z]s$/.test(word)) return true;
  return /(?:[^suia'’]s|ses)$/.test(word) && !NOT_MANY.test(word);
}

const NOT_MANY = /(?:ics|diabetes|herpes|ascites|scabies|rabies|measles|mumps|shingles|pus)$|(?:^|\s)\w{1,4}$/i;

/** "A look into the large bowel", "the middle of the chest": what is one thing has its article. */
function asOne(word: string, meaning: string, ids: readonly string[], { knowledge }: Context): string {
  if (/^(?:an?|the|your|one|part|how|what|where|number|measure) /.test(meaning)) return meaning;
  const one = ids.flatMap((id) => {
    const concept = knowledge.concept(id);
    return concept?.lay === meaning && concept.layNumber === 'singular' ? [concept] : [];
  })[0];
  // "Endoscopic" is no name of a thing.
  if (one === undefined || (/(?:al|ic|ous)$/i.test(word) && !/(?:al|ic|ous)$/i.test(one.term))) return meaning;
  return `${one.kind === 'anatomy' ? 'the' : article(meaning)} ${meaning}`;
}

/** A list is read down thing by thing, each with what it is. */
const IS_LIST = /^(?:New medicines|Your [\w’ ]*medicine list|It also includes|Also new)/;

/** True for a sentence of which brackets were taken because the reader has met them before. */
export function isShortened(said: Said): boolean {
  return whole.has(said);
}

/** "MDD", "G-CSF": a short form in front of its brackets. */
const HARD_TO_KEEP = /(?:^|[\s(/-])[A-Za-z]*[A-Z][A-Za-z\d/&-]*[A-Z][A-Za-z\d/&-]*$/;

function isOfMedicine(inside: string, ids: readonly string[], { knowledge }: Context): boolean {
  const low = inside.toLowerCase();
  return ids.some((id) => {
    const lay = knowledge.medicine(id)?.lay.toLowerCase();
    return lay !== undefined && low.includes(lay);
  });
}

/** A name of so many syllables ("tumour", "nodule") makes nothing harder to read. */
const SHORT_NAME = 3;

/** A sentence without the long medical names that stand in brackets behind everyday ones. */
export function withoutNames(text: string, ids: readonly string[], ctx: Context): string {
  return text.replace(BRACKET, (bracket, inside: string, from: number) => {
    const stays =
      readabilityCounts([inside]).syllables <= SHORT_NAME ||
      isOfMedicine(inside, ids, ctx) ||
      nameBehind(text.slice(0, from), inside, ids, ctx) === null;
    return stays ? bracket : '';
  });
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The last of the everyday words with the medical name that stands in brackets behind them; null where the brackets hold no
 * name of what the sentence tells of: a remark of the report stays wherever it stands.
 */
function nameBehind(front: string, inside: string, ids: readonly string[], { knowledge }: Context): string | null {
  const name = inside.toLowerCase();
  const last = /[a-z’'-]+$/i.exec(front)?.[0].toLowerCase();
  if (last === undefined || /\d/.test(name)) return null;
  const isName = (one: string) => one.toLowerCase() === name || `${one.toLowerCase()}s` === name;
  const named = ids.some((id) => {
    const concept = knowledge.concept(id);
    if (concept === undefined) return knowledge.medicine(id)?.lay.toLowerCase() === name;
    const lays = [concept.lay, concept.layPlural ?? concept.lay].map((lay) => lay.toLowerCase().split(' ').at(-1));
    return lays.some((lay) => lay === last || `${lay}s` === last) && [concept.term, ...concept.synonyms].some(isName);
  });
  return named ? `${last} (${name})` : null;
}

/** The word in front of its brackets as the retelling wrote it; null for brackets of another kind. */
function wordWith(bracket: string, before: string, known: ReadonlySet<string>): string | null {
  if (known.size === 0) return null;
  const low = `${before}${bracket}`.toLowerCase();
  for (let at = before.length; at >= 0; at--) {
    if (at > 0 && isOfWord(before.charCodeAt(at - 1))) continue;
    const word = low.slice(at);
    if (known.has(word)) return word;
  }
  return null;
}

/** A letter, a figure or a line below, as "\w" has it. */
function isOfWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}
