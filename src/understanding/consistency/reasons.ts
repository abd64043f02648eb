import type { Span } from '../../contract/analysis.js';
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

const ASKED = /(?:\?|\bquery|\br\/o|\brule out)\s*(?:an? |acute |early |the )*$/i;
/** The test behind a question, and what it answers. */
const LOOKED =
  /^[^;\n]{0,30}?[\s,.;:(–-](?:ct(?:pa|a)?|cxr|axr|xr|x-?rays?|films?|uss?|ultrasound|doppler|duplex|mri|mra|mrv|scan|echo|tte|v\/?q)\b(?: (?:abdo\w*|a\/p|head|brain|chest|pelvis|scan|today|now|done|of|the|legs?|neck|angio\w*)){0,4}[\s:=–-]*([^\n]{3,200})/i;
const ANSWERED_CALMLY =
  /\b(?:normal|clear|unremarkable|nad|negative|neg|no|nil|intact|not (?:seen|dilated|inflamed|thickened)|(?<!(?:non|not|in|un|fully)[- ]?)compress(?:es|ible)?|(?<!not )fully compress\w*|thin[- ]walled)\b/i;
const DENIED = /\b(?:no|nil|without|non?[- ]?(?=dilated|inflamed|thickened))\s[^,.;]*/gi;
const ANSWERED_OTHERWISE =
  /\?|\b(?:but|however|cannot|can['’]?t|could not|unable|limited|suboptimal|non-?diagnostic|excluded?|suspic\w*|likely|possib\w*|probab\w*|dilated|thick\w*|inflam\w*|strand\w*|perforat\w*|occlu\w*|thromb\w*|clots?|defects?|bleed\w*|non[- ]?compress\w*|incompress\w*|not (?:fully )?compress\w*|absent|reduced|repeat|gas|collection)\b/i;

/**
 * "? appendicitis. CT: normal appendix": what was asked in front of a test that found nothing of the kind is the reason of
 * the test. A test that leaves anything open, or finds anything of weight, leaves the question as it is.
 */
export function setAskedApart(statements: readonly Statement[], report: ReadReport): void {
  for (const { frame } of statements) {
    if (frame.assertion !== 'possible' || frame.kind !== 'finding' || frame.head === null) continue;
    if (!isAskedAndAnswered(report.clean, frame.head.span)) continue;
    // Where nothing else is told, the question is all that its reader would be given.
    if (!statements.some((other) => other.frame !== frame && TELLS.has(other.frame.kind))) continue;
    frame.kind = 'reason';
    frame.urgency = null;
  }
}

/** "? DVT. Doppler: veins compress fully.": asked in front of a test that found nothing of the kind. */
export function isAskedAndAnswered(clean: string, { start, end }: Span): boolean {
  if (!ASKED.test(clean.slice(Math.max(0, start - 30), start))) return false;
  const answer = LOOKED.exec(clean.slice(end, end + 280))?.[1] ?? '';
  return ANSWERED_CALMLY.test(answer) && !ANSWERED_OTHERWISE.test(answer.replace(DENIED, ' '));
}

const TELLS: ReadonlySet<string> = new Set(['normal', 'absent', 'finding']);

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
