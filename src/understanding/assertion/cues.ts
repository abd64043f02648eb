/** What a cue says about the mentions in its scope. `pseudo` only keeps its own words from being another cue. */
export type CueCategory =
  | 'negated'
  | 'possible'
  | 'historical'
  | 'hypothetical'
  | 'family'
  | 'other'
  | 'pseudo'
  | 'stop';

/** Phrases with one meaning. `{a|b|}` in a phrase stands for either word or none; `<year>` for 1900 to 2099, `<number>` for another number,
 * `<kin>` for a relative, `<month>` for a month, `<his>` for whose. */
export interface CueRule {
  category: CueCategory;
  /** Where the mentions lie that the cue speaks of. `both` looks back first. */
  direction: 'forward' | 'backward' | 'both';
  /** Words that the scope reaches at most; to the end of the clause where absent. */
  limit?: number;
  /** For `possible`: how sure. */
  certainty?: 'probable' | 'possible' | 'unlikely';
  /** For `stop`: the categories whose scope ends here. */
  stops?: readonly CueCategory[];
  /** True where the cue counts only at the end of a clause. */
  final?: boolean;
  /** True where the cue counts only before its noun: at the start of a clause or after a small word. */
  leading?: boolean;
  /** True where the scope ends at a comma, unless the list goes on with "or" ("not red, hot or swollen"). */
  toComma?: boolean;
  /** True where the cue counts only as the first word of its sentence ("Should pain recur, …"). */
  initial?: boolean;
  /** For `possible`: true where it is only looked for ("rule out", "evaluate for"). */
  ordered?: boolean;
  /** For `possible`: true where the cue is a thing that can be denied itself ("no redness or suggestion of abscess"). */
  thing?: boolean;
  /** True where it says nothing of another person's illness: a relative's age is not the reader's past. */
  own?: boolean;
  /** True where the scope goes on over clauses to the end of the sentence. */
  wide?: boolean;
  phrases: readonly string[];
}

/** The parts of a pattern in order, each with its alternatives; the empty one stands for none. */
export function phraseParts(pattern: string): string[][] {
  return [...pattern.matchAll(/\{([^{}]*)\}|[^\s{}]+/g)].map(([whole, options]) =>
    options === undefined ? [whole] : options.split('|'),
  );
}
