import type { Token } from '../../knowledge/index.js';
import type { Cue } from './cue-trie.js';
import type { CueRule } from './cues.js';

const DENIES = /^(?:no|without|nor|any|neither|never)$/;
const ADDS = /^(?:or|nor|no|without|any|neither)$/;

/** "No superimposed infection", "no mass or superimposed infection": the word describes what is denied and ends no denial. */
export function describesDenied(tokens: readonly Token[], stop: Cue): boolean {
  // "Denies any problems related to the nerves, such as seizures": of what kind they would be.
  if (tokens[stop.from]?.text === 'related' && OF_COMPLAINTS.test(tokens[stop.from - 1]?.text ?? ''))
    return tokens
      .slice(Math.max(0, stop.from - 5), stop.from)
      .some(({ text }) => /^(?:no|denie[sd]|deny|without|any)$/.test(text));
  if (stop.to !== stop.from + 1) return false;
  const before = tokens[stop.from - 1]?.text ?? '';
  const word = tokens[stop.from]?.text;
  if (word === 'superimposed') return ADDS.test(before);
  return word === 'positive' && DENIES.test(before) && tokens[stop.to]?.text !== 'for';
}

const OF_COMPLAINTS = /^(?:problems?|symptoms?|complaints?|issues?|difficult(?:y|ies)|concerns?|troubles?)$/;

/** Words that leave a thing open and describe it: "no suspected fracture or dislocation". */
const DOUBTED = /^(?:suspected|possible|probable|potential|likely|questionable)$/;

/** Whether a doubt only describes what a denial before it denies: right behind it, or behind its "or". */
export function deniesDoubt(tokens: readonly Token[], denial: { cue: Cue; to: number }, doubt: Cue): boolean {
  const word = tokens[doubt.from]?.text ?? '';
  const speaks = tokens.findIndex(({ text }, at) => at >= doubt.from && at < doubt.to && SPEAKS_FOR.test(text));
  if (speaks >= 0 && isOfDeniedThing(tokens, denial.cue, speaks) && denial.to >= doubt.to) return true;
  if (doubt.to !== doubt.from + 1 || denial.to < doubt.to || !DOUBTED.test(word)) return false;
  if (doubt.from === denial.cue.to) return DENIES.test(tokens[denial.cue.to - 1]?.text ?? '');
  return word === 'suspected' && /^n?or$/.test(tokens[doubt.from - 1]?.text ?? '');
}

const SPEAKS_FOR =
  /^(?:suggestive|suspicious|indicative|suggesting|concerning|worrisome|characteristic|typical|diagnostic)$/;
const THING_WITHIN = 6;
/** What a denied thing is called, without a verb or a second thing. */
const OF_ONE_THING =
  /^(?!(?:is|are|was|were|be|been|has|have|had|but|with|and|which|that|who|except|other|than|however|although)$)[a-z][a-z0-9-]*$/;

/** "No EKG changes suggestive of ischemia": what the thing would speak for is denied together with it. */
function isOfDeniedThing(tokens: readonly Token[], denial: Cue, at: number): boolean {
  if (!/^(?:no|without|nor)$/.test(tokens[denial.from]?.text ?? '')) return false;
  const between = tokens.slice(denial.from + 1, at);
  return (
    between.length > 0 &&
    between.length <= THING_WITHIN &&
    between.every(({ kind, text }) => (kind === 'word' && OF_ONE_THING.test(text)) || kind === 'number' || text === '-')
  );
}

/** "No changes suspicious for malignancy": no change is spoken of, but what it would be. */
export function deniesChangeOf(tokens: readonly Token[], cue: Cue): boolean {
  return (
    tokens[cue.from]?.text === 'no' &&
    NO_CHANGE.test(tokens[cue.to - 1]?.text ?? '') &&
    SPEAKS_FOR.test(tokens[cue.to]?.text ?? '')
  );
}

/** The denial that stands in front of such a change. */
export function changeDenial({ from }: Cue): Cue {
  return { rule: DENIAL, from, to: from + 1 };
}

const UNLIKELY: CueRule = { category: 'possible', direction: 'forward', certainty: 'unlikely', phrases: [] };
const SECOND: CueRule = { category: 'possible', direction: 'forward', certainty: 'probable', phrases: [] };
const LIKELIER: CueRule = {
  ...{ category: 'possible', direction: 'backward', certainty: 'probable' },
  ...{ limit: 5, toComma: true, phrases: [] },
} as const;
const FAVORS = /^(?:favou?r(?:s|ed|ing)?|prefer(?:s|red|ring)?)$/;
const MORE = /^(?:more|rather|likelier)$/;
const LIKE = /^(?:likely|probable|suggestive|consistent|compatible|keeping|typical|likelier)$/;
/** How far before "over" or "than" the word may stand that compares two readings. */
const COMPARED_WITHIN = 8;

