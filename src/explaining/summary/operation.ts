import { isOperationReport } from '../../understanding/index.js';
import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import { deedsTold, LOOK } from '../operation/deeds.js';
import { planReason } from '../planners/reason.js';
import type { WrittenFinding } from '../written.js';

/** The story of an operation for the summary: what was done, why, and how it went. */
export interface OperationStory {
  done: Said[];
  why: Said[];
  went: Said[];
}

const MOST_DONE = 2;

/** How the team got to the place, or what it looked with: told behind what it did there. */
const ON_THE_WAY =
  /\bhad (?:a moving x-ray|use of|guiding|work under|an exam while asleep|a pelvic exam|open surgery of the belly|open chest surgery|keyhole surgery (?:in|of)|opening of a joint|a joint opened|a picture of|an x-ray|a look (?:into|at)|scar bands cut|a surgical cut|breathing tube|surgery\.|surgery to look at|a plug|medicine|a wound closed|a heart ultrasound)/i;

/** A paper that its title does not call a look with a camera. */
const GENERAL = /^(?:Operation|Procedure) report$/;

/** Told by its printed name only. */
const AS_PRINTED = /^(?:What was done is called|Among what was done|The report (?:says|lists))\b/;

const PICTURES = /^Pictures were taken\b/;
const LOOKS = /\b\w*(?:endoscopy|colonoscopy|bronchoscopy|cystoscopy|sigmoidoscopy)\b/i;

/** Null where the report tells of no operation, or does not name it. */
export function operationStory(findings: readonly WrittenFinding[], ctx: Context): OperationStory | null {
  const { type, title } = ctx.understanding.report.type;
  if (!isOperationReport(type, title)) return null;
  const named = findings
    .filter(({ frames }) => frames[0]?.part === 'name')
    .map(({ plan }) => plan.what)
    .sort((a, b) => (a.sources[0]?.start ?? 0) - (b.sources[0]?.start ?? 0));
  const plain = named.filter(({ text }) => !AS_PRINTED.test(text));
  const all = plain.length > 0 ? plain : named;
  const deeds = all.filter(({ text }) => !PICTURES.test(text));
  // Where the paper is that of a look with a camera, the look is what was done.
  const asPrinted = LOOKS.test(title) || deeds.length === 0;
  const done = asPrinted
    ? deeds.slice(0, MOST_DONE)
    : [
        ...deeds.filter(({ text }) => !ON_THE_WAY.test(text)),
        ...deeds.filter(({ text }) => ON_THE_WAY.test(text)),
      ].slice(0, MOST_DONE);
  // Where no heading names it in words that can be read, the story does.
  const unnamed = done.every(({ text }) => ON_THE_WAY.test(text) || AS_PRINTED.test(text));
  if (unnamed)
    done.unshift(
      ...deedsTold(ctx).filter(({ text }) => !LOOK.test(text) || (plain.length === 0 && GENERAL.test(title))),
    );
  done.splice(MOST_DONE);
  if (done.length === 0) return null;
  // What went wrong comes before any word that nothing did.
  const went =
    findings.find(({ frames, importance }) => frames[0]?.part === 'went_wrong' && importance === 'important') ??
    findings.find(({ frames }) => frames[0]?.part === 'complications') ??
    findings.find(deniesProblems);
  return { done, why: whyOf(ctx), went: went === undefined ? [] : [went.plan.what] };
}

function deniesProblems({ frames }: WrittenFinding): boolean {
  return frames[0]?.kind === 'absent' && frames[0].head?.ref.id === 'complication';
}

/** The diagnosis before it, as its reason. */
function whyOf(ctx: Context): Said[] {
  const reasons = ctx.understanding.frames.filter(
    (frame) => frame.kind === 'reason' && ctx.section(frame) === 'indication' && frame.assertion === 'present',
  );
  let spare: Said | undefined;
  for (const frame of reasons) {
    const told = planReason(
      reasons.filter((other) => other.sentence === frame.sentence),
      ctx,
    );
    if (told === null || !/ because of /.test(told.what.text)) continue;
    // That she was pregnant is no reason by itself where the paper names another.
    if (!/ because of (?:a |your )?pregnancy\b(?! (?:outside|in (?:a|the|your) tube))/.test(told.what.text))
      return [told.what];
    spare ??= told.what;
  }
  return spare === undefined ? [] : [spare];
}
