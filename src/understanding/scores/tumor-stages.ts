import type { Knowledge, Score, Token } from '../../knowledge/index.js';
import type { Frame, Mention } from '../types.js';
import type { FoundScore } from './scores.js';

/** More stages than this in one sentence are no stages. */
const MOST = 12;
const TNM =
  /\b([ypcramu]{0,3})T(is|X|[0-4])([a-d]?)(?:\s?\([a-z0-9]*\)|[a-z0-9]*?)?(?:[ ,]{0,2}([pcy]{0,2})N(X|[0-3])(mi|[a-c])?(?:\s?\((?:sn|mi|i[+-]|mol[+-])\)){0,2})?(?:[ ,]{0,2}([pcy]{0,2})M(X|[01])([a-c]?))?(?![A-Za-z0-9])/g;
const NODES = /\b[pyc]{1,2}N(X|[0-3])(mi|[a-c])?\b(?:\s?\((mi)\))?(\s?\((?:i|mol)\+\))?/g;
/** What every code holds. */
const CODE = /T(?:is|[X0-4])|N[X0-3]|M[01]/;
const SPREAD = /\b[pc]M([01])[a-c]?\b/g;

/** "Grade 2 (T3 N2 M1)", "Nottingham T3, N2, M1": points for tubules, nuclei and dividing cells, one to three each. */
const POINTS = /^T\s?[1-3][ ,+/]{0,2}[NP]\s?[1-3][ ,+/]{0,2}M\s?[1-3](?![A-Za-z0-9])/;
const GRADE_BEFORE =
  /(?:\bgrad(?:e|ed|ing)\b|\bG\s?[1-3]\b|nottingham|elston|bloom|\bSBR\b|\bNHG\b|tubul\w*|mitos[ei]s|mitotic)[^;]{0,40}$/i;
const OF_STAGE = /\b(?:stag(?:e[ds]?|ing)|TNM|AJCC|UICC|[pcy]{1,2}T[0-4X]|metasta\w+|mets)\b/i;
const SUM = /^[\s)=:,]{0,4}(?:total|score|sum)?[\s=:]{0,3}[3-9]\s?\/\s?9\b/i;

/** Whether "T3 N2 M1" at this place is the three parts of a breast cancer's grade: no zero, a grade in front, its sum. */
function isOfGrade(text: string, at: number, part: string): boolean {
  const whole = POINTS.exec(text.slice(at, at + 20))?.[0];
  if (whole === undefined || !/\b(?:breasts?|mammary|ductal|lobular|DCIS|LCIS)\b/i.test(text)) return false;
  if (OF_STAGE.test(part)) return false;
  return (
    GRADE_BEFORE.test(text.slice(Math.max(0, at - 60), at)) ||
    SUM.test(text.slice(at + whole.length, at + whole.length + 24))
  );
}

/**
 * "PT1A NX": a stage in a line, or with a code, of capitals only. "PT2" alone among small letters may be a person, and
 * "PTX" alone is air around the lung.
 */
const IN_CAPITALS =
  /\b(?:[YR]?[PC])?T(?:IS|X|[0-4][A-D]?)(?:\s?\([A-Z]{1,2}\))?[ ,]{0,2}(?:[YR]?[PC])?N(?:X|[0-3])(?:MI|[A-C])?(?:\s?\([A-Z]{2}\))?(?:[ ,]{0,2}[PC]?M[X01][A-C]?)?\b|\b[YR]?P(?:T(?:IS|[0-4])|[NM](?:X|[0-4]))(?:MI|[A-D])?\b(?:\s?\([A-Z]{2}\))?/g;

/** The same text with its stages in the letters they are known by, of the same length. */
function inUsualLetters(part: string): string {
  const capitals = !/[a-z]/.test(part);
  return part.replace(IN_CAPITALS, (whole) =>
    capitals || /^\S+[ ,]{0,2}[PC]?N/.test(whole)
      ? whole.replace(/[YRPC]+(?=[TNM])|(?<=T)IS|(?<=[TNM]\d)(?:MI|[A-D])|(?<=\()[A-Z]+(?=\))/g, (letters) =>
          letters.toLowerCase(),
        )
      : whole,
  );
}

