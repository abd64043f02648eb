import { assertPlaced, attributesOf, type Clause, type ReadSentence } from '../clause.js';
import { ACTION_WORD, NO_ACTION } from '../data/operation-names.js';
import { anatomyOf, blank, type DraftFrame } from '../draft-frame.js';
import type { PlacedMention } from '../mentions.js';
import type { SectionRule } from '../sections.js';

const JOINT = new Set([',', ';', 'and', 'with', 'plus', '/', '.', ':']);

/**
 * What was done, from a line of names ("Colonoscopy with biopsy, removal of a polyp"): one frame for each operation.
 * A piece that names none ("under local anesthesia") belongs to the one before it.
 */
export function nameFrames(
  read: ReadSentence,
  rule: SectionRule,
  end = read.tokens.length,
  tested = end < read.tokens.length,
): DraftFrame[] {
  const pieces = cut(read, Math.min(end, writtenElsewhere(read)));
  const frames: DraftFrame[] = [];
  let from = pieces[0]?.from ?? 0;
  let named = false;
  let means = false;
  pieces.forEach((piece, at) => {
    // "Fusion using cages, bone graft and screws": what stands behind "using" was used for it.
    const own = namesAction(read, piece.from, piece.to) && !(means && !namesOperation(read, piece.from, piece.to));
    means = (means && !own) || usesMeans(read, piece.from, piece.to);
    if (named && own) {
      add(read, rule, from, pieces[at - 1]?.to ?? piece.from, frames, tested);
      from = piece.from;
    }
    named = named || own;
    if (at === pieces.length - 1) add(read, rule, from, piece.to, frames, tested);
  });
  return frames;
}

