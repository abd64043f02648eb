import { isTensed } from './verbs.js';

/** Below this many words a sentence is left whole. */
const LONG = 14;

/** Words under which what follows stands: behind them a sentence is not cut. */
const HOLDS =
  /\b(?:if|when|whenever|whether|that|unless|because|although|though|while|since|until|once|possible|possibly|probable|probably|likely|may|might|could|would|should|perhaps|either|neither|risks?|discussed|denies|deny|no|not|without)\b/i;

/** Cuts a long sentence where two whole statements meet ("…; …", ", and you …"), one idea to a sentence. */
export function splitAtJoints(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/;\s+/)) parts.push(...cutAtAnd(part));
  const whole = parts.length === 1 || parts.every((part) => isStatement(part));
  return (whole ? parts : cutAtAnd(text)).map(finish);
}

const JOINT =
  /,? (and|but|however,) (?=(?:you|it|this|these|there|the doctor|the care team|your [a-z]+|the [a-z]+) [a-z]+)/g;

function cutAtAnd(text: string): string[] {
  if (text.split(' ').length < LONG) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(JOINT)) {
    const left = text.slice(from, match.index);
    const right = text.slice(match.index + match[0].length);
    if (HOLDS.test(left) || !isStatement(left) || !startsStatement(right) || open(left)) continue;
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

function isStatement(part: string): boolean {
  const words = part.toLowerCase().match(/[a-z][a-z'’-]*/g) ?? [];
  return words.length > 2 && words.some((word) => isTensed(word) || /ed$/.test(word));
}

/** A subject of at most three words with its verb. */
function startsStatement(part: string): boolean {
  const words = (part.toLowerCase().match(/[a-z][a-z'’-]*/g) ?? []).slice(0, 4);
  return (
    words.slice(1).some((word) => isTensed(word) || /[a-z]ed$/.test(word)) || /^(?:you|there)$/.test(words[0] ?? '')
  );
}

function open(part: string): boolean {
  return (part.match(/\(/g)?.length ?? 0) !== (part.match(/\)/g)?.length ?? 0);
}

function finish(part: string): string {
  const text = part.trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
