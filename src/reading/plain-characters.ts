const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u0000-\u0008\u000e-\u001f\u007f\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b\u02bc\u2032]/g;
/** "N0 bruits": a zero typed for the letter at the head of a sentence or an entry, and no stage of nodes. Looks back from such a word alone. */
const TYPED_NO =
  /[Nn]0(?<=(?:^[ \t]*|[.:;,][ \t]+)[Nn]0)(?=[ \t]+(?!(?:disease|neck|nod\w+|stag\w*|status|category|and|or|by|on|with|M[0-9X])\b)[A-Za-z]{3})/gm;
const DOUBLE_QUOTES = /[\u201c\u201d\u201e\u2033]/g;

/**
 * Exotic spaces, dashes and quotes as plain ones, control characters as spaces. The result has the same length, so
 * every position stays valid. Tabs and line breaks are kept: lab sheets need them.
 */
export function plainCharacters(text: string): string {
  return text
    .replace(SPACES, ' ')
    .replace(DASHES, '-')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(TYPED_NO, (word) => `${word.charAt(0)}o`);
}
