const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const FAT = 0xfffffffd;

export interface OleStream {
  name: string;
  data: Buffer;
}

/**
 * Writes an OLE compound file, version 3 (MS-CFB). Streams are padded to 4096 bytes so that none needs the mini stream;
 * at most 109 FAT sectors (about 7 MB).
 */
export function writeOle(streams: readonly OleStream[]): Buffer {
  const padded = streams
    .map(({ name, data }) => ({ name, data: Buffer.concat([data, Buffer.alloc(Math.max(0, 4096 - data.length))]) }))
    .sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  const directorySectors = Math.ceil((padded.length + 1) / 4);
  const dataSectors = padded.map(({ data }) => Math.ceil(data.length / SECTOR));
  const body = directorySectors + dataSectors.reduce((sum, count) => sum + count, 0);
  let fatSectors = 1;
  while (fatSectors * 128 < body + fatSectors) fatSectors++;
  if (fatSectors > 109) throw new Error('Too much data for a small compound file');
  const fat: number[] = [];
  const chain = (count: number) => {
    const start = fat.length;
    for (let i = 1; i <= count; i++) fat.push(i === count ? END : start + i);
    return start;
  };
  for (let i = 0; i < fatSectors; i++) fat.push(FAT);
  const directoryStart = chain(directorySectors);
  const starts = dataSectors.map(chain);
  const table = Buffer.alloc(fatSectors * SECTOR, 0xff);
  for (const [i, next] of fat.entries()) table.writeUInt32LE(next, i * 4);
  const directory = Buffer.alloc(directorySectors * SECTOR);
  writeEntry(directory, 0, {
    name: 'Root Entry',
    type: 5,
    child: padded.length > 0 ? 1 : FREE,
    right: FREE,
    start: END,
    size: 0,
  });
  for (const [i, { name, data }] of padded.entries()) {
    const right = i + 1 < padded.length ? i + 2 : FREE;
    writeEntry(directory, i + 1, { name, type: 2, child: FREE, right, start: starts[i] ?? END, size: data.length });
  }
  const sectors = padded.map(({ data }) =>
    Buffer.concat([data, Buffer.alloc((SECTOR - (data.length % SECTOR)) % SECTOR)]),
  );
  return Buffer.concat([header(fatSectors, directoryStart), table, directory, ...sectors]);
}

function header(fatSectors: number, directoryStart: number): Buffer {
  const head = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(fatSectors, 44);
  head.writeUInt32LE(directoryStart, 48);
  head.writeUInt32LE(4096, 56);
  head.writeUInt32LE(END, 60);
  head.writeUInt32LE(END, 68);
  for (let i = 0; i < 109; i++) head.writeUInt32LE(i < fatSectors ? i : FREE, 76 + i * 4);
  return head;
}

function writeEntry(
  directory: Buffer,
  index: number,
  entry: { name: string; type: number; child: number; right: number; start: number; size: number },
): void {
  const at = index * 128;
  directory.write(entry.name, at, 'utf16le');
  directory.writeUInt16LE((entry.name.length + 1) * 2, at + 64);
  directory[at + 66] = entry.type;
  directory[at + 67] = 1;
  directory.writeUInt32LE(FREE, at + 68);
  directory.writeUInt32LE(entry.right, at + 72);
  directory.writeUInt32LE(entry.child, at + 76);
  directory.writeUInt32LE(entry.start, at + 116);
  directory.writeUInt32LE(entry.size, at + 120);
}
