import type { Token } from '../../knowledge/index.js';
import { finiteVerbs, seenWords } from '../data/stops.js';
import { isTwoWays, startsAmount, startsStated } from './amounts.js';
import { listUnderVerdict, partsVerdicts } from './verdict-lists.js';

/**
 * Token positions at which a new independent clause of a sentence begins (the position of its first token; 0 is not
 * among them). A clause begins after a semicolon or an inner full stop, and after a comma or "and" where what follows
 * has a subject and a finite verb of its own. "No A, B or C is seen" stays one clause.
 */
export function clauseStarts(tokens: readonly Token[]): number[] {
  const starts: number[] = [];
  let boundary = -1;
  let joinsList = false;
  let hasVerb = false;
  let denied = false;
  let depth = 0;
  const begin = (at: number): void => {
    if (at > 0 && at < tokens.length && starts.at(-1) !== at) starts.push(at);
    boundary = -1;
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) continue;
    if (
      (token.text === ';' && !(depth > 0 && isInName(tokens, i))) ||
      (token.text === '.' && endsSentence(tokens, i)) ||
      token.text === '|'
    ) {
      begin(i + 1);
      hasVerb = false;
      denied = false;
      continue;
    }
    // "Carcinoma cannot be excluded as the base is not seen": why it cannot is said of something else.
    if (i > 3 && REASONS.has(token.text) && endsUnruled(tokens, i)) {
      begin(i);
      hasVerb = false;
      denied = false;
      continue;
    }
    if (token.text === '(') depth++;
    else if (token.text === ')' && depth > 0) depth--;
    if (depth === 0 && startsItem(tokens, i)) {
      begin(i);
      hasVerb = false;
      denied = false;
      continue;
    }
    if (token.text === ',' && depth === 0 && partsVerdicts(tokens, i, starts.at(-1) ?? 0)) {
      begin(i + 1);
      hasVerb = false;
      denied = false;
      continue;
    }
    const labelled = token.text === ',' && startsLabel(tokens, i + 1);
    if (
      labelled ||
      (token.text === ',' &&
        denied &&
        (startsMeasured(tokens, i + 1) ||
          startsArticled(tokens, i) ||
          startsEdges(tokens, i + 1) ||
          startsAmount(tokens, i) ||
          startsStated(tokens, i) ||
          isTwoWays(tokens, i)))
    ) {
      const listed = labelled ? listUnderVerdict(tokens, i, starts.at(-1) ?? 0) : null;
      begin(listed ?? i + 1);
      hasVerb = false;
      denied = false;
      continue;
    }
    // "Fever: no   Cough: yes"
    if (
      token.kind === 'word' &&
      answers.has(token.text) &&
      tokens[i - 1]?.text === ':' &&
      startsLabel(tokens, i + 1) &&
      !beginsInside(tokens, i + 1)
    ) {
      begin(i + 1);
      hasVerb = false;
      denied = false;
      continue;
    }
    if (i > 0 && (hasVerb || denied) && startsRunOn(tokens, i, !hasVerb)) {
      begin(i);
      hasVerb = false;
      denied = false;
    }
    if (
      token.text === ',' ||
      token.text === 'and' ||
      token.text === '&' ||
      token.text === 'or' ||
      token.text === 'nor'
    ) {
      if (boundary === i - 1 && boundary >= 0) joinsList = token.text === 'or' || token.text === 'nor';
      else {
        joinsList = token.text === 'or' || token.text === 'nor';
      }
      boundary = i;
      continue;
    }
    if (token.kind === 'word' && denials.has(token.text)) denied = true;
    if (
      token.kind === 'word' &&
      (finiteVerbs.has(token.text) || (hasVerb && boundary >= 0 && boundary < i - 1 && cannotExclude(tokens, i))) &&
      !isTrailingParticiple(tokens, i) &&
      !isMonth(tokens, i)
    ) {
      const seen = seenWords.has(tokens[i + 1]?.text ?? '') || seenWords.has(tokens[i + 2]?.text ?? '');
      const listSubject = (seen || joinsList) && !hasVerb;
      const subject = tokens[boundary + 1]?.text ?? '';
      const apart = hasVerb || denied || pronouns.has(subject);
      // "diabetes, and hypertension who presents": said of somebody named before.
      // "a stroke, a bleed, etc., should be ruled out"
      if (boundary === i - 1 && isEtc(tokens, i - 1)) continue;
      const relative = relatives.has(tokens[i - 1]?.text ?? '') && boundary !== i - 2;
      if (relative) continue;
      if (boundary >= 0 && apart && !listSubject && !joinsList) {
        begin(boundary + 1);
        denied = false;
      }
      hasVerb = true;
      boundary = -1;
      joinsList = false;
    }
  }
  return starts;
}

