import type { Assertion, Change, Laterality, Span } from '../contract/analysis.js';
import { onceIn } from '../knowledge/index.js';
import type { Attributes } from './attributes/attributes.js';
import { isMeasuredByItself, isOfNounBehind, isOfPartInFront } from './attributes/size-of-other.js';
import { findSizes } from './attributes/sizes.js';
import { attributesOf, type Clause, type ReadSentence } from './clause.js';
import { clauseCoverage } from './coverage.js';
import type { Head } from './heads/reach.js';
import { isBareJoin } from './heads/sites.js';
import { labelLevel, leadingLevel, namesLevels, OFF_THE_SPINE, ownLevel } from './heads/spine-levels.js';
import type { PlacedMention } from './mentions.js';
import { nearWords } from './names/near-words.js';
import { ownAttributes, phraseStart, tiedEnd } from './names/own-words.js';
import type { AssertionResult, Frame, FrameKind, Mention, Size } from './types.js';
import { urgencyOf } from './urgency/urgency.js';

/** Frames without ids; `understand` numbers them. */
export type DraftFrame = Omit<Frame, 'id'>;

export const CERTAIN: AssertionResult = {
  negation: 'affirmed',
  temporality: 'recent',
  experiencer: 'patient',
  certainty: 'certain',
  triggers: [],
};

const GROWN = /\bgrow(?:n|ing)\b/i;

function ownWords({ text }: ReadSentence, { span }: Clause): string {
  return text.slice(span.start, span.end);
}

/** A frame about a head, with the attributes of its own stretch of the clause. */
export function headed(
  read: ReadSentence,
  clause: Clause,
  kind: FrameKind,
  head: Head,
  asserted: AssertionResult,
): DraftFrame {
  const frame = blank(read, clause, kind, head.item, asserted);
  const ownTo = withAnother(read, head) ? head.item.to : head.to;
  const attributes =
    head.item.mention.kind === 'normal'
      ? attributesOf(read, head.from, ownTo)
      : ownAttributes(read, clause, head, ownTo);
  const tail = ownTo === head.to ? sharedTail(read, clause, head) : null;
  frame.sites = head.sites.map((site) => site.mention).filter(({ span }) => !isOrigin(read, span.end));
  frame.links = head.links;
  frame.level = ownLevel(read, attributes.level) ?? attributes.level ?? tail?.level ?? leadingLevel(read, clause);
  if (/^T[0-4]$/.test(frame.level ?? '') && STAGE(read.text)) frame.level = null;
  // "At L3, left 7th rib and right iliac crest": the bone of the back is one place, the rib another.
  if (/^[CTLS]\d/.test(frame.level ?? '') && frame.sites.some(({ ref }) => OFF_THE_SPINE.test(ref.id)))
    frame.level = labelLevel(read);
  // "RLL opacity, mod MR": the valves of the heart have no side, whatever the line names beside them.
  // "Vomiting x2, right pupil 4 mm": what befalls the whole person has none either, nor a size.
  const whole = OF_THE_WHOLE.test(head.item.mention.ref.id);
  if (whole) frame.laterality = null;
  else if (!OF_A_VALVE.test(head.item.mention.ref.id))
    frame.laterality = attributes.laterality ?? tail?.laterality ?? sideOfLabel(read, head);
  if (read.labelSpan) frame.label = read.labelSpan;
  else if (read.topic?.sites[0] && head.sites[0] === read.topic.sites[0]) frame.label = read.topic.span;
  // "Gross hematuria": the blood can be seen, however much it is.
  frame.severity = /^gross-/.test(head.item.mention.ref.id) ? null : attributes.severity;
  frame.change = changeOf(read, attributes.change ?? tail?.change ?? null);
  // "E. coli grown": how a germ is found, and no growth in size.
  if (head.item.mention.kind === 'organism' && frame.change === 'increased' && GROWN.test(ownWords(read, clause)))
    frame.change = null;
  // "Two lesions, in the left lobe and the right lobe": one in each.
  frame.count =
    head.not && attributes.count?.kind === 'number' && attributes.count.value === 2
      ? { kind: 'number', value: 1 }
      : attributes.count;
  const sizeFrom = read.tokens[head.from]?.start ?? clause.span.start;
  const sizeTo = read.tokens[head.to - 1]?.end ?? clause.span.end;
  const sizes = whole ? [] : findSizes(read.text, sizeFrom, sizeTo);
  // "4 cm from the nipple" is a distance: only for a device it matters as such.
  frame.sizes =
    kind === 'device'
      ? sizes
      : sizes.filter(
          (size) =>
            !isDistance(read.text, size.span) &&
            !isDepth(read.text, size.span.start) &&
            !isWayGone(read.text, head, size.span.start) &&
            !isOfWhatItSuggests(read, head, size.span) &&
            !isOfNameBefore(read, head, size, sizes) &&
            !isOfPartBefore(read, head, size, sizes) &&
            !isOfPartInFront(read.text, clause.placed, head.item.mention.span.start, size.span) &&
            !isBehindBrackets(read, head, size.span.start) &&
            !isOfPlace(read, clause, head, size.span.start) &&
            !isOfPlaceBefore(read, clause, head, size.span) &&
            !isOfOwner(read, clause, head, size.span) &&
            !isOfOther(read, head, size.span.start) &&
            !isOfNounBehind(read.text, head, size.span),
        );
  frame.count ??= oneEach(read, frame);
  // "Two protrusions: left L4/5 and right L5/S1": each lies at its own level.
  const apart = frame.laterality === 'both' && !/\b(?:bilateral\w*|both)\b/i.test(read.text.slice(clause.span.start, clause.span.end)); // biome-ignore format: one line
  if ((frame.count !== null || apart) && frame.level !== null && namesLevels(read, clause)) {
    frame.level = null;
    if (apart) frame.laterality = null;
  }
  if (asserted.negation === 'negated') {
    frame.severity = null;
    frame.count = null;
    if (frame.change !== 'resolved') frame.change = null;
  }
  const own = read.tokens.slice(head.from, head.to);
  // Among the allergies stands what happened once.
  if (kind !== 'absent' && read.section.kind !== 'allergies') {
    const near = () => nearWords(read);
    frame.urgency = urgencyOf(head.item.mention, asserted, frame.change, own, read.knowledge, false, read.tokens, near);
    for (const link of head.links) {
      if (frame.urgency || link.relation === 'with') continue;
      const state = link.relation === 'suspicion' ? 'possible' : asserted.negation;
      const linked = { ...asserted, negation: state };
      frame.urgency = urgencyOf(link.mention, linked, frame.change, own, read.knowledge, false, read.tokens, near);
    }
  }
  return frame;
}

