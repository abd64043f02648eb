import type { Span } from '../../contract/analysis.js';
import { type Token, tokenize } from '../../knowledge/index.js';
import { firstPassing } from '../../reading/index.js';
import type { AssertionResult, Certainty } from '../types.js';
import { isTwoWays, startsAmount, startsStated } from './amounts.js';
import { deniesDoubt } from './beside-denials.js';
import { clauseStarts } from './clauses.js';
import { type Cue, findCues } from './cue-trie.js';
import type { CueCategory, CueRule } from './cues.js';
import { isHistoryItem } from './history-items.js';
import { likelyWhat } from './likely-what.js';
import { isOfEarlierSize, isOfEarlierState } from './measured-then.js';
import { deniesItsSource } from './source-of.js';
import { endsFor } from './subject.js';
import { beforeBloodTests, beforeTests } from './tests-denied.js';

/** A sentence prepared for assertion: made once, asked for every mention in it. */
export interface CueMap {
  tokens: readonly Token[];
  /** Start position of the clause that each token belongs to. */
  clauses: number[];
  scopes: Scope[];
  /** All cues, pseudo ones and stops included. */
  cues: readonly Cue[];
}

interface Scope {
  cue: Cue;
  /** Tokens that the cue speaks of, end exclusive. */
  from: number;
  to: number;
  backward: boolean;
}

/**
 * Finds the cues of a sentence and what each reaches. `body` is the first token behind a label: a word of denial or
 * doubt that is only part of the label ("Non-neoplastic lung:") says nothing of what follows it.
 */
export function mapCues(tokens: readonly Token[], body = 0): CueMap {
  const starts = clauseStarts(tokens);
  const cues = findCues(tokens);
  const scopes: Scope[] = [];
  const stopsOf = (category: CueCategory): number[] =>
    cues.filter((cue) => cue.rule.category === 'stop' && cue.rule.stops?.includes(category)).map((cue) => cue.from);
  const brackets = bracketEnds(tokens);
  const stopLists = new Map<CueCategory, number[]>();
  const list = listEnds(tokens);
  for (const cue of cues) {
    const { category, limit, wide, toComma } = cue.rule;
    if (category === 'pseudo' || category === 'stop') continue;
    const what = likelyWhat(cue, tokens);
    if (what === 'nothing') continue;
    const direction = what === 'behind' ? 'forward' : cue.rule.direction;
    if (isOfEarlierSize(cue, tokens) || isOfEarlierState(cue, tokens) || deniesItsSource(cue, tokens)) continue;
    if (/^[[☐]/.test(tokens[cue.from]?.text ?? '') && !isTicked(tokens)) continue;
    let stopList = stopLists.get(category);
    if (!stopList) {
      stopList = stopsOf(category);
      stopLists.set(category, stopList);
    }
    if (direction !== 'backward' && !isBehindItsNoun(cue, tokens)) {
      const clauseEnd = wide ? tokens.length : (firstAbove(endsFor(cue, starts, tokens), cue.to - 1) ?? tokens.length);
      const stop = firstAbove(stopList, cue.to - 1) ?? tokens.length;
      const to = Math.min(
        clauseEnd,
        stop,
        isBareNot(cue, tokens) ? describedEnd(cue.to, tokens) : tokens.length,
        limit ? cue.to + limit : tokens.length,
        brackets.close[cue.from] ?? tokens.length,
        inLabel(cue, tokens, body) ? body : tokens.length,
        insteadOf(cue, tokens),
      );
      const comma = toComma || isOfOneItem(cue, tokens) ? list.comma[cue.to] : undefined;
      const ends = comma !== undefined && comma < to && (list.or[comma] ?? tokens.length) >= to;
      // "Status post craniotomy, day 1: drowsy": what is so now stands behind the colon.
      const colon = toComma ? (list.colon[cue.to] ?? to) : to;
      scopes.push({ cue, from: cue.to, to: Math.min(ends ? comma : to, colon), backward: false });
    }
    if (direction !== 'forward' && !isBeforeItsNoun(cue, tokens) && !isOfItsLook(cue, tokens)) {
      const clauseStart = lastBelow(starts, cue.from + 1) ?? 0;
      const stop = lastBelow(stopList, cue.from) ?? 0;
      const from = Math.max(clauseStart, stop, limit ? cue.from - limit : 0, brackets.open[cue.from] ?? 0);
      // "Treated tuberculosis, organisms no longer seen": only the last part of a list without "and".
      const listed = toComma
        ? list.lastComma[cue.from]
        : category === 'negated'
          ? behindStatement(tokens, list, cue.from, from)
          : category === 'historical'
            ? behindEvent(tokens, list, cue.from, from)
            : undefined;
      const open = listed !== undefined && listed >= from && (list.lastAnd[cue.from] ?? -1) < listed;
      const tests =
        category === 'negated'
          ? (beforeTests(tokens, cue.from, from) ?? beforeBloodTests(tokens, cue.from, from))
          : undefined;
      scopes.push({
        cue,
        from: tests !== undefined ? tests + 1 : open ? listed + 1 : from,
        to: cue.from,
        backward: true,
      });
    }
  }
  for (const comma of tokens.keys()) {
    if (!isTwoWays(tokens, comma) || startsAmount(tokens, comma) || startsStated(tokens, comma)) continue;
    const to = firstAbove(starts, comma + 1) ?? tokens.length;
    scopes.push({ cue: { rule: TWO_WAYS, from: comma, to: comma + 1 }, from: comma + 1, to, backward: false });
  }
  const clauses: number[] = [];
  let at = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (starts[at] === i) at++;
    clauses.push(at === 0 ? 0 : (starts[at - 1] ?? 0));
  }
  return { tokens, clauses, scopes, cues };
}