const REASONS = new Set('as because since given although though while'.split(' '));

/** "… cannot be (entirely) excluded", "… could not be ruled out", right before the word at `at`. */
function endsUnruled(tokens: readonly Token[], at: number): boolean {
  const last = tokens[at - 1]?.text ?? '';
  const end = last === 'excluded' || last === 'discounted' ? at - 1 : last === 'out' ? at - 2 : -1;
  if (end < 2 || (last === 'out' && tokens[end]?.text !== 'ruled')) return false;
  for (let i = end - 1; i >= Math.max(0, end - 4); i--) {
    const text = tokens[i]?.text ?? '';
    if (text === 'cannot' || (text === 'not' && /^(?:can|could)$/.test(tokens[i - 1]?.text ?? ''))) return true;
  }
  return false;
}

/** "… and pneumonia cannot be excluded" */
function cannotExclude(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === 'cannot' &&
    tokens[at + 1]?.text === 'be' &&
    /^(?:excluded|ruled|discounted)$/.test(tokens[at + 2]?.text ?? '')
  );
}

/** "t(4;14)", "inv(3;3)": two chromosomes of one change. */
export function isInName(tokens: readonly Token[], at: number): boolean {
  const [before, mark, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return before?.end === mark?.start && after?.start === mark?.end;
}

const answers = new Set('no yes none denies denied negative positive neg pos n y'.split(' '));
const relatives = new Set('who whom which that'.split(' '));
const subjects = new Set('he she they i we'.split(' '));
const subordinate = new Set(
  (
    'and or nor but , ; that which who whom if when whenever because as since while after before until till where than ' +
    'whether though although unless once so what how why think thinks believe feel know knows evidence sign indication proof denies denied deny says said ' +
    'states stated reports reported feels felt thinks thought believes believed notes noted claims admits admitted ' +
    'day days week weeks month months year years time times moment'
  ).split(' '),
);
const counted = new Set('no not none nobody neither nor never one'.split(' '));

/** "no fever no chills has cough", "she has no headache she does have neck pain": dictated without a stop. */
function startsRunOn(tokens: readonly Token[], i: number, bareDenial: boolean): boolean {
  const word = tokens[i]?.text ?? '';
  const before = tokens[i - 1];
  const next = tokens[i + 1];
  if (before?.kind !== 'word' || next?.kind !== 'word') return false;
  if (subjects.has(word)) return finiteVerbs.has(next.text) && !subordinate.has(before.text) && !isPointedAt(tokens, i);
  if (!bareDenial || (word !== 'has' && word !== 'have')) return false;
  if (counted.has(before.text)) return false;
  return (
    !next.text.endsWith('ed') && !['been', 'had', 'not', 'no', 'never', 'shown', 'come', 'gone'].includes(next.text)
  );
}

/** "No effusion, 3 cm mass in the liver": what is measured is there, whatever was denied before it. */
function startsMeasured(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'number' || !/^[cm]m$/.test(tokens[at + 1]?.text ?? '')) return false;
  return tokens[at + 2]?.kind === 'word' && !NO_NOUN.has(tokens[at + 2]?.text ?? '');
}

/**
 * "No sac in the womb, a mass beside the ovary": behind the comma at `comma` something new is told. Not in a list of denials
 * that goes on with "or", or that began with an article itself ("without a clot, a tear or a leak").
 */
function startsArticled(tokens: readonly Token[], comma: number): boolean {
  if (!/^(?:an?|another)$/.test(tokens[comma + 1]?.text ?? '') || tokens[comma + 2]?.kind === 'mark') return false;
  for (let i = comma - 1; i >= 0 && i > comma - 12; i--)
    if (denials.has(tokens[i]?.text ?? '') && /^(?:an?|any)$/.test(tokens[i + 1]?.text ?? '')) return false;
  for (let i = comma + 1; i < tokens.length && i < comma + 12; i++) {
    const text = tokens[i]?.text ?? '';
    if (text === ';' || text === '.') return true;
    if (text === 'or' || text === 'nor') return false;
  }
  return true;
}

/** "No perineural invasion, margins clear": what the edges are is said for itself. */
function startsEdges(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < at + 4; i++) {
    if (tokens[i]?.kind !== 'word') return false;
    if (!EDGES.test(tokens[i]?.text ?? '')) continue;
    const next = tokens[i + 1]?.text ?? '';
    return EDGE_STATES.has(COPULA.test(next) ? (tokens[i + 2]?.text ?? '') : next);
  }
  return false;
}

const EDGES = /^(?:margins?|edges?)$/;
const COPULA = /^(?:is|are|appears?)$/;
const EDGE_STATES = new Set('clear free negative positive involved uninvolved close tumor tumour'.split(' '));

