import { isTurnedOut } from './clauses-apart.js';
import { isTensed } from './verbs.js';

/** Below this many words a sentence is left whole. */
const LONG = 14;

/** Words under which what follows stands: behind them a sentence is not cut. */
const HOLDS =
  /\b(?:if|when|whenever|whether|that|unless|because|although|though|while|since|until|once|possible|possibly|probable|probably|likely|may|might|could|would|should|perhaps|either|neither|risks?|discussed|denies|deny|no|not|without)\b/i;

/** Cuts a long sentence where two whole statements meet ("…; …", ", and you …"), one idea to a sentence. */
export function splitAtJoints(text: string): string[] {
  const parts: string[] = [];
  for (const part of statementsOf(inSteps(text))) parts.push(...cutAtAnd(part));
  const whole = parts.length === 1 || parts.every((part) => isStatement(part));
  return (whole ? parts : cutAtAnd(text)).map(finish);
}

/** From so many words on, the reader is told first who they are and then what came, in sentences of their own. */
const VERY_LONG = 24;
const THEN: Readonly<Record<string, string>> = { was: 'were', has: 'have', is: 'are', comes: 'come' };

/** "You are a woman with …, who came in with …", "You had …, and were sent home …", "… a scan, which showed …". */
function inSteps(text: string): string {
  if (text.split(' ').length < VERY_LONG) return text;
  const who =
    /^(You (?:are|were),? an? [^.;]+?),? who (?=(came|was|has|had|is|comes|developed|underwent|fell|noticed|started|went)\b)/.exec(
      text,
    );
  const left = who?.[1] ?? '';
  const told =
    who === null || open(left)
      ? text
      : `${left}; You ${text.slice(who[0].length).replace(/^(?:was|has|is|comes)\b/, (verb) => THEN[verb] ?? verb)}`;
  return told
    .split(/(?<=;) /)
    .map((part) => part.replace(AND_WERE, andWere).replace(AND_SHOWED, andShowed).replace(WHERE, whereWas))
    .join(' ');
}

/** "You went to the operating room where a repair was made under …": there, it was made. */
const WHERE =
  /^([^;]+? to (?:the|an?) [^;,]{3,40}?),? where ((?:an?|the|your|repeat|[a-z]+ [a-z]+|[a-z]+) [^;]*?\b(?:was|were) [a-z]+(?:ed|n|ne|t)\b)/;

function whereWas(whole: string, left: string, right: string): string {
  return mayEnd(left) ? `${left}; There, ${right}` : whole;
}

const AND_WERE = /^(You [^;]+?),? and (?=(?:were|are|have) [a-z])/;
const AND_SHOWED =
  /^([^;]+?), which (?=(?:showed|was normal|was negative|were negative|were all negative|came back)\b)/;

function andWere(whole: string, left: string): string {
  return mayEnd(left) ? `${left}; You ` : whole;
}

function andShowed(whole: string, left: string): string {
  return mayEnd(left) ? `${left}; This ` : whole;
}

/** A statement that ends here and holds nothing open. */
function mayEnd(left: string): boolean {
  return left.split(' ').length > 6 && !HOLDS.test(left) && isStatement(left) && !open(left);
}

const JOINT =
  /,? (and|but|however,) (?=(?:(?:after|before|during) (?:the |your )?[a-z]+,? |then |later |afterwards?,? |now )?(?:you|it|this|these|there|the doctor|the care team|your [a-z]+|the (?!left\b|right\b)[a-z]+) [a-z]+)/g;

/** The statements between semicolons; one that takes back what stands before it stays with it. */
function statementsOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/;\s+/)) {
    const before = parts.at(-1);
    if (before !== undefined && isTurnedOut(before, part)) parts[parts.length - 1] = `${before}; ${part}`;
    else parts.push(part);
  }
  return parts;
}

