import type { Token } from '../../knowledge/index.js';
import { experiencer, experiencerPseudo } from '../data/experiencer.js';
import { negation, negationAnswers, negationPseudo } from '../data/negation.js';
import { stops } from '../data/stops.js';
import { historical, historicalAnswers, historicalPseudo, hypothetical, hypotheticalPseudo } from '../data/time.js';
import { uncertainty, uncertaintyAnswers, uncertaintyPseudo } from '../data/uncertainty.js';
import {
  changeDenial,
  comparisonCues,
  denialBehindNoChange,
  deniesChangeOf,
  deniesGerm,
  describesDenied,
  germDenial,
} from './beside-denials.js';
import { beginsInside, isInName, startsLabel } from './clauses.js';
import type { CueRule } from './cues.js';
import { deniedSigns } from './denied-signs.js';
import { following, type PhraseNode, phraseTree, SKIPPED } from './phrase-tree.js';

/** A cue found in a sentence: token positions, end exclusive. */
export interface Cue {
  rule: CueRule;
  from: number;
  to: number;
}

let roots: { cues: PhraseNode; answers: PhraseNode; stops: PhraseNode } | undefined;

const cueRules = [
  ...negation,
  ...negationPseudo,
  ...uncertainty,
  ...uncertaintyPseudo,
  ...historical,
  ...historicalPseudo,
  ...hypothetical,
  ...hypotheticalPseudo,
  ...experiencer,
  ...experiencerPseudo,
];

/** Words that many phrases share, kept as one branch of the tree. */
const CLASSES = new Map<string, string>();
for (const word of (
  'mother father mom dad parent parents sister sisters brother brothers sibling siblings aunt aunts uncle uncles grandmother ' +
  'mum mam mummy gran granny nan grandad granddad half-sister half-brother grandfather grandparent grandparents grandma grandpa cousin cousins son sons daughter daughters niece nephew relative ' +
  'relatives grandson granddaughter grandchild'
).split(' ')) {
  CLASSES.set(word, '<kin>');
}
for (const word of 'january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
  ' ',
)) {
  CLASSES.set(word, '<month>');
}
for (const word of 'his her the your my their our patient'.split(' ')) CLASSES.set(word, '<his>');

function classOf(token: Token): string | undefined {
  if (token.kind === 'number') return /^(?:19|20)\d\d$/.test(token.text) ? '<year>' : '<number>';
  return CLASSES.get(token.text);
}

/**
 * All cues of a sentence in order. Among cues the longest match wins, from left to right, each word in one match at
 * most; stops are matched apart, so "with a history of" both ends a negation and begins a history. Linear: the longest
 * phrase bounds the look-ahead.
 */
export function findCues(tokens: readonly Token[]): Cue[] {
  roots ??= {
    cues: phraseTree(cueRules),
    answers: phraseTree([...negationAnswers, ...uncertaintyAnswers, ...historicalAnswers]),
    stops: phraseTree(stops),
  };
  const found = matchAll(roots.cues, roots.answers, tokens).map((cue) =>
    cue.rule.category !== 'pseudo'
      ? cue
      : deniesGerm(tokens, cue)
        ? germDenial(cue)
        : deniesChangeOf(tokens, cue)
          ? changeDenial(cue)
          : cue,
  );
  const cues = [...found, ...signCues(tokens), ...deniedSigns(tokens), ...comparisonCues(tokens)];
  const pseudo = cues.filter((cue) => cue.rule.category === 'pseudo');
  for (const cue of pseudo) {
    const behind = denialBehindNoChange(tokens, cue);
    if (behind) cues.push(behind);
  }
  const ends = matchAll(roots.stops, null, tokens);
  let at = 0;
  for (const stop of ends) {
    while (at < pseudo.length && (pseudo[at]?.to ?? 0) <= stop.from) at++;
    if ((pseudo[at]?.from ?? tokens.length) < stop.to) continue;
    if (tokens[stop.from]?.text === ';' && isInName(tokens, stop.from)) continue;
    if (describesDenied(tokens, stop)) continue;
    cues.push(stop);
  }
  return cues;
}

