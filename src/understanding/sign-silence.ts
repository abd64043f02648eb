import type { Span } from '../contract/analysis.js';
import type { Token } from '../knowledge/index.js';
import { type Form, formAt, type Group } from './sign-forms.js';
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
export function isSilenced(unless: Group, tokens: readonly Token[], place: { from: number; to: number }): boolean {
  const span = { start: tokens[place.from]?.start ?? 0, end: tokens[place.to - 1]?.end ?? 0 };
  if (unless.length === 0) return false;
  let turn = -1;
  for (let i = place.from - 1; i > 0 && turn < 0; i--) if (TURN.test(tokens[i]?.text ?? '')) turn = i;
  return tokens.some((_, at) => {
    const hit = formAt(unless, tokens, at);
    if (!hit) return false;
    if (isMode(hit.form)) return true;
    if (hit.end <= turn) return false;
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
