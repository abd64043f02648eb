/**
 * True where a raised text needs a caret to keep its sense: the power in "10⁹/L", which would else read "109/L".
 * `before` is the text in front, `raised` the raised text.
 */
export function isPower(before: string, raised: string): boolean {
  return /(?:^|[^\d.,])10\s?$/.test(before) && /^[-+−–]?\d{1,2}(?!\d)/.test(raised.trim());
}
