import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

type Doc = InstanceType<typeof PDFDocument>;

/** The letter's faces: our words in the serif, the interface's and all numbers in the sans. */
export type Face = 'serif' | 'serif-bold' | 'serif-italic' | 'sans' | 'sans-bold';

const FILES: Record<Face, string> = {
  serif: '@fontsource/literata/files/literata-latin-400-normal.woff',
  'serif-bold': '@fontsource/literata/files/literata-latin-600-normal.woff',
  'serif-italic': '@fontsource/literata/files/literata-latin-400-italic.woff',
  sans: '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff',
  'sans-bold': '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff',
};
/** Draws what the pair has no letters for (Greek, Cyrillic, ≥ …). */
const FALLBACK = 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf';

const require = createRequire(import.meta.url);

interface Coverage {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** The fonts of one document, and which of them can draw what. */
export class Fonts {
  #coverage = new Map<string, Coverage>();

  constructor(private readonly doc: Doc) {
    for (const [face, file] of Object.entries(FILES)) this.#register(face, file);
    this.#register('fallback', FALLBACK);
  }

  #register(name: string, file: string): void {
    this.doc.registerFont(name, readFileSync(require.resolve(file)));
    this.doc.font(name);
    // pdfkit keeps the opened font here; its types do not say so.
    const opened = (this.doc as unknown as { _font: { font: Coverage } })._font.font;
    this.#coverage.set(name, opened);
  }

  /** Cuts a text where another font must draw it. What no font has becomes the replacement sign. */
  runs(text: string, face: Face): { font: string; text: string }[] {
    const runs: { font: string; text: string }[] = [];
    for (const sign of text) {
      const code = sign.codePointAt(0) as number;
      const own = this.#coverage.get(face)?.hasGlyphForCodePoint(code) ?? false;
      const fallback = own || (this.#coverage.get('fallback')?.hasGlyphForCodePoint(code) ?? false);
      const font = own ? face : fallback ? 'fallback' : face;
      const drawn = own || fallback ? sign : '?';
      const last = runs.at(-1);
      if (last && last.font === font) last.text += drawn;
      else runs.push({ font, text: drawn });
    }
    return runs;
  }
}
