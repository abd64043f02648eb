import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { withArticle } from '../words/english.js';
import { sizedByWord } from '../words/severity.js';

/**
 * What a denial or a "normal" is limited to. "No large clot" does not deny a small one, "no definite fracture" is a
 * shade less than none, "normal where seen" is not said of the rest.
 */

/** Words between "no" and the thing that leave room for a lesser one, with what is said for them. */
const NARROWING: readonly [RegExp, string][] = [
  [/\b(?:large|sizable|sizeable|massive|big|huge|macroscopic)\b/i, 'large'],
  [/\b(?:high[- ]grade|severe|marked|critical|advanced|extensive)\b/i, 'severe'],
  [/\b(?:complete|full[- ]thickness)\b/i, 'complete'],
  [/\bpartial(?:[- ]thickness)?\b/i, 'partial'],
  [
    /\b(?:hemodynamically |clinically |flow[- ]limiting |critically )?(?:significant|important|relevant|flow[- ]limiting)\b/i,
    'important',
  ],
  [/\b(?:suspicious|worrisome|concerning|malignant[- ]appearing)\b/i, 'suspicious-looking'],
  [/\bresidual\b/i, 'leftover'],
  [/\brecurrent\b/i, 'returned'],
  [/\bnew\b/i, 'new'],
  [/\bacute\b/i, 'new'],
  [/\b(?:other|additional|further)\b/i, 'other'],
  [/\bactive\b/i, 'active'],
];
/** "No moderate or high-grade stenosis": two degrees are denied, and the mildest is left open. */
const BOTH_DEGREES = /\bmoderate(?:ly)?[- ](?:or|to|and)[- ](?:severe(?:ly)?|high[- ]grade|marked|advanced)\b/i;

/** Limits that are said behind the name. */
const TRAILING: readonly [RegExp, string][] = [
  [/\bdisplaced\b(?<!\b(?:non|un)[- ]?displaced)/i, 'that is out of place'],
  [/\bobstructing\b|\bobstructive\b/i, 'that blocks the flow'],
  [/\bdrainable\b/i, 'that could be drained'],
  [/\bradio-?opaque\b/i, 'that shows on an X-ray'],
];
const UNSURE =
  /\b(?:definite(?:ly)?|definitive|convincing|obvious|gross(?:ly)?|clear|overt|frank|discrete|distinct|appreciable|apparent|clear-cut|unequivocal)\b/i;
const DENIAL =
  /\b(?:no|not|without|negative for|free of|absence of|lack of|nor|or|denies|never|any)\b(?!.*\b(?:no|not|without|negative for|free of|absence of|lack of|nor|or|any)\b)([^.;]*)$/i;
const MASS =
  /^(?:fluid(?!-| sac| pocket)|air|gas|blood(?! clot)|bleeding|swelling|pus|narrowing|widening|thickening|damage|wear|pressure|calcium)\b/;

/** What limits one denied thing: the words in front of it, back to "no" or to the thing before it in the list. */
export interface Limit {
  /** "large", "important", "new" …; null for none. */
  word: string | null;
  /** "that is out of place" */
  trailing: string | null;
  /** True where the report says no more than "no definite". */
  unsure: boolean;
}

/** The limit of a denied frame; `from` is where the thing before it in the list ends. */
export function limitOf(frame: Frame, ctx: Context, from: number): Limit {
  const none = { word: null, trailing: null, unsure: false };
  if (frame.head === null || frame.head.span.start < frame.source.start) return none;
  const start = Math.max(frame.source.start, from);
  const before = ctx.clean({ start, end: Math.max(start, frame.head.span.start) });
  const own = DENIAL.exec(before)?.[1] ?? (from > frame.source.start ? before : '');
  // A word of the name itself ("displaced rib fracture") limits as well, where the everyday name does not hold it.
  const name = ctx.clean(frame.head.span);
  const lay = nounOf(frame.head, ctx)?.lay ?? '';
  const term = nounOf(frame.head, ctx)?.term ?? '';
  const words = NARROWING.some(([pattern]) => pattern.test(term)) ? own : `${own} ${name}`;
  const found = BOTH_DEGREES.test(before)
    ? 'moderate or severe'
    : (NARROWING.find(([pattern]) => pattern.test(words))?.[1] ?? null);
  // "Negative for high-grade urothelial carcinoma": a kind of cancer, not how bad one is.
  if (found === 'severe' && /\bhigh[- ]grade\b/i.test(own) && OF_CANCER.test(frame.head.ref.id))
    return { word: 'high-grade (fast-growing)', trailing: null, unsure: UNSURE.test(own) };
  // "No evidence of acute leukaemia": the kind that grows fast, and not one that is new.
  if (
    found === 'new' &&
    /\bacute\b/i.test(words) &&
    !/\bnew\b/i.test(words) &&
    /leuk(?:a)?emia/.test(frame.head.ref.id)
  )
    return { word: 'fast-growing', trailing: null, unsure: UNSURE.test(own) };
  // "No other suspicious uptake": two words that leave room.
  const other = found !== null && found !== 'other' && /\b(?:other|additional|further)\b/i.test(own);
  const word = other ? `other ${found}` : found;
  return {
    word: word !== null && holds(lay, word) ? null : word,
    trailing: TRAILING.find(([pattern]) => pattern.test(words))?.[1] ?? null,
    unsure: UNSURE.test(own),
  };
}

