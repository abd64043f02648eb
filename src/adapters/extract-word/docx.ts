import mammoth from 'mammoth';
import { UnreadableFile } from '../extract-file/failures.js';
import { hasWords, normaliseText, tidyBlankLines } from '../extract-file/normalise.js';
import { checkDocx } from './docx-zip.js';
import { htmlToText } from './html-text.js';

const HEADER_OR_FOOTER = /^word\/(?:header|footer)\d*\.xml$/;

/**
 * Text of a DOCX or DOCM (macros are never looked at): page headers, body with table rows as tab-separated cells and
 * numbered lists, footnotes, page footers. Throws `UnreadableFile`.
 */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const parts = await checkDocx(bytes, HEADER_OR_FOOTER);
  let pictures = 0;
  let html: string;
  try {
    const result = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      {
        styleMap: ["br[type='page'] => hr"],
        convertImage: mammoth.images.imgElement(async () => {
          pictures++;
          return { src: '' };
        }),
        externalFileAccess: false,
      },
    );
    html = result.value;
  } catch (error) {
    throw new UnreadableFile('docx_damaged', { cause: error });
  }
  const marginal = (kind: string) => [
    ...new Set(
      [...parts].filter(([name]) => name.includes(kind)).map(([, xml]) => tidyBlankLines(textOfPart(xml)).trimEnd()),
    ),
  ];
  const body = tidyBlankLines(normaliseText(htmlToText(html)));
  if (!hasWords(body)) throw new UnreadableFile(pictures > 0 ? 'docx_pictures' : 'no_text');
  return [...marginal('header'), body.trimEnd(), ...marginal('footer')]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
    .concat('\n');
}

/** Text of a header or footer part: paragraphs as lines, tabs kept. */
function textOfPart(xml: string): string {
  const visible = xml.replace(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, '');
  const pieces = visible.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:tab\/>|<w:(?:br|cr)\s*\/>|(<\/w:p>)/g);
  let text = '';
  for (const [tag, words, paragraphEnd] of pieces) {
    if (words !== undefined) text += decodeEntities(words);
    else text += paragraphEnd ? '\n' : tag.startsWith('<w:tab') ? '\t' : '\n';
  }
  return normaliseText(text);
}

function decodeEntities(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}
