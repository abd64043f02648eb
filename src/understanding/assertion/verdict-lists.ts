import type { Token } from '../../knowledge/index.js';
import { finiteVerbs, seenWords } from '../data/stops.js';

/**
 * Lists that share one verdict: "del(17p), t(4;14), gain 1q: not detected" denies all three, and of "BRAF detected, KRAS
 * and NRAS not detected" only the last two.
 */

const VERDICTS = new Set(
  'positive pos negative neg present absent normal retained intact lost detected none nil yes no failed'.split(' '),
);
const DENIED = new Set(['negative', 'neg', 'absent', 'none', 'nil']);
/** A verdict, or how much there is. */
const CLOSES = new Set(['present', 'detected', 'identified', 'positive', 'negative', 'absent', '%', 'mm', 'cm']);
/** Behind a comma these go on with what stands before it. */
const GOES_ON =
  /^(?:with|in|on|at|of|by|for|from|to|and|or|but|which|who|that|where|when|as|than|suggest\w*|consistent|compatible|\w+ing)$/;
/** What opens the name of a thing that is there. */
const OPENS_FINDING =
  /^(?:chronic|acute|mild|moderate|severe|focal|multifocal|diffuse|invasive|active|small|large|minimal|marked|extensive|fragments?|an?|the|well|moderately|poorly)$/;
const LONGEST_LIST = 60;

/** True for a verdict that denies at `at`: "not detected", "negative". */
function deniesAt(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (DENIED.has(text)) return true;
  if (text !== 'not') return false;
  const next = tokens[at + 1]?.text ?? '';
  return seenWords.has(next) || next === 'detected' || next === 'present';
}

/**
 * The label behind a comma ("…, gain 1q: not detected") ends a list whose other names stand before it. Returns the token
 * that the list begins at where it is one; null where the label stands for itself.
 */
export function listUnderVerdict(tokens: readonly Token[], comma: number, from: number): number | null {
  let colon = comma + 1;
  while (tokens[colon]?.text !== ':') colon++;
  if (!deniesAt(tokens, colon + 1)) return null;
  let depth = 0;
  let commas = 0;
  let begin = from;
  let behindVerdict = false;
  let nextComma = comma;
  for (let i = comma - 1; i >= Math.max(from, comma - LONGEST_LIST); i--) {
    const text = tokens[i]?.text ?? '';
    if (text === ')') depth++;
    else if (text === '(' && depth > 0) depth--;
    if (depth > 0) continue;
    if (text === ',') {
      commas++;
      nextComma = i;
    }
    if (text === ':' || text === '.') {
      begin = i + 1;
      break;
    }
    if (VERDICTS.has(text) || seenWords.has(text) || finiteVerbs.has(text) || text === '%') {
      begin = nextComma + 1;
      behindVerdict = true;
      break;
    }
  }
  if (behindVerdict) return begin > comma ? null : begin;
  const first = tokens[begin];
  if (first === undefined || OPENS_FINDING.test(first.text)) return null;
  const listed =
    commas > 0 || sameWord(tokens, comma, colon) || (isCode(tokens, begin, comma) && isCode(tokens, comma + 1, colon));
  return listed ? begin : null;
}

/** "Vascular invasion, perineural invasion: …" */
function sameWord(tokens: readonly Token[], comma: number, colon: number): boolean {
  return tokens[comma - 1]?.kind === 'word' && tokens[comma - 1]?.text === tokens[colon - 1]?.text;
}

/** "KRAS", "del(17p)", "CD20": the name of a gene, a change of one, or a marker. */
function isCode(tokens: readonly Token[], from: number, to: number): boolean {
  const own = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark');
  if (own.length === 0 || own.length > 5) return false;
  const loud = tokens.every(({ kind, caps }) => kind !== 'word' || caps === 'upper');
  return own.some(({ text, caps }) => /\d/.test(text) || (!loud && caps === 'upper' && text.length > 2));
}

/** What is there, and how much of it: nobody denies "mild gastritis" in one breath with something else. */
const FOUND = /^(?:chronic|mild|moderate|minimal|invasive|multifocal|well|moderately|poorly)$/;

/**
 * True where a comma parts one verdict from the next: "HPV 16 detected, HPV 18 and other types not detected", "Mild
 * chronic gastritis, H. pylori not seen". `from` is where the clause begins.
 */
export function partsVerdicts(tokens: readonly Token[], comma: number, from: number): boolean {
  const before = tokens[comma - 1]?.text ?? '';
  if (
    !CLOSES.has(before) &&
    !isSmearResult(tokens, comma) &&
    !FOUND.test(tokens[from]?.text ?? '') &&
    !isOfTheTumor(tokens, comma, from)
  )
    return false;
  if (GOES_ON.test(tokens[comma + 1]?.text ?? 'and')) return false;
  const end = Math.min(tokens.length, comma + LONGEST_LIST);
  for (let i = comma + 1; i < end; i++) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (i > comma + 1 && deniesAt(tokens, i)) return closes(tokens, tokens[i]?.text === 'not' ? i + 2 : i + 1);
    if (token.kind === 'mark' && !',()/-+;:.'.includes(token.text)) return false;
    // "H. pylori"
    if (token.text === '.' && (tokens[i - 1]?.text.length ?? 0) > 1) return false;
    if (token.text === 'but' || token.text === 'which' || (token.text === ';' && token.end !== tokens[i + 1]?.start))
      return false;
  }
  return false;
}

const TUMOR = /^(?:\w*carcinoma|\w*sarcoma|\w*blastoma|melanoma|lymphoma|seminoma|mesothelioma|cancer|dcis|lcis)$/;
/** What only a growth that is there can have or lack. */
const HAD_BY_TUMOR =
  /^(?:\w*invasion|lvi|lvsi|pni|emvi|vi|spread|extension|deposits?|margins?|budding|ulceration|perforation)$/;

/** "Adenocarcinoma, lymphovascular invasion not identified": the cancer is there, and what it lacks is named. */
function isOfTheTumor(tokens: readonly Token[], comma: number, from: number): boolean {
  if (!tokens.slice(Math.max(from, comma - LONGEST_LIST), comma).some(({ text }) => TUMOR.test(text))) return false;
  for (let i = comma + 1; i < Math.min(tokens.length, comma + 8) && tokens[i]?.kind !== 'mark'; i++)
    if (HAD_BY_TUMOR.test(tokens[i]?.text ?? '')) return true;
  return false;
}

/** What a smear can come to: each is a result, and no test that could be negative. */
const SMEAR_RESULT = /^(?:ascus|asc|us|h|lsil|hsil|agc|agus|nilm)$/;

/** "ASCUS, HPV negative": the test for the virus has the verdict, the cells have theirs. */
function isSmearResult(tokens: readonly Token[], comma: number): boolean {
  if (!SMEAR_RESULT.test(tokens[comma - 1]?.text ?? '')) return false;
  return tokens.slice(comma + 1, comma + 5).some(({ text }) => /^(?:hpv|hrhpv|hr)$/.test(text));
}

function closes(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || (next.kind === 'mark' && ',;.)'.includes(next.text)) || next.text === 'and';
}
