import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a page paints besides text. */
export interface PagePictures {
  /** Share of the page covered by pictures, 0 to 1. */
  covered: number;
  /** Number of drawn shapes: letters turned into outlines are shapes. */
  shapes: number;
}

type Matrix = [number, number, number, number, number, number];

/** Adds up the pictures and shapes of a page from its drawing operators. */
export async function pagePictures(page: PDFPageProxy): Promise<PagePictures> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  const stack: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let area = 0;
  let shapes = 0;
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore) matrix = stack.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, args as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      if (Array.isArray(args?.[0])) matrix = multiply(matrix, args[0] as Matrix);
    } else if (operator === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix;
    else if (PICTURES.has(operator)) area += Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]);
    else if (operator === OPS.constructPath) shapes++;
  }
  return { covered: Math.min(1, area / (width * height)), shapes };
}

const PICTURES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
]);

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}
