import type { Knowledge } from '../../knowledge/index.js';
import type { Mention } from '../../understanding/types.js';
import type { Context, Noun } from '../context.js';
import { plural } from '../words/english.js';
import { otherNameOf } from '../words/medicine-names.js';
import { CLOSES, lastWord, type Piece, quietly } from './pieces.js';
import { sidedName } from './sides.js';

const COUNTED = /^(?:a|an|one|each|every|another|this|that)$/;
const COPULA =
  /^(?:is|are|was|were|be|been|being|am|remains?|remained|appears?|appeared|became|become|becomes|looks?|looked|feels?|felt|very|quite|somewhat|more|less|bit|too|so|not)$/;
const PREPOSITION =
  / (?:in|on|of|from|around|with|near|to|under|between|at|for|into|that|which|where|when|by|who|behind|inside|and|or) /;
const ADJECTIVISH = /(?:ic|al|ous|ive|ed|ing|ary|ar|oid|ant|ent|able|ible|ate|ized|ised|ly|es|ize)$/i;

/** Two words that stand before a noun as one ("very small", "long-term"): "causing symptoms" and "able to walk" do not. */
const MODIFIED = /^(?:\w+ly|very|too|more|less|not|no longer|easily|half|low|high) \w+$/i;

interface Beside {
  before: readonly Piece[];
  /** The word behind it, if any. */
  next: string;
  /** Printed in capitals only. */
  quiet: boolean;
}

/** A medicine that the report also calls by another name is told with it each time. */
export function hasTwoNames(mention: Mention, noun: Noun, printed: string, ctx: Context): boolean {
  return noun.kind === 'medicine' && otherNameOf(mention, printed, noun.term, ctx) !== '';
}

const METHOD = /\b(?:cultures?|pcr|antigen|antibod(?:y|ies)|smears?|swabs?|titers?|serology|rapid|stain|igm|igg)\b/i;

/** The word before is none that leads to this one ("the", "of"). */
function isBehindWord(before: readonly Piece[]): boolean {
  const said = before
    .map(({ text }) => text)
    .join('')
    .trimEnd()
    .slice(-20);
  return (
    /[\w%),]$/.test(said) && !/\b(?:the|an?|of|from|in|on|to|for|and|or|with|his|her|your|their|my|both)$/i.test(said)
  );
}

