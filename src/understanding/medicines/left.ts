import { readSig, type SigPart } from './sig.js';

/** Parts that reach the reader. */
const TOLD: ReadonlySet<SigPart['kind']> = new Set([
  'dose', 'amount', 'route', 'times', 'meal', 'needed', 'duration', 'purpose', 'unclear',
]); // biome-ignore format: one list
/** Words that add nothing to how it is taken, or say again what stands over the line. */
const IDLE =
  /^(?:generic|brand|commonly|known|aka|otc|over|counter|home|med|prescription|rx|new(?:ly)?|chang\w*|stop\w*|discontinu\w*|held|hold|withh\w*|continu\w*|cont|unchanged|same|resum\w*|restart\w*|start\w*|begun|increas\w*|decreas\w*|reduc\w*|lower\w*|ceas\w*|stat|dose|from|before|previously|was|started|sodium|calcium|potassium|hydrochloride|hcl|hydrobromide|besylate|besilate|maleate|mesylate|sulfate|sulphate|acetate|trihydrate|dihydrate|magnesium|strontium|medoxomil|cilexetil|inhaler|inhalers?|tablets?|solution|mdi|spray|gel|cream|ointment|patch(?:es)?|drops|left|remaining|succ(?:inate)?|tart(?:rate)?|fumarate|carbonate|gluconate|mdi|turb[ou]haler|accuhaler|no|change|and|with|or|by|s|h|e|mouth|once|twice|nasal)$/i;

/**
 * Words of one medicine's line (its name `nameLength` characters long) that no part of it holds: as printed where they
 * end the line, "" where they stand between its parts, null where nothing is left.
 */
export function leftOf(printed: string, nameLength: number): string | null {
  const text = printed.slice(nameLength);
  const parts = readSig(text);
  const lost = (part: SigPart): boolean =>
    part.kind === 'handed' || (part.kind === 'other' && /[A-Za-z]{2}|\d/.test(part.plain) && !IDLE.test(part.plain));
  if (!parts.some(lost)) return null;
  const last = parts.findLastIndex(({ kind }) => TOLD.has(kind));
  if (parts.slice(0, last).some(lost)) return '';
  const from = parts[last]?.end ?? 0;
  const left = text
    .slice(from)
    .replace(/^[\s,;:.)\]|–-]+|[\s,;.|–-]+$/g, '')
    .replace(MARK, '')
    .replace(/\s*\|\s*/g, ', ')
    .replace(/\s+/g, ' ');
  if (left.split(' ').length > MOST_WORDS) return '';
  // "…, COCP": the next entry of a list, whose name we do not know.
  if (/^\s*[,;]/.test(text.slice(from)) && !/\s/.test(left)) return '';
  const open = left.split('(').length - left.split(')').length;
  return open < 0 ? left.replace(/\)$/, '') : open > 0 ? left.replace(/^\(/, '') : left.replace(/^\(([^()]*)\)$/, '$1');
}

const MOST_WORDS = 16;
/** What became of it, told already. */
const MARK =
  /^(?:[|*–-]\s*)*(?:(?:NEW|CHANGED|CONTINUED?|STOPPED|UNCHANGED|SAME|INCREASED|REDUCED)\b[\s|*:–-]*|(?:dose )?(?:new|changed|continued?|unchanged|same|increased|reduced|decreased)\s*(?:\|\s*|$))/i;
