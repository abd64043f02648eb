import { withArticle } from '../words/english.js';
import { type Clause, type ClauseTeller, spanOf, type Told, thingsIn, whole } from './clause.js';
import { SPAN_OF_TIME, whenOf } from './when.js';

/** Sections that tell what somebody came with. */
const CAME_WITH: ReadonlySet<string> = new Set(['chief_complaint', 'history_present']);

const CAME_LABELS = /^(?:p\/?c|c\/?c|hpc|hopc|hpi|presenting complaint|presentation|chief complaints?)$/;

const PERSON = String.raw`(?:\d{1,3} ?(?:y/?o|yrs?|years?)?(?:[ -]old)? ?(?:M|F|male|female|man|woman|lady|gentleman) )`;
const BROUGHT = String.raw`(?<brought>BIBA|BIB [a-z]+|brought in by [a-z]+)`;
const LED = String.raw`(?:(?:w/|with|p/w|presented with|presents with|PC|c/o|complain(?:s|ed|ing) of|C/o|admitted with) ?)`;
const FOR = String.raw`(?:x|for|since|over) ?`;
/** "For over 10 years": more than that. */
const MORE = '(?<more>(?:over|more than|at least|almost|nearly|about|around|approximately) )?';

const TIMED = whole(
  `${PERSON}?(?:${BROUGHT} )?${LED}?(?<what>[^,;]{2,70}?) ${FOR}(?:the past |past |last )?${MORE}(?<time>${SPAN_OF_TIME})`,
);
const HISTORY = whole(
  `${PERSON}?(?:${BROUGHT} )?${LED}?(?:an? )?(?<time>${SPAN_OF_TIME}) (?:hx|h/o|history)(?: of)? (?<what>[^,;]{2,70})`,
);
const TIME_FIRST = whole(`(?<time>${SPAN_OF_TIME}) (?!ago\\b|of\\b|later\\b|post\\b|old\\b)(?<what>[^,;]{2,70})`);
const COMPLAINS = whole(`${PERSON}?${LED}(?<what>[^,;]{2,70})`);
const WITH_IT = whole('(?:a/w|assoc(?:iated)?(?: with| w/)?|along with) ?(?<what>[^,;]{2,70})');
const NONE = whole(
  '(?:no h/o|nil h/o|no hx of|no history of|no|nil|denies|denied) (?:any |further |(?<sig>sig(?:nificant)? ))?(?![^,;]{2,70}\\b(?:needed|required|necessary|indicated|warranted|planned|arranged|booked|scheduled|advised|recommended)\\b)(?<what>[^,;]{2,70})',
);
const KNOWN = whole(
  `(?<not>not (?:an? )?|n/)?(?:k/c/o|k/c|kco|known case of|known to have|known(?! to\\b))(?: of)? (?<what>[^;()]{2,80}?)(?: (?:x|for|since) ?(?:the past |past |last )?(?<time>${SPAN_OF_TIME}))?(?: on (?<on>[^,;()]{2,40}))?`,
);
const SEEN = whole(
  `seen (?:by|in|at) (?:the )?(?<who>GP|PCP|urgent care|walk-in clinic|ED)(?: (?<time>${SPAN_OF_TIME}) ago)?`,
);
const STARTED = whole('(?:commenced|started|put|placed)(?: on)? (?<what>[^,;]{3,40})');
const COUNTED = whole('x ?(?<n>[1-9]\\d?) (?<what>[a-z ]{4,40}?)(?<today> today)?');
const VOMITED = whole('vomit(?:ed|s|ing) ?x ?(?<n>[1-9]\\d?)');
/** "Nil further fits": those before are not denied. */
const NO_MORE =
  /\b(?:no|nil|without|denie[sd])(?: any)? (?:further|additional|subsequent|repeat(?:ed)?|recurrent|recurring|more)\b/i;
const NO_BETTER = /^(?:nil|no|without|minimal) (?:improvement|relief|better)$/i;

