import { type PageImage, rotate } from './image.js';

const STEP = 0.25;
const FURTHEST = 4;
const DARK = 128;

/** Straightens a page that was scanned at a slant of up to 4 degrees. */
export function straighten(image: PageImage): PageImage {
  const degrees = findSkew(image);
  return Math.abs(degrees) < STEP * 1.5 ? image : rotate(image, (degrees * Math.PI) / 180);
}

/** The slant of the text lines in degrees: the angle at which dark pixels gather most sharply in rows. */
export function findSkew(image: PageImage): number {
  const points = darkPoints(image);
  if (points.length < 400) return 0;
  let best = { degrees: 0, score: -1 };
  for (let degrees = -FURTHEST; degrees <= FURTHEST; degrees += STEP) {
    const score = sharpness(points, image, Math.tan((degrees * Math.PI) / 180));
    // A straight page stays as it is unless another angle is clearly better.
    const margin = degrees === 0 ? 1.02 : 1;
    if (score * margin > best.score) best = { degrees, score: score * margin };
  }
  return best.degrees;
}

function darkPoints({ grey, width, height }: PageImage): number[] {
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / 1_000_000)));
  const points: number[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) if ((grey[y * width + x] ?? 255) < DARK) points.push(x, y);
  }
  // A mostly dark page has no lines to go by.
  return points.length / 2 > ((width * height) / (step * step)) * 0.4 ? [] : points;
}

function sharpness(points: readonly number[], { width, height }: PageImage, slope: number): number {
  const shift = Math.ceil(Math.abs(slope) * width);
  const bin = Math.max(2, Math.round(height / 1100));
  const rows = new Float64Array(Math.ceil((height + 2 * shift) / bin) + 1);
  for (let i = 0; i < points.length; i += 2) {
    const row = Math.floor(((points[i + 1] ?? 0) - slope * (points[i] ?? 0) + shift) / bin);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (let i = 1; i < rows.length; i++) score += ((rows[i] ?? 0) - (rows[i - 1] ?? 0)) ** 2;
  return score;
}
