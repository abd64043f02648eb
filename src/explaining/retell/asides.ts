import type { FoundReportWord } from '../../knowledge/index.js';
import type { Context } from '../context.js';
import { SpanIndex } from '../span-index.js';
import { FRIGHTENING } from './frightening.js';
import type { Piece } from './pieces.js';

/** A meaning of at most so many words stands in brackets behind its word. */
const MOST_WORDS = 12;

/** What a further sentence may add without telling of another sense. */
const ADDS = /^(?:It|They|This|These|Too) (?!(?:can|may|is|are) (?:also|be)\b|also\b)/;

/** "It means slanting.", "It has to do with an erection.": words that only lead to the meaning. */
const LEADS: readonly (readonly [RegExp, string])[] = [
  [/^(?:It|This) means (?:that )?/, ''],
  [/^(?:It|This) (?:has|have) to do with /, 'to do with '],
  [/^(?:It|They) looks? like /, 'looking like '],
  [/^(?:It|They) comes? from /, 'coming from '],
  [/^(?:It|They) (?:is|are) (?=(?:an?|the|in|of|on|at|with|like)\b)/, ''],
];

/**
 * What does not stand in brackets: the deed in its base form ("To press together."), a name explained by itself, two senses in one,
 * and what denies, names a side or gives a figure, which no sentence may hold that its line does not.
 */
const NO_ASIDE =
  /^(?:to (?!do with\b)|it |they |this |you |(?:part of )?the names? of |part of |a kind of name)|["“”;:()\d]|, or (?:of|about|in|at|as|a|an|the|to)\b|\b(?:no|not|never|none|nothing|without|nobody|cannot|left|right|both|also)\b/i;

/** Words that mean something else in much of what is written, or whose meaning in the base is that of one use only. */
const OF_MANY_SENSES = new Set(
  `acquired activated affective aggregate aggregated alternating ambient amenable analog aperture artery beam bulbar carbonate comparable
  corpus dependent depot diagonal dual encoding filtered host inhibitor incompetent incompetence interface labile lability lead
  manifest manifested manifestation marginal marginally median migration modification nominal pathway plastic receptive reciprocal
  reluctance reproductive simulation stem terminal tentative transformation transparent`.split(/\s+/),
);

/** A deed of the past ("punctured") wants no thing behind it ("a small hole made by something sharp"). */
const DEED = /(?:ed|ing)$/i;
const THING = /^(?:an? |the |things?\b|\w+ing\b)/i;

/**
 * What a word means, as it stands in brackets behind it: "encopresis (a child soils the underwear with stool)". Null where the
 * meaning is too long for that, tells of more than one sense, or fits another form of the word only.
 */
export function asideOf(word: string, meaning: string): string | null {
  const low = word.toLowerCase();
  // "MAP", "PMI": what letters stand for differs from house to house.
  if (OF_MANY_SENSES.has(low) || /^[A-Z]{1,4}s?$/.test(word)) return null;
  const [first = '', ...more] = meaning.split(/(?<=[.?!]) (?=[A-Z])/);
  if (more.some((one) => !ADDS.test(one))) return null;
  const text = LEADS.reduce((rest, [lead, instead]) => rest.replace(lead, instead), first.replace(/[.\s]+$/, ''));
  if (text.split(' ').length > MOST_WORDS || NO_ASIDE.test(text) || (DEED.test(word) && THING.test(text))) return null;
  // "Ewing sarcoma is a rare cancer": the name alone is none of its own.
  if (low.split(/[\s-]/).some((part) => part.length > 3 && text.toLowerCase().includes(part))) return null;
  if (FRIGHTENING.test(text) && !FRIGHTENING.test(word)) return null;
  return /^(?:X-|[A-Z]{2}|I\b)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const indices = new WeakMap<Context, SpanIndex<FoundReportWord>>();

/** The words of report English in the report, looked for once. */
export function reportWordsOf(ctx: Context): SpanIndex<FoundReportWord> {
  let index = indices.get(ctx);
  if (index === undefined) {
    const { report } = ctx.understanding;
    index = new SpanIndex(ctx.knowledge.reportWords.find(report.clean, report.type.type), (word) => word);
    indices.set(ctx, index);
  }
  return index;
}

/** Pieces of a word that the base only explains, with what it means; the meaning goes behind the last of them. */
export interface Aside {
  pieces: Piece[];
  meaning: string;
}

/**
 * Puts what a hard word means in brackets behind it, where it is `unknown` to a reader and nothing else has put it into
 * plain words. A word of which only a part stands is left as it is. Changes the pieces; gives the words with their brackets.
 */
export function addAsides(pieces: readonly Piece[], asides: readonly Aside[], unknown: ReadonlySet<Piece>): string[] {
  const there = new Set(pieces);
  const said = new Set<string>();
  return asides.flatMap(({ pieces: own, meaning }) => {
    const last = own.at(-1);
    if (last === undefined || !own.every((piece) => there.has(piece))) return [];
    if (!own.some((piece) => unknown.has(piece))) return [];
    for (const piece of own) piece.settled = true;
    if (said.has(meaning)) return [];
    said.add(meaning);
    const word = own.map(({ text }) => text).join('');
    last.text = `${last.text} (${meaning})`;
    return [`${word} (${meaning})`];
  });
}
