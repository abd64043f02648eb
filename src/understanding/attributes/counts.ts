import type { Token } from '../../knowledge/index.js';

/** "Segment 7 lesion", "zone 2 lymph node": a number of a place, and none of things. */
export const NUMBERED =
  /^(?:segments?|seg|levels?|zones?|stations?|sectors?|ribs?|grades?|types?|class|stages?|categor(?:y|ies)|parts?|specimens?|samples?|block|site|t|l|c|s|no|number|figure|image|series|phase|hour|day|week)$/;
export const COUNT_WORDS = new Set('several few multiple numerous many scattered innumerable countless'.split(' '));
export const COUNTS: Record<string, 'few' | 'many'> = {
  few: 'few',
  innumerable: 'many',
  countless: 'many',
  numerous: 'many',
};
export const COUNT_NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    single: 1,
    one: 1,
    solitary: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
  }),
);

/** "Two to three calculi", "3-4 cysts": between two numbers, and neither of them. */
export function someOf(tokens: readonly Token[], at: number): boolean {
  const isCount = (token: Token | undefined) =>
    token !== undefined && (token.kind === 'number' ? /^[1-9]$/.test(token.text) : COUNT_NUMBERS.has(token.text));
  const between = (token: Token | undefined) => /^(?:to|or|-|–)$/.test(token?.text ?? '');
  if (!isCount(tokens[at])) return false;
  const first = between(tokens[at - 1]) && isCount(tokens[at - 2]) ? at - 2 : at;
  if (first === at && !(between(tokens[at + 1]) && isCount(tokens[at + 2]))) return false;
  if (NUMBERED.test(tokens[first - 1]?.text ?? '') || isCodeFigure(tokens, first)) return false;
  return [tokens[first + 3], tokens[first + 4], tokens[first + 5]].some((token) => COUNTABLE.test(token?.text ?? ''));
}

const COUNTABLE =
  /^(?:nodul|mass|lesion|polyp|stone|cyst|fragment|lymph|node|calcul|fracture|tumou?r|foci|gallstone|fibroid|follicle|metasta|spot|deposit)/;

/** "All four cores contain carcinoma": how many pieces were looked at, and not how many growths. */
export function isOfPieces(tokens: readonly Token[], at: number): boolean {
  return [tokens[at + 1], tokens[at + 2]].some(
    (token, step) => PIECES.test(token?.text ?? '') && (step === 0 || tokens[at + 1]?.kind === 'word'),
  );
}

const PIECES =
  /^(?:cores|biopsies|fragments|pieces|samples|specimens|sections|slides|chips|strips|passes|levels|fields)$/;

/** "LR-5 lesion": the figure of a code, not how many. */
export function isCodeFigure(tokens: readonly Token[], at: number): boolean {
  const [letters, dash, figure] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  // "PI-RADS 5 lesion": the figure of a scale.
  if (/rads$/.test(dash?.text ?? '')) return true;
  const touches = dash !== undefined && figure !== undefined && dash.end === figure.start;
  return (
    touches && (dash.kind === 'word' || (dash.text === '-' && letters?.kind === 'word' && letters.end === dash.start))
  );
}
