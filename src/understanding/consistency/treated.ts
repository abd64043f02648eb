import { singleSpaced } from '../../knowledge/index.js';
import type { ReadReport } from '../../reading/index.js';
import { Screened } from '../../reading/index.js';
import type { Frame } from '../types.js';
import type { Statement } from './statement.js';

const DONE =
  '(?:clipped|coiled|embolized|repaired|resected|excised|removed|drained|evacuated|ablated|stented|bypassed|oversewn|decompressed|debulked|extirpated|operated(?: on)?)';
const DEED =
  '(?:resection|removal|clipping|coiling|repair|drainage|evacuation|excision|ablation|embolization|fixation|decompression|stenting|bypass|surgery|operation|lumpectomy|nephrectomy|lobectomy)';
/** "Well clipped left ICA aneurysm", "the repaired umbilical hernia": what was done stands before the name. */
const BEFORE = new RegExp(
  String.raw`(?<!\b(?:not|partially|incompletely|un|never|to be|be)[ -])\b${DONE}(?: [\w'/-]+){0,4}? $|\b(?:status[- ]post|s\/p|after|following|prior|previous|post|history of)(?: [\w-]+){0,4} ${DEED} (?:of|for)(?: [\w'/-]+){0,6} $`,
  'i',
);
/** "The aneurysm is well clipped." */
const BEHIND = new RegExp(
  String.raw`^(?: [\w-]+){0,2} (?:is|are|was|were|has been|have been)(?: (?:well|now|since|previously|successfully|completely|fully|again)){0,2} ${DONE}\b`,
  'i',
);
/** "Laparoscopic ventral hernia in 2007": the operation on it. */
const OPERATED = /\b(?:laparoscopic|robotic(?:[- ]assisted)?|open|mesh)(?: [\w'-]+){0,3} $/i;
/** What is left of it or came back is there. */
const LEFT =
  /\b(?:residual|recurr\w+|remnant|remaining|incomplete\w*|partial\w*|regrowth|leak|endoleak|progress\w+|enlarg\w+|new|increas\w+|worse\w*|again|will be|to be|should be|scheduled|plan\w*)\b/i;
const DENIED_LEFT =
  /\b(?:no|without|negative for|free of)\b(?: [\w-]+){0,6} (?:residual|recurr\w+|remnant|remaining|endoleak|leak)\b/i;

/** "Which is a nonspecific finding", "of no clinical significance": seen, and of no weight by the report itself. */
const NO_WEIGHT = new Screened(
  /\b(?:(?:is|are|was|were|which is|represents?|as|considered|likely|felt to be) (?:of )?(?:an? |only )?(?:non-?specific(?: finding)?|normal variants?|of no (?:clinical |known )?(?:significance|consequence|concern)|(?:clinically )?insignificant|not (?:felt to be |thought to be |considered )?(?:clinically )?(?:significant|relevant))|of (?:no|doubtful|uncertain|unclear) (?:clinical )?significance|nonspecific (?:response|finding))\b/i,
);

const ILL: ReadonlySet<string> = new Set(['finding', 'disease']);
const KINDS: ReadonlySet<Frame['kind']> = new Set(['finding', 'diagnosis']);

const OF_THE_SKIN = /^(?:incision|surgical-wound|wound|scar|scarring|laceration)$/;
const BEFORE_TODAY = /\b(?:history|h\/o|ago|prior|previous\w*|old|remote|past|years?|last|(?:19|20)\d{2})\b/i;
const LONG_AGO = /\b(?:history|h\/o|ago|prior|previous\w*|old|remote|past|years?)\b/i;

/** "The incision is well healed": how it looks now, and no cut of the past. */
function asItHeals(frame: Frame, report: ReadReport): void {
  const sentence = report.sentences[frame.sentence];
  const words = sentence === undefined ? '' : report.clean.slice(sentence.span.start, sentence.span.end);
  if (frame.assertion !== 'historical' || !/\bheal(?:ed|ing|s)\b/i.test(words) || LONG_AGO.test(words)) return;
  frame.assertion = 'present';
  frame.temporality = 'recent';
  if (frame.change === 'resolved') frame.change = null;
}

/**
 * Marks what a picture or a note shows as treated already, or calls of no weight: only the report's own words say that
 * rightly, and nothing urgent stands on it.
 */
export function setTreatedApart(statements: readonly Statement[], report: ReadReport): void {
  const operated = new Set<number>();
  for (const { frame, section } of statements) {
    const { head } = frame;
    if (head !== null && head.span.start >= frame.source.start && OF_THE_SKIN.test(head.ref.id))
      asItHeals(frame, report);
    if (head === null || !KINDS.has(frame.kind) || !ILL.has(head.kind) || frame.setAside) continue;
    if (frame.negated || frame.experiencer !== 'patient' || head.span.start < frame.source.start) continue;
    const sentence = report.sentences[frame.sentence];
    if (!sentence) continue;
    const words = singleSpaced(report.clean.slice(sentence.span.start, sentence.span.end));
    if ((frame.urgency !== null || report.type.type === 'other') && NO_WEIGHT.test(words) && words.length < 400) {
      frame.ownWords = 'no_weight';
      frame.urgency = null;
      continue;
    }
    if (report.type.type === 'pathology' || section === 'plan' || section === 'recommendation') continue;
    const before = `${singleSpaced(report.clean.slice(frame.source.start, head.span.start)).trimEnd()} `;
    const after = ` ${singleSpaced(report.clean.slice(head.span.end, sentence.span.end)).trim()}`;
    const mended = /hernia/.test(head.ref.id) && OPERATED.test(before);
    if (mended) operated.add(frame.sentence);
    if (!mended && !BEFORE.test(before) && !BEHIND.test(after)) continue;
    if (LEFT.test(words.replace(DENIED_LEFT, ' '))) continue;
    // A look with a camera treats at once what it finds.
    if (report.type.type === 'other' && /scop(?:y|ic)\b/i.test(report.type.title) && !BEFORE_TODAY.test(words))
      continue;
    frame.urgency = null;
    if (report.type.type === 'imaging') frame.ownWords = 'treated';
    if (frame.assertion === 'present' || frame.assertion === 'possible') {
      frame.assertion = 'historical';
      frame.temporality = 'historical';
    }
  }
  // The word for the way of operating is of the same time.
  for (const { frame } of statements)
    if (operated.has(frame.sentence) && frame.head?.ref.id === 'laparoscopy' && frame.assertion === 'present') {
      frame.assertion = 'historical';
      frame.temporality = 'historical';
    }
}
