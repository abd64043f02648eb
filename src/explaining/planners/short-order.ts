import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf } from '../context.js';
import { say } from '../nets/said.js';
import { rewriteClause } from '../rewrite.js';
import { list, uncapital } from '../words/english.js';
import { LIST_MARK } from '../words/sentences.js';
import { thingsAsked } from './asked.js';
import { asksForVisit, doctorIn } from './doctors.js';
import { isMild } from './mood.js';
import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';

const UNITS: readonly [RegExp, string][] = [
  [/^h/i, 'hour'],
  [/^d/i, 'day'],
  [/^w/i, 'week'],
  [/^m/i, 'month'],
  [/^y/i, 'year'],
];
/** "2D echo" and "3D mammogram" name a kind of picture, no days. */
const NO_DIMENSION = String.raw`(?![234][- ]?d[\s,+&/-]+(?:[\w-]+[\s,+&/-]+){0,2}?(?:echo\w*|tte|tee|ultrasound|uss?|usg|sono\w*|scans?|mammo\w*|tomo\w*|ct|cta|mri|mra|imaging|images?|x-?rays?|doppler|study)\b)`;
const TIME = String.raw`${NO_DIMENSION}(\d{1,2})(?:\s?(?:-|–|to)\s?(\d{1,2}))?[\s-]?(h|hrs?|hours?|d|days?|wks?|weeks?|mos?|months?|yrs?|years?)\b\.?`;
const OFF = new RegExp(
  String.raw`^off (all )?(sports?|work|school|gym|pe|contact sports)(?:(?:,? (?:for|x))? ?${TIME})?[\s,;]*(.*)$`,
  'i',
);
/** "2/52": two weeks. */
const OF_TIME: Readonly<Record<string, string>> = { 7: 'days', 52: 'weeks', 12: 'months' };
/** "…, no driving 1 week": what else is to be left, and for how long. */
const NOTHING_FOR = new RegExp(
  String.raw`^(?:and )?no (driving|lifting|heavy lifting|sports?|sex|swimming|baths?|flying|gym)(?:,? (?:for|x))? ?${TIME}$`,
  'i',
);
const COME_BACK = new RegExp(
  String.raw`^(?:rtc|recheck|re-?evaluate|return to clinic|return|f\/?u)(?: (?:here|visit|appt))?(?:,? (?:in|at|within))? ?${TIME}[\s,;]*(.*)$`,
  'i',
);
const SEE = new RegExp(
  String.raw`^(?:(?:f\/?u|see|recheck)(?: (?:w\/|with|by))? ?)?([a-z][a-z/-]+(?: (?:care|clinic|surgery))?)(?: (?:f\/?u|follow-?up|visit|clinic|appt))?(?:,? (?:in|within))? ?${TIME}[\s,;]*(.*)$`,
  'i',
);
const AGAIN = new RegExp(String.raw`^repeat\b.{0,60}?\b(?:(in|at|within|after) )?${TIME}[\s,;]*(.*)$`, 'i');
/** "is an alternative", "if not done": one way to go, no order. */
const OPTION = /^(?:is|are|as) (?:also )?(?:an? )?(?:alternative|option|choice|reasonable|possible)\b/i;

/** What a visit is for, in a note-taker's words. */
const PURPOSES: readonly [RegExp, string][] = [
  [/^(?:for )?sutures? (?:removal|out)$/i, 'to have your stitches taken out'],
  [/^(?:for )?staples? (?:removal|out)$/i, 'to have your staples taken out'],
  [/^(?:for )?(?:cast|splint) (?:removal|off)$/i, 'to have your cast or splint taken off'],
  [/^(?:for )?drain (?:removal|out)$/i, 'to have your drain taken out'],
  [/^(?:for )?wound (?:check|recheck)$/i, 'to have your wound looked at'],
  [/^(?:for )?(?:bp|blood pressure) (?:check|recheck)$/i, 'to have your blood pressure checked'],
  [/^(?:for )?(?:results?|path(?:ology)?(?: results?)?)$/i, 'to talk about your results'],
];

/**
 * An order as a note-taker writes it, in everyday words: "Off sports 2 wk", "RTC 10-14 d suture removal", "PCP 1 wk if not
 * better", "repeat at 32 wks". Null where the clause is no such order or says more than we can.
 */