/** A medical word in everyday ones where the grammar bears it, else followed by them in brackets. */
export function sayMention(
  mention: Mention,
  printed: string,
  noun: Noun,
  { before, next, quiet }: Beside,
  ctx: Context,
): string {
  // "PRBC" on a line in capitals stays a short form.
  const lower = quiet && mention.via !== 'abbreviation' ? printed.toLowerCase() : quietly(printed);
  // "COPD (long-term lung disease called COPD)": the name again says nothing.
  if (noun.lay.endsWith(` called ${printed}`)) return `${printed} (${noun.lay.slice(0, -` called ${printed}`.length)})`;
  const lay = sidedName(printed, noun.lay, isBehindWord(before));
  if (lower.toLowerCase() === lay.toLowerCase()) return lower;
  // "Upper right belly pain": with its corner the everyday name says all that is printed.
  if (noun.kind === 'symptom' && lay !== noun.lay) return lay;
  if (noun.kind === 'medicine') {
    const medicine = ctx.knowledge.medicine(noun.id);
    if (medicine === undefined) return printed;
    const other = otherNameOf(mention, printed, medicine.term, ctx);
    // "ASA": letters alone name no medicine to a reader.
    const full = other === '' && /^[A-Z]{2,5}$/.test(printed) ? `${medicine.term}, ` : other;
    return `${named(printed)} (${full}${medicine.lay})`;
  }
  if (noun.kind === 'score') return printed;
  // "hospice (hospice care)", "enzymes (enzyme)": the word again says nothing.
  const glossed = saysAgain(lower, lay) ? lower : `${lower} (${ofMany(printed, noun) ?? lay})`;
  // "Infection passed by sex" is more than one: which of them is said by its own name only.
  if (sharedLays(ctx.knowledge).has(lay)) return glossed;
  // An illness with a proper name keeps it: "Guillain-Barre syndrome (sudden nerve weakness)".
  if (noun.kind === 'disease' && /^[A-Z][a-z]/.test(noun.term) && !lay.includes(noun.term.split(/[ -]/)[0] ?? ''))
    return `${named(printed)} (${lay})`;
  // "Pertussis culture" is one of several tests for it: which one is not lost.
  if (noun.kind === 'test' && METHOD.test(lower) && !METHOD.test(lay)) return glossed;
  const words = lay.split(' ').length;
  // "pseudomonas (germs called Pseudomonas)": the name explains itself no better.
  if (noun.kind === 'organism' && ` ${lay.toLowerCase()} `.includes(` ${printed.toLowerCase()} `)) return printed;
  // "thyroid goiter": not "thyroid enlarged thyroid".
  const twice = lastWord(before, 0);
  if (twice.length > 3 && ` ${lay.toLowerCase()} `.includes(` ${twice} `)) return glossed;
  if (noun.kind === 'lab') {
    // "lymphocytes (share of lymphocytes)" says no more, and in tissue they are cells.
    if (mention.via !== 'abbreviation')
      return words > 5 || ` ${lay.toLowerCase()} `.includes(` ${lower} `) ? lower : glossed;
    if (lay.toLowerCase().includes(noun.term.toLowerCase())) return lay;
    // "PSA" is what the reader will hear again, not "prostate specific antigen".
    const name = noun.term.includes(' ') && /^[A-Z]{2,5}$/.test(printed) ? printed : noun.term;
    return `${name} (${lay})`;
  }
  const concept = ctx.knowledge.concept(noun.id);
  if (concept?.adjectives.some((form) => form.toLowerCase() === printed.toLowerCase()))
    return PREPOSITION.test(` ${lay} `) || words > 2 || (words === 2 && !MODIFIED.test(lay)) ? glossed : lay;
  // "of normal caliber": "of normal" would want a noun.
  if (noun.kind === 'normal' && lastWord(before, 0) === 'of') return lower.replace(/\bcalib(?:er|re)\b/, 'width');
  if (noun.kind === 'descriptor' || noun.kind === 'normal') return words === 1 ? lay : glossed;
  const abbreviation = mention.via === 'abbreviation';
  const before1 = lastWord(before, 0);
  if (COPULA.test(before1) || before1.endsWith('ly')) return glossed;
  if (noun.kind === 'other' || words > 4 || / (?:that|which|where|who|when|as) /.test(` ${lay} `)) return glossed;
  const last = lay.slice(lay.lastIndexOf(' ') + 1);
  // "sedative medications": not "calming medicine medications".
  if (words > 1 && next.length > 4 && last.slice(0, 5) === next.toLowerCase().slice(0, 5))
    return lay.slice(0, lay.lastIndexOf(' '));
  const compound = next !== '' && !CLOSES.test(next) && !isPlainNext(next);
  if (compound && (PREPOSITION.test(lay) || words > 2)) return glossed;
  const changed = !abbreviation && printed.toLowerCase() !== noun.term.toLowerCase() && ADJECTIVISH.test(printed);
  if (changed && noun.kind !== 'anatomy') return glossed;
  const many = mention.via === 'inflected' && /(?:s|i|ae)$/i.test(printed);
  const counted = [0, 1, 2].some((back) => COUNTED.test(lastWord(before, back)));
  if (noun.number === 'singular') {
    if (many) return noun.layPlural ?? plural(lay);
    // "of pneumonia" has no article; "lung infection" would need none either, but "broken bone" would.
    return lay;
  }
  return counted ? glossed : noun.number === 'plural' && !many && !abbreviation ? glossed : lay;
}

/** The everyday name of several, where the printed name is a plural that the base lists and the usual one is none ("endoclips"). */
function ofMany(printed: string, { number, layPlural, term }: Noun): string | null {
  return number === 'singular' && PLURAL.test(printed) && !PLURAL.test(term) ? layPlural : null;
}

const PLURAL = /[^sui]s$/;

/** Every word of the one stands in the other: no meaning is added. */
function saysAgain(printed: string, lay: string): boolean {
  const stem = (text: string) =>
    (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
      .filter((word) => !/^(?:the|and|for|care)$/.test(word))
      .map((word) => word.replace(/(?:es|s|e)$/, ''));
  const own = new Set(stem(printed));
  const said = stem(lay);
  return said.length > 0 && said.length <= 2 && said.every((word) => own.has(word));
}

const shared = new WeakMap<Knowledge, ReadonlySet<string>>();

/** Everyday names that several illnesses or germs have. */
function sharedLays(knowledge: Knowledge): ReadonlySet<string> {
  let known = shared.get(knowledge);
  if (known === undefined) {
    const seen = new Set<string>();
    const twice = new Set<string>();
    for (const { kind, lay } of knowledge.data.concepts)
      if (kind === 'disease' || kind === 'organism') (seen.has(lay) ? twice : seen).add(lay);
    known = twice;
    shared.set(knowledge, known);
  }
  return known;
}

function named(printed: string): string {
  return printed.length > 4 && printed === printed.toUpperCase()
    ? printed.charAt(0) + printed.slice(1).toLowerCase()
    : printed;
}

function isPlainNext(word: string): boolean {
  return /(?:ed|ly|ing)$/i.test(word) && !/^(?:testing|screening)$/i.test(word);
}
