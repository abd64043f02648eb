import type { ReadReport } from '../../reading/index.js';
import { type Statement, supersede } from './statement.js';

/** "CT was done to rule out X": why something was done. */
const PURPOSE =
  /\b(?:in order )?to (?:help |further |better )?(?:(?:rule|ruling)[ -]?out|r\/o|exclude|evaluate for|assess for|look for|check for|screen for)\b|\b(?:done|performed|obtained|ordered|sent|taken|admitted|evaluated|imaged|scanned|transferred|seen|brought|referred|observed)\b[^.;]{0,40}\b(?:for|because of|due to|given) (?:\w+ ){0,2}(?:concern|suspicion|suspected|possible|question|rule[ -]?out|r\/o|evaluation|assessment)\b/i;
/** "too small to exclude X", "unable to rule out X": what could not be done. */
const FAILED =
  /\b(?:unable|not|cannot|can['’]?t|couldn['’]?t|inadequate|insufficient|difficult|hard|too \w+|impossible|limited)\b[^.;]{0,30}(?:to )?(?:(?:rule|ruled|ruling)[ -]?out|r\/o|excluded?)\b/i;
const RULE_OUT = /\b(?:rule|ruling)[ -]?out\b|\br\/o\b/i;

/**
 * A thing that somebody went to look for is the reason of the looking, never a finding and never urgent; the result
 * says what was found.
 */
export function setReasonsApart(statements: readonly Statement[], report: ReadReport): void {
  for (const { frame, rank } of statements) {
    if (frame.kind !== 'finding' && frame.kind !== 'diagnosis') continue;
    if (frame.assertion !== 'possible' || !frame.head) continue;
    const before = report.clean.slice(frame.source.start, frame.head.span.start).replace(/\s+/g, ' ');
    if (FAILED.test(before)) continue;
    const purpose = PURPOSE.test(before);
    if (!purpose && !RULE_OUT.test(before)) continue;
    frame.urgency = null;
    if (purpose || rank < 2) frame.kind = 'reason';
  }
}

const SAYS_NOTHING: ReadonlySet<string> = new Set(['identity', 'technique', 'comparison', 'reason', 'recommendation']);

/**
 * A picture was taken to look for X, and its conclusion finds nothing at all: the question is answered, so that X does
 * not stand among the findings as possible.
 */
export function answerReasons(statements: readonly Statement[], report: ReadReport): void {
  if (report.type.type !== 'imaging') return;
  const concluded = statements.filter(({ frame, rank }) => rank === 2 && !SAYS_NOTHING.has(frame.kind));
  const clear = concluded.every(({ frame }) => frame.kind === 'absent' || frame.kind === 'normal');
  if (concluded.length === 0 || !clear) return;
  for (const statement of statements) {
    const { frame, rank } = statement;
    if (rank === 0 && frame.kind === 'reason' && frame.assertion === 'possible') supersede(statement);
  }
}
