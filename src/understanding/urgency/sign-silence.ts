import type { Span } from '../../contract/analysis.js';
import { onceIn, type Token } from '../../knowledge/index.js';
import { type Form, finderOf, type Group } from './sign-forms.js';
import { isOfAnother } from './urgency.js';

/** Words that tell how a whole sentence is meant, wherever they stand in it: a condition, advice, somebody else. */
const MODE =
  /^(?:if|return|advice|advised|leaflet|told|watch|risks?|consent|education|family|father|mother|brother|sister|uncle|aunt|screen\w*|prophyla\w*|prevent\w*|counsel\w*|warned|indication|exclude\w*|rule|query|unless)$/;
const TURN = /^(?:;|but|however|yet|although|though|later|then)$/;
const STUDY = /^(?:films?|scans?|ct|mri|stud(?:y|ies)|images?|ecgs?|ekgs?|notes?)$/;
const AGE = /^(?:\d+|years?|yrs?|y|yo|months?|mos?|weeks?|wks?|days?|d|hours?|h)$/;

/**
 * Whether a word that rules a sign out stands with it. What is said of something else before the sign does not: an age ("19
 * year old"), an illness of long standing that is done with before the present is told, a part of the sentence that a
 * semicolon or "but" parts from it.
 */
export function isSilenced(
  unless: Group,
  tokens: readonly Token[],
  place: { from: number; to: number },
  bodyFrom = 0,
): boolean {
  const span = { start: tokens[place.from]?.start ?? 0, end: tokens[place.to - 1]?.end ?? 0 };
  if (unless.length === 0) return false;
  let turn = -1;
  for (let i = place.from - 1; i > 0 && turn < 0; i--) if (TURN.test(tokens[i]?.text ?? '')) turn = i;
  const find = finderOf(unless);
  return tokens.some((_, at) => {
    const hit = find(tokens, at);
    if (!hit) return false;
    if (isMode(hit.form)) return true;
    // "CSF: 2,400 cells; glucose 0.9": what a label names, the whole line is about.
    if (hit.end <= turn && at >= bodyFrom) return false;
    if (hit.end > at + 1) return true;
    if (tokens[at]?.text === 'old') {
      const before = tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1];
      if (AGE.test(before?.text ?? '') || STUDY.test(tokens[at + 1]?.text ?? '')) return false;
    }
    return !isOfAnother(tokens, at, { span });
  });
}

/** Whether a sentence turns between what is told and a word behind it ("denies a plan on arrival; later told of one"). */
export function isTurned(tokens: readonly Token[], told: Span, { start }: Token): boolean {
  return (
    told.end <= start && tokens.some((token) => token.start >= told.end && token.start < start && TURN.test(token.text))
  );
}

function isMode(form: Form): boolean {
  const [first] = form;
  return first !== undefined && first.kind !== 'number' && MODE.test(first.text);
}

const PEOPLE = /^(?:female|male|woman|man|lady|gentleman|girl|boy|patient|infant|child|race|american|african|british)$/;

/** "A black woman with pain in her arm": the color of no skin, stool or limb. */
export function withoutPeople(tokens: readonly Token[]): readonly Token[] {
  const of = (at: number) => tokens[at]?.text === 'black' && PEOPLE.test(tokens[at + 1]?.text ?? '');
  return tokens.some((_, at) => of(at))
    ? tokens.map((token, at) => (of(at) ? { ...token, text: '·' } : token))
    : tokens;
}

const PRESSURE: ReadonlySet<string> = new Set(['bp', 'sbp', 'pressure', 'systolic']);
/** Letters of a report in which the age of a child stands. */
const OPENING = 300;
const CHILD =
  /\b(?:(\d{1,2})[- ]?(day|week|wk|month|mo|year|yr)s?[- ](?:olds?|infant|baby|girl|boy|child)\b|(\d{1,2}) ?(d|w|m|y)\/?o\b|aged? (\d{1,2}) (day|week|month|year)s?|(newborn|neonate|neonatal|preterm)|(baby (?:girl|boy|of)|infant|toddler))/i;
/** Where a mother may be spoken of, her pressure is no child's. */
const MOTHER = /\b(?:pregnan\w*|gestation\w*|gravid\w*|g\dp\d|labou?r|post-?partum|mother|maternal|deliver\w*)\b/i;
const DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };

/**
 * The lowest upper pressure that is usual for a child whose age stands in the words, in mmHg; 0 where they speak of no
 * child. Pediatric advanced life support (American Heart Association): too low is below 60 in the first month, below 70 in
 * the first year, below 70 and twice the years up to ten.
 */
function lowestPressure(words: string): number {
  if (MOTHER.test(words)) return 0;
  const [, count, unit, short, letter, aged, of, newborn, baby] = CHILD.exec(words) ?? [];
  if (newborn) return 60;
  if (baby) return 70;
  const days = Number(count ?? short ?? aged ?? Number.NaN) * (DAYS[(unit ?? letter ?? of ?? 'y')[0] ?? 'y'] ?? 365);
  if (Number.isNaN(days) || days > 10 * 365) return 0;
  if (days < 30) return 60;
  return days < 365 ? 70 : 70 + 2 * Math.floor(days / 365);
}

const BREATHS: ReadonlySet<string> = new Set(['rr', 'resp', 'resps', 'respiratory', 'respirations']);
/** Letters of a note in which "4/12 old male" stands. */
const MONTHS_OLD = /\b\d{1,2}\/(?:7|52|12) old\b/i;

/**
 * "4 months old: RR 52": a small child breathes faster than an adult. From 60 breaths a minute on it cannot wait at any age
 * (NICE guideline NG143, fever in under 5s), so that figures below it are left out for children under two.
 */
export function withoutBreathsOfChildren(tokens: readonly Token[], text: string): readonly Token[] {
  const at = tokens.findIndex(({ text: word }) => BREATHS.has(word));
  if (at < 0 || !(isOfInfant(text) || MONTHS_OLD.test(text.slice(0, OPENING)))) return tokens;
  return tokens.map((token, here) =>
    here > at && here < at + 4 && token.kind === 'number' && Number(token.text) > 20 && Number(token.text) < 60
      ? { ...token, text: '·' }
      : token,
  );
}

/** "Baby, 6 weeks: BP 72/41": as it should be at that age, and no low pressure of an adult. */
export function withoutPressureOfChildren(tokens: readonly Token[], text: string): readonly Token[] {
  const at = tokens.findIndex(({ text: word }) => PRESSURE.has(word));
  if (at < 0) return tokens;
  const said = tokens.map(({ text: word }) => word).join(' ');
  const lowest = MOTHER.test(said) ? 0 : lowestPressure(said) || lowestPressure(text.slice(0, OPENING));
  if (lowest === 0) return tokens;
  return tokens.map((token, here) =>
    here > at && here < at + 4 && token.kind === 'number' && Number(token.text) >= lowest
      ? { ...token, text: '·' }
      : token,
  );
}

/** Whether a report speaks of a child in the first years of life, in whom a fast pulse and a low pressure are usual. */
export const isOfInfant = onceIn(
  /\b(?:(?:\d{1,2}|one|two|three|four|five|six)[- ](?:day|week|wk|month|mo)s?[- ]olds?|\d{1,2} ?(?:d|w|m|mo|wk)\/?o\b|aged? \d{1,2} (?:day|week|month)s|newborn|neonat\w+|preterm (?:baby|infant)|infant)\b/i,
);
