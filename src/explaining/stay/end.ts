import type { Section, Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { retellSentence } from '../retell/retell.js';
import { leftFor } from './left-for.js';
import { standsAlone } from './shared.js';

const HOME =
  /\b(?:discharged?|going|go|went|sent|released?|returned?)\b(?: (?:to|back))? home\b|\bdischarged?\b[^.]{0,30}\bto (?:\w+ ){0,2}home\b|^\W*(?:to )?home\b(?! (?:o2|oxygen|cpap|bipap|health|care|visits?|pt|ot|nurs\w*|meds?|medic\w+|bp|blood|glucose|sugar|exercises?|monitor\w*|inr|iv|infusion|services?|safety|equipment|address|phone|situation|environment))/i;
const ELSEWHERE =
  /\b(?:nursing (?:home|facility)|group home|hospice|rehab\w*|facility|snf|ltach?|irf|sub-?acute|transfer\w*|assisted living|home (?:health|hospice|care|with hospice))\b/i;
const OTHER_PLACE =
  /\b(?:nursing (?:home|facility)|skilled nursing|group home|snf|ltach?|irf|sub-?acute|hospice(?! at home)|in-?patient rehab\w*|rehab\w* (?:facility|hospital|unit|center|centre)|assisted living|care home|residential home)\b/i;
const AGAINST =
  /\b(?:left|leav(?:e|es|ing)|sign(?:ed|ing|s)?|discharged?|departed|eloped|walked|went home|self-discharged?|disposition|checked|this was)\b[^.]{0,80}\b(?:AMA\b|against (?:medical|hospital|doctor\S*|physician\S*) advice\b)|^\W*(?:home,? )?(?:AMA\W*$|against (?:medical|hospital) advice\b)/i;
const NOT_YET = /\b(?:not|if|when|once|until|unless|prior to|before|plan(?:s|ned)?|hope\w*|may|could|might)\b/i;
const STATES: readonly [RegExp, string][] = [
  [/\b(?:critical)\b/i, 'critical'],
  [/\b(?:poor)\b/i, 'poor'],
  [/\b(?:stable|satisfactory)\b/i, 'stable'],
  [/\bgood\b/i, 'good'],
  [/\bfair\b/i, 'fair'],
];
const ENDS: ReadonlySet<string> = new Set(['condition', 'disposition', 'hospital_course', 'instructions', 'plan']);

/** Where the reader went from the stay and in what state, as far as a line of its end says so in plain words. */
export function endOf(ctx: Context): Said[] {
  const { sections } = ctx.understanding.report;
  const last = sections
    .filter(({ kind }) => ENDS.has(kind))
    .flatMap((section) => section.sentences.map((sentence) => ({ section, sentence })))
    .reverse();
  const against = last.find(({ sentence }) => AGAINST.test(ctx.clean(sentence.span)));
  if (against !== undefined)
    return [say('the report says that you left against the advice of the hospital', [against.sentence.span])];
  // "Discharged to SNF. Home O2 at night": no word of going home undoes the place.
  const placed = last.some(({ section, sentence }) => {
    const words = ctx.clean(sentence.span);
    return section.kind === 'disposition' && OTHER_PLACE.test(words) && !NOT_YET.test(words);
  });
  const home = last.find(({ section, sentence }) => {
    const words = ctx.clean(sentence.span);
    if (placed) return false;
    return (
      HOME.test(words) &&
      !ELSEWHERE.test(words) &&
      !NOT_YET.test(words) &&
      (section.kind !== 'plan' || /discharged/i.test(words))
    );
  });
  const state = stateOf(sections, ctx);
  const there =
    home !== undefined
      ? undefined
      : last
          .map(({ sentence }) => leftFor(sentence, ctx))
          .find((said) => said !== null && !FRIGHTENING.test(said.text));
  if (there != null)
    return state === null ? [there] : [there, say(`on leaving, you were in ${state.name} condition`, [state.span])];
  const at = home === undefined ? null : stateIn(ctx.clean(home.sentence.span), /\bcondition\b/i);
  if (home !== undefined) {
    const how = at ?? state?.name ?? null;
    const spans = [home.sentence.span, ...(at === null && state !== null ? [state.span] : [])];
    return [say(how === null ? 'you were sent home' : `you were sent home in ${how} condition`, spans)];
  }
  const moved = movedOf(ctx);
  if (state !== null) return [...moved, say(`on leaving, you were in ${state.name} condition`, [state.span])];
  if (moved.length > 0) return moved;
  const word = ownWordOf(sections, ctx);
  if (word !== null) return [word];
  // Where to, or with what: the report's own last word on it.
  const left = [...ctx.understanding.report.sentences]
    .reverse()
    .find(({ span }) => LEFT.test(ctx.clean(span)) && !NOT_YET.test(ctx.clean(span)));
  return left === undefined ? [] : (retellSentence(left, ctx) ?? []).slice(0, 1);
}

const MOVED =
  /\b(?:transferred|transported|discharged|released|sent|moved)\b(?: \w+){0,3} (?:back )?to\b|\b(?:ready|stable) for (?:transfer|transport)\b/i;
const WITHIN =
  /\b(?:the|our|regular|surgical|medical|telemetry) (?:\w+ )?(?:floor|ward|icu|intensive|unit|medical|surgical|recovery|pacu|step-?down)\b|\bhome\b/i;
const AWAY = /\b(?:transferred|transported)\b/i;
const MOST_QUOTED = 24;
/** How many sentences back the report may tell where the reader went. */
const LAST = 25;

/** To which other place the reader went from here. */
function movedOf(ctx: Context): Said[] {
  for (const sentence of ctx.understanding.report.sentences.slice(-LAST).reverse()) {
    const words = ctx.clean(sentence.span);
    if (!MOVED.test(words) || WITHIN.test(words) || NOT_YET.test(words)) continue;
    const said = standsAlone(sentence, ctx);
    if (said !== null) return [said];
    const quote = words.split(' ').length > MOST_QUOTED ? null : quotable(words);
    if (quote !== null && AWAY.test(words))
      return [say(`of where you went next, the report says: “${quote}”`, [sentence.span])];
  }
  return [];
}

/** "Condition at discharge: guarded": a word that is told as the report's own. */
function ownWordOf(sections: readonly Section[], ctx: Context): Said | null {
  for (const { kind, heading, sentences } of sections) {
    if (kind !== 'condition' || heading === null || !/\bcondition\b/i.test(heading.text)) continue;
    const word = /^\W*(guarded|serious|improved|much improved|clinically improved)\W*$/i.exec(
      sentences[0] === undefined ? '' : ctx.clean(sentences[0].span),
    )?.[1];
    if (word !== undefined && sentences[0] !== undefined) {
      const meant = /guarded/i.test(word) ? ' (it is too early to say how you will do)' : '';
      return say(`on leaving, the report calls your condition “${word}”${meant}`, [sentences[0].span]);
    }
  }
  return null;
}

const LEFT = /\b(?:is|are|was|were|being|been) (?:now |then |subsequently |therefore )?discharged\b/i;

/** The state that a line under a heading of the condition on leaving names. */
function stateOf(sections: readonly Section[], ctx: Context): { name: string; span: Sentence['span'] } | null {
  for (const { kind, heading, sentences } of sections) {
    if (kind !== 'condition' || heading === null || !/\bcondition\b/i.test(heading.text)) continue;
    const [first] = sentences;
    const words = first === undefined ? '' : ctx.clean(first.span);
    if (first === undefined || words.split(' ').length > 4) continue;
    const name = stateIn(words, /./);
    if (name !== null) return { name, span: first.span };
  }
  return null;
}

function stateIn(words: string, where: RegExp): string | null {
  if (!where.test(words) || /\b(?:un|not |non)\s?(?:stable|good|satisfactory)/i.test(words)) return null;
  const said = where.source === '.' ? words : (/(\w+(?:,? (?:and )?\w+)?) condition\b/i.exec(words)?.[1] ?? '');
  return STATES.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}
