import { singleSpaced } from '../knowledge/index.js';
import type { ReadSentence } from './clause.js';
import { isGeneralWord } from './data/general-words.js';
import type { DraftFrame } from './draft-frame.js';

/**
 * "Atelectasis or pneumonia", "may represent A, possibly B", "A versus B": things of which the report does not know which
 * one it is. Ties their frames, and that of the finding they are taken for, so that they are told in one sentence and none
 * of them as sure. Where one of them is a word that nobody knows, only the report's own words name them all.
 */
export function tieAlternatives(read: ReadSentence, frames: DraftFrame[]): DraftFrame[] {
  const seen = read.reportType === 'imaging' || read.reportType === 'pathology';
  if (!seen && read.reportType !== 'other' && read.reportType !== 'discharge_summary') return frames;
  const things = frames
    .filter(isOpen)
    .sort((a, b) => startOf(a) - startOf(b))
    .filter((frame, at, all) => at === 0 || startOf(frame) !== startOf(all[at - 1] as DraftFrame));
  const groups: Group[] = [];
  let at = 0;
  while (at < things.length) {
    const run = runFrom(read, things, at);
    const owner = ownerOf(read, things, run);
    // In a note only a look that is taken for something ("a filling defect, consistent with a stone") is told so.
    const told = seen || (run.length === 1 && owner !== null && owner !== run[0] && isLook(owner));
    if (told && (run.length > 1 || owner)) groups.push({ owner, ones: owner === run[0] ? run.slice(1) : run });
    at += Math.max(1, run.length);
  }
  let number = 0;
  for (const { owner, ones } of groups) {
    if (ones.length === 0) continue;
    const group = `${read.sentence.index}:${++number}`;
    if (owner) {
      owner.oneOf = { group, owner: true };
      // What cannot wait is what it is taken for, and told there.
      if (ones.some(({ urgency }) => urgency !== null && urgency.id === owner.urgency?.id)) owner.urgency = null;
      if (!HEDGE.test(textBetween(read, owner.source.start, startOf(owner)))) {
        owner.assertion = owner.assertion === 'possible' ? 'present' : owner.assertion;
        owner.certainty = 'certain';
      }
    }
    const several = ones.length > 1;
    for (const one of ones) {
      one.oneOf = { group };
      if (!several || one.assertion === 'possible') continue;
      one.assertion = 'possible';
      one.certainty = 'possible';
      if (one.urgency?.state === 'new') one.urgency = { ...one.urgency, state: 'equivocal' };
    }
  }
  if (seen) quoteUnknown(read, things);
  return frames;
}

interface Group {
  owner: DraftFrame | null;
  ones: DraftFrame[];
}

const KINDS: ReadonlySet<string> = new Set(['finding', 'disease', 'organism']);

/** There, or left open; told of the reader, now. */
function isOpen({ kind, head, assertion, negated, experiencer, temporality, urgency }: DraftFrame): boolean {
  return (
    (kind === 'finding' || kind === 'diagnosis') &&
    head !== null &&
    KINDS.has(head.kind) &&
    (assertion === 'present' || assertion === 'possible') &&
    !negated &&
    experiencer === 'patient' &&
    temporality === 'recent' &&
    urgency?.state !== 'known'
  );
}

const startOf = ({ head }: DraftFrame): number => head?.span.start ?? 0;
const endOf = ({ head }: DraftFrame): number => head?.span.end ?? 0;

function textBetween(read: ReadSentence, start: number, end: number): string {
  return start < end ? singleSpaced(read.text.slice(start, end)) : '';
}

const HEDGE =
  /\b(?:may|might|could|can|possibl[ey]|probabl[ey]|likely|suspect\w*|suspicio\w*|question\w*|suggest\w*|concern\w*|versus|vs|cannot|consider\w*|equivocal|perhaps|presum\w*)\b|\?/i;

type Joint = 'or' | 'adverb' | 'comma' | null;

const OR =
  /^([^,;:.]{0,40}?)[,;]? ?\b(?:and\/or|or|versus|vs\.?)\b(?: (?:possibly|perhaps|conceivably|less likely|more likely|even|early|an?|the|some))*([^,;:.]{0,40})$/i;
