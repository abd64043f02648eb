import { afterAll, describe, expect, it } from 'vitest';
import { writeDoc, writeDocx, writePdf, writeRtf } from '../../scripts/sample-files/index.js';
import { createSandbox } from '../../src/adapters/sandbox/index.js';
import { sandboxChild } from '../programs.js';
import { OTHER_FILES } from './other-files.js';
import { ODD_PDFS, PDF_FILES } from './pdf-files.js';
import { RTF_FILES } from './rtf-files.js';
import type { HostileFile } from './types.js';
import { WORD_FILES } from './word-files.js';
import { documentXml, docx, paragraphXml } from './zip.js';

const sandbox = createSandbox({ size: 2, textMs: 8_000, ...(await sandboxChild()) });
afterAll(() => sandbox.close());

function extract(bytes: Buffer, name: string) {
  return sandbox.extractor.extract({ bytes, name, claimedType: 'application/octet-stream' });
}

async function fails({ name, bytes, code, says }: HostileFile): Promise<void> {
  const result = await extract(await bytes(), name);
  if (result.ok) expect.fail(`read as ${result.extraction.format}: ${result.extraction.text.slice(0, 80)}`);
  expect([code].flat()).toContain(result.failure.code);
  expect(result.failure.message).toMatch(says);
  // What is wrong, and what to do.
  expect(result.failure.message.split(/[.:] /).length).toBeGreaterThan(1);
  expect(result.failure.message).toMatch(/paste|[Uu]pload|Check/);
}

const report = { blocks: [{ kind: 'paragraph' as const, text: 'The lungs are clear.' }] };

describe('hostile and broken files', () => {
  const files = [...OTHER_FILES, ...PDF_FILES, ...WORD_FILES, ...RTF_FILES];

  it('are at least sixty', () => expect(files.length).toBeGreaterThanOrEqual(60));
  it.each(OTHER_FILES)('$what', fails);
  it.each(PDF_FILES)('PDF: $what', fails);
  it.each(WORD_FILES)('Word: $what', fails);
  it.each(RTF_FILES)('RTF: $what', fails);

  it('leave the sandbox working', async () => {
    const result = await extract(Buffer.from('The lungs are clear.'), 'report.txt');
    expect(result).toMatchObject({ ok: true, extraction: { text: 'The lungs are clear.' } });
  });
});

describe('odd files that must read', () => {
  const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  const odd: { what: string; name: string; bytes: () => Buffer | Promise<Buffer>; format: string }[] = [
    { what: 'RTF named .doc', name: 'report.doc', bytes: () => writeRtf(report), format: 'rtf' },
    { what: 'RTF named .docx', name: 'report.docx', bytes: () => writeRtf(report), format: 'rtf' },
    { what: 'DOCX named .doc', name: 'report.doc', bytes: () => writeDocx(report), format: 'docx' },
    { what: 'DOC named .docx', name: 'report.docx', bytes: () => writeDoc(report), format: 'doc' },
    { what: 'PDF named .txt', name: 'report.txt', bytes: () => writePdf(report), format: 'pdf' },
    { what: 'text named .pdf', name: 'report.pdf', bytes: () => Buffer.from('The lungs are clear.'), format: 'txt' },
    { what: 'text without an ending', name: 'report', bytes: () => Buffer.from('The lungs are clear.'), format: 'txt' },
    { what: 'RTF behind a byte order mark', name: 'report.rtf', bytes: () => Buffer.concat([Buffer.from('\ufeff'), writeRtf(report)]), format: 'rtf' },
    { what: 'RTF with junk behind its end', name: 'report.rtf', bytes: () => Buffer.concat([writeRtf(report), Buffer.alloc(900)]), format: 'rtf' },
    { what: 'RTF cut off behind its text', name: 'report.rtf', bytes: () => writeRtf(report).subarray(0, -3), format: 'rtf' },
    {
      what: 'DOCM with macros',
      name: 'report.docm',
      bytes: () => docx(documentXml(paragraphXml('The lungs are clear.')), [{ name: 'word/vbaProject.bin', data: 'Shell' }], macros),
      format: 'docx',
    },
  ]; // biome-ignore format: one line a file
  it.each(odd)('$what', async ({ name, bytes, format }) => {
    const result = await extract(await bytes(), name);
    expect(result).toMatchObject({ ok: true, extraction: { format } });
    expect(result.ok && result.extraction.text).toContain('The lungs are clear.');
  });

  it.each(ODD_PDFS)('PDF: $what', async ({ bytes, reads }) => {
    const result = await extract(await bytes(), 'report.pdf');
    expect(result.ok && result.extraction.text).toMatch(reads);
  });
});
