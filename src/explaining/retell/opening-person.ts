import type { Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { uncapital } from '../words/english.js';
import { patientOf } from './people.js';
import { retellClause } from './retold-clause.js';
import { splitAtJoints } from './split.js';
import { isGoodSentence } from './tidy.js';
import { withYouDirectly } from './verbs.js';

/** What only says who the patient is: age, sex, people, hand, state of marriage. The reader knows these of themselves. */
const WHO = String.raw`(?:very|most|pleasant|unfortunate|nice|lovely|delightful|charming|kind|elderly|young|old|adult|white|black|caucasian|african|african[- ]american|american|hispanic|latino|latina|asian|english|spanish|native|right|left|handed|(?:right|left)[- ]handed|single|married|divorced|widowed|retired|otherwise healthy|(?:primiparous|multiparous) )`;
const PERSON = String.raw`(?:man|woman|male|female|gentleman|lady|patient|boy|girl|child|infant|adolescent|teenager|RH[MF]|RHW[MF]|W[MF]|AA[MF]|[MF])`;
const AGE = String.raw`\d{1,3}(?:[- ](?:and[- ])?\d\/\d{1,2})?(?:[- ]*(?:years?|yrs?|months?|weeks?|days?)[- ]+olds?|[- ]?y\/?o\.?|[- ]?y\.o\.)`;
const HEAD = new RegExp(
  String.raw`^[\s•*–-]*(?:(?:briefly|in brief|in short|to summari[sz]e|in summary|in general|as you (?:may |well |will )?know|as you are aware|again),? +)?(?:(?:(?:the|this) patient|patient|pt|he|she|(?:mr|mrs|ms|miss)\.? (?:[A-Z]\.? ?)?[A-Z][\w'’-]*|[A-Z]{3,5}|[A-Z][a-z]+),? (?:is|was) (?:now )?(?:an? )?|this (?:is|was) (?:an? )?|(?:this|an?|our) )(?:${WHO} ?,? ?)*${AGE},? (?:(?:${WHO}),? )*${PERSON}(?: (?:patient|child|infant))?(?: of (?:dr\.? ?[A-Z][\w.’'-]*|mine|ours))?(?=[\s,]),? `,
  'i',
);
/** "58M presented …", "39 y/o man, …": the first words of a stay's story, without a verb. */
const BARE = new RegExp(
  String.raw`^[\s•*–-]*(?:(?:pt|patient)(?: is)?:? (?:an? )?)?(?:${AGE}|\d{1,3}(?: ?(?:yrs?|years?))?)[ -]?(?:(?:${WHO}),? )*${PERSON}(?=[\s,]),? (?:\([^()]{2,30}\),? )?`,
);
/** "Thank you for referring this 45 year old lady …": what a letter begins with. */
const THANKS = new RegExp(
  String.raw`^\W*(?:(?:many )?thanks|thank you)(?: very much| kindly)? for (?:referring|sending|seeing|asking (?:me|us) to (?:see|review|assess)) (?:(?:(?:mr|mrs|ms|miss)\.? )?[A-Z][\w'’-]*,? )?(?:this |an? |the )?(?:${WHO} ?,? ?)*${AGE},? (?:(?:${WHO}),? )*${PERSON}(?=[\s,]),? `,
  'i',
);
const IS_WAS = / was (?:now )?(?:an? )?/i;

/** A verb that goes on about the patient behind "who" or a comma. */
const VERB = String.raw`(?:(?:recently|now|initially|originally|apparently|previously|also|first|then|currently|usually|still|again|just|today|later) )?(?:has|had|is|was|may|can|could|will|would|did|does|presented|presents|came|comes|underwent|developed|fell|returned|returns|went|noticed|complained|complains|reported|reports|states|stated|denies|denied|began|started|sustained|suffered|suffers|lives|takes|took|felt|feels|woke|noted|follows|continues|remains|wants|wishes|tripped|slipped|collapsed|received|injured|hurt|twisted|cut|rolled|sprained|crashed|stepped|hit|struck|bumped|burned|burnt|jumped|landed|dropped|swallowed|choked|fainted|vomited|banged|stubbed|jammed|crushed)`;
const DONE = String.raw`(?:admitted|referred|transferred|brought|seen|being seen|being evaluated|evaluated|diagnosed|here|readmitted|known to have|presenting|coming|returning|complaining of|reporting|recovering)`;
/** Where what comes behind a comma or "who" is told of the patient again. */
const GOES_ON = new RegExp(
  String.raw`,? (?:and )?who (?:(?=${VERB} )|(?=now presents))|,? (?:and )?(?=(?:now |today |recently |who )?(?:presents|presented|presenting|comes|came|admitted|was admitted|is admitted|was brought|is here|was referred|was seen|referred|being seen|being evaluated|transferred|presenting|p\/w|here|BIBA|c\/o) )|, (?=(?:with|w\/) (?:an? )?(?:\d|one\b|two\b|three\b|sudden|acute|new|worsening|progressive))|, (?:and )?(?=(?:now |recently |currently )?(?:has|had|was|is|underwent|developed|complains|complained|reports|reported) )| (?=was (?:well|fine|healthy|in (?:his|her) usual)\b)`,
  'i',
);
const HISTORY =
  /^(?:with|who has|who had|has|had|having) (?:an? )?((?:(?:known|past|long|longstanding|long-standing|significant|prior|previous|strong|remote|complex|complicated|family|extensive|recent|lifelong|medical|surgical|relevant|positive|reported|documented|distant|several|multiple|many|year|month|week|years?'?|months?'?|weeks?'?|days?|[a-z]+-(?:year|month|week|day)|\d+[- ](?:year|month|week|day)s?)[ -])*)history (?:(?:is |that is |which is )?(?:significant|notable|remarkable|positive) )?(?:for |of |including |that includes )/i;
const SHORT_HISTORY =
  /^(?:(?:with|w\/) ?(?:an? )?)?(?:pmhx?|hx|h\/o|history|k\/c\/o|known case)(?: (?:of|significant for|notable for|includes|including))?:? /i;
const RELATIVE =
  /\b(?:mother|father|brother|sister|wife|husband|son|daughter|parents?|family|uncle|aunt|grand\w+|mom|dad|spouse|partner|cousin|twin|boyfriend|girlfriend|roommate|neighbou?r|friend)\b/i;

/**
 * "The patient is a 52-year-old woman with a history of A, B and C who presents with D.": who the reader is is not told
 * again, what was there before is a history, and why they came is a sentence of its own. Null for a sentence that does
 * not open so, in another paper than a note, or of which one part cannot be told.
 */
export function retellOpening(span: Span, ctx: Context, whole = false): Said[] | null {
  const { type } = ctx.understanding.report.type;
  const stay = type === 'discharge_summary';
  if (type !== 'other' && !stay) return null;
  const printed = ctx.understanding.report.clean.slice(span.start, span.end).replace(/\s/g, ' ');
  // A cheap look first: an age stands near the front.
  if (!/\d[^.]{0,12}(?:old|y\/?\.?o|y(?:ea)?rs?\b|[MF]\b)/i.test(printed.slice(0, 120))) return null;
  const full = HEAD.exec(printed) ?? THANKS.exec(printed);
  // "The patient is a 52-year-old woman …" of a stay is told as the sentence it is, where it can be.
  if (stay && full !== null && !whole) return null;
  const head = full ?? BARE.exec(printed);
  if (head === null || patientOf(ctx).reader) return null;
  const came = stay || full === null;
  const told: Said[] = [];
  const before: Said[] = [];
  let at = head[0].length;
  const past = IS_WAS.test(head[0]);
  // "This 80-year-old patient with a history of COPD had recurrent admissions": its verb is still to come.
  const bare = full !== null && !/ (?:is|was) /i.test(head[0]);
  while (at < printed.length) {
    const rest = printed.slice(at);
    const part = (came ? cameIn(rest) : null) ?? history(rest, bare) ?? state(rest, past) ?? deed(rest) ?? aside(rest);
    if (part === null) return null;
    const from = span.start + at + part.skip;
    const to = span.start + at + part.until;
    const body = retellClause({ start: from, end: to }, null, ctx);
    if (body === null) return null;
    const text = /^You\b/.test(body.text)
      ? body.text
      : `${part.lead === '' ? 'You' : part.lead} ${part.lead === '' ? yours(body.text) : small(body.text)}`;
    const texts = splitAtJoints(text.replace(/[\s.,;]+$/, ''));
    if (!/^You\b/.test(text) || !texts.every(isGoodSentence)) return null;
    const said = texts.map((one) => say(one, [span], body.knowledge));
    // Why somebody came goes before what they had before.
    if (came && /^You (?:have|had|are described)\b/.test(part.lead)) before.push(...said);
    else told.push(...said);
    at += part.until;
    at += /^(?:,? (?:and )?(?:who )?)/i.exec(printed.slice(at))?.[0].length ?? 0;
    if (/^[\s.,;]*$/.test(printed.slice(at))) break;
    if (told.length + before.length > 4) return null;
  }
  told.push(...before);
  return told.length === 0 ? null : told;
}

interface Part {
  /** What our sentence begins with; empty where the report's own verb follows. */
  lead: string;
  /** Where the words to retell begin and end, from the start of the part. */
  skip: number;
  until: number;
}

/** "with a long history of A, B and C": was so before, and may be so now. */
function history(rest: string, bare: boolean): Part | null {
  const found = HISTORY.exec(rest) ?? SHORT_HISTORY.exec(rest);
  if (found === null) return null;
  const kind = (found[1] ?? '').trim();
  const main = bare ? MAIN_VERB.exec(rest.slice(found[0].length)) : null;
  const until = main === null ? endOf(rest, found[0].length) : found[0].length + (main[1]?.length ?? 0);
  if (until === null) return null;
  const lead =
    kind === '' || /^(?:(?:known|past|medical|significant|prior|previous|relevant|documented) ?)+$/i.test(kind)
      ? 'You have a history of'
      : `You have ${/^[aeiou]/i.test(kind) ? 'an' : /s['’]?$/.test(kind) ? '' : 'a'} ${kind.replace(/\bmedical$/i, '').trim()} history of`;
  return { lead: lead.replace(/ {2,}/g, ' '), skip: found[0].length, until };
}

/** The first verb behind a list of nouns, with nothing in between that it could belong to. */
const MAIN_VERB = new RegExp(String.raw`^([\w/ -]{2,60}?)(?<!\b(?:who|which|that|and|or|he|she)) (?=${VERB} )`, 'i');

const CAME =
  /^(?:who |and )?(?:was |is |has |had |been |now |today |recently |again )*(?:(?:presents?|presented|presenting|comes?|came|coming|brought|BIB)(?: in| to (?:the |our )?(?:ED|ER|hospital|clinic|emergency department|A&E))?|here|in ED|attends?|attended)(?: (?:today|now|again))?,? (?=(?:with|w\/|for|after|following|because|due|via|by)\b|w\/)(?:w\/ ?)?/i;
const PW = /^(?:who )?(?:now )?p\/w:? (?:an? )?/i;
const CAME_WITH =
  /^(?:with|w\/) (?=(?:an? )?(?:\d|one\b|two\b|three\b|several\b|few\b|sudden|acute|new|worsening|progressive|increasing|ongoing|persistent)(?![^,;.]{0,30}\bhistory\b))/i;

/** "… presents via ambulance with chest pain", "…, with 2 days of black stools": what brought somebody in. */
function cameIn(rest: string): Part | null {
  const found = CAME.exec(rest) ?? PW.exec(rest);
  const bare = found === null ? CAME_WITH.exec(rest) : null;
  if (found === null && bare === null) return null;
  const from = (found ?? bare)?.[0].length ?? 0;
  const who = WHO_ELSE.exec(rest.slice(from));
  const until = who === null || RELATIVE.test(rest.slice(0, who.index + from)) ? rest.length : who.index + from;
  const within = bare !== null || /w\/ ?$/.test(found?.[0] ?? '') || /^p\/w/i.test(rest);
  return { lead: within && !/^with\b/i.test(rest.slice(from)) ? 'You came in with' : 'You came in', skip: from, until };
}

const ASIDE =
  /^([^,.;]{2,40}), (?=(?:who )?(?:was )?(?:admitted|presents|presented|presenting|p\/w|here|transferred|brought|referred|came|comes)\b)/i;

/** "39 y/o man, PWID, admitted for …": what is put in about the person. */
function aside(rest: string): Part | null {
  const found = ASIDE.exec(rest);
  if (found === null || /\b(?:is|was|has|had|who|no|not|denies)\b/i.test(found[1] ?? '')) return null;
  return { lead: 'You are described as', skip: 0, until: (found[1] ?? '').length };
}

/** "with fever for three days": what the writer says the patient has. */
function state(rest: string, past: boolean): Part | null {
  const asks = /^(?:with|having) (?:an? )?(?:chief )?complaints? of /i.exec(rest);
  const after = /^(?:who is )?(?:status post|s\/p) /i.exec(rest);
  const found =
    asks ??
    after ??
    /^with (?!what (?!(?:appears?|seems?|looks?)\b)|whom\b|which\b|the (?:above|following)\b)/i.exec(rest);
  if (found === null) return null;
  const until = endOf(rest, found[0].length);
  if (until === null) return null;
  const lead = asks !== null ? 'You reported' : after !== null ? 'You have had' : past ? 'You had' : 'You have';
  return { lead, skip: found[0].length, until };
}

const DEED = new RegExp(String.raw`^(?:who )?(?=${VERB} )`, 'i');
/** "… who was then noted to have …": said of the patient as the words before it. */
const WHO_ELSE = new RegExp(String.raw`,? (?:and )?who (?=${VERB} )`, 'i');
const DID = new RegExp(String.raw`^(?:now |today |recently |who )?(${DONE}) `, 'i');

/** "who presents with cough", "admitted with fever", "here for a check". */
function deed(rest: string): Part | null {
  const verb = DEED.exec(rest);
  const who = WHO_ELSE.exec(rest.slice(4));
  const until = who === null || RELATIVE.test(rest.slice(0, who.index + 4)) ? rest.length : who.index + 4;
  if (verb !== null) return { lead: '', skip: verb[0].length, until };
  const done = DID.exec(rest);
  if (done === null) return null;
  const word = (done[1] ?? '').toLowerCase();
  const behind = done[0].length;
  const whole = { until };
  if (word === 'presenting') return { ...whole, lead: 'You came in', skip: behind };
  if (word === 'complaining of' || word === 'reporting') return { ...whole, lead: 'You reported', skip: behind };
  const from = behind - word.length - 1;
  return {
    ...whole,
    lead: /^(?:here|being|coming|returning|recovering)/.test(word) ? 'You are' : 'You were',
    skip: from,
  };
}

/** Where the list ends: before the words that go on about the patient. Null where they may be of somebody else. */
function endOf(rest: string, from: number): number | null {
  const next = GOES_ON.exec(rest.slice(from));
  const until = next === null ? rest.length : from + next.index;
  const list = rest.slice(from, until);
  if (next !== null && RELATIVE.test(list)) return null;
  // A verb that is left in the list belongs to nobody we know.
  if (
    /\b(?:who|whose|whom|is|was|were|are|has|had|she|he)\b/i.test(
      list.replace(/\b(?:which|that) (?:is|was|are|were|has|had)\b/gi, ''),
    )
  )
    return null;
  return until;
}

/** "Returns for a check" with "you" before it. */
function yours(text: string): string {
  const [first = '', ...rest] = small(text).split(' ');
  return [withYouDirectly(first), ...rest].join(' ');
}

function small(text: string): string {
  return /^[A-Z](?:[a-z]|$)/.test(text) && !/^(?:You|I)\b/.test(text) ? uncapital(text) : text;
}
