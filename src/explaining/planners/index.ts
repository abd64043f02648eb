import { Screened, sentenceFrom } from '../../reading/index.js';
import type { Frame, FrameKind } from '../../understanding/types.js';
import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import { rowInWords } from '../retell/row.js';
import { rewriteForReader } from '../rewrite.js';
import { planAbsent } from './absent.js';
import { isAlarm, planAlarm } from './alarm.js';
import { planAlternatives } from './alternatives.js';
import { planBeside } from './beside.js';
import { planComparison } from './comparison.js';
import { planCondition, planVitals } from './condition.js';
import { planDevice } from './device.js';
import { planDiagnosis } from './diagnosis.js';
import { doctorIn } from './doctors.js';
import { planExam } from './exam.js';
import { inOwnWords, planFinding } from './finding.js';
import { planFollowUp } from './follow-up.js';
import { planField } from './form-field.js';
import { planInstruction } from './instruction.js';
import { planLabOrder } from './lab-order.js';
import { planLimitation } from './limitation.js';
import { planLitSpot } from './lit-spot.js';
import { longAdvice } from './long-advice.js';
import { planMedicine } from './medicine.js';
import { planNormal } from './normal.js';
import { withItem } from './numbered.js';
import { planOperation } from './operation.js';
import { planOrders } from './orders/index.js';
import { planPast } from './past.js';
import { planPending } from './pending.js';
import type { Plan, Planner } from './plan.js';
import { planProcedure } from './procedure.js';
import { planReason } from './reason.js';
import { planRecommendation } from './recommendation.js';
import { planScore } from './score.js';
import { planSpecimen } from './specimen.js';
import { isOfGerm } from './susceptibility.js';
import { planTechnique } from './technique.js';
import { planTreatment } from './treatment.js';
import { isTrigger, withTrigger } from './trigger.js';
import { planWarningSign } from './warning-sign.js';
import { wholeVisit } from './whole-visit.js';

export type { Plan } from './plan.js';

/** One planner for each kind of frame; identity (who, when, where) is not told. */
const PLANNERS: Record<FrameKind, Planner | null> = {
  finding: (frame, ctx) => withItem(planFinding(frame, ctx), frame, ctx),
  absent: (frame, ctx) => planAbsent([frame], ctx),
  normal: (frame, ctx) =>
    frame.ownWords === 'unbound' ? inOwnWords(frame, ctx) : (planExam(frame) ?? planNormal(frame, ctx)),
  device: planDevice,
  limitation: planLimitation,
  comparison: planComparison,
  technique: planTechnique,
  diagnosis: planDiagnosis,
  procedure: planProcedure,
  treatment: planTreatment,
  // "?bleomycin effect" in what a picture shows is no medicine of a list.
  // Nor is one that a tissue report speaks of.
  medicine: (frame, ctx) =>
    ctx.teller.sees && (frame.assertion === 'possible' || ctx.understanding.report.type.type === 'pathology')
      ? null
      : planMedicine(frame, ctx),
  score: planScore,
  recommendation: (frame, ctx) => planRecommendation(frame, ctx) ?? longAdvice(frame, ctx),
  follow_up: (frame, ctx) => wholeVisit(planFollowUp(frame, ctx), frame, ctx),
  instruction: planInstruction,
  warning_sign: (frame, ctx) => planWarningSign([frame], ctx),
  pending: planPending,
  condition: planCondition,
  identity: null,
  specimen: planSpecimen,
  reason: (frame, ctx) => planReason([frame], ctx),
};

/** Kinds whose frames are told together when they stand in one sentence. */
const TOGETHER: Partial<Record<FrameKind, (frames: readonly Frame[], ctx: Context) => Plan | null>> = {
  absent: planAbsent,
  reason: planReason,
  warning_sign: planWarningSign,
};

/** Frames told by one plan: a single frame, or those of a kind that are said together. */
export interface Planned {
  frames: Frame[];
  plan: Plan;
  /** The report's own sentence told whole, in place of what its frames would say. */
  retold?: true;
  /** Several things of which the report does not know which it is: told together or not at all. */
  tied?: true;
}

