import { assertPlaced, attributesOf, type Clause, type ReadSentence } from './clause.js';
import { ACTION_WORD, NO_ACTION } from './data/operation-names.js';
import { anatomyOf, blank, type DraftFrame } from './draft-frame.js';
import type { PlacedMention } from './mentions.js';
import type { SectionRule } from './sections.js';

const JOINT = new Set([',', ';', 'and', 'with', 'plus', '/', '.', ':']);

/**
 * What was done, from a line of names ("Colonoscopy with biopsy, removal of a polyp"): one frame for each operation.
 * A piece that names none ("under local anesthesia") belongs to the one before it.
 */
export function nameFrames(read: ReadSentence, rule: SectionRule): DraftFrame[] {
  const pieces = cut(read);
  const frames: DraftFrame[] = [];
  let from = pieces[0]?.from ?? 0;
  let named = false;
  pieces.forEach((piece, at) => {
    const own = namesAction(read, piece.from, piece.to);
    if (named && own) {
      add(read, rule, from, pieces[at - 1]?.to ?? piece.from, frames);
      from = piece.from;
    }
    named = named || own;
    if (at === pieces.length - 1) add(read, rule, from, piece.to, frames);
  });
  return frames;
}

/** Pieces between commas, "and" and "with", never inside a name. */
function cut(read: ReadSentence): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = [];
  let from = read.bodyFrom;
  for (let at = read.bodyFrom; at <= read.tokens.length; at++) {
    const token = read.tokens[at];
    const inside = read.words.placed.some((item) => item.from < at && item.to > at);
    if (token && (!JOINT.has(token.text) || inside || isPair(read, at))) continue;
    if (at > from) pieces.push({ from, to: at });
    from = at + 1;
  }
  return pieces;
}

const FIRST_OF_PAIR = /^(?:incision|reduction|dilation|dilatation|irrigation)$/;
const SECOND_OF_PAIR =
  /^(?:drainage|internal|external|percutaneous|evacuation|curettage|debridement|pinning|fixation)$/;

/** "Incision and drainage": two words for one thing done. */
function isPair(read: ReadSentence, at: number): boolean {
  return (
    read.tokens[at]?.text === 'and' &&
    FIRST_OF_PAIR.test(read.tokens[at - 1]?.text ?? '') &&
    SECOND_OF_PAIR.test(read.tokens[at + 1]?.text ?? '')
  );
}

function proceduresIn(read: ReadSentence, from: number, to: number): PlacedMention[] {
  return read.words.placed.filter(
    (item) =>
      item.from >= from &&
      item.to <= to &&
      (item.mention.kind === 'procedure' || item.mention.kind === 'test') &&
      !NO_ACTION.has(item.mention.ref.id),
  );
}

function namesAction(read: ReadSentence, from: number, to: number): boolean {
  if (proceduresIn(read, from, to).length > 0) return true;
  for (let i = from; i < to; i++) if (ACTION_WORD.test(read.tokens[i]?.text ?? '')) return true;
  return false;
}

function add(read: ReadSentence, rule: SectionRule, from: number, to: number, frames: DraftFrame[]): void {
  let first = from;
  while (first < to && read.tokens[first]?.kind !== 'word' && read.tokens[first]?.kind !== 'number') first++;
  const start = read.tokens[first]?.start;
  const end = read.tokens[to - 1]?.end;
  if (start === undefined || end === undefined || !/[A-Za-z]{2}/.test(read.text.slice(start, end))) return;
  const placed = read.words.placed.filter((item) => item.from >= first && item.to <= to);
  const clause: Clause = { from: first, to, span: { start, end }, placed };
  const procedures = proceduresIn(read, first, to);
  const head = procedures.find((item) => item.mention.kind === 'procedure') ?? procedures[0] ?? null;
  const asserted = head
    ? assertPlaced(read, head, rule)
    : {
        negation: 'affirmed' as const,
        temporality: 'recent' as const,
        experiencer: 'patient' as const,
        certainty: 'certain' as const,
        triggers: [],
      };
  const frame = blank(read, clause, 'procedure', head, asserted);
  const attributes = attributesOf(read, first, to);
  frame.level = attributes.level;
  frame.laterality = attributes.laterality;
  frame.sites = anatomyOf(clause);
  frame.sizes = [];
  frame.part = 'name';
  frame.coverage = 1;
  frames.push(frame);
}
