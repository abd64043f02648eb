import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { whomOf } from '../findings/whom.js';

const KIN =
  'mother|father|mom|dad|sister|brother|son|daughter|grandmother|grandfather|grandma|grandpa|nephew|niece|aunt|uncle|cousin|GF|GM';
const RELATIVES = new RegExp(String.raw`\b(?:(maternal|paternal) )?(${KIN})\b|\b([MP]G[MF])\b`, 'gi');
/** "F - MI at 60", "M: stroke" where the family history is listed. */
const LETTER = /(?<=^|[,;.:]\s?)([FMBS])\s?[-–:=](?=\s)/g;
const LETTERS: Readonly<Record<string, string>> = { F: 'father', M: 'mother', B: 'brother' };
const GRAND: Readonly<Record<string, string>> = {
  MGM: 'mother’s mother',
  MGF: 'mother’s father',
  PGM: 'father’s mother',
  PGF: 'father’s father',
};
/** One illness of several relatives, or of some of a kind. */
const OF_MANY = new RegExp(
  String.raw`\b(?:${KIN}) ?(?:and|&|\/|or|,(?= (?:and|${KIN})\b))[^,;.]{0,20}?\b(?:${KIN})s?\b|\b(?:both|two|three|\d+|great|half|step)[- ](?:${KIN})|\b(?:${KIN})(?:['’]s (?:side|family|mother|father|brother|sister)|-in-law)`,
  'i',
);

/** "your sister": the relative that the sentence names for this illness; null where it is not plain which one. */
export function relativeIn(frame: Frame, ctx: Context): string | null {
  const span = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  const words = ctx.clean(span);
  if (OF_MANY.test(words)) return null;
  const found = [...words.matchAll(RELATIVES)];
  const parent = found.length === 0 ? parentOf(frame, words, ctx) : null;
  if (parent !== null) return parent;
  const names = new Set(found.map(([name]) => name.toLowerCase()));
  const letters = ctx.section(frame) === 'family_history' ? [...words.matchAll(LETTER)] : [];
  if (names.size === 1 && letters.length === 0 && found[0] !== undefined) return `your ${nameOf(found[0])}`;
  const at = frame.head?.span.start;
  if (at === undefined || at <= span.start) return null;
  const before = ctx.clean({ start: span.start, end: at });
  if (letters.length > 0) {
    const own = [...letters, ...found].filter(({ index }) => index < before.length).sort((a, b) => a.index - b.index);
    const last = own.at(-1);
    if (last === undefined || /[.;]\s/.test(before.slice(last.index))) return null;
    const kin = letters.includes(last as RegExpExecArray) ? LETTERS[last[1] ?? ''] : nameOf(last);
    return kin === undefined ? null : `your ${kin}`;
  }
  // "Father MI 52, mother breast cancer": each illness stands behind its relative.
  if (
    found[0] === undefined ||
    !/^\W*(?:(?:the |his |her |a )?family (?:history|hx)\b|fhx?\b|(?:his|her|the)\b|[A-Za-z ]{0,24}:|\W)*\W*$/i.test(
      words.slice(0, found[0].index),
    )
  )
    return null;
  const last = [...before.matchAll(RELATIVES)].at(-1);
  if (
    last === undefined ||
    // Behind another entry of the list it may be of another relative.
    /[;.]\s/.test(before.slice(last.index)) ||
    /\b(?:no|not|denies|negative|neg|otherwise|also|in|of|he|she|patient)\b/i.test(
      before.slice(last.index + last[0].length),
    )
  )
    return null;
  return `your ${nameOf(last)}`;
}

/** "Delivered for maternal pre-eclampsia" of a small child: the child's own mother. */
function parentOf({ head, sentence, source }: Frame, words: string, ctx: Context): string | null {
  const whom = whomOf(ctx);
  if (head === null || (whom !== 'baby' && whom !== 'child')) return null;
  const start = ctx.understanding.report.sentences[sentence]?.span.start ?? source.start;
  const lead = words.slice(0, Math.max(0, head.span.start - start));
  const [, side] = /\b(maternal|paternal) (?:[\w-]+ )?$/i.exec(lead) ?? [];
  if (side === undefined) return null;
  return /^m/i.test(side) ? 'your mother' : 'your father';
}

const BESIDE =
  /\b(husband|wife|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|friend|neighbou?r|colleague|co-?worker|room-?mate|flat-?mate|house-?mate|classmate|carer|caregiver)s?\b/gi;

/** "your husband", "a friend of yours": somebody beside the reader who is named; else nobody's name is known. */
export function otherPersonIn(frame: Frame, ctx: Context): string {
  const span = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  const names = new Set([...ctx.clean(span).matchAll(BESIDE)].map(([, name = '']) => name.toLowerCase()));
  const [only] = [...names];
  return names.size === 1 && only !== undefined && whomOf(ctx) === 'reader' ? `your ${only}` : 'someone else';
}

function nameOf([, side, kin, short]: RegExpMatchArray): string {
  if (short !== undefined) return GRAND[short.toUpperCase()] ?? 'grandparent';
  const plain = (kin ?? '')
    .toLowerCase()
    .replace(/^mom$/, 'mother')
    .replace(/^dad$/, 'father')
    .replace(/^(?:gm|grandma)$/, 'grandmother')
    .replace(/^(?:gf|grandpa)$/, 'grandfather');
  return side === undefined ? plain : `${side.toLowerCase()} ${plain}`;
}