/** What a comma behind a denial leaves open ("No mass, pneumothorax on the left"). */
const TWO_WAYS: CueRule = { category: 'possible', direction: 'forward', certainty: 'possible', phrases: [] };

/** "[ ] chest pain [x] cough": of the boxes of the line one is ticked, so that an empty one is an answer. */
function isTicked(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, at) => /^[☒☑✓✔]$/.test(text) || (/^[x✓✔]$/.test(text) && tokens[at - 1]?.text === '['));
}

/** What an illness of a list may come without: the rest of the list is had. */
const ALONGSIDE =
  /^(?:aura|complications?|o?esophagitis|obstruction|perforation|gangrene|exacerbation|sequelae|retinopathy|neuropathy|nephropathy|angina|mets|metastas[ei]s|haemorrhage|hemorrhage|recurrence|psychosis|status|residual|deficits?)$/;

/** "Hx migraine w/o aura, GERD, anxiety": the denial is of the first illness only. */
function isOfOneItem(cue: Cue, tokens: readonly Token[]): boolean {
  if (cue.rule.category !== 'negated') return false;
  if (/^(?:no|absent|nil)$/.test(tokens[cue.from]?.text ?? '') && deniesBodily(cue.to, tokens)) return true;
  if (!/^(?:without|w)/.test(tokens[cue.from]?.text ?? '')) return false;
  return ALONGSIDE.test(tokens[cue.to]?.text ?? '') && tokens[cue.to + 1]?.text === ',';
}

const WHOSE =
  /^(?:radial|pedal|distal|femoral|popliteal|dp|peripheral|palpable|air|blood|colou?r|doppler|f(?:o?e)tal|heart|cardiac|breath|deep|tendon|corneal|gag|respiratory|urine|detectable|visible|arterial|venous)$/;
const VITAL = /^(?:urine|heartbeat|beat|cardiac|output)$/;

/** "No radial pulse, cold hand", "no flow in the testis, swelling": a working of the body is lost, and the comma ends it. */
function deniesBodily(at: number, tokens: readonly Token[]): boolean {
  let i = at;
  while (i < at + 3 && WHOSE.test(tokens[i]?.text ?? '') && !BODILY.test(tokens[i]?.text ?? '')) i++;
  const text = tokens[i]?.text ?? '';
  return BODILY.test(text) || VITAL.test(tokens[i - 1]?.text ?? '');
}

const IN_ITS_PLACE =
  /^(?:iud|ius|mirena|implant|implanon|nexplanon|coil|depo|vasectomy|sterili[sz]ed|btl|menopausal|postmenopausal|hysterectomy)$/;
const PILL = /^(?:ocps?|cocp?|pill|contraception|contraceptives?|hrt|birth|hormonal)$/;

