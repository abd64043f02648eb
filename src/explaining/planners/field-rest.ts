import type { FieldAnswer } from '../../understanding/types.js';
import { stainOf } from './marker.js';

/** What opens the value of a field: its answer. */
const ANSWER =
  /^[\s:;,-]*(?:not (?:identified|seen|detected|present|involved|breached)|none (?:identified|seen)|no(?:ne|t)?|absent|negative(?: for (?:tumou?r|carcinoma|invasive carcinoma|malignancy))?|present|identified|positive(?: for (?:tumou?r|carcinoma|invasive carcinoma))?|seen|yes|uninvolved(?: by (?:tumou?r|carcinoma|invasive carcinoma))?|involved(?: by (?:tumou?r|carcinoma))?|clear(?: of (?:tumou?r|carcinoma))?|free(?: of (?:tumou?r|carcinoma))?)\b/i;

const SHARE =
  /^(?:(<|>|~|about|approx\.?|approximately|less than|more than)\s*)?(\d{1,3})\s?%(?: of (?:the )?(?:tumou?r|growth|lesion|area|volume))?$/i;
const HOW_MUCH: Readonly<Record<string, string>> = {
  '<': 'less than ',
  'less than': 'less than ',
  '>': 'more than ',
  'more than': 'more than ',
};
const DISTANCE =
  /^(?:by )?(?:at least |about |>|<)?\s*(?:(?:the )?(?:tumou?r|carcinoma|cancer) (?:is )?)?(?:clearance(?: of)? |distance(?: of)? )?(\d+(?:\.\d+)? ?(?:mm|cm))(?: (?:away|clear|clearance|distance|from (?:the )?(?:margin|tumou?r|carcinoma)))?$/i;
const SEEN_ONLY =
  /^(?:in |on )?(?:these |this |the |all )?(?:cores?|biops(?:y|ies)|sections?|tissue|sample|material|adipose|fat|levels)(?: (?:sampled|examined|submitted|seen|provided|received))?$/i;
/** Names of places that can hold a growth as a share of it. */
const SHARED: ReadonlySet<string> = new Set(['necrosis', 'regression', 'sarcoma-like', 'rhabdoid', 'cribriform']);

/**
 * What the value of a field says beside its answer, in plain sentences: how much, how strongly, how far, how surely. Null
 * where a word of it is not known, so that the line itself is quoted.
 */
export function restOfField(field: FieldAnswer, line: string, value: string): string[] | null {
  if (field.kind === 'marker') {
    if (field.answer !== 'present' || (field.id !== 'er' && field.id !== 'pr')) return null;
    const told = stainOf(line);
    const left = value.replace(
      /\b(?:positive|strong(?:ly)?|moderate(?:ly)?|weak(?:ly)?|to|nuclear|staining|intensity|allred|score|of)\b|\d{1,3}(?:\.\d+)? ?%|\d ?\/ ?8|[<>~≥]|\b[0-8]\b/gi,
      ' ',
    );
    return told.length > 0 && !/[a-z0-9]/i.test(left) ? told : null;
  }
  if (field.kind !== 'thing' && field.kind !== 'margin') return null;
  if (field.answer !== 'present' && field.answer !== 'absent') return null;
  const answered = ANSWER.exec(value)?.[0];
  if (answered === undefined) return null;
  const parts = value
    .slice(answered.length)
    .split(/[,;()]|\.(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const told = parts.map((part) => sayPart(field, part));
  if (told.some((one) => one === null)) return null;
  return told.flatMap((one) => one ?? []).filter((one) => one !== '');
}

function sayPart({ id, kind, answer }: FieldAnswer, part: string): string | null {
  const there = answer === 'present';
  if (kind === 'margin') {
    const distance = there ? null : DISTANCE.exec(part);
    if (distance !== null)
      return /^(?:>|at least|<|about)/i.test(part) ? null : `the free space there is ${distance[1]} wide`;
    return there && /^focal(?:ly)?$/i.test(part) ? 'that is so in one spot' : null;
  }
  if (there) {
    if (/^(?:focal(?:ly)?|one focus|single focus)$/i.test(part)) return 'this was seen in one spot only';
    if (/^(?:multi-?focal|several foci|multiple foci)$/i.test(part)) return 'this was seen in several spots';
    if (/^(?:extensive|widespread|diffuse)$/i.test(part)) return 'there is much of it';
    if (id === 'small-vessels' && /^small[- ]vessels?$/i.test(part)) return '';
    const share = SHARED.has(id) ? SHARE.exec(part) : null;
    return share === null
      ? null
      : `this takes up ${HOW_MUCH[(share[1] ?? '').toLowerCase()] ?? (share[1] === undefined ? '' : 'about ')}${share[2]}% of the growth`;
  }
  if (/^(?:grossly|macroscopically)$/i.test(part)) return 'that is how it looked to the naked eye';
  return SEEN_ONLY.test(part) ? 'this holds for the tissue that was looked at' : null;
}
