import type { Change, Laterality } from '../../contract/analysis.js';
import { singleSpaced, type Token } from '../../knowledge/index.js';
import { CHANGE, CHANGE_PHRASES } from '../data/change-words.js';
import type { Frame } from '../types.js';
import { changeSaid, FAILS, isDescription, isGrownAnew, isOfChange, isOfGerms } from './changes.js';
import { COUNT_NUMBERS, COUNT_WORDS, COUNTS, isCodeFigure, isOfPieces, NUMBERED, someOf } from './counts.js';
import { levelIn } from './levels.js';
import { BETWEEN, type Degree, SEVERITY } from './severity.js';
import {
  isBothAnd,
  isLeaving,
  isNotSide,
  isOfAList,
  isPartsOfOne,
  isWayIn,
  OF_TWO,
  SIDE,
  sideLetter,
} from './sides.js';

/** What the words of a clause say besides its main concept. */
export interface Attributes {
  laterality: Laterality | null;
  severity: Frame['severity'];
  change: Change | null;
  count: Frame['count'];
  level: string | null;
}

/** "The trace shows a fetal rate of 65": a line that a machine drew, no small amount. */
function isTracing(word: string, next: string | undefined, before: string | undefined): boolean {
  // "Type B trace"
  if (word === 'trace' && /^(?:[abc]|flat|peaked|ecg|ekg|eeg|ctg|pressure|rhythm)$/.test(before ?? '')) return true;
  return (
    word === 'trace' &&
    /^(?:shows?|showed|is|was|has|with|reads|pathological|suspicious|reassuring|abnormal|normal)$/.test(next ?? '')
  );
}

const SIZE_WORDS = new Set(['small', 'large', 'tiny', 'medium', 'punctate']);

/** "Near-complete resolution of": there is less of it, and it is not gone. */
const IN_PART =
  /\b(?:near(?:ly)?|almost|partial(?:ly)?|incomplete|some|progressive|continu(?:ed|ing)|ongoing|further|slow|gradual|early)[- ]+(?:(?:complete|interval) )*(?:resolution|clearing) of\b/i;

/** Words without which no phrase of change, and no level, stands in a stretch: most stretches have none. */
const STILL_THERE = / no longer (?:enhanc|restrict|avid|fdg|mobile|active)/;
const SPACED_PHRASES = CHANGE_PHRASES.map(([phrase, change]) => [` ${phrase} `, change] as const);
const PHRASE_STARTS = new Set(CHANGE_PHRASES.map(([phrase]) => /^\w+/.exec(phrase)?.[0] ?? phrase));
const LEVEL_WORDS = new Set(['pole', 'quadrant', 'third', 'zone', 'segment', "o'clock", 'clock']);

/** Reads side, severity, change, count and level from the tokens `from` to `to` of a sentence in `text`. Words that belong
 * to a name ("left ventricle", "small bowel") say nothing of their own. */
