import type { ReadReport } from '../../reading/index.js';
import { samePlace } from './place.js';
import { isLater, type Statement, supersede } from './statement.js';

const REMOVED =
  /\b(?:remov(?:ed|al)|taken out|pulled|discontinued|d\/c['’]?d|dc['’]?d|extubated|explanted|withdrawn|came out|fell out)\b/i;

/** "A catheter was inserted. … The catheter was removed": a tube that was taken out is not in place. */
export function takeOutDevices(statements: readonly Statement[]): void {
  const devices = statements.filter(
    ({ frame }) => frame.kind === 'device' && frame.head !== null && frame.experiencer === 'patient' && !frame.negated,
  );
  for (const removal of devices) {
    if (!REMOVED.test(removal.words) || removal.frame.assertion === 'conditional') continue;
    for (const placed of devices) {
      if (placed === removal || placed.frame.setAside || placed.frame.head?.ref.id !== removal.frame.head?.ref.id)
        continue;
      if (REMOVED.test(placed.words) || !isLater(removal, placed) || !samePlace(placed.frame, removal.frame)) continue;
      supersede(placed);
    }
  }
}

const SPOKEN_OF =
  /\b(?:re:?|regarding|concerning|about|candida(?:te|cy) for|(?:considered|consideration|evaluat\w+|assess\w+|referr\w+|need|work-?up|planned|list(?:ed)?) (?:for|of))\s(?:(?:an?|the|possible|primary|prevention)\s){0,3}$/i;

/** "Discussed with cardiology re ICD": a device that somebody only speaks of is in place nowhere; its line tells of it. */
export function dropDevicesSpokenOf(statements: readonly Statement[], { clean }: ReadReport): void {
  for (const { frame } of statements) {
    if (frame.kind !== 'device' || frame.head === null || frame.negated || frame.urgency) continue;
    const { start } = frame.head.span;
    if (SPOKEN_OF.test(clean.slice(Math.max(0, start - 50), start))) frame.setAside = 'dropped';
  }
}
