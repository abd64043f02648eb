import { Screened } from '../../reading/index.js';
import type { Clause, ReadSentence } from '../clause.js';
import type { PlacedMention } from '../mentions.js';

const COUNTED = new Screened(
  /\b(?:lymph|nodes?|nodal|cores?|fragments?|sections?|blocks?|biops(?:y|ies)|specimens?)\b/i,
);

/** A zero as the answer: "…: 0", "… 0/12", "… 0 of 2"; not "0.5 cm", "0-2" or "0 mm". */
const NONE_AFTER =
  /^\s*(?:\([^)]*\)\s*)?(?:(?::|=|is|are|was|were)\s*(?:0|zero|nil|none)(?![.,]?\d|\s*(?:[-–%]|mm\b|cm\b))|(?::|=|is|are|was|were|,)?\s*(?:0|zero|none)\s*(?:\/|of|out of)\s*(?:the\s+)?(?:\d|two|three|four|five|six|seven|eight|nine|ten))/i;

/** A zero share in front: "0/14 lymph nodes with …", "zero of 5 nodes positive for …". */
const NONE_BEFORE =
  /(?:^|[\s:(,])(?:0|zero|none)\s*(?:\/|of|out of)\s*(?:the\s+|all\s+)?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
/** "AF/flutter: 0%", "AF burden 0%": a share of none behind the name. */
const NO_SHARE = /^(?:\/\w+)?\s*(?:burden|load|time|share)?\s*(?:[:=]|is|was|of)?\s*0(?:\.0+)?\s?%(?!\s*[-–]\s*\d)/i;
/** "VT 0 runs", "SVT 0": a count of none of beats, behind the name. */
const NO_RUNS =
  /^\s*[:=]?\s*(?:0|zero|nil)(?:\s+(?:runs?|beats?|episodes?|events?|salvos?))?\s*(?=[,.;)/]\s|[,.;)]?$)/i;
/** "0 runs of VT" */
const NO_RUNS_OF = /(?:^|[\s,;:(])(?:0|zero|nil)\s+(?:runs?|beats?|episodes?|events?|salvos?)\s+of\s+$/i;
const SOME = /(?:^|[\s:(,])[1-9]\d?\s*(?:\/|of|out of)\s*\d|\b(?:but|except|however|one|single)\b/i;

/**
 * True where the count beside a finding says that there is none of it: "Number of positive lymph nodes: 0", "Positive
 * nodes: 0/12", "0 of 2 nodes positive for carcinoma". Only what is counted in nodes, cores or pieces.
 */
export function countsNone(read: ReadSentence, clause: Clause, item: PlacedMention): boolean {
  const { text } = read;
  if (!['finding', 'disease', 'organism'].includes(item.mention.kind)) return false;
  if (NO_SHARE.test(text.slice(item.mention.span.end, read.sentence.span.end))) return true;
  if (read.knowledge.concept(item.mention.ref.id)?.system === 'heart-vessels' && hasNoRuns(read, item)) return true;
  const sentenceStart = read.sentence.span.start;
  if (!COUNTED.test(text.slice(sentenceStart, clause.span.end))) return false;
  const { start, end } = item.mention.span;
  if (NONE_AFTER.test(text.slice(end, read.sentence.span.end))) return true;
  const before = text.slice(clause.span.start, start);
  const none = NONE_BEFORE.exec(before);
  return none !== null && !SOME.test(before.slice(none.index + none[0].length));
}

function hasNoRuns({ text, sentence }: ReadSentence, { mention: { span } }: PlacedMention): boolean {
  return (
    NO_RUNS.test(text.slice(span.end, sentence.span.end)) ||
    NO_RUNS_OF.test(text.slice(sentence.span.start, span.start))
  );
}
