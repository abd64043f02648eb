import type { Laterality, Span } from '../contract/analysis.js';
import type { Knowledge, Token } from '../knowledge/index.js';
import type { Section, Sentence } from '../reading/types.js';
import { beginsDatedPicture } from './advice/forms.js';
import { beginsOrder } from './advice/recommendation.js';
import { assertSpan, type CueMap } from './assertion/assert.js';
import { type Attributes, readAttributes } from './attributes/attributes.js';
import { isAnotherThatChanged } from './attributes/changed-apart.js';
import type { FoundWords, PlacedMention } from './mentions.js';
import { isMothersPaper, isTheMother } from './mothers-paper.js';
import type { Topic } from './paragraph-topic.js';
import type { FoundScore } from './scores/scores.js';
import type { AssertionResult, Mention } from './types.js';

/** A sentence with everything recognised in it; frames are made from its clauses. */
export interface ReadSentence {
  text: string;
  sentence: Sentence;
  section: Section;
  tokens: readonly Token[];
  cues: CueMap;
  words: FoundWords;
  scores: FoundScore[];
  knowledge: Knowledge;
  reportType: string;
  reportTitle: string;
  /** Mention of the body part in the label ("LUNGS:"), if it is one. */
  labelSites: PlacedMention[];
  /** Level of a label earlier on the same line ("L4-L5: … . … ."). */
  carriedLevel: string | null;
  /** Side that the label names ("LEFT KIDNEY:"), of this sentence or of the specimen it is found in. */
  labelSide: Laterality | null;
  /** Where the label stands. */
  labelSpan: Span | null;
  /** The organ that its paragraph is on, where the sentence names none itself. */
  topic?: Topic;
  /** What the line over a list says its entries are ("Nodules:"). */
  listHead?: Mention;
  /** First token behind the label. */
  bodyFrom: number;
  /** Whether it can state a finding at all, once it was asked. */
  states?: boolean;
  /** Words next to it, once `nearWords` was asked. */
  near?: readonly Token[];
  /** Its clauses, once `clausesOf` was asked. */
  clauses?: Clause[];
}

/** A clause: token positions in its sentence, end exclusive, and its span in the text. */
export interface Clause {
  from: number;
  to: number;
  span: Span;
  placed: PlacedMention[];
}

const TURNS = new Set(['but', 'however', 'although', 'though', 'whereas']);

/** Cuts a sentence into clauses: at the starts that assertion uses, and at "but" and its like. */
export function clausesOf(read: ReadSentence): Clause[] {
  read.clauses ??= cutClauses(read);
  return read.clauses;
}

function cutClauses(read: ReadSentence): Clause[] {
  const { tokens, cues, bodyFrom } = read;
  const clauses: Clause[] = [];
  let from = bodyFrom;
  const close = (to: number): void => {
    if (to > from) {
      const clause = makeClause(read, from, to);
      if (clause) clauses.push(clause);
    }
    from = Math.max(from, to);
  };
  for (let i = bodyFrom + 1; i < tokens.length; i++) {
    if (
      cues.clauses[i] === i ||
      (TURNS.has(tokens[i]?.text ?? '') && i - from > 1 && tokens[i - 1]?.text !== '(') ||
      isOrderBehind(read, i, from) ||
      isAnotherThatChanged(read, i, from)
    )
      close(i);
  }
  close(tokens.length);
  return joinedList(read, clauses) ?? clauses;
}

const ALL_NORMAL =
  /\b(?:(?:were|are|was|is) all|all (?:were|are|appear(?:ed)?|looked)) (?:entirely |grossly |completely )?(?:normal|unremarkable|clear|intact)\b/i;
const SAYS_SOMETHING =
  /\b(?:is|are|was|were|has|have|had|shows?|showed|seen|noted|found|no|not|without|normal|abnormal|with)\b/i;

