import type { SectionKind } from './types.js';

/** One printed line of a section, as blocks are made of. */
interface PrintedPiece {
  text: string;
  indent: number;
}

const LISTS: ReadonlySet<SectionKind> = new Set(['medications', 'discharge_medications', 'admission_medications']);

export function isMedicineList(kind: SectionKind): boolean {
  return LISTS.has(kind);
}

/** "STOP", "NEW:", "Discontinued -": what became of the medicines behind it. */
const STATUS =
  /^(?:(?:NEW|START(?:ED|ING)?|ADD(?:ED)?|CHANGED?|CHG|ADJUST(?:ED)?|INCREASED?|DECREASED?|REDUCED?|CONT(?:INUED?)?|KEEP|UNCHANGED|SAME|RESUMED?|RESTART(?:ED)?|HOLD|HELD|WITHHELD|PAUSED?|STOP(?:PED)?|D\/?C['’]?D?|DISCONTINUED?|AVOID)\b(?!\s+(?:DATE|IF)\b)|(?:New|Start(?:ed|ing)?|Added|Changed?|Chg|Adjusted|Increased|Decreased|Reduced|Cont(?:inued?)?|Keep|Unchanged|Same|Resumed?|Restart(?:ed)?|Hold|Held|Withheld|Paused|Stop(?:ped)?|Discontinued?|Avoid)\b(?:(?:\s[a-z]+){0,4}\s?[:–—]|(?:\s[a-z]+){0,4}\s-\s|\s{2,}))/;
const LABEL = /^[A-Z][A-Za-z'’/]*(?:\s[a-z]+){0,4}\s?(?:[:–—-]\s*|\s{2,})/;

/** "T. Atorvastatin 80 mg", "Inj Lantus 10 units": the form in front of the name, as wards of India print each entry. */
const FORM =
  /^(?:T|C|Tabs?|Tablets?|Caps?|Capsules?|Inj|Injection|Syp|Syr|Syrup|Susp|Sach|Sachet|Oint|Neb|Nebs|Supp|Pess|Gutt|Drops?|Inh|E\/D)(?:\.\s*|\s+)[A-Z][A-Za-z-]{2,}/;

/** "Cephalexin 500 mg", "Vitamin D 0.3 mL": a name with its dose at the head of a line. */
export const DOSED =
  /^[A-Za-z][A-Za-z0-9-]{2,24}(?: [A-Za-z][A-Za-z0-9-]{0,16}){0,2}(?: \([A-Za-z][A-Za-z -]{2,24}\))? \d[\d.,/-]*(?: ?-{1,2}> ?\d[\d.,]*)?(?: \d[\d.,/-]*)? ?(?:(?:mg|mcg|micrograms?|microg|milligrams?|grams?|units?|iu|mmol|m[lL]|g|mEq|tab(?:let)?s?|cap(?:sule)?s?|puffs?|drops?|sprays?|sachets?|patch(?:es)?|bid|tid|qid|qhs|od|bd|tds|qds|daily|mane|nocte|nightly|weekly|prn)\b|%|µg|μg)/i;
/** Words at the end of a line that the name of a medicine on the next one belongs to. */
const AWAITS_NAME =
  /\b(?:start(?:ed)?|stop(?:ped)?|hold|held|continued?|resumed?|take|taking|than|includ\w+|given|switch(?:ed)?|both|either|plus|while|after|before)$/i;

/** How a line goes on that tells more of the medicine above it. */
const GOES_ON =
  /^(?:then|and|or|with|without|by|for|as|at|in|on|to|of|from|per|via|until|till|through|thru|while|if|when|unless|but|because|due|after|before|twice|once|three|four|two|one|half|every|each|daily|nightly|weekly|monthly|total|max\w*|orally|oral|mouth|subcut\w*|sublingual\w*|intra\w+|inhal\w+|topical\w*|tablets?|tabs?|capsules?|caps?|puffs?|drops?|sprays?|units?|mg|mcg|g|mls?|days?|weeks?|months?|hours?|morning|evening|night|bedtime|noon|breakfast|dinner|lunch|meals?|food|needed|prn|po|iv|im|sc|sq|bid|tid|qid|q\w*|pain|blood|pressure|heart|sleep|nausea|anxiety|release|succinate|tartrate|sodium|potassium|acetate|carbonate|besylate|maleate|fumarate|hydrochloride|sulfate|hcl|er|xr|xl|sr|taper\w*|doses?|not|no|do|which|that|who|was|were|is|are|has|have|had|will|she|he|they|may|might|should|be|been|being|this|these|his|her|their|your|the|an?|take|use|apply|inject|inhale|give|hold|stop|start|continue|resume)\b/;
const OPEN_END =
  /(?:[,/&+-]|\b(?:and|or|of|the|with|to|in|an?|for|by|from|is|was|are|were|no|not|at|on|until|then|if|when|take|per|every|plus))$/i;

export const CUT_ORDER = /\b(?:never|not|don['’]t|cannot|can['’]t|must|should|mustn['’]t|shouldn['’]t)$/i;

/**
 * Whether a line of a list of medicines begins an entry of its own, whatever its first letter and however long the line
 * above it is. `column` is where the names stand behind the label of their group.
 */
export function beginsEntry(last: PrintedPiece, piece: PrintedPiece, blockText: string): boolean {
  if (/^\|/.test(piece.text) || /\|$/.test(last.text)) return true;
  // "… atorvastatin 40 mg" above "commenced; bisoprolol …": what became of the one above.
  if (WHAT_BECAME.test(piece.text)) return false;
  // "LIFELONG, NEVER" above "STOP SUDDENLY": one order, cut in two.
  if (CUT_ORDER.test(last.text)) return false;
  if (STATUS.test(piece.text) || FORM.test(piece.text)) return true;
  // Columns of a table.
  if (/\S {3,}\S/.test(last.text) && /^[A-Za-z]\S*.* {3,}\S/.test(piece.text)) return true;
  if (isOpen(blockText) || OPEN_END.test(last.text)) return false;
  if (!/^[A-Za-z][A-Za-z/'-]{2,}/.test(piece.text) || GOES_ON.test(piece.text)) return false;
  if (DOSED.test(piece.text) && !AWAITS_NAME.test(last.text) && (/^[A-Z]/.test(piece.text) || isEntry(last.text)))
    return true;
  if (OF_LIFE.test(piece.text)) return true;
  const label = STATUS.test(last.text) ? (LABEL.exec(last.text)?.[0].length ?? 0) : 0;
  if (label > 0 && piece.indent === last.indent + label) return true;
  if (/\s\*{1,2}\s?[A-Z]/.test(last.text)) return true;
  return piece.indent === last.indent && piece.indent > 1 && last.text.length < 78 && piece.text.length < 100;
}

/** A word in small letters, with its stop, that ends the entry above it. */
export const WHAT_BECAME =
  /^(?:commenced|started|stopped|continued|restarted|increased|reduced|held|ceased|changed)(?:[;,.]|$)/;

/** "Ramipril - STOPPED - cough", "apixaban 5 mg BD": a line that is an entry by itself, so that a small letter begins the next. */
function isEntry(text: string): boolean {
  return STATUS_BEHIND.test(text) || (DOSED.test(text) && WHEN_TAKEN.test(text));
}

const STATUS_BEHIND =
  / [-–—] ?(?:NEW|STOP(?:PED)?|HELD|WITHHELD|UNCHANGED|CONTINUED?|CHANGED|INCREASED|REDUCED|DECREASED|STARTED)\b/i;
const WHEN_TAKEN = /\b(?:od|bd|bid|tds|tid|qds|qid|nocte|mane|daily|nightly|weekly|prn|qhs|qam|q\d{1,2}h)\W*$/i;
/** "Not to drive until reviewed": a rule for home, and no part of the entry above it. */
const OF_LIFE =
  /^(?:Not to (?!exceed\b|be\b)[a-z]|(?:No|Avoid) (?:driving|lifting|alcohol|swimming|sports?|work|heavy)\b|Follow[- ]?up\b|Please (?!take\b|use\b|give\b)[a-z])/;

/** A bracket that the lines so far have not closed. */
function isOpen(text: string): boolean {
  const near = text.slice(-240);
  return near.split('(').length > near.split(')').length;
}

/** "STOPPED. Do not restart." */
const OF_THE_SAME =
  /^\s*(?:(?:do not|don['’]t|must not|never|not to)(?: be)? (?:re-?)?(?:start|take|use|resume|stop|crush|chew|miss)\w*(?:\s+(?:it|this|these|again|at home|doses?|suddenly|abruptly|without|until|unless|if|when)\b.*)?[.!]?\s*$|(?:to )?(?:re-?start|resume)(?: (?:it|this))? (?:on|in|from|after|when|once|if)\b.*|(?:avoid )?life-?long(?: avoid\w*)?[.!]?\s*$|avoid[.!]?\s*$|no more[.!]?\s*$|(?:take|use|rinse|swallow|finish|complete)\s+(?:it|this|with|after|before|on|at|all|the|as|in|until|whole|mouth|for|one|two|course|\d)\b|(?:max(?:imum)?|only|until|till)\b)(?![^.]*\b(?:was|were|she|he|they)\b)/i;
const STATE =
  /^\s*(?:stop|stopped|held|hold|on hold|withheld|discontinued|new|changed|continued?|increased|reduced)\b/i;
const MOST_WORDS = 10;

/** What a short order behind the stop of an entry says is said of its medicine ("STOPPED. Do not restart."). */
export function belongsToEntry(rest: string, first: string): boolean {
  // "Ramipril   5 mg   -   Stopped: AKI": the last cell of its row.
  if (/(?:-|\|| {2,})\s*$/.test(first) && STATE.test(rest) && !rest.includes('\n')) return true;
  return (
    OF_THE_SAME.test(rest) &&
    rest.trim().split(/\s+/).length <= MOST_WORDS &&
    !/\d\s?(?:mg|mcg|g|units?|ml)\b(?![^.]*\bmax)/i.test(rest) &&
    !rest.includes('\n')
  );
}
