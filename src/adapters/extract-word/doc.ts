import WordExtractor from 'word-extractor';
import { UnreadableFile } from '../extract-file/failures.js';
import { hasWords, normaliseText, tidyBlankLines } from '../extract-file/normalise.js';

/**
 * Text of a Word 97–2003 document whose container `oleKind` has checked: page headers, body with table rows as
 * tab-separated cells, text boxes, footnotes, page footers. Throws `UnreadableFile`.
 */
export async function readDoc(bytes: Uint8Array): Promise<string> {
  let parts: string[];
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes));
    const options = { filterUnicode: false };
    parts = [
      document.getHeaders({ includeFooters: false }),
      document.getBody(options),
      document.getTextboxes({}),
      document.getFootnotes(options),
      document.getEndnotes(options),
      document.getFooters(),
    ];
  } catch (error) {
    throw new UnreadableFile('doc_damaged', { cause: error });
  }
  const text = parts
    .map((part) => tidyBlankLines(powers(normaliseText(rowsOnTheirLines(part)))))
    .filter((part) => part.trim() !== '')
    .join('\n');
  if (!hasWords(text)) throw new UnreadableFile('no_text');
  return text;
}

/** word-extractor ends a cell with a tab and a row with a tab and a line end. */
function rowsOnTheirLines(text: string): string {
  return text.replace(/\t+\n/g, '\n');
}

/** The library does not tell raised text: "10⁹/L" comes as "109/L", which as a unit can mean nothing else. */
function powers(text: string): string {
  return text.replace(/(?<![\d.,^])10(3|6|9|12)\/(?=(?:L|[uµμ]L|mcL|mL|mm3)\b)/g, '10^$1/');
}
