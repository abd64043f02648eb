import type { TermAnswer } from '../contract/education.js';
import type { Combination, Medicine } from '../knowledge/index.js';
import { figuresIn } from './figures.js';
import type { Found } from './find-term.js';
import { tookTooMuch } from './how-to-take.js';
import { capitalTerm } from './sentences.js';
import { EMPTY } from './shelf.js';

/** What must be said of words that mean more together than each alone: "baby" and "no wet diapers". */
export interface Combinations {
  find(query: string, found: Found): Combination | null;
  /** Its answer, in place of one on the single words; what that one links to stays. */
  answer(combination: Combination, query: string, single: TermAnswer | null): TermAnswer;
}

interface Sought {
  of: Combination;
  words: RegExp[];
  unless: RegExp | null;
  /** `of`: the names of each one. */
  medicines: { ids: ReadonlySet<string>; names: RegExp; of: ReadonlyMap<string, RegExp> }[];
}

/** Indexes the combinations once; the first that fits a query is told. */
export function buildCombinations(all: readonly Combination[], medicines: readonly Medicine[]): Combinations {
  const sought = all.map((of): Sought => {
    const groups = of.medicines.map((names) => {
      const meant = medicines.filter((one) => names.includes(one.id) || names.includes(one.drugClass ?? ''));
      const namesOf = (one: Medicine): string[] => [one.term, ...one.brands, ...one.synonyms].map(plain);
      return {
        ids: new Set(meant.map((one) => one.id)),
        names: anyOf([...meant.flatMap(namesOf), ...names.flatMap((name) => [name, `${name}s`]).map(plain)]),
        of: new Map(meant.map((one) => [one.id, anyOf(namesOf(one))])),
      };
    });
    return {
      of,
      words: of.words.map(anyOf),
      unless: of.unless.length > 0 ? anyOf(of.unless) : null,
      medicines: groups,
    };
  });

  return {
    find(query, found) {
      const text = plain(query);
      const named = new Set(medicinesNamed(found));
      const figures = figuresIn(query);
      const fits = ({ of, words, unless, medicines: groups }: Sought): boolean =>
        words.every((one) => one.test(text)) &&
        groups.every((group) => isNamed(group, text, named, words)) &&
        !unless?.test(text) &&
        (of.figure === undefined ||
          figures.some(({ value, unit }) => isWithin(value, of.figure) && unit !== '%' && unit !== 'dose'));
      return sought.find(fits)?.of ?? null;
    },
    answer: ({ says, action, source, review }, query, single) => ({
      ...EMPTY,
      term: capitalTerm(query.trim()),
      explanation: says,
      commonUse: 'It is told by the words that you typed. This page cannot tell how you are: if in doubt, call.',
      relatedTerms: single?.relatedTerms ?? [],
      basis: 'phrase',
      kind: 'Words together',
      urgent: [tookTooMuch(query), action, helpLine(single)].filter(Boolean).join(' '),
      source: { name: source.name, url: source.url ?? null },
      review,
    }),
  };
}

/**
 * Whether one of a group is named, by a name or as the search put it right. What stands in the words themselves is not
 * meant: in "prednisone, allergic to ibuprofen" nobody asks to take ibuprofen.
 */
function isNamed(
  { ids, names, of }: Sought['medicines'][number],
  text: string,
  named: ReadonlySet<string>,
  words: readonly RegExp[],
): boolean {
  const rest = words.reduce((left, one) => left.replace(one, ' '), text);
  return names.test(rest) || [...named].some((id) => ids.has(id) && !of.get(id)?.test(text));
}

/** Who to call with dark thoughts stays, whatever else was typed. */
function helpLine(single: TermAnswer | null): string | null {
  return single?.urgent?.includes('988') ? single.urgent : null;
}

function isWithin(value: number, span: Combination['figure']): boolean {
  return span !== undefined && value >= span.from && value <= span.to;
}

/** Ids of the medicines that the search found, slips put right. */
function medicinesNamed(found: Found): string[] {
  const hits =
    found.as === 'entries' ? found.hits : found.as === 'phrase' ? found.segments.flatMap((one) => one.hits) : [];
  return hits.flatMap(({ entry }) => (entry.kind === 'medicine' ? [entry.of.id] : []));
}

/** Lower case, without apostrophes, other marks as spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Any of some phrases as whole words: `*` is the rest of a word, `#` a digit, ` .. ` up to three words. */
function anyOf(phrases: readonly string[]): RegExp {
  const forms = phrases.map((phrase) =>
    phrase
      .replace(/ \.\. /g, '(?: [a-z0-9]+){0,3} ')
      .replace(/\*/g, '[a-z]*')
      .replace(/#/g, '\\d'),
  );
  return new RegExp(`(?<![a-z0-9])(?:${forms.join('|')})(?![a-z0-9])`);
}
