import { remembered } from './remembered.js';
import type { Score } from './schema.js';

const ROMAN: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' };
/** Lower case, Arabic: "IIIA" and "3A" -> "3a". Anything else as printed in small letters. */
export const plainCode: (printed: string) => string = remembered(500, (printed) => {
  const code = printed.toLowerCase().replace(/\s+/g, '');
  const parts = /^(i{1,3}|iv|vi?)(f|[a-d]\d?)?$/.exec(code);
  return parts ? `${ROMAN[parts[1] ?? ''] ?? parts[1]}${parts[2] ?? ''}` : code;
});

type Category = Score['categories'][number];

/**
 * The category of a printed code: by its name (Roman and Arabic numerals meet, "4b" and "4+" are a 4 where the scale has neither),
 * or by its figure where the category is a range. Null where the scale has no such code.
 */
export function categoryOfCode(score: Score, printed: string): Category | null {
  const wanted = plainCode(printed);
  for (const category of score.categories) {
    if (!isRange(category) && plainCode(category.code) === wanted) return category;
  }
  const figure = /^[+-]?\d+(?:\.\d+)?$/.test(wanted) ? Number(wanted) : null;
  if (figure !== null) {
    for (const category of score.categories) if (isRange(category) && holds(category, figure)) return category;
  }
  const parent = /^(\d)(?:[a-d]\d?|[+-]|e)$/.exec(wanted)?.[1] ?? /^(\d[abx]?)s$/.exec(wanted)?.[1];
  return parent === undefined ? null : categoryOfCode(score, parent);
}

/** True where the score's categories are ranges of figures. */
export function hasRanges(score: Score): boolean {
  return score.categories.some(isRange);
}

function isRange(category: Category): boolean {
  return category.from !== undefined || category.to !== undefined || category.below !== undefined;
}

function holds({ from, to, below }: Category, figure: number): boolean {
  return (
    (from === undefined || figure >= from) &&
    (to === undefined || figure <= to) &&
    (below === undefined || figure < below)
  );
}
