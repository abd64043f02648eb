import type { ReadSentence } from './clause.js';
import { isPartOf } from './consistency/place.js';
import type { PlacedMention } from './mentions.js';
import { ANYWHERE } from './paragraph-topic.js';

const NOTES: ReadonlySet<string> = new Set(['other', 'discharge_summary']);
/** Fluid under the skin is looked for at the legs, whatever the line began with. */
const OF_LEGS: ReadonlySet<string> = new Set(['edema', 'clubbing', 'cyanosis']);
const INNER: ReadonlySet<string> = new Set(['lungs', 'heart-vessels', 'brain-nerves']);

/**
 * "Lungs: crackles. Incision clean, heels intact. No edema.": on one line of an exam the examiner goes on to the next part
 * without a label. True for a sentence that speaks of something that the label's part cannot hold.
 */
export function leavesExamLabel(read: ReadSentence, sites: readonly PlacedMention[]): boolean {
  if (!NOTES.has(read.reportType) || read.bodyFrom > 0 || sites.length === 0) return false;
  const systemOf = ({ mention }: PlacedMention) => read.knowledge.concept(mention.ref.id)?.system ?? 'general';
  const labels = new Set(sites.map(systemOf));
  return read.words.placed.some((item) => {
    const { kind, ref } = item.mention;
    if (kind === 'anatomy')
      return (
        systemOf(item) !== 'general' &&
        !labels.has(systemOf(item)) &&
        !sites.some(({ mention }) => mention.ref.id === ref.id || isPartOf(item.mention, mention))
      );
    if (kind === 'procedure' || kind === 'device') return true;
    // "Intact", "clear" alone is said of the part; behind a noun of its own it is said of that noun.
    if (kind === 'normal') return item.from > 1;
    if (kind !== 'finding' && kind !== 'disease' && kind !== 'symptom') return false;
    if (ANYWHERE.has(ref.id)) return false;
    // What is seen on the skin is seen over any part.
    if (systemOf(item) === 'general' || systemOf(item) === 'skin' || labels.has('general'))
      return OF_LEGS.has(ref.id) && [...labels].every((label) => INNER.has(label));
    return !labels.has(systemOf(item));
  });
}
