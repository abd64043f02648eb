import type { Token } from '../../knowledge/index.js';
import type { Cue } from './cue-trie.js';

const UNIT = /^(?:mm|cm|millimet(?:er|re)s?|centimet(?:er|re)s?)$/;
/** Stands between a size and the time it was taken: "6 mm one year ago", "9 mm in short axis on the prior scan". */
const BETWEEN =
  /^(?:an?|one|two|three|four|five|six|approximately|about|in|short|long|axis|size|diameter|maximum|maximal|transverse|,|\()$/;

/** Where a size or a share ends, by its unit; the sizes of one measure ("2 x 3 cm") end once. */
function isSizeEnd(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === '%') return tokens[at - 1]?.kind === 'number';
  return UNIT.test(tokens[at]?.text ?? '') && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.text !== 'x';
}

/**
 * "Nodule 22 mm (14 mm in 2021)", "9 mm, 6 mm one year ago": the time is that of the size before it, where the sentence
 * prints another size: the thing itself is there now.
 */
export function isOfEarlierSize(cue: Cue, tokens: readonly Token[]): boolean {
  if (cue.rule.category !== 'historical') return false;
  if (saysWhatItWas(cue.to, tokens)) return true;
  let at = cue.from - 1;
  for (let steps = 0; steps < 4 && (BETWEEN.test(tokens[at]?.text ?? '') || tokens[at]?.kind === 'number'); steps++)
    at--;
  if (!isSizeEnd(tokens, at)) return false;
  return tokens.some((_, other) => other !== at && isSizeEnd(tokens, other));
}

/** "Nodule in the right upper lobe, in 2022 it was 6 mm": what it measured then, of a thing that is there now. */
function saysWhatItWas(behind: number, tokens: readonly Token[]): boolean {
  const [first, verb, figure] = tokens.slice(behind, behind + 3);
  return (
    /^(?:it|this|they|these)$/.test(first?.text ?? '') &&
    /^(?:was|were|measured)$/.test(verb?.text ?? '') &&
    figure?.kind === 'number'
  );
}

const MOVED =
  /^(?:progressed|progression|increased|increase|improved|improvement|worsened|decreased|decrease|advanced|reduced|reduction|risen|grown|declined|fallen|changed|unchanged|up|down|compared|smaller|larger|greater|more|less|worse|better|higher|lower|upgraded|downgraded)$/;
const FURTHEST = 7;

/**
 * "Severe stenosis, progressed from moderate in March 2023", "larger than in 2019": the time is that of what it is held
 * against; the thing itself is there now.
 */
export function isOfEarlierState(cue: Cue, tokens: readonly Token[]): boolean {
  if (cue.rule.category !== 'historical') return false;
  for (let at = cue.from - 1; at > Math.max(0, cue.from - FURTHEST); at--) {
    const word = tokens[at]?.text ?? '';
    if (/^[.,;:]$/.test(word)) return false;
    if (!/^(?:from|than|with|to|since)$/.test(word)) continue;
    if (MOVED.test(tokens[at - 1]?.text ?? '')) return true;
  }
  return false;
}
