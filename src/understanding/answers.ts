import { tokenize } from '../knowledge/index.js';
import { assertPlaced, type Clause, clausesOf, type ReadSentence } from './clause.js';
import { NONE } from './data/clause-words.js';
import { blank, CERTAIN, type DraftFrame } from './draft-frame.js';
import { findMentions } from './mentions.js';

/** "Penicillin causes throat swelling" under ALLERGIES: the medicines named are what the reader is allergic to. */
export function allergyFrames(read: ReadSentence, clause: Clause): DraftFrame[] {
  if (isPastList(read) || namesUnknown(read)) return [];
  return clause.placed
    .filter((item) => item.mention.kind === 'medicine' && !isTolerated(read, item.mention.span))
    .map((item) => ({ item, asserted: assertPlaced(read, item, {}) }))
    .filter(({ asserted }) => asserted.negation !== 'negated')
    .map(({ item, asserted }) => blank(read, clause, 'finding', item, asserted));
}

const TAKEN_SAFELY =
  /\b(?:tolerat\w+|was given|given|gave|receiv\w+|takes?|taking|took|us(?:e|es|ed|ing)|carr(?:y|ies|ied|ying)|prescribed|issued|ok(?:ay)? (?:with|for)|fine with|can (?:take|have|use)|safe(?:ly)?|alternatives?|substitut\w+|instead|premedicat\w+|pre-?med\w*|cover(?:ed)? with|treated with|switched to|not allergic|no (?:known )?(?:allergy|reaction|problems?)|for)\b|-+>|→|=>/gi;
const WELL_BEHIND =
  /^\s*(?:[-–:]\s*)?(?:(?:is|was|has been|well|now|but|later)\s+){0,2}(?:tolerated|ok(?:ay)?\b(?! (?:with|for))|fine\b|safe\b|without (?:a |any )?(?:reaction|problems?|issues?)|no (?:reaction|problems?|issues?)|negative (?:skin|challenge)|de-?labell?ed|(?:was )?given\b(?! (?:as|for)))/i;

/** Whether a line of the allergies speaks of a medicine that is or was taken all the same. */
export function speaksOfTolerance(read: ReadSentence): boolean {
  const words = read.text.slice(read.sentence.span.start, read.sentence.span.end);
  return words.search(TAKEN_SAFELY) >= 0;
}

/** "Penicillin (hives), tolerates cephalexin", "-> clindamycin given": no allergy to what stands behind. */
function isTolerated(read: ReadSentence, span: { start: number; end: number }): boolean {
  const { start, end } = read.sentence.span;
  const before = read.text.slice(start, span.start);
  const after = read.text.slice(span.end, end);
  if (
    WELL_BEHIND.test(after.replace(/\([^()]*\)/g, ' ')) ||
    /^\s*\([^()]*\b(?:tolerat\w+|ok|no reaction)\b/i.test(after)
  )
    return true;
  let found = -1;
  for (const match of before.matchAll(TAKEN_SAFELY)) found = match.index + match[0].length;
  // A new entry of the list begins behind a semicolon or a full stop.
  return found >= 0 && !/[;.]/.test(before.slice(found));
}

/** "Sulfa (rash), lisinopril (cough)": an entry of the list that no medicine of ours stands for, so that the line is shown whole. */
function namesUnknown(read: ReadSentence): boolean {
  const from = read.tokens[read.bodyFrom]?.start ?? read.sentence.span.start;
  const body = read.text
    .slice(from, read.sentence.span.end)
    .replace(/\([^()]*\)/g, (inner) => ' '.repeat(inner.length));
  const known = read.words.placed.filter(({ mention }) => mention.kind === 'medicine');
  if (known.length === 0 || read.sentence.kind === 'prose') return false;
  let at = from;
  for (const item of body.split(/[,;]/)) {
    const end = at + item.length;
    const inside = known.some(({ mention }) => mention.span.start < end && at < mention.span.end);
    if (
      !inside &&
      /[a-z]{4}/i.test(item) &&
      !/\b(?:and|but|causes?|which|with|no|none|reaction|hives|rash|nausea|swelling|anaphylaxis)\b/i.test(item)
    )
      return true;
    at = end + 1;
  }
  return false;
}

/** Behind an empty line where the list stood on the line of its heading: another matter without a heading of its own. */
export function isPastList(read: ReadSentence): boolean {
  const { heading } = read.section;
  if (!heading) return false;
  const between = read.text.slice(heading.span.end, Math.min(read.sentence.span.start, heading.span.end + 400));
  return /^[ :.-]*[A-Za-z][^\n]*\n[ \t]*\n/.test(between);
}

/** "COMPLICATIONS: None.": what the heading names is denied. */
export function answerToHeading(read: ReadSentence): DraftFrame | null {
  const { heading } = read.section;
  const clause = clausesOf(read)[0];
  if (
    !heading ||
    !clause ||
    read.tokens.length > 6 ||
    !NONE.test(read.text.slice(clause.span.start, read.sentence.span.end))
  )
    return null;
  const tokens = tokenize(read.text, heading.span.start, heading.span.end);
  const context = {
    reportType: read.reportType,
    section: read.section.kind,
    near: new Set<string>(),
    allCapitals: true,
  };
  const { placed } = findMentions(read.text, tokens, read.sentence.index, read.knowledge, context);
  const head = placed.find((item) => ['finding', 'disease', 'symptom'].includes(item.mention.kind));
  if (!head) return null;
  return { ...blank(read, clause, 'absent', head, { ...CERTAIN, negation: 'negated' }), label: heading.span };
}