/** "No OCP (LNG-IUD)": what the bracket holds is had in place of what is denied. The end of the denial. */
function insteadOf(cue: Cue, tokens: readonly Token[]): number {
  for (let i = cue.to; i < Math.min(tokens.length, cue.to + 5); i++) {
    if (tokens[i]?.text !== '(') continue;
    const front = tokens.slice(cue.to, i).some(({ text }) => PILL.test(text));
    return front && tokens.slice(i, i + 6).some(({ text }) => IN_ITS_PLACE.test(text)) ? i : tokens.length;
  }
  return tokens.length;
}

/** What makes "not" a denial of its whole clause: a verb, a short word or an opening before it. */
const GOVERNS =
  /^(?:is|are|was|were|be|been|being|has|have|had|does|do|did|can|could|will|would|shall|should|may|might|must|need|appears?|appeared|seems?|remains?|remained|looks?|felt|feels|why|if|or|and|but|so|then|also|still|it|he|she|they|pt|patient)$/;

/**
 * "An irregular, not parallel mass", "cyst, not ruptured": behind a comma, an adjective or its noun "not" denies only the
 * word that describes, never the noun behind it.
 */
function isBareNot(cue: Cue, tokens: readonly Token[]): boolean {
  if (cue.rule.category !== 'negated' || cue.to !== cue.from + 1 || tokens[cue.from]?.text !== 'not') return false;
  const before = tokens[cue.from - 1];
  if (before !== undefined && before.kind === 'word' && GOVERNS.test(before.text)) return false;
  if (before?.text === ':') return false;
  let at = cue.to;
  while (/ly$/.test(tokens[at]?.text ?? '')) at++;
  const next = tokens[at]?.text ?? '';
  return !/^(?:an?|the|any|on|in|at|to|for|by|with|have|having|of|taking|from)$/.test(next);
}

/** The end of the words that describe: adverbs, one word, and what "or", "nor" or a stroke adds to it. */
function describedEnd(from: number, tokens: readonly Token[]): number {
  let i = from;
  const word = () => {
    while (/^(?:\w+ly|very|yet|so|quite|at|all)$/.test(tokens[i]?.text ?? '')) i++;
    i++;
    while (tokens[i]?.text === '-' && tokens[i + 1]?.kind === 'word') i += 2;
  };
  word();
  while (/^(?:or|nor|\/)$/.test(tokens[i]?.text ?? '')) {
    i++;
    word();
  }
  return Math.min(i, tokens.length);
}

const STATES =
  /^(?:controlled|tolerat(?:ing|ed)|managed|settled|improv(?:ed|ing)|resolving|eating|detected|positive|isolated|grown|reactive|contains?|containing|shows?|showing|has|with|measures?|measuring|there|[cm]m|tiny|trace|mild|mildly|moderate|severe|marked|markedly|gross|profound|slight|slightly|significant|persistent|old|healed|stable|unchanged|left|right|bilateral)$/;

const NO_NOUN_BEHIND =
  /^(?:in|on|at|from|since|for|to|and|or|but|as|throughout|bilaterally|both|today|now|again|there|below|above|over|with)$/;

const SEEN_AS_SUCH =
  /^(?:mass|masses|nodules?|lesions?|lumps?|densit(?:y|ies)|opacit(?:y|ies)|calcifications?|microcalcifications?|lymphadenopathy|nodes?|asymmetry|distortion|thickening|uptake|naev[iu]s?|nev[iu]s?|moles?|polyps?)$/;

/** "A 14 mm mass, highly suspicious": it is there, and what it may be is open. */
function isOfItsLook(cue: Cue, tokens: readonly Token[]): boolean {
  if (cue.to !== cue.from + 1 || tokens[cue.from]?.text !== 'suspicious') return false;
  for (let i = cue.from - 1; i >= 0 && i > cue.from - MOST_BEFORE; i--)
    if (SEEN_AS_SUCH.test(tokens[i]?.text ?? '')) return true;
  return false;
}

const MOST_BEFORE = 14;

/** "A filling defect with absent side branches": the word speaks of the noun behind it, not of what stands before. */
function isBeforeItsNoun(cue: Cue, tokens: readonly Token[]): boolean {
  if (tokens[cue.from]?.text !== 'absent' || cue.to !== cue.from + 1) return false;
  if (tokens[cue.to]?.kind !== 'word') return false;
  // "Suspicion for torsion, absent colour flow", not "reflexes, absent in both legs".
  if (tokens[cue.from - 1]?.text === ',') return !NO_NOUN_BEHIND.test(tokens[cue.to]?.text ?? '');
  return tokens[cue.from - 1]?.text === 'with';
}

