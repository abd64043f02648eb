import type { Frame, FrameKind } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { planAbsent } from './absent.js';
import { planComparison } from './comparison.js';
import { planCondition } from './condition.js';
import { planDevice } from './device.js';
import { planDiagnosis } from './diagnosis.js';
import { planFinding } from './finding.js';
import { planInstruction } from './instruction.js';
import { planLimitation } from './limitation.js';
import { planMedicine } from './medicine.js';
import { planNormal } from './normal.js';
import { planPending } from './pending.js';
import type { Plan, Planner } from './plan.js';
import { planProcedure } from './procedure.js';
import { planReason } from './reason.js';
import { planFollowUp, planRecommendation } from './recommendation.js';
import { planScore } from './score.js';
import { planSpecimen } from './specimen.js';
import { planTechnique } from './technique.js';
import { planTreatment } from './treatment.js';
import { planWarningSign } from './warning-sign.js';

export type { Plan } from './plan.js';

/** One planner for each kind of frame; identity (who, when, where) is not told. */
const PLANNERS: Record<FrameKind, Planner | null> = {
  finding: planFinding,
  absent: (frame, ctx) => planAbsent([frame], ctx),
  normal: planNormal,
  device: planDevice,
  limitation: planLimitation,
  comparison: planComparison,
  technique: planTechnique,
  diagnosis: planDiagnosis,
  procedure: planProcedure,
  treatment: planTreatment,
  medicine: planMedicine,
  score: planScore,
  recommendation: planRecommendation,
  follow_up: planFollowUp,
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
}

/** Plans for all frames of one sentence, in order. Frames that cannot be said well give none. */
export function planSentence(frames: readonly Frame[], ctx: Context): Planned[] {
  const planned: Planned[] = [];
  const done = new Set<Frame>();
  for (const frame of frames) {
    if (done.has(frame)) continue;
    const together = TOGETHER[frame.kind];
    const group = together === undefined ? [frame] : frames.filter((other) => sameTelling(frame, other));
    for (const member of group) done.add(member);
    const plan = together === undefined ? PLANNERS[frame.kind]?.(frame, ctx) : together(group, ctx);
    if (plan != null) planned.push({ frames: group, plan });
  }
  return planned;
}

function sameTelling(a: Frame, b: Frame): boolean {
  return a.kind === b.kind && (a.kind !== 'absent' || (a.experiencer === b.experiencer && a.change === b.change));
}
