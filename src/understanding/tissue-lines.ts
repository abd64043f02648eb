import { wholeFrame, wholeSentence } from './advice-frames.js';
import type { ReadSentence } from './clause.js';
import { blank, CERTAIN, type DraftFrame } from './draft-frame.js';
import type { SectionRule } from './sections.js';

const IF_EVER =
  /^\W*(?:if|should|in case|where|when)\b.{3,160}\b(?:investigat\w*|refer(?:ral|red)?|review|re-?test|repeat|see|contact|consult|manage\w*|colposcop\w*|biopsy)\b/i;

/** What a laboratory writes about its methods, its samples' marks and its offices: nothing that it found. */
const OF_THE_LAB =
  /^\W*(?:(?:these|this|the) (?:tests?|assays?|stains?) (?:was|were|has been|have been) (?:developed|validated|performed using)|not (?:fda|tga)[ -](?:cleared|approved)\W*$|(?:[a-z]+\/)?[a-z]+ accredited\W*$|(?:suture|stitch|clip)s? (?:at|marks?|marking|indicat\w+) |(?:this |the )?results? (?:has|have) been (?:forwarded|sent|reported) to the \w[\w ]+ regist(?:er|ry))|^\W*\d+ (?:air|pap|alcohol|wet|fixed)[\w ,-]*\b(?:smears?|slides?)\b/i;

/** "HPV DNA TEST (Roche cobas)", "MISMATCH REPAIR IHC": the name of what follows. */
const TITLE =
  /^\W*(?:[A-Z][A-Z\d/&-]*,? ){1,5}(?:TEST|TESTING|IHC|CYTOLOGY|IMMUNOHISTOCHEMISTRY|STUDIES|PANEL|ANALYSIS)(?: \([^()]*\))?\W*$/;

/** True for what is only about the laboratory's work, or names what follows. */
export const isOfTheLab = (words: string): boolean => OF_THE_LAB.test(words) || TITLE.test(words);

/** Lines of a tissue report that find nothing: advice on a condition, and what is only about the laboratory's work. */
export function tissueLine(read: ReadSentence, rule: SectionRule): DraftFrame[] | null {
  if (read.reportType !== 'pathology') return null;
  const words = printed(read);
  const whole = IF_EVER.test(words) || isOfTheLab(words) ? wholeSentence(read) : null;
  if (whole === null) return null;
  return isOfTheLab(words)
    ? [{ ...blank(read, whole, 'technique', null, CERTAIN), coverage: 1 }]
    : [wholeFrame(read, whole, rule, 'recommendation')];
}

const BLOCK = /^\W*[A-Z]\d{1,2}(?:[-,&/ ]+[A-Z]?\d{1,2})*\s*[:–-]\s/;
const STAINED = /\b(?:immuno\w*|stain\w*|positivity|expression|loss of|lost|levels?|amacr|p63|p40|p16|ck\d+|hmwck)\b/i;
const POINTS =
  /\b(?:supports?|supporting|favou?rs?|suggests?|suspicious|consistent|compatible|confirms?|in keeping)\b/i;

const OF_CANCER = /\bsupport\w* (?:\w+ ){0,4}(?:carcinoma|adenocarcinoma|cancer|malignan\w+|melanoma|lymphoma)\b/i;

/** "E1: loss of basal cells supports carcinoma": what one block or one stain points to says nothing of the whole sample. */
export function isOfOneBlock(read: ReadSentence): boolean {
  if (read.reportType !== 'pathology') return false;
  const words = printed(read);
  return POINTS.test(words) && STAINED.test(words) && (BLOCK.test(words) || OF_CANCER.test(words));
}

function printed({ text, sentence: { span } }: ReadSentence): string {
  return text.slice(span.start, Math.min(span.end, span.start + 300));
}
