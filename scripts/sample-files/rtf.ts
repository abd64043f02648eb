import { type Block, columnWidths, listLines, type SampleDocument } from './document.js';

/** The document as RTF in the way Word writes it: code page 1252, font and colour tables, tables by `\cell` and `\row`. */
export function writeRtf(document: SampleDocument): Buffer {
  const parts = [
    '{\\rtf1\\adeflang1025\\ansi\\ansicpg1252\\uc1\\adeff0\\deff0\\deflang1033',
    '{\\fonttbl{\\f0\\froman\\fcharset0\\fprq2{\\*\\panose 02020603050405020304}Times New Roman;}{\\f1\\fswiss\\fcharset0 Arial;}}',
    '{\\colortbl;\\red0\\green0\\blue0;\\red31\\green73\\blue125;}',
    '{\\stylesheet{\\ql\\fs22 Normal;}{\\s1\\b\\fs26 heading 1;}}',
    '{\\*\\generator Plainchart samples;}{\\info{\\title Report}{\\author Samples}{\\creatim\\yr2026\\mo1\\dy5}}',
    '\\paperw12240\\paperh15840\\margl1080\\margr1080\\widowctrl',
  ];
  if (document.header)
    parts.push(`{\\header \\pard\\plain ${document.header.map((line) => `${inRtf(line)}\\par`).join('\n')}}`);
  parts.push(
    `{\\footer \\pard\\plain ${inRtf(document.footer ?? '')} Page {\\field{\\*\\fldinst { PAGE }}{\\fldrslt {1}}}\\par}`,
  );
  for (const block of document.blocks) parts.push(writeBlock(block));
  parts.push('}');
  return Buffer.from(parts.join('\n'), 'latin1');
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return `\\pard\\plain \\s1\\b\\fs26 {\\rtlch \\ltrch ${inRtf(block.text)}}\\par`;
    case 'paragraph':
      return `\\pard\\plain \\fs22 {${inRtf(block.text)}}\\par`;
    case 'list':
      return listLines(block)
        .map((line) => {
          const [mark = '', ...words] = line.split(' ');
          return `\\pard\\plain {\\listtext\\tab ${inRtf(mark)}\\tab}\\ls1\\li720 ${inRtf(words.join(' '))}\\par`;
        })
        .join('\n');
    case 'columns':
      return [...block.left, ...block.right].map((text) => `\\pard\\plain ${inRtf(text)}\\par`).join('\n');
    case 'pageBreak':
      return '\\page';
    case 'table':
      return writeTable(block);
  }
}

function writeTable(table: Extract<Block, { kind: 'table' }>): string {
  let edge = 0;
  const edges = columnWidths(table).map((share) => {
    edge += Math.round(share * 9600);
    return `\\clbrdrt\\brdrs\\cellx${edge}`;
  });
  const definition = `\\trowd \\trgaph108\\trleft0 ${edges.join('')}`;
  return table.rows
    .map((row) => {
      const cells = row.map((cell) => `{${inRtf(cell)}\\cell }`).join('');
      // Word repeats the row's definition behind its cells.
      return `${definition}\\pard\\plain \\intbl ${cells}\n\\pard \\intbl {${definition}\\row }`;
    })
    .join('\n')
    .concat('\n\\pard');
}

/** Text in RTF: Windows-1252 signs as `\'hh`, others as `\u` with a question mark, powers of ten raised. */
function inRtf(text: string): string {
  const raised = text.replace(/(?<=10)\^(\d+)/g, '\u0001$1\u0002');
  return [...raised]
    .map((char) => {
      const code = char.charCodeAt(0);
      if (char === '\u0001') return '{\\super ';
      if (char === '\u0002') return '}';
      if ('\\{}'.includes(char)) return `\\${char}`;
      if (code < 0x80) return char;
      if (code >= 0xa0 && code <= 0xff) return `\\'${code.toString(16)}`;
      return [...char.split('')]
        .map((unit) => `\\u${unit.charCodeAt(0) > 0x7fff ? unit.charCodeAt(0) - 0x10000 : unit.charCodeAt(0)}?`)
        .join('');
    })
    .join('');
}
