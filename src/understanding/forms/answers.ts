import type { ReadSentence } from '../clause.js';
import type { FieldKind } from '../data/form-fields.js';
import type { FieldAnswer } from '../types.js';
import type { Entry } from './lines.js';
import { nodesOf } from './nodes.js';
import { type Answered, NONE, NOT_ASKED, restOf, SOME, TURNS, UNKNOWN, UNSURE, WAITING } from './words.js';

const CLEAR =
  /^(?:(?:all|both) )?(?:(?:surgical|resection|inked|excision) )?(?:margins? )?(?:are |is |appear )?(?:negative|uninvolved|free|clear|not involved|non-?involved)(?![a-z])/i;
const REACHED =
  /^(?:(?:surgical|resection|inked|excision) )?(?:margins? )?(?:are |is )?(?:focally )?(?:positive|involved)(?![a-z])/i;
const CLOSE = /^close(?![a-z])/i;

/** How the value of each kind of field is read. Null where it is not understood for certain. */
export const READERS: Record<
  FieldKind,
  (id: string, label: string, entry: Entry, read: ReadSentence) => Answered | null
> = {
  thing: (id, _, { value }) => {
    const plain = plainAnswer(value);
    return plain === null ? { id, kind: 'thing', answer: 'words', more: true } : { id, kind: 'thing', ...plain };
  },
  margin: (id, label, { value }) => {
    const name = label.replace(/\s*(?:status|of resection|of excision|involvement)$/, '');
    const made = (answer: FieldAnswer['answer'], match: RegExpExecArray): Answered | null => {
      const rest = restOf(value, match[0]);
      if (
        /^(?:for|by) (?!(?:at least |about |[<>~]? ?)?\d)/i.test(rest) &&
        !/^(?:for|by) (?:invasive )?(?:carcinoma|tumou?r|malignancy|cancer|melanoma)\b/i.test(rest)
      )
        return null;
      if (answer === 'absent' && TURNS.test(rest)) return { id, kind: 'margin', answer: 'words', more: true, name };
      return { id, kind: 'margin', answer, more: rest !== '', name };
    };
    const clear = CLEAR.exec(value);
    if (clear !== null) return made('absent', clear);
    const reached = REACHED.exec(value);
    // "Positive for melanoma in situ": what is at the edge is named.
    if (reached !== null)
      return /^\s*(?:for|by|with)\b/i.test(value.slice(reached[0].length)) ? null : made('present', reached);
    const close = CLOSE.exec(value);
    if (close !== null) return made('unsure', close);
    if (NOT_ASKED.test(value)) return { id, kind: 'margin', answer: 'not_asked', more: false, name };
    if (UNKNOWN.test(value)) return { id, kind: 'margin', answer: 'unknown', more: false, name };
    return null;
  },
  distance: (id, _, { value }) => {
    const size = /^(?:at least |less than |about |approximately |[<>~] ?)?\d+(?:\.\d+)? ?(?:mm|cm)\b/i.exec(value);
    if (size === null) return NOT_ASKED.test(value) ? { id, kind: 'distance', answer: 'not_asked', more: false } : null;
    return { id, kind: 'distance', answer: 'number', more: restOf(value, size[0]) !== '', name: size[0] };
  },
  nodes: (id, label, { value }, read) => nodesOf(id, label, value, read),
  marker: (id, label, { value }) => {
    const name = label.replace(/ (?:protein|expression|status)\b/g, '');
    if (id === 'repair') {
      const kept = /^(?:intact|retained|preserved|present|positive|normal)(?![a-z])/i.exec(value);
      const lost = /^(?:lost|loss|absent|negative|deficient|not (?:retained|detected|expressed))(?![a-z])/i.exec(value);
      const found = kept ?? lost;
      if (found === null) return null;
      const rest = restOf(value, found[0]).replace(/^(?:of )?(?:nuclear )?(?:protein )?(?:expression|staining)\b/i, '');
      if (TURNS.test(rest)) return { id, kind: 'marker', answer: 'words', more: true, name };
      return { id, kind: 'marker', answer: kept === null ? 'absent' : 'present', more: /\w/.test(rest), name };
    }
    if (id === 'dividing') {
      const share = DIVIDING.exec(value);
      if (share === null) return null;
      return { id, kind: 'marker', answer: 'present', more: restOf(value, share[0]) !== '', name, share: share[0] };
    }
    const her2 = id === 'her2' ? /^(0|1\+|2\+|3\+)(?![\d.])/.exec(value)?.[1] : undefined;
    // "2+, equivocal; FISH not amplified": the second test has the last word.
    const settled = id === 'her2' ? SETTLED.exec(value)?.[1] : undefined;
    if (settled !== undefined && (her2 === '2+' || /^equivocal/i.test(value)))
      return { id, kind: 'marker', answer: /^n/i.test(settled) ? 'absent' : 'present', more: true, name };
    const answer =
      her2 === undefined
        ? /^(?:low positive|weakly positive|positive|amplified)/i.test(value)
          ? 'present'
          : /^(?:negative|not amplified|non-?amplified|not detected|0 ?%)(?![a-z])/i.test(value)
            ? 'absent'
            : /^(?:equivocal|indeterminate|borderline)/i.test(value)
              ? 'unsure'
              : null
        : her2 === '3+'
          ? 'present'
          : her2 === '2+'
            ? 'unsure'
            : 'absent';
    if (answer === null)
      return WAITING.test(value) ? { id, kind: 'marker', answer: 'waiting', more: false, name } : null;
    const bare = value.replace(
      /^(?:low positive|weakly positive|positive|not amplified|non-?amplified|amplified|negative|not detected|equivocal|indeterminate|borderline)/i,
      '',
    );
    const share = /(?:[<>≤≥~]\s?)?\d{1,3}(?:\.\d+)?\s?%/.exec(value)?.[0];
    const left = bare
      .replace(share ?? '', '')
      .replace(/\((?:negative|positive|(?:not )?amplified|equivocal)\)/i, '')
      .replace(/\b[0-3]\+|\bscore\b|\bihc\b|\bby\b|[^a-z0-9]/gi, '');
    return {
      id,
      kind: 'marker',
      answer,
      more: left !== '' || /low|weak/i.test(value),
      name,
      ...(share ? { share } : {}),
    };
  },
  words: (id, _, { value }) => {
    if (NOT_ASKED.test(value)) return { id, kind: 'words', answer: 'not_asked', more: false };
    if (CELLS_OF_SMEAR.has(id) && LOOKS_NORMAL.test(value)) return { id, kind: 'words', answer: 'absent', more: false };
    if (id === 'focality' && /^(?:single|uni-?focal|one)\b/i.test(value))
      return { id, kind: 'words', answer: 'absent', more: restOf(value, value.split(/[,;(]/)[0] ?? value) !== '' };
    if (id === 'focality' && /^multi(?:ple|-?focal|-?centric)\b/i.test(value))
      return { id, kind: 'words', answer: 'present', more: true };
    if (
      id === 'mitoses' &&
      /^(?:0|none)(?:\s*(?:\/|per)\s*(?:mm2?|mm²|10 ?hpfs?|sq mm)|\s*mitos[ei]s.*|\W*$)/i.test(value)
    )
      return { id, kind: 'words', answer: 'absent', more: false };
    const cells = id === 'differentiation' ? /^(?:well|moderate|poor|un-?differentiated)/i.exec(value) : null;
    // "Well/moderate" is of two kinds: only its own words say it.
    if (cells !== null && !/^\w+ ?(?:\/|to\b)/.test(value))
      return {
        id,
        kind: 'words',
        answer: 'present',
        more: restOf(value, cells[0]).replace(/^ly\b/, '') !== '',
        name: cells[0].toLowerCase(),
      };
    const enough = id === 'adequacy' ? ENOUGH.exec(value) : null;
    if (enough !== null) return { id, kind: 'words', answer: 'present', more: restOf(value, enough[0]) !== '' };
    return { id, kind: 'words', answer: 'words', more: true };
  },
};

const SETTLED =
  /\b(?:fish|d?ish|cish|sish|in[ -]situ hybridi[sz]ation)\b[\s:=–-]*(?:(?:is|was|result|shows?|test|gene) )*(not amplified|non-?amplified|no amplification|negative|amplified|positive)(?![a-z])/i;

const CELLS_OF_SMEAR: ReadonlySet<string> = new Set(['flat-cells', 'gland-cells']);
const LOOKS_NORMAL =
  /^(?:no (?:abnormalit(?:y|ies)|abnormal cells|atypia|significant abnormality)(?: (?:seen|detected|identified))?|normal|unremarkable|within normal limits|negative)\W*$/i;

/** "approx. 14%", "5-10 %" */
const DIVIDING =
  /^(?:(?:approx(?:imately|\.)?|about|around|low|high),? ?|[<>≤≥~] ?)?\(?[<>]?\d{1,3}(?:\.\d+)?(?: ?(?:-|–|to) ?\d{1,3})? ?%/i;

const ENOUGH =
  /^(?:[A-M]\s?[-:–]\s?)?(?:satisfactory|adequate|sufficient)(?: for (?:evaluation|interpretation|diagnosis))?(?![a-z])/i;

const HOW_MUCH =
  /^(?:extramural|intramural|focal|multifocal|extensive|widespread|definite|minimal),? (?=(?:present|identified|seen|yes)\b)/i;

function plainAnswer(value: string): Pick<Answered, 'answer' | 'more'> | null {
  const much = HOW_MUCH.exec(value);
  if (much !== null) return { answer: 'present', more: true };
  const of = (answer: FieldAnswer['answer'], match: RegExpExecArray | null) =>
    match === null ? null : { answer, rest: restOf(value, match[0]) };
  const found =
    of('not_asked', NOT_ASKED.exec(value)) ??
    of('unknown', UNKNOWN.exec(value)) ??
    of('absent', NONE.exec(value)) ??
    of('present', SOME.exec(value)) ??
    of('unsure', UNSURE.exec(value)) ??
    of('waiting', WAITING.exec(value));
  if (found === null) return null;
  // "Not identified in the main tumor; present in the second one": only its own words say it.
  if (found.answer === 'absent' && TURNS.test(found.rest)) return { answer: 'words', more: true };
  return { answer: found.answer, more: found.rest !== '' };
}