/** The TNM codes of a sentence: how big the tumor is, lymph nodes, spread ("pT2 N1a M0"). */
export function tumorStages(
  text: string,
  tokens: readonly Token[],
  knowledge: Knowledge,
  sentence: number,
): FoundScore[] {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last) return [];
  const found: FoundScore[] = [];
  const part = inUsualLetters(text.slice(first.start, last.end));
  if (!CODE.test(part)) return [];
  const put = (code: string, at: number, length: number): void => {
    if (found.length >= MOST) return;
    const system = knowledge.data.scores.find((score) => codeIn(score, code) !== undefined);
    const known = system && codeIn(system, code);
    const start = first.start + at;
    if (
      !system ||
      !known ||
      found.some(({ score }) => score.id === system.id && score.span.start < start + length && start < score.span.end)
    )
      return;
    const span = { start, end: start + length };
    const from = tokens.findIndex((token) => token.end > start);
    const mention: Mention = { span, sentence, ref: { folder: 'scores', id: system.id }, kind: 'score', via: 'exact' };
    found.push({ score: { id: system.id, code: known, span }, named: { mention, from, to: from + 1 } });
  };
  for (const match of part.matchAll(TNM)) {
    const [whole, prefix, t, , nPrefix, n, nSub = '', mPrefix = '', m, mSub = ''] = match;
    // A bare "T2" is a vertebra or an MRI setting.
    if (!prefix && (n === undefined || isOfGrade(text, first.start + match.index, part))) continue;
    const split = n === undefined ? whole.length : whole.search(/[pcy]{0,2}N(?:X|[0-3])/);
    put(`T${t}`, match.index, split < 0 ? whole.length : split);
    if (n !== undefined) {
      const nAt = match.index + whole.indexOf(`${nPrefix ?? ''}N${n}`);
      const tiny = /^\s?\((?:i|mol)\+\)/i.exec(
        whole.slice(nAt - match.index + `${nPrefix ?? ''}N${n}${nSub}`.length),
      )?.[0];
      put(
        nodeCode(
          n,
          nSub === 'mi' || /^\s?\(mi\)/.test(whole.slice(nAt - match.index + `${nPrefix ?? ''}N${n}`.length)),
          tiny,
        ),
        nAt,
        `${nPrefix ?? ''}N${n}${nSub}${tiny ?? ''}`.length,
      );
    }
    if (m !== undefined)
      put(`M${m}`, match.index + whole.lastIndexOf('M') - mPrefix.length, `${mPrefix}M${m}${mSub}`.length);
  }
  for (const match of part.matchAll(NODES)) {
    const [whole, n = '', sub, micro, tiny] = match;
    put(nodeCode(n, sub === 'mi' || micro !== undefined, tiny), match.index, whole.length);
  }
  for (const match of part.matchAll(SPREAD)) put(`M${match[1]}`, match.index, match[0].length);
  return found;
}

/** Tiny spots and single cells are steps of their own: "N1mi", "N0(i+)". */
function nodeCode(n: string, micro: boolean, singleCells: string | undefined): string {
  if (n === '1' && micro) return 'N1mi';
  return n === '0' && singleCells !== undefined ? 'N0(i+)' : `N${n}`;
}

function codeIn(score: Score, code: string): string | undefined {
  return score.categories.find((category) => category.code.toUpperCase() === code.toUpperCase())?.code;
}

/** "Stage (TNM 8th edition, AJCC)": whose code it is. */
const OF_STAGING = new Set(
  'sn stage staging tnm ajcc uicc edition ed version 7 7th 8 8th 9 9th th pathological pathologic pathology final classification code codes'.split(
    ' ',
  ),
);

/** "pT2 pN1a(sn)": every word of it is part of a score that is told. */
export function isOfStages(tokens: readonly Token[], own: readonly Frame[]): boolean {
  const scores = own.flatMap(({ score }) => score?.span ?? []);
  if (scores.length === 0 || own.some(({ kind }) => kind !== 'score')) return false;
  return tokens.every(
    ({ kind, text, start, end }) =>
      kind === 'mark' || OF_STAGING.has(text) || scores.some((span) => span.start <= start && span.end >= end),
  );
}