/** Plans for all frames of one sentence, in order. Frames that cannot be said well give none. */
export function planSentence(given: readonly Frame[], ctx: Context): Planned[] {
  const row = planRow(given, ctx);
  if (row !== null) return [row];
  const frames = given
    .filter((frame) => canBeTold(frame) && !isTrigger(frame, given, ctx))
    .map(asMeant)
    .map((frame): Frame => (isOfGerm(frame, ctx) ? { ...frame, kind: 'finding' } : frame));
  const vitals = planVitals(frames, ctx);
  if (vitals !== null) return [{ frames, plan: vitals }];
  const open = frames.some(({ field }) => field?.answer === 'unknown');
  const planned: Planned[] = [];
  const done = new Set<Frame>();
  const orders = planOrders(frames, ctx);
  planned.push(...orders.planned);
  const besideResults = planned.length > 0 ? null : planLabOrder(frames, ctx);
  if (besideResults !== null) {
    const told = new Set(besideResults.frames.map(({ id }) => id));
    return [
      besideResults,
      ...planSentence(
        frames.filter(({ id }) => !told.has(id)),
        ctx,
      ),
    ];
  }
  const order = planned.length > 0 ? null : planOrder(frames, ctx);
  if (order !== null) return [order];
  for (const frame of orders.rest) {
    // "Margins cannot be assessed" is told as that.
    if (done.has(frame) || (open && frame.kind === 'limitation')) continue;
    if (frame.field !== undefined) {
      const told = planField(frame, ctx);
      if (told !== null) planned.push({ frames: [frame], plan: told });
      continue;
    }
    const lit = planLitSpot(frame, frames, ctx);
    if (lit !== null) {
      for (const member of lit.frames) done.add(member);
      planned.push(lit);
      continue;
    }
    const together = isPast(frame) ? planPast : TOGETHER[frame.kind];
    const group =
      together === undefined
        ? [frame]
        : frames.filter((other) => sameTelling(frame, other) && other.part === undefined);
    if (frame.part !== undefined) {
      const told = planOperation(frame, ctx);
      if (told !== null) planned.push({ frames: [frame], plan: told });
      continue;
    }
    const tied = tiedWith(frame, frames);
    const alternatives = tied.length > 1 ? planAlternatives(tied, ctx) : null;
    if (alternatives !== null) {
      for (const member of tied) done.add(member);
      const owner = tied.find(({ oneOf }) => oneOf?.owner);
      const held = owner === undefined ? null : PLANNERS[owner.kind]?.({ ...owner, links: [] }, ctx);
      if (owner !== undefined && held != null) planned.push({ frames: [owner], plan: held });
      planned.push({ frames: tied.filter((member) => member !== owner), plan: alternatives, tied: true });
      continue;
    }
    for (const member of group) done.add(member);
    const plan = isAlarm(frame)
      ? planAlarm(frame, ctx)
      : frame.goesWith !== undefined
        ? planBeside(frame, ctx)
        : together === undefined
          ? PLANNERS[frame.kind]?.(frame, ctx)
          : together(group, ctx);
    const whole = plan == null || OWN_TELLING.has(frame.kind) ? plan : withTrigger(plan, group, ctx);
    if (whole != null && !planned.some((one) => one.plan.what.text === whole.what.text && !isOfOtherSize(frame, one)))
      planned.push({ frames: group, plan: whole, ...(isQuotedWhole(whole) ? { retold: true } : {}) });
  }
  return planned;
}

/** "New 9 mm lesion …; lesion … has shrunk to 11 mm": two things that are told in one wording, each with its size. */
function isOfOtherSize({ kind, sizes }: Frame, { frames }: Planned): boolean {
  const own = sizesOf(sizes);
  return (
    kind === 'finding' && own !== '' && frames.every((other) => other.sizes.length > 0 && sizesOf(other.sizes) !== own)
  );
}

