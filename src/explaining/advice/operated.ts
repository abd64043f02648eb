import { isOperationReport } from '../../understanding/index.js';
import type { Context } from '../context.js';
import { isBefore } from '../findings/importance.js';

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

/** What only someone asks who was not operated on yet, or whose bleeding nobody has stopped yet. */
const BEFORE_IT =
  /\b(?:need(?:s)? surgery|from exercise or surgery|will (?:I|my child|my baby) have surgery|need to (?:come out|be removed|be fixed|be drained|be opened)|(?:can|will) it be (?:fixed|opened|removed|drained)|coming from|what tests (?:do I need|will show)|tube or line moved|done about this now|how will the broken bone be treated|how will the bulge be)\b/i;

/** True for a question that the operation, which this report is about, has answered: it was the care. */
export function isOfBeforeOperation(question: string, ctx: Context): boolean {
  const { type, title } = ctx.understanding.report.type;
  return isOperationReport(type, title) && /\b(?:operation|surgery|birth)\b/i.test(title) && BEFORE_IT.test(question);
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
