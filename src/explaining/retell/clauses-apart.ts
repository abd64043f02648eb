import { capital } from '../words/english.js';
import { countWords } from '../words/readability.js';
import { isTensed } from './verbs.js';

const LONG = 17;
const SHORT_CLAUSE = 5;
/** No sentence that somebody wrote for a reader is longer, in letters; each joint is weighed with all around it. */
const LONGEST = 1200;
/** Words between which two whole clauses may meet; the mark and "and" go, any other word opens the next sentence. */
const JOINT = /;\s+(?:and )?|,? (?=(?:and|but|so|therefore|however)\b,? )|, (?=then\b,? )/g;
/** What a clause of its own may open with, behind the word that joins it. */
const SUBJECT = /^(?:(?:and|but|so|therefore|however|then),? )*(?:(?:you|it|they|he|she|there|this|these)|(?:your|the|an?|his|her|mother|father|care) [a-z’'-]+) /i; // biome-ignore format: one pattern
/** Its verb stands among so many words; "the drug that was given" has none yet. */
const NEAR = 5;
const RELATIVE: ReadonlySet<string> = new Set([
  'which',
  'who',
  'that',
  'whose',
  'to',
  'because',
  'when',
  'while',
  'if',
]);
/** What would no longer hold for the second clause. */
const REACHES = /\b(?:if|unless|whether|until|may|might|could|would|should|possible|possibly|probabl[ey]|likely|either|neither|denies|denied|versus)\b|\?/i; // biome-ignore format: one pattern
/** A clause that hangs on what follows or goes before. */
const HANGS = /^(?:because|since|although|while|when|after|before|as|given|despite|due)\b/i;

const THOUGHT_OF =
  /\b(?:planned|considered|contemplated|entertained|discussed|raised|offered|scheduled|suggested|recommended|queried|suspected|feared|wondered|questioned?|thought about)\b/i;
const TURNED_OUT =
  /\b(?:not|never|none|nothing|unlikely|excluded|ruled out|cancel+ed|declined|deferred|refused|instead|negative|normal|left in|extubated)\b/i;

/** "A CT was planned, but it was cancelled": the first half alone would be told as what is still so. */
export function isTurnedOut(left: string, right: string): boolean {
  return THOUGHT_OF.test(left) && TURNED_OUT.test(right);
}

/**
 * "You were given fluids, and the pain went away, but your fever came back." as three sentences, cut where a whole clause meets
 * the next, each with its own subject and verb. No word goes but an "and" between them. One sentence where it is not long, or
 * where a doubt or a condition would reach across the cut.
 */
export function clausesApart(text: string): string[] {
  if (text.length > LONGEST || countWords(text) < LONG || REACHES.test(text)) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const left = text.slice(from, index);
    const right = text.slice(index + joint.length);
    if (countWords(left) < SHORT_CLAUSE || countWords(right) < SHORT_CLAUSE) continue;
    if (
      isOpen(left) ||
      isTurnedOut(left, right) ||
      HANGS.test(left.replace(/^[^:]*: /, '')) ||
      !hasVerb(left.split(/, |\b(?:and|but|although|while|because|since|after|before) /).at(-1) ?? '') ||
      !opensClause(right)
    )
      continue;
    parts.push(left);
    from = index + joint.length;
  }
  if (parts.length === 0) return [text];
  return [...parts, text.slice(from)].map((part, at) => {
    const own = at === 0 ? part : capital(part.replace(/^and,? /, ''));
    return /[.?!]$/.test(own) ? own : `${own}.`;
  });
}

function opensClause(right: string): boolean {
  const [lead] = SUBJECT.exec(right) ?? [];
  if (lead === undefined) return false;
  for (const word of wordsOf(right.slice(lead.length)).slice(0, NEAR)) {
    if (isVerb(word)) return true;
    if (RELATIVE.has(word)) return false;
  }
  return false;
}

function hasVerb(text: string): boolean {
  return wordsOf(text).some(isVerb);
}

/** "On the left" is no verb. */
function isVerb(word: string): boolean {
  return word !== 'left' && isTensed(word);
}

/** The words of a text in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z'’-]*/g) ?? [];
}

/** True where a bracket is opened or closed that has no fellow. */
export function isOpen(part: string): boolean {
  return (part.match(/\(/g)?.length ?? 0) !== (part.match(/\)/g)?.length ?? 0);
}

/** Past verbs with which a sentence goes on about the reader behind a comma. */
const GOES_ON =
  /,? (?:and )?(?=(?:then |also |later )?(?:began|remained|required|needed|received|had|underwent|developed|tolerated|went|came|recovered|continued|stayed|came in) (?!with\b|by\b)[a-z\d])/g;
const MOST_STEPS = 4;
/** "Taken to the ward, and sent home": the helping verb of the first deed holds for the last. */
const BARE_DEED =
  /(?:,|\band) (?:then |later |also )?(?:sent|taken|moved|transferred|discharged|placed|started|given|admitted|seen|brought|kept|put|treated|extubated|weaned) (?:to|on|with|home|back|in|by|off|for|under|a|an|the)\b/;
const WENT = /\b(?:went|underwent|came|took|got|felt|began|fell|had)\b/;

/**
 * "You tolerated your diet, began on a hormone, and remained well." as a sentence for each verb. One where it is not long, where
 * its subject is not the reader, or where a doubt would reach across the cut.
 */
export function stepsApart(text: string): string[] {
  const [, who = ''] =
    /^((?:On [^,.]{3,30}, )?(?:You|you|Your (?:baby|child)|your (?:baby|child)|The person)) [a-z]/.exec(text) ?? [];
  if (
    who === '' ||
    text.length > LONGEST ||
    countWords(text) < LONG ||
    REACHES.test(text) ||
    BARE_DEED.test(text) ||
    /[“;:]/.test(text)
  )
    return [text];
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of text.matchAll(GOES_ON)) {
    const left = text.slice(from, index);
    const right = text.slice(index + joint.length);
    // "The pain that you had, and received": the verb is of another clause.
    // "And within a day, despite the end of the drip, remained well": what stands before the comma is no step.
    if (
      !joint.startsWith(',') ||
      !tells(left.split(/, |\b(?:and|but) /).at(-1) ?? '') ||
      countWords(left) < 4 ||
      countWords(right) < 3 ||
      isOpen(left)
    )
      continue;
    if (
      wordsOf(left).some((word) => word !== 'to' && RELATIVE.has(word)) ||
      HANGS.test(left) ||
      !(hasVerb(left) || WENT.test(left))
    )
      return [text];
    parts.push(left);
    from = index + joint.length;
  }
  if (parts.length === 0 || parts.length >= MOST_STEPS) return [text];
  const subject = capital(who.replace(/^On [^,.]{3,30}, /, ''));
  return [...parts, text.slice(from)].map((part, at) => {
    const own = at === 0 ? part : `${subject} ${part}`;
    return /[.?!]$/.test(own) ? own : `${own}.`;
  });
}

function tells(words: string): boolean {
  return hasVerb(words) || WENT.test(words);
}
