import { categoryOfCode, type Knowledge, onceIn, type Token } from '../../knowledge/index.js';
import type { Frame } from '../types.js';

/** British codes of one letter for pictures of the breast and the thyroid, where the report is of such a picture. */
const ONE_LETTER: Readonly<Record<string, readonly { id: string; of: readonly ((report: string) => boolean)[] }[]>> = {
  m: [{ id: 'breast-xray-code', of: [onceIn(/\b(?:mammogra|tomosynthesis)/i)] }],
  u: [
    { id: 'breast-ultrasound-code', of: [onceIn(/\bbreast/i), onceIn(/\b(?:ultrasound|uss|us|sonogra\w+)\b/i)] },
    { id: 'thyroid-ultrasound-code', of: [onceIn(/\bthyroid\b/i), onceIn(/\b(?:nodules?|lobe)\b/i)] },
  ],
  r: [{ id: 'breast-pictures-code', of: [onceIn(/\bbreast/i), onceIn(/\bmammogra/i)] }],
}; // biome-ignore format: one list
/** Where the letter and figure are a stage or the rest of an operation. */
const OF_A_STAGE = /^(?:[cpyr]*[tn]\d\w*|[cpy]+m\d|resection|margins?|stage|tnm)$/;

/** "M4", "U5", "R2": a code of one letter that stands by itself. */
export function oneLetterCode(
  text: string,
  tokens: readonly Token[],
  at: number,
  knowledge: Knowledge,
): Frame['score'] {
  const token = tokens[at];
  if (token?.text.length !== 2 || token.caps !== 'upper') return null;
  const [, letter = '', figure = ''] = /^([mur])([1-5])$/.exec(token.text) ?? [];
  if (figure === '') return null;
  if ([tokens[at - 1], tokens[at - 2], tokens[at + 1]].some((near) => OF_A_STAGE.test(near?.text ?? ''))) return null;
  const system = ONE_LETTER[letter]?.find(({ of }) => of.every((stands) => stands(text)));
  const score = system && knowledge.score(system.id);
  const category = score && categoryOfCode(score, figure);
  return category ? { id: score.id, code: category.code, span: { start: token.start, end: token.end } } : null;
}
