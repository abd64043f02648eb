import type { Said } from './said.js';

const GLOSS = /^In this line, (?=“)/;
/** What a word of the line means, be it the first of them or a further one. */
export const IS_GLOSS = /^(?:In this line, )?“[^”]+” means /;

/**
 * "In this line, “hilum” means its root. In this line, “apex” means its tip.": which line is meant is said once for all that
 * stand behind it. Changes `told`.
 */
export function sayLineOnce(told: readonly { said: Said[] }[]): void {
  for (const one of told) {
    let before = false;
    one.said = one.said.map((said) => {
      const again = before && GLOSS.test(said.text);
      before = GLOSS.test(said.text);
      return again ? { ...said, text: said.text.replace(GLOSS, '') } : said;
    });
  }
}