/** What is felt or seen of the whole person: it has no side and no size. */
const OF_THE_WHOLE =
  /^(?:vomiting|nausea|nausea-and-vomiting|fever|chills|fatigue|cough|dizziness|vertigo|syncope|presyncope|diarrhea|constipation|confusion|delirium|sepsis|dehydration|weight-loss|anorexia|insomnia|hypotension|hypertension|anemia|jaundice)$/;

/** "Probable T4a vs T3 disease", "tumor at T3/T4a": how far it has grown, and no bone of the back. */
const OF_A_VALVE =
  /^(?:mitral|aortic|tricuspid|pulmonic|pulmonary)-(?:valve|regurgitation|stenosis|insufficiency|sclerosis)/;
const STAGE = onceIn(
  /\bT[0-4][a-d]\b|\bT[0-4] ?(?:disease|tumou?r|cancer|stage|staging|(?:rectal|colon\w*|bladder|gastric) )|\bT[0-4] ?N[0-3x]\b|\b(?:stag(?:e|ed|ing)|TNM) (?:\w+ ){0,2}T[0-4]\b|\bT[0-4] ?(?:vs\.?|versus|or) ?T[0-4]\b[^.]*\b(?:disease|tumou?r|cancer|stage)/i,
);

/** What follows the last of a bare list is said of the whole list ("A and B, unchanged"). */
function sharedTail(read: ReadSentence, clause: Clause, head: Head): Attributes | null {
  const things = clause.placed.filter(
    (item) => item.from >= head.item.to && item.mention.kind !== 'descriptor' && item.mention.kind !== 'anatomy',
  );
  // What has a place of its own is not in the place at the end of the list.
  if (things.length === 0 || head.sites.some((site) => site.from < head.item.to)) return null;
  let at = head.item;
  for (const item of things) {
    if (!isBareJoin(read.tokens, at.to, item.from)) return null;
    at = item;
  }
  return at.to < clause.to ? attributesOf(read, at.to, tiedEnd(read, at.to, clause.to)) : null;
}

