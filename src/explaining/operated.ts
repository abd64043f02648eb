import type { Context } from './context.js';
import { isBefore } from './importance.js';

/** "Does my gallbladder need to come out?", "How will the stone be taken out?": asked before an operation. */
const BEFORE_SURGERY =
  /\b(?:surgery|come out|taken out|removed|repaired|drained|opened|fixed|press(?:es|ing)? on a nerve)\b/i;
const AFTERWARDS = /\b(?:was|were|more|again|before surgery|dental)\b/i;
const OPERATION =
  /(?:ectomy|otomy|ostomy|plasty|pexy|desis|rrhaphy|extraction|removal|repair|drainage|replacement|bypass|fixation|resection|exploration|decompression|orif|surgery|evacuation)/;

const cache = new WeakMap<Context, ReadonlySet<string>>();

/** True for a question whether or how to operate on a part that this report says was operated on. */
export function isAnsweredByOperation(question: string, system: string, ctx: Context): boolean {
  if (!BEFORE_SURGERY.test(question) || AFTERWARDS.test(question)) return false;
  let done = cache.get(ctx);
  if (done === undefined) {
    done = operatedSystems(ctx);
    cache.set(ctx, done);
  }
  return done.has(system);
}

function operatedSystems(ctx: Context): Set<string> {
  const systems = new Set<string>();
  if (ctx.teller.sees || ctx.understanding.report.type.type === 'laboratory') return systems;
  for (const frame of ctx.understanding.frames) {
    const { head, kind, assertion, negated, temporality } = frame;
    if (head === null || head.ref.folder !== 'concepts' || kind !== 'procedure' || negated) continue;
    if (assertion !== 'present' || temporality !== 'recent' || isBefore(frame, ctx)) continue;
    const section = ctx.section(frame);
    if (section !== 'procedures' && section !== 'hospital_course' && frame.part !== 'name') continue;
    const concept = ctx.knowledge.concept(head.ref.id);
    if (concept !== undefined && OPERATION.test(concept.id)) systems.add(concept.system);
  }
  return systems;
}
