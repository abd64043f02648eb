/** "a" or "an" before a noun. */
export function article(noun: string): 'a' | 'an' {
  if (/^(?:one|once|eu|uni|use|ur[aei])/i.test(noun)) return 'a';
  return /^(?:[aeiou]|hour|x-ray|[FHLMNRSX](?:[A-Z]|\b))/.test(noun) || /^[AEIOU]/.test(noun) ? 'an' : 'a';
}

/** "A", "A or B", "A, B and C". */
export function list(items: readonly string[], joiner: 'and' | 'or' = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1)}`;
}

/** A term as a heading: first letter a capital, but for names that begin small on purpose ("pH", "eGFR"). */
export function capitalTerm(term: string): string {
  return /^[a-z][A-Z]/.test(term) ? term : term.charAt(0).toUpperCase() + term.slice(1);
}

export function quoted(text: string): string {
  return `"${text}"`;
}