/** "The esophagus; the stomach; and the duodenum were all normal": a list of which the last words speak of each. */
function joinedList(read: ReadSentence, clauses: readonly Clause[]): Clause[] | null {
  const [first] = clauses;
  const last = clauses.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const wordsOf = ({ span }: Clause) => read.text.slice(span.start, span.end);
  if (!ALL_NORMAL.test(wordsOf(last)) || clauses.slice(0, -1).some((one) => SAYS_SOMETHING.test(wordsOf(one))))
    return null;
  const whole = makeClause(read, first.from, last.to);
  return whole === null ? null : [whole];
}

const BEFORE_ORDER = new Set([',', ';', '-', '–', '—']);

/** "Nodule, no routine follow-up": the order is a clause of its own, whatever stands before it. */
function isOrderBehind(read: ReadSentence, at: number, from: number): boolean {
  const { tokens, text, sentence } = read;
  const before = tokens[at - 1];
  const token = tokens[at];
  if (!before || !token || at - from < 2 || token.kind !== 'word') return false;
  if (token.text === 'meet' || token.text === 'meets')
    return before.text !== 'not' && MEETS.test(text.slice(token.start, sentence.span.end));
  if (!BEFORE_ORDER.has(before.text)) return false;
  // "Nodule, for which an ultrasound is recommended"
  if (token.text === 'for' && tokens[at + 1]?.text === 'which')
    return ADVISED.test(text.slice(tokens[at + 1]?.end ?? token.end, sentence.span.end).trimStart());
  // "If symptoms persist, repeat scan": the condition and the order are one.
  if (/^(?:if|unless|should|when)$/.test(tokens[from]?.text ?? '') && before.text !== ';') return false;
  // A hyphen inside a word is no dash.
  if (before.end === token.start && before.text !== ';' && before.text !== ',') return false;
  const words = text.slice(token.start, Math.min(sentence.span.end, token.start + 60));
  if (read.reportType === 'imaging' && /^[-–—;,]$/.test(before.text) && beginsDatedPicture(words)) return true;
  if (read.reportType === 'imaging' && before.text === ';')
    if (ADVISED_APART.test(text.slice(token.start, sentence.span.end))) return true;
  return beginsOrder(words) || (ADVISED.test(words) && namesGrave(read, from, at));
}

/** "…; functional testing should be considered": behind a semicolon what is asked for needs no first word of an order. */
const ADVISED_APART =
  /^(?:an? |the )?(?:[\w/-]+ ){1,8}?(?:(?:is|are) )?(?:advised|recommended|suggested|(?:should|may|could|might|can) be (?:considered|obtained|performed))\b/i;
/** "Nodule in the right lobe meets criteria for FNA": what the rules ask for. */
const MEETS =
  /^meets? (?:[\w-]+ ){0,3}?criteria for (?:an? )?(?:[\w-]+ )?(?:fna|fine|biopsy|sampling|aspiration|follow|surveillance)/i;

/** "Acute infarct in the pons, DWI advised": what weighs is a statement of its own, not the reason of an order. */
const ADVISED = /^(?:an? |the )?(?:[a-z-]+ ){1,3}(?:(?:is|are) )?(?:advised|recommended|suggested)(?=\s*(?:$|[.;,]))/i;

function namesGrave(read: ReadSentence, from: number, to: number): boolean {
  return read.words.placed.some(
    ({ from: first, to: last, mention: { ref } }) =>
      first >= from &&
      last <= to &&
      ref.folder === 'concepts' &&
      read.knowledge.concept(ref.id)?.importance === 'urgent',
  );
}

function makeClause(read: ReadSentence, from: number, to: number): Clause | null {
  let first = from;
  let last = to;
  while (first < last && isEdge(read.tokens[first])) first++;
  while (last > first && isEdge(read.tokens[last - 1])) last--;
  const start = read.tokens[first]?.start;
  const end = read.tokens[last - 1]?.end;
  if (start === undefined || end === undefined || first >= last) return null;
  return {
    from: first,
    to: last,
    span: { start, end },
    placed: read.words.placed.filter((item) => item.from >= first && item.to <= last),
  };
}

