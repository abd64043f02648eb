/** A page as grey pixels, 0 black to 255 white, row by row. */
export interface PageImage {
  grey: Uint8Array;
  width: number;
  height: number;
  dpi: number;
}

/** Turns an image clockwise by quarters of a full turn. */
export function turn(image: PageImage, quarters: 1 | 2 | 3): PageImage {
  const { grey, width, height, dpi } = image;
  const swapped = quarters !== 2;
  const out = {
    grey: new Uint8Array(grey.length),
    width: swapped ? height : width,
    height: swapped ? width : height,
    dpi,
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [tx, ty] =
        quarters === 1 ? [height - 1 - y, x] : quarters === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      out.grey[ty * out.width + tx] = grey[y * width + x] ?? 255;
    }
  }
  return out;
}

/** Turns an image by a small angle in radians about its middle; what comes in from outside is white. */
export function rotate(image: PageImage, angle: number): PageImage {
  const { grey, width, height, dpi } = image;
  const out = new Uint8Array(grey.length).fill(255);
  const [sin, cos, cx, cy] = [Math.sin(angle), Math.cos(angle), width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sx = cos * (x - cx) - sin * (y - cy) + cx;
      const sy = sin * (x - cx) + cos * (y - cy) + cy;
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) continue;
      const [fx, fy, at] = [sx - x0, sy - y0, y0 * width + x0];
      const top = (grey[at] ?? 255) * (1 - fx) + (grey[at + 1] ?? 255) * fx;
      const bottom = (grey[at + width] ?? 255) * (1 - fx) + (grey[at + width + 1] ?? 255) * fx;
      out[y * width + x] = top * (1 - fy) + bottom * fy;
    }
  }
  return { grey: out, width, height, dpi };
}

/** The image as a binary PGM file, which Tesseract reads without unpacking. */
export function toPgm({ grey, width, height }: PageImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), grey]);
}

/** A part of an image, enlarged by a whole number, with a white rim. Pixel bounds, the second ones exclusive. */
export function enlarge(
  image: PageImage,
  box: { x0: number; y0: number; x1: number; y1: number },
  times: number,
): PageImage {
  const rim = 10 * times;
  const width = (box.x1 - box.x0) * times + 2 * rim;
  const height = (box.y1 - box.y0) * times + 2 * rim;
  const grey = new Uint8Array(width * height).fill(255);
  const at = (x: number, y: number) =>
    image.grey[Math.min(y, image.height - 1) * image.width + Math.min(x, image.width - 1)] ?? 255;
  for (let y = rim; y < height - rim; y++) {
    const sy = box.y0 + (y - rim) / times;
    const [y0, fy] = [Math.floor(sy), sy % 1];
    for (let x = rim; x < width - rim; x++) {
      const sx = box.x0 + (x - rim) / times;
      const [x0, fx] = [Math.floor(sx), sx % 1];
      const top = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
      const bottom = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx;
      grey[y * width + x] = top * (1 - fy) + bottom * fy;
    }
  }
  return { grey, width, height, dpi: image.dpi * times };
}
