import type { Span } from '../../contract/analysis.js';
import type { Frame, MedicineDetail } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { glossesFor } from '../retell/quote.js';
import { asPrinted } from '../words/quote-marks.js';
import type { Plan } from './plan.js';

/** A taper with its steps is long, and a dose that is told in part is none. */
const MOST_WORDS = 90;

/** The line of a medicine in the report's own words, without the bars and stars of its table; null where it is too long. */
export function printedLine(span: Span, ctx: Context): string | null {
  const words = asPrinted(ctx.clean(span))
    .replace(/\s*(?:\||\*{2,})\s*/g, ' ')
    .replace(/[.,;\s-]+$/, '')
    .trim();
  return words.split(' ').length > MOST_WORDS || words === '' ? null : words;
}

const TIMES: readonly (readonly [string, string])[] = [
  ['o\\.?d|qd|daily', 'once a day'],
  ['b\\.?d|bid', 'twice a day'],
  ['t\\.?d\\.?s|tid', 'three times a day'],
  ['q\\.?d\\.?s|qid', 'four times a day'],
  ['on|nocte|qhs|hs', 'at bedtime'],
  ['om|mane|qam', 'every morning'],
];
const SPELLED = TIMES.map(
  ([source, plain]) =>
    [
      new RegExp(
        `((?:\\d\\s?(?:mg|mcg|micrograms?|g|units?|mls?|puffs?|tabs?|tablets?|caps?|capsules?)|\\bup to|\\bPO|\\bpo)\\s+)(?:${source})(?![\\w/]|\\s+(?:\\d|day|days|the|a|an|if|discharge|admission|mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec))`,
        'gi',
      ),
      plain,
    ] as const,
);

/** "20 mg OD x 8/52" with its times in words. */
export function withTimes(printed: string): string {
  let text = printed.replace(
    /(?<=\s)[x×]\s?(?=\d{1,2}(?:\/(?:7|52|12)|\s?(?:d|days?|w|wks?|weeks?|months?))\b)/gi,
    'for ',
  );
  for (const [pattern, plain] of SPELLED) text = text.replace(pattern, `$1${plain}`);
  return text;
}

/** What a heading over the line says of an entry that names no medicine known to us. */
const ENTRY: Readonly<Record<NonNullable<MedicineDetail['change']>, string>> = {
  new: 'the report lists this as new for you',
  stopped: 'the report says to stop this',
  held: 'the report says that this is on hold',
  changed: 'the report lists this as changed',
  resumed: 'the report says to start this again',
  continued: 'the report lists this among what stays',
};

export function planEntry(frame: Frame, ctx: Context): Plan | null {
  const words = printedLine(frame.source, ctx);
  const change = frame.medicine?.change;
  if (words === null || change === undefined) return null;
  const lead = change === null ? 'your medicine list has this line' : ENTRY[change];
  return {
    what: say(`${lead}: “${words}”`, [frame.source]),
    details: glossesFor(frame.source, ctx).slice(0, 3),
    meaning: [],
  };
}

/** What has become of it is not sure: the line, under what it stands. */
export function planUnclear(frame: Frame, called: string, ids: string[], ctx: Context): Plan | null {
  const words = printedLine(frame.source, ctx);
  if (words === null) return null;
  const under = frame.medicine?.under;
  const place = under ? ` under “${under}”` : '';
  return {
    what: frame.medicine?.several
      ? say(`the report prints this${place}: “${words}”`, [frame.source], ids)
      : say(`of ${called}, the report prints this${place}: “${words}”`, [frame.source], ids),
    details: frame.medicine?.several ? glossesFor(frame.source, ctx).slice(0, 3) : [],
    meaning: [],
  };
}

const LIMIT =
  /\b(?:up to|max(?:imum)?|only|while|until|till|unless|no more than|not (?:to )?exceed|taper\w*|wean\w*|per \d|(?<!the )sliding|alternat\w*|increasing|decreasing|total|if (?!need)|life-?long|for life|indefinite\w*|long[- ]?term|prophyla\w+|aim(?:ing)?|temporar\w*|short course|odt|ds|[ab]\/f|sos|[0-3]-[0-3]-[0-3]|w\/ ?food|(?:before|after) food|do not)\b|≤|<|>/i;

