import { isCallHeading } from '../../reading/index.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import type { Said } from '../nets/said.js';
import { glossesFor } from '../retell/quote.js';
import { retellSentence } from '../retell/retell.js';
import { bodyOf } from '../retell/retold-clause.js';
import { inItsOwnWords, rewriteClause, rewriteForReader } from '../rewrite.js';
import { uncapital } from '../words/english.js';
import { headPhrase, phraseList } from '../words/phrase.js';
import { type Plan, plan } from './plan.js';
import { quotable } from './quote.js';
import { returnAdvice } from './return-advice.js';

/** When to call or go back. Takes all such frames of one sentence. */
export function planWarningSign(frames: readonly Frame[], ctx: Context): Plan | null {
  const first = frames[0];
  if (first === undefined) return null;
  const sentence = ctx.understanding.report.sentences[first.sentence];
  const span = sentence?.span ?? first.source;
  const clause = ctx.clean(span);
  const advice = sentence === undefined ? null : returnAdvice(bodyOf(sentence), ctx);
  if (advice !== null && !/\b(?:sooner|earlier)\b/i.test(clause)) {
    const [what, ...details] = advice;
    if (what !== undefined) return { what, details, meaning: [] };
  }
  if (/^(?:if |call |return |go |seek |come back|contact |please )/i.test(clause)) {
    const rewritten = rewriteForReader(span, ctx);
    if (rewritten !== null) return { what: rewritten, details: [], meaning: [] };
    const own = inItsOwnWords(span, ctx, true);
    if (own !== null) return { what: atOnce(own), details: glossesFor(span, ctx).slice(0, 2), meaning: [] };
    const words = quotable(clause);
    if (words !== null && /\bor\b[^.]{0,40}\b(?:return|go|call)\b/i.test(clause))
      return plan(`of when to get help, the report says: “${words}”`, [span]);
  }
  // A whole sentence ("She was told to call if she had questions") is told as one.
  if (sentence?.kind === 'prose' && /\b(?:patient|pt|he|she|mother|father|parents?|family)\b/i.test(clause)) {
    const rewritten = rewriteForReader(span, ctx);
    if (rewritten !== null && /\b(?:call|return|go|come|seek|contact|notify|report)\b/i.test(rewritten.text))
      return { what: rewritten, details: [], meaning: [] };
    const [what, ...details] = retellSentence(sentence, ctx) ?? [];
    if (what !== undefined) return { what, details, meaning: [] };
    const words = quotable(clause);
    if (words !== null) return plan(`of when to get help, the report says: “${words}”`, [span]);
  }
  // "No alcohol", "Trauma clinic in 2 weeks": stands under the heading, and is no sign.
  if (NO_SIGN.test(clause)) {
    const words = quotable(clause);
    return words === null ? null : plan(`the report says: “${words}”`, [span]);
  }
  const listed = SIGNS_LED.exec(clause);
  // "Lithium toxicity signs": of what they are signs is told with them.
  const ofWhat =
    /\b(?:understand|verbali|educat|taught|teach|instruct|review|counsel|advis|aware|told|precautions|red flags)/i.test(
      listed?.[1] ?? '',
    ) || /^\W*(?:warning|danger|alarm|red[- ]flag)?\s*(?:signs?|symptoms?)\b/i.test(listed?.[1] ?? '');
  const watch =
    listed === null ||
    (sentence?.label != null && !ofWhat) ||
    DEED.test(listed[2] ?? '') ||
    OWN_ORDER.test(listed[2] ?? '')
      ? null
      : quotable((ofWhat ? listed[2] : clause) ?? clause);
  if (watch !== null) return plan(`the report asks you to watch for these signs: “${watch}”`, [span]);
  const heading = headingOf(first, ctx);
  // A sentence with its own deed ("fever: call us") or a rule of its own, and one that names no sign, is told whole.
  if (!isListOfSigns(clause, frames, ctx)) {
    const words = quotable(clause);
    if (words === null) return null;
    // "Next birth: …" under "Seek help if": of another matter by its own label.
    const own = sentence?.label != null && !NAMES_HELP.test(sentence.label.text);
    const led = !own && (NAMES_HELP.test(clause) || isCallHeading(heading));
    return {
      ...plan(`${led && !ALL_WELL.test(clause) ? 'of when to get help, ' : ''}the report says: “${words}”`, [span]),
      details: glossesFor(span, ctx),
    };
  }
  const lead = whatToDo(`${heading} ${clause}`);
  const grounds = [span, ...headingSpan(first, ctx)];
  if (/^(?:you|your)\b/i.test(clause)) {
    const rewritten = rewriteClause(span, ctx);
    if (rewritten !== null) return plan(`${lead} if ${uncapital(rewritten.text)}`, grounds, rewritten.knowledge);
  }
  // The whole list in the report's words, or nothing: a sign that is left out may be the one that comes.
  const signs = signsIn(clause);
  const named = /\d/.test(signs) ? null : namedSigns(frames, ctx);
  if (named !== null) return plan(`${lead} if you have ${named.text}`, grounds, named.knowledge);
  // "Contact us immediately if they occur": which signs stands before.
  const words = quotable(ONLY_POINTS.test(signs) ? clause : signs);
  if (words === null) return null;
  if (ONLY_POINTS.test(signs))
    return { ...plan(`of when to get help, the report says: “${words}”`, grounds), details: glossesFor(span, ctx) };
  return { ...plan(`${lead} in these cases: “${words}”`, grounds), details: glossesFor(span, ctx) };
}

