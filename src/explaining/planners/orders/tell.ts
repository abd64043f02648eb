import type { Span } from '../../../contract/analysis.js';
import type { Frame } from '../../../understanding/types.js';
import type { Context } from '../../context.js';
import type { Order } from '../../nets/said.js';
import { glossesFor } from '../../retell/quote.js';
import { LIST_MARK } from '../../words/sentences.js';
import { type Plan, plan } from '../plan.js';
import { quotable } from '../quote.js';
import { type Asks, asksIn, BY_RULES, conditionIn, OrderLine, purposeIn, reasonIn, timeIn } from './line.js';
import { type Things, thingsIn, thingsTold } from './things.js';
import { conditionTold, errandTold, purposeTold, reasonTold, type Told } from './why.js';

const MOST_WORDS = 40;
/** Nothing was asked for by these, or it was asked for then. */
const NOT_NOW =
  /\b(?:was|were|had been|discussed|declined?d?|refus\w+|underwent|not|no|nil|never|either way|instead|rather than|versus|vs|preferred?|option|alternative|results?)\b/i;
const BY_DOCTOR =
  /^\s*(?:the |your |my |his |her )?(?:gp|pcp|primary care(?: physician| doctor| provider| team)?|family (?:doctor|physician)|general practitioner)(?: is (?:kindly )?(?:asked|requested))? to (?:please |kindly )?(?=(?:arrange|organi[sz]e|book|request|order|repeat|re-?check|refer|check)\b)/i;