const sizesOf = (sizes: Frame['sizes']): string =>
  sizes.flatMap(({ values, unit, previous }) => (previous ? [] : `${values.join('x')} ${unit}`)).join(' ');

/** A line of a list of medicines that stands in its own words, all of them. */
function isQuotedWhole({ what, details }: Plan): boolean {
  return [what, ...details].some(({ text }) => WHOLE_LINE.test(text));
}

const WHOLE_LINE = /\bthe report prints (?:it like this|this(?: under “[^”]*”)?): “/i;

/** A row of a table of what a picture shows: its names alone do not say what the cells are of. */
function planRow(frames: readonly Frame[], ctx: Context): Planned | null {
  const [first] = frames;
  if (first === undefined || !ctx.teller.sees || ctx.understanding.report.type.type === 'pathology') return null;
  const { sentences } = ctx.understanding.report;
  const own = sentenceFrom(sentences, first.source.start);
  if (own?.row === undefined || own.span.start > first.source.start || frames.some(({ urgency }) => urgency !== null))
    return null;
  const row = rowInWords(own, ctx);
  return row === null ? null : { frames: [...frames], plan: { what: row, details: [], meaning: [] }, retold: true };
}

const OWN_TELLING = new Set<FrameKind>(['medicine', 'recommendation', 'follow_up', 'warning_sign', 'instruction']);

/** The frames of its sentence that it is held against, itself among them. */
function tiedWith(frame: Frame, frames: readonly Frame[]): Frame[] {
  if (frame.oneOf === undefined) return [];
  return frames.filter(
    (other) =>
      other.oneOf?.group === frame.oneOf?.group &&
      (other.kind === 'finding' || other.kind === 'diagnosis') &&
      (other.assertion === 'present' || other.assertion === 'possible') &&
      other.setAside === undefined,
  );
}

/** What is denied is told as absent, whatever kind it was read as, and what is not denied never is. */
function asMeant(frame: Frame): Frame {
  const denied = frame.negated || frame.assertion === 'absent';
  if ((frame.kind === 'finding' || frame.kind === 'diagnosis') && denied)
    return { ...frame, kind: 'absent', negated: true };
  return frame.kind === 'absent' && !denied ? { ...frame, kind: 'finding' } : frame;
}

/** Kinds that only make sense of the reader, here and now. */
const PLAINLY_STATED = new Set<FrameKind>(['limitation', 'condition', 'pending', 'score', 'normal', 'specimen']);
const OF_THE_READER = new Set<FrameKind>(['device', 'treatment', 'medicine']);

function canBeTold(frame: Frame): boolean {
  // Nothing that is awaited is good to know.
  if (frame.kind === 'pending' && frame.negated) return true;
  // "Not for CPR" is what was agreed, no denial of a finding.
  if (frame.kind === 'condition' && frame.head?.ref.id === 'cardiopulmonary-resuscitation') return true;
  if (PLAINLY_STATED.has(frame.kind)) {
    const past = frame.kind === 'score' && frame.assertion === 'historical';
    return (
      frame.experiencer === 'patient' &&
      !(frame.negated && frame.kind !== 'normal') &&
      (frame.assertion === 'present' || past || (frame.kind === 'normal' && frame.assertion === 'absent'))
    );
  }
  return (
    !OF_THE_READER.has(frame.kind) ||
    (frame.experiencer === 'patient' && !(frame.kind === 'device' && frame.assertion === 'conditional'))
  );
}

