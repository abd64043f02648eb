import { describe, expect, it } from 'vitest';
import type { PageImage } from './image.js';
import { withPoints } from './points.js';

/** A printed number: "|" stands for a digit, "." for a point, "-" for a dash, each in its own column of ink. */
function printed(marks: string): { image: PageImage; box: { x0: number; y0: number; x1: number; y1: number } } {
  const [width, height] = [marks.length * 16 + 20, 50];
  const grey = new Uint8Array(width * height).fill(255);
  const fill = (x: number, y: number, w: number, h: number) => {
    for (let dy = 0; dy < h; dy++) grey.fill(0, (y + dy) * width + x, (y + dy) * width + x + w);
  };
  [...marks].forEach((mark, at) => {
    const x = 10 + at * 16;
    if (mark === '|') fill(x, 10, 12, 30);
    else if (mark === '.') fill(x + 4, 36, 4, 4);
    else fill(x, 24, 12, 3);
  });
  return { image: { grey, width, height, dpi: 300 }, box: { x0: 8, y0: 8, x1: width - 8, y1: 42 } };
}

const read = (marks: string, text: string) => {
  const { image, box } = printed(marks);
  return withPoints(image, box, text);
};

describe('points that a scan still shows', () => {
  it.each([
    ['|.|-|.|', '74-99', '7.4-9.9'],
    ['||.|-||.|', '120-155', '12.0-15.5'],
    ['||.|', '314', '31.4'],
  ])('%s read as %s', (marks, text, right) => expect(read(marks, text)).toBe(right));

  it('adds none where none is, where digits touch, or where they may part thousands', () => {
    expect(read('||-||', '74-99')).toBeNull();
    expect(read('|.|-||', '745-99')).toBeNull();
    expect(read('|.|-||', '74-99')).toBeNull();
    expect(read('|.|||', '1200')).toBeNull();
  });
});