function isEdge(token: Token | undefined): boolean {
  return token !== undefined && (',;.:|'.includes(token.text) || token.text === 'and');
}

/** How a mention is meant, with what its section adds (past history, family history). */
export function assertPlaced(
  read: ReadSentence,
  item: PlacedMention,
  rule: { past?: boolean; family?: boolean },
): AssertionResult {
  const result = assertSpan(read.cues, item.mention.span.start, item.mention.span.end);
  if (result.experiencer === 'family' && isMothersPaper(read.text) && ofHerself(read, result))
    result.experiencer = 'patient';
  if (result.negation === 'affirmed' && (isNotIncreased(read, item) || isNotGrown(read, item)))
    result.negation = 'negated';
  else if (result.negation === 'negated' && isBehindNoGrowth(read, item)) result.negation = 'affirmed';
  if ((rule.family || isOfTheFamilyToo(read, item)) && result.experiencer === 'patient') result.experiencer = 'family';
  const before = read.labelSpan !== null && OF_BEFORE.test(read.text.slice(read.labelSpan.start, read.labelSpan.end));
  if ((rule.past || before) && result.temporality === 'recent') result.temporality = 'historical';
  if (result.temporality === 'recent' && RISKS.test(read.section.heading?.text ?? ''))
    result.temporality = 'hypothetical';
  return result;
}

/** "Prev: 2021 section for failure to progress" */
const OF_BEFORE =
  /^\W*(?:prev(?:ious(?:ly)?)?|past|prior|(?:prev(?:ious)? |past )(?:pregnanc(?:y|ies)|births?|deliver(?:y|ies)))\W*$/i;

function ofHerself({ text }: ReadSentence, { triggers }: AssertionResult): boolean {
  return triggers.some(({ start, end }) => isTheMother(text.slice(start, end)));
}

/** "SHX/FHX: unremarkable for cancer": under a heading of both, an illness of nobody named is the family's. */
function isOfTheFamilyToo({ section, tokens }: ReadSentence, { mention }: PlacedMention): boolean {
  return (
    section.kind === 'social_history' &&
    mention.kind === 'disease' &&
    /\bfam|\bfhx?\b/i.test(section.heading?.text ?? '') &&
    !tokens.some(({ text }) => SELF.has(text))
  );
}

/** Words of the reader's own life: a habit is nobody else's where no relative is named. */
const SELF = new Set(
  'he she patient pt his her self alcohol etoh alcoholism tobacco smoking smoker smoked smokes cigarettes cigarette drinks drank drug drugs cocaine marijuana quit lives works married retired'.split(
    ' ',
  ),
);

/** The last letters of a sentence before a place in it. */
function wordsBefore({ text, sentence }: ReadSentence, at: number, most: number): string {
  return text.slice(Math.max(sentence.span.start, at - most), at);
}

/** A heading under which a paper lists what may go wrong. */
const RISKS =
  /^\W*(?:(?:(?:main|serious|common|rare|material) )?risks?(?: (?:discussed|explained|include|of (?:the )?(?:procedure|surgery|operation)))?|(?:possible|potential) complications|risks (?:and|&) (?:benefits|complications))\W*$/i;

/** "No growth of Salmonella, Shigella or Campylobacter": of a germ this denies the germ; of a mass it says that it stays as it is. */
function isNotGrown(read: ReadSentence, { mention }: PlacedMention): boolean {
  if (mention.kind !== 'organism') return false;
  const { start, end } = mention.span;
  if (GREW_NOT.test(read.text.slice(end, end + 40))) return true;
  return NOT_GROWN.test(wordsBefore(read, start, MOST_BEFORE));
}

/** "Blood culture no growth, antibiotics stopped": behind the comma nothing is denied any more. */
function isBehindNoGrowth(read: ReadSentence, { mention }: PlacedMention): boolean {
  const { start } = mention.span;
  return (
    mention.kind !== 'organism' &&
    /\bno growth(?: (?:to date|so far|at|after|in|for) [^,;.]{1,24})?, (?:(?!(?:no|nor|not|or|and no|without)\b)[^,;.])*$/i.test(
      wordsBefore(read, start, MOST_BEFORE),
    )
  );
}

