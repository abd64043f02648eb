import { careBegun } from '../advice/care-begun.js';
import { sayAction } from '../advice/emergency-number.js';
import type { Context } from '../context.js';
import type { WrittenLab } from '../labs/labs.js';
import { isToldTogether } from '../labs/together.js';
import { labWeight } from '../labs/weight.js';
import { type Said, say } from '../nets/said.js';
import { withArticle } from '../words/english.js';
import type { WrittenFinding } from '../written.js';
import { whomOf } from './whom.js';

/** What to do now about an urgent finding, from the knowledge base's urgent entries. */
export function actionFor(finding: WrittenFinding, ctx: Context): Said[] {
  if (finding.importance !== 'urgent') return [];
  const id = finding.frames.find((frame) => frame.urgency !== null)?.urgency?.id;
  const head = finding.frames[0]?.head;
  const entry =
    ctx.knowledge.data.urgent.find((one) => one.id === id) ??
    (head?.ref.folder === 'concepts' ? ctx.knowledge.urgentFor(head.ref.id)[0] : undefined);
  if (entry === undefined) return [];
  const action = sayAction(entry.action, finding.plan.what.sources, [entry.id], ctx);
  const begun = careBegun(finding, ctx);
  if (begun === null) return action;
  // What to do if it gets worse stays; a call for help that the report tells was answered does not.
  const kept = action.filter(({ text }) => /^Call \d{3} (?:if|for)\b/.test(text));
  return [
    say('the report says that care for this has begun', [begun], [entry.id]),
    ...(kept.length > 0
      ? kept
      : sayAction(
          'If you feel worse, tell your care team at once, or call 911.',
          finding.plan.what.sources,
          [entry.id],
          ctx,
        )),
  ];
}

/** Results at a critical level, each to be told as an urgent finding. */
export function criticalLabs(labs: readonly WrittenLab[]): WrittenLab[] {
  const critical = labs.filter((lab) => labWeight(lab) === 0);
  const together = critical.filter(({ alarm }) => alarm !== undefined);
  return [...together, ...critical.filter((lab) => !isToldTogether(lab, together))];
}

/** The urgent finding that a critical result makes. */
export function criticalStatement(written: WrittenLab, ctx: Context): Said {
  const { alarm, lab, name } = written;
  const concept = alarm && ctx.knowledge.concept(alarm.entry.concept);
  if (alarm && concept)
    return say(
      `some of your results together can be a sign of ${concept.layNumber === 'singular' ? withArticle(concept.lay ?? concept.term) : (concept.lay ?? concept.term)} (${concept.term})`,
      alarm.labs.map(({ source }) => source),
      [alarm.entry.id, concept.id],
    );
  const side = lab.beyondCritical ?? (lab.status === 'critical_low' ? 'low' : 'high');
  const marked = lab.status === 'critical_low' || lab.status === 'critical_high';
  const text = marked
    ? `your ${name} is at a level the lab marked as critical`
    : `your ${name} is so ${side} that it needs quick attention`;
  return say(text, [lab.source], lab.test === null ? [] : [lab.test]);
}

/** What to do now about a critical result. */
export function criticalAction(written: WrittenLab, ctx: Context): Said[] {
  if (written.alarm) {
    const { entry, labs } = written.alarm;
    return sayAction(entry.action, labs.map(({ source }) => source), [entry.id], ctx); // biome-ignore format: one call
  }
  const side = written.lab.beyondCritical ?? (written.lab.status === 'critical_low' ? 'low' : 'high');
  const test = written.lab.test;
  const entry =
    ctx.knowledge.data.urgent.find(
      (one) =>
        test !== null &&
        (one.id === `critical-${test}-${side}` ||
          one.id === `critical-${side}-${test}` ||
          one.concept === `${side}-${test}`),
    ) ??
    ctx.knowledge.data.urgent.find((one) => one.id === illnessOf(test, side, ctx)) ??
    ctx.knowledge.data.urgent.find((one) => one.id === 'critical-lab-value');
  if (entry !== undefined) return sayAction(entry.action, [written.lab.source], [entry.id], ctx);
  return [
    say(
      'call your doctor’s office about this result now, even at night',
      [written.lab.source],
      test === null ? [] : [test],
    ),
  ];
}

/** The urgent illness whose first help is that of the result: sugar for low sugar, an ambulance for the heart. */
function illnessOf(test: string | null, side: 'low' | 'high', ctx: Context): string | null {
  if (test === 'glucose' && side === 'low' && whomOf(ctx) !== 'baby') return 'hypoglycemia';
  return test !== null && /^troponin/.test(test) && side === 'high' ? 'myocardial-infarction' : null;
}
