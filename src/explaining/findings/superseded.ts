import { everyMatch } from '../../knowledge/index.js';
import { Screened } from '../../reading/index.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { isOvertaken } from '../tissue/overtaken.js';

/** Sentences of which another one of the report holds in place of what they tell, or that a later step undid. */
export function superseded(ctx: Context): Set<number> {
  const over = overruled(ctx.understanding.frames, ctx);
  for (const index of stepsOf(ctx)) over.add(index);
  for (const sentence of ctx.understanding.report.sentences) if (isOvertaken(sentence, ctx)) over.add(sentence.index);
  return over;
}

/** Sentences of which another one of the report holds in place of all they state. */
function overruled(frames: readonly Frame[], ctx: Context): Set<number> {
  const over = new Set<number>();
  for (const frame of frames) {
    const { setAside, sentence, head } = frame;
    if (setAside !== undefined && !deniesMore(frame, ctx)) over.add(sentence);
    // What became of a medicine stands in the sentence behind the one that names it.
    if (head !== null && head.kind === 'medicine' && head.sentence < sentence) over.add(head.sentence);
  }
  for (const frame of frames)
    if (frame.kind !== 'identity' && (frame.setAside === undefined || deniesMore(frame, ctx)))
      over.delete(frame.sentence);
  return over;
}

const STEP_OF = new Screened(
  /\b([A-Za-z]{5,}) (?:was|were) (?:then |also |again |subsequently |later )*(started|restarted|resumed|discontinued|stopped|held|weaned)\b/gi,
);
const STOPS = /^(?:discontinued|stopped|weaned)$/i;

/** "The drip was restarted again" where a later line says that it was stopped: a step on the way, not how it ended. */
function stepsOf(ctx: Context): number[] {
  const last = new Map<string, { index: number; stops: boolean }>();
  const steps: { index: number; name: string; stops: boolean; only: boolean }[] = [];
  const { report } = ctx.understanding;
  if (report.type.type !== 'discharge_summary') return [];
  for (const sentence of report.sentences) {
    const words = ctx.clean(sentence.span);
    const found = STEP_OF.mayMatch(words) ? everyMatch(words, STEP_OF.pattern) : [];
    for (const [, name = '', verb = ''] of found) {
      const step = {
        index: sentence.index,
        name: name.toLowerCase(),
        stops: STOPS.test(verb),
        only: found.length === 1,
      };
      steps.push(step);
      last.set(step.name, step);
    }
  }
  return steps
    .filter(({ index, name, stops, only }) => {
      const end = last.get(name);
      return only && end !== undefined && end.index > index && end.stops !== stops;
    })
    .map(({ index }) => index);
}

/** "No saddle embolus" beside an embolus: a denial with a word of its own still says something. */
function deniesMore({ kind, head, source, setAside }: Frame, ctx: Context): boolean {
  if (kind !== 'absent' || head === null || setAside === 'amended') return false;
  if (/^(?:saddle|massive|complete|displaced|obstructing|tension|central)\b/i.test(ctx.clean(head.span))) return true;
  const words = `${ctx.clean({ start: source.start, end: Math.max(source.start, head.span.start) })} ${ctx.clean({ start: Math.min(head.span.end, source.end), end: source.end })}`;
  return (words.match(/[a-z]{4,}/gi) ?? []).some((word) => !OF_A_DENIAL.test(word));
}

const OF_A_DENIAL =
  /^(?:there|were|was|evidence|sign|signs|seen|noted|identified|present|found|demonstrated|appreciated|without|negative|absence|free|this|that|with|definite|focal|other|either|been|have|visualized|detected|does|show|shows|scan|study|exam|image|images)$/i;
