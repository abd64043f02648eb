import type { ReadSentence } from '../clause.js';

const CHANGED =
  /\b(?:new|unchanged|stable|smaller|larger|bigger|increas\w+|decreas\w+|grown|grew|growing|shr[aiu]nk\w*|resolved|gone|disappeared|progress\w+|regress\w+|enlarg(?:ed|ing))\b/i;
const THINGS: ReadonlySet<string> = new Set(['finding', 'disease']);

/**
 * "Lesion in segment 4 has shrunk to 11 mm, new 9 mm lesion in segment 7": where, in the report of a picture, the second of
 * two things of one kind begins that fared differently. Each is a statement of its own.
 */
export function isAnotherThatChanged(read: ReadSentence, at: number, from: number): boolean {
  if (read.reportType !== 'imaging') return false;
  const { tokens, text } = read;
  const [before, token] = [tokens[at - 1], tokens[at]];
  const [first, last] = [tokens[from], tokens.at(-1)];
  if (!before || !token || !first || !last || at - from < 3) return false;
  if (before.text !== ',' && before.text !== ';' && token.text !== 'and') return false;
  let to = at + 1;
  while (to < tokens.length && !/^(?:[,;]|and)$/.test(tokens[to]?.text ?? '')) to++;
  const own = text.slice(token.start, tokens[to - 1]?.end ?? token.end);
  const ahead = text.slice(first.start, before.end);
  if (!CHANGED.test(own) || !CHANGED.test(ahead) || /\bno\b/i.test(own)) return false;
  const among = (begin: number, end: number) =>
    read.words.placed.some(
      (item) =>
        item.from >= begin && item.to <= end && THINGS.has(item.mention.kind) && item.mention.ref.folder === 'concepts',
    );
  return among(from, at) && among(at, to);
}
