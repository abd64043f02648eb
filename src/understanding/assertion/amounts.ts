import type { Token } from '../../knowledge/index.js';

/** How much of a thing there is: nobody denies a trace of one thing behind the whole of another. */
const AMOUNTS = new Set(
  'trivial trace tiny small minimal mild mildly minor slight moderate mod severe marked extensive borderline subtle large big huge massive gross'.split(
    ' ',
  ),
);
/** What is less than it should be, or gone: "no fibs, reduced recruitment". */
const LESS = new Set('reduced decreased diminished absent prolonged delayed'.split(' '));
const NO_NOUN = new Set('or and nor to in of from by with at on for but'.split(' '));
const GOES_ON = new Set(['or', 'nor']);
const MOST = 12;

/**
 * "No thrombus, trivial MR", "no dissection, 60% stenosis": behind the comma at `comma` stands what is there. Not where the
 * denial has an amount of its own ("no mild, moderate or severe stenosis") or its list goes on with "or".
 */
export function startsAmount(tokens: readonly Token[], comma: number): boolean {
  const next = tokens[comma + 1];
  const noun = tokens[comma + (tokens[comma + 2]?.text === '%' ? 3 : 2)];
  if (noun?.kind !== 'word' || NO_NOUN.has(noun.text)) return false;
  const percent = next?.kind === 'number' && tokens[comma + 2]?.text === '%';
  if (!percent && !(next?.kind === 'word' && (AMOUNTS.has(next.text) || LESS.has(next.text)))) return false;
  if (isGrossBlood(tokens, comma + 1)) return false;
  for (let i = comma - 1; i >= 0 && i > comma - MOST; i--) {
    const text = tokens[i]?.text ?? '';
    if (AMOUNTS.has(text)) return percent;
    if (text === 'no' || text === 'not' || text === 'without') break;
  }
  if (AMOUNTS.has(tokens[comma - 1]?.text ?? '')) return false;
  for (let i = comma + 1; i < tokens.length && i < comma + MOST; i++) {
    const text = tokens[i]?.text ?? '';
    if (text === ';' || text === '.') break;
    if (GOES_ON.has(text)) return false;
  }
  return true;
}

/** "No dysuria, gross hematuria, fever, chills": the name of blood that can be seen, in a list that goes on. */
function isGrossBlood(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === 'gross' &&
    /^ha?ematuria$/.test(tokens[at + 1]?.text ?? '') &&
    tokens[at + 2]?.text === ',' &&
    tokens[at + 3]?.kind === 'word'
  );
}

const UNITS = /^(?:mm|cm|ml|cc|litres?|liters?)$/;
const BOUNDS = /^(?:>|<|≥|≤|than|over|above|below|under|exceeding|least|to|by)$/;

/**
 * "No fracture, subdural 9 mm on the right", "no recovery, still unresponsive", "no mass, clot seen in the left leg": behind the
 * comma at `comma` stands what is there, as it has a size, goes on, or was seen on one side. Not in a list with "or".
 */
export function startsStated(tokens: readonly Token[], comma: number): boolean {
  const first = tokens[comma + 1]?.text ?? '';
  if (first === 'still' || first === 'now') return true;
  // "No clot, concentric LVH": a kind of thickening that is there.
  if (/^(?:con|ec)centric$/.test(first) && !goesOnWithOr(tokens, comma + 1)) return true;
  let isStated = false;
  for (let i = comma + 1; i < tokens.length && i <= comma + MOST; i++) {
    const text = tokens[i]?.text ?? '';
    if (text === ';' || text === '.') break;
    if (GOES_ON.has(text) || text === 'no' || text === ',') return isStated && text === ',' && !goesOnWithOr(tokens, i);
    if (UNITS.test(text) && tokens[i - 1]?.kind === 'number' && !BOUNDS.test(tokens[i - 2]?.text ?? ''))
      isStated = true;
    if (/^(?:seen|noted|identified|present|shown)$/.test(text) && isOneSide(tokens, i + 1)) isStated = true;
  }
  return isStated;
}

