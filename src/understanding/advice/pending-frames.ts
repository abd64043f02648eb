import { Screened } from '../../reading/index.js';
import type { Clause, ReadSentence } from '../clause.js';
import { blank, CERTAIN, type DraftFrame } from '../draft-frame.js';

/** "Culture pending", "EGFR testing in progress", "results to follow": a result still to come. */
export const PENDING =
  /\b(?:results?|cultures?|cx|stud(?:y|ies)|testing|tests?|levels?|panel|cytology|pathology|fish|markers?|\w*methylation|ngs|sequencing|stains?|pcr|serolog(?:y|ies)|biops(?:y|ies)|immunostains?|cytogenetics|karyotype|sensitivities|susceptibilities|(?:reports?|results?) (?:on|of|for|from) (?:the |his |her )?[\w -]{3,40}?)(?: \([^()]{2,30}\))? (?:(?:is|are|was|were|remains?) )?(?:still |currently )?(?:pending|in progress|to follow|outstanding)\b(?! (?:discharge|transfer|placement))/i;

/** "Lipoprotein(a) pending at discharge", "sent day 5, result awaited": a whole line about one result to come. */
const RESULT_TO_COME =
  /^(?!\W*(?:no|nil|none|not|appointment|appt|referral|review|visit|placement|surgery|operation)\b)[^.;:?]{0,60}?(?:\b(?:sent|taken|collected)\b(?: (?:on )?(?:day \d{1,2}|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|today))?,? )?(?:\b(?:is|are|was|were|remains?) )?(?:\b(?:still|currently) )?(?:\bresults? )?(?:\b(?:is|are) )?\b(?:pending|awaited|outstanding|to follow)(?: (?:at|on|upon) (?:the )?(?:time of )?(?:discharge|transfer|d\/c))?\W*$/i;
const OF_A_TEST: ReadonlySet<string> = new Set(['test', 'lab', 'procedure']);

/** A line that says of one test, named in it or by its label, that its result is still to come. */
export function isResultToCome(read: ReadSentence, clause: Clause): boolean {
  const words = read.text.slice(clause.span.start, clause.span.end);
  if (!RESULT_TO_COME.test(words) || clause.span.end < read.sentence.span.end - 2) return false;
  const label = read.sentence.label;
  // "Hyperthyroidism (antibodies pending)": what was found is the matter.
  if (clause.placed.some(({ mention: { kind } }) => kind === 'finding' || kind === 'disease' || kind === 'symptom'))
    return false;
  return (
    clause.placed.some(({ mention }) => OF_A_TEST.has(mention.kind)) ||
    (label !== null && label !== undefined && A_SAMPLE.test(label.text))
  );
}

const A_SAMPLE =
  /\b(?:blood spot|newborn screen\w*|path(?:ology)?|histo(?:logy|path\w*)?|cytology|cultures?|cx|swabs?|biops(?:y|ies)|bloods?|labs?|tests?|results?|genetics|microarray|karyotype|mri|ct|echo)\b/i;

/** "Pending: none", "No results outstanding at this time": nothing is awaited. */
const NOTHING_AWAITED =
  /^\W*(?:[\w /]{0,30}(?:pending|outstanding|awaited)(?: (?:at|on|upon|after|from|the time of|time of|discharge|transfer|d\/c|labs?|labwork|tests?|results?|investigations?|studies|cultures?|items?))*\W{0,3}:\s*)?(?:(?:none|nil|nothing|no)\b(?: (?:tests?|results?|labs?|studies|known|at (?:this time|discharge|present)|pending|outstanding|awaited|to follow)\b)*(?:, all [\w ]{3,24} (?:final|back))?|n\/?a)\W*$/i;

const NAMES_AWAITED = new Screened(/\b(?:pending|outstanding|awaited)\b[^:]{0,40}:/i);

/** "Results pending at discharge: none", wherever the line stands: of results, never of visits. */
export function isNothingAwaited({ sentence, text }: ReadSentence): boolean {
  const words = text.slice(sentence.span.start, sentence.span.end);
  return NAMES_AWAITED.test(words) && NOTHING_AWAITED.test(words);
}

/** "No further tissue studies are pending" */
const NO_TEST_AWAITED =
  /^\W*(?:there (?:is|are) )?no (?:(?:further|other|additional|more|outstanding|tissue|lab|laboratory|molecular|genetic|special|histology|pathology) ){0,3}(?:results?|tests?|testing|stud(?:y|ies)|stains?|levels?|cultures?|investigations?|work-?up) (?:is |are |remains? )?(?:still |currently )?(?:pending|outstanding|awaited|to follow)\b/i;

/** A result still to come, or that nothing is awaited. */
export function pendingFrame(read: ReadSentence, clause: Clause): DraftFrame {
  const words = read.text.slice(clause.span.start, clause.span.end);
  if (NOTHING_AWAITED.test(words) || NO_TEST_AWAITED.test(words) || isNothingAwaited(read))
    return blank(read, clause, 'pending', null, { ...CERTAIN, negation: 'negated' });
  // "Sodium 138, calcium 9.9, and the report on the X-ray is pending": the results in front of it are there.
  const own = REPORT_ON.exec(words);
  const from = own === null ? clause.span.start : clause.span.start + own.index;
  const until = own === null ? clause.span.end : from + own[0].length;
  const placed = clause.placed.filter(({ mention: { span } }) => span.start >= from && span.end <= until);
  const item = placed.find(({ mention }) => OF_A_TEST.has(mention.kind)) ?? null;
  const first = read.tokens.findIndex((token) => token.start >= from);
  const part =
    own === null || first < 0 ? clause : { ...clause, from: first, span: { ...clause.span, start: from }, placed };
  return blank(read, part, 'pending', item, CERTAIN);
}

const REPORT_ON =
  /(?:the )?(?:reports?|results?) (?:on|of|for|from) [^.;,]{3,44}(?:is|are|was|were|remains?) (?:still |currently )?(?:pending|outstanding)\b/i;