const ADVERB =
  /^([^,;:.]{0,40}?)[,;(]? ?\b(?:possibly|perhaps|conceivably|alternatively|(?:much |far )?less likely|more likely|most likely|less probably)\b(?: an?)?([^,;:.]{0,40})$/i;
const LOUD =
  /\b(?:and|with|without|no|not|nor|is|are|was|were|has|have|which|that|but|due|from|secondary|because|if|than|represents?)\b/i;

/** Behind the first thing only its place may stand: "atelectasis at the left base or pneumonia". */
function placeOnly(words: string | undefined): boolean {
  const text = words?.trim() ?? '';
  return text === '' || /^\([^()]*\)$|^(?:in|at|of|on|within|along|involving|near|throughout)\b/i.test(text);
}

function quiet(words: string | undefined): boolean {
  const text = words?.trim() ?? '';
  return text === '' || (!LOUD.test(text) && text.split(' ').length <= 6);
}

/** "MR/TR": what two valves of the heart do, both of them. */
const VALVE = /^(?:aortic|mitral|tricuspid|pulmonic)-(?:valve-)?(?:regurgitation|stenosis)$/;

/** How two things of a sentence are joined. */
function jointOf(read: ReadSentence, a: DraftFrame, b: DraftFrame): Joint {
  const between = textBetween(read, endOf(a), startOf(b));
  // "Calcific/atheromatous plaque": two words for one thing.
  if (between === '/' && VALVE.test(a.head?.ref.id ?? '') && VALVE.test(b.head?.ref.id ?? '')) return null;
  if (between === '/')
    return read.reportType === 'imaging' && a.head?.ref.id !== b.head?.ref.id && a.head?.via !== 'word-order'
      ? 'or'
      : null;
  if (between.length > 90) return null;
  if (isDifferential(read, a) && /^ ?(?:,|\band\b|, and)(?: [\w-]+){0,3} ?$/.test(between)) return 'or';
  const or = OR.exec(between);
  if (or) return placeOnly(or[1]) && quiet(or[1]) && quiet(or[2]) ? 'or' : null;
  const adverb = ADVERB.exec(between);
  if (adverb) return placeOnly(adverb[1]) && quiet(adverb[1]) && quiet(adverb[2]) ? 'adverb' : null;
  return /^ ?,(?: [\w-]+){0,3} ?$/.test(between) && quiet(between.replace(',', '')) ? 'comma' : null;
}

/** "The differential includes sarcoidosis, lymphoma and infection" */
function isDifferential(read: ReadSentence, a: DraftFrame): boolean {
  return DIFFERENTIAL.test(textBetween(read, read.sentence.span.start, startOf(a)));
}

const DIFFERENTIAL =
  /\b(?:differential|ddx|considerations?|possibilities)\b[^.;]*\b(?:include|includes|including|are|is|of|for)\b|\b(?:differential|ddx):/i;

/** The things from `at` on that are held against each other; one alone where none is. */
function runFrom(read: ReadSentence, things: readonly DraftFrame[], at: number): DraftFrame[] {
  const first = things[at];
  if (!first) return [];
  const run = [first];
  let kept = 1;
  let joined = false;
  for (let i = at + 1; i < things.length; i++) {
    const [before, next] = [things[i - 1] as DraftFrame, things[i] as DraftFrame];
    const joint = jointOf(read, before, next);
    if (joint === null) break;
    // "Cardiomegaly, possibly an effusion": two things, unless the first was left open or only a look.
    if (joint === 'adverb' && before.assertion !== 'possible' && !isLook(before)) break;
    // "Cardiomegaly, atelectasis or pneumonia": what stands before the comma is open only where all is.
    if (joint === 'comma' && !(before.assertion === 'possible' && next.assertion === 'possible')) break;
    // "A 12 mm nodule, adenoma versus metastasis": the look is there, and stands for one of the two.
    if (joint === 'comma' && run.length === 1 && isLook(before) && !isLook(next) && isHeldAgainst(read, next)) break;
    run.push(next);
    if (joint !== 'comma') {
      kept = run.length;
      joined = true;
    }
  }
  return joined ? run.slice(0, kept) : [first];
}

function isHeldAgainst(read: ReadSentence, thing: DraftFrame): boolean {
  return /^ (?:versus|vs\.?) /i.test(textBetween(read, endOf(thing), endOf(thing) + 10));
}

/** Words for how something looks, which the report goes on to take for something. */
const LOOK =
  /(?:^|-)(?:opacit\w*|opacification|density|densities|lesion|mass|nodule|focus|collection|lucency|consolidation|thickening|uptake|enhancement|signal|changes?|abnormality|calcifications?|defect|infiltrate|stranding|fluid|shadow|prominence|fullness|finding|spot|asymmetry|hypodensity|hyperdensity|hypoechoic|growth|lump|tumor|widened|widening)(?:-|$)/;

export function isLook({ head }: Pick<DraftFrame, 'head'>): boolean {
  return head !== null && LOOK.test(head.ref.id);
}

/** The finding that the run is taken for: linked to it ("concerning for"), or a look with a comma ("lesion, likely a cyst"). */
function ownerOf(read: ReadSentence, things: readonly DraftFrame[], run: readonly DraftFrame[]): DraftFrame | null {
  const [first, second] = run;
  if (!first?.head) return null;
  const mention = first.head;
  const linked = things.find(
    (frame) =>
      frame !== first &&
      endOf(frame) <= startOf(first) &&
      frame.links.some(
        (link) => link.mention === mention && (link.relation === 'suspicion' || link.relation === 'consistent'),
      ),
  );
  if (linked && !run.includes(linked)) return linked;
  if (second && isLook(first) && !isLook(second) && jointOf(read, first, second) === 'adverb') return first;
  const before = things[things.indexOf(first) - 1];
  if (!before || before.oneOf || !isLook(before) || isLook(first)) return null;
  const between = textBetween(read, endOf(before), startOf(first));
  const taken =
    /^(?: (?:in|at|of|within) [\w -]{2,40})?,(?: (?:likely|probably|possibly|most likely|presumably|perhaps|probable|possible))(?: an?)?(?: [\w-]+){0,3} ?$/i;
  const open = /^(?: (?:in|at|of|within) [\w -]{2,40})?, ?(?:an? )?(?:[\w-]+ ){0,2}$/i;
  if (!quiet(between.replace(',', ''))) return null;
  return taken.test(between) || (run.length > 1 && open.test(between)) ? before : null;
}

/** "Reactive versus metastatic", "residua of a fracture, possibly a granuloma": one of them is not known, so the line speaks. */
function quoteUnknown(read: ReadSentence, things: readonly DraftFrame[]): void {
  const sentence = textBetween(read, read.sentence.span.start, read.sentence.span.end);
  const tied = new Map<string, DraftFrame[]>();
  for (const frame of things)
    if (frame.oneOf && !frame.oneOf.owner) tied.set(frame.oneOf.group, [...(tied.get(frame.oneOf.group) ?? []), frame]);
  for (const ones of tied.values()) {
    const [first, last] = [ones[0], ones.at(-1)];
    if (
      !first ||
      !last ||
      (ones.length < 2 && !/\b(?:or|versus|vs|possibly|less likely|conceivably)\b/i.test(sentence))
    )
      continue;
    const from = anchorBefore(read, first);
    const to = ones.length < 2 ? read.tokens.length : read.tokens.findIndex(({ start }) => start >= endOf(last));
    const strange = read.tokens
      .slice(from, to < 0 ? undefined : to)
      .some(
        (token, i) =>
          token.kind === 'word' &&
          token.text.length > 3 &&
          !read.words.known[from + i] &&
          !isGeneralWord(token.text) &&
          !CONNECTS.test(token.text),
      );
    if (strange) for (const one of ones) one.ownWords = 'alternative';
  }
  // "The differential for sparse granulomas includes …": found already, and not what it may be.
  for (const frame of things)
    if (!frame.oneOf && OF_WHICH.test(textBetween(read, read.sentence.span.start, startOf(frame))))
      frame.ownWords = 'alternative';
  if (!/\b(?:versus|vs)\b/i.test(sentence)) return;
  for (const frame of things) {
    if (frame.oneOf) continue;
    const near = textBetween(read, startOf(frame) - 24, startOf(frame));
    const after = textBetween(read, endOf(frame), endOf(frame) + 12);
    if (/\b(?:versus|vs\.?) (?:[\w-]+ )?$/i.test(near) || /^ (?:versus|vs)\b/i.test(after))
      frame.ownWords = 'alternative';
  }
}

const OF_WHICH = /\bdifferential(?: diagnosis)? (?:for|of) (?:[\w-]+ ){0,4}$/i;

const CONNECTS =
  /^(?:possibly|perhaps|conceivably|alternatively|likely|versus|represent\w*|reflect\w*|probably|suggest\w*|consistent|suspicious|concerning|compatible|either|favou?red|underlying|superimposed|early|small|large|mild|focal|area|process|change|changes|type|related)$/;

/** Token behind the word that opens the list: the last comma, link or start of the clause before it. */
function anchorBefore(read: ReadSentence, first: DraftFrame): number {
  const at = read.tokens.findIndex(({ start }) => start >= startOf(first));
  for (let i = at - 1; i >= Math.max(0, at - 14); i--)
    if (/^(?:represents?|reflects?|be|for|with|includes?|:|is|are|likely|suggest\w*)$/.test(read.tokens[i]?.text ?? ''))
      return i + 1;
  return at;
}
