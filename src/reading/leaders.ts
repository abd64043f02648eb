/** "HPV 16 ............ Not detected": rows of dots between what was asked and its answer. */
const LEADERS = /(?<=[A-Za-z0-9)%\]])([ \t]?)(\.{4,200}|(?:\. ){4,100}\.?)(?=[ \t]*[^\s.])/g;
/** Three dots may be a pause: leaders only between blanks and before an answer. */
const SHORT =
  /(?<=[A-Za-z0-9)%\]])([ \t])(\.{3})(?=[ \t]+(?:not detected|detected|negative|positive|none|absent|present|pending|[<>]?\d)\b)/gi;

/** Leaders as the colon that they stand for, same length. */
export function writtenLeaders(plain: string): string {
  if (!plain.includes('...') && !plain.includes('. . .')) return plain;
  const colon = (_: string, before: string, dots: string): string => `:${' '.repeat(before.length + dots.length - 1)}`;
  return plain.replace(LEADERS, colon).replace(SHORT, colon);
}