/** "Pulse absent in the left arm since the operation": the word speaks of the noun before it, not of the place or the time. */
function isBehindItsNoun(cue: Cue, tokens: readonly Token[]): boolean {
  if (tokens[cue.from]?.text !== 'absent' || cue.to !== cue.from + 1) return false;
  return (
    BODILY.test(tokens[cue.from - 1]?.text ?? '') &&
    /^(?:in|on|at|over|from|since|below)$/.test(tokens[cue.to]?.text ?? '')
  );
}

/** What a body has while it works: its absence is a finding of its own and denies nothing that stands before it. */
const BODILY =
  /^(?:pulses?|reflex(?:es)?|flow|sounds?|signals?|movements?|sensation|entry|enhancement|sliding|power|tone|waves?|activity|breathing|output|peristalsis|voids?)$/;

/**
 * "Stones in the gallbladder, 4 mm, Murphy's sign negative": the comma behind which alone the denial speaks, where what
 * stands before it is said to be there (with a verb, a size, a side or a severity of its own).
 */
function behindStatement(
  tokens: readonly Token[],
  list: ReturnType<typeof listEnds>,
  at: number,
  from: number,
): number | undefined {
  const comma = commaBefore(list, at, from);
  if (comma === undefined) return undefined;
  if (tokens[at]?.text === 'absent' && BODILY.test(tokens[at - 1]?.text ?? '')) return comma;
  for (let i = from; i < comma; i++) {
    const text = tokens[i]?.text ?? '';
    if (/^(?:no|not|without|denies|denied)$/.test(text)) return undefined;
    if (STATES.test(text)) return comma;
  }
  return undefined;
}

/** What happened to somebody at a time of its own, before what is found now. */
const EVENT =
  /^(?:surgery|operations?|operated|replacement|replaced|repair|\w{3,}(?:ectomy|otomy|ostomy|plasty|oscopy|pexy)|fell|falls?|injur(?:y|ed)|accident|crash|trauma|rta|rtc|mva|mvc|assault(?:ed)?|chemo(?:therapy)?|radiotherapy|started|commenced|began|biopsy|biopsied|delivery|delivered|birth|lscs|flight|flew|travel(?:led|ed|s)?|vaccin\w+|picc|catheter|inserted|insertion|placed|placement|stent(?:ed|ing)?|transplant(?:ed|ation)?|bypass|cabg|tavi|tavr|pacemaker|fixation|orif|extraction|miscarriage|bitten|bite|hit|struck|kicked|stabbed|shot|normal|negative)$/;
const LEADS_BACK = /^(?:after|following|despite|previous|prior|known|post|since)$/;

/**
 * "DVT of the left leg, knee replacement 3 weeks ago", "abscess, after an infection treated last year": the comma behind which
 * alone the time speaks, where what stands there happened by itself. Not between two such events.
 */
function behindEvent(
  tokens: readonly Token[],
  list: ReturnType<typeof listEnds>,
  at: number,
  from: number,
): number | undefined {
  const comma = commaBefore(list, at, from);
  if (comma === undefined || EVENT.test(tokens[comma - 1]?.text ?? '')) return undefined;
  if (LEADS_BACK.test(tokens[comma + 1]?.text ?? '')) return comma;
  const behind = tokens.slice(comma + 1, at);
  if (behind.some(({ text }) => AS_BEFORE.test(text))) return undefined;
  return behind.some(({ text }) => EVENT.test(text)) ? comma : undefined;
}

const AS_BEFORE = /^(?:unchanged|stable|same|similar|resolved|healed)$/;

/** The comma that stands last before a word, and not before `from`. */
function commaBefore(list: ReturnType<typeof listEnds>, at: number, from: number): number | undefined {
  const comma = list.lastComma[at];
  return comma === undefined || comma < from ? undefined : comma;
}

