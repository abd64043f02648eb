/** A piece of text on a page. Points (1/72 inch), x to the right, y downwards, `y` is the baseline. */
export interface TextRun {
  text: string;
  x: number;
  right: number;
  y: number;
  /** Font size. */
  size: number;
}

/** Text of one row without a wide gap in it. */
export interface Segment {
  text: string;
  x: number;
  right: number;
}

/** Segments that stand on one baseline, left to right. */
export interface Row {
  y: number;
  size: number;
  segments: Segment[];
}
