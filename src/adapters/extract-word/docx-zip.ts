import yauzl from 'yauzl';
import { type FailureReason, UnreadableFile } from '../extract-file/failures.js';
import { LIMITS } from '../extract-file/limits.js';

const MAIN_PART = /wordprocessingml\.(?:document|template)\.main\+xml|ms-word\.(?:document|template)\.macroEnabled/;

/** What a ZIP file is: 'docx', or `UnreadableFile` saying what else. Reads the directory and one or two small parts. */
export async function zipKind(bytes: Uint8Array): Promise<'docx'> {
  const names = new Set<string>();
  const small = new Map<string, string>();
  await eachEntry(bytes, async (entry, read) => {
    names.add(entry.fileName);
    if (entry.fileName === '[Content_Types].xml' || entry.fileName === 'mimetype') {
      if (entry.uncompressedSize > LIMITS.xmlBytes) throw new UnreadableFile('unpacks_too_large');
      small.set(entry.fileName, (await read()).toString('utf8'));
    }
  });
  const types = small.get('[Content_Types].xml') ?? '';
  if (MAIN_PART.test(types) || names.has('word/document.xml')) return 'docx';
  throw new UnreadableFile(foreignZip(names, types, small.get('mimetype') ?? ''));
}

function foreignZip(names: Set<string>, types: string, mimetype: string): FailureReason {
  const has = (prefix: string) => [...names].some((name) => name.startsWith(prefix));
  if (types.includes('spreadsheetml') || has('xl/')) return 'spreadsheet';
  if (types.includes('presentationml') || has('ppt/')) return 'slides';
  if (mimetype.includes('opendocument.spreadsheet')) return 'spreadsheet';
  if (mimetype.includes('opendocument')) return 'opendocument';
  if (types !== '' || has('word/')) return 'docx_damaged';
  return 'archive';
}

/**
 * Checks a DOCX before anything parses it: the sizes its directory states, and the XML parts by unpacking and counting
 * them. Gives the text of the XML parts whose names match. Throws `UnreadableFile`.
 */
export async function checkDocx(bytes: Uint8Array, keep: RegExp): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  let total = 0;
  let xml = 0;
  await eachEntry(bytes, async (entry, read) => {
    total += entry.uncompressedSize;
    if (total > LIMITS.zipBytes) throw new UnreadableFile('unpacks_too_large');
    if (!/\.(?:xml|rels)$/i.test(entry.fileName)) return;
    xml += entry.uncompressedSize;
    if (xml > LIMITS.xmlBytes) throw new UnreadableFile('unpacks_too_large');
    const part = await read();
    // Word never writes a document type; entity tricks need one.
    if (/<!(?:DOCTYPE|ENTITY)/i.test(part.subarray(0, 4096).toString('latin1')))
      throw new UnreadableFile('docx_damaged');
    if (keep.test(entry.fileName)) kept.set(entry.fileName, part.toString('utf8'));
  });
  return kept;
}

type Visit = (entry: yauzl.Entry, read: () => Promise<Buffer>) => Promise<void>;

function eachEntry(bytes: Uint8Array, visit: Visit): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(error instanceof UnreadableFile ? error : new UnreadableFile('docx_damaged', { cause: error }));
    yauzl.fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) => {
      if (error || !zip) return fail(error);
      if (zip.entryCount > LIMITS.zipEntries) return fail(new UnreadableFile('unpacks_too_large'));
      zip.on('error', fail);
      zip.on('end', () => resolve());
      zip.on('entry', (entry: yauzl.Entry) => {
        if (entry.generalPurposeBitFlag & 1) return fail(new UnreadableFile('word_password'));
        visit(entry, () => inflate(zip, entry)).then(() => zip.readEntry(), fail);
      });
      zip.readEntry();
    });
  });
}

/** Unpacks one entry, counting: a size the directory lied about ends it. */
function inflate(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) return reject(error);
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > LIMITS.xmlBytes) stream.destroy(new UnreadableFile('unpacks_too_large'));
      });
      stream.on('error', reject);
      stream.on('end', () => resolve(Buffer.concat(chunks)));
    });
  });
}
