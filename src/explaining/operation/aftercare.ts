import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { WrittenRecommendation } from '../advice/recommendations.js';
import type { Context } from '../context.js';
import { PLAINLY } from '../findings/fields.js';
import type { ToldFinding } from '../findings/told-finding.js';
import { type Said, textOf } from '../nets/said.js';
import { nearlyRetold, retellSentence } from '../retell/retell.js';
import { SpanIndex } from '../span-index.js';

/** What is to be done at home, or was given for it. */
const CARE =
  /\b(?:prescri(?:ption|ptions|bed)|(?:was|were|been|is|be) (?:\w+ )?(?:given|sent home|discharged|advised|instructed|told|asked)|instructions|(?:I|we) (?:did |also |have )*(?:advised?|recommend(?:ed)?|instructed|prescribed)|follow(?:ed)?[- ]?up|(?:is|are|will|should) (?:to )?(?:be |remain )?(?:call|return|wear|take|use|keep|see|non-?weight|partial|weight)\w*|(?:ointment|drops?|cream|tablets?|massage)\b[^.]*\b(?:daily|times|days|weeks))\b/i;
/** Says that something was said, and not what. */
const ONLY_GIVEN =
  /^\W*(?:post-?operative |discharge |written |verbal |all |home |detailed )*instructions (?:were|have been) (?:given|provided|reviewed|discussed|explained)\b[^.;]{0,80}\W*$/i;
/** Said of the time in the room. */
const IN_ROOM =
  /\b(?:risks?|consent\w*|an?a?esth\w+|prep(?:ped)?|drap\w+|tourniquet|incision|position\w*|supine|intra-?operativ\w*|pre-?operativ\w*|induction|sedat\w+|biops\w+ (?:was|were)|antibiotics? (?:was|were)|given (?:to|with) (?:the )?(?:assistant|nurse|patholog\w+)|offered)\b/i;
/** What was seen on the way, or what came of it. */
const FOUND =
  /\b(?:(?:was|were) (?:found|noted|seen) to|revealed|(?:was|were) (?:then |again )?confirmed|confirm(?:ed|ing) (?:patency|position|placement|the)|(?:had|showed|demonstrated) (?:some|mild|moderate|severe|marked|no|extensive|significant|an? )|pressures? (?:on|of|in|was|were)\b[^.]*\d|in good (?:position|alignment)|(?:correction|fixation|hemostasis|alignment|reduction|result|contact) was (?:achieved|obtained)|was (?:slightly |mildly )?(?:normal|intact|viable|healthy|decreased|improved)|there (?:was|were) (?:no|an?|some|mild|moderate|severe|extensive|dense|multiple|several|evidence))\b/i;
/** A step all the same, or what only the team counts. */
const STEP =
  /\b(?:counts?|time-?out|adequate an?a?esth\w*|found to be adequate|instrument\w*|sponge\w*|needle\w*|suture[ds]?|clamp\w*|placed|inserted|passed|retractor\w*|trocar\w*|ports?)\b/i;
const LEFT = /\b(?:discharged|sent home|went home|left)\b[^.]*\b(?:condition|stable)\b/i;
const MOST = 6;
const MOST_FOUND = 5;
const FOUND_WORDS = 24;

/** Of the account of an operation, what is no step and is told nowhere. */
export interface Untold {
  asked: WrittenRecommendation[];
  told: ToldFinding[];
}

/**
 * Of the account of an operation, what comes after it (what was prescribed, what to do at home, when to call) and what was
 * seen on the way, where no other sentence tells it: in the reader's own words. Steps are left to the account.
 */
export function untoldOfOperation(
  told: readonly ToldFinding[],
  recommendations: readonly WrittenRecommendation[],
  ctx: Context,
): Untold {
  const { sentences, sections } = ctx.understanding.report;
  const grounds = new SpanIndex(
    [...told, ...recommendations].flatMap(({ said }) => said.flatMap(({ sources }) => sources)),
    (span) => span,
  );
  const untold: Untold = { asked: [], told: [] };
  const half = Math.floor(sentences.length / 2);
  for (const sentence of sentences) {
    const kind = sections[sentence.section]?.kind ?? 'other';
    if (!/^(?:procedures|technique|other|findings|hospital_course|comment)$/.test(kind)) continue;
    const words = ctx.clean(sentence.span);
    const after = sentence.index >= half && CARE.test(words) && !ONLY_GIVEN.test(words);
    const found = !after && FOUND.test(words) && !STEP.test(words) && untold.told.length < MOST_FOUND;
    if ((!after && !found) || IN_ROOM.test(words) || grounds.touching(sentence.span).length > 0) continue;
    const said = plainly(sentence, ctx);
    if (said === null || (found && said.some(({ text }) => text.split(' ').length > FOUND_WORDS))) continue;
    if (found || LEFT.test(words)) untold.told.push(findingOf(said, sentence.span));
    else if (untold.asked.length < MOST) untold.asked.push({ kind: 'from_report', said, keep: true });
  }
  return untold;
}

function plainly(sentence: Sentence, ctx: Context): Said[] | null {
  const nearly = nearlyRetold(sentence, ctx)?.said;
  const said = retellSentence(sentence, ctx) ?? (nearly === undefined ? null : [nearly]);
  return said === null || /“[^”]{30,}”/.test(textOf(said)) ? null : said;
}

function findingOf(said: Said[], source: Span): ToldFinding {
  return { said, attributes: { ...PLAINLY, source, importance: 'note', concepts: [] } };
}
