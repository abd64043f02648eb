import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf } from '../context.js';
import { say } from '../nets/said.js';
import { inItsOwnWords, rewriteForReader } from '../rewrite.js';
import { thingsAsked } from './asked.js';
import { doctorIn } from './doctors.js';
import { asksForNoVisit } from './mood.js';
import type { Plan } from './plan.js';
import { quoteLine } from './quote.js';
import { inTheirWords, isReferral, isWhole, planRecommendation, said, severalTimes } from './recommendation.js';
import { hasSeen } from './recommendation-guards.js';
import { planReversed } from './reversed.js';
import { planShortOrder } from './short-order.js';
import { tailOf } from './tail.js';
import { tissueOrder } from './tissue-order.js';
import { FORBIDS, planVisit } from './visit.js';
import { DONE, planRefused, whoIn } from './who-to-see.js';

/** An appointment. */
export function planFollowUp(frame: Frame, ctx: Context): Plan | null {
  const detail = frame.recommendation;
  // "No routine clinic": nobody is to be seen.
  if (/^\W*(?:no|nil|not|none)\b/i.test(ctx.clean(frame.source))) return planRefused(frame, ctx);
  if (DONE.test(ctx.clean(frame.source))) return quoteLine(frame.source, ctx);
  if (hasSeen(frame, ctx) || asksForNoVisit(ctx.clean(frame.source))) return planRecommendation(frame, ctx);
  const told = planReversed(frame, ctx) ?? tissueOrder(frame, ctx) ?? planShortOrder(frame, ctx);
  if (told !== null) return told;
  if (detail === null || (detail.who === null && detail.when === null)) return planRecommendation(frame, ctx);
  if (FORBIDS.test(ctx.clean(frame.source)) || isReferral(ctx.clean(frame.source), frame, ctx))
    return inTheirWords(frame, ctx);
  const several = severalTimes(frame, ctx);
  if (several !== null) return several;
  // "Stop the drops for 4 weeks": no time of a visit.
  if (detail.when !== null && /^for\b/i.test(detail.when.text)) return inTheirWords(frame, ctx);
  const tail = tailOf(frame, ctx);
  const visit = planVisit(frame, ctx);
  if (visit !== null) return visit;
  if (detail.who === null && thingsAsked(frame, ctx).names.length > 0) return planRecommendation(frame, ctx);
  const clause = ctx.clean(frame.source);
  if (
    detail.who === null &&
    !/\b(?:see|seen|visit|appointment|follow|clinic|doctor|physician|provider|office|dr|pcp|primary|return)\b/i.test(
      clause,
    ) &&
    doctorIn(clause) === null
  ) {
    const rewritten = rewriteForReader(frame.source, ctx) ?? inItsOwnWords(frame.source, ctx);
    return rewritten !== null && isWhole(rewritten.text)
      ? { what: said(rewritten, ctx), details: [], meaning: [] }
      : null;
  }
  const who = whoIn(frame, ctx);
  // "Stroke Prevention Clinic 6-8 weeks": not any doctor; the line says where.
  if (who === 'your doctor' && (NAMED_CLINIC.test(clause) || NO_DOCTOR.test(clause)))
    return quoteLine(frame.source, ctx);
  const spans = [...groundsOf(frame, ctx), ...tail.spans, ...(detail.who === null ? [] : [detail.who.span])];
  return {
    what: say(
      `the report asks you to ${/ clinic$/.test(who) ? 'go to' : 'see'} ${who}${tail.text}`,
      spans,
      tail.knowledge,
    ),
    details: [],
    meaning: [],
  };
}

/** Nobody is said to be a doctor who is none. */
const NO_DOCTOR =
  /\b(?:nurse|midwife|therapist|physio(?:therapist)?|counsell?or|pharmacist|social worker|dietiti?an|chiropodist|optician|optometrist)\b(?! practitioner)/i;
const NAMED_CLINIC =
  /(?<!\b(?:the|our|my|a|in|at|to|this|that|your|his|her|with|and|for|routine|outpatient|return|office|follow-?up|up|f\/u|fu|appointment|attend|see|back)\s)(?<=[A-Za-z&)] )(?:clinic|unit|service|centre|center|programme|program|hub)\b/i;
