import type { Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { list } from '../words/english.js';

type Meaning = (found: RegExpExecArray) => string | null;

const DOSED =
  /\d\s?(?:mg|mcg|micrograms?|g|ml|units?|iu)\b|\b(?:tab|cap|inj|syp|t)\.? [A-Z]|\btimes? a day\b|\btwice a day\b/i;

/** "1-0-1": how many in the morning, at noon and at night. */
const timesOfDay: Meaning = ([, morning, noon, night]) => {
  const told = [
    [morning, 'in the morning'],
    [noon, 'at noon'],
    [night, 'at night'],
  ].flatMap(([count, when]) => (count === undefined || count === '0' ? [] : [`${count} ${when}`]));
  return told.length === 0 ? null : list(told);
};

/** Marks of lines of medicines that mean one thing there, and only there. */
const MARKS: readonly (readonly [RegExp, Meaning])[] = [
  [/(?<![\d/-])([0-3½])-([0-3½])-([0-3½])(?![\d/-])/, timesOfDay],
  [/(?<![A-Za-z])SOS(?![A-Za-z])/, () => 'only if needed'],
  [/(?<![A-Za-z])S\/L(?![A-Za-z])/, () => 'under the tongue'],
  [/(?<![A-Za-z])BBF(?![A-Za-z])/, () => 'before breakfast'],
  [/(?<![A-Za-z])ABF(?![A-Za-z])/, () => 'after breakfast'],
  [/(?<![A-Za-z])B\/F(?![A-Za-z])/, () => 'before food'],
  [/(?<![A-Za-z])A\/F(?![A-Za-z])/, () => 'after food'],
  [/(?<![A-Za-z])ODT(?![A-Za-z])/, () => 'a tablet that melts on the tongue'],
  [
    /(?<=\b(?:Bactrim|Septra|sulfa\w*|trimethoprim|TMP[-/]SMX|co-trimoxazole) )DS(?![A-Za-z])/i,
    () => 'double strength',
  ],
  [/#\s?(\d{1,3})(?!\d)/, ([, count]) => `a supply of ${count}`],
  [/(?<=\d ?(?:mg|mcg|g|ml|units|puffs?) )OD(?![A-Za-z])/, () => 'once a day'],
];
/** Times that stand in lines about care, too. */
const TIMES: readonly (readonly [RegExp, Meaning])[] = [
  [/(?<![A-Za-z])BD(?![A-Za-z])/, () => 'twice a day'],
  [/(?<![A-Za-z])TDS(?![A-Za-z])/, () => '3 times a day'],
  [/(?<![A-Za-z])QDS(?![A-Za-z])/, () => '4 times a day'],
  [
    /(?<![\d/])(\d{1,2})-(\d{1,2})\/(7|52)(?![\d/])/,
    ([, from, to, of]) => `${from} to ${to} ${of === '7' ? 'days' : 'weeks'}`,
  ],
  [/(?<![A-Za-z/])d\/c(?![A-Za-z/])(?<=\bon d\/c)/, () => 'leaving the hospital'],
  [/(?<=\b(?:to|report to|attend) )casualty\b/i, () => 'the emergency department'],
];
const MOST = 3;

/** What the marks of a line of a note of care mean, as far as they still stand in the words that are shown. */
export function shorthandIn(span: Span, shown: string, ctx: Context): Said[] {
  if (ctx.teller.sees || ctx.understanding.report.type.type === 'laboratory') return [];
  const marks = DOSED.test(shown) || /\breport to\b/i.test(shown) ? [...MARKS, ...TIMES] : TIMES;
  return marks
    .flatMap(([pattern, meaning]) => {
      const found = pattern.exec(shown);
      const meant = found === null ? null : meaning(found);
      return found === null || meant === null
        ? []
        : [say(`in this line, “${found[0]}” means ${meant.replace(/ of\s*$/, '').trim()}`, [span])];
    })
    .slice(0, MOST);
}
