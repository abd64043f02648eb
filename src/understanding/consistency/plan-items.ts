import type { ReadReport } from '../../reading/index.js';
import type { Statement } from './statement.js';

/** Behind an illness that begins its line: what is done about it ("Eczema - cont cream prn flares"). */
const WHAT_IS_DONE =
  /^[^\w\n]{0,3}\s*[-–—:]\s*(?:to )?(?:cont(?:inue)?|carry on|keep|re-?start|start|use|apply|take|treat|manage|refill|step (?:up|down)|increase|reduce|switch)\b/i;
/** In front of an illness: care for it that goes on. */
const CARE_GOES_ON =
  /\b(?:continu(?:ed|ing)|ongoing|further|long[- ]term|current) (?:management|treatment|care|monitoring|therapy|control) (?:of|for) (?:his |her |the |your |this |their )?(?:[\w-]+ )?$/i;

/**
 * An illness under which a plan stands is there, however much of the plan is only for when it is needed. Changes the frames
 * it is given.
 */
export function keepPlannedFor(statements: readonly Statement[], report: ReadReport): void {
  for (const { frame } of statements) {
    const sentence = report.sentences[frame.sentence]?.span;
    if (frame.assertion !== 'conditional' || frame.head === null || sentence === undefined) continue;
    if (frame.head.kind !== 'disease' && frame.head.kind !== 'finding') continue;
    const { start, end } = frame.head.span;
    const before = report.clean.slice(sentence.start, start);
    const behind = report.clean.slice(end, sentence.end).replace(/\s+/g, ' ');
    const leads = /^\W*(?:\d{1,2}\W+)?(?:(?:mild|moderate|severe|chronic|stable|known) )?$/i.test(before);
    if (!(leads && WHAT_IS_DONE.test(behind)) && !CARE_GOES_ON.test(before.replace(/\s+/g, ' '))) continue;
    frame.assertion = 'present';
    frame.temporality = 'recent';
  }
}
