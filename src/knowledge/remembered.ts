const all = new Set<Map<string, unknown>>();

/**
 * The same work on the same words, done once: while a report is explained, its sentences are asked the same again and again.
 * For what depends on nothing but the words, and is not changed by who gets it. Emptied when full, so that it stays small.
 */
export function remembered<T>(most: number, work: (words: string) => T): (words: string) => T {
  const known = new Map<string, T>();
  all.add(known);
  return (words) => {
    const before = known.get(words);
    if (before !== undefined || known.has(words)) return before as T;
    const made = work(words);
    if (known.size >= most) known.clear();
    known.set(words, made);
    return made;
  };
}

/** Whether a pattern stands in a report: looked for once, however many of its lines ask. The pattern keeps no place of its own. */
export function onceIn(pattern: RegExp): (report: string) => boolean {
  return remembered(2, (report) => pattern.test(report));
}

/** Forgets the words of the report that was explained. */
export function forgetWords(): void {
  for (const known of all) known.clear();
}