/** A sentence that tells the reader what to do, whatever its frames: its own words, as advice of the report. */
const ORDER = new Screened(
  /^(?:call|go to|return|seek|come back|contact(?! (?:lens|lenses|burns?|dermatitis)\b)|check|take|keep|avoid|do not|don[’']t|use|eat|drink|limit|weigh|follow|see your|schedule|resume|continue|stop|if you|leave|put|wear|elevate|do your|do the|you may|you should|you can|please)\b/i,
);

/** "Check film satisfactory": a picture that was taken, and no order. */
const CHECK_SEEN =
  /^check (?:(?:post )?(?:reduction|op) )?(?:x-?rays?|xr|films?|radiographs?|scan|views?|ultrasound|uss|angiogram|bloods?) (?:was |were |is |are )?(?:satisfactory|ok|fine|good|normal|acceptable|adequate|clear|shows?|showed|confirm\w*|stable|unchanged|done|taken)\b/i;

/** Past illnesses of one sentence are told together. */
function isPast(frame: Frame): boolean {
  return (
    frame.kind === 'finding' &&
    frame.assertion === 'historical' &&
    frame.experiencer === 'patient' &&
    frame.change === null &&
    !isAllergyTo(frame) &&
    frame.head?.ref.folder === 'concepts'
  );
}

/** An allergy stands alone. */
function isAllergyTo({ head }: Frame): boolean {
  return head?.ref.id === 'allergy';
}

function planOrder(frames: readonly Frame[], ctx: Context): Planned | null {
  const first = frames[0];
  const sentence = first === undefined ? undefined : ctx.understanding.report.sentences[first.sentence];
  if (first === undefined || sentence === undefined || !ORDER.test(ctx.clean(sentence.span))) return null;
  if (CHECK_SEEN.test(ctx.clean(sentence.span))) return null;
  // What cannot wait is told as that, whatever word its sentence begins with ("Check of the foot: no pulse").
  const alarms = frames.filter(({ urgency }) => urgency?.state === 'new' || urgency?.state === 'equivocal');
  if (alarms.some(({ goesWith }) => goesWith === undefined)) return null;
  // "Please correlate with the smear": no test is asked for.
  if (ctx.understanding.report.type.type === 'pathology' && /\bcorrelat/i.test(ctx.clean(sentence.span))) return null;
  if (
    frames.some((frame) => KEEP.has(frame.kind)) ||
    (ctx.teller.sees && !frames.every((frame) => frame.kind === 'recommendation'))
  )
    return null;
  const rewritten = rewriteForReader(sentence.span, ctx);
  if (rewritten === null) return null;
  const said = withDoctor(rewritten);
  const warns = /\bif\b|\bemergency\b|\b911\b/i.test(said.text);
  const kind: FrameKind = warns ? 'warning_sign' : 'instruction';
  return { frames: frames.map((frame) => ({ ...frame, kind })), plan: { what: said, details: [], meaning: [] } };
}

/** "Follow up with orthopedics in 2 weeks" -> "Follow up with a bone and joint doctor in 2 weeks". */
function withDoctor(said: Said): Said {
  const sent = /^Please refer (?:(?:the patient|her|him|you) )?to (?:the )?([A-Za-z ]{2,40}?)(?: (?:clinic|team|service))?\.?$/.exec(said.text)?.[1]; // biome-ignore format: one line
  const there = sent === undefined || / (?:and|or|for|with) /i.test(sent) ? null : doctorIn(`${sent} clinic`);
  if (there !== null)
    return { ...said, text: `The report asks you to see ${there}${/\.$/.test(said.text) ? '.' : ''}` };
  const text = said.text.replace(
    /^((?:Please )?(?:Follow up with|See|Call|Contact)) ([A-Za-z ]+?)(?= (?:in|within|on|for|at|if|to)\b|\.$)/i,
    (whole, lead: string, who: string) => {
      const doctor = /^(?:your|a|an|the)\b/i.test(who) ? null : doctorIn(`${who} clinic`);
      return doctor === null ? whole : `${lead} ${doctor}`;
    },
  );
  return { ...said, text };
}

/** Kinds that say more than the sentence's own words would. */
const KEEP = new Set<FrameKind>(['medicine', 'score', 'absent', 'normal', 'device', 'warning_sign', 'follow_up']);

function sameTelling(a: Frame, b: Frame): boolean {
  if (isPast(a) !== isPast(b)) return false;
  if ((a.setAside === undefined) !== (b.setAside === undefined)) return false;
  return a.kind === b.kind && (a.kind !== 'absent' || (a.experiencer === b.experiencer && a.change === b.change));
}
