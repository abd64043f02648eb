import type { Span } from '../../contract/analysis.js';
import type { Token } from '../../knowledge/index.js';
import type { Head } from '../heads/reach.js';
import type { PlacedMention } from '../mentions.js';

const LED =
  /\b(?:with|and|has|having|showing|causing|producing|resulting in|due to|secondary to|caused by|from|owing to|because of)\s+(?:an?\s+|about\s+|approximately\s+|approx\.?\s+|up to\s+|~\s*|only\s+|around\s+)*$/i;
/** Says of what kind the size is, where it was taken or how it was before: no other thing. */
const OF_ITSELF =
  /^\s+(?:of\s+)?(?:in|at|on|within|from|to|and|or|by|x|is|was|are|were|but|now|today|previous\w*|prior|before|stable|unchanged|increas\w+|decreas\w+|size|sizes|diameter|max\w*|length|width|height|depth|thick\w*|wide|long|deep|tall|high|across|short|axis|ap|transverse|craniocaudal|greatest|largest|overall|respectively|each|apart|which|that|involving|extending|seen|noted)\b/i;

/** "Haematoma with 2 mm midline shift", "a tear with 2 cm retraction": the size is that of the noun behind it. */
export function isOfNounBehind(text: string, { item }: Head, { start, end }: Span): boolean {
  if (AMOUNT_OF.test(text.slice(Math.max(0, start - 40), start))) return true;
  if (start < item.mention.span.end) return false;
  const behind = text.slice(end, end + 30);
  if (!/^\s+(?:of\s+)?[a-z][a-z-]{2,}/i.test(behind) || OF_ITSELF.test(behind)) return false;
  return LED.test(text.slice(Math.max(0, start - 40), start));
}

/** "Uterine atony, EBL 1100 ml": how much was lost or drained, and no size. */
const AMOUNT_OF =
  /\b(?:EBL|QBL|(?:estimated |total |measured )?blood loss|urine output|UOP|output|drained|aspirated|irrigat\w+|volume infused)\W{0,3}(?:(?:of|was|is|about|around|approx\w*|nearly|over)\W{1,2}|~\s?)*$/i;

/** Parts whose width or length reports print beside what they found. */
const MEASURED_PARTS =
  /^(?:pupil|aortic-root|ascending-aorta|thoracic-aorta|sinuses?-of-valsalva|left-atrium|right-atrium|left-ventricle|right-ventricle|septum|interventricular-septum|common-bile-duct|bile-duct|hepatic-duct|pancreatic-duct|portal-vein|aorta|abdominal-aorta|kidney|spleen|liver|pancreas|uterus|endometrium|ovary|prostate|gallbladder-wall|inferior-vena-cava)$/;

/** "Multiple gallstones, CBD 6mm": a part behind a comma with its own measure, no place of what stands before it. */
export function isMeasuredByItself(tokens: readonly Token[], { from, to, mention }: PlacedMention): boolean {
  return (
    MEASURED_PARTS.test(mention.ref.id) &&
    /^[,;]$/.test(tokens[from - 1]?.text ?? '') &&
    tokens[to]?.kind === 'number' &&
    /^(?:mm|cm)$/.test(tokens[to + 1]?.text ?? '')
  );
}

/** "Tragal tenderness, mastoid NT": a part behind a comma with its own answer, no place of what stands before it. */
export function isAnsweredByItself(tokens: readonly Token[], { from, to }: PlacedMention): boolean {
  return (
    /^[,;]$/.test(tokens[from - 1]?.text ?? '') &&
    /^(?:nt|nad|normal|clear|ok|unremarkable|intact|soft|non-?tender)$/.test(tokens[to]?.text ?? '') &&
    !/^[a-z]/.test(tokens[to + 1]?.text ?? '')
  );
}

/** "LA 42 mm, LV dilated": the size is that of the part right in front of it, and what is found is of the part behind the comma. */
export function isOfPartInFront(
  text: string,
  placed: readonly PlacedMention[],
  found: number,
  { start, end }: Span,
): boolean {
  if (end > found || !/^\s*[,;]/.test(text.slice(end, end + 3))) return false;
  const parts = placed.filter(({ mention }) => mention.kind === 'anatomy').map(({ mention }) => mention.span);
  const owns = parts.some((part) => part.end <= start && /^[\s:=-]{0,4}$/.test(text.slice(part.end, start)));
  return owns && parts.some((part) => part.start >= end && part.end <= found);
}