const NO_NOUN = new Set(['or', 'and', 'in', 'from', 'to', 'x', 'by', 'of', 'at']);

function isEtc(tokens: readonly Token[], comma: number): boolean {
  return tokens[comma - 1]?.text === 'etc' || tokens[comma - 2]?.text === 'etc';
}

/** "the stroke he had": what stands behind the noun says which one is meant. */
function isPointedAt(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 2; i > at - 6 && i >= 0; i--) {
    const text = tokens[i]?.text ?? '';
    if (tokens[i]?.kind !== 'word' || finiteVerbs.has(text)) return false;
    if (articles.has(text)) return true;
  }
  return false;
}

const articles = new Set('the a an this that his her any some all most'.split(' '));

const denials = new Set('no not without denies denied never neither negative'.split(' '));
const pronouns = new Set('he she it they there patient you we i this these'.split(' '));

/** "27 May 2026" */
function isMonth(tokens: readonly Token[], i: number): boolean {
  return tokens[i]?.text === 'may' && (tokens[i - 1]?.kind === 'number' || tokens[i + 1]?.kind === 'number');
}

/** ", improved." says how a thing is now; it has no subject and begins no clause. */
function isTrailingParticiple(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  return tokens[i - 1]?.text === ',' && (tokens[i]?.text ?? '').endsWith('ed') && (!next || next.kind === 'mark');
}

function endsSentence(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  if (!before || !after) return false;
  if (after.caps === 'lower' && (SHORTENED.has(before.text) || isDeniedShort(tokens, i))) return false;
  return (
    after.start > (tokens[i]?.end ?? 0) &&
    (before.text.length > 2 || (after.caps === 'title' && opener.has(after.text)))
  );
}

/** Words cut short: what follows the stop in small letters goes on with them ("No lat. meniscus tear"). */
const SHORTENED = new Set(
  'int ext ant post lat med sup inf prox dist sig prev susp poss prob subcut abd bilat resp surg approx assoc diff gen max min mod mult sev cerv thor lumb occ incl decr incr'.split(
    ' ',
  ),
);

/** "No ob. stones": a short word between a denial and what is denied. */
function isDeniedShort(tokens: readonly Token[], stop: number): boolean {
  return (tokens[stop - 1]?.text.length ?? 9) <= 5 && /^(?:no|not|without|any)$/.test(tokens[stop - 2]?.text ?? '');
}

const opener = new Set('the a an there no he she this these it his her patient'.split(' '));

const counts = new Set(
  'grade stage type class level category of and to is was by x at about least than only l t c s no number score , - / ='.split(
    ' ',
  ),
);

/** An inner list number ("2) normal stomach") or a heading in capitals ("PLAN:") inside running text. */
function startsItem(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token?.kind === 'number') {
    if (token.text.length > 2) return false;
    if (tokens[i + 1]?.text === ')') return tokens[i - 1]?.text !== '(';
    // "1. NO FRACTURE 2. OSTEOPENIA", but not "grade 2. Next"
    const next = tokens[i + 2];
    const dotted = tokens[i + 1]?.text === '.' && next?.kind === 'word' && next.caps !== 'lower';
    return dotted && next.start > (tokens[i + 1]?.end ?? 0) && !counts.has(tokens[i - 1]?.text ?? '');
  }
  if (
    token?.caps !== 'upper' ||
    /\d/.test(token.text) ||
    tokens[i - 1]?.caps === 'upper' ||
    tokens[i - 1]?.text === '-' ||
    tokens[i - 1]?.text === ',' ||
    LEADS_ON.has(tokens[i - 1]?.text ?? '')
  )
    return false;
  for (let j = i + 1; j < i + 4; j++) {
    if (tokens[j]?.text === ':') return true;
    if (tokens[j]?.caps !== 'upper') return false;
  }
  return false;
}

/** "no nodule Pleura: no effusion": the label begins at its capital, behind what is denied. */
export function beginsInside(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.caps !== 'lower') return false;
  for (let i = at + 1; i < at + 5 && tokens[i]?.kind === 'word'; i++) if (tokens[i]?.caps !== 'lower') return true;
  return false;
}

/** "No evidence of DVT: all veins compress": behind these words no label begins. */
const LEADS_ON = new Set(
  'of for no not without any and or with to in acute new recurrent the a an old prior deny denies denied exclude excludes excluded'.split(
    ' ',
  ),
);

/** "…, LUNGS: clear": one to four words and a colon. */
export function startsLabel(tokens: readonly Token[], from: number): boolean {
  for (let i = from; i < from + 5 && i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.text === ':') return i > from;
    if (token?.kind !== 'word') return false;
  }
  return false;
}
