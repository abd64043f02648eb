import { BARE_HEADINGS, HEADING_TAILS, SECTION_HEADINGS } from './data/section-headings.js';
import type { SectionKind } from './types.js';

const KINDS = new Map<string, SectionKind>();
for (const [kind, names] of Object.entries(SECTION_HEADINGS)) {
  for (const name of names) KINDS.set(name, kind as SectionKind);
}

/** Comparable form of a printed heading: lower case, "&" as "and", punctuation as single spaces. */
export function headingKey(printed: string): string {
  return printed
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The section that a printed heading opens, or null where it is not a known heading. */
export function sectionKindOf(printed: string): SectionKind | null {
  if (printed.length > 90) return null;
  const bare = printed.replace(/^[\s#*_>]*(?:(?:\d{1,2}|[IVX]{1,5}|[A-H])[.)]\s+)?/, '');
  const exact = KINDS.get(headingKey(bare));
  if (exact) return exact;
  if (CALLS.test(bare)) return 'warning_signs';
  const withoutBrackets = bare.replace(/\([^()]{0,60}\)|\[[^[\]]{0,60}\]/g, ' ');
  const key = headingKey(withoutBrackets);
  return KINDS.get(key) ?? firstOfTwo(withoutBrackets) ?? tailKind(key);
}

/** "Final diagnosis/reason for admission": what the first of two known names opens. */
function firstOfTwo(printed: string): SectionKind | null {
  const names = printed.split('/');
  if (names.length !== 2) return null;
  const [first, second] = names.map((name) => KINDS.get(headingKey(name)));
  return first !== undefined && second !== undefined ? first : null;
}

/** "Call the joint line:", "Ring 999 if:" before the signs themselves. */
const CALLS =
  /^(?:call|ring|phone|return|come back|go)(?: (?:to|the|your|us|back|our|for|at|if|with|you|have|any|of|these|or|and|seek|care|help|immediately|urgently|straight away|911|999|112|ed|er|a&e|hospital|doctor|clinic|office|surgeon|team|ward|gp|emergency|room|department|[a-z]+ line)){1,8}\s*$/i;

/** True for headings that are listed as they stand. */
export function isListedHeading(printed: string): boolean {
  return KINDS.has(headingKey(printed));
}

/** True for headings that may lead their text without colon. */
export function isBareHeading(printed: string): boolean {
  return BARE_HEADINGS.has(headingKey(printed));
}

function tailKind(key: string): SectionKind | null {
  const words = key.split(' ');
  if (words.length < 2 || words.length > 6) return null;
  for (const size of [2, 1]) {
    const kind = HEADING_TAILS[words.slice(-size).join(' ')];
    if (kind && words.length > size) return kind;
  }
  return null;
}