const PLACE =
  /,?\s+(?:at|by|with|in|through|via) (?:the |your |his |her )?(?:gp(?: surgery| practice)?|pcp(?: office)?|practice nurse|district nurse|gp nurse|family doctor|primary care(?: doctor| physician| provider)?|doctor[’']s office|(?:the )?(?:clinic|office))\s*$/i;

/** What is told of one part of a line: with its offsets, and its words with the marks at its ends blanked. */
export function lineOf(part: Span, ctx: Context): { line: OrderLine; span: Span } {
  const raw = ctx.understanding.report.clean.slice(part.start, part.end);
  const mark = LIST_MARK.exec(raw)?.[0].length ?? 0;
  const text = raw.replace(/\s/g, ' ').replace(/[\s.;,:!]+$/, (end) => ' '.repeat(end.length));
  return {
    line: new OrderLine(' '.repeat(mark) + text.slice(mark)),
    span: { start: part.start + mark, end: part.start + text.trimEnd().length },
  };
}

/** A plan that holds all of its words. */
export function wholePlan(text: string, span: Span, knowledge: readonly string[] = []): Plan {
  const made = plan(text, [span], knowledge);
  return { ...made, what: { ...made.what, whole: true } };
}

/** One order in one sentence; null unless each of its words is understood or shown. */
export function tellOrder(part: Span, frame: Frame, ctx: Context): Plan | null {
  const { line, span } = lineOf(part, ctx);
  if (line.rest.split(/\s+/).length > MOST_WORDS) return null;
  const byDoctor = line.take(BY_DOCTOR) !== null;
  const instead =
    line
      .take(/^\s*(?:otherwise|alternatively),?\s+/i)
      ?.words[0].trim()
      .toLowerCase() ?? '';
  const condition = conditionIn(line);
  const rules = line.take(BY_RULES) !== null;
  const then = line.take(/,?\s+(?:thereafter|afterwards?|after (?:that|this))\s*$/i) !== null;
  const reason = reasonIn(line);
  let purpose = purposeIn(line);
  let { asks, said } = asksIn(line);
  if (NOT_NOW.test(line.rest)) return null;
  const time = timeIn(line);
  // "CT is recommended for further evaluation in 3 months"
  purpose ??= purposeIn(line);
  if (!said) ({ asks, said } = asksIn(line));
  const slow = line.take(/\b(?:on an? )?(?:non[- ]?urgent|non[- ]?emergent|elective)(?:ly)?\b(?: basis)?/i) !== null;
  if (line.rest.replace(/[\s,.]/g, '') === '') return null;
  let things = thingsOf(line, part, frame, ctx);
  const at = things === null ? line.take(PLACE)?.words[0] : undefined;
  if (at !== undefined) things = thingsOf(line, part, frame, ctx);
  // "PCP in 7 days for a BP check": what the visit is for.
  const errand = things === null ? line.take(/\s+(?:for|re:?|regarding) ([^,;]{3,60})$/i) : null;
  if (errand !== null) things = thingsOf(line, part, frame, ctx);
  if (things === null || (errand !== null && !things.all.every(({ kind }) => kind === 'visit'))) return null;
  const from = errand === null ? 0 : errand.end - (errand.words[1]?.length ?? 0);
  const going =
    errand === null
      ? null
      : errandTold(errand.words[1] ?? '', { start: part.start + from, end: part.start + errand.end }, ctx);
  if (errand !== null && going === null) return null;
  // "Echo in 3 months and a visit": the time stays where it stands.
  const body = line.text.trimEnd().length;
  const first = line.text.length - line.text.trimStart().length;
  const between = things.all.length > 1 && time !== null && time.start > first && time.start < body;
  if (then && !between) return null;
  const early = between ? things.from.filter((at) => first + at < time.start).length : 0;
  const because = reason === null ? null : reasonTold(moved(reason, part), ctx);
  if (reason !== null && (because === null || because === 'shut')) return null;
  const hangsOn =
    condition === null
      ? null
      : shown(conditionTold(condition.words, moved(condition, part), ctx), condition, part, ctx);
  const meant =
    purpose === null ? null : shown(purposeTold(purpose.words, moved(purpose, part), ctx), purpose, part, ctx);
  if ((condition !== null && hangsOn === null) || (purpose !== null && meant === null)) return null;
  const where = at === undefined ? '' : /nurse/i.test(at) ? ', by a nurse' : ' at your doctor’s office';
  const tail = {
    time: `${time?.text ?? ''}${where}`,
    purpose: `${going === null ? '' : ` ${going.text}`}${meant === null ? '' : ` ${meant.text}`}`,
    end: `${slow ? ' (this is not urgent)' : ''}${hangsOn === null ? '' : `, ${hangsOn.text}`}${rules ? ', as guidelines advise' : ''}`,
  };
  if (because !== null && because !== 'shut') tail.purpose += ` ${because.text}`;
  const text =
    early > 0 && early < things.all.length
      ? `${sentenceOf(asks, { ...things, all: things.all.slice(0, early) }, byDoctor, { ...tail, end: '', purpose: '' })}, ${then ? 'and then for' : things.joiner} ${thingsTold({ ...things, all: things.all.slice(early) })}${tail.purpose}${tail.end}`
      : sentenceOf(asks, things, byDoctor, tail);
  if (between && (early === 0 || early === things.all.length || asks === 'booked' || asks === 'helps')) return null;
  if (between && things.all.slice(0, early).every(({ kind }) => kind === 'visit')) return null;
  const lead = instead === 'otherwise' ? 'otherwise, ' : instead === '' ? '' : 'as another choice, ';
  const made = wholePlan(`${lead}${text}`, span, [
    ...things.all.flatMap((one) => one.knowledge),
    ...(hangsOn?.knowledge ?? []),
    ...(meant?.knowledge ?? []),
    ...(going?.knowledge ?? []),
    ...(because === null || because === 'shut' ? [] : because.knowledge),
  ]);
  const quoted = [
    ...(hangsOn?.text.includes('“') && condition !== null ? glossesFor(moved(condition, part), ctx) : []),
    ...(meant?.text.includes('“') && purpose !== null ? glossesFor(moved(purpose, part), ctx) : []),
  ];
  const order = {
    ...spokenOf(things),
    sure: asks === 'asks' && instead === '',
    conditional: hangsOn !== null,
    timed: time !== null,
    booked: asks === 'booked' || byDoctor,
  };
  return { ...made, what: { ...made.what, order }, details: quoted.slice(0, 2) };
}

/** How a question names what is asked for. */
function spokenOf(things: Things): Pick<Order, 'what' | 'kind' | 'many'> {
  const visits = things.all.every(({ kind }) => kind === 'visit');
  const named = visits ? things.all.map(({ text }) => text).join(` ${things.joiner} `) : thingsTold(things);
  const deed = things.all.some(({ text }) => NO_RESULT.test(text));
  return { what: named, kind: visits ? 'visit' : deed ? 'deed' : 'test', many: things.all.length > 1 };
}

/** What has no result to wait for. */
const NO_RESULT =
  /\b(?:surgery|operation|treatment|therapy|medicine|injection|removal|taken out|repair|replacement|implant\w*|shot|vaccine|birth|transfusion|help|changes in daily life|watch|visit|check(?:s over time)?$|drain\w*)\b/i;

function thingsOf(line: OrderLine, part: Span, frame: Frame, ctx: Context): Things | null {
  const lead = /^[\s,]*/.exec(line.text)?.[0].length ?? 0;
  return thingsIn(line.text.slice(lead).replace(/[\s,.]+$/, ''), part.start + lead, frame, ctx);
}

function moved({ start, end }: Span, part: Span): Span {
  return { start: part.start + start, end: part.start + end };
}

/** What could not be put in our words stands in the report's own, unless it frightens. */
function shown(told: Told | 'shut' | null, of: Span & { words: string }, part: Span, ctx: Context): Told | null {
  if (told === 'shut') return null;
  if (told !== null) return told;
  const words = quotable(ctx.clean(moved(of, part)));
  return words === null ? null : { text: `“${words}”`, knowledge: [] };
}

function sentenceOf(
  asks: Asks,
  things: Things,
  byDoctor: boolean,
  { time, purpose, end }: { time: string; purpose: string; end: string },
): string {
  const named = thingsTold(things);
  const many = things.all.length > 1 && things.joiner === 'and';
  if (asks === 'booked') return `${named} ${many ? 'are' : 'is'} already booked for you${time}${purpose}${end}`;
  const whom = things.all.map(({ text }) => text).join(` ${things.joiner} `);
  if (things.all.every(({ kind }) => kind === 'visit') && !byDoctor) {
    const see = `${/^the \w.* clinic$/.test(whom) ? 'go to' : 'see'} ${whom}${time}${purpose}${end}`;
    if (asks === 'asks') return `the report asks you to ${see}`;
    return asks === 'suggests'
      ? `the report suggests that you ${see}`
      : `the report says that your doctor may think about sending you to ${whom}${time}${purpose}${end}`;
  }
  if (byDoctor) return `the report asks your regular doctor to arrange ${named}${time}${purpose}${end}`;
  if (asks === 'asks') return `the report asks for ${named}${time}${purpose}${end}`;
  if (asks === 'suggests') return `the report suggests ${named}${time}${purpose}${end}`;
  if (asks === 'helps') return `the report says that ${named}${time} may help${purpose}${end}`;
  return `the report says that your doctor may think about ${named}${time}${purpose}${end}`;
}
