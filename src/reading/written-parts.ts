/** "PART 2: PORTAL VEIN": the number of a sample, where a second one follows. */
const PART = /^([ \t]{0,8})(parts?[ \t]{1,2})(\d{1,2}|[A-M])([ \t]?[:.)-])(?=[ \t]+\S)/gim;

/** The parts of a tissue report as entries of a list ("2.      PORTAL VEIN"), same length. */
export function writtenParts(plain: string): string {
  if ((plain.match(PART)?.length ?? 0) < 2) return plain;
  return plain.replace(
    PART,
    (_, before: string, part: string, number: string, mark: string) =>
      `${before}${number.toUpperCase()}.${' '.repeat(part.length + mark.length - 1)}`,
  );
}
