import { Screened } from '../reading/index.js';
import { wholeFrame, wholeSentence } from './advice/frames.js';
import { isWarningOfTissue } from './advice/warning-lines.js';
import type { ReadSentence } from './clause.js';
import { blank, CERTAIN, type DraftFrame } from './draft-frame.js';
import type { SectionRule } from './sections.js';

const IF_EVER =
  /^\W*(?:if|should|in case|where|when)\b.{3,160}\b(?:investigat\w*|refer(?:ral|red)?|review|re-?test|repeat|see|contact|consult|manage\w*|colposcop\w*|biopsy)\b/i;

/** "Cytology cannot differentiate an adenoma from a carcinoma": what the method cannot tell, and nothing that was found. */
const OF_METHOD =
  /^\W*(?:(?:fine[- ]needle |the |this |these |needle |core |frozen |on )*(?:cytology|fnac?|fna cytology|aspirat\w+|smears?|biops(?:y|ies)|sections?|test|method|technique|morphology|histology|immunohistochemistry|sampling)(?: alone| specimens?| samples?)? (?:cannot|can not|does not|do not|is unable to|are unable to) (?:\w+ly |always )?(?:differentiate|distinguish|discriminate|separate|tell)\b|[^.;]{3,90}\b(?:can(?: be)? only be|can be only|can be) (?:assessed|determined|diagnosed|excluded|confirmed|evaluated|made) (?:only )?(?:on|by|in|after|with) (?:the )?(?:histo\w+|excision|resection|surgical|whole|complete|removal|lobectomy))/i;

/** What a laboratory writes about its methods, its samples' marks and its offices: nothing that it found. */
const OF_THE_LAB = new Screened(
  /^\W*(?:(?:these|this|the) (?:tests?|assays?|stains?) (?:was|were|has been|have been) (?:developed|validated|performed using)|not (?:fda|tga)[ -](?:cleared|approved)\W*$|(?:[a-z]+\/)?(?:[a-z]+|iso) ?(?:\d{4,5} ?)?accredited(?: laboratory)?\b[^.;]{0,20}$|important (?:information|notice)\W*$|this report (?:supersedes|replaces) no (?:previous|earlier|other) report\W*$|(?:suture|stitch|clip)s? (?:at|marks?|marking|indicat\w+) |(?:this |the )?results? (?:has|have) been (?:forwarded|sent|reported) to the \w[\w ]+ regist(?:er|ry))|^\W*\d+ (?:air|pap|alcohol|wet|fixed)[\w ,-]*\b(?:smears?|slides?)\b/i,
);

/** "HPV DNA TEST (Roche cobas)", "MISMATCH REPAIR IHC": the name of what follows. */
const TITLE =
  /^\W*(?:[A-Z][A-Z\d/&-]*,? ){1,5}(?:TEST|TESTING|IHC|CYTOLOGY|MICROSCOPY|IMMUNOFLUORESCENCE|HISTOLOGY|HISTOCHEMISTRY|IMMUNOHISTOCHEMISTRY|STUDIES|PANEL|ANALYSIS)(?: \([^()]*\))?\W*$/;

const COLUMNS: ReadonlySet<string> = new Set(
  'site sites sample specimen specimens core cores part location block number no of total taken positive involved gleason score grade group gg isup length size max maximum tumour tumor cancer carcinoma pattern percent percentage tissue diagnosis result results type mm cm pni epe margin margins comment comments'.split(
    ' ',
  ),
);

/** "Site  Cores  Positive  Gleason score  Length of tumour": the names of the columns of a table, and nothing found. */
function namesColumns(words: string): boolean {
  const all = words.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    all.length >= 4 &&
    /^\W*(?:site|sample|specimen|core|part|location|block)s?\b/i.test(words) &&
    !/[:.;=]|\d{2}/.test(words) &&
    all.every((word) => COLUMNS.has(word))
  );
}

/** True for what is only about the laboratory's work, or names what follows. */
export const isOfTheLab = (words: string): boolean =>
  OF_THE_LAB.test(words) || TITLE.test(words) || namesColumns(words);

/** Lines of a tissue report that find nothing: advice on a condition, and what is only about the laboratory's work. */
export function tissueLine(read: ReadSentence, rule: SectionRule): DraftFrame[] | null {
  if (read.reportType !== 'pathology') return null;
  const words = printed(read);
  const limit = OF_METHOD.test(words) && /\b(?:cannot|can not|not|unable|only)\b/i.test(words);
  const whole =
    IF_EVER.test(words) || isWarningOfTissue(read) || limit || isOfTheLab(words) ? wholeSentence(read) : null;
  if (whole === null) return null;
  if (limit) return [{ ...blank(read, whole, 'limitation', null, CERTAIN), coverage: 1 }];
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