const OF_CANCER = /carcinoma|cancer|lymphoma|sarcoma|tumou?r|neoplas|malignan|glioma/;

function holds(lay: string, word: string): boolean {
  const same: Record<string, RegExp> = {
    new: /\b(?:new|sudden|acute|active)\b/,
    complete: /\bcomplete\b/,
    partial: /\bpart/,
    active: /\b(?:new|active)\b/,
  };
  return (same[word] ?? new RegExp(`\\b${word}\\b`)).test(lay);
}

/** "a blood clot" with its limit: "a large blood clot"; "fluid around the lung": "a large amount of fluid around the lung". */
export function limited(name: string, limit: Limit): string {
  const tail = limit.trailing === null ? '' : ` ${limit.trailing}`;
  if (limit.word === null) return `${name}${tail}`;
  const bare = name.replace(/^an? /, '');
  if (limit.word === 'large' && MASS.test(bare)) return `${sizedByWord(bare, 'large', false).text}${tail}`;
  const full = `${limit.word} ${bare}`.replace(/^complete (torn|broken|blocked)\b/, 'completely $1');
  return `${bare === name ? full : withArticle(full)}${tail}`;
}

const HARD_TO_SEE =
  /\b(?:on|in|by|with|for) (?:this |the |a )?(?:somewhat |very |markedly )?(?:limited|suboptimal|degraded|noncontrast|non-contrast|unenhanced) (?:\w+ )?(?:exam\w*|study|view|evaluation|assessment|scan|images?|ct|mri|film)\b|\bwithin (?:the )?(?:limits|limitations|confines|constraints)\b|\b(?:in|on|within) the (?:visuali[sz]ed|imaged|visible)\b|\b(?:as|where|when|so far as|insofar as) (?:\w+ )?(?:seen|visuali[sz]ed|imaged|visible|included|assessed|demonstrated|evaluated|covered|scanned|shown)\b|\bto the extent\b|\ballowing for\b|\b(?:given|considering) the limit/i;
const ROUGHLY = /\bgross(?:ly)?\b/i;

/** " as far as it could be seen" where the report says so; else nothing. */
export function asFarAsSeen(clause: string): string {
  if (HARD_TO_SEE.test(clause)) return ', as far as could be seen';
  return '';
}

/** Normal at a rough look, or only at rest or with exercise. */
export function normalLimit(clause: string): string {
  if (/\bat rest\b|\bresting\b|\brest images\b/i.test(clause)) return ' at rest';
  if (
    /\b(?:with|during|at|on|after) (?:peak )?(?:stress|exercise|exertion)\b|\b(?:stress|post-?stress|exercise) images\b/i.test(
      clause,
    )
  )
    return ' with stress';
  if (HARD_TO_SEE.test(clause) || ROUGHLY.test(clause)) return ', as far as could be seen';
  return '';
}

const AS_FAR_AS =
  /(?<!\bfrom\b.{0,30})(?<![CTLS]\d{1,2} ?)\b(?:down |up )?(?:to|through|as far as|as low as|above|below) (?:the )?(?:level of )?(?:the )?[CTLS]\d{1,2}\b(?! ?[-–/])/i;

/** "No fracture to C2": so far was seen, and it is no place. */
export function endsAtLevel(clause: string): boolean {
  return AS_FAR_AS.test(clause);
}