export function planShortOrder(frame: Frame, ctx: Context): Plan | null {
  if (frame.negated) return null;
  const clause = ctx
    .clean(frame.source)
    .replace(LIST_MARK, '')
    .replace(/[.;,\s]+$/, '')
    .replace(
      /(?<![\d/])(\d{1,2}) ?\/ ?(7|52|12)(?![\d/])/g,
      (_all, count: string, of: string) => `${count} ${OF_TIME[of]}`,
    );
  const change = planChange(clause, frame, ctx);
  if (change !== null) return change;
  const off = OFF.exec(clause);
  if (off) {
    const time = off[3] === undefined ? '' : ` for ${timeOf(off[3], off[4], off[5] ?? '')}`;
    const what = (off[2] ?? '')
      .toLowerCase()
      .replace(/^pe$/, 'gym class')
      .replace(/^sport$/, 'sports');
    const rest = NOTHING_FOR.exec(off[6] ?? '');
    if (rest !== null)
      return {
        ...plan(`stay off ${off[1] ?? ''}${what}${time}`, groundsOf(frame, ctx)),
        details: [
          say(
            `no ${(rest[1] ?? '').toLowerCase()} for ${timeOf(rest[2] ?? '', rest[3], rest[4] ?? '')}`,
            groundsOf(frame, ctx),
          ),
        ],
      };
    return told(`stay off ${off[1] ?? ''}${what}${time}`, off[6] ?? '', frame, ctx);
  }
  const back = COME_BACK.exec(clause);
  if (back) {
    const time = timeOf(back[1] ?? '', back[2], back[3] ?? '');
    // "Recheck at 32 wks" is a week of the pregnancy or after the operation, not a time from now.
    const when = /\bat \d/i.test(clause) ? 'at' : inOrWithin(clause);
    return told(`the report asks you to come back ${when} ${time}`, back[4] ?? '', frame, ctx);
  }
  const sent = REFER.exec(clause)?.[1];
  const there = sent === undefined || / and | or /i.test(sent) ? null : (doctorIn(sent) ?? doctorIn(`${sent} clinic`));
  if (there !== null) return plan(`the report asks you to see ${there}`, groundsOf(frame, ctx));
  const see = SEE.exec(clause);
  const who = see === null ? null : (doctorIn(see[1] ?? '') ?? doctorIn(`${see[1]} 1`));
  if (see && who !== null && !asksForVisit(see[5] ?? '')) {
    const time = timeOf(see[2] ?? '', see[3], see[4] ?? '');
    return told(`the report asks you to see ${who} ${inOrWithin(clause)} ${time}`, see[5] ?? '', frame, ctx);
  }
  const again = AGAIN.exec(clause);
  if (again && thingsAsked(frame, ctx).names.length < 2) {
    const things = thingsAsked(frame, ctx);
    const time = timeOf(again[2] ?? '', again[3], again[4] ?? '');
    const when = `${/^(?:at|within|after)$/i.exec(again[1] ?? '')?.[0].toLowerCase() ?? 'in'} ${time}`;
    const rest = again[5] ?? '';
    // "Repeat at least 4 weeks after stopping": no sooner, and counted from something else than today.
    if (/^(?:after|following|from|post)\b/i.test(rest) || /\b(?:at least|no sooner than|not before)\s/i.test(clause)) return null; // biome-ignore format: one line
    const name = things.names.length === 0 ? 'a repeat test' : list(things.names);
    if (things.names.length === 0 && /^repeat (?!(?:in|at|within|after|\d))/i.test(clause)) return null;
    if (OPTION.test(rest))
      return plan(`${name} ${when} is another choice, the report says`, groundsOf(frame, ctx), things.knowledge);
    const asks = isMild(clause) ? 'the report suggests' : 'the report asks for';
    return told(`${asks} ${name} ${when}`, rest, frame, ctx, things.knowledge);
  }
  return null;
}

/** "Refer to hepatology", "Please refer to GUM clinic": to whom, and no word besides. */
const REFER =
  /^(?:(?:please|kindly|suggest|advise|recommend) )?(?:re-?)?refer(?:ral)?(?: (?:the )?(?:patient|pt|her|him))? to (?:(?:the|an?|your|local) ){0,2}([A-Za-z][A-Za-z /&-]{1,40}?)(?: (?:team|clinic|services?|department|dept|unit|outpatients?))?$/i;

/** "Within a week" is no later than that, not on its last day. */
function inOrWithin(clause: string): string {
  return /\bwithin \d/i.test(clause) ? 'within' : 'in';
}

