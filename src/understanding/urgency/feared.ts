import type { Knowledge } from '../../knowledge/index.js';
import { assertPlaced, type ReadSentence } from '../clause.js';
import { impliedAt } from '../implied.js';
import type { PlacedMention } from '../mentions.js';
import { sectionRule } from '../sections.js';

/** A sentence is no longer than this where it only names what is feared, in tokens. */
const SHORT = 12;
/** "?PE", "Suspicious for rupture.", "TTP must be considered.": a sentence that says no more than what is feared. */
const FEARED =
  /^\W*(?:\?|(?:query|r\/o|rule out|suspect\w*|suspicious|concern\w*|impression|imp|dx|worr\w+|fear\w*|likely|probabl[ey]|possibl[ey])\b)|\?\W*$|\b(?:suspected|suspicious|considered|excluded|likely|possible|probable|ruled out|until prove[dn] otherwise|not excluded|in keeping|suggest\w*)\b/i;

/** Whether a sentence says no more than that something is feared. */
export function isFear(read: ReadSentence): boolean {
  const words = read.text.slice(read.sentence.span.start, read.sentence.span.end);
  return read.tokens.length - read.bodyFrom <= SHORT && FEARED.test(words);
}

/**
 * What a sentence names of the patient now that is, or with a further word would be, something that cannot wait; null where
 * it names nothing of the kind. Where it only says what is feared, an order for a test names it too, and a short form is
 * known without the words that else tell what it stands for.
 */
export function gravestNamed(read: ReadSentence, body: number, feared: boolean): PlacedMention | null {
  for (const item of read.words.placed) {
    if (item.from < body || item.mention.ref.folder !== 'concepts') continue;
    if (read.knowledge.urgentFor(item.mention.ref.id).length > 0 && isOfNow(read, item, feared)) return item;
  }
  if (!feared) return null;
  for (let at = body; at < read.tokens.length; at++) {
    const token = read.tokens[at];
    if (token?.kind !== 'word' || token.caps !== 'upper') continue;
    const meant = shortFormsOf(read.knowledge).get(read.text.slice(token.start, token.end));
    const item = meant === undefined ? null : impliedAt(read, meant, { from: at, to: at + 1 });
    if (item && isOfNow(read, item, true)) return item;
  }
  return null;
}

function isOfNow(read: ReadSentence, item: PlacedMention, feared: boolean): boolean {
  const meant = assertPlaced(read, item, sectionRule(read.section.kind));
  if (meant.negation === 'negated' || meant.experiencer !== 'patient' || meant.temporality !== 'recent') return false;
  return meant.certainty !== 'unlikely' && !meant.twoWays && (!meant.ordered || feared);
}

const known = new WeakMap<Knowledge, Map<string, string>>();

/** What each short form stands for where it cannot wait, the usual sense before a rarer one. */
function shortFormsOf(knowledge: Knowledge): Map<string, string> {
  let forms = known.get(knowledge);
  if (forms !== undefined) return forms;
  forms = new Map();
  const { abbreviations, concepts } = knowledge.data;
  const byTerm = new Map(concepts.map(({ term, id }) => [term, id]));
  const meanings = [
    ...abbreviations.flatMap(({ short, senses }) =>
      senses.map(({ concept, long }) => [short, concept ?? byTerm.get(long)] as const),
    ),
    ...concepts.flatMap(({ id, synonyms }) => synonyms.map((name) => [name, id] as const)),
  ];
  for (const [short, concept] of meanings)
    if (
      concept !== undefined &&
      /^[A-Z]{2,6}$/.test(short) &&
      !forms.has(short) &&
      knowledge.urgentFor(concept).length > 0
    )
      forms.set(short, concept);
  known.set(knowledge, forms);
  return forms;
}
