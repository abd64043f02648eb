import type { Span } from '../../contract/analysis.js';
import { type Context, nounOf } from '../context.js';
import { glossOf, isGloss, type Said } from '../nets/said.js';
import { isKnown } from '../retell/plain-words.js';
import type { WrittenFinding } from '../written.js';
import type { Quoted } from './conclusion.js';

/**
 * Lines that stand in a conclusion and conclude nothing: who was told, who agrees, what was added when, whose department.
 * They may be shown below, never as the main message or a key point.
 */
const OFFICE =
  /\b(?:agree[ds]? with (?:the )?(?:above|findings|report|interpretation|resident)|(?:was|were|team|doctor|surgeon|office|clinician|provider|ward|unit|relatives?|family|mother|parents?) (?:\w+ ){0,2}(?:informed|notified|bleeped|paged|contacted|phoned|called|alerted|updated|aware)|(?:informed|notified|bleeped|paged|contacted|phoned|alerted|telephoned|discussed|communicated|relayed|called) (?:to|with|by|at|on)\b|read[- ]?back|\b(?:scanned|filed|faxed|uploaded|copied|sent) (?:in)?to (?:the )?(?:chart|notes|file|records?|emr|ehr|pacs|gp)\b|(?:consultant|attending|second|peer|final|double) (?:review|read(?:er|ing)?|opinion)\b|(?:amended|corrected|addended|finali[sz]ed|authori[sz]ed|validated|verified|signed|dictated|reported|edited|reviewed) (?:by|on|at)\b|status (?:header|line)|by (?:the )?nursing staff|images? (?:were |was )?(?:personally )?reviewed|(?:and|who) attended)\b/i;
/** "ADDENDUM 08:20 - consultant review", "Amended report 12/04/2024" */
const ADDED =
  /^\W*(?:addend(?:um|a)|amend(?:ed|ment)|correct(?:ed|ion)|supplement\w*|revis(?:ed|ion))\b(?:[^a-z]*(?:(?:report|diagnosis|result|issued|dated|consultant|review|dr|md|by|on|at|final|number|no|m)\b[^a-z]*|[A-Z][\w’'.-]*[^A-Za-z]*)*)$/i;
/** "Sydney grading (0-3)", "Legend: …": the head of a table. */
const TABLE_HEAD =
  /\b(?:grading|grades?|scale|scores?|key|legend|range|stains?|panel)\b[^a-z]*\(?\s*\d\s*(?:-|–|to)\s*\d\s*\)?\W*$/i;
/** Of the paper itself, or a change that changes nothing. */
const FOOTER =
  /\b(?:no (?:other )?change (?:to|in) (?:the )?(?:impression|conclusion|opinion|interpretation|diagnosis|rest)|(?:impression|conclusion|opinion) (?:is |remains )?unchanged|(?:is|are) (?:only )?(?:a |an )?(?:professional )?opinion\b[^.]*\b(?:not|only)\b|not (?:a )?(?:final|valid)\b[^.]*\b(?:diagnosis|legal|purpose)|medico-?legal|lay (?:letter|summary)|(?:density )?notification\b[^.]*\b(?:law|act|provided|included)|state law|(?:electronically|digitally) (?:signed|generated)|dictated (?:but|using|with)|voice recognition|typographical|disclaimer|(?:reviewed|discussed) with the patient (?:before|prior|at|today|in person)|not verified|second reader|thank you for)\b/i;
const SHORTEST = 3;

/** What is not asked for must not stand beside what is, as if it took it back, nor be a main point of its own. */
export const ASKS_NOTHING =
  /\bthe report (?:asks for no\b|says that you do not need\b)|“(?:[^”]*\b)?no (?:further|routine|specific|additional|more)\b|“[^”]*\b(?:not (?:routinely )?(?:required|needed|necessary|indicated)|no (?:[a-z-]+ ){0,3}(?:required|needed|indicated)|does not (?:of itself )?(?:require|need))\b/i;

/** What makes a line more than a mark of an office. */
const WEIGHTY: ReadonlySet<string> = new Set(['finding', 'disease', 'organism', 'score', 'symptom']);

/** True where a line of the report is no message of it. */
export function concludesNothing(span: Span, ctx: Context): boolean {
  const own = ctx.clean(span).trim();
  if (TABLE_HEAD.test(own) || FOOTER.test(own)) return true;
  if (ctx.mentions.within(span).some(({ kind }) => WEIGHTY.has(kind))) return false;
  if (OFFICE.test(own) || ADDED.test(own)) return true;
  return isNameOnly(own);
}

/** "Womens health", "Dept of Histology": words without anything said of them. */
function isNameOnly(own: string): boolean {
  const words = own.match(/[A-Za-z]+/g) ?? [];
  return words.length < SHORTEST && DEPARTMENT.test(own);
}

const DEPARTMENT =
  /\b(?:health|department|dept|unit|service|services|laborator(?:y|ies)|lab|clinic|division|section|page|report|radiology|pathology|histology|cytology|h(?:a)?ematology|microbiology|chemistry|biochemistry)\b/i;

/** A longer line may hold one word that is not known. */
const LONG = 8;

/**
 * A line as a key point: our own words for it, or the report's where each hard word is everyday or explained beside it.
 * Null where the reader would stand before words that say nothing to them: such a line stands among the findings only.
 */
export function pointOf(line: Quoted, ctx: Context): Said[] | null {
  const [first, ...more] = line.said;
  if (first === undefined || concludesNothing(line.span, ctx)) return null;
  const quote = /“(.+)”/.exec(first.text)?.[1];
  if (quote === undefined) return [first];
  const glosses = more.filter(({ text }) => isGloss(text));
  const meant = glosses.map(({ text }) => glossOf(text)?.word.toLowerCase() ?? '');
  const words = quote.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
  const hard = words.filter((word, at) => {
    const lower = word.toLowerCase();
    if (meant.some((one) => one.split(/[\s/]+/).includes(lower))) return false;
    if (/^[A-Z]{2,}/.test(word)) return true;
    return !isKnown(lower) && !(at > 0 && /^[A-Z][a-z]/.test(word));
  });
  const shorts = hard.some((word) => /^[A-Z]{2,}|^[A-Za-z]{1,2}$/.test(word));
  return shorts || hard.length > (words.length >= LONG ? 1 : 0) ? null : [first, ...glosses];
}

/** "Widening", "an abnormal area", "wear and tear" of no named part: words of anything, which tell nothing by themselves. */
export function isVague({ frames, plan }: WrittenFinding, ctx: Context): boolean {
  if (!ctx.teller.sees || frames.length === 0 || PLACED.test(plan.what.text)) return false;
  return frames.every(({ head, sites, kind, urgency, links }) => {
    if (kind !== 'finding' || head === null || urgency !== null || sites.length > 0 || links.length > 0) return false;
    const noun = nounOf(head, ctx);
    return noun !== null && noun.system === 'general' && noun.kind !== 'disease' && noun.kind !== 'organism';
  });
}

const PLACED = / (?:in|of|on|behind|around) your | at [CLST]\d/;
