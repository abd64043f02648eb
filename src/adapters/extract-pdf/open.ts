import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableFile } from '../extract-file/failures.js';
import { LIMITS } from '../extract-file/limits.js';

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => join(packageFolder, name) + sep;

/**
 * Opens a PDF with everything it may need taken from the package's own folders: no network, no scripts, no forms that
 * run code. Throws `UnreadableFile` for a password or a file that cannot be repaired.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({
    // pdf.js takes the array over: it gets a copy.
    data: Uint8Array.from(bytes),
    verbosity: 0,
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    useSystemFonts: false,
    disableFontFace: true,
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: LIMITS.imagePixels,
    useWorkerFetch: false,
  });
  try {
    return await task.promise;
  } catch (error) {
    const password = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFile(password ? 'pdf_password' : 'pdf_damaged', { cause: error });
  }
}
