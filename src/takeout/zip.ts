import { ZipFile } from 'yazl';

/** A file to put into a ZIP file, under its path there. */
export interface Packed {
  path: string;
  content: string | Uint8Array;
}

/** A ZIP file of these, in their order. */
export async function zip(files: AsyncIterable<Packed>): Promise<Buffer> {
  const archive = new ZipFile();
  const whole = read(archive.outputStream);
  for await (const { path, content } of files) archive.addBuffer(Buffer.from(content), path);
  archive.end();
  return whole;
}

async function read(stream: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