/** Short forms of complaints that stand for more than one thing. */
const COMPLAINTS: readonly (readonly [RegExp, string])[] = [
  [/^D ?(?:\+|&|\/) ?V$/i, 'diarrhea and vomiting'],
  [/^N ?(?:\+|&|\/) ?V$/i, 'nausea and vomiting'],
  [/^(?:inability|unable) to (?:PU|pass urine|void)$/i, 'trouble passing urine'],
  [/^PVB$/, 'bleeding from the vagina'],
  [/^(?:burning micturition|dysuria)$/i, 'burning when passing urine'],
  [/^(?:(?:no|nil) )?blood$/i, 'blood'],
  [/^(?:lower )?abdo(?:minal)? cramps$/i, 'cramps in the belly'],
  [/^(?:R|right) loin pain$/i, 'pain in your right side'],
  [/^(?:L|left) loin pain$/i, 'pain in your left side'],
  [/^loin pain$/i, 'pain in the side'],
  [/^palps$/i, 'a racing or pounding heartbeat'],
  [/^CP$/, 'chest pain'],
  [/^GBW$/, 'weakness of the whole body'],
]; // biome-ignore format: one list

const state = (text: string, knowledge: readonly string[] = []): Told => ({ text, knowledge, kind: 'state' });

function complaint(clause: Clause, found: RegExpExecArray): { text: string; knowledge: readonly string[] } | null {
  const span = spanOf(clause, found, 'what');
  if (span === null) return null;
  const printed = clause.ctx.clean(span);
  const set = COMPLAINTS.find(([pattern]) => pattern.test(printed));
  if (set !== undefined) return { text: set[1], knowledge: [] };
  const things = thingsIn(span, clause.ctx);
  if (things === null || things.tests) return null;
  const { text } = things;
  // A verb of its own, a figure or a place by itself is no complaint.
  if (
    /\b(?:is|are|was|were|has|have|had|did|no|denies|noted|seen|given|started|came|comes?|present(?:s|ed)|admitted|brought|who|found|referred|underwent|reports|returns|developed)\b|\d/.test(
      text.replace(/\bT[12]DM\b|\btype [12]\b|\bCKD\d?[ab]?\b|\bstage \d\b/gi, ''),
    )
  )
    return null;
  const names = clause.ctx.mentions
    .within(span)
    .some(({ kind }) => kind === 'symptom' || kind === 'finding' || kind === 'disease');
  return names ? { ...things, text: withOne(text) } : null;
}

/** "Productive cough" -> "a productive cough". */
function withOne(text: string): string {
  return /(?:^|\s)(?:cough|rash|headache|fever|fall|lump|sore throat|runny nose|stiff neck|limp)$/.test(text) &&
    !/ (?:and|or) |^(?:an?|some|no) /.test(text)
    ? withArticle(text)
    : text;
}

function timeOf(printed: string | undefined, clause: Clause, more = ''): string | null {
  if (printed === undefined) return null;
  const shown = whenOf(`for ${printed}`, clause.ctx);
  return shown === null ? null : ` ${shown.replace(/^for /, `for ${more}`)}`;
}

function broughtBy(printed: string | undefined): string | null {
  if (printed === undefined) return '';
  if (/^(?:BIBA|brought in by ambulance|BIB (?:ambulance|EMS))$/i.test(printed)) return ' by ambulance';
  const kin = /(mum|mom|mother|dad|father|wife|husband|daughter|son|family|parents?)$/i.exec(printed)?.[1];
  return kin === undefined ? null : ` by your ${kin.toLowerCase()}`;
}

/** "C/o R loin pain x 3 days", "4/7 hx worsening SOBOE", "SOB x 4/7": what somebody came with and for how long. */
export const complaintOf: ClauseTeller = (clause) => {
  const came = CAME_WITH.has(clause.section) || CAME_LABELS.test(clause.label);
  const marked = /^(?:c\/o|p\/w|complain)/i.test(clause.text) || /\bBIBA\b|\b(?:hx|history)\b/i.test(clause.text);
  const timed = TIMED.exec(clause.text) ?? HISTORY.exec(clause.text) ?? (came ? TIME_FIRST.exec(clause.text) : null);
  if (timed !== null) {
    if (!came && !marked) return null;
    const what = complaint(clause, timed);
    const time = timeOf(timed.groups?.time, clause, timed.groups?.more);
    const by = broughtBy(timed.groups?.brought);
    if (what === null || time === null || by === null) return null;
    return by === ''
      ? state(`you had ${what.text}${time}`, what.knowledge)
      : state(`you were brought in${by} after ${what.text}${time}`, what.knowledge);
  }
  const alone = COMPLAINS.exec(clause.text);
  if (alone !== null && /^(?:\d|c\/o|p\/w|complain)/i.test(clause.text)) {
    const what = complaint(clause, alone);
    return what === null ? null : state(`you had ${what.text}`, what.knowledge);
  }
  return null;
};

