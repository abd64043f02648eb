import { type ClauseTeller, slot, spanOf, type Told, testOf, thingsIn, whole } from './clause.js';
import { ORDERS } from './orders.js';
import { SPAN_OF_TIME, spanOfTime, WHEN, whenOf } from './when.js';
import { TEAM, teamOf, WHO, whoIs } from './who.js';

const order = (text: string, knowledge: readonly string[] = []): Told => ({ text, knowledge, kind: 'order' });

const HOW_OFTEN = String.raw`(?:(?:once|twice|(?:three|four) times|[1-4] ?x) ?(?:a |per |\/ ?)?(?:day|week|daily|weekly|wkly)|daily|weekly|monthly|every (?:\d{1,2} )?(?:days?|weeks?|months?))`;
const OFTEN = whole(
  `(?<what>.{2,60}?)(?: (?:checks?|monitoring|recheck))? (?:(?:with|w\\/|by|at|via) (?<who>${WHO})(?:,| -)? (?<often>${HOW_OFTEN})|(?<often2>${HOW_OFTEN}) (?:with|w\\/|by|at|via) (?<who2>${WHO}))`,
);

/** "BP check with CMW twice weekly": a test again and again, and by whom. */
const often: ClauseTeller = (clause) => {
  const found = OFTEN.exec(clause.text);
  if (found === null) return null;
  const who = whoIs(found.groups?.who ?? found.groups?.who2 ?? '');
  const span = spanOf(clause, found, 'what');
  const what = span === null ? null : thingsIn(span, clause.ctx);
  const named = found.groups?.what ?? '';
  const test = /^(?:bp|blood pressure)$/i.test(named) ? 'blood pressure' : what?.tests === true ? what.text : null;
  if (who === null || test === null) return null;
  const times = (found.groups?.often ?? found.groups?.often2 ?? '')
    .toLowerCase()
    .replace(/^([1-4]) ?x/, (_, n) => ['once', 'twice', 'three times', 'four times'][Number(n) - 1] ?? '')
    .replace(/ ?(?:a |per |\/ ?)?\b(?:weekly|wkly|week)$/, (all, at) =>
      at === 0 ? 'every week' : all === '' ? all : ' a week',
    )
    .replace(/ (?:daily)$/, ' a day')
    .replace(/^daily$/, 'every day')
    .replace(/^monthly$/, 'every month');
  return order(`${who} is to check your ${test} ${times}`, what?.knowledge);
};

const NEXT = whole(`next (?<what>[^()]{2,40}?)(?: (?:is )?due)?(?: (?<when>${WHEN}))`);

/** "Next INR 5 days", "next BMP in 1 week". */
const nextTest: ClauseTeller = (clause) => {
  const found = NEXT.exec(clause.text);
  const test = found === null ? null : testOf(found.groups?.what ?? '');
  const when = found === null ? null : whenOf(found.groups?.when ?? '', clause.ctx);
  return test === null || when === null ? null : order(`your next ${test} is planned ${when}`);
};

const HOME = /^(?:(?:pt|patient) )?(?:d\/c['’]?d?|dc['’]?d?|disch(?:arge[d]?)?) home(?: (?:with|w\/))? /i;
const WITH_REVIEW = whole(
  `(?<who>${WHO}) (?:r\\/v|rv|review|f\\/u|follow[- ]?up|appt|visit|check)(?: (?<when>${WHEN}))`,
);

/** "D/C home w/ GP r/v 2/7": home, and who looks at the reader again. */
const homeWith: ClauseTeller = (clause) => {
  const lead = HOME.exec(clause.text)?.[0].length ?? 0;
  const found = lead === 0 ? null : WITH_REVIEW.exec(clause.text.slice(lead));
  const who = found === null ? null : whoIs(found.groups?.who ?? '');
  const when = found === null ? null : whenOf(found.groups?.when ?? '', clause.ctx);
  return who === null || when === null
    ? null
    : order(`you were sent home, and the plan is for ${who} to see you ${when}`);
};

const WILL_REFER = whole(
  `(?:(?:i|we) )?(?:will|to|plan(?:ned)? to|am going to|are going to|shall) (?:also )?refer(?: (?:him|her|them|you|pt|the patient))? (?:to|on to|over to) (?:the |our |your )?(?<team>${TEAM})(?: (?:clinic|team|service|department|OPD))?`,
);

/** "Will refer to lipid clinic": ahead, and by the writer. */
const willRefer: ClauseTeller = (clause) => {
  const found = WILL_REFER.exec(clause.text);
  const of = found === null ? null : teamOf(found.groups?.team ?? '');
  return of === null ? null : order(`your doctor will send you to the ${of} team`);
};

const BANNED = whole(
  `(?:no|not to|do not|avoid) driv(?:ing|e) \\(?(?:for )?(?:(?<least>min(?:imum)?(?: of)?|at least) )?(?<time>${SPAN_OF_TIME})(?<least2> min(?:imum)?)?\\)?`,
);

/** "No driving (6 mo min)". */
const banned: ClauseTeller = (clause) => {
  const found = BANNED.exec(clause.text);
  const time = found === null ? null : spanOfTime(found.groups?.time ?? '');
  if (found === null || time === null) return null;
  const least = found.groups?.least !== undefined || found.groups?.least2 !== undefined;
  if (!least && !/[()]/.test(clause.text)) return null;
  return order(`do not drive for ${least ? 'at least ' : ''}${time}`);
};

const NEITHER = whole(
  String.raw`(?:no|nil) (?<what>[^()]{2,40}?),? (?:or|nor|and(?: no)?) (?:(?:further|routine|any) )?(?:follow[- ]?up|f\/u)(?: (?:is |are )?(?:required|needed|planned|necessary|indicated))`,
);

/** "No EEG or follow up required". */
const neither: ClauseTeller = (clause) => {
  const found = NEITHER.exec(clause.text);
  const what = found === null ? null : slot(spanOf(clause, found, 'what'), clause.ctx);
  if (what === null || /\byou|\d/.test(what.text)) return null;
  return order(`no ${what.text.replace(/^an? /, '')} is needed, and no follow-up visit`, what.knowledge);
};

const PURPOSE =
  /^(.{3,60}?)(?:,)? to ((?:check|ensure|confirm|assess|review|look at|discuss|talk about) [^,.;()]{3,60})$/i;

/** "Rpt CXR 6/52 to check the lung", "OPD 3/12 to check wound": an order that we know, and what it is for. */
const forWhat: ClauseTeller = (clause) => {
  const [, first, why] = PURPOSE.exec(clause.text) ?? [];
  if (first === undefined || why === undefined) return null;
  const before = { ...clause, text: first, span: { start: clause.span.start, end: clause.span.start + first.length } };
  const told = [...MORE_ORDERS, ...ORDERS]
    .filter((one) => one !== forWhat)
    .reduce<Told | null>((known, one) => known ?? one(before), null);
  if (told === null || told.kind !== 'order') return null;
  const end = clause.span.start + clause.text.length;
  const purpose = slot({ start: end - why.length, end }, clause.ctx);
  return purpose === null
    ? null
    : order(`${told.text}, to ${purpose.text}`, [...(told.knowledge ?? []), ...purpose.knowledge]);
};

export const MORE_ORDERS: readonly ClauseTeller[] = [forWhat, homeWith, often, nextTest, willRefer, banned, neither];
