import type { Laterality } from '../../contract/analysis.js';
import type { Token } from '../../knowledge/index.js';
import { isSeverityWord } from './severity.js';

export const SIDE = new Map<string, Laterality>();
for (const [side, words] of [
  ['left', 'left lt lul lll lue lle left-sided'],
  ['right', 'right rt rul rml rll rue rle right-sided'],
  ['both', 'bilateral bilaterally both biapical bibasilar bibasal bue ble'],
] as const) {
  for (const word of words.split(' ')) SIDE.set(word, side);
}

export const OF_TWO =
  /^(?:sides?|breast|lung|kidney|eye|ear|ovary|adnexa\w*|hip|knee|hand|foot|leg|arm|shoulder|testis|testicle|hemithorax|axilla|ureter|carotid|lobe)$/;

/** "PP/LT/VIB": light touch among what was felt; "left axis", "right dominant": how the heart lies or is fed. No side. */
export function isOfAList(tokens: readonly Token[], at: number): boolean {
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

/** Parts that one organ has two or more of, and findings of which two may be on one side ("both wounds"). */
const PARTS =
  /^(?:wounds|lesions|nodules|masses|lumps|cysts|polyps|tumou?rs|ulcers|fractures|stones|calculi|incisions|scars|spots|moles|burns|tears|clots|biops(?:y|ies)|tests|scans|samples|bottles|sets|cultures|swabs|vials|tubes|occasions|copies|alleles|parents|lobes?|poles|leaflets|margins?|edges|ends|specimens|pieces|fragments|passes|segments|walls|layers|cusps|roots|valves|chambers)$/;

/** "both lobes of the right lung", "both lobes": two parts of one side. */
export function isPartsOfOne(tokens: readonly Token[], at: number): boolean {
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
export function isBothAnd(tokens: readonly Token[], at: number): boolean {
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
export function isLeaving(tokens: readonly Token[], at: number): boolean {
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

/** The side a word names, if any. */
export function sideOf(word: string): Laterality | undefined {
  return SIDE.get(word);
}

/** "Angiogram via R radial", "right femoral access": by which vessel they came in, and no side of what was found. */
export function isWayIn(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:radial|femoral|brachial|groin|jugular|subclavian)$/.test(tokens[at + 1]?.text ?? '')) return false;
  const [next, behind] = [tokens[at + 2]?.text ?? '', tokens[at + 3]?.text ?? ''];
  const leads = /^(?:via|through)$/.test(tokens[at - 1]?.text ?? '') || (/^(?:the|a)$/.test(tokens[at - 1]?.text ?? '') && /^(?:via|through)$/.test(tokens[at - 2]?.text ?? '')); // biome-ignore format: one question
  const way = /^(?:access|approach|route|sheath|puncture)$/;
  return leads || way.test(next) || (/^(?:artery|vein|arterial|venous)$/.test(next) && way.test(behind));
}

/** "Right now", "right away", "right after". */
export function isNotSide(tokens: readonly Token[], at: number): boolean {
  return (
    ['now', 'away', 'after', 'before', 'handed'].includes(tokens[at + 1]?.text ?? '') ||
    (tokens[at + 1]?.text === '-' && /^(?:handed|q?pcr)$/.test(tokens[at + 2]?.text ?? ''))
  );
}
