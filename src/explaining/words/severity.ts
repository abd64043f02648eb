import type { Frame } from '../../understanding/types.js';
import { withArticle } from './english.js';

type Severity = NonNullable<Frame['severity']>;

/** Names that say an amount better with "a small amount of". */
const AMOUNT =
  /^(?:extra |free |infected )?(?:fluid(?!-| sac| pocket)|air|blood|pus|gas|bleeding|calcium|plaque|mucus|scar tissue|fat)\b/;
/** True for what there is more or less of, so that "large" is an amount of it. */
export function isAmount(core: string): boolean {
  return AMOUNT.test(core);
}
/** Names that open with an adjective, so that the severity is an adverb ("mildly enlarged heart"). */
const ADJECTIVE_FIRST =
  /^(?:[a-z]+ed|swollen|broken|weakened|worn|bulging|leaking|leaky|high|low|weak|fast|slow|thick|thin|narrow|wide|tight|stiff|poor|abnormal|irregular|cloudy|sore|itchy|dry)\b/;
const NOT_ADJECTIVE = /^(?:red|bed|seed|blood-filled|fluid-filled|weed)\b/;
/** Names no grade fits into; it gets a sentence of its own. */
const CLOSED =
  /\b(?:that|which|who|than|called)\b|^too (?:little|few|much|many)\b|^(?:brain|heart|liver|spleen|kidneys?|lungs?|bones?|skin)\b/;
/** How a picture looks is no matter of mild or severe. */
const OF_A_LOOK = /^(?:slow water|bright|brighter|dark|darker)\b/;
const OF_A_LOOK_ADVERB: Record<Severity, string> = {
  minimal: 'very slightly',
  mild: 'slightly',
  'mild-moderate': 'slightly to moderately',
  moderate: 'moderately',
  'moderate-severe': 'quite',
  severe: 'very',
};
/** What went well is marked or slight, and never severe. */
const GOOD = /^(?:answer|response|improvement|recovery|healing)\b/;
const STRONG: Record<Severity, string> = {
  minimal: 'very slight',
  mild: 'slight',
  'mild-moderate': 'slight to moderate',
  moderate: 'moderate',
  'moderate-severe': 'moderate to strong',
  severe: 'strong',
};
const ADVERB: Record<Severity, string> = {
  minimal: 'very slightly',
  mild: 'mildly',
  'mild-moderate': 'mildly to moderately',
  moderate: 'moderately',
  'moderate-severe': 'moderately to severely',
  severe: 'severely',
};
export const GRADE: Record<Severity, string> = {
  minimal: 'very mild',
  mild: 'mild',
  'mild-moderate': 'mild to moderate',
  moderate: 'moderate',
  'moderate-severe': 'moderate to severe',
  severe: 'severe',
};
const AMOUNTS: Record<Severity, string> = {
  minimal: 'a very small amount of',
  mild: 'a small amount of',
  'mild-moderate': 'a small to moderate amount of',
  moderate: 'a moderate amount of',
  'moderate-severe': 'a moderate to large amount of',
  severe: 'a large amount of',
};

const SIZES = { tiny: 'minimal', small: 'mild', large: 'severe', huge: 'severe', massive: 'severe' } as const;

/** A name with a printed size word: "a small bulge", "a large amount of fluid". Size is no grade: a large goiter is not a severe one. */
export function sizedByWord(core: string, size: keyof typeof SIZES, singular: boolean): { text: string; grade: null } {
  const named = singular ? withArticle(core) : core;
  if (AMOUNT.test(core) && !CLOSED.test(core)) return { text: `${AMOUNTS[SIZES[size]]} ${core}`, grade: null };
  if (!singular || /^(?:very |small |large|huge |tiny |enlarged|swollen|big|wide)/.test(core))
    return { text: named, grade: null };
  return { text: withArticle(`${size === 'massive' ? 'very large' : size} ${core}`), grade: null };
}

const OF_GERM = /\b(?:TB|tuberculosis|infection|syphilis|HIV|hepatitis|malaria|sepsis|bacteria|germs?|virus)\b/i;

/** A name with its grade and article. `grade` is what found no place in it. */
export function graded(
  core: string,
  severity: Severity | null,
  singular: boolean,
): { text: string; grade: string | null } {
  const named = singular ? withArticle(core) : core;
  if (severity === null || /^(?:very |mild|moderate|severe|slight|small |large |huge |tiny )/.test(core)) {
    return { text: named, grade: null };
  }
  if (AMOUNT.test(core) && !CLOSED.test(core)) return { text: `${AMOUNTS[severity]} ${core}`, grade: null };
  if (OF_A_LOOK.test(core)) {
    // "A much brighter look with dye"
    const how = severity === 'severe' && core.startsWith('brighter') ? 'much' : OF_A_LOOK_ADVERB[severity];
    const text = `${how} ${core}`;
    return { text: singular ? withArticle(text) : text, grade: null };
  }
  if (GOOD.test(core)) return { text: withArticle(`${STRONG[severity]} ${core}`), grade: null };
  // "Trace detected" of a germ: little of it was found, which says nothing of how ill a person is.
  if (severity === 'minimal' && OF_GERM.test(core)) return { text: named, grade: null };
  if (CLOSED.test(core)) return { text: named, grade: GRADE[severity] };
  const adverb = ADJECTIVE_FIRST.test(core) && !NOT_ADJECTIVE.test(core);
  const text = `${adverb ? ADVERB[severity] : GRADE[severity]} ${core}`;
  return { text: singular ? withArticle(text) : text, grade: null };
}