/** "Salmonella: no growth". */
const GREW_NOT =
  /^(?: (?:spp\.?|species|sp\.?))?\s{0,3}[:=–-]?\s{0,3}(?:no growth|nil growth|not grown|did not grow)\b/i;
const MOST_BEFORE = 160;
const NOT_GROWN =
  /\b(?:no|nil|without|not any|(?:did|does) not (?:show|yield|reveal)(?: any)?) (?:(?:significant|further|any|pathogenic|bacterial|fungal) )*growth of\b(?![^.;]*\b(?:but|however|although|except|heavy|moderate|light|scanty|grew|isolated|positive)\b)[^.;:]*$/i;

/** "No increase in intraepithelial lymphocytes": an entry that is a raised number, and the number is said not to be raised. */
function isNotIncreased(read: ReadSentence, item: PlacedMention): boolean {
  const { ref, span } = item.mention;
  if (!ref.id.startsWith('increased-')) return false;
  return (
    /\b(?:no|without|not) (?:significant |abnormal |an? )?(?:increased?|excess)(?: (?:in|of|number of|numbers of))*(?: the)? ?(?:\w+ )?$/i.test(
      wordsBefore(read, span.start, 50).replace(/\s+/g, ' '),
    ) ||
    /^ (?:is|are) (?:not (?:significantly )?increased|within normal|normal in number)\b/i.test(
      read.text.slice(span.end, span.end + 40),
    )
  );
}

const attributes = new WeakMap<ReadSentence, Map<number, Readonly<Attributes>>>();

/** Attributes of the words around a head: its own stretch of the clause, without the words of `not`. Each stretch is read once. */
export function attributesOf(
  read: ReadSentence,
  from: number,
  to: number,
  not?: { from: number; to: number },
): Readonly<Attributes> {
  let known = attributes.get(read);
  if (known === undefined) {
    known = new Map();
    attributes.set(read, known);
  }
  // Four places in a sentence as one number: none is as long as that.
  const key = ((from * PLACES + to) * PLACES + (not?.from ?? 0)) * PLACES + (not?.to ?? 0);
  let found = known.get(key);
  if (found === undefined) {
    found = attributesIn(read, from, to, not);
    known.set(key, found);
  }
  return found;
}

const PLACES = 1024;

function attributesIn(
  read: ReadSentence,
  from: number,
  to: number,
  not: { from: number; to: number } | undefined,
): Attributes {
  const left = (at: number) => not !== undefined && at >= not.from && at < not.to;
  return readAttributes(read.text, read.tokens, from, to, (at) => left(at) || isPartOfName(read, at));
}

/** True for "left" in "left ventricle": a word of a longer name whose standard term holds it. */
function isPartOfName(read: ReadSentence, at: number): boolean {
  const token = read.tokens[at];
  if (!token || !NAME_WORDS.has(token.text)) return false;
  return read.words.placed.some((item) => {
    if (item.from > at || item.to <= at || item.to - item.from < 2 || item.mention.ref.folder !== 'concepts')
      return false;
    const term = read.knowledge.concept(item.mention.ref.id)?.term ?? '';
    return (
      item.mention.kind !== 'descriptor' &&
      (SIZES.has(token.text) ||
        // "MDS with increased blasts"
        (item.from < at && /creased$/.test(token.text)) ||
        term
          .toLowerCase()
          .split(/[\s-]+/)
          .includes(token.text))
    );
  });
}

const SIZES = new Set(['small', 'large', 'minor', 'major', 'tiny']);
const NAME_WORDS = new Set([
  ...SIZES,
  'left',
  'right',
  'new',
  'acute',
  'severe',
  'mild',
  'advanced',
  'old',
  'single',
  'multiple',
  'stable',
  'increased',
  'decreased',
]);