/** "Left hip arthroplasty, which will be dictated separately": where another paper is spoken of, and no more of the name. */
const ELSEWHERE =
  /[,(;]? *(?:which |that |and )?(?:(?:was|were|is|are|will be|has been|have been|to be) )?(?:dictated|reported|described|documented) (?:separately|elsewhere|(?:in|under|by) an?(?:other)? [^.;]{3,40})[\W_]*$/i;

/** The token at which a line of names turns to where the rest is written; the number of its tokens where it does not. */
function writtenElsewhere({ text, tokens, sentence: { span } }: ReadSentence): number {
  const line = text.slice(span.start, span.end);
  if (!/\b(?:dictated|reported|described|documented)\b/i.test(line)) return tokens.length;
  const found = ELSEWHERE.exec(line);
  const at = found === null ? -1 : tokens.findIndex((token) => token.start >= span.start + found.index);
  return at > 0 ? at : tokens.length;
}

/** "A right lobectomy was carried out with sampling of the nodes": what was done, in a story without a heading that names it. */
export function toldAsDone(read: ReadSentence, rule: SectionRule): DraftFrame[] | null {
  const words = read.tokens.map(({ text }) => text);
  const verb = words.findIndex((word, at) => at > read.bodyFrom && /^(?:was|were)$/.test(word));
  let did = verb + 1;
  while (/^(?:then|successfully|therefore|also)$/.test(words[did] ?? '')) did++;
  if (verb < 0 || !/^(?:performed|carried|undertaken|done|completed)$/.test(words[did] ?? '')) return null;
  if (!proceduresIn(read, read.bodyFrom, verb).some(({ mention }) => mention.kind === 'procedure')) return null;
  const tail = words.indexOf('with', did);
  const beside =
    tail > 0 && namesAction(read, tail, words.length) ? nameFrames({ ...read, bodyFrom: tail + 1 }, rule) : [];
  return [...nameFrames(read, rule, verb), ...beside];
}

/** Pieces between commas, "and" and "with", never inside a name. */
function cut(read: ReadSentence, end: number): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = [];
  let from = read.bodyFrom;
  for (let at = read.bodyFrom; at <= end; at++) {
    const token = at < end ? read.tokens[at] : undefined;
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

const LEVEL = /^(?:[clts]\d{1,2}|\d{1,2})(?:[-/]?(?:[clts]?\d{1,2}))?$/i;

/** "Incision and drainage": two words for one thing done; "at C5-C6 and C6-C7": two levels of it. */
function isPair(read: ReadSentence, at: number): boolean {
  const { tokens } = read;
  if (
    /^(?:and|,)$/.test(tokens[at]?.text ?? '') &&
    LEVEL.test(tokens[at - 1]?.text ?? '') &&
    LEVEL.test(tokens[at + 1]?.text ?? '')
  )
    return /^[clts]\d/i.test(tokens[at + 1]?.text ?? '');
  return (
    read.tokens[at]?.text === 'and' &&
    FIRST_OF_PAIR.test(read.tokens[at - 1]?.text ?? '') &&
    SECOND_OF_PAIR.test(read.tokens[at + 1]?.text ?? '')
  );
}

const USING = /^(?:using|utili[sz]ing|via)$/i;
/** Operations by their full names, which are no means of another. */
const OPERATION =
  /(?:ectomy|otomy|ostomy|plasty|pexy|desis|scopy|rrhaphy|centesis|section|repair|replacement|bypass|transplant\w*|removal|excision|resection|biops(?:y|ies))$/i;

function usesMeans(read: ReadSentence, from: number, to: number): boolean {
  return read.tokens.slice(from, to).some(({ text }) => USING.test(text));
}

function namesOperation(read: ReadSentence, from: number, to: number): boolean {
  return read.tokens.slice(from, to).some(({ text }) => OPERATION.test(text));
}

/** What a test listed among the things done came to: "negative for a clot", "which showed …", "no acute finding". */
const CAME_TO =
  /^(?:negative|normal|abnormal|positive|unremarkable|no|without|show(?:s|ed|ing)|reveal(?:s|ed|ing)|demonstrat(?:es|ed|ing)|suggest(?:s|ed|ive|ing)|consistent|nondiagnostic|inconclusive|equivocal)$/i;
const BEFORE_RESULT = /^(?:which|that|and|with|was|were|is|are|[,;:(–-])$/i;
const TESTS =
  /(?:x-?ray|scan|\bct\b|mri|angiogra|ultraso|echo|doppler|ekg|ecg|eeg|scopy|study|stress|test|culture|swallow|biops|gram\b|graphy\b)/i;

/**
 * Where in a line of what was done the result of a test begins; 0 where the whole line is a result of the test named
 * before it, null where it only names things done.
 */
export function resultFrom(read: ReadSentence): number | null {
  const { tokens, bodyFrom } = read;
  const at = tokens.findIndex(({ text }, index) => index >= bodyFrom && CAME_TO.test(text));
  if (at < 0) return null;
  const from = tokens[bodyFrom]?.start ?? 0;
  const name = read.text.slice(from, tokens[at]?.start ?? from);
  const acts = proceduresIn(read, bodyFrom, at).some(({ mention }) => !IS_MEASURE.test(mention.ref.id));
  if (!acts && !namesAction(read, bodyFrom, at))
    return read.words.placed.some(({ mention: { kind } }) => kind === 'finding' || kind === 'disease') ? 0 : null;
  if (!TESTS.test(name)) return null;
  let first = at;
  while (first > bodyFrom && BEFORE_RESULT.test(tokens[first - 1]?.text ?? '')) first--;
  return first;
}

const IS_MEASURE = /fraction|gradient|pressure|velocity/;

function proceduresIn(read: ReadSentence, from: number, to: number): PlacedMention[] {
  return read.words.placed.filter(
    (item) =>
      item.from >= from &&
      item.to <= to &&
      (item.mention.kind === 'procedure' || item.mention.kind === 'test') &&
      !NO_ACTION.has(item.mention.ref.id),
  );
}

const SHORT_FORM = /^[A-Z]{3,6}$/;

function namesAction(read: ReadSentence, from: number, to: number): boolean {
  if (proceduresIn(read, from, to).length > 0) return true;
  for (let i = from; i < to; i++) if (ACTION_WORD.test(read.tokens[i]?.text ?? '')) return true;
  // "…, IPHC with mitomycin": a short form that nobody here knows, and a thing of its own.
  const first = read.tokens[from];
  return (
    first !== undefined &&
    SHORT_FORM.test(read.text.slice(first.start, first.end)) &&
    !read.words.placed.some((item) => item.from <= from && item.to > from) &&
    /[a-z]{4}/.test(read.text.slice(read.sentence.span.start, Math.min(read.sentence.span.end, first.start)))
  );
}

function add(
  read: ReadSentence,
  rule: SectionRule,
  from: number,
  to: number,
  frames: DraftFrame[],
  done: boolean,
): void {
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
  // A denial behind the name of a test is its result.
  const frame = blank(read, clause, 'procedure', head, done ? { ...asserted, negation: 'affirmed' } : asserted);
  const attributes = attributesOf(read, first, to);
  frame.level = attributes.level;
  frame.laterality = attributes.laterality;
  frame.sites = anatomyOf(clause);
  frame.sizes = [];
  // "For increased pressure": what rose is why it was done.
  frame.change = null;
  frame.part = 'name';
  frame.coverage = 1;
  frames.push(frame);
}