/** "Heart failure with a low ejection fraction, improved": what follows is not said of the thing behind "with". */
function withAnother(read: ReadSentence, head: Head): boolean {
  const before = read.tokens.slice(Math.max(0, head.from - 1), head.item.from);
  return before.some((token) => token.text === 'with') && read.tokens[head.item.to]?.text === ',';
}

const STORY = new Set(['history_present', 'chief_complaint']);

/** Change as it is now: "worsening" in the story before is past. */
function changeOf(read: ReadSentence, change: Change | null): Change | null {
  if (change === 'increased' && STORY.has(read.section.kind)) return null;
  return change;
}

/** "Adenocarcinoma, favor lung primary" of a fluid: where it may have begun, and not where it was found. */
function isOrigin({ reportType, text }: ReadSentence, end: number): boolean {
  return reportType === 'pathology' && /^[ -](?:primary|origin|source)\b/i.test(text.slice(end, end + 12));
}

/** The side that the label gives to a finding in the part it names; of a specimen, to all that is found in it. */
function sideOfLabel(read: ReadSentence, head: Head): Laterality | null {
  if (read.topic?.sites[0] && head.sites[0] === read.topic.sites[0]) return read.topic.side;
  const side = read.labelSide ?? innerSide(read);
  if (side === null) return null;
  if (read.reportType === 'pathology') return side;
  const named = new Set(read.labelSites.map((site) => site.mention.ref.id));
  // "Left hand: erosions at the second knuckle": of what there are two of, it is the one on the side of the label.
  const paired = ({ mention }: PlacedMention) => read.knowledge.concept(mention.ref.id)?.paired === true;
  const ofPair = read.labelSites.length === 0 || read.labelSites.some(paired);
  return head.sites.every((site) => named.has(site.mention.ref.id) || (ofPair && paired(site))) ? side : null;
}

/** "MAMMOGRAM: Left: …": the side behind the label of the whole line. */
function innerSide({ text, tokens, bodyFrom, reportType }: ReadSentence): Laterality | null {
  const [first, mark] = [tokens[bodyFrom], tokens[bodyFrom + 1]];
  if (reportType !== 'imaging' || mark?.text !== ':' || first === undefined) return null;
  const word = text.slice(first.start, first.end).toLowerCase();
  return word === 'left' || word === 'right' ? word : null;
}

function isDistance(text: string, { start, end }: Span): boolean {
  // "Within 3 mm of the tumour"
  if (
    /^\s+of\b/.test(text.slice(end, end + 5)) &&
    /\bwithin (?:about |approximately |approx\.? |~ ?)?$/i.test(text.slice(Math.max(0, start - 24), start))
  )
    return true;
  return /^\s+(?:(?:away )?from|above|below|beyond|into|(?:\w+ )?(?:migration|displacement|retraction)|(?:distal|proximal|deep|superior|inferior|medial|lateral|anterior|posterior) to)\b/.test(
    text.slice(end, end + 24),
  );
}

