/**
 * The first position from 0 to `length` whose item passes `test`, by halving; `length` where none does. The items must
 * be in order, so that all behind a passing one pass, too.
 */
export function firstPassing(length: number, test: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
