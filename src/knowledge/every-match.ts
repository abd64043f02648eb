/**
 * What `matchAll` gives, in a list and without a copy of the pattern made first: most texts that are asked hold no match.
 * For patterns with the flag `g` and without `u`.
 */
export function everyMatch(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