function matchAll(top: PhraseNode, answers: PhraseNode | null, tokens: readonly Token[]): Cue[] {
  const cues: Cue[] = [];
  let i = 0;
  while (i < tokens.length) {
    let best = isAnsweredMark(tokens, i) ? null : longest(top, tokens, i);
    const answer = answers ? longest(answers, tokens, i) : null;
    if (answer && answer.to >= (best?.to ?? 0) && endsClause(tokens, i, answer.to)) best = answer;
    if (best) {
      const asks = isAskingMark(tokens, i);
      const leads = asks || isLeading(tokens, i);
      const before = cues.length;
      const first = i === 0 || '.;:'.includes(tokens[i - 1]?.text ?? ' ');
      for (const rule of best.rules)
        if (
          (leads || !rule.leading) &&
          (first || !rule.initial) &&
          (!asks || rule.direction === 'forward') &&
          !(rule.category === 'family' && best.to === i + 1 && isDegree(tokens, i))
        )
          cues.push({ rule, from: i, to: best.to });
      i = cues.length > before ? best.to : i + 1;
    } else i++;
  }
  return cues;
}

/** "Diabetes? No": a question that is answered in the same line leaves nothing open. */
function isAnsweredMark(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '?' && AN_ANSWER.has(tokens[at + 1]?.text ?? '') && endsClause(tokens, at + 1, at + 2);
}
const AN_ANSWER = new Set(['no', 'nil', 'none', 'neg', 'negative', 'yes']);

/** "Relative spinal stenosis", "a relative paucity": how much of it there is, and no relative of the reader. */
function isDegree(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'relative') return false;
  const next = tokens[at + 1];
  return next?.kind === 'word' && !OF_KIN.test(next.text);
}

const OF_KIN =
  /^(?:with|who|whom|whose|has|had|have|is|was|died|diagnosed|suffers?|suffered|affected|aged?|under|over|at|on|and|or|in|by|also|once|treated|reports?|reported|tested|carries|developed|known|positive|recently|living|from)$/;