/** "Melanoma, Breslow 1.3 mm": how deep it goes, not how large it is. */
function isDepth(text: string, start: number): boolean {
  return /\b(?:breslow(?:['’]?s)?(?: (?:depth|thickness))?|depth(?: of invasion)?|thickness|invad\w+|distance|(?:abut|contact)\w*[^.;,]{0,24}(?:over|for|by|along))\W{0,3}(?:of |is |at |to )?$/i.test(
    text.slice(Math.max(0, start - 40), start),
  );
}

/** "Extrusion migrating inferiorly by 11 mm", "displaced by 6 mm": how far it went, unless that is what is named. */
function isWayGone(text: string, { item }: Head, start: number): boolean {
  // "Sigmoid wall thickening over 6 cm": how much of it is thick.
  if (/thickening|stenosis|narrowing|occlusion|stricture/.test(item.mention.ref.id))
    return /\b(?:over|along|for|spanning|involving) (?:an? |about |approximately |approx\.? |around |~ ?)*(?:length of |segment of )?$/i.test(
      text.slice(Math.max(0, start - 40), start),
    );
  return (
    !/shift|listhesis|displace|slip|migrat|descent|prolapse|retract|translation|subluxation|deviation|ectopia|distance|angulation/.test(
      item.mention.ref.id,
    ) &&
    /\b(?:migrat|displac|extend|protrud|project|descend|herniat|retract|shift|depress|separat|distract|overrid|pok|push|reach|mov)\w*(?: (?!by\b)[a-z-]+){0,3} (?:by|for|to) (?:about |approximately |approx\.? |around |up to |~ ?|at least |some )?$/i.test(
      text.slice(Math.max(0, start - 70), start),
    )
  );
}

/** "Interval of 4 mm, suspicious for ligament injury": of what was seen, not of what it makes one think of. */
function isOfWhatItSuggests(read: ReadSentence, head: Head, { end }: Span): boolean {
  const { start } = head.item.mention.span;
  return end <= start && MAKES_THINK.test(read.text.slice(end, start));
}

const MAKES_THINK =
  /\b(?:suspicious|concerning|worrisome|suggest\w*|indicat(?:ing|ive)|consistent|compatible|in keeping|representing)\b/i;

/** "Pre-void volume 310 cc, residual urine 12 cc": what stands before the comma has a name of its own. */
function isOfNameBefore(read: ReadSentence, head: Head, { span }: Size, sizes: readonly Size[]): boolean {
  const { start, end } = head.item.mention.span;
  if (span.end > start || !/,/.test(read.text.slice(span.end, start))) return false;
  return sizes.some((other) => other.span.start >= end && !/[,;]/.test(read.text.slice(end, other.span.start)));
}

/** "Root 3.4 cm, ascending aorta 4.3 cm, mildly dilated": of two parts with a size each the last is meant. */
function isOfPartBefore(read: ReadSentence, head: Head, size: Size, sizes: readonly Size[]): boolean {
  const { start } = head.item.mention.span;
  if (size.previous || size.span.end > start) return false;
  return sizes.some(
    ({ span, previous }) =>
      !previous &&
      span.start > size.span.end &&
      span.end < start &&
      /^\s*,.*[a-z]{3}/i.test(read.text.slice(size.span.end, span.start)) &&
      /^\s*[,(]/.test(read.text.slice(span.end, start)),
  );
}

/** "Carcinoma (acinar 60%, papillary 40%), 2.4 cm": the size is that of what stands before the brackets. */
function isBehindBrackets(read: ReadSentence, head: Head, at: number): boolean {
  let depth = 0;
  for (let i = head.item.to; i < read.tokens.length; i++) {
    const token = read.tokens[i];
    if (!token || token.start >= at) return depth < 0;
    if (token.text === '(') depth++;
    else if (token.text === ')') depth--;
  }
  return depth < 0;
}

/** "A 7 mm and a 5 mm nodule": two of them. */
function oneEach(read: ReadSentence, frame: DraftFrame): Frame['count'] {
  const [first, second] = frame.sizes.filter((size) => !size.previous);
  if (!first || !second || !frame.head || second.span.end > frame.head.span.start) return null;
  return /^\s*(?:and|,) an?\s*$/i.test(read.text.slice(first.span.end, second.span.start))
    ? { kind: 'number', value: frame.sizes.length }
    : null;
}

/** The size of what lies on the other side. */
function isOfOther(read: ReadSentence, head: Head, at: number): boolean {
  const { not, own } = head;
  if (own && at >= head.item.mention.span.end)
    return at < (read.tokens[own.from]?.start ?? 0) || at >= (read.tokens[own.to - 1]?.end ?? at + 1);
  if (!not) return false;
  return at >= (read.tokens[not.from]?.start ?? at + 1) && at < (read.tokens[not.to - 1]?.end ?? at);
}

/** "hypertrophy with the septum measuring 1.6 cm": the size of a body part, not of the finding before it. */
function isOfPlace(read: ReadSentence, clause: Clause, head: Head, at: number): boolean {
  return clause.placed.some(
    (item) =>
      item.mention.kind === 'anatomy' &&
      item.from > head.item.to &&
      item.mention.span.end < at &&
      (isMeasuredByItself(read.tokens, item) ||
        (/^(?:with|and)$/.test(
          read.tokens[item.from - (read.tokens[item.from - 1]?.text === 'the' ? 2 : 1)]?.text ?? '',
        ) &&
          /^\s*(?:that |which )?(?:measur\w+|is|was|of)\b/.test(read.text.slice(item.mention.span.end, at)))),
  );
}

/** A head that is how a body part is, so that the measure of the part is its own ("root 3.9 cm, mildly dilated"). */
const STATE_OF_PART =
  /(?:dilat|enlarg|widen|narrow|thick|aneurysm|ectasia|megaly|atroph|hypertroph|stenosis|hydro|small|large|distension|distention|length|height|size)/;

/** "Left kidney 10.6 cm with a 9 mm stone", "main artery 3.4 cm, suggesting …": the size of the part before the finding. */
function isOfPlaceBefore(read: ReadSentence, clause: Clause, head: Head, span: Span): boolean {
  if (STATE_OF_PART.test(head.item.mention.ref.id)) return false;
  const start = head.item.mention.span.start;
  if (span.end > start || !/,|;|\bwith\b|\band\b/.test(read.text.slice(span.end, start))) return false;
  return clause.placed.some(
    ({ mention }) =>
      mention.kind === 'anatomy' &&
      mention.span.end < span.start &&
      /^\s*(?:[:=]|measur\w+|is|was)?\s*(?:about|up to|approximately)?\s*$/.test(
        read.text.slice(mention.span.end, span.start),
      ),
  );
}

const BETWEEN_THINGS =
  /\b(?:with|without|containing|contains|contain|has|have|showing|shows|which|from|above|below|near|at|adjacent|surrounding|in(?! (?:size|diameter|length|width|height|thickness|maxim\w+|greatest|largest|long\w*|short\w*|transverse|ap|craniocaudal|total|extent)))\b/i;

/** "A collection 1.6 cm in the pelvis with an enhancing wall", "OVARY: 36 x 25 mm, contains a cyst": the size of what owns it. */
function isOfOwner(read: ReadSentence, clause: Clause, head: Head, span: Span): boolean {
  const { start, end } = head.item.mention.span;
  if (span.end <= start) return BETWEEN_THINGS.test(read.text.slice(span.end, start));
  if (span.start < end || !read.text.slice(end, span.start).includes(',')) return false;
  const first = read.tokens[phraseStart(read, clause.from, head.item.from) - 1]?.text ?? '';
  return /^(?:with|containing|contains|has)$/.test(first);
}

/** A frame of a clause without attributes of a head. */
export function blank(
  read: ReadSentence,
  clause: Clause,
  kind: FrameKind,
  head: PlacedMention | null,
  asserted: AssertionResult,
): DraftFrame {
  const others = clause.placed.filter((item) => item !== head).map((item) => item.mention);
  return {
    kind,
    sentence: read.sentence.index,
    source: clause.span,
    head: head?.mention ?? null,
    others,
    sites: [],
    level: null,
    assertion: assertionOf(asserted),
    negated: asserted.negation === 'negated',
    temporality: asserted.temporality,
    experiencer: asserted.experiencer,
    certainty: asserted.certainty,
    ...(asserted.twoWays && { twoWays: true }),
    change: null,
    laterality: attributesOf(read, clause.from, clause.to).laterality,
    severity: null,
    count: null,
    sizes: findSizes(read.text, clause.span.start, clause.span.end),
    urgency: null,
    links: [],
    medicine: null,
    recommendation: null,
    score: null,
    coverage: clauseCoverage(read, clause),
  };
}

function assertionOf(result: AssertionResult): Assertion {
  if (result.experiencer !== 'patient') return 'family';
  if (result.temporality === 'hypothetical') return 'conditional';
  if (result.negation === 'negated') return 'absent';
  if (result.temporality === 'historical') return 'historical';
  return result.negation === 'possible' ? 'possible' : 'present';
}

/** The first body part of a clause. */
export function firstAnatomy(clause: Clause): PlacedMention | null {
  return clause.placed.find((item) => item.mention.kind === 'anatomy') ?? null;
}

/** All body parts of a clause. */
export function anatomyOf(clause: Clause): Mention[] {
  return clause.placed.filter((item) => item.mention.kind === 'anatomy').map((item) => item.mention);
}
