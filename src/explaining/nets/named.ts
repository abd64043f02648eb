import type { Span } from '../../contract/analysis.js';
import type { Mention } from '../../understanding/types.js';
import { type Context, type Noun, nounOf } from '../context.js';
import { rankOf } from '../findings/importance.js';
import type { ToldFinding } from '../findings/told-finding.js';
import { isShortened } from '../retell/explained-once.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { isEveryday } from '../retell/plain-words.js';
import { plural, termInSentence } from '../words/english.js';
import { countsWith, gradeOf, type ReadabilityCounts, readabilityCounts } from '../words/readability.js';
import { isGloss, type Said, textOf } from './said.js';
import { LOOKS_LIKE } from './told-words.js';

/** Kinds of things whose medical name the reader will hear again. */
const HEARD_AGAIN: ReadonlySet<string> = new Set(['disease', 'finding', 'organism', 'anatomy']);
const MOST_IN_SENTENCE = 2;
const LONGEST = 34;

/**
 * The medical name behind an everyday one, where it first stands among the findings and as far as the whole reads no
 * harder than `most`; what weighs most is named first. No name that `before` gives is given again. Changes `told`. What stays shut has its names in its own part.
 */
export function nameWhatIsMeant(
  told: readonly ToldFinding[],
  counts: Readonly<ReadabilityCounts>,
  most: number,
  ctx: Context,
  before: readonly Said[] = [],
): void {
  let left = counts;
  const named = { open: new Set<string>(), shut: new Set<string>() };
  const written = [before, ...told.map(({ said }) => said)].map(textOf).join('\n').toLowerCase();
  for (const one of [...told].sort((a, b) => rankOf(a.attributes) - rankOf(b.attributes))) {
    const { importance, sensitive } = one.attributes;
    const known = sensitive ? named.shut : named.open;
    const all = textOf(one.said).toLowerCase();
    for (const [at, said] of one.said.entries()) {
      // What was explained before in this very sentence needs no further name.
      if (isGloss(said.text) || isShortened(said)) continue;
      let { text } = said;
      let many = 0;
      for (const { term, lays, key, part } of namesIn(said.sources, ctx)) {
        // Of what is well its parts need no second name.
        if (part && importance === 'normal') continue;
        if (many >= MOST_IN_SENTENCE || known.has(key) || all.includes(term.toLowerCase())) continue;
        if (written.includes(`(${term.toLowerCase()})`)) continue;
        if (FRIGHTENING.test(term) && !sensitive && !FRIGHTENING.test(text)) continue;
        const longer = withName(text, lays, term);
        if (longer === null) continue;
        const sum = countsWith(left, { out: readabilityCounts([text]), put: readabilityCounts([longer]) });
        if (gradeOf(sum).fkgl > most) continue;
        left = sum;
        known.add(key);
        text = longer;
        many += 1;
      }
      if (text !== said.text) one.said[at] = { ...said, text };
    }
  }
}

/** The names that are printed where a sentence stands, with the everyday words that may stand for each. */
function namesIn(
  sources: readonly Span[],
  ctx: Context,
): { term: string; lays: string[]; key: string; part: boolean }[] {
  const mentions = sources.slice(0, MOST_SOURCES).flatMap((span) => ctx.mentions.within(span));
  return mentions.flatMap((mention) => {
    const noun = nounOf(mention, ctx);
    if (noun === null || mention.ref.folder !== 'concepts' || !HEARD_AGAIN.has(noun.kind)) return [];
    const term = nameOf(mention, noun, ctx);
    if (term === null) return [];
    const lay = noun.lay.replace(/^(?:an?|the) /, '');
    // Of several the name is printed for several, or it is not said.
    const one = term === noun.term && noun.number === 'singular';
    return [
      { term, lays: one ? [lay] : [noun.layPlural ?? plural(lay), lay], key: noun.id, part: noun.kind === 'anatomy' },
    ];
  });
}

const MOST_SOURCES = 4;

function nameOf(mention: Mention, noun: Noun, ctx: Context): string | null {
  // "RLQ", "GB": short forms of parts are heard from nobody, nor is "nstemi" in small letters or "#".
  const clean = ctx.clean(mention.span);
  const short = mention.via === 'abbreviation';
  if (short && (noun.kind === 'anatomy' || !/[A-Z]/.test(clean))) return null;
  const printed = short ? clean : termInSentence(clean, noun.term);
  // "Ulnar", "colonic": of the part, which has a name of its own.
  const own = noun.kind === 'anatomy' ? noun.term : printed;
  const word = mention.via === 'spelling' || mention.via === 'word-order' || own.length > LONGEST ? noun.term : own;
  const low = word.toLowerCase();
  const lay = noun.lay.toLowerCase();
  // "Lesion" and "haemorrhagic" name nothing that "abnormal area" and "bleeding" do not.
  if (LOOKS_LIKE.test(word) || (low !== noun.term.toLowerCase() && /(?:ic|al|ous|ed)$/.test(low))) return null;
  if (word.length > LONGEST || /[():“”;]/.test(word) || lay.includes(low) || low.includes(lay)) return null;
  // "Main bile duct (common bile duct)", "belly (abdomen)": a name that says no more, or that everybody knows.
  const words = low.match(/[a-z]{2,}/g) ?? [];
  const stem = (one: string) => (one.length > 3 ? one.slice(0, -1) : one);
  const news = words.filter((one) => !lay.includes(stem(one)) && !isEveryday(one));
  return news.length === 0 || (noun.kind === 'anatomy' && news.length < words.length) ? null : word;
}

/** The text with the name behind the everyday words; null where these do not stand there, or bear a bracket already. */
function withName(text: string, lays: readonly string[], term: string): string | null {
  for (const lay of lays) {
    const at = text.toLowerCase().indexOf(lay.toLowerCase());
    if (at < 0 || lay.length < SHORTEST_LAY) continue;
    const end = at + lay.length;
    const before = text.slice(0, at);
    if (/\w$/.test(before) || /^(?:\w|[’'-]\w| \()/.test(text.slice(end))) continue;
    const open = (mark: string, close: string) => before.lastIndexOf(mark) > before.lastIndexOf(close);
    if (open('(', ')') || open('“', '”')) continue;
    return `${text.slice(0, end)} (${term})${text.slice(end)}`;
  }
  return null;
}

const SHORTEST_LAY = 5;
