import type { Context } from '../context.js';
import { readEasily } from '../easier.js';
import { askOnce, joinTableRows, leaveOutHeld, sayOnce } from '../findings/said-once.js';
import { saidOf } from '../findings/whom.js';
import { explainComments } from '../labs/comments.js';
import { tellOtherDays } from '../labs/days.js';
import { askedBesideResults, leaveOutTold } from '../labs/notes.js';
import { tellWholeComments, withoutWhole } from '../labs/whole.js';
import { leaveOutEchoes } from '../nets/echoes.js';
import { explainQuotes, leadOnce } from '../nets/explained-quotes.js';
import { fallenLines } from '../nets/fallen.js';
import { nameWhatIsMeant } from '../nets/named.js';
import { joinPointingBack } from '../nets/pointing-back.js';
import { textOf } from '../nets/said.js';
import { tellOwnWords, tellQuotes } from '../nets/told-quotes.js';
import { settleQuotes } from '../nets/verbatim.js';
import { operationAccount, reasonOnce, withoutSteps } from '../operation/account.js';
import { untoldOfOperation } from '../operation/aftercare.js';
import { tellLeftIn } from '../operation/left-in.js';
import { withNoteAdded } from '../stay/added-later.js';
import { tellOfHerBaby } from '../stay/of-her-baby.js';
import { isByProblem, tellTogether } from '../stay/together.js';
import { tellInOrder } from '../story/in-order.js';
import { nameOnce } from '../tissue/names-once.js';
import { nameItsSample } from '../tissue/of-which-sample.js';
import { leaveOutIdleWords } from '../words/idle-words.js';
import { fleschKincaid, readabilityCounts } from '../words/readability.js';
import { type Draft, fieldsOf } from './draft.js';
import { byWeight } from './findings-in-order.js';

const MOST_KEY_POINTS = 5;
/** The grade that no explanation passes. */
const HARDEST = 8;
/** Up to this grade there is room for medical names behind everyday ones. */
const EASY = 6.4;
/** What the names of the problems of a stay add to the grade. */
const ROOM_FOR_NAMES = 0.05;

/** How an operation went, told as a whole; null where the report has no such account. */
type Account = ReturnType<typeof operationAccount>;

/** What the laboratory writes beside its results, results of other days, and the order of a story. Changes `draft`. */
export function tellBesideResults(draft: Draft, ctx: Context): void {
  const { told, labs, recommendations, summary, keyPoints, side, story, turn, whom } = draft;
  const wholly = tellWholeComments({ told, recommendations, labs, summary, keyPoints }, ctx);
  withoutWhole(side, wholly, ctx.understanding.report.clean);
  const explained = explainComments(told, recommendations, labs, ctx, wholly);
  if (explained.length > 0) {
    told.sort(byWeight);
    keyPoints.unshift(...explained.slice(0, 2).map((point) => point.map(turn)));
    keyPoints.splice(MOST_KEY_POINTS);
  }
  const findings = told.flatMap(({ said }) => said);
  const asking = recommendations.flatMap(({ said }) => said);
  for (const one of askedBesideResults(labs, findings, asking, ctx))
    recommendations.push({ kind: 'from_report', said: [one], spare: false, keep: true });
  const asked = recommendations.flatMap(({ said }) => said);
  leaveOutTold(labs, findings, asked, ctx);
  tellOtherDays(told, labs, [...labs.flatMap(({ more }) => more), ...asked], ctx);
  if (whom === 'dead') for (const one of told) one.attributes.sensitive = false;
  if (story !== null) tellInOrder(told, ctx);
}

/** The account of an operation in place of its steps. Changes `draft`; gives the account. */
export function tellOperation({ told, recommendations, whom, turn }: Draft, ctx: Context): Account {
  const account = operationAccount(ctx);
  if (account === null) return null;
  told.splice(0, told.length, ...withoutSteps(told, account, ctx));
  const untold = untoldOfOperation(told, recommendations, ctx);
  if (whom !== 'dead') recommendations.push(...untold.asked.map((one) => ({ ...one, said: one.said.map(turn) })));
  recommendations.splice(0, recommendations.length, ...recommendations.filter((one) => !isGivenThen(one, account)));
  told.push(...untold.told);
  told.splice(0, told.length, ...reasonOnce(told));
  tellLeftIn(told, ctx);
  told.push(...account.told);
  told.sort(byWeight);
  return account;
}

