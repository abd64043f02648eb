import type { PageImage } from './image.js';

const DARK = 150;
/** Shortest ruled line and thickest, in inches. */
const LONG_ACROSS = 0.5;
const LONG_DOWN = 0.35;
const THICK = 0.035;

/**
 * Whitens the ruled lines of tables and forms: Tesseract drops rows that are fenced in by them. Works on long thin dark
 * runs, so letters and filled areas stay. Changes the image.
 */
export function removeRules(image: PageImage): void {
  const { grey, width, height, dpi } = image;
  const dark = Uint8Array.from(grey, (value) => (value < DARK ? 1 : 0));
  const thick = Math.max(3, Math.round(THICK * dpi));
  whitenRuns(
    grey,
    dark,
    { lines: height, length: width, along: 1, across: width },
    Math.round(LONG_ACROSS * dpi),
    thick,
  );
  whitenRuns(grey, dark, { lines: width, length: height, along: width, across: 1 }, Math.round(LONG_DOWN * dpi), thick);
}

/** How to walk the pixels: `lines` rows or columns of `length` pixels, and the steps along and across them. */
interface Walk {
  lines: number;
  length: number;
  along: number;
  across: number;
}

function whitenRuns(grey: Uint8Array, dark: Uint8Array, walk: Walk, least: number, thick: number): void {
  for (let line = 0; line < walk.lines; line++) {
    const base = line * walk.across;
    for (let from = 0; from < walk.length; ) {
      if (!dark[base + from * walk.along]) {
        from++;
        continue;
      }
      let to = from + 1;
      while (to < walk.length && dark[base + to * walk.along]) to++;
      if (to - from >= least) whitenThin(grey, dark, walk, { line, from, to }, thick);
      from = to;
    }
  }
}

function whitenThin(
  grey: Uint8Array,
  dark: Uint8Array,
  walk: Walk,
  run: { line: number; from: number; to: number },
  thick: number,
): void {
  for (let at = run.from; at < run.to; at++) {
    const pixel = run.line * walk.across + at * walk.along;
    let depth = 1;
    for (let side = -1; side <= 1; side += 2) {
      for (let k = 1; k <= thick; k++) {
        const line = run.line + side * k;
        if (line < 0 || line >= walk.lines || !dark[line * walk.across + at * walk.along]) break;
        depth++;
      }
    }
    // A letter that touches the line makes it deep here: its pixels stay.
    if (depth > thick) continue;
    grey[pixel] = 255;
    for (let side = -1; side <= 1; side += 2) {
      const line = run.line + side;
      const next = line * walk.across + at * walk.along;
      if (line >= 0 && line < walk.lines && !dark[next]) grey[next] = 255;
    }
  }
}
