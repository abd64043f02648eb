/**
 * Words worth a second look: a range that lost its dash ("3.55.1") or a decimal point ("12.0-155"), a power of ten.
 * Dates ("01.05.2026") are none.
 */
export function isSuspect(word: string): boolean {
  if (/^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$/.test(word)) return false;
  if (/^\d+\.\d+\.\d+$/.test(word)) return true;
  const range = /^(\d+(?:\.\d+)?)[-–—](\d+(?:\.\d+)?)$/.exec(word);
  if (range) return decimals(range[1]) !== decimals(range[2]);
  return /^[xX]?10\D?.{1,2}\/[a-zA-Zµ]{1,3}$/.test(word) && !isPowerUnit(word);
}

/**
 * Whole numbers in a row whose printed range has decimals: a point may have been lost ("314" beside "36.0-46.0").
 * Gives their places in the list of words.
 */
export function pointlessNumbers(words: readonly string[]): number[] {
  const precise = words.some((word) => /^\d+\.\d+[-–—]\d+\.\d+$/.test(word));
  return precise ? words.flatMap((word, index) => (/^\d{2,}$/.test(word) ? [index] : [])) : [];
}

/**
 * Ranges of whole numbers ten times above a precise value of their row ("74-99" beside "8.4"): the scan lost their
 * points. Gives their places in the list of words.
 */
export function pointlessRanges(words: readonly string[]): number[] {
  const precise = words.map((word) => /^\d{1,3}[.,]\d{1,2}$/.exec(word)?.[0]).find((word) => word !== undefined);
  if (precise === undefined) return [];
  const value = Number(precise.replace(',', '.'));
  return words.flatMap((word, index) => {
    const range = /^(\d{2,4})[-–—](\d{2,4})$/.exec(word);
    return range && value * 3 < Number(range[1]) && value * 30 > Number(range[1]) ? [index] : [];
  });
}

/**
 * The second reading where it is better and sure: a number with a point or a range of two equally precise numbers made
 * of the very digits read first, or a power of ten that is in use. Null keeps the first reading.
 */
export function betterReading(first: string, second: string): string | null {
  const word = second
    .replace(/\s+/g, '')
    .replace(/[–—]/g, '-')
    .replace(/(?<=\d),(?=\d)/g, first.includes(',') ? ',' : '.');
  if (word === first) return null;
  const same = digits(word) === digits(first);
  if (same && /^\d+$/.test(first) && /^\d+\.\d+$/.test(word)) return word;
  const range = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(word);
  if (range && same && decimals(range[1]) === decimals(range[2])) {
    return Number(range[1]) < Number(range[2]) ? word : null;
  }
  const power = /^([xX]?)10[%*°"'“”~^MmnA7]{1,2}(3|6|9|12)\/([uµ]?)[Ll1]{1,2}$/.exec(word);
  return power ? `${power[1]}10^${power[2]}/${power[3]}L` : null;
}

function isPowerUnit(word: string): boolean {
  return /^[xX]?10\^(?:3|6|9|12)\//.test(word);
}

function digits(word: string): string {
  return word.replace(/\D/g, '');
}

function decimals(number = ''): number {
  return number.split('.')[1]?.length ?? 0;
}

/**
 * Results that look as if the scan had lost their decimal point: a whole number more than four times the upper end of
 * the row's range, which has decimals. Gives the name and the number of each, for a warning.
 */
export function lostPoints(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.trim().split(/ {2,}/);
    const high = cells.map((cell) => /^\d+\.\d+-(\d+\.\d+)$/.exec(cell)?.[1]).find((end) => end !== undefined);
    const value = cells.slice(1).find((cell) => /^\d{2,}$/.test(cell));
    return high && value && Number(value) > 4 * Number(high) ? [`${cells[0]} ${value}`] : [];
  });
}