/** "Full-dose heparin was given.": a step of the operation, and nothing that is asked for. */
function isGivenThen({ said, kind }: Draft['recommendations'][number], { covered }: NonNullable<Account>): boolean {
  const sources = said.flatMap((one) => one.sources);
  const within = sources.every((span) => covered.some(({ start, end }) => start <= span.start && span.end <= end));
  const deed = /^[^.]{3,80} (?:was|were) (?:then |also )?(?:given|administered|injected)\b/.test(said[0]?.text ?? '');
  return kind === 'from_report' && sources.length > 0 && within && deed;
}

/** Lines in the report's words are told or explained, each thing once, to whom it is told. Changes `draft`. */
export function settleWords(draft: Draft, ctx: Context): void {
  const { told, labs, recommendations, summary, keyPoints, side, turn, whom } = draft;
  tellQuotes(told, ctx);
  sayOnce(told);
  settleQuotes({ summary, keyPoints, told, recommendations, labs, plain: side.plain }, ctx);
  for (const list of [told, recommendations]) {
    explainQuotes(list, ctx);
    leaveOutIdleWords(list);
  }
  askOnce(recommendations);
  joinPointingBack(told, ctx);
  for (const one of [...told, ...recommendations])
    one.said = nameItsSample(
      one.said.map(turn).filter(({ text }) => text !== ''),
      ctx,
    );
  if (whom === 'reader') for (const lab of labs) lab.what = tellOfHerBaby(lab.what, ctx);
  else {
    for (const lab of labs) {
      lab.what = turn(lab.what);
      lab.more = lab.more.map(turn);
    }
    for (const line of side.plain) line.text = saidOf(line.text, whom);
    // What to do now was for one who lives.
    if (whom === 'dead')
      recommendations.splice(
        0,
        recommendations.length,
        ...recommendations.filter(({ kind }) => kind === 'from_report'),
      );
  }
  withNoteAdded(told, ctx);
  joinTableRows(told);
  const ofTissue = ctx.understanding.report.type.type === 'pathology';
  // What two lines of a sample say is the same only now that both are told in plain words.
  if (ofTissue) sayOnce(told);
  for (const list of [told, recommendations]) {
    tellOwnWords(list, ctx, turn);
    // Beside advice the name of a second clinic is held by no word of ours.
    if (ctx.teller.sees && list === told) leaveOutEchoes(list, ctx);
    leadOnce(list);
  }
  if (ofTissue) nameOnce([[summary], keyPoints, told.map(({ said }) => said)], ctx);
}

/** Takes out what makes the whole hard to read, and uses the room that is left for lines and names that fell. Changes `draft`. */
export function ease(draft: Draft, account: Account, ctx: Context): void {
  const { told, recommendations, summary, keyPoints, side, announced, turn } = draft;
  const everything = () => fieldsOf(draft).flatMap(([, items]) => items);
  readEasily({ told, recommendations, summary, keyPoints, everything }, ctx, isByProblem(ctx) ? ROOM_FOR_NAMES : 0);
  leaveOutHeld(recommendations);
  const texts = () => everything().map(textOf);
  tellTogether(told, ctx, () => fleschKincaid(texts()).fkgl <= HARDEST);
  const heard = fieldsOf(draft).flatMap(([field, items]) => (field === 'questions' ? [] : items));
  const fallen = fallenLines(heard, side.plain, { announced, account, most: HARDEST - ROOM_FOR_NAMES }, ctx);
  settleQuotes({ told: fallen }, ctx);
  for (const one of fallen) one.said = nameItsSample(one.said.map(turn), ctx);
  told.push(...fallen);
  if (account !== null) told.splice(0, told.length, ...reasonOnce(told));
  told.sort(byWeight);
  nameWhatIsMeant(told, readabilityCounts(texts()), EASY, ctx, [summary, ...keyPoints].flat());
}
