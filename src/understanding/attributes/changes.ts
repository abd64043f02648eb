import type { Change } from '../../contract/analysis.js';
import type { Token } from '../../knowledge/index.js';
import { NOT_CHANGE_BEFORE } from '../data/change-words.js';
import { sideOf } from './sides.js';

/** "Not improved", "non-resolving", "no longer growing": no change that could be told. "Partly resolved": less of it. */
export function changeSaid(moved: Change, tokens: readonly Token[], at: number): Change | null {
  let i = at - 1;
  let partly = false;
  for (; i >= 0 && at - i <= 5; i--) {
    const word = tokens[i]?.text ?? '';
    if (IN_PART_WORD.test(word)) return moved === 'resolved' ? 'decreased' : moved;
    if (!BETWEEN_WORDS.test(word)) break;
    partly ||= /^(?:fully|completely|entirely|totally|wholly)$/.test(word);
  }
  const word = tokens[i]?.text ?? '';
  const not = /^(?:not|never|cannot|non|hardly|failed|fails|failing)$|n['’]t$/.test(word) || isNoLonger(tokens, i);
  if (!not) return moved;
  return partly && moved === 'resolved' ? 'decreased' : null;
}

const BETWEEN_WORDS =
  /^(?:been|be|being|yet|fully|completely|entirely|totally|wholly|significantly|substantially|appreciably|markedly|really|quite|to|have|has|shown|clearly|definitely|convincingly|obviously|any|much|further|interval|currently|-)$/;
const IN_PART_WORD = /^(?:incompletely|partially|partly|nearly|almost|largely|mostly|mainly|somewhat)$/;

function isNoLonger(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'longer' && tokens[at - 1]?.text === 'no';
}

/** "Drain no longer working": what has failed, and nothing that went away. */
export const FAILS =
  /\bno longer (?=(?:able|draining|working|functioning|flowing|breathing|responding|moving|passing|capturing|eating|drinking|speaking|feeding|perfused|enlarging|increasing|growing|progressing|worsening|expanding|decreasing|shrinking|improving|resolving|changing|stable)\b)/g;

/** "New vessels at the disc", "new bone": what has grown there, and not since when. */
export function isGrownAnew(tokens: readonly Token[], at: number): boolean {
  const [next, behind] = [tokens[at + 1]?.text ?? '', tokens[at + 2]?.text ?? ''];
  return /^(?:vessels?|bone|neovascular\w*)$/.test(next === 'blood' ? behind : next);
}

/** "No organism grown", "E. coli grown from the urine": what a culture came to. */
export function isOfGerms(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some(({ text }) => GERMS.test(text));
}
const GERMS =
  /^(?:organisms?|bacteri\w+|germs?|pathogens?|coli|\w+cocc(?:us|i)|aureus|candida|yeasts?|fung(?:us|i)|cultures?|isolates?|nothing|species|spp?)$/;

const COMPARATIVES = new Set(['larger', 'smaller', 'worse']);
const PREDICATE = new Set(
  'is are was were be been become became now appears appear appearing looks look slightly mildly moderately markedly significantly much somewhat minimally interval even grown'.split(
    ' ',
  ),
);

const AMOUNTS = new Set('increased decreased'.split(' '));
const JOINS = /^(?:in|of|with|and|or|since|from|is|are|was|were|compared|at|on|than|to|the|but|which|has|have|now)$/;
const CHANGE_NOUNS = new Set(
  'reduction decrease increase improvement worsening regression resolution shrinkage progression change clearing deterioration'.split(
    ' ',
  ),
);
/** What may stand between a degree and the change that it is the degree of. */
const BEFORE_CHANGE = new Set(
  'to - – or minimal mild moderate marked severe interval further overall size volume and'.split(' '),
);

/** "Marked size reduction of the mass", "mild progression": how much it has changed, not how severe it is. */
export function isOfChange(tokens: readonly Token[], at: number, partOfName: (at: number) => boolean): boolean {
  let next = at + 1;
  while (BEFORE_CHANGE.has(tokens[next]?.text ?? '')) next++;
  if (!CHANGE_NOUNS.has(tokens[next]?.text ?? '') || partOfName(next)) return false;
  return /^(?:of|in|,|since|compared|from)$/.test(tokens[next + 1]?.text ?? ',');
}

/** "A mild increased sclerosis": more than usual, where nothing earlier is spoken of. */
const MORE_OF_NOW = /^(?:sclerosis|lucencies|opacities|densities)$/;
const HELD_AGAINST =
  /^(?:since|compared|comparison|interval|prior|previous|previously|now|earlier|than|from|again|further)$/;

/** "increased T2 signal", "the larger nodule": how a thing is among others or against the usual, not what became of it. */
export function isDescription(tokens: readonly Token[], at: number): boolean {
  const isAmount = AMOUNTS.has(tokens[at]?.text ?? '');
  // "Homogeneously increased": how much of it there is everywhere.
  if (
    isAmount &&
    /^(?:homogen|diffuse|uniform|general|symmetric|abnormal|patholog|physiolog)\w*ly$/.test(tokens[at - 1]?.text ?? '')
  )
    return true;
  for (let i = at + 1; i < at + (isAmount ? 5 : 3); i++) {
    if (
      i >= at + 3 &&
      [i - 2, i - 1].some((one) => tokens[one]?.kind !== 'word' || JOINS.test(tokens[one]?.text ?? ''))
    )
      break;
    if (NOT_CHANGE_BEFORE.has(tokens[i]?.text ?? '')) return true;
    if (isAmount && MORE_OF_NOW.test(tokens[i]?.text ?? '') && !tokens.some(({ text }) => HELD_AGAINST.test(text)))
      return true;
  }
  // "Old healed rib fractures" can still be seen; "the ulcer has healed" is gone.
  if (tokens[at]?.text === 'healed')
    return tokens[at + 1]?.kind === 'word' && !PREDICATE.has(tokens[at - 1]?.text ?? '');
  if (!COMPARATIVES.has(tokens[at]?.text ?? '')) return false;
  const next = tokens[at + 1];
  // "Two cysts, the larger 6 mm"
  if (isComparedInPlace(tokens, at) || tokens[at - 1]?.text === 'the') return true;
  // "Nodule smaller at 6 mm"
  if (next?.text === 'at' && tokens[at + 2]?.kind === 'number') return false;
  const attributive = next?.kind === 'word' && !/^(?:than|in|since|compared|from|and|on|now|today)$/.test(next.text);
  return attributive && !PREDICATE.has(tokens[at - 1]?.text ?? '');
}

/** "Worse in the lower wall", "larger on the left", "worse than the right": held against another place, not against before. */
function isComparedInPlace(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.text ?? '';
  const behind = tokens.slice(at + 2, at + 6).map(({ text }) => text);
  if (
    behind.some((text) =>
      /^(?:interval|prior|previous\w*|before|comparison|meantime|last|study|exam|scan|time)$/.test(text),
    )
  )
    return false;
  if (/^(?:in|at|on|along|over|within|near|around|toward|towards)$/.test(next)) return !/^\d/.test(behind[0] ?? '');
  return next === 'than' && behind.slice(0, 3).some((text) => sideOf(text) !== undefined);
}