/** "160 mg/5 mL: 4 mL": a strength and how much of it. */
const STRENGTH = /\d\s?(?:mg|mcg|units?|g)?\s?\/\s?\d*\s?m[lL]\b|\b\d{2,3}\/5\b/;
const NEEDED_FOR =
  /\b(?:p\.?r\.?n\.?|as needed)\s+(?:for\s+)?(?!new|same|continue|stop|via|with|using|through)[a-z]{3}/i;

/** Whether the line limits how it is taken by words that neither its parts nor its note hold. */
export function isLimited(detail: MedicineDetail): boolean {
  let rest = detail.asPrinted;
  for (const told of [detail.note, detail.purpose]) if (told) rest = rest.replace(told, ' ');
  // Marks that its parts tell in words: "1-0-1", "SOS", "B/F".
  const often = detail.frequency ?? '';
  if (/ (?:in the (?:morning|evening)|at (?:noon|night|bedtime))/.test(often)) rest = rest.replace(SLOTS, ' ');
  if (/need/.test(often)) rest = rest.replace(/\bSOS\b/i, ' ');
  if (/ food\b/.test(often)) rest = rest.replace(/\b[ab]\/f\b|\b(?:before|after) food\b/i, ' ');
  // What stands in brackets behind all of it may be a reason.
  if (STRENGTH.test(rest) || (detail.purpose == null && NEEDED_FOR.test(rest))) return true;
  const found = LIMIT.exec(rest.replace(/\s(?:-+>|→|=>)\s/g, ' '));
  if (found === null) return false;
  if (/^total$/i.test(found[0])) return !!detail.duration;
  return true;
}

const SLOTS = /(?<![\d/-])[0-4½]-[0-4½]-[0-4½](?:-[0-4½])?(?![\d/-])/;

/** Words of a line that a told stop holds already. */
const HELD_ALREADY =
  /\b(?:stop(?:ped)?|stopping|discontinued?|ceas(?:ed|e|ing)|d\/c['’]?d?|held|hold|withheld|mg|mcg|g|units?|ml|tab(?:let)?s?|cap(?:sule)?s?|po|iv|im|sc|od|bd|bid|tid|tds|qid|qds|qhs|hs|prn|daily|nightly|weekly|once|twice|a|day|every|as|needed|morning|er|xr|xl|sr|otc|taking|take|the|report|says|to|your|medications?|meds|medicines?|was|were|is|has|been|on|by|mouth)\b|[^a-z/&]+/gi;

/** The line of a medicine that was taken away, where it says more than its name and dose: a reason, another name, an end. */
export function restOf(frame: Frame, ctx: Context): Said | null {
  const { head, medicine } = frame;
  if (medicine?.setting !== 'list') return null;
  const printed = ctx.clean(frame.source);
  const name = head === null ? (medicine.name?.text ?? '') : ctx.clean(head.span);
  const left = printed.replace(name, ' ').replace(HELD_ALREADY, ' ').trim();
  if (left.replace(/[^a-z]/gi, '').length < 4) return null;
  const words = printedLine(frame.source, ctx);
  return words === null ? null : say(`the report prints it like this: “${words}”`, [frame.source]);
}

const HANGS =
  /\b(?:if (?!need)|once\b(?! (?:a|per|daily|every|weekly|at|in))|when (?!need)|unless|until|pending|to confirm|provided|(?:on|from) (?:\d{1,2}[/ -]|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|day)|after (?!meals|food|breakfast|lunch|dinner)|\d{1,2}\/\d{1,2}(?! ?(?:mg|mcg|tab)))/i;

/** A plan that has a day of its own or hangs on something: its line, in place of half of it. */
export function hangsOn(frame: Frame, ctx: Context): Said | null {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const span = ctx.clean(frame.source).split(' ').length < 4 && sentence ? sentence.span : frame.source;
  if (!HANGS.test(ctx.clean(span))) return null;
  const words = printedLine(span, ctx);
  return words === null ? null : say(`the report prints it like this: “${words}”`, [span]);
}
