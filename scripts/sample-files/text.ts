import { columnWidths, listLines, type SampleDocument } from './document.js';

/** The document as a plain text file of at most `width` characters a line, in UTF-8. */
export function writeText(document: SampleDocument, width = 96): Buffer {
  const lines: string[] = [...(document.header ?? []), ''];
  for (const block of document.blocks) {
    if (block.kind === 'table') {
      const widths = columnWidths(block).map((share) => Math.floor(share * width));
      for (const row of block.rows)
        lines.push(
          row
            .map((cell, i) => cell.padEnd((widths[i] ?? 10) - 1))
            .join(' ')
            .trimEnd(),
        );
    } else if (block.kind === 'list') lines.push(...listLines(block).flatMap((item) => wrap(item, width)));
    else if (block.kind === 'columns')
      lines.push(...[...block.left, ...block.right].flatMap((text) => wrap(text, width)));
    else if (block.kind === 'pageBreak') lines.push('\f');
    else lines.push(...wrap(block.text, width));
    if (block.kind !== 'heading') lines.push('');
  }
  if (document.footer) lines.push(document.footer);
  return Buffer.from(`${lines.join('\n')}\n`, 'utf8');
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
