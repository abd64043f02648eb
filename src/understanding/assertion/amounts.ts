import type { Token } from '../../knowledge/index.js';

/** How much of a thing there is: nobody denies a trace of one thing behind the whole of another. */
const AMOUNTS = new Set(
  'trivial trace tiny small minimal mild mildly minor slight moderate mod severe marked extensive borderline subtle'.split(
    ' ',
  ),
);
const NO_NOUN = new Set('or and nor to in of from by with at on for but'.split(' '));
const GOES_ON = new Set(['or', 'nor']);
const MOST = 12;

/**
 * "No thrombus, trivial MR", "no dissection, 60% stenosis": behind the comma at `comma` stands what is there. Not where the
 * denial has an amount of its own ("no mild, moderate or severe stenosis") or its list goes on with "or".
 */
export function startsAmount(tokens: readonly Token[], comma: number): boolean {
  const next = tokens[comma + 1];
  const noun = tokens[comma + (tokens[comma + 2]?.text === '%' ? 3 : 2)];
  if (noun?.kind !== 'word' || NO_NOUN.has(noun.text)) return false;
  const percent = next?.kind === 'number' && tokens[comma + 2]?.text === '%';
  if (!percent && !(next?.kind === 'word' && AMOUNTS.has(next.text))) return false;
  for (let i = comma - 1; i >= 0 && i > comma - MOST; i--) {
    const text = tokens[i]?.text ?? '';
    if (AMOUNTS.has(text)) return percent;
    if (text === 'no' || text === 'not' || text === 'without') break;
  }
  if (AMOUNTS.has(tokens[comma - 1]?.text ?? '')) return false;
  for (let i = comma + 1; i < tokens.length && i < comma + MOST; i++) {
    const text = tokens[i]?.text ?? '';
    if (text === ';' || text === '.') break;
    if (GOES_ON.has(text)) return false;
  }
  return true;
}
