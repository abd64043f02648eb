import type { Change, Laterality } from '../../contract/analysis.js';
import { singleSpaced, type Token } from '../../knowledge/index.js';
import { CHANGE, CHANGE_PHRASES, NOT_CHANGE_BEFORE } from '../data/change-words.js';
import type { Frame } from '../types.js';
import { COUNT_NUMBERS, COUNT_WORDS, COUNTS, isCodeFigure, isOfPieces, NUMBERED, someOf } from './counts.js';
import { levelIn } from './levels.js';

/** What the words of a clause say besides its main concept. */
export interface Attributes {
  laterality: Laterality | null;
  severity: Frame['severity'];
  change: Change | null;
  count: Frame['count'];
  level: string | null;
}

const SIDE = new Map<string, Laterality>();
for (const [side, words] of [
  ['left', 'left lt lul lll lue lle left-sided'],
  ['right', 'right rt rul rml rll rue rle right-sided'],
  ['both', 'bilateral bilaterally both biapical bibasilar bibasal bue ble'],
] as const) {
  for (const word of words.split(' ')) SIDE.set(word, side);
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

type Degree = 'minimal' | 'mild' | 'moderate' | 'severe';
const SEVERITY = new Map<string, Degree>();
for (const [level, words] of [
  ['minimal', 'minimal minimally trace trivial scant tiny punctate faint'],
  ['mild', 'mild mildly slight slightly small minor'],
  ['moderate', 'moderate moderately medium mod'],
  ['severe', 'severe severely sev marked markedly advanced massive large profound extensive high-grade critical gross'],
] as const) {
  for (const word of words.split(' ')) SEVERITY.set(word, level);
}
/** Two degrees of one thing: "mild to moderate", "moderate-to-severe". */
const BETWEEN: Record<string, NonNullable<Frame['severity']>> = {
  'minimal mild': 'mild',
  'mild moderate': 'mild-moderate',
  'moderate severe': 'moderate-severe',
  'moderate mild': 'mild-moderate',
  'severe moderate': 'moderate-severe',
};
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

/** "Not improved", "non-resolving", "no longer growing": no change that could be told. "Partly resolved": less of it. */
function changeSaid(moved: Change, tokens: readonly Token[], at: number): Change | null {
  let i = at - 1;
  let partly = false;
  for (; i >= 0 && at - i <= 5; i--) {
    const word = tokens[i]?.text ?? '';
    if (IN_PART_WORD.test(word)) return moved === 'resolved' ? 'decreased' : moved;
    if (!BETWEEN_WORDS.test(word)) break;
    partly ||= /^(?:fully|completely|entirely|totally|wholly)$/.test(word);
  }
  const word = tokens[i]?.text ?? '';
  const not = /^(?:not|never|cannot|non|hardly|failed|fails|failing)$|n['’]t$/.test(word) || isNoLonger(tokens, i);
  if (!not) return moved;
  return partly && moved === 'resolved' ? 'decreased' : null;
}

const BETWEEN_WORDS =
  /^(?:been|be|being|yet|fully|completely|entirely|totally|wholly|significantly|substantially|appreciably|markedly|really|quite|to|have|has|shown|clearly|definitely|convincingly|obviously|any|much|further|interval|currently|-)$/;
const IN_PART_WORD = /^(?:incompletely|partially|partly|nearly|almost|largely|mostly|mainly|somewhat)$/;

function isNoLonger(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'longer' && tokens[at - 1]?.text === 'no';
}

const OF_TWO =
  /^(?:sides?|breast|lung|kidney|eye|ear|ovary|adnexa\w*|hip|knee|hand|foot|leg|arm|shoulder|testis|testicle|hemithorax|axilla|ureter|carotid|lobe)$/;

/** "PP/LT/VIB": light touch among what was felt; "left axis", "right dominant": how the heart lies or is fed. No side. */
function isOfAList(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (/^(?:axis|dominan(?:t|ce))$/.test(next?.text ?? '')) return true;
  // "Central and right paracentral disc": more to that side, and not on it alone.
  if (
    /^(?:and|to|\/|with)$/.test(before?.text ?? '') &&
    /^(?:central|midline|posterocentral)$/.test(tokens[at - 2]?.text ?? '')
  )
    return true;
  if (token?.text !== 'lt') return false;
  return (
    (before?.text === '/' && before.end === token.start) ||
    (next?.text === '/' && next.start === token.end) ||
    tokens.some(({ text }) => FELT.has(text))
  );
}

/** Kinds of feeling that an exam lists. */
const FELT = new Set('pp pinprick vib vibration vibratory proprioception sensory sensation touch'.split(' '));

/** "Drain no longer working": what has failed, and nothing that went away. */
const FAILS =
  /\bno longer (?=(?:able|draining|working|functioning|flowing|breathing|responding|moving|passing|capturing|eating|drinking|speaking|feeding|perfused|enlarging|increasing|growing|progressing|worsening|expanding|decreasing|shrinking|improving|resolving|changing|stable)\b)/g;

/** "New vessels at the disc", "new bone": what has grown there, and not since when. */
function isGrownAnew(tokens: readonly Token[], at: number): boolean {
  const [next, behind] = [tokens[at + 1]?.text ?? '', tokens[at + 2]?.text ?? ''];
  return /^(?:vessels?|bone|neovascular\w*)$/.test(next === 'blood' ? behind : next);
}

/** "No organism grown", "E. coli grown from the urine": what a culture came to. */
function isOfGerms(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some(({ text }) => GERMS.test(text));
}
const GERMS =
  /^(?:organisms?|bacteri\w+|germs?|pathogens?|coli|\w+cocc(?:us|i)|aureus|candida|yeasts?|fung(?:us|i)|cultures?|isolates?|nothing|species|spp?)$/;

const LETTER_NAMES = /^(?:waves?|factor|isomer|inspir\w+|expir\w+|and|or|of|is|was)$/;

const EYES: Readonly<Record<string, Laterality | undefined>> = { os: 'left', od: 'right', ou: 'both' };
const OF_EYE =
  /^(?:eyes?|eyelids?|lids?|vision|visual|acuity|pupils?|ptosis|glaucoma|iol|optic|fund(?:us|i)|amblyopia|\w*(?:tropia|phoria)|\w*(?:cataract|retin|macul|corne|conjunctiv|papill?oed|papilled|vitre|nystagm)\w*)$/;

/** "R shoulder", "sprain R", "severe R and mild L": a capital letter beside a word, and no figure, is a side. */
export function sideLetter(tokens: readonly Token[], at: number): Laterality | undefined {
  const token = tokens[at];
  // "Esotropia OS": the eye, in Latin letters.
  const eye = token?.caps === 'upper' ? EYES[token.text] : undefined;
  if (eye !== undefined) return tokens.some(({ text }) => OF_EYE.test(text)) ? eye : undefined;
  if (!token || token.caps !== 'upper' || (token.text !== 'l' && token.text !== 'r')) return undefined;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  // "Poor R wave progression", "MRI L spine"
  if (/^(?:waves?|peaks?|spine)$/.test(next?.text ?? '')) return undefined;
  // "R 6th rib"
  const nth = next?.kind === 'number' && /^(?:st|nd|rd|th)$/.test(tokens[at + 2]?.text ?? '');
  if (before?.kind === 'number' || (next?.kind === 'number' && !nth)) return undefined;
  if (before?.kind === 'mark' && before.end === token.start && before.text !== '(') return undefined;
  const other = token.text === 'l' ? 'r' : 'l';
  const twoSides =
    next?.text === 'and' &&
    tokens.slice(at + 2, at + 5).some((one) => one.caps === 'upper' && one.text === other) &&
    isSeverityWord(before?.text ?? '');
  const ahead = twoSides || nth || (next?.kind === 'word' && next.text.length > 1 && !LETTER_NAMES.test(next.text));
  const behind =
    before?.kind === 'word' && before.text.length > 3 && (next === undefined || ',;.()'.includes(next.text));
  return ahead || behind ? (token.text === 'l' ? 'left' : 'right') : undefined;
}

const COMPARATIVES = new Set(['larger', 'smaller', 'worse']);
const PREDICATE = new Set(
  'is are was were be been become became now appears appear appearing looks look slightly mildly moderately markedly significantly much somewhat minimally interval even grown'.split(
    ' ',
  ),
);

const AMOUNTS = new Set('increased decreased'.split(' '));
const JOINS = /^(?:in|of|with|and|or|since|from|is|are|was|were|compared|at|on|than|to|the|but|which|has|have|now)$/;
const CHANGE_NOUNS = new Set(
  'reduction decrease increase improvement worsening regression resolution shrinkage progression change clearing deterioration'.split(
    ' ',
  ),
);
/** What may stand between a degree and the change that it is the degree of. */
const BEFORE_CHANGE = new Set(
  'to - – or minimal mild moderate marked severe interval further overall size volume and'.split(' '),
);

/** "Marked size reduction of the mass", "mild progression": how much it has changed, not how severe it is. */
function isOfChange(tokens: readonly Token[], at: number, partOfName: (at: number) => boolean): boolean {
  let next = at + 1;
  while (BEFORE_CHANGE.has(tokens[next]?.text ?? '')) next++;
  if (!CHANGE_NOUNS.has(tokens[next]?.text ?? '') || partOfName(next)) return false;
  return /^(?:of|in|,|since|compared|from)$/.test(tokens[next + 1]?.text ?? ',');
}

/** "A mild increased sclerosis": more than usual, where nothing earlier is spoken of. */
const MORE_OF_NOW = /^(?:sclerosis|lucencies|opacities|densities)$/;
const HELD_AGAINST =
  /^(?:since|compared|comparison|interval|prior|previous|previously|now|earlier|than|from|again|further)$/;

/** "increased T2 signal", "the larger nodule": how a thing is among others or against the usual, not what became of it. */
function isDescription(tokens: readonly Token[], at: number): boolean {
  const isAmount = AMOUNTS.has(tokens[at]?.text ?? '');
  // "Homogeneously increased": how much of it there is everywhere.
  if (
    isAmount &&
    /^(?:homogen|diffuse|uniform|general|symmetric|abnormal|patholog|physiolog)\w*ly$/.test(tokens[at - 1]?.text ?? '')
  )
    return true;
  for (let i = at + 1; i < at + (isAmount ? 5 : 3); i++) {
    if (
      i >= at + 3 &&
      [i - 2, i - 1].some((one) => tokens[one]?.kind !== 'word' || JOINS.test(tokens[one]?.text ?? ''))
    )
      break;
    if (NOT_CHANGE_BEFORE.has(tokens[i]?.text ?? '')) return true;
    if (isAmount && MORE_OF_NOW.test(tokens[i]?.text ?? '') && !tokens.some(({ text }) => HELD_AGAINST.test(text)))
      return true;
  }
  // "Old healed rib fractures" can still be seen; "the ulcer has healed" is gone.
  if (tokens[at]?.text === 'healed')
    return tokens[at + 1]?.kind === 'word' && !PREDICATE.has(tokens[at - 1]?.text ?? '');
  if (!COMPARATIVES.has(tokens[at]?.text ?? '')) return false;
  const next = tokens[at + 1];
  // "Two cysts, the larger 6 mm"
  if (isComparedInPlace(tokens, at) || tokens[at - 1]?.text === 'the') return true;
  // "Nodule smaller at 6 mm"
  if (next?.text === 'at' && tokens[at + 2]?.kind === 'number') return false;
  const attributive = next?.kind === 'word' && !/^(?:than|in|since|compared|from|and|on|now|today)$/.test(next.text);
  return attributive && !PREDICATE.has(tokens[at - 1]?.text ?? '');
}

/** "Worse in the lower wall", "larger on the left", "worse than the right": held against another place, not against before. */
function isComparedInPlace(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.text ?? '';
  const behind = tokens.slice(at + 2, at + 6).map(({ text }) => text);
  if (
    behind.some((text) =>
      /^(?:interval|prior|previous\w*|before|comparison|meantime|last|study|exam|scan|time)$/.test(text),
    )
  )
    return false;
  if (/^(?:in|at|on|along|over|within|near|around|toward|towards)$/.test(next)) return !/^\d/.test(behind[0] ?? '');
  return next === 'than' && behind.slice(0, 3).some((text) => sideOf(text) !== undefined);
}

/** Parts that one organ has two or more of, and findings of which two may be on one side ("both wounds"). */
const PARTS =
  /^(?:wounds|lesions|nodules|masses|lumps|cysts|polyps|tumou?rs|ulcers|fractures|stones|calculi|incisions|scars|spots|moles|burns|tears|clots|biops(?:y|ies)|tests|scans|samples|bottles|sets|cultures|swabs|vials|tubes|occasions|copies|alleles|parents|lobes?|poles|leaflets|margins?|edges|ends|specimens|pieces|fragments|passes|segments|walls|layers|cusps|roots|valves|chambers)$/;

/** "both lobes of the right lung", "both lobes": two parts of one side. */
function isPartsOfOne(tokens: readonly Token[], at: number): boolean {
  // "Both upper lobes": one of each lung.
  const ofEachSide = /^(?:upper|lower)$/.test(tokens[at + 1]?.text ?? '');
  if (
    !ofEachSide &&
    tokens[at]?.text === 'both' &&
    [tokens[at + 1], tokens[at + 2]].some((token) => PARTS.test(token?.text ?? ''))
  )
    return true;
  for (let i = at + 1; i < at + 4; i++) {
    if (tokens[i]?.text !== 'of') continue;
    return [tokens[i + 1]?.text, tokens[i + 2]?.text].some((word) => word === 'left' || word === 'right');
  }
  return false;
}

/** "both diagnostic and therapeutic": "both" of two words, not of two sides. */
function isBothAnd(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'both') return false;
  // "Asthma and high pressure, both under good control": of two illnesses.
  if (/^(?:,|and|which|were|are)$/.test(tokens[at - 1]?.text ?? '') && OF_TWO_THINGS.test(tokens[at + 1]?.text ?? ''))
    return true;
  for (let i = at + 1; i < at + 5; i++) {
    const text = tokens[i]?.text ?? '';
    if (text === 'and') return i > at + 1;
    if (/^[,;.:]$|^(?:is|are|was|were|feet|[a-z]{3,}[^s]s|[a-z]+ae)$/.test(text)) return false;
  }
  return false;
}

/** Behind "both": what is said of two things, where no pair of parts follows. */
const OF_TWO_THINGS =
  /^(?:under|well|fairly|poorly|reasonably|adequately|currently|now|controlled|uncontrolled|stable|treated|untreated|managed|chronic|acute|longstanding|of|with|due|secondary|likely|probably|possibly|resolved|resolving|improving|improved|diagnosed|followed|thought|felt|from|since|as|being|doing|have|had|requiring|contributing)$/;

const LEFT_VERB = new Set('was were had has have been being be is are she he they patient who and'.split(' '));

/** "was left with weakness", "left the hospital": the verb. */
function isLeaving(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  const after = tokens[at + 1]?.text ?? '';
  if (tokens[at]?.text !== 'left') return false;
  // "Small haemangioma, left alone", "stent left in situ".
  if (/^(?:alone|behind|untreated|undisturbed|untouched)$/.test(after)) return true;
  if (after === 'in' && /^(?:situ|place)$/.test(tokens[at + 2]?.text ?? '')) return true;
  // "Two chest tubes were left.": what stands behind a side names the part that it is of.
  if (/^(?:|[.;,])$/.test(after)) return /^(?:was|were|been|being)$/.test(before);
  if (
    /^(?:with|the|a|an|in|for|against|to|open|untreated|alone|behind|his|her|home|intact|undisturbed|and|as|at|on|within|under|over|through)$/.test(
      after,
    )
  )
    return LEFT_VERB.has(before);
  return false;
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

/** True for a word of degree ("mild", "small"). */
export function isSeverityWord(word: string): boolean {
  return SEVERITY.has(word);
}

/** The side a word names, if any. */
export function sideOf(word: string): Laterality | undefined {
  return SIDE.get(word);
}

/** "right now", "right away", "right after". */
/** "Angiogram via R radial", "right femoral access": by which vessel they came in, and no side of what was found. */
function isWayIn(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:radial|femoral|brachial|groin|jugular|subclavian)$/.test(tokens[at + 1]?.text ?? '')) return false;
  const [next, behind] = [tokens[at + 2]?.text ?? '', tokens[at + 3]?.text ?? ''];
  const leads = /^(?:via|through)$/.test(tokens[at - 1]?.text ?? '') || (/^(?:the|a)$/.test(tokens[at - 1]?.text ?? '') && /^(?:via|through)$/.test(tokens[at - 2]?.text ?? '')); // biome-ignore format: one question
  const way = /^(?:access|approach|route|sheath|puncture)$/;
  return leads || way.test(next) || (/^(?:artery|vein|arterial|venous)$/.test(next) && way.test(behind));
}

function isNotSide(tokens: readonly Token[], at: number): boolean {
  return (
    ['now', 'away', 'after', 'before', 'handed'].includes(tokens[at + 1]?.text ?? '') ||
    (tokens[at + 1]?.text === '-' && /^(?:handed|q?pcr)$/.test(tokens[at + 2]?.text ?? ''))
  );
}

function holdsDigit(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (isDigit(word.charCodeAt(at))) return true;
  return false;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