function cutAtAnd(text: string): string[] {
  if (text.split(' ').length < LONG) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(JOINT)) {
    const left = text.slice(from, match.index);
    const right = text.slice(match.index + match[0].length);
    if (HOLDS.test(left) || !isStatement(left) || !startsStatement(right) || open(left) || isTurnedOut(left, right))
      continue;
    parts.push(left);
    const but = match[1] === 'and' ? '' : 'But ';
    from = match.index + match[0].length;
    if (but !== '') {
      parts.push(`${but}${text.slice(from)}`);
      return parts.length > 1 ? [...parts.slice(0, -1), ...cutAtAnd(parts.at(-1) as string)] : parts;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

/** What governs all that follows it, however long: behind it nothing stands alone. */
const GOVERNS =
  /\b(?:if|unless|whether|until|either|neither|risks?|discussed|should|in case|provided|rule out|ruled out)\b/i;
const REPORTED =
  /\b(?:state|report|think|feel|felt|believe|say|said|told|tell|understand|hope|note|deny|denied|concern|suspect|explain|mention|agree|know|claim|suggest|indicate)\w* (?:\w+ )?that\b/i;
/** What the writer says stands for itself, whatever somebody else said before. */
const OF_WRITER = /^(?:the doctor|the care team)\b/i;
const FURTHER =
  /(?<semi>;\s+(?:(?:and|but),? )?)|,? (?<join>and|but|so|although|though|yet) (?=(?:then |now |also |today |subsequently |later |therefore )?(?:you|it|this|these|those|there|they|the doctor|the care team|your [a-z]+|the (?!left\b|right\b)[a-z]+) [a-z]+)|,? and (?=(?<goes>(?:then |also |now |subsequently |later |currently |recently |since )?(?:were|have|had|are|did|do|went|came|underwent|took|got|developed|received|required|started|stopped|noticed|continued|remained|began|felt|saw) ))|, which (?=(?<which>is|was|were|are|has|have|had|showed|shows|revealed) )/g;
/** "Given that …, and you …, the doctor believes": the first two are one ground. */
const GROUND = /^(?:given|because|since|as|when|while|although|though|after|before|considering|due to|despite)\b/i;
const TO_BE_TOLD_OF = /\b(?:which|who|that|whom|whose)\b/;

/**
 * A sentence that is too long or too hard as it stands, cut wherever two statements meet; the sentence itself where no part
 * of it stands alone.
 */
export function splitFurther(text: string): string[] {
  for (const match of text.matchAll(FURTHER)) {
    const left = text.slice(0, match.index);
    const right = text.slice(match.index + match[0].length);
    if (
      GOVERNS.test(left) ||
      (REPORTED.test(left) && !OF_WRITER.test(right)) ||
      GROUND.test(left) ||
      open(left) ||
      isTurnedOut(left, right) ||
      !isStatement(left) ||
      left.split(' ').length < 5
    )
      continue;
    const rest = restOf(left, right, match.groups ?? {});
    if (rest !== null) return [finish(left), ...splitFurther(finish(rest))];
  }
  return [text];
}

/** What follows a cut, with a subject of its own. */
function restOf(left: string, right: string, groups: Record<string, string | undefined>): string | null {
  const { join, goes, which } = groups;
  if (goes !== undefined) {
    const own = left.slice(Math.max(0, left.search(/\byou\b(?!.*\byou\b)/i)));
    return /^you\b/i.test(own) && !TO_BE_TOLD_OF.test(own) ? `You ${right}` : null;
  }
  // "The left arm, which has failed, and the right arm": the list goes on.
  if (which !== undefined && (/, (?:and|or|as well as) /.test(right) || /\bwhich\b/.test(left))) return null;
  if (which !== undefined) return `${/^(?:were|are|have)$/.test(which) ? 'These' : 'This'} ${right}`;
  if (!startsStatement(right.replace(/^(?:then|now|also|today|subsequently|later|therefore|however,?) /, '')))
    return null;
  if (join === undefined || join === 'and') return right;
  return `${join === 'so' ? 'So' : 'But'} ${right}`;
}

function isStatement(part: string): boolean {
  const words = part.toLowerCase().match(/[a-z][a-z'’-]*/g) ?? [];
  return words.length > 2 && words.some((word) => isTensed(word) || /ed$/.test(word));
}

/** A subject of at most three words with its verb. */
function startsStatement(part: string): boolean {
  const bare = part.replace(
    /^(?:(?:after|before|during) (?:the |your )?[a-z]+,? |then |later |afterwards?,? |now )(?=[a-z])/,
    '',
  );
  const words = (bare.toLowerCase().match(/[a-z][a-z'’-]*/g) ?? []).slice(0, 4);
  return (
    words.slice(1).some((word) => isTensed(word) || /[a-z]ed$/.test(word)) || /^(?:you|there)$/.test(words[0] ?? '')
  );
}

/** "You stated that your sister-in-law": of two who did it the first, and nothing is said of what yet. */
const SUBJECT_ONLY = /\bthat (?:your|the|a|an|his|her|their) [a-z][\w’-]*(?: [a-z][\w’-]*)?$/;

function open(part: string): boolean {
  if (
    SUBJECT_ONLY.test(part) &&
    !part
      .replace(/^.*\bthat /, '')
      .split(' ')
      .some((word) => isTensed(word) || /ed$/.test(word))
  )
    return true;
  return (part.match(/\(/g)?.length ?? 0) !== (part.match(/\)/g)?.length ?? 0);
}

function finish(part: string): string {
  const text = part.trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
