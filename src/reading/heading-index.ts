import { remembered } from '../knowledge/index.js';
import { madeOf } from './composed-headings.js';
import { BARE_HEADINGS, HEADING_TAILS, SECTION_HEADINGS } from './data/section-headings.js';
import { Screened } from './screened.js';
import { asksSomebody } from './stay-headings.js';
import type { SectionKind } from './types.js';

const KINDS = new Map<string, SectionKind>();
for (const [kind, names] of Object.entries(SECTION_HEADINGS)) {
  for (const name of names) KINDS.set(name, kind as SectionKind);
}

/** Comparable form of a printed heading: lower case, "&" as "and", punctuation as single spaces. */
export const headingKey: (printed: string) => string = remembered(1000, (printed) =>
  printed
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim(),
);

/** The section that a printed heading opens, or null where it is not a known heading. */
export function sectionKindOf(printed: string): SectionKind | null {
  return printed.length > 90 ? null : kindOf(printed);
}

const kindOf = remembered(1000, (printed): SectionKind | null => {
  const bare = printed.replace(/^[\s#*_>]*(?:(?:\d{1,2}|[IVX]{1,5}|[A-H])[.)]\s+)?/, '');
  const exact = KINDS.get(headingKey(bare));
  if (exact) return exact;
  const named = FORM_OF.exec(bare);
  const ofForm = named ? KINDS.get(headingKey(bare.slice(0, named.index))) : undefined;
  if (ofForm) return ofForm;
  const made = madeOf(headingKey(bare.replace(/\([^()]{0,60}\)/g, ' ')));
  if (made) return made;
  if (isCallHeading(bare)) return 'warning_signs';
  if (isPendingHeading(bare)) return 'pending';
  if (ORDERS.test(headingKey(bare))) return 'instructions';
  if (ADDED.test(bare)) return 'addendum';
  if (REQUEST.test(headingKey(bare)) || asksSomebody(headingKey(bare))) return 'plan';
  const withoutBrackets = bare.replace(/\([^()]{0,60}\)|\[[^[\]]{0,60}\]/g, ' ');
  const key = headingKey(withoutBrackets);
  // "Home. Family happy with plan" is a line of text.
  const sentence = /[.!?] /.test(bare);
  return KINDS.get(key) ?? firstOfTwo(withoutBrackets) ?? (sentence ? null : tailKind(key));
});

/** "Microscopy - proforma", "MICROSCOPIC SUMMARY": a known name with the form that it has. */
const FORM_OF = new Screened(
  /(?:\s*[-–—,(]\s*|\s+)(?:pro-?forma|summary|template|structured(?: report)?|synoptic(?: report)?|continued|cont(?:['’]?d)?|revised|(?:minimum )?data ?set|checklist)\)?\s*$/i,
);

/** "Final diagnosis/reason for admission": what the first of two known names opens. */
function firstOfTwo(printed: string): SectionKind | null {
  const names = printed.split('/');
  if (names.length !== 2) return null;
  // "P/A: soft": of the belly, not plan and assessment.
  if (/^p\/a$/i.test(printed.trim())) return null;
  const [first, second] = names.map((name) => KINDS.get(headingKey(name)));
  return first !== undefined && second !== undefined ? first : null;
}

/** "Call the joint line:", "Ring 999 if:" before the signs themselves. */
const CALLS =
  /^(?:call|ring|phone|return|come back|go)(?: (?:to|the|your|us|back|our|for|at|if|with|you|have|any|of|these|or|and|seek|care|help|immediately|urgently|straight away|911|999|112|ed|er|a&e|hospital|doctor|clinic|office|surgeon|team|ward|gp|emergency|room|department|[a-z]+ line)){1,8}\s*$/i;

const CALL_WORDS: ReadonlySet<string> = new Set(
  'call calls ring phone text attend dial return come go seek send contact notify back to the your our us me md dr doctor doctors team ward clinic office surgeon gp pcp nurse provider er ed ae a and e or emergency room department 911 999 112 111 988 urgent urgently care help medical attention immediately immediate right away straight now at once if for when with you he she they have has any of these patient child baby develops develop notice'.split(
    ' ',
  ),
);
const DEEDS = /^(?:call|ring|phone|attend|dial|return|come|go|seek|send|er|ed|911|999|112|111)$/;
const OPENS_SIGNS = /\b(?:if|for|when|with|911|999|112|111|er|ed|us|md|help|care)$/;

/** "ER / 911:", "SEND BACK / CALL MD:", "Return or call if": when to get help, whatever its words. */
export function isCallHeading(printed: string): boolean {
  if (printed.length > 90) return false;
  if (CALLS.test(printed)) return true;
  const key = headingKey(printed.replace(/\([^()]{0,60}\)/g, ' '));
  const words = key.split(' ');
  return (
    words.length >= 2 &&
    OPENS_SIGNS.test(key) &&
    words.some((word) => DEEDS.test(word)) &&
    words.every((word) => CALL_WORDS.has(word))
  );
}

/** "ORDERS FOR SNF", "Nursing orders": what others are to do. */
const ORDERS =
  /^(?:(?:snf|transfer|nursing|facility|discharge|rehab|home health|nursing home|care) )*orders(?: (?:for|to|at) (?:the )?(?:snf|facility|nursing home|rehab|home health|home|nursing|receiving facility|skilled nursing(?: facility)?))?$/;

const PENDING_WORDS: ReadonlySet<string> = new Set(
  'test tests result results lab labs laboratory study studies investigation investigations report reports culture cultures blood imaging biopsy micro path pathology histology item items any all other still currently yet not back pending awaited awaiting outstanding unresulted at on d c dc disch discharge to follow come be in progress sent of the time and final'.split(
    ' ',
  ),
);
const AWAITS =
  /\b(?:pending|awaited|awaiting|outstanding|unresulted|not (?:yet )?back|to follow|to come|in progress)\b/;

/** "Tests still pending:", "Awaited:", "Results not yet back:". */
function isPendingHeading(printed: string): boolean {
  const key = headingKey(printed.replace(/\([^()]{0,60}\)/g, ' '));
  return AWAITS.test(key) && key.split(' ').every((word) => PENDING_WORDS.has(word));
}

/** "ADDENDUM #2 (11/26)", "Supplementary report 09 Feb", "MOLECULAR RESULT (appended 11 d later)": with their number or day. */
const ADDED =
  /^(?:addend(?:um|a)|amendment|(?:supplementary|supplemental|additional|amended|updated|integrated) (?:report|results?)|late entry)(?:[\s#\d().,:;/-]|\b(?:no|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\b|\b(?:days?|d|weeks?|wks?|months?|later|added|issued|received|dated|on|at|am|pm|hrs|after|one|two|three|report|results?)\b){1,40}$|^(?:molecular|genetic\w*|fish|cytogenetics?|immunohistochemistry|ihc|immunofluorescence|flow(?: cytometry)?|sequencing|ngs|special stains?|methylation)(?: (?:studies|study|results?|tests?|testing|panel|report))? ?\([^()]*\b(?:appended|added|addendum|later|subsequent\w*|supplement\w*)\b[^()]*\)$/i;

/** "We would be grateful if you would:", "Could the GP please:" before a list of what is asked. */
const REQUEST =
  /^(?:(?:we|i) (?:would|should) be (?:most |very )?grateful if (?:you|the gp) (?:would|could)(?: (?:please|kindly))?|(?:could|would|can) (?:you|the gp|gp) (?:please|kindly)(?: also)?|please (?:could|would|can) (?:you|the gp|gp)(?: also)?|(?:gp|pcp) to(?: please)?)$/;

/** True for headings that are listed as they stand. */
export function isListedHeading(printed: string): boolean {
  return KINDS.has(headingKey(printed));
}

/** True for headings that may lead their text without colon. */
export function isBareHeading(printed: string): boolean {
  return BARE_HEADINGS.has(headingKey(printed));
}

/** "Patient informed of cancer diagnosis: yes": who knows of it, not the diagnosis itself. */
const TOLD_TO = /\b(?:informed|aware|told|knows?|explained|discussed) \b/;

function tailKind(key: string): SectionKind | null {
  const words = key.split(' ');
  if (words.length < 2 || words.length > 6 || TOLD_TO.test(key)) return null;
  for (const size of [2, 1]) {
    const kind = HEADING_TAILS[words.slice(-size).join(' ')];
    if (kind && words.length > size) return kind;
  }
  return null;
}
