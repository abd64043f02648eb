import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** The cancer was taken out, or treated to an end. */
const TREATED =
  /\b(?:lumpectomy|mastectomy|prostatectomy|nephrectomy|lobectomy|colectomy|hemicolectomy|thyroidectomy|orchiectomy|hysterectomy|resected|resection|excised|excision|radiation|radiotherapy|chemotherapy|brachytherapy|adjuvant|tamoxifen|anastrozole|letrozole|(?:completed|finished)\b[^.]{0,40}\b(?:therapy|treatment))\b/i;
/** Nothing of it is left. */
const FREE =
  /\b(?:no (?:clinical |radiographic |radiological |sign of |signs of |other )*(?:evidence|signs?|indication) of (?:any )?(?:(?:recurrent|active|residual|local|distant|metastatic) )*(?:or )?(?:(?:recurrent|active|residual|metastatic) )*(?:disease|recurrences?|cancer|relapse|malignancy|tumou?r)|NED|disease[- ]free|cancer[- ]free|tumou?r[- ]free|in (?:complete |full )?remission|free of (?:disease|cancer|recurrence))\b/i;
/** It was found so many years ago, as the note counts or dates it. */
const FOUND_THEN =
  /\b(?:diagnosed|diagnosis|found|dx|treated|status post|s\/p)\b[^.]{0,90}\b(?:(?:back )?in (?:[A-Z][a-z]+,? (?:of )?)?(?:19|20)\d\d|(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|several|many) years ago)\b|\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: and a half)? years? (?:out|since|status post|s\/p|post|after)\b/i;
/** Something of it is there, comes back, or is still being treated or looked for. */
const ACTIVE =
  /\b(?:recurren\w+|relapse[ds]?|metasta\w+|progress(?:ion|ive|ed|ing)|(?:new|enlarging|growing|suspicious|concerning|worrisome) (?:[\w-]+ ){0,2}(?:mass|lesion|nodule|lump|node|area|finding)s?|suspicious|suspected|suspicion|concern(?:ing|ed)? (?:for|about|of)|worrisome|stage (?:IV|4)|bi-?rads|pi-?rads|rising|rose|risen|(?:elevated|increased|raised|higher|climbing) (?:psa|cea|ca[- ]?\d+|tumou?r markers?)|(?:psa|cea|markers?) (?:is |was |are |has |have )?(?:now )?(?:elevated|increased|raised|up)|positive (?:biopsy|cytology|margins?|nodes?)|uptake|hypermetabolic|(?:lymph)?adenopathy|weight loss|palliative|hospice|induction|neoadjuvant|cycles?|restag\w+|second opinion|newly diagnosed|recently diagnosed|biops(?:y|ies) (?:is |was |are )?(?:scheduled|planned|pending|recommended)|tumou?r board)\b/i;
/** A lump, whatever it is: it may be what came back. */
const LUMP = /(?:^|-)(?:mass|lump|nodule|lesion|tumor)(?:-|$)/;
const DENIED =
  /\b(?:no|not|without|never|negative for|denies|denied|free of|rule out|monitor for|surveillance for|watch for|risk of)\b[^.;]{0,90}/gi;

/** "Breast cancer, no evidence of recurrence": said behind its name in the same sentence. */
export function isFreeOfIt({ head, sentence, source }: Frame, ctx: Context): boolean {
  if (head === null) return false;
  const line = ctx.understanding.report.sentences[sentence]?.span ?? source;
  return FREE.test(ctx.clean({ start: head.span.end, end: Math.max(head.span.end, line.end) }));
}

function isLump({ head, negated, experiencer, assertion }: Frame): boolean {
  return (
    head !== null &&
    LUMP.test(head.ref.id) &&
    !negated &&
    experiencer === 'patient' &&
    (assertion === 'present' || assertion === 'possible')
  );
}

/** How many parts of the body the report names a cancer of, there or perhaps there: of two, one may be new; a lump counts as another. */
function cancersIn({ understanding: { frames }, knowledge }: Context): number {
  if (frames.some(isLump)) return 2;
  const systems = frames.flatMap(({ head, negated, experiencer, assertion }) => {
    if (head?.ref.folder !== 'concepts' || negated || experiencer !== 'patient') return [];
    if (assertion !== 'present' && assertion !== 'possible') return [];
    const concept = knowledge.concept(head.ref.id);
    return concept?.sensitive === true && concept.kind === 'disease' && concept.system !== 'cancer'
      ? [concept.system]
      : [];
  });
  return new Set(systems).size;
}

const cache = new WeakMap<Context, boolean>();

/**
 * True for the note of a visit whose cancer was found years ago and treated, and of which nothing is said to be there now:
 * the reader has lived with it, and nothing of it is announced as news.
 */
export function isCancerOfThePast(ctx: Context): boolean {
  const known = cache.get(ctx);
  if (known !== undefined) return known;
  const { type, clean } = ctx.understanding.report;
  const is =
    type.type === 'other' &&
    !ctx.teller.sees &&
    TREATED.test(clean) &&
    (FREE.test(clean) || FOUND_THEN.test(clean)) &&
    !ACTIVE.test(clean.replace(FREE, ' ').replace(DENIED, ' ')) &&
    cancersIn(ctx) < 2;
  cache.set(ctx, is);
  return is;
}