export function readAttributes(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  partOfName: (at: number) => boolean = () => false,
): Attributes {
  let left = false;
  let right = false;
  let both = false;
  let severity: Frame['severity'] = null;
  let spread = false;
  let sizeWord: Degree | null = null;
  let change: Change | null = null;
  let count: Frame['count'] = null;
  let phrased = false;
  let placed = false;
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (!token) continue;
    const word = token.text;
    phrased ||= PHRASE_STARTS.has(word);
    placed ||= token.kind === 'word' && (LEVEL_WORDS.has(word) || holdsDigit(word));
    const some = count === null && !phrased && someOf(tokens, i);
    if (some) {
      count = { kind: 'few' };
      continue;
    }
    if (token.kind === 'number') {
      if (
        count === null &&
        !isCodeFigure(tokens, i) &&
        !NUMBERED.test(tokens[i - 1]?.text ?? '') &&
        /^[1-9]\d?$/.test(word) &&
        /^(?:nodul|mass|lesion|polyp|stone|cyst|fragment|core|lymph|node|piece|calcul|fracture|tumou?r|foci|focus|stent)/.test(
          tokens[i + 1]?.text ?? '',
        )
      ) {
        count = { kind: 'number', value: Number(word) };
      }
      continue;
    }
    if (token.kind === 'mark' || partOfName(i)) continue;
    // "No hydronephrosis on either side"
    if (word === 'either' && OF_TWO.test(tokens[i + 1]?.text ?? '')) both = true;
    const named = SIDE.get(word);
    const side = named === undefined ? sideLetter(tokens, i) : isOfAList(tokens, i) ? undefined : named;
    if (side !== undefined && isWayIn(tokens, i)) continue;
    if (side === 'left') left = !isLeaving(tokens, i) || left;
    else if (side === 'right') right = !isNotSide(tokens, i) || right;
    else if (side === 'both') both = !(isPartsOfOne(tokens, i) || isBothAnd(tokens, i)) || both;
    // "Most marked at L5": more there than elsewhere, whatever the degree.
    const isDegree = () =>
      tokens[i - 1]?.text !== 'most' &&
      !isTracing(word, tokens[i + 1]?.text, tokens[i - 1]?.text) &&
      !isOfChange(tokens, i, partOfName);
    const degree = SEVERITY.get(word);
    const level = degree !== undefined && isDegree() ? degree : undefined;
    if (level) {
      // "Moderate to large", "small to moderate": neither end alone.
      const between: Frame['severity'] | undefined =
        tokens[i - 1]?.text === 'to' ? BETWEEN[`${severity ?? sizeWord} ${level}`] : undefined;
      if (between !== undefined) severity = between;
      else if (SIZE_WORDS.has(word)) sizeWord ??= level;
      else {
        // "Mild sloping to severe": neither of the two is the degree.
        if (severity === 'mild' && level === 'severe' && tokens[i - 1]?.text === 'to') spread = true;
        severity = (severity && BETWEEN[`${severity} ${level}`]) ?? severity ?? level;
      }
    }
    const moved = CHANGE.get(word);
    // "Mod MR, no new WMA": what is denied is of another thing. "No organism grown": in a dish, and larger is nothing.
    const denied =
      (word === 'grown' && isOfGerms(tokens, i)) ||
      (moved === 'new' && (/^(?:no|without|nil)$/.test(tokens[i - 1]?.text ?? '') || isGrownAnew(tokens, i)));
    if (moved && change === null && !denied && (moved === 'stable' || !isDescription(tokens, i)))
      change = changeSaid(moved, tokens, i);
    const several = COUNT_WORDS.has(word);
    if (!several && !COUNT_NUMBERS.has(word)) continue;
    if (isOfPieces(tokens, i)) continue;
    if (several) count ??= { kind: COUNTS[word] ?? 'several' };
    else if (tokens[i + 1]?.text !== 'of') count ??= { kind: 'number', value: COUNT_NUMBERS.get(word) ?? 1 };
  }
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  const part = text.slice(start, end);
  if (phrased) {
    const small = ` ${singleSpaced(part.toLowerCase()).replace(FAILS, '')} `;
    change = SPACED_PHRASES.find(([phrase]) => small.includes(phrase))?.[1] ?? change;
    // "No longer enhances": how it looks has changed, and it is still there.
    if (change === 'resolved' && STILL_THERE.test(small)) change = null;
    if (change === 'resolved' && IN_PART.test(text.slice(Math.max(0, start - 24), end))) change = 'decreased';
  }
  const laterality: Laterality | null = both || (left && right) ? 'both' : left ? 'left' : right ? 'right' : null;
  return {
    laterality,
    severity: spread ? null : (severity ?? sizeWord),
    change,
    count,
    level: placed ? levelIn(part) : null,
  };
}

const CHAIN_NOUNS = new Set(
  'increase decrease improvement worsening resolution progression enlargement growth reduction change changes number amount size degree extent area areas evidence focus foci cluster clusters pair development appearance recurrence region regions'.split(
    ' ',
  ),
);

/** "increase in", "amount of": a noun that speaks of the thing behind it. */
export function isChainNoun(word: string): boolean {
  return CHAIN_NOUNS.has(word);
}

function holdsDigit(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (isDigit(word.charCodeAt(at))) return true;
  return false;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