/** "opacity ?infarct", "cyst ? endometrioma": a mark that does not touch the word before it asks of what follows. */
function isAskingMark(tokens: readonly Token[], at: number): boolean {
  const [before, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (mark?.text !== '?' || next?.kind !== 'word' || before?.end === mark.start) return false;
  return next.start === mark.end || (before !== undefined && !OF_THE_ONE_BEFORE.test(next.text));
}

/** "Echogenic bowel ? significance": asked of what stands before the mark. */
const OF_THE_ONE_BEFORE = /^(?:significance|cause|etiology|aetiology|nature|source|relevance|date|age|why|how|when)$/;

function longest(
  top: PhraseNode,
  tokens: readonly Token[],
  from: number,
): { to: number; rules: readonly CueRule[] } | null {
  const first = tokens[from];
  if (!first) return null;
  if (!top.awaiting.has(first.text)) {
    const kind = classOf(first);
    if (!kind || !top.awaiting.has(kind)) return null;
  }
  let best: { to: number; rules: readonly CueRule[] } | null = null;
  const walk = (node: PhraseNode, at: number): void => {
    if (at > from && node.rules.length > 0 && at > (best?.to ?? 0)) best = { to: at, rules: node.rules };
    const token = tokens[at];
    if (!token) return;
    const next = following(node, token.text);
    if (next) walk(next, at + 1);
    const kind = classOf(token);
    const shared = kind ? following(node, kind) : undefined;
    if (shared) walk(shared, at + 1);
    if (!next && !shared && at > from && SKIPPED.has(token.text)) walkOn(node, at + 1);
    // "Suspicious (but not diagnostic) for lymphoma": the phrase goes on behind the bracket.
    if (!next && at > from && token.text === '(') {
      const end = bracketEnd(tokens, at);
      if (end > at) walkOn(node, end + 1);
    }
  };
  // A skipped mark must not make a phrase end behind it.
  const walkOn = (node: PhraseNode, at: number): void => {
    const token = tokens[at];
    const next = token && following(node, token.text);
    if (next) walk(next, at + 1);
  };
  walk(top, from);
  return best;
}

const MOST_IN_BRACKET = 8;

/** The mark that shuts a short bracket; -1 for a longer one. */
function bracketEnd(tokens: readonly Token[], open: number): number {
  for (let at = open + 1; at <= open + MOST_IN_BRACKET; at++) {
    const text = tokens[at]?.text;
    if (text === undefined || text === '(') return -1;
    if (text === ')') return at;
  }
  return -1;
}

/** True where nothing follows that the words from `from` to `at` could be said of. */
function endsClause(tokens: readonly Token[], from: number, at: number): boolean {
  const next = tokens[at];
  if (!next || (next.kind === 'mark' && !'(:-?'.includes(next.text))) return true;
  // "HIV exposed? NO (neg x2)"
  if (next.text === '(' && tokens[from - 1]?.text === '?') return true;
  // "Fever: no Cough: yes" answers what stands before it; "No fracture: bones intact" answers nothing.
  if (!startsLabel(tokens, at) || beginsInside(tokens, at)) return false;
  const before = tokens[from - 1];
  if (ANSWERED.has(before?.text ?? '')) return true;
  // "Fever No   Cough: Yes"
  return before?.kind === 'word' && [before, tokens[from], next].every((token) => token?.caps !== 'lower');
}

const ANSWERED = new Set([':', '-', '–', '?', '=', '|']);

const SMALL = new Set('a an the his her with of from for in now to recently'.split(' '));

/** At the start of a clause, or behind a small word: what follows is the noun. */
function isLeading(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return !before || before.kind === 'mark' || SMALL.has(before.text);
}

const MINUS: CueRule = { category: 'negated', direction: 'forward', limit: 6, toComma: true, phrases: [] };
const PLUS: CueRule = { category: 'stop', direction: 'forward', stops: ['negated'], phrases: [] };

const MINUS_BEHIND: CueRule = { category: 'negated', direction: 'backward', limit: 4, phrases: [] };

function endsItem(token: Token | undefined): boolean {
  return !token || (token.kind === 'mark' && ',;.|/'.includes(token.text));
}

/** "+ cough, - fever", "(+) nausea (-) vomiting": signs before the items of a list. A lone dash is no sign. */
function signCues(tokens: readonly Token[]): Cue[] {
  const cues: Cue[] = [];
  let plus = false;
  for (let i = 0; i < tokens.length; i++) {
    const text = tokens[i]?.text ?? '';
    if (!SIGNS.has(text)) continue;
    const before = tokens[i - 1];
    const next = tokens[i + 1];
    const bracketed = before?.text === '(' && next?.text === ')';
    // "Ascites (-), hepatomegaly (+)": the sign stands behind its item.
    if (bracketed && tokens[i - 2]?.kind === 'word' && endsItem(tokens[i + 2])) {
      plus = true;
      if (text !== '+') cues.push({ rule: MINUS_BEHIND, from: i - 1, to: i + 2 });
      continue;
    }
    const leads = !before || (before.kind === 'mark' && before.text !== '(' && before.end < (tokens[i]?.start ?? 0));
    if (!bracketed && !(leads && next?.kind === 'word' && next.text !== 've')) continue;
    if (text === '+' || bracketed) plus = true;
    cues.push({ rule: text === '+' ? PLUS : MINUS, from: bracketed ? i - 1 : i, to: bracketed ? i + 2 : i + 1 });
  }
  return plus ? cues : signsBehind(tokens);
}

/** "CP -, SOB +, leg swelling -": signs behind the items of a list, at least two of them, each of its own item. */
function signsBehind(tokens: readonly Token[]): Cue[] {
  const cues: Cue[] = [];
  let begins = 0;
  let signs = 0;
  for (let i = 0; i < tokens.length; i++) {
    const text = tokens[i]?.text ?? '';
    const next = tokens[i + 1];
    const closes = endsItem(next);
    if (SIGNS.has(text) && closes && i > begins && i - begins <= 5 && tokens[i - 1]?.kind === 'word') {
      signs++;
      if (text !== '+') {
        const rule: CueRule = { category: 'negated', direction: 'backward', limit: i - begins, phrases: [] };
        cues.push({ rule, from: i, to: i + 1 });
      }
    }
    if (tokens[i]?.kind === 'mark' && ',;.|:'.includes(text)) begins = i + 1;
  }
  return signs > 1 || isLoneSign(tokens) ? cues : [];
}

/** "PNI -.": a short form with its sign, and nothing else. */
function isLoneSign(tokens: readonly Token[]): boolean {
  const [name, sign, end] = tokens;
  const short = name?.caps === 'upper' && name.end - name.start <= LONGEST_SHORT_FORM;
  return short && SIGNS.has(sign?.text ?? '') && endsItem(end) && tokens.length <= 3;
}

const LONGEST_SHORT_FORM = 5;

const SIGNS = new Set(['+', '-', '–', '−']);
