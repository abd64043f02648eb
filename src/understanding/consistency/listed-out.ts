import type { ReadReport } from '../../reading/index.js';
import type { Frame } from '../types.js';
import type { Statement } from './statement.js';

/**
 * "Two new lesions: a 9 mm lesion in the right corona radiata, and a 5 mm lesion on the left": what is said of the two
 * before the colon is said of each that is listed behind it, where the list has just as many.
 */
export function sayOfEachListed(statements: readonly Statement[], { clean, type }: ReadReport): void {
  if (type.type !== 'imaging') return;
  const bySentence = new Map<number, Frame[]>();
  for (const { frame } of statements) {
    if (frame.kind !== 'finding' || frame.head === null) continue;
    bySentence.set(frame.sentence, [...(bySentence.get(frame.sentence) ?? []), frame]);
  }
  for (const frames of bySentence.values()) {
    const [whole, ...listed] = frames;
    const start = whole?.head?.span.end;
    if (whole?.change == null || start === undefined || whole.count?.kind !== 'number') continue;
    if (listed.length !== whole.count.value || listed.some((one) => one.change !== null)) continue;
    if (listed.some((one) => one.head?.ref.id !== whole.head?.ref.id || one.assertion !== whole.assertion)) continue;
    if (!/^\s?:/.test(clean.slice(start, start + 2))) continue;
    for (const one of listed) one.change = whole.change;
  }
}
