import type { Section, Sentence } from '../../reading/types.js';
import { isOperationReport } from '../../understanding/index.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { retellLine } from '../retell/retell.js';
import { cameWith } from '../stay/came.js';
import { isPresent, type WrittenFinding } from '../written.js';

const ASSESSED: ReadonlySet<string> = new Set(['impression', 'diagnosis', 'plan']);
const NAMES_ASSESSMENT = /assess|impression|\ba\s?(?:\/|&|and)\s?p\b|problem|diagnos|formulation|opinion/i;
/** An entry of a list that says of itself that it is no news. */
const STEADY =
  /\b(?:stable|(?:well[- ])?controlled|at goal|chronic(?! (?:subdural|limb))|unchanged|remission|resolved|history of|hx of|h\/o|s\/p|status post|doing well|continue|health maintenance|screening)\b/i;

/**
 * The first point of a numbered assessment, which its writer puts in front of what else somebody has: the message of a
 * visit. Null where the note has no such list, or its first point says that it is no news.
 */
export function firstAssessed(findings: readonly WrittenFinding[], ctx: Context): Said[] | null {
  const { report } = ctx.understanding;
  if (report.type.type !== 'other' || ctx.teller.sees || isOperationReport(report.type.type, report.type.title))
    return null;
  const section = report.sections.find(
    ({ kind, heading, sentences }) =>
      ASSESSED.has(kind) &&
      NAMES_ASSESSMENT.test(heading?.text ?? '') &&
      sentences.filter((one) => one.kind === 'list_item').length > 1,
  );
  const sentence = section?.sentences.find((one) => one.kind === 'list_item');
  if (section === undefined || sentence === undefined || sentence !== section.sentences[0]) return null;
  const words = ctx.clean(sentence.span);
  if (STEADY.test(words) || FRIGHTENING.test(words)) return null;
  const [told] = findings
    .filter(
      (one) =>
        isPresent(one) &&
        !one.sensitive &&
        one.source.start >= sentence.span.start &&
        one.source.start < sentence.span.end &&
        one.frames.some(({ kind, head }) => OF_ILLNESS.has(kind) && ILL.has(head?.kind ?? '')),
    )
    .sort((a, b) => a.source.start - b.source.start);
  // A complaint by itself is what somebody came with; what could not wait in a later point weighs more.
  const grave = (one: WrittenFinding) => one.frames.some(({ urgency }) => urgency !== null);
  if (told !== undefined && !grave(told) && findings.some((one) => isPresent(one) && grave(one))) return null;
  if (told !== undefined) return told.frames.some(({ head }) => head?.kind !== 'symptom') ? [told.plan.what] : null;
  if (!ctx.mentions.within(sentence.span).some(({ kind }) => kind === 'disease' || kind === 'finding')) return null;
  const line = retellLine(sentence, ctx);
  const body = /^The (?:report|plan) (?:lists|says): (?!“)(.+)$/.exec(line?.text ?? '')?.[1];
  return line === null || body === undefined
    ? null
    : [say(`the first point of the assessment is: ${body.replace(/\.$/, '')}`, line.sources, line.knowledge)];
}

const OF_ILLNESS: ReadonlySet<string> = new Set(['finding', 'diagnosis']);
const ILL: ReadonlySet<string> = new Set(['disease', 'finding', 'organism', 'symptom']);

/** Labels of a note of intensive care, which goes from system to system and concludes nothing. */
const SYSTEM =
  /^\W*(?:neuro\w*|cv|cvs|card\w*|pulm\w*|resp\w*|gi|gu|renal|fen|f\/e\/n|id|heme?(?:\/onc)?|haem\w*|endo\w*|lines?|ppx|prophylaxis|skin|msk)\W*$/i;
const FEWEST = 4;
const OPENING = 6;

/** With what somebody came, where a note only goes from system to system. */
export function cameBySystem(ctx: Context): Said | null {
  const { sections, sentences, type } = ctx.understanding.report;
  if (type.type !== 'other' || ctx.teller.sees || sections.some(({ kind }) => ASSESSED.has(kind))) return null;
  if (labels(sections, sentences).filter((label) => SYSTEM.test(label)).length < FEWEST) return null;
  for (const sentence of sentences.slice(0, OPENING)) {
    const came = cameWith(sentence, ctx);
    if (came !== null) return came;
  }
  return null;
}

function labels(sections: readonly Section[], sentences: readonly Sentence[]): string[] {
  return [...sections.map(({ heading }) => heading?.text ?? ''), ...sentences.map(({ label }) => label?.text ?? '')];
}
