import type { Understanding } from '../types.js';
import { setAmendedApart } from './amended.js';
import { giveToMother } from './bystanders.js';
import { settleUrgency } from './care.js';
import { settleChains } from './chains.js';
import { setConsentApart } from './consent.js';
import { settleContradictions, settleKinds } from './contradictions.js';
import { setDatedApart, setYearsApart } from './dated.js';
import { dropDevicesSpokenOf, takeOutDevices } from './devices.js';
import { setDisownedAside, setFaultyApart } from './disowned.js';
import { dropDoubtedSigns, keepSignsKnown } from './doubted-signs.js';
import { setEarlierApart } from './earlier.js';
import { leaveOpenEarlyPregnancy } from './early-pregnancy.js';
import { closeExcluded } from './excluded.js';
import { settleGerms } from './germs.js';
import { dropFalselyInferred } from './inferred.js';
import { setCommentsApart } from './lab-comments.js';
import { setLeftBehindApart } from './left-behind.js';
import { measuredBeatsSaid } from './measures.js';
import { setAllergiesApart, setGivenApart, settleMedicines } from './medicines.js';
import { setNarrowedApart } from './narrowed.js';
import { settleNormality } from './normality.js';
import { setNotThenRight } from './not-then.js';
import { giveToRelatives } from './of-relatives.js';
import { setPicturedRight } from './pictured.js';
import { answerReasons, setReasonsApart } from './reasons.js';
import { bringBackRecurred } from './recurrence.js';
import { dropFullyResponded } from './responded.js';
import { barByRows } from './ruled-by-rows.js';
import { settleConfirmed, settleDifferentials } from './settled.js';
import { setSpokenOfApart } from './spoken-of.js';
import { statementsOf } from './statement.js';
import { setTreatedApart } from './treated.js';
import { setTurnedApart } from './turned.js';
import { setUnsettledApart } from './unsettled.js';

/**
 * Makes the statements of one report agree: whose they are, which of them only could happen, why a test was done, and
 * one state for each concept and place. Changes the frames it is given; it adds and removes none. Linear in the length
 * of the report, but for the few frames of one concept that speak against each other.
 */
export function makeConsistent(understanding: Understanding): void {
  const { report } = understanding;
  const statements = statementsOf(report, understanding.frames);
  setNotThenRight(statements, report);
  giveToMother(statements, report);
  giveToRelatives(statements, report);
  setConsentApart(statements, report);
  setCommentsApart(statements, report);
  if (report.type.type === 'laboratory') barByRows(statements, understanding.labs);
  setDisownedAside(statements, report);
  dropDoubtedSigns(statements, report);
  keepSignsKnown(statements);
  setReasonsApart(statements, report);
  setDatedApart(statements, report);
  setYearsApart(statements, report);
  setEarlierApart(statements, report);
  setTreatedApart(statements, report);
  setLeftBehindApart(statements, report);
  setSpokenOfApart(statements, report);
  setAmendedApart(statements, report);
  dropFullyResponded(statements, report);
  setUnsettledApart(statements, report);
  setTurnedApart(statements, report);
  setNarrowedApart(statements, report);
  setPicturedRight(statements, report, understanding.mentions);
  dropFalselyInferred(statements, report);
  closeExcluded(statements, report);
  settleDifferentials(statements, report);
  settleConfirmed(statements, report);
  bringBackRecurred(statements, understanding);
  measuredBeatsSaid(statements);
  takeOutDevices(statements);
  dropDevicesSpokenOf(statements, report);
  leaveOpenEarlyPregnancy(statements);
  settleContradictions(statements, report.type.type);
  settleKinds(statements);
  settleGerms(statements, report);
  answerReasons(statements, report);
  settleNormality(statements);
  setAllergiesApart(statements, report);
  setGivenApart(statements, report);
  settleChains(statements, report);
  settleMedicines(statements, report.type.type);
  for (const { frame } of statements) if (frame.assertion === 'conditional') frame.urgency = null;
  settleUrgency(statements, report);
  setFaultyApart(understanding.labs, report);
}
