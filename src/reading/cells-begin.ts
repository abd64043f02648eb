import type { Heading } from './headings.js';
import type { PrintedLine } from './lines.js';
import { linesBehind } from './lines-behind.js';

/** "Cell block: TTF-1 positive", "Clusters of malignant cells are present" below the name of a sample. */
const SEEN_OF_CELLS =
  /^\s*(?:(?:cell (?:block|type)s?|smears?|immuno\w*|ihc|special stains?|flow cytometry|gram stain)\s*:\s*\S|(?:(?:numerous|occasional|scattered|rare|abundant|few|some|many|the) )?(?:clusters?|sheets|groups|sections|smears?) (?:of |show)[^\n]{8,})/i;

/** Below the name of a sample, the first line on what was seen of its cells. */
export function seenOfCells(
  masked: string,
  lines: readonly PrintedLine[],
  heading: Heading,
  end: number,
): PrintedLine | null {
  for (const { line } of linesBehind(lines, heading, end))
    if (SEEN_OF_CELLS.test(masked.slice(line.start, Math.min(end, line.end)))) return line;
  return null;
}

/** What only a look through the microscope tells. */
const OF_CELLS =
  /\b(?:gleason|grade group|isup|lvi|lymphovascular|perineural|dcis|lcis|allred|her-?2|ki-?67|(?:macro|micro)?metasta\w+|dysplasia|intraepithelial|mitos[ei]s|mitotic|adenocarcinoma|p[TN]\d\w?|no (?:evidence of )?malignan\w+|sections (?:show|of)|tumou?r type|histolog\w+ type)\b/i;

/** Behind the look with the naked eye, the first line on cells, where no heading parts the two. */
export function underTheLens(
  masked: string,
  lines: readonly PrintedLine[],
  heading: Heading,
  end: number,
): PrintedLine | null {
  for (const { line } of linesBehind(lines, heading, end)) {
    const text = masked.slice(line.start, Math.min(end, line.end));
    if (/^\s*(?:micro\b|microscop(?:y|ic)\b|histology\b)/i.test(text) && text.trim().length < 60) return line;
    if (OF_CELLS.test(text)) return line;
  }
  return null;
}
