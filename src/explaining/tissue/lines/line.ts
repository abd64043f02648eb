import { Opening } from '../../../reading/index.js';

/** How a plain line of a tissue report sounds: good news, bad news, or neither. */
export type Tone = 'good' | 'bad' | 'plain';

/** What a whole line of a tissue report says in plain words. */
export interface Told {
  /** One sentence each. */
  texts: string[];
  tone: Tone;
  /** A line whose parts are told well by themselves, where they hold all of it. */
  soft?: true;
  /** What the test was made for: it heads the summary. */
  heads?: true;
}

/** Makes plain sentences of a whole line, from its first word to its last; null for any other line. */
export type Teller = ((line: string) => Told | null) & {
  /** The one pattern of every line it tells, where there is one: a line that begins otherwise need not be shown to it. */
  opening?: Opening;
};

/** The same, in place only of what would be quoted or left out. */
export function softly(teller: Teller): Teller {
  const soft = (line: string): Told | null => {
    const made = teller(line);
    return made === null ? null : { ...made, soft: true };
  };
  return Object.assign(soft, { opening: teller.opening });
}

/** The answer that the test was made for ("complete remission"). */
export function heading(teller: Teller): Teller {
  const heads = (line: string): Told | null => {
    const made = teller(line);
    return made === null ? null : { ...made, heads: true };
  };
  return Object.assign(heads, { opening: teller.opening });
}

export function told(tone: Tone, ...texts: string[]): Told {
  return { texts, tone };
}

/** A teller of lines that one pattern holds whole. */
export function ofPattern(pattern: RegExp, make: (found: string[]) => Told | null): Teller {
  const opening = new Opening(pattern);
  const teller = (line: string): Told | null => {
    const found = opening.exec(line);
    return found === null ? null : make([...found].map((one) => one ?? ''));
  };
  return Object.assign(teller, { opening });
}

/** "a, b and c" */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

export const NOT =
  '(?:not (?:identified|seen|present|found|detected|observed|evident|apparent|involved)|absent|none(?: (?:identified|seen|found))?|nil|no|negative|neg)';
export const IS_THERE = '(?:present|identified|seen|yes|found|positive|detected)';
/** What parts the name of a row from its answer. */
export const SEP = String.raw`\s*(?::|\.{2,}|[-–—=])?\s*`;
