import type { Context } from '../context.js';
import type { Planned } from '../planners/index.js';
import { uncapital } from '../words/english.js';

const NOW =
  /^(?:(?:You|Your [a-z ]{2,40}|The [a-z ]{2,40}|There|Exam(?:ination)?(?: of [a-z ()]{2,40})?) (?:is|are|has|have|shows?|reveals?|walks?|moves?|can|appears?|looks?)\b|You [a-z]+ (?!(?:been|had)\b)(?:without|with|well)\b)/;

/**
 * "She walks without a cane" at the exam on coming in, told in the present of its paper: how it was then, before what was
 * done in the stay.
 */
export function asOnComingIn(planned: Planned, sentence: number, ctx: Context): Planned {
  const { report } = ctx.understanding;
  if (planned.retold !== true || report.type.type !== 'discharge_summary') return planned;
  const line = report.sentences[sentence];
  const section = line === undefined ? undefined : report.sections[line.section];
  const course = report.sections.find(({ kind }) => kind === 'hospital_course');
  if (section === undefined || course === undefined || section.kind !== 'physical_exam') return planned;
  if (section.span.start > course.span.start || /\bdischarge|\bcurrent|\btoday/i.test(section.heading?.text ?? ''))
    return planned;
  const { what } = planned.plan;
  if (!NOW.test(what.text)) return planned;
  return {
    ...planned,
    plan: { ...planned.plan, what: { ...what, text: `At the exam when you came in: ${uncapital(what.text)}` } },
  };
}
