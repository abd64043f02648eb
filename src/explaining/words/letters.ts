/** How many letters from A to Z stand in a stretch of a text. */
export function lettersOf(text: string, start: number, end = text.length): number {
  let letters = 0;
  const to = Math.min(end, text.length);
  for (let at = start; at < to; at++) {
    const small = text.charCodeAt(at) | 32;
    if (small >= 97 && small <= 122) letters += 1;
  }
  return letters;
}

/** The pattern that fits these words letter for letter. */
export function literally(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
