import type { Span } from '../../contract/analysis.js';
import { singleSpaced } from '../../knowledge/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import type { WrittenFinding } from '../written.js';

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
/** "Digoxin immune Fab was given at 13:10": what works against it. */
const ANTIDOTE =
  /\b(?:immune fab|digifab|digibind|antivenom|antivenin|antidote|naloxone|narcan|n?acetylcysteine|nac|flumazenil|fomepizole|idarucizumab|praxbind|andexanet|protamine|vitamin k|prothrombin complex|pcc|beriplex|octaplex|calcium (?:gluconate|chloride)|insulin (?:and|with|\/|-) ?(?:dextrose|glucose)|adrenaline|epinephrine|alteplase|tenecteplase|thrombolysis|glucagon)\b[^.;]{0,24}\b(?:(?:was|were|has been|have been|already) (?:given|administered|started|infused|commenced)|(?:given|administered|infused) (?:at|on|iv|im|in|by)\b)/i;
const NOT_DONE =
  /\b(?:if|should|could|would|may|might|must|can|to be|not|never|needs?|recommend\w*|advise[sd]?|suggest\w*|consider\w*|unless|declin\w+|refus\w+|previous\w*|prior|years? ago|last (?:year|month|week)|in (?:19|20)\d\d|history|unsuccessful\w*|fail\w*|partial\w*|discharged|sent home)\b/i;

const sentOn = new WeakMap<Context, number>();

function plainWords({ span }: Sentence, { understanding: { report } }: Context): string {
  return singleSpaced(report.clean.slice(span.start, span.end));
}

function isOfNow({ section }: Sentence, { understanding: { report } }: Context): boolean {
  return !TOLD_BEFORE.has(report.sections[section]?.kind ?? '');
}

/** The first sentence that says where the reader was sent: one for all findings of the report; endless where none does. */
function firstSentOn(ctx: Context): number {
  let at = sentOn.get(ctx);
  if (at === undefined) {
    const found = ctx.understanding.report.sentences.findIndex((sentence) => {
      if (!isOfNow(sentence, ctx)) return false;
      const words = plainWords(sentence, ctx);
      return SENT_ON.test(words) && !NOT_DONE.test(words);
    });
    at = found < 0 ? Number.POSITIVE_INFINITY : found;
    sentOn.set(ctx, at);
  }
  return at;
}

const given = new WeakMap<Context, { index: number; words: string }[]>();

/** The sentences that say that something was given against a poison or a medicine. */
function antidotes(ctx: Context): { index: number; words: string }[] {
  let found = given.get(ctx);
  if (found === undefined) {
    found = ctx.understanding.report.sentences.flatMap((sentence) => {
      const words = plainWords(sentence, ctx);
      const told = ANTIDOTE.test(words) && !NOT_DONE.test(words) && isOfNow(sentence, ctx);
      return told ? [{ index: sentence.index, words: words.toLowerCase() }] : [];
    });
    given.set(ctx, found);
  }
  return found;
}

/** Where the report says that care for an urgent finding was begun; null where it does not say so for certain. */
export function careBegun(finding: WrittenFinding, ctx: Context): Span | null {
  const { sentences } = ctx.understanding.report;
  const treated = finding.frames.flatMap(({ sentence }) => {
    const own = sentences[sentence];
    if (own === undefined || !isOfNow(own, ctx)) return [];
    const words = plainWords(own, ctx);
    return (TREATED.test(words) || ANTIDOTE.test(words)) && !NOT_DONE.test(words) ? [sentence] : [];
  });
  // What works against it may be told elsewhere: by its own name ("digoxin immune Fab" against too much digoxin).
  const names = finding.frames.flatMap(({ head, urgency }) => `${head?.ref.id ?? ''}-${urgency?.id ?? ''}`.split('-')).filter((name) => name.length > 5 && !/^tox|^over/.test(name)); // biome-ignore format: one line
  const against = names.length === 0 ? -1 : antidotes(ctx).findIndex(({ words }) => names.some((name) => words.includes(name))); // biome-ignore format: one line
  if (against >= 0) treated.push(antidotes(ctx)[against]?.index ?? Number.POSITIVE_INFINITY);
  return sentences[Math.min(firstSentOn(ctx), ...treated)]?.span ?? null;
}
