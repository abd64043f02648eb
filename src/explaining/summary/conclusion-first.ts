import type { Context } from '../context.js';
import { isPresent, type WrittenFinding } from '../written.js';

const NO_ANSWER: ReadonlySet<string> = new Set(['limitation', 'comparison', 'condition', 'reason', 'pending']);

/** What the conclusion of a test comes to, found or not found, in its own order. Empty where it has none that was read. */
export function answersOf(findings: readonly WrittenFinding[], ctx: Context): WrittenFinding[] {
  if (!ctx.teller.sees) return [];
  return findings
    .filter(
      ({ concluded, frames: [first] }) =>
        concluded && first !== undefined && first.experiencer === 'patient' && !NO_ANSWER.has(first.kind),
    )
    .sort((a, b) => a.source.start - b.source.start);
}

/** Says that something is not there, or is as it should be. */
export function isCalm({ importance }: WrittenFinding): boolean {
  return importance === 'normal';
}

/** What the conclusion denies before it names anything: its first answer. */
export function openingDenials(answers: readonly WrittenFinding[]): WrittenFinding[] {
  const positive = answers.findIndex((one) => !isCalm(one) && isPresent(one));
  return (positive < 0 ? answers : answers.slice(0, positive)).filter(
    ({ frames: [first] }) => first?.kind === 'absent',
  );
}

/** The one who sent the reader asked about it: "?fracture". */
export function isAsked({ frames: [first] }: WrittenFinding, ctx: Context): boolean {
  const id = first?.head?.ref.id;
  return id !== undefined && askedIn(ctx).has(id);
}

const asked = new WeakMap<Context, ReadonlySet<string>>();

/** What the reason for the test names; asked for each finding again and again. */
function askedIn(ctx: Context): ReadonlySet<string> {
  let known = asked.get(ctx);
  if (known === undefined) {
    const named = ctx.understanding.frames.filter((frame) => ctx.section(frame) === 'indication');
    known = new Set(named.flatMap(({ head }) => head?.ref.id ?? []));
    asked.set(ctx, known);
  }
  return known;
}

const OF_OLD =
  /\b(?:old|mature|remote|healed|long-?standing|known|pre-?existing|background|established|unchanged|stable)\b/i;

/** There for long, or as it was: no news beside what the conclusion opens with. */
export function isOldNews({ frames: [first], source, importance }: WrittenFinding, ctx: Context): boolean {
  if (first === undefined || importance === 'urgent') return false;
  return first.change === 'stable' || first.temporality === 'historical' || OF_OLD.test(ctx.clean(source));
}

const HARMLESS = /\b(?:harmless|(?:is|are) (?:very )?common|not cancer|with age)\b/i;

/** Told with the word that it is common or does no harm: no main point beside a conclusion that leaves it out. */
export function isTrifle({ frames: [first] }: WrittenFinding, ctx: Context): boolean {
  const head = first?.head?.ref;
  const concept = head?.folder === 'concepts' ? ctx.knowledge.concept(head.id) : undefined;
  return (
    (concept !== undefined && HARMLESS.test(concept.meaning ?? '')) ||
    first?.others.some(({ ref }) => ref.id === 'incidental') === true
  );
}

/** What the main finding does to what lies beside it, or how far it goes: it belongs to the message. */
const DOES_HARM = /^(?:It|They) (?:press(?:es)? on|touch(?:es)?|block|narrow|(?:is|are) complete\b)/;

export function harmOf({ plan, sensitive, frames: [first] }: WrittenFinding) {
  if (sensitive) return [];
  // "The report rates this as CAD-RADS 3." alone says nothing to the reader.
  if (first?.kind === 'score') return plan.details.slice(0, 1);
  return plan.details.filter(({ text }) => DOES_HARM.test(text)).slice(0, 1);
}
