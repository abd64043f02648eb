import { type Token, tokenize } from '../../knowledge/index.js';
import { experiencer, experiencerPseudo } from '../data/experiencer.js';
import { negation, negationAnswers, negationPseudo } from '../data/negation.js';
import { stops } from '../data/stops.js';
import { historical, historicalPseudo, hypothetical, hypotheticalPseudo } from '../data/time.js';
import { uncertainty, uncertaintyPseudo } from '../data/uncertainty.js';
import { type CueRule, expandPhrase } from './cues.js';

interface Node {
  next: Map<string, Node>;
  rules: CueRule[];
}

/** A cue found in a sentence: token positions, end exclusive. */
export interface Cue {
  rule: CueRule;
  from: number;
  to: number;
}

const SKIPPED = new Set(['-', '–', '—', '*', '"', "'"]);

let roots: { cues: Node; answers: Node; stops: Node } | undefined;

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

function build(rules: readonly CueRule[]): Node {
  const top: Node = { next: new Map(), rules: [] };
  for (const rule of rules) {
    for (const pattern of rule.phrases) {
      for (const words of expandPhrase(pattern)) {
        let node = top;
        for (const word of words.flatMap(cueWords)) {
          let next = node.next.get(word);
          if (!next) {
            next = { next: new Map(), rules: [] };
            node.next.set(word, next);
          }
          node = next;
        }
        if (node !== top && !node.rules.includes(rule)) node.rules.push(rule);
      }
    }
  }
  return top;
}

function cueWords(word: string): string[] {
  if (word.startsWith('<')) return [word];
  return tokenize(word)
    .map((token) => token.text)
    .filter((text) => !SKIPPED.has(text) || word.length === 1);
}

function keyOf(token: Token): string {
  if (token.kind === 'number' && /^(?:19|20)\d\d$/.test(token.text)) return '<year>';
  return token.text;
}

/**
 * All cues of a sentence in order. Among cues the longest match wins, from left to right, each word in one match at
 * most; stops are matched apart, so "with a history of" both ends a negation and begins a history. Linear: the longest
 * phrase bounds the look-ahead.
 */
export function findCues(tokens: readonly Token[]): Cue[] {
  roots ??= { cues: build(cueRules), answers: build(negationAnswers), stops: build(stops) };
  const cues = matchAll(roots.cues, roots.answers, tokens);
  const pseudo = cues.filter((cue) => cue.rule.category === 'pseudo');
  const ends = matchAll(roots.stops, null, tokens);
  let at = 0;
  for (const stop of ends) {
    while (at < pseudo.length && (pseudo[at]?.to ?? 0) <= stop.from) at++;
    if ((pseudo[at]?.from ?? tokens.length) < stop.to) continue;
    cues.push(stop);
  }
  return cues;
}

function matchAll(top: Node, answers: Node | null, tokens: readonly Token[]): Cue[] {
  const cues: Cue[] = [];
  let i = 0;
  while (i < tokens.length) {
    let best = longest(top, tokens, i);
    const answer = answers ? longest(answers, tokens, i) : null;
    if (answer && answer.to >= (best?.to ?? 0) && endsClause(tokens, answer.to)) best = answer;
    if (best) {
      for (const rule of best.rules) cues.push({ rule, from: i, to: best.to });
      i = best.to;
    } else i++;
  }
  return cues;
}

function longest(top: Node, tokens: readonly Token[], from: number): { to: number; rules: CueRule[] } | null {
  let node: Node | undefined = top;
  let best: { to: number; rules: CueRule[] } | null = null;
  for (let j = from; j < tokens.length && node; j++) {
    const token: Token | undefined = tokens[j];
    if (!token) break;
    const key = keyOf(token);
    let next: Node | undefined = node.next.get(key);
    if (!next && key === '<year>') next = node.next.get(token.text);
    if (!next && j > from && SKIPPED.has(token.text)) continue;
    node = next;
    if (node && node.rules.length > 0) best = { to: j + 1, rules: node.rules };
  }
  return best;
}

function endsClause(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return !next || (next.kind === 'mark' && !'(:-?'.includes(next.text));
}
