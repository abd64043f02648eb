const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number as reports print it, in figures or in words ("22", "twenty-two"), as the source of a pattern. */
export const NUMBER = `(?:\\d{1,3}|(?:${TENS.join('|')})(?:[- ](?:${ONES.slice(0, 9).join('|')}))?|${[...ONES].reverse().join('|')})`;

/** What such a number is; 0 where it is none. */
export function numberOf(printed: string): number {
  const word = printed.trim().toLowerCase();
  if (/^\d+$/.test(word)) return Number(word);
  const [ten = '', one = ''] = word.split(/[- ]/);
  const tens = (TENS.indexOf(ten) + 2) * 10;
  if (TENS.includes(ten)) return tens + (one === '' ? 0 : ONES.indexOf(one) + 1);
  return ONES.indexOf(word) + 1;
}
