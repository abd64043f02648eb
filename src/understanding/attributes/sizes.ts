import { everyMatch } from '../../knowledge/index.js';
import type { Size } from '../types.js';

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const UNIT = '(?:mm|cm|millimeters?|millimetres?|centimeters?|centimetres?|inch(?:es)?|ml|cc|mL|m)(?![A-Za-z])';
const pattern = new RegExp(
  String.raw`\b(${NUMBER})\s?(?:-\s?)?(${UNIT})?\s?(?:(?:x|X|×|by)\s?(${NUMBER})\s?(?:-\s?)?(${UNIT})?\s?)?(?:(?:x|X|×|by)\s?(${NUMBER})\s?(?:-\s?)?(${UNIT})?)?(?![\d/])`,
  'g',
);
const QUALIFIERS: readonly [RegExp, Exclude<Size['qualifier'], null>][] = [
  [/(?:up to|maximum(?: of)?|as large as)\s*$/i, 'up to'],
  [/(?:less than|smaller than|under|below|<)\s*$/i, 'less than'],
  // "Thickening over 5.5 cm": along that length.
  [
    /(?:more than|greater than|larger than|(?:\b(?:measur\w+|is|are|now|of|size|diameter|just|well)|,)\s+over|exceeding|>)\s*$/i,
    'more than',
  ],
  [/(?:approximately|approx\.?|about|roughly|around|estimated at|~)\s*(?:a\s*)?$/i, 'about'],
  [/(?:at least)\s*$/i, 'at least'],
];
const BEFORE =
  /(?:previously|prior(?:ly)?|formerly|was|were|compared (?:to|with)|from|versus|vs\.?|had been)\s*(?:measur(?:ed|ing)\s*)?(?:approximately\s*|about\s*)?\(?$/i;

/** "14 mm in 2021", "8 mm a year ago": how large it was then. */
const THEN =
  /^\s*(?:previously(?! (?:measur\w+ )?\d)|on (?:the )?(?:prior|previous)|before|in (?:\w+ )?(?:19|20)\d\d\b|(?:a|an|one|two|three|six|\d+) (?:days?|weeks?|months?|years?) ago|last (?:week|month|year))\b/i;
/** "8 mm nodule now measures", "is now": between the size that was and the one that is. */
const NOW =
  /(?:\bnow|\bcurrently|\btoday|\bat present)[ ,:]*(?:(?:it |this |that )?(?:measur(?:es|ing)|is|at)[ :]*)?(?:(?:a(?:pproximately|bout)|up to)\s*)?\(?$/i;

/** "At 34 cm" behind what was found, and behind no word for how wide it is. */
const AT_DEPTH =
  /(?<!\b(?:measur\w+|enlarged|dilated|dilatation|prominent|thick\w*|wide\w*|ectatic|aneurysm\w*|size|diameter|length|stable|unchanged|now|up|largest|maximal(?:ly)?)),? at (?:about |approximately |around |~ ?)?$/i;
const IN_A_TUBE =
  /\b(?:o?esophag\w*|incisors?|z[- ]?line|sc[- ]?junction|g[eo]j|scj|gastro-?o?esophageal|rectum|rectal|sigmoid|colon\w*|anal|anus|fle?xures?|bowel|anastomos\w+|stricture|varic\w+|hiat\w+|sphincter|barrett\w*|dysplasia|metaplasia|LGD|HGD)\b/i;

/** A part whose own length or width is printed. */
const OF_A_PART =
  /(?:\b(?:[LR]K|[LR] kidney|(?:left|right) kidney|AP (?:canal|pelvis)|AP(?:RP)?D)\s*(?:length|measures?|is|=|:)?|\(AP)\s*$/i;

const SAME_UNIT =
  /(?<!\b(?:segments?|series|images?|levels?|stations?|grades?|types?|zones?|ribs?|at|in|on|from|to|[CTLS]\d?)\s*)(?:^|[\s(,:])(\d{1,3}(?:\.\d+)?)\s+and\s+$/i;

/**
 * Sizes with a unit of length or volume in `text` between `start` and `end`: "9 mm", "1.2 x 0.8 cm", "3 cm x 2 cm".
 * Offsets are those of `text`. "previously 6 mm" and "from 6 to 9 mm" mark the earlier one.
 */
export function findSizes(text: string, start: number, end: number): Size[] {
  const part = text.slice(start, end);
  const sizes: Size[] = [];
  if (!/\d/.test(part)) return sizes;
  for (const match of everyMatch(part, pattern)) {
    const [whole, first, unit1, second, unit2, third, unit3] = match;
    const unit = unit3 ?? unit2 ?? unit1;
    if (!unit || !first) continue;
    // "6 cm FN", "N+6 cm": how far from the nipple.
    if (/\bN ?\+ ?$/.test(part.slice(0, match.index))) continue;
    if (/^\s?(?:FN\b|from (?:the )?nipple)/i.test(part.slice(match.index + match[0].trimEnd().length))) continue;
    // "Stricture at 34 cm": how deep in the food pipe or the bowel it lies.
    if (AT_DEPTH.test(part.slice(Math.max(0, match.index - 40), match.index)) && IN_A_TUBE.test(part)) continue;
    // "Oesophagus 32 cm - LGD": where along it the sample is from.
    if (
      /^\d\d ?cm/i.test(match[0]) &&
      /\b(?:o?esophag(?:us|eal)|incisors|colon|rectum|sigmoid|anus|anal verge)(?: (?:biops(?:y|ies)|at))?[ ,:@(-]{1,3}$/i.test(part.slice(Math.max(0, match.index - 30), match.index)) // biome-ignore format: one line
    )
      continue;
    // "PSV 118 cm/s": how fast, and not how large.
    const stop = start + match.index + match[0].trimEnd().length;
    if (/^\s?\/\s?s(?:ec(?:ond)?)?\b/i.test(text.slice(stop, stop + 10))) continue;
    // "TAPSE 22 mm": how far a wall moves, and no size of what stands beside it.
    if (
      /\b(?:TAPSE|MAPSE|EPSS)\s*(?:of|is|was|[:=])?\s*$/i.test(part.slice(Math.max(0, match.index - 16), match.index))
    )
      continue;
    // "LK 5.6 cm, dilatation": of the kidney; "(AP 11 mm)": of the canal.
    if (OF_A_PART.test(part.slice(Math.max(0, match.index - 24), match.index))) continue;
    const range = /(?:^|[^\d.,/])(\d+(?:\.\d+)?)(\s?(?:-|–)\s?|\s+to\s+)$/.exec(part.slice(0, match.index));
    const raw = [first, second, third].filter((value) => value !== undefined);
    const from = start + match.index;
    const before = text.slice(Math.max(start, from - 40), from);
    const qualifier = QUALIFIERS.find(([test]) => test.test(before))?.[1] ?? null;
    const after = text.slice(from + whole.length, from + whole.length + 24);
    const previous =
      (BEFORE.test(before) && !/^(?:was|were)\s*$/i.test(before.trim().split(/\s+/).at(-1) ?? '')) || THEN.test(after);
    if (range?.[1] && raw.length === 1) {
      const at = from - range[0].length + range[0].indexOf(range[1]);
      if (/\bfrom\s*$/i.test(text.slice(Math.max(start, at - 8), at))) {
        const earlier = { start: at, end: at + range[1].length };
        sizes.push({
          span: earlier,
          values: [Number(range[1])],
          unit: plainUnit(unit),
          previous: true,
          qualifier: null,
        });
      } else {
        sizes.push({
          span: { start: at, end: from + whole.trimEnd().length },
          values: [Number(first.replace(',', '.'))],
          unit: plainUnit(unit),
          previous,
          qualifier: 'up to',
        });
        continue;
      }
    }
    // "Two lesions, 14 and 9 mm": the unit is printed once for both.
    const joined = raw.length === 1 && !previous ? SAME_UNIT.exec(part.slice(0, match.index)) : null;
    if (joined?.[1] !== undefined) {
      const at = from - joined[0].length + joined[0].indexOf(joined[1]);
      const one = { span: { start: at, end: at + joined[1].length }, values: [Number(joined[1])] };
      sizes.push({ ...one, unit: plainUnit(unit), previous: false, qualifier: null });
    }
    const last = sizes.at(-1);
    // Told first as it was: "previously noted 8 mm nodule now measures 13 mm".
    if (last && !previous && NOW.test(before) && !/[.;]\s/.test(text.slice(last.span.end, from))) last.previous = true;
    sizes.push({
      span: { start: from, end: from + whole.trimEnd().length },
      values: raw.map((value) => Number(value.replace(',', '.'))),
      unit: plainUnit(unit),
      previous,
      qualifier,
    });
  }
  return sizes;
}

function plainUnit(unit: string): string {
  const small = unit.toLowerCase();
  if (small.startsWith('milli') || small === 'mm') return 'mm';
  if (small.startsWith('centi') || small === 'cm') return 'cm';
  if (small.startsWith('inch')) return 'inch';
  if (small === 'cc' || small === 'ml') return 'mL';
  return small;
}
