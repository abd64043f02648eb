import type { Token } from '../../knowledge/index.js';
import type { Clause, ReadSentence } from '../clause.js';
import type { PlacedMention } from '../mentions.js';
import { phraseStart } from '../names/own-words.js';
import type { Frame } from '../types.js';

/** A main concept of a clause with what belongs to it. */
export interface Head {
  item: PlacedMention;
  /** The stretch of tokens whose attributes are its own. */
  from: number;
  to: number;
  sites: PlacedMention[];
  links: Frame['links'];
  /** Tokens that speak of the other side only ("and moderate right"). */
  not?: { from: number; to: number };
  /** Of several places of a list the stretch of this one alone. */
  own?: { from: number; to: number };
  /** True of the place that alone is doubted ("in the left lung and likely the right rib"). */
  doubted?: boolean;
}

/** Position of "which" or "that" with a clause of its own; past the end where there is none. */
export function relativeAt(tokens: readonly Token[], clause: Clause): number {
  for (let i = clause.from + 1; i < clause.to; i++) if (tokens[i]?.text === 'which') return i;
  return clause.to;
}

/** Each head's stretch runs from the end of the head before it to the start of the next one's own modifiers. */
export function bound(heads: Head[], read: ReadSentence, clause: Clause): void {
  const { tokens } = read;
  for (let i = 0; i < heads.length; i++) {
    const head = heads[i];
    const next = heads[i + 1];
    if (!head) continue;
    const relative = relativeAt(tokens, clause);
    if (!next) {
      head.to = head.item.to <= relative ? relative : clause.to;
      continue;
    }
    // A name that begins with "with" has no words of its own in front.
    const named = tokens[next.item.from]?.text === 'with';
    let cut = named ? next.item.from : Math.max(head.item.to, phraseStart(read, head.item.to, next.item.from));
    let joined = false;
    for (let at = head.item.to; at < next.item.from; at++) {
      const text = tokens[at]?.text ?? '';
      if (joinsItsPlaces(read, at, next.item)) continue;
      if (
        text === ',' ||
        text === 'and' ||
        text === 'or' ||
        text === 'nor' ||
        text === 'with' ||
        text === '/' ||
        text === 'without' ||
        text === 'causing' ||
        text === 'producing'
      ) {
        cut = joined ? Math.max(cut, at) : at;
        joined = true;
      }
    }
    head.to = cut;
    next.from = cut;
  }
}

/** "Tear of the supraspinatus and infraspinatus tendons with retraction": two places of what stands before them. */
function joinsItsPlaces({ tokens, words }: ReadSentence, at: number, next: PlacedMention): boolean {
  if (!/^(?:and|or|,|\/)$/.test(tokens[at]?.text ?? '')) return false;
  const places = words.placed.filter(({ mention }) => mention.kind === 'anatomy');
  if (!places.some(({ to }) => to === at)) return false;
  const second = places.find(({ from }) => from > at && from <= at + 2);
  if (second === undefined || second.to > next.from) return false;
  const lead = tokens[second.to]?.text;
  return lead === 'with' && second.to + 4 >= next.from;
}
