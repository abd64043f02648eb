import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type Block,
  type SampleDocument,
  writeDoc,
  writeDocx,
  writePdf,
  writeRtf,
  writeScannedPdf,
} from './sample-files/index.js';

/*
 * Makes the sample reports as files in the accepted formats under samples/files/, from their text under samples/<type>/.
 * `npm run samples -- --all` writes every sample in every format to samples/out/ instead.
 */

const root = new URL('..', import.meta.url).pathname;

const writers = {
  pdf: (document: SampleDocument) => writePdf(document),
  'scan.pdf': (document: SampleDocument) => writeScannedPdf(document),
  docx: (document: SampleDocument) => writeDocx(document),
  doc: async (document: SampleDocument) => writeDoc(document),
  rtf: async (document: SampleDocument) => writeRtf(document),
};
type Format = keyof typeof writers;

/** The files that are kept in the repository: every format, and every type as PDF. */
const kept: readonly [string, Format][] = [
  ['imaging/ct-chest-nodule', 'pdf'],
  ['laboratory/cbc-cmp-fixed-width', 'pdf'],
  ['pathology/breast-carcinoma-synoptic', 'pdf'],
  ['discharge/heart-failure', 'pdf'],
  ['imaging/xray-chest-pneumonia', 'scan.pdf'],
  ['discharge/stroke', 'docx'],
  ['laboratory/critical-potassium-previous', 'docx'],
  ['pathology/colon-polyp', 'rtf'],
  ['imaging/mri-lumbar-spine', 'doc'],
];

/** Structure of a plain text report: tables from aligned columns, paragraphs from wrapped lines. */
export function structure(text: string): SampleDocument {
  const blocks: Block[] = [];
  let table: string[] = [];
  let paragraph: string[] = [];
  const endTable = () => {
    if (table.length > 0) blocks.push({ kind: 'table', rows: cells(table) });
    table = [];
  };
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: paragraph.join(' ') });
    paragraph = [];
  };
  for (const line of text.replace(/\n+$/, '').split('\n')) {
    const trimmed = line.trim();
    if (/\S {3,}\S/.test(line.trimStart()) || /;.*;.*;/.test(line)) {
      endParagraph();
      table.push(line);
    } else if (trimmed === '' || /^[-=]{5,}$/.test(trimmed)) {
      endTable();
      endParagraph();
    } else {
      endTable();
      const opens = /^(\d+[.)]|[-#]|[A-Z]\.) |^[A-Z][A-Za-z /&()-]{2,40}:|^L\d-|^[A-Z][A-Z &/()-]{3,60}:?$/.test(
        trimmed,
      );
      const short = paragraph.length > 0 && (paragraph.at(-1) ?? '').length < 50;
      if (opens || short) endParagraph();
      if (/^[A-Z][A-Z &/()-]{3,60}:?$/.test(trimmed)) blocks.push({ kind: 'heading', text: trimmed });
      else paragraph.push(trimmed);
    }
  }
  endTable();
  endParagraph();
  return { blocks };
}

/** Cells of aligned lines: a cell belongs to the column that starts nearest to it in the line with most cells. */
function cells(lines: string[]): string[][] {
  if (lines.every((line) => line.includes(';'))) return lines.map((line) => line.split(';').map((cell) => cell.trim()));
  const split = lines.map((line) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map((match) => ({ text: match[0], at: match.index })),
  );
  const widest = split.reduce((most, row) => (row.length > most.length ? row : most), split[0] ?? []);
  const starts = widest.map((cell) => cell.at);
  return split.map((row) => {
    const out = starts.map(() => '');
    for (const { text, at } of row) {
      const nearest = starts.reduce(
        (best, start, index) => (Math.abs(start - at) < Math.abs((starts[best] ?? 0) - at) ? index : best),
        0,
      );
      out[nearest] = out[nearest] ? `${out[nearest]} ${text}` : text;
    }
    return out;
  });
}

async function write(sample: string, format: Format, folder: string): Promise<void> {
  const text = readFileSync(join(root, 'samples', `${sample}.txt`), 'utf8');
  const file = join(folder, `${basename(sample)}.${format}`);
  writeFileSync(file, await writers[format](structure(text)));
  console.log(file.slice(root.length));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const all = process.argv.includes('--all');
  const folder = join(root, all ? 'samples/out' : 'samples/files');
  mkdirSync(folder, { recursive: true });
  if (all) {
    const { loadSamples } = await import('../eval/corpus.js');
    for (const { id } of loadSamples()) {
      for (const format of Object.keys(writers) as Format[]) await write(id, format, folder);
    }
  } else for (const [sample, format] of kept) await write(sample, format, folder);
}
