import type { Heading } from './headings.js';
import type { PrintedLine } from './lines.js';
import { linesBehind } from './lines-behind.js';

const OF_ALLERGY =
  /\b(?:allerg\w*|reactions?|rash\w*|hives|anaphyla\w*|intoleran\w*|swell\w*|itch\w*|urticaria|angio\w*|nausea|vomit\w*|wheez\w*|cough|severity|verified|nkd?a|nka|sensitiv\w*|adverse|unknown|foods?|drugs?|latex|environmental|insects?|onset|causes?|caused|tolerat\w*|upset|contra-?indicat\w*)\b/i;
/** A dose with how it is taken: nobody is allergic to "90 mg 1-0-1". */
const DOSED =
  /\b\d+(?:[.,]\d+)? ?(?:mg|mcg|micrograms?|g|ml|units?|iu|puffs?|tablets?)\b[^\n]*\b(?:od|bd|tds|qds|qid|bid|tid|daily|nocte|mane|prn|hourly|once|twice|weekly|night|morning|bedtime|lifelong|for \d+ (?:days?|weeks?|months?))\b|\b[\d½] ?- ?[\d½] ?- ?[\d½]\b(?!-|\d)/i;
const ORDERED =
  /^\s*(?:please |to )?(?:attend|return|review|follow|contact|call|ring|repeat|check|continue|start|arrange|refer|come back)\b|\b(?:appointment|follow[- ]?up|visit|discharged|admitted)\b|\b(?:within|in) \d+ (?:hours|days|weeks|months)\b/i;
/** "Therapy recommendation: …": a label of several words is no name of a medicine. */
const LABELLED_APART = /^\s*(?:[A-Z][\w/&'-]+(?: [\w/&'-]+){1,4}|[A-Z][\w/&'-]+(?=:(?: \S+){4})):\s*\S/;

/** The first line below "Allergies: latex" that is no entry of them: a dose, an order, a label of something else. */
export function noAllergy(
  masked: string,
  lines: readonly PrintedLine[],
  heading: Heading,
  end: number,
): PrintedLine | null {
  const own = lines[heading.line];
  const inline = own !== undefined && masked.slice(heading.bodyStart, own.end).trim() !== '';
  for (const { line } of linesBehind(lines, heading, end)) {
    const text = masked.slice(line.start, Math.min(end, line.end));
    if (OF_ALLERGY.test(text)) continue;
    if (DOSED.test(text) || ORDERED.test(text) || (inline && LABELLED_APART.test(text))) return line;
  }
  return null;
}