const ONLY_POINTS =
  /^\W*(?:if |when )?(?:they|it|this|these|those|any of (?:these|this|them|the above))(?: (?:symptoms?|signs?))?(?: (?:should |does |do |ever |were to )?(?:occurs?|happens?|develops?|appears?|recurs?|persists?|returns?))?\W*$/i;

/** "Return stat if" in everyday words. */
function atOnce(said: Said): Said {
  return { ...said, text: said.text.replace(/^(Return|Come back|Call) stat\b/i, '$1 right away') };
}

const NO_SIGN =
  /^\W*(?:no (?!pulse|urine|stool|feeling|movement|sensation|relief|improvement)\w+|skip|avoid|f\/?u\b|follow[- ]?up|take|keep|wear|rest|stop|start|continue|resume|diet|limit|use|do not|don['’]t|see)\b(?!.*\b(?:if|call|return|emergency|911)\b)|\b(?:clinic|appointment|visit)\b(?!.*\b(?:if|call|return)\b)/i;

const SIGNS_LED =
  /^([^:–—]{0,120}\b(?:signs?|symptoms?|s\/sx?|s&s|red flags|precautions)\b[^:–—]{0,60}?)(?::| [-–—] )\s*(.+)$/i;
const DEED =
  /\b(?:call|ring|phone|text|return|come (?:back|in)|go to|attend|seek|contact|notify|present to|911|999|112|er|ed|a&e)\b/i;
const NAMES_HELP = /\b(?:911|999|112|111|er|ed|a&e|emergency|call|ring|attend|seek|return)\b/i;
/** What is to be expected is no reason to call. */
const ALL_WELL = /\b(?:expected|normal|common|usual|can last|may last|no need|fine|ok(?:ay)?)\b/i;
/** "999/A&E if", "911 for": the place alone in front of the signs. */
const PLACE_FIRST = /^\W*(?:(?:911|999|112|111|er|ed|a&e)\W{0,3}(?:or )?)+(?:if|for|with)\b/i;
const OWN_ORDER =
  /^\W*(?:never|always|do not|don['’]t|no |keep|take|hold|check|turn|discuss|avoid|weigh|rest|drink|eat|use|give|stop|start|continue|see|follow|review|repeat|remove|change|wear|stay|tell|make sure|ensure|bring)\b/i;
const VITAL =
  /(?:[<>≥≤]|\b(?:over|above|below|under|more than|less than)\b) ?\d|\b(?:fevers?|temp\w*|drainage|pus|bleeding|pain|swelling|redness|vomiting|breath\w*|weakness|confusion|faint\w*|seizures?|chills|blue|limp|sleepy|drowsy|urine|wet|dizz\w*|unable|cannot|can['’]t|wors\w+|not )\b/i;

/** Only the signs themselves, led by nothing or by the words that call for help. */
function isListOfSigns(clause: string, frames: readonly Frame[], ctx: Context): boolean {
  const signs = signsIn(clause);
  if (DEED.test(signs.replace(PLACE_FIRST, '')) || ALL_WELL.test(clause) || OWN_ORDER.test(clause)) return false;
  // "Glucose <70: 15 g sugar": what to do in one case.
  if (/\w: +\S/.test(signs) || /(?:->|→|=>)/.test(signs)) return false;
  if (VITAL.test(signs)) return true;
  return frames.some(({ source }) =>
    ctx.mentions.within(source).some((mention) => SIGNS.has(nounOf(mention, ctx)?.kind ?? 'other')),
  );
}

/** What stands behind "if", "for" or "with". */
function signsIn(clause: string): string {
  const told =
    /\b(?:call|return|go|come|seek|contact|notify|report|re-?present|re-?attend)\b.{0,80}?\b(?:if|for|with|should|when)\b[:\s]*/i.exec(
      clause,
    );
  const colon = clause.indexOf(':');
  if (colon > 0 && isCallHeading(clause.slice(0, colon))) return clause.slice(colon + 1).trim();
  const label = /^(?:return|call|go to (?:the )?(?:er|ed))[a-z ]{0,16}:\s*/i.exec(clause);
  if (label !== null) return clause.slice(label[0].length);
  return told === null ? clause : clause.slice(told.index + told[0].length);
}

/** All signs of the list in everyday words; null where any word of it is not among them. */
function namedSigns(frames: readonly Frame[], ctx: Context): { text: string; knowledge: string[] } | null {
  const [first] = frames;
  const span = first === undefined ? undefined : ctx.understanding.report.sentences[first.sentence]?.span;
  if (first === undefined || span === undefined) return null;
  const mentions = ctx.mentions.within(span).filter((mention) => SIGNS.has(nounOf(mention, ctx)?.kind ?? 'other'));
  const phrases = mentions
    .map((head) =>
      headPhrase(
        {
          ...first,
          head,
          negated: false,
          sites: [],
          others: [],
          laterality: null,
          severity: null,
          count: null,
          level: null,
          change: null,
        },
        ctx,
        { term: false },
      ),
    )
    .filter((phrase) => phrase !== null);
  if (phrases.length === 0 || phrases.length !== mentions.length) return null;
  const clause = ctx.clean(span);
  // Each entry of the list is the name of a sign and nothing more ("worsening pain" is not).
  const names = new Set(mentions.map((mention) => ctx.clean(mention.span).toLowerCase()));
  const items = signsIn(clause)
    .split(/,|\bor\b|\band\b|;|\./)
    .map((item) =>
      item
        .replace(/\b(?:you (?:have|develop)|have|any|a|an|the)\b/gi, ' ')
        .trim()
        .toLowerCase(),
    )
    .filter((item) => item !== '');
  if (!items.every((item) => names.has(item))) return null;
  return { text: phraseList(phrases, 'or'), knowledge: phrases.flatMap((phrase) => phrase.knowledge) };
}

const SIGNS = new Set(['finding', 'disease', 'symptom']);

const EMERGENCY_ROOM = /\b[Ee]mergency\b(?! contact)|\bER\b|\bED\b|\bA ?& ?E\b/;

function whatToDo(clause: string): string {
  const number =
    /\b(?:911|999|112)\b/.exec(clause)?.[0] ??
    /\b(?:call|dial|ring|phone) (?:NHS |triple zero \(?)?(111|000)\b/i.exec(clause)?.[1];
  if (number !== undefined) {
    // "Call 999 or go to A&E", "ER / 911"
    const or = EMERGENCY_ROOM.test(clause) ? ' or go to the emergency room' : '';
    return `call ${number}${or}`;
  }
  const calls = /\b(?:call|contact|notify)\b[^.]{0,60}\bor\b/i.test(clause);
  if (calls && EMERGENCY_ROOM.test(clause)) return 'call your doctor or go to the emergency room';
  if (EMERGENCY_ROOM.test(clause)) return 'go to the emergency room';
  if (/\bcall\b|\bcontact\b|\bnotify\b/i.test(clause)) return 'call your doctor';
  if (/\breturn\b|\bcome back\b|\bre-?(?:present|attend)\b/i.test(clause)) return 'go back for care';
  return 'get help';
}

function headingOf(frame: Frame, ctx: Context): string {
  const { report } = ctx.understanding;
  const section = report.sections[report.sentences[frame.sentence]?.section ?? -1];
  return section?.heading?.text ?? '';
}

function headingSpan(frame: Frame, ctx: Context) {
  const { report } = ctx.understanding;
  const heading = report.sections[report.sentences[frame.sentence]?.section ?? -1]?.heading;
  return heading == null ? [] : [heading.span];
}
