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
 * The second reading where it is better and sure: a range of two equally precise numbers made of the very digits read
 * first, or a power of ten that is in use. Null keeps the first reading.
 */
export function betterReading(first: string, second: string): string | null {
  const word = second.replace(/\s+/g, '').replace(/[–—]/g, '-');
  const range = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(word);
  if (range && digits(word) === digits(first) && decimals(range[1]) === decimals(range[2])) {
    return Number(range[1]) < Number(range[2]) ? word : null;
  }
  const power = /^([xX]?)10[%*°"'“”~^M]{1,2}(3|6|9|12)(\/[a-zA-Zµ]{1,3})$/.exec(word);
  return power ? `${power[1]}10^${power[2]}${power[3]}` : null;
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
