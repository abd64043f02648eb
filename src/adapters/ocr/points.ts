import type { PageImage } from './image.js';

/** A patch of ink. */
interface Patch {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

const INK = 120;
const RIM = 3;
/** A box larger than this is no number. */
const MOST_PIXELS = 120_000;

/**
 * The number or range read as `text` with the points that the reading left out, seen as small patches of ink on the
 * line between the digits: "74-99" is "7.4-9.9". Null where the patches do not fit the digits one by one, or where
 * there is no point. The box is in pixels, its second corner exclusive.
 */
export function withPoints(
  image: PageImage,
  box: { x0: number; y0: number; x1: number; y1: number },
  text: string,
): string | null {
  if (!/^[<>]?[\d.\u2013\u2014-]{2,}\+?$/.test(text)) return null;
  const patches = patchesIn(image, box);
  if (text.endsWith('+')) patches.pop();
  const tallest = patches.reduce((most, { y0, y1 }) => Math.max(most, y1 - y0), 0);
  const digits = patches.filter(({ y0, y1 }) => y1 - y0 >= tallest * 0.6);
  const printed = text.replace(/[^\d<>]/g, '');
  if (tallest < 8 || digits.length !== printed.length) return null;
  const base = [...digits].sort((a, b) => a.y1 - b.y1)[Math.floor(digits.length / 2)]?.y1 ?? 0;
  let reading = '';
  let next = 0;
  for (const patch of patches) {
    const height = patch.y1 - patch.y0;
    const width = patch.x1 - patch.x0;
    if (digits.includes(patch)) reading += printed[next++] ?? '';
    else if (isPoint(patch, tallest, base)) reading += '.';
    else if (width >= tallest * 0.2 && height <= tallest * 0.3 && patch.y1 < base - tallest * 0.2) reading += '-';
  }
  const flag = text.endsWith('+') ? '+' : '';
  if (reading + flag === text || !/\./.test(reading)) return null;
  const range = /^\d+\.(\d+)-\d+\.(\d+)$/.exec(reading);
  if (range) return range[1]?.length === range[2]?.length ? reading : null;
  // Three digits behind the mark may be thousands.
  return /^[<>]?\d+\.(?:\d{1,2}|\d{4,})$/.test(reading) && !/[\u2013\u2014-]/.test(text) ? reading + flag : null;
}

function isPoint({ x0, x1, y0, y1 }: Patch, tallest: number, base: number): boolean {
  const height = y1 - y0;
  const width = x1 - x0;
  const large = Math.min(width, height) >= Math.max(2, tallest * 0.08);
  return large && height <= tallest * 0.4 && width <= tallest * 0.3 && y0 >= base - tallest * 0.3;
}

/** The patches of touching dark pixels in a box, from left to right. */
function patchesIn(image: PageImage, box: { x0: number; y0: number; x1: number; y1: number }): Patch[] {
  const left = Math.max(0, box.x0 - RIM);
  const top = Math.max(0, box.y0 - RIM);
  const width = Math.min(image.width, box.x1 + RIM) - left;
  const height = Math.min(image.height, box.y1 + RIM) - top;
  if (width <= 0 || height <= 0 || width * height > MOST_PIXELS) return [];
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      ink[y * width + x] = (image.grey[(y + top) * image.width + x + left] ?? 255) < INK ? 1 : 0;
    }
  }
  const patches: Patch[] = [];
  for (let at = 0; at < ink.length; at++) if (ink[at] === 1) patches.push(flood(ink, width, height, at));
  return patches.sort((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
}

/** Takes a patch out of the ink and gives its bounds. */
function flood(ink: Uint8Array, width: number, height: number, from: number): Patch {
  const patch = { x0: width, x1: 0, y0: height, y1: 0 };
  const open = [from];
  ink[from] = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    const y = Math.floor(at / width);
    patch.x0 = Math.min(patch.x0, x);
    patch.x1 = Math.max(patch.x1, x + 1);
    patch.y0 = Math.min(patch.y0, y);
    patch.y1 = Math.max(patch.y1, y + 1);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || ink[ny * width + nx] !== 1) continue;
        ink[ny * width + nx] = 0;
        open.push(ny * width + nx);
      }
    }
  }
  return patch;
}