/** What stands beside a complaint or a denial in the same line. */
export const besideOf: ClauseTeller = (clause) => {
  const withIt = WITH_IT.exec(clause.text);
  if (withIt !== null) {
    const what = complaint(clause, withIt);
    return what === null ? null : state(`you also had ${what.text}`, what.knowledge);
  }
  const none = NONE.exec(clause.text);
  if (none !== null) {
    const what = complaint(clause, none);
    return what === null
      ? null
      : {
          // "No significant cough" leaves room for a little of it.
          text: `you had no ${none.groups?.sig === undefined ? '' : 'important '}${NO_MORE.test(clause.text) && !/^(?:further|more|additional|recurrent|recurring|repeat\w*|subsequent)\b/.test(what.text) ? 'further ' : ''}${what.text.replace(/ and /g, ' or ').replace(/^an? /, '')}`,
          knowledge: what.knowledge,
          kind: 'calm',
        };
  }
  const known = KNOWN.exec(clause.text);
  if (known !== null) return knownOf(clause, known);
  const seen = SEEN.exec(clause.text);
  if (seen !== null) {
    const ago = seen.groups?.time === undefined ? '' : timeOf(seen.groups.time, clause);
    if (ago === null) return null;
    const who = /gp|pcp/i.test(seen.groups?.who ?? '')
      ? 'your family doctor'
      : /ED/.test(seen.groups?.who ?? '')
        ? 'the emergency department'
        : `the ${seen.groups?.who?.toLowerCase()}`;
    return state(`you had been seen by ${who}${ago.replace(/^ for /, ' ')}${ago === '' ? '' : ' before'}`);
  }
  const vomited = VOMITED.exec(clause.text);
  if (vomited !== null) {
    const n = vomited.groups?.n;
    return state(`you vomited ${n === '1' ? 'once' : `${n} times`}`);
  }
  const counted = COUNTED.exec(clause.text);
  if (counted !== null) {
    const what = complaint(clause, counted);
    const { n, today } = counted.groups ?? {};
    return what === null
      ? null
      : state(`you had ${n} ${what.text}${today === undefined ? '' : ' that day'}`, what.knowledge);
  }
  const started = STARTED.exec(clause.text);
  if (started !== null) {
    const span = spanOf(clause, started, 'what');
    const medicine = span !== null && clause.ctx.mentions.within(span).every(({ kind }) => kind === 'medicine');
    const what = span === null || !medicine ? null : thingsIn(span, clause.ctx);
    return what === null || what.tests || /\d/.test(what.text)
      ? null
      : state(`you were started on ${what.text}`, what.knowledge);
  }
  if (NO_BETTER.test(clause.text)) return state('you did not get better');
  return null;
};

/** "K/c/o T2DM x 8 yrs on OHA", "Not a k/c/o TB/epilepsy": what somebody is known to have, or not. */
function knownOf(clause: Clause, found: RegExpExecArray): Told | null {
  const what = complaint(clause, found);
  if (what === null) return null;
  const { not, time, on } = found.groups ?? {};
  if (not !== undefined)
    return time === undefined && on === undefined
      ? {
          text: `you are not known to have ${what.text.replace(/ and /g, ' or ').replace(/^an? /, '')}`,
          knowledge: what.knowledge,
          kind: 'calm',
        }
      : null;
  const since = time === undefined ? '' : timeOf(time, clause);
  const taken = on === undefined ? null : spanOf(clause, found, 'on');
  const treated = taken === null ? null : thingsIn(taken, clause.ctx);
  if (since === null || (taken !== null && treated === null)) return null;
  return state(
    `you ${since === '' ? 'are known to have' : 'have had'} ${what.text}${since}${treated === null ? '' : `, treated with ${treated.text}`}`,
    [...what.knowledge, ...(treated?.knowledge ?? [])],
  );
}

const BARE = whole('(?<what>[^,;]{3,60})');

/** A bare name behind a complaint of the same line ("SOB x 4/7, productive cough"). */
export const bareComplaint: ClauseTeller = (clause) => {
  const found = BARE.exec(clause.text);
  const what = found === null ? null : complaint(clause, found);
  return what === null ? null : state(`you also had ${what.text}`, what.knowledge);
};
