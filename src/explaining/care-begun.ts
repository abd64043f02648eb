import type { Span } from '../contract/analysis.js';
import type { Context } from './context.js';
import type { WrittenFinding } from './written.js';

/** What came before the paper, and what lies ahead, tells of no care that was begun for what it found. */
const TOLD_BEFORE: ReadonlySet<string> = new Set([
  ...['history', 'indication', 'clinical_information', 'past_history', 'history_present', 'chief_complaint'],
  ...['comparison', 'technique', 'procedure', 'family_history', 'social_history', 'header'],
]);

/** "Readmitted same day", "transferred to the ED", "taken to theatre". */
const SENT_ON =
  /\b(?:re-?admitted (?:the )?same day|(?:was |were |is |has been |have been |been |now |already |and |kept in the department and )(?:transferred|admitted|readmitted|taken|moved|brought) (?:directly |straight |immediately |back )?(?:to|under|into|for) (?:the )?[^.;\n]{0,40}?\b(?:ed|er|emergency|icu|itu|hdu|ccu|micu|sicu|hospital|theatre|resus|cardiology|surgery)\b|(?:patient|pt) (?:is )?(?:now|currently|already) (?:in|on) (?:the )?(?:ed|er|icu|itu|hdu|ccu|micu|sicu)\b|\b(?:urgent |emergency |onward |inpatient )?(?:transfer|admission) (?:to [^.;\n]{0,40} )?(?:is |was |has been |been |already )*(?:arranged|organi[sz]ed|under ?way|accepted|in progress)\b(?! if))/i;
/** "Treated with a chest drain", "coiled": of the very thing, in its own sentence. */
const TREATED =
  /\b(?:treated (?:with|by)|successfully (?:treated|drained|evacuated|embolis\w+|emboliz\w+|reduced|decompressed)|managed (?:with|by) (?:an? )?(?:chest|pigtail|intercostal|drain\w*|tube)|relieved by)\b/i;
const NOT_DONE =
  /\b(?:if|should|could|would|may|might|must|can|to be|not|never|needs?|recommend\w*|advise[sd]?|suggest\w*|consider\w*|unless|declin\w+|refus\w+|previous\w*|prior|years? ago|last (?:year|month|week)|in (?:19|20)\d\d|history|unsuccessful\w*|fail\w*|partial\w*|discharged|sent home)\b/i;

/** Where the report says that care for an urgent finding was begun; null where it does not say so for certain. */
export function careBegun(finding: WrittenFinding, ctx: Context): Span | null {
  const { report } = ctx.understanding;
  const own = new Set(finding.frames.map(({ sentence }) => sentence));
  for (const sentence of report.sentences) {
    if (TOLD_BEFORE.has(report.sections[sentence.section]?.kind ?? '')) continue;
    const words = report.clean.slice(sentence.span.start, sentence.span.end).replace(/\s+/g, ' ');
    const said = SENT_ON.test(words) || (own.has(sentence.index) && TREATED.test(words));
    if (said && !NOT_DONE.test(words)) return sentence.span;
  }
  return null;
}
