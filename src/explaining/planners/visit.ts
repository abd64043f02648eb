import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { list } from '../words/english.js';
import { headPhrase } from '../words/phrase.js';
import { thingsAsked } from './asked.js';
import { asksForVisit, doctorIn, subjectFrom } from './doctors.js';
import { isMild } from './mood.js';
import { type Plan, plan } from './plan.js';
import { tailOf } from './tail.js';

/**
 * A field of medicine with a word for a visit is who, not what: "spine surgery consultation", "vascular surgery to
 * discuss carotid endarterectomy". Null where the words ask for no such visit.
 */
export function planVisit(frame: Frame, ctx: Context): Plan | null {
  const clause = ctx.clean(frame.source);
  // "Do not drive until cleared by psychiatry": a ban, and no visit.
  if (frame.negated || FORBIDS.test(clause) || (!asksForVisit(clause) && frame.kind !== 'follow_up')) return null;
  const who = doctorIn(clause);
  if (who === null) return null;
  const from = subjectFrom(clause);
  const about = from === null ? null : subjectOf(frame, from, ctx);
  // Tests asked for beside the visit are told by the order itself, never swallowed.
  // "?MRI": thought of, and not yet asked for.
  const beside =
    about === null &&
    !/(?:^|\s)\?\s?[A-Z]/.test(clause) &&
    /\b(?:and|with|for|plus)\b|,|w\//i.test(clause) &&
    testsBeside(frame, ctx);
  const things = beside ? thingsAsked(frame, ctx) : null;
  if (things !== null && things.names.length === 0) return null;
  const tail = tailOf(frame, ctx);
  const verb = / clinic$/.test(who) ? 'go to' : 'see';
  const lead = isMild(clause) ? `the report suggests that you ${verb}` : `the report asks you to ${verb}`;
  const have = things === null ? '' : ` and to have ${list(things.names)}`;
  const subject = about === null ? have : ` to talk about ${about.text}`;
  return plan(
    `${lead} ${subject === '' ? who : who.replace(/,$/, '')}${tail.before}${subject}${tail.after}`,
    [...groundsOf(frame, ctx), ...tail.spans],
    [...tail.knowledge, ...(about?.knowledge ?? []), ...(things?.knowledge ?? [])],
  );
}

export const FORBIDS =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:please )?(?:do not|don['’]t|not to|must not|cannot|avoid|never|no)\b/i;

/** What the visit is about: the procedures, tests and illnesses named behind "to discuss", "for". */
function subjectOf(frame: Frame, from: number, ctx: Context): { text: string; knowledge: string[] } | null {
  const start = frame.source.start + from;
  const names: string[] = [];
  const knowledge: string[] = [];
  for (const mention of ctx.mentions.within({ start: Math.min(start, frame.source.end), end: frame.source.end })) {
    const noun = nounOf(mention, ctx);
    if (noun === null || !['procedure', 'test', 'disease', 'finding', 'device'].includes(noun.kind)) continue;
    const alone = {
      ...frame,
      head: mention,
      sites: [],
      others: [],
      laterality: null,
      count: null,
      severity: null,
      level: null,
    };
    const phrase = headPhrase(alone, ctx, { term: true });
    if (phrase === null || names.length === 2) continue;
    names.push(phrase.text);
    knowledge.push(...phrase.knowledge);
  }
  return names.length === 0 ? null : { text: list(names), knowledge };
}

function testsBeside(frame: Frame, ctx: Context): boolean {
  return ctx.mentions
    .within(frame.source)
    .some(
      (mention) =>
        ['test', 'lab'].includes(mention.kind) || (mention.kind === 'procedure' && mention.ref.id !== 'surgery'),
    );
}
