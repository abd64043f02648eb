/**
 * The check digit of a LOINC code by the mod-10 rule of the LOINC Users' Guide: from the right every other digit of the
 * number part is doubled, the digits of all are added, and the sum is filled up to the next ten.
 */
export function loincCheckDigit(numberPart: string): number {
  let sum = 0;
  [...numberPart].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return (10 - (sum % 10)) % 10;
}

/** Whether a code such as "718-7" carries the right check digit. */
export function isLoinc(code: string): boolean {
  const match = /^(\d{1,7})-(\d)$/.exec(code);
  return match?.[1] !== undefined && loincCheckDigit(match[1]) === Number(match[2]);
}
