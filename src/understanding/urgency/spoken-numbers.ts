import type { Token } from '../../knowledge/index.js';

const ONES = 'zero one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES: ReadonlyMap<string, number> = new Map([
  ...[...ONES, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
]);
const DIGITS: ReadonlyMap<string, string> = new Map([
  ...ONES.map((word, value) => [word, String(value)] as const),
  ['oh', '0'],
]);

/** Tokens where a figure that was taken down by ear ("seven point one") stands as a number, in the place of its first word. */
export function withSpokenNumbers(tokens: readonly Token[]): readonly Token[] {
  // Nearly no sentence holds one.
  if (!tokens.some(({ text }) => text === 'point')) return tokens;
  const points = tokens.flatMap(({ text }, at) => (text === 'point' ? [at] : []));
  const read = [...tokens];
  for (const at of points) {
    const whole = VALUES.get(tokens[at - 1]?.text ?? '');
    const tens = VALUES.get(tokens[at - 2]?.text ?? '') ?? 0;
    let digits = '';
    let end = at + 1;
    for (
      let digit = DIGITS.get(tokens[end]?.text ?? '');
      digit !== undefined;
      digit = DIGITS.get(tokens[end]?.text ?? '')
    ) {
      digits += digit;
      end++;
    }
    const first = tokens[at - 1];
    if (whole === undefined || first === undefined || digits === '') continue;
    // "Thirty seven point one"
    const value = tens >= 20 && whole < 10 ? tens + whole : whole;
    read[at - 1] = { ...first, text: `${value}.${digits}`, kind: 'number' };
    for (let i = at; i < end; i++) {
      const word = tokens[i];
      if (word) read[i] = { ...word, text: '·', kind: 'mark' };
    }
  }
  return read;
}
