import type { Clause, ReadSentence } from './clause.js';
import type { Mention } from './types.js';

/** "In 2002 he was advised to …": the story, not what is asked for now. */
export const LONG_AGO = /\b(?:in|since|back in) (?:19|20)\d{2}\b.*\b(?:was|were|had|saw|recommended|advised)\b/i;

/** Who was told of the results: nothing clinical. */
export const TOLD =
  /\b(?:(?:results?|findings?|report)? ?(?:phoned|telephoned|called|relayed|conveyed) to|discussed with|communicated (?:to|with|by)|notified|informed of|called to)\b(?!.*\brecommend)/i;

/** "Lobular cancers may be larger than they look": what holds for such illnesses, not what this reader has. */
const LESSON =
  /^\W*(?:most |many |some |such )?(?:[a-z-]+ ){0,3}(?:cancers|carcinomas|tumou?rs|infections|lesions|nodules|polyps|adenomas|cysts|patients|women|men|people|individuals)(?: (?:of|with|in) [\w ]{3,40}?)? (?:may (?!represent|reflect|be (?:due|related|secondary|benign|malignant|present))|can|often|usually|frequently|typically|tend|are (?:often|usually|frequently|commonly|typically|generally|known)|clear|resolve|regress|heal|go away)\b/i;
/** "HPV infection is common and most infections clear" */
const COMMON = /^\W*(?:[a-z-]+ ){1,4}(?:is|are) (?:very |quite |extremely )?common\b/i;
const OF_THIS = /^\W*(?:these|those|both|multiple|several|numerous|the|a few|few|bilateral|two|three|\d)\b/i;

/** What holds for such illnesses in general, in a report of tissue or of a picture. */
export function isLesson(read: ReadSentence): boolean {
  if (read.reportType !== 'pathology' && read.reportType !== 'imaging') return false;
  const words = read.text.slice(
    read.sentence.span.start,
    Math.min(read.sentence.span.end, read.sentence.span.start + 160),
  );
  return (LESSON.test(words) || COMMON.test(words)) && !OF_THIS.test(words);
}

/** "FRAX: major fracture 21%": a risk; "features insufficient for cancer": no cancer, and no fault of the sample. */
export const NO_FINDING = new RegExp(
  [
    /^\W*frax\b|\b(?:features?|findings?|criteria|changes|atypia) (?:are |is |was |were )?(?:insufficient|not (?:enough|sufficient)) (?:for|to)\b/,
    // "Obstructive apneas 68, central apneas 2": counts of a night, of which each may be next to none.
    /\b(?:apno?eas?|hypopno?eas?|arousals?|reras?)(?: events?)?(?: ?[:=] ?| )\d{1,3}\b(?! ?(?:s|sec\w*|%|min\w*)\b)/,
    /\b(?:air|gas) and stool\b|\b(?:decline|decrease|loss|increase|gain)\b[^,;]{2,40}[,;] [\w ]{2,30}\bstable\b|\bshould not (?:delay|preclude|defer|deter)\b/,
    // "WHO classification: osteoporosis T-score at or below -2.5": what the names mean.
    /^\W*(?:who|world health organi[sz]ation)\b[^.:;]{0,40}\b(?:classification|criteria|definitions?|categor(?:y|ies))\b[^.]*\bt-?\s?scores?\b|\b(?:osteoporosis|osteopenia|normal)\b[^.;,]{0,12}\bt-?\s?score (?:is |of )?(?:at or |equal to or )?(?:below|above|between|less|greater|<|>|≤|≥)/,
    /\b(?:fracture|osteoporotic|hip) (?:risk|probability)\b.*%|\b(?:probability|likelihood) of (?:an? |any |major |future |osteoporotic |hip )*fractures?\b/,
    /\b(?:risk|chance) of (?:an? |any |major |future |osteoporotic |hip )*fractures?\b.*%|^\W*(?:hip|spine|major osteoporotic)[\s:=-]{1,3}[<>]?\d{1,2}(?:\.\d{1,2})?\s?%\W*$/,
    /\b(?:osteoporotic|hip) fractures?[\s:=(–-]{0,4}(?:is |of )?[<>]?\s?\d{1,2}(?:\.\d{1,2})?\s?%(?! (?:height|loss|displace))/,
    /(?:\bpercent(?:age)?|%|\bproportion) of (?:\w+ )?(?:cancers|malignanc\w+|tumou?rs|lesions)\b[^.]*\b(?:not|missed|undetected)\b|\bfalse[- ]negative (?:rate|result|mammogram)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** The label of who looked after the reader. */
export const OF_TEAM =
  /^\W*(?:(?:hospital|admitting|attending|discharging|primary|treating) )?(?:service|team|unit|ward|specialty)\W*$/i;

/** "TTP must be considered": an illness that cannot wait is thought of, nothing is ordered. */
export function weighsUrgent(words: string, { placed }: Clause, read: ReadSentence): boolean {
  return (
    WEIGHS.test(words) &&
    placed.some(({ mention }) => read.knowledge.urgentFor(mention.ref.id).length > 0) &&
    !placed.some(({ mention }) => mention.kind === 'procedure' || mention.kind === 'test')
  );
}

const WEIGHS =
  /\b(?:must|should|needs?|has|have|ought)(?: to)?(?: still)? be (?:considered|excluded|ruled out|thought of|kept in mind|borne in mind)\b/i;

/** What cannot wait or weighs by itself. */
export function isGrave({ kind, ref, span }: Mention, read: ReadSentence): boolean {
  if (!['finding', 'disease'].includes(kind) || ref.folder !== 'concepts') return false;
  // "Stroke team notified"
  if (/^\s*(?:team|alert|code|service|unit|protocol|pathway|nurse)\b/i.test(read.text.slice(span.end, span.end + 12)))
    return false;
  if (read.knowledge.urgentFor(ref.id).length > 0) return true;
  const weight = read.knowledge.concept(ref.id)?.importance;
  return weight === 'urgent' || weight === 'important';
}