function inLabel(cue: Cue, tokens: readonly Token[], body: number): boolean {
  if (cue.to > body || (cue.rule.category !== 'negated' && cue.rule.category !== 'possible')) return false;
  for (let i = 0; i < body; i++) if ((i < cue.from || i >= cue.to) && tokens[i]?.kind === 'word') return true;
  return false;
}

/** For each token the bracket pair around it: a cue inside brackets does not speak of what stands outside. */
function bracketEnds(tokens: readonly Token[]): { open: number[]; close: number[] } {
  const open: number[] = [];
  const close: number[] = new Array<number>(tokens.length).fill(tokens.length);
  let start = 0;
  let depth = 0;
  for (let i = 0; i < tokens.length; i++) {
    const text = tokens[i]?.text;
    // A cue that begins with the bracket stands outside it.
    open.push(depth > 0 ? start : 0);
    if (text === '(' && depth++ === 0) start = i + 1;
    if (text === ')' && depth > 0 && --depth === 0) close.fill(i, start, i);
  }
  return { open, close };
}

/** For each token the next comma, colon and "or" from it on (past the end where there is none), and the last before it (-1). */
function listEnds(tokens: readonly Token[]): Record<'comma' | 'colon' | 'or' | 'lastComma' | 'lastAnd', number[]> {
  const lastComma: number[] = [];
  const lastAnd: number[] = [];
  for (let i = 0; i <= tokens.length; i++) {
    const text = tokens[i - 1]?.text;
    lastComma.push(text === ',' ? i - 1 : (lastComma[i - 1] ?? -1));
    lastAnd.push(text === 'and' || text === 'or' ? i - 1 : (lastAnd[i - 1] ?? -1));
  }
  const comma = new Array<number>(tokens.length).fill(tokens.length);
  const colon = new Array<number>(tokens.length).fill(tokens.length);
  const or = new Array<number>(tokens.length).fill(tokens.length);
  for (let i = tokens.length - 1; i >= 0; i--) {
    const text = tokens[i]?.text;
    comma[i] = text === ',' ? i : (comma[i + 1] ?? tokens.length);
    colon[i] = text === ':' ? i : (colon[i + 1] ?? tokens.length);
    or[i] = text === 'or' || text === 'nor' ? i : (or[i + 1] ?? tokens.length);
  }
  return { comma, colon, or, lastComma, lastAnd };
}

/** First value of a sorted list above `limit`. */
function firstAbove(sorted: readonly number[], limit: number): number | undefined {
  return sorted[firstPassing(sorted.length, (at) => (sorted[at] ?? 0) > limit)];
}

/** Last value of a sorted list below `limit`. */
function lastBelow(sorted: readonly number[], limit: number): number | undefined {
  return sorted[firstPassing(sorted.length, (at) => (sorted[at] ?? 0) >= limit) - 1];
}

