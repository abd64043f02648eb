import { UnreadableFile } from '../extract-file/failures.js';

const FREE = 0xffffffff;
const END = 0xfffffffe;
const LAST_SECTOR = 0xfffffffa;

/** A stream or storage of an OLE compound file. */
interface OleEntry {
  name: string;
  type: number;
  start: number;
  size: number;
}

/** An OLE compound file (MS-CFB): the container of .doc, .xls, .ppt, .msg and of encrypted .docx. */
export interface OleFile {
  entries: OleEntry[];
  /** Bytes of a stream; throws `UnreadableFile` where its chain is broken or loops. */
  read(entry: OleEntry): Buffer;
}

/**
 * Opens a compound file and walks every chain once, so that loops and missing sectors are found before a library
 * meets them. Throws `UnreadableFile('doc_damaged')`.
 */
export function openOle(bytes: Uint8Array): OleFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 1536) throw damaged();
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw damaged();
  const size = 1 << shift;
  const count = Math.ceil(file.length / size);
  const sector = (id: number): Buffer => {
    const at = (id + 1) * size;
    if (id >= LAST_SECTOR || at >= file.length) throw damaged();
    return file.subarray(at, at + size);
  };
  const fat = readFat(file, sector, size, count);
  const chain = (start: number, table: readonly number[], limit: number): number[] => {
    const ids: number[] = [];
    for (let id = start; id !== END && id !== FREE; id = table[id] ?? END) {
      ids.push(id);
      if (ids.length > limit || id >= table.length) throw damaged();
    }
    return ids;
  };
  const readChain = (start: number): Buffer => Buffer.concat(chain(start, fat, count).map(sector));
  const entries = readDirectory(readChain(file.readUInt32LE(48)));
  const root = entries.find((entry) => entry.type === 5);
  if (!root) throw damaged();
  const cutoff = file.readUInt32LE(56);
  let mini: { fat: number[]; data: Buffer } | null = null;
  const miniStream = () => {
    const miniFatStart = file.readUInt32LE(60);
    const table = miniFatStart >= LAST_SECTOR ? Buffer.alloc(0) : readChain(miniFatStart);
    mini ??= { fat: words(table), data: root.start >= LAST_SECTOR ? Buffer.alloc(0) : readChain(root.start) };
    return mini;
  };
  return {
    entries,
    read(entry) {
      if (entry.size === 0) return Buffer.alloc(0);
      if (entry.size > file.length) throw damaged();
      if (entry.size >= cutoff) return readChain(entry.start).subarray(0, entry.size);
      const { fat: table, data } = miniStream();
      const parts = chain(entry.start, table, table.length).map((id) => data.subarray(id * 64, id * 64 + 64));
      return Buffer.concat(parts).subarray(0, entry.size);
    },
  };
}

function readFat(file: Buffer, sector: (id: number) => Buffer, size: number, count: number): number[] {
  const ids: number[] = [];
  for (let i = 0; i < 109; i++) {
    const id = file.readUInt32LE(76 + i * 4);
    if (id < LAST_SECTOR) ids.push(id);
  }
  let next = file.readUInt32LE(68);
  for (let seen = 0; next < LAST_SECTOR; seen++) {
    if (seen > count) throw damaged();
    const list = words(sector(next));
    next = list.pop() ?? END;
    for (const id of list) if (id < LAST_SECTOR) ids.push(id);
  }
  if (ids.length === 0 || ids.length > count || new Set(ids).size !== ids.length || size * ids.length > file.length)
    throw damaged();
  return ids.flatMap((id) => words(sector(id)));
}

function readDirectory(data: Buffer): OleEntry[] {
  const entries: OleEntry[] = [];
  for (let at = 0; at + 128 <= data.length; at += 128) {
    const length = Math.min(data.readUInt16LE(at + 64), 64);
    const type = data[at + 66] ?? 0;
    if (type === 0 || length < 2) continue;
    const name = data.toString('utf16le', at, at + length - 2);
    entries.push({ name, type, start: data.readUInt32LE(at + 116), size: data.readUInt32LE(at + 120) });
  }
  return entries;
}

function words(buffer: Buffer): number[] {
  const list: number[] = [];
  for (let at = 0; at + 4 <= buffer.length; at += 4) list.push(buffer.readUInt32LE(at));
  return list;
}

function damaged(): UnreadableFile {
  return new UnreadableFile('doc_damaged');
}

/** 'doc' for a readable Word 97–2003 document; throws `UnreadableFile` saying what else the compound file is. */
export function oleKind(bytes: Uint8Array): 'doc' {
  const ole = openOle(bytes);
  const stream = (name: string) => ole.entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  if (stream('EncryptedPackage') || stream('EncryptionInfo')) throw new UnreadableFile('word_password');
  const word = stream('WordDocument');
  if (!word) {
    if (stream('Workbook') || stream('Book')) throw new UnreadableFile('spreadsheet');
    if (stream('PowerPoint Document')) throw new UnreadableFile('slides');
    if (ole.entries.some((entry) => entry.name.startsWith('__properties_version'))) throw new UnreadableFile('mail');
    throw new UnreadableFile('unknown_type');
  }
  const fib = ole.read(word);
  if (fib.length < 32) throw damaged();
  const magic = fib.readUInt16LE(0);
  if (magic === 0xa5db || magic === 0xa5dc || fib.readUInt16LE(2) < 101) throw new UnreadableFile('old_word');
  if (magic !== 0xa5ec) throw damaged();
  // MS-DOC 2.5.2: bit 8 of the flags is fEncrypted.
  const flags = fib.readUInt16LE(10);
  if (flags & 0x0100) throw new UnreadableFile('word_password');
  const table = stream(flags & 0x0200 ? '1Table' : '0Table');
  if (!table) throw damaged();
  ole.read(table);
  return 'doc';
}