/** "A cyst is favored over a tumor", "more likely scar than tumor": of two readings the second is the unlikely one. */
export function comparisonCues(tokens: readonly Token[]): Cue[] {
  const cues: Cue[] = [];
  for (let at = 1; at < tokens.length - 1; at++) {
    const text = tokens[at]?.text;
    if (text !== 'over' && text !== 'than') continue;
    for (let i = at - 1; i >= Math.max(0, at - COMPARED_WITHIN); i--) {
      const word = tokens[i]?.text ?? '';
      if (/^[.;:]$/.test(word)) break;
      const compares =
        text === 'over'
          ? FAVORS.test(word)
          : LIKE.test(word) && (word === 'likelier' || (MORE.test(tokens[i - 1]?.text ?? '') && !isLess(tokens, i)));
      // "Less likely a tumor than a cyst": the second one is the likelier.
      if (text === 'than' && LIKE.test(word) && tokens[i - 1]?.text === 'less') {
        cues.push({ rule: SECOND, from: at, to: at + 1 });
        break;
      }
      if (!compares) continue;
      cues.push({ rule: UNLIKELY, from: at, to: at + 1 });
      // "A cyst is favored over a tumor": the one in front is the likely one.
      if (i === at - 1) cues.push({ rule: LIKELIER, from: i, to: at });
      break;
    }
  }
  return cues;
}

function isLess(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.text === 'less' || tokens[at - 2]?.text === 'no' || tokens[at - 2]?.text === 'not';
}

const NO_CHANGE =
  /^(?:changes?|increase|decrease|progression|worsening|difference|growth|enlargement|improvement|reduction|extension)$/;
/** Words behind "or" that begin a thing of its own: "no change in the effusion or new consolidation". */
const OF_ITS_OWN = /^(?:new|other|any|additional|acute|evidence|signs?|definite|residual|recurrent|suspicious|focal)$/;
/** What is told with these is there: "no change, small effusion". */
const THERE =
  /^(?:small|mild|moderate|large|stable|persistent|persisting|unchanged|again|still|old|with|there|the|a|an|left|right|bilateral|minimal|trace|chronic|known|status|continued|residual|similar|same|s|and|as|since|but|compared|from|see|has|is|are)$/;
const DENIAL: CueRule = { category: 'negated', direction: 'forward', phrases: [] };
const CHANGE_WITHIN = 12;

/**
 * "No change, effusion or mass", "no change in the nodule or new nodule": a phrase that denies a change and nothing else
 * still begins a list of what is denied, where "or" adds a thing that cannot have changed.
 */
export function denialBehindNoChange(tokens: readonly Token[], pseudo: Cue): Cue | null {
  if (!DENIES.test(tokens[pseudo.from]?.text ?? '')) return null;
  let end = pseudo.from + 1;
  while (end < pseudo.to && !NO_CHANGE.test(tokens[end]?.text ?? '')) end++;
  if (end >= pseudo.to) return null;
  const next = tokens[end + 1]?.text ?? '';
  const first = tokens[end + 2]?.text ?? '';
  if ((next === 'or' || next === 'nor') && !NO_CHANGE.test(first)) return { rule: DENIAL, from: end + 1, to: end + 2 };
  const listed = next === ',' && !THERE.test(first);
  for (let at = end + 2; at < Math.min(tokens.length, end + CHANGE_WITHIN); at++) {
    const text = tokens[at]?.text ?? '';
    if (/^[;.:]$/.test(text) || text === 'but') break;
    if (text !== 'or' && text !== 'nor') continue;
    if (listed) return { rule: DENIAL, from: end + 1, to: end + 2 };
    if (OF_ITS_OWN.test(tokens[at + 1]?.text ?? '')) return { rule: DENIAL, from: at, to: at + 1 };
  }
  return null;
}

/** What grows larger; everything else that did not grow is a germ of a culture. */
const GROWS_LARGER =
  /^(?:the|this|that|these|those|his|her|your|its|either|both|known|previous(?:ly)?|existing|nodules?|mass(?:es)?|lesions?|cysts?|aneurysms?|tumou?rs?|fibroids?|polyps?|plaques?|cancers?|nodes?|hair|\w+oma(?:s|ta)?|metasta\w+|hemangioma\w*|fetus|baby|child|bone)$/;

/** "No growth of Salmonella or Shigella": of a germ this is a denial; of a mass it says that the mass stays as it is. */
export function deniesGerm(tokens: readonly Token[], pseudo: Cue): boolean {
  const [last, growth] = [tokens[pseudo.to - 1]?.text, tokens[pseudo.to - 2]?.text];
  if (last !== 'of' || growth !== 'growth' || !/^(?:no|without)$/.test(tokens[pseudo.from]?.text ?? '')) return false;
  if (/^(?:further|interval)$/.test(tokens[pseudo.to - 3]?.text ?? '')) return false;
  return !tokens.slice(pseudo.to, pseudo.to + 3).some(({ text }) => GROWS_LARGER.test(text));
}

/** The denial that a culture's "no growth of" begins. */
export function germDenial(pseudo: Cue): Cue {
  return { ...pseudo, rule: DENIAL };
}
