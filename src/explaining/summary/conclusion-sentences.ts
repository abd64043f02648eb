import type { Sentence } from '../../reading/types.js';
import { isOperationStep } from '../../understanding/index.js';
import type { Mention } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { CONCLUSIONS } from '../findings/importance.js';

const SAMPLED =
  /\b(?:biops\w*|bx|cores?|excision|resection|fna|aspirat\w*|curett\w*|\w+ectomy|specimens?|cytol\w*|trephine|smear|washings?|brushings?|tur\w*|voided|catheter urine|sputum)\b/i;

/** "Prostate, 12 core biopsy (PSA 7)" at the head of a part: what was sent, not what it comes to. */
export function isTitleOfSample(sentence: Sentence, mentions: readonly Mention[], ctx: Context): boolean {
  const { report } = ctx.understanding;
  if (sentence.kind === 'prose' || !report.sections[sentence.section]?.sentences.slice(0, 2).includes(sentence))
    return false;
  const words = ctx.clean(sentence.span);
  return (
    SAMPLED.test(words) &&
    words.split(' ').length <= 14 &&
    !mentions.some(({ kind }) => kind === 'finding' || kind === 'disease' || kind === 'score' || kind === 'organism') &&
    !/\b(?:no|not|negative|positive|benign|malignan\w+|normal|see|suggest\w*|recommend\w*)\b/i.test(words)
  );
}

/** A line that only names what was sent. */
export function isSpecimenLine({ span }: Pick<Sentence, 'span'>, ctx: Context): boolean {
  const frames = ctx.frames.within(span);
  return (
    ctx.clean(span).endsWith(':') ||
    (frames.length > 0 && frames.every(({ kind }) => kind === 'specimen' || kind === 'identity'))
  );
}

const STEP = /\b(?:was|were|is|are|had|has|been|then|using|at this point)\b/i;

/** A field of a form, or a word in the place of a diagnosis: "Number of sessions: 5", "Deferred." */
export function isNoEntry(words: string): boolean {
  return NO_ENTRY.test(words);
}

const NO_ENTRY =
  /^\W*(?:these|this|they|it|plans?|options?|recommendations?|diagnos[ei]s)(?: will| would| may)? (?:include[sd]?|are|were|is)(?: the following| as follows)?\W*$|^\W*(?:axis [iv]+\W*)?(?:none|non-?contributory|not pertinent|non-?significant|unremarkable for this visit|deferred|n\/?a|same|see\b[^.]*|as (?:above|below)\b[^.]*|pending|unknown|[\d\W]*|mild|moderate|severe|good|fair|poor)\W*$|^[^:.]{0,30}\b(?:number|length|date|duration)\b[^:.]{0,30}:|\b(?:gaf|global assessment)\b|^\W*(?:(?:r|l|rt|lt|right|left)\b[ -]?hand(?:ed)?(?: dominant)?|rhd|lhd|(?:office|manual|retired|works? as|occupation|lives? (?:alone|with))\b[^.:]{0,40})\W*$/i;

/** The sentences of the report's own conclusion; of an operation report also what was done. */
export function conclusionSentences(ctx: Context) {
  const { report } = ctx.understanding;
  const operation = /\boperation|\bprocedure|\bsurgery/i.test(report.type.title);
  return report.sentences.filter((sentence) => {
    const kind = report.sections[sentence.section]?.kind ?? 'other';
    if (isNoEntry(ctx.clean(sentence.span))) return false;
    if (!operation) return CONCLUSIONS.has(kind);
    // The titles of an operation report, not the story of its steps.
    if (STEP.test(ctx.clean(sentence.span))) return false;
    return CONCLUSIONS.has(kind) || (kind === 'procedures' && isTitle(sentence, ctx));
  });
}

/** "Procedure details": the steps, however short its lines are. */
const OF_STEPS =
  /\b(?:details?|technique|description|steps?|narrative|account|course|notes?|implants?|hardware|drains?|tubes?|packs?|packing|tourniquet|closure|antibiotics?|dressings?)\b/i;
const HOW_DONE =
  /\b(?:prep\w*|extent|time|scope|position|consent|sedation|medications?|swabs?|counts?|quality|tolerance|access|device|model)\b/i;

/** Stands before the story of the steps begins. */
function isTitle(sentence: Sentence, ctx: Context): boolean {
  const { sentences, heading } = ctx.understanding.report.sections[sentence.section] ?? {
    sentences: [],
    heading: null,
  };
  if (OF_STEPS.test(heading?.text ?? '')) return false;
  // "Bowel prep:", "Withdrawal time:": how it was done.
  if (sentence.label !== null && HOW_DONE.test(sentence.label.text)) return false;
  for (const one of sentences) {
    if (one.kind === 'prose' && (STEP.test(ctx.clean(one.span)) || isOperationStep(ctx.clean(one.span)))) return false;
    if (one === sentence) return true;
  }
  return false;
}