const CHANGES: readonly [RegExp, (name: string) => string][] = [
  [/^(?:re-?start|resume)\b/i, (name) => `start ${name} again`],
  [/^(?:start|begin|add)\b/i, (name) => `start ${name}`],
  [/^(?:stop|d\/c|discontinue)\b/i, (name) => `stop ${name}`],
  [/^hold\b/i, (name) => `put ${name} on hold`],
];
const ONLY_WHEN = new RegExp(`^(?:(?:in|after|for) ${TIME})?$`, 'i');

/** "Restart rivaroxaban in 72 h" where advice is listed: the medicine, what becomes of it and when, and nothing more. */
function planChange(clause: string, frame: Frame, ctx: Context): Plan | null {
  const verb = CHANGES.find(([pattern]) => pattern.test(clause));
  if (verb === undefined) return null;
  const mentions = ctx.mentions.within(frame.source);
  const mention = mentions.find(({ kind }) => kind === 'medicine');
  const medicine = mention === undefined ? undefined : ctx.knowledge.medicine(mention.ref.id);
  if (mention === undefined || medicine === undefined || mentions.filter(({ kind }) => kind === 'medicine').length > 1)
    return null;
  const between = ctx.clean({ start: frame.source.start, end: mention.span.start });
  if (between.trim().split(/\s+/).length > 1) return null;
  const rest = ctx
    .clean({ start: mention.span.end, end: frame.source.end })
    .replace(/[.;,\s]+$/, '')
    .trim();
  const until = /^(?:until|till|through) [\w ,/'’-]{2,50}$/i.exec(rest)?.[0];
  if (until !== undefined)
    return plan(
      `the report says to ${verb[1](`${medicine.term} (${medicine.lay})`)} ${until.replace(/^till\b/i, 'until')}`,
      groundsOf(frame, ctx),
      [medicine.id],
    );
  const when = ONLY_WHEN.exec(rest);
  if (when === null) return null;
  const lead = /^(in|after|for)\b/i.exec(rest)?.[1]?.toLowerCase();
  const time = lead === undefined ? '' : ` ${lead} ${timeOf(when[1] ?? '', when[2], when[3] ?? '')}`;
  return plan(`the report says to ${verb[1](`${medicine.term} (${medicine.lay})`)}${time}`, groundsOf(frame, ctx), [
    medicine.id,
  ]);
}

/** The order with what it is for or on what condition; what else stands there is shown as the report's own words. */
function told(text: string, rest: string, frame: Frame, ctx: Context, knowledge: readonly string[] = []): Plan | null {
  const more = rest.replace(/^(?:and|then|&)\s+/i, '').trim();
  const made = (tail: string, ids: readonly string[] = []) =>
    plan(`${text}${tail}`, groundsOf(frame, ctx), [...knowledge, ...ids]);
  if (more === '') return made('');
  const purpose = PURPOSES.find(([pattern]) => pattern.test(more))?.[1];
  if (purpose !== undefined) return made(` ${purpose}`);
  if (/^(?:if|unless|when|once|until|to|for)\b/i.test(more)) {
    const { start, end } = frame.source;
    const found = ctx.understanding.report.clean.slice(start, end + more.length).indexOf(more);
    const at = start + found;
    const clause = found < 0 ? null : rewriteClause({ start: at, end: at + more.length }, ctx);
    const words = spoken(clause?.text ?? more);
    return made(`${/^(?:if|unless|when|once)\b/i.test(words) ? ', ' : ' '}${words}`, clause?.knowledge ?? []);
  }
  const quoted = quoteLine(frame.source, ctx);
  return quoted === null ? null : { ...made(''), details: [quoted.what] };
}

/** "if still painful" -> "if it is still painful". */
export function spoken(words: string): string {
  const small = uncapital(words);
  return small
    .replace(
      /^(if|when|once|unless) (still |not )?(painful|tender|sore|swollen|red|stiff|present|there|healed)\b/,
      '$1 it is $2$3',
    )
    .replace(
      /^(if|when|once|unless) (still |not )?(better|worse|improved|improving|well|sick|ill|unwell)\b/,
      '$1 you are $2$3',
    );
}

/** "10", "14", "d" -> "10 to 14 days". */
export function timeOf(from: string, to: string | undefined, unit: string): string {
  const name = UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
  const count = to === undefined ? from : `${from} to ${to}`;
  return `${count} ${count === '1' ? name : `${name}s`}`;
}
