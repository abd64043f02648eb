import type { PlacedMention } from '../mentions.js';

const ATTRIBUTE_WORDS = new Set(
  'acute subacute chronic old new unchanged stable improved worsened resolved resolving persistent mild minimal moderate severe significant insignificant bilateral unilateral anterior posterior superior inferior medial lateral proximal distal central peripheral superficial deep small large left right'.split(
    ' ',
  ),
);

/** True for a word that only says which part, how much or since when: it describes nothing by itself. */
export function isAttributeWord(item: PlacedMention): boolean {
  return ATTRIBUTE_WORDS.has(item.mention.ref.id);
}