/** How the words from `start` to `end` (UTF-16, same text as the tokens) are meant. */
export function assertSpan(map: CueMap, start: number, end: number): AssertionResult {
  const { tokens } = map;
  const first = firstPassing(tokens.length, (at) => (tokens[at]?.end ?? 0) > start);
  let last = first;
  while (last < tokens.length && (tokens[last]?.start ?? end) < end) last++;
  const nearest = new Map<string, Scope>();
  for (const scope of map.scopes) {
    const { cue, backward } = scope;
    const category = cue.rule.category;
    const inside = cue.from >= first && cue.to <= last;
    if (inside) {
      // A cue inside the mention is part of its name, save words of the past ("status post bypass").
      if (category !== 'historical' || cue.from !== first) continue;
    } else if (!(scope.from < Math.max(last, first + 1) && scope.to > first)) continue;
    const key = `${category}${backward ? '<' : '>'}`;
    const known = nearest.get(key);
    if (!known || distance(scope, first, last) < distance(known, first, last)) nearest.set(key, scope);
  }
  const get = (category: CueCategory): Scope | undefined => nearest.get(`${category}>`) ?? nearest.get(`${category}<`);
  const used: Scope[] = [];
  const negatedForward = nearest.get('negated>');
  const negatedBackward = nearest.get('negated<');
  const possibleForward = nearest.get('possible>');
  const possibleBackward = nearest.get('possible<');
  let negation: AssertionResult['negation'] = 'affirmed';
  let certainty: Certainty = 'certain';
  let ordered = false;
  let twoWays = false;
  if (negatedBackward) {
    negation = 'negated';
    used.push(negatedBackward);
  } else if (negatedForward && (!possibleForward || denies(negatedForward, possibleForward, tokens))) {
    negation = 'negated';
    used.push(negatedForward);
  } else if (possibleForward || possibleBackward) {
    const scope = possibleForward ?? possibleBackward;
    negation = 'possible';
    certainty = scope?.cue.rule.certainty ?? 'possible';
    // "? early appendicitis, less likely": what stands behind is the answer.
    if (possibleBackward?.cue.rule.certainty === 'unlikely') certainty = 'unlikely';
    ordered = scope?.cue.rule.ordered === true;
    twoWays = scope?.cue.rule === TWO_WAYS;
    if (scope) used.push(scope);
  }
  if (negation === 'affirmed' && (isNoneOf(map, first) || isNoIncrease(map, first))) negation = 'negated';
  const hypothetical = get('hypothetical');
  const family = get('family');
  const other = get('other');
  const past = get('historical');
  const historical = past?.cue.rule.own && (family || other) ? undefined : past;
  let temporality: AssertionResult['temporality'] = 'recent';
  if (hypothetical && (!historical || distance(hypothetical, first, last) < distance(historical, first, last))) {
    temporality = 'hypothetical';
    used.push(hypothetical);
  } else if (historical) {
    temporality = 'historical';
    used.push(historical);
  }
  let experiencer: AssertionResult['experiencer'] = 'patient';
  if (family) {
    experiencer = 'family';
    used.push(family);
  } else if (other) {
    experiencer = 'other';
    used.push(other);
  }
  const triggers = used.map((scope) => cueSpan(map, scope.cue));
  return {
    ...{ negation, temporality, experiencer, certainty, triggers },
    ...(ordered && { ordered: true }),
    ...(twoWays && { twoWays: true }),
  };
}

/** "No response to bronchodilator": what is denied begins inside a phrase that denies nothing of what follows it. */
function isNoneOf(map: CueMap, first: number): boolean {
  if (!/^(?:response|relief|benefit|improvement)$/.test(map.tokens[first]?.text ?? '')) return false;
  return map.cues.some(
    ({ rule, from, to }) =>
      rule.category === 'pseudo' && from < first && to > first && /^(?:no|without)$/.test(map.tokens[from]?.text ?? ''),
  );
}

/** Of a denial and a doubt before one mention, true where the denial counts: it stands nearer, or it denies the doubt. */
function denies(denial: Scope, doubt: Scope, tokens: readonly Token[]): boolean {
  if (denial.cue.from > doubt.cue.from || deniesDoubt(tokens, denial, doubt.cue)) return true;
  return doubt.cue.rule.thing === true && denial.to >= doubt.cue.to;
}

function distance(scope: Scope, first: number, last: number): number {
  return scope.backward ? scope.cue.from - last : first - scope.cue.to;
}

function cueSpan(map: CueMap, cue: Cue): Span {
  return { start: map.tokens[cue.from]?.start ?? 0, end: map.tokens[cue.to - 1]?.end ?? 0 };
}

const WINDOW = 3000;

/**
 * How a mention is meant in its sentence: negated or possible, past or hypothetical, whose. Works on any words, known
 * to the knowledge base or not. `start` and `end` are UTF-16 offsets in `sentence`. Conventions follow ConText
 * (Harkema 2009): relatives' illnesses are affirmed with experiencer family; resolved is historical.
 */
export function assertMention(sentence: string, start: number, end: number): AssertionResult {
  // A window around the mention keeps the cost of very long sentences bounded.
  const from = Math.max(0, start - WINDOW);
  const to = Math.min(sentence.length, Math.max(start, end) + WINDOW);
  const result = assertSpan(mapCues(tokenize(sentence, from, to)), start, end);
  const past =
    result.temporality === 'recent' && result.experiencer === 'patient' && isHistoryItem(sentence, start, end);
  return past ? { ...result, temporality: 'historical' } : result;
}

/** "No increase in intraepithelial lymphocytes": what is named by its own increase is not there. */
function isNoIncrease({ tokens }: CueMap, first: number): boolean {
  return /^increased?$/.test(tokens[first]?.text ?? '') && /^(?:no|without|nor)$/.test(tokens[first - 1]?.text ?? '');
}