function goesOnWithOr(tokens: readonly Token[], from: number): boolean {
  for (let i = from; i < tokens.length && i < from + MOST; i++) {
    const text = tokens[i]?.text ?? '';
    if (text === ';' || text === '.') return false;
    if (GOES_ON.has(text)) return true;
  }
  return false;
}

/** "in the left leg", "on the right". */
function isOneSide(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:in|on|at|within|along|over)$/.test(tokens[at]?.text ?? '')) return false;
  const next = tokens[at + 1]?.text === 'the' ? tokens[at + 2] : tokens[at + 1];
  return /^(?:left|right)$/.test(next?.text ?? '');
}

const SIDED = /^(?:left|right|lt|rt|rul|rll|rml|lul|lll|[ctl]\d{1,2})$/;
const LEADS_TO_PLACE = /^(?:in|on|at|within|along|over|near|beside|around|behind|below|above)$/;
const ENDS_LIST = /^(?:or|nor|and|no|not|without|either|any|both|but|is|are|was|were|with|as|if)$/;
const LONGEST_ITEM = 6;

/**
 * "No mass, pneumothorax on the left", "no embolism, right lower lobe consolidation": behind the comma at `comma` stands one
 * thing with a side or level of its own, which what is denied before it has not. It may be denied as well, or be what is
 * there: the report can be read in two ways.
 */
export function isTwoWays(tokens: readonly Token[], comma: number): boolean {
  if (tokens[comma]?.text !== ',' || /^(?:an?|the|another)$/.test(tokens[comma + 1]?.text ?? '')) return false;
  let denial = comma - 1;
  for (; denial >= 0 && denial >= comma - LONGEST_ITEM; denial--) {
    const token = tokens[denial];
    if (token?.kind !== 'word') return false;
    if (token.text === 'no' || token.text === 'without') break;
    if (SIDED.test(token.text) || LEADS_TO_PLACE.test(token.text) || ENDS_LIST.test(token.text)) return false;
  }
  if (!/^(?:no|without)$/.test(tokens[denial]?.text ?? '') || comma - denial < 2) return false;
  if (isSeenAlone(tokens, denial, comma)) return true;
  let sided = false;
  let end = comma + 1;
  for (; end < tokens.length && end <= comma + MOST; end++) {
    const token = tokens[end];
    const text = token?.text ?? '';
    if (text === ';' || text === '.') break;
    if (token?.kind === 'mark' && text !== '-' && text !== '/') return false;
    if (ENDS_LIST.test(text)) return false;
    if (SIDED.test(text)) sided = true;
  }
  return sided && end > comma + 2;
}

/** What denials list without a name of their own, and words that make a denial of what stands behind them. */
const VAGUE =
  /^(?:evidence|sign|signs|acute|definite|obvious|significant|convincing|gross|focal|suspicious|discrete|demonstrable|abnormal\w*|lesion|changes?|disease|pathology|process|collection|mass|focus|shift|effect|finding|enhancement|thickening|dilatation|stranding|fluid|effusion|gas|air|nodule|calculus|stone)$/;
const SHORTEST_NAME = 3;

/**
 * "No stroke, venous sinus thrombosis seen.": one bare name is denied, and what is said to be seen is one illness by its
 * whole name; two that are denied would be joined by "or".
 */
function isSeenAlone(tokens: readonly Token[], denial: number, comma: number): boolean {
  if (tokens[denial]?.text !== 'no' || comma - denial > 3 || tokens[denial - 1]?.kind === 'word') return false;
  let end = comma + 1;
  while (
    tokens[end]?.kind === 'word' &&
    !SEEN.test(tokens[end]?.text ?? '') &&
    !ENDS_LIST.test(tokens[end]?.text ?? '')
  )
    end++;
  const next = tokens[end + 1];
  if (!SEEN.test(tokens[end]?.text ?? '') || (next !== undefined && next.text !== '.')) return false;
  const named = tokens.slice(comma + 1, end);
  if (named.length < SHORTEST_NAME || /[^si]s$/.test(named.at(-1)?.text ?? '')) return false;
  return ![...tokens.slice(denial + 1, comma), ...named.slice(1)].some(({ text }) => VAGUE.test(text));
}

const SEEN = /^(?:seen|noted|identified|present|shown|found)$/;
