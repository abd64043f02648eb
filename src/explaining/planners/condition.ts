import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { say } from '../nets/said.js';
import { list } from '../words/english.js';
import { type Plan, plan } from './plan.js';
import { quotable, quoteLine } from './quote.js';

/** Vital signs as printed in running text: name in plain words, pattern with the figure in group 1. */
const VITALS: readonly [string, RegExp][] = [
  ['temperature', /\b(?:temp(?:erature)?|T)\.?\s*(?:is|was|to be|of|:|=|-)?\s*(\d{2,3}(?:\.\d)?)(?!\/)/i],
  [
    'blood pressure',
    /\b(?:bp|blood pressure)\.?\s*(?:is|was|to be|of|:|=|-)?\s*(?:about |approximately )?(\d{2,3}\s?\/\s?\d{2,3})/i,
  ],
  [
    'heart rate',
    /\b(?:hr|heart rate|pulse rate|pulse|pr(?=[\s:=-]{0,3}\d{2,3} ?(?:\/ ?min|bpm|[,;]|$))|p)\.?\s*(?:is|was|to be|of|:|=|-)?\s*(\d{2,3}(?:\s?(?:-|–|to)\s?\d{2,3})?)\b(?!\/\s?\d)/i,
  ],
  [
    'breaths a minute',
    /\b(?:rr|resp(?:iratory)?(?: rate)?|respirations?|r)\.?\s*(?:is|was|are|were|of|:|=|-)?\s*(\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?)\b(?!\/|\s?(?:%|dB\b|mm\b|cm\b|mg\b))/i,
  ],
  [
    'oxygen level',
    /\b(?:o2 sat(?:uration)?s?|spo2|sats?|sao2|oxygen saturation|pulse ox(?:imetry)?)\.?\s*(?:is|was|to be|of|:|=|-)?\s*(\d{2,3}\s?%?(?:\s?(?:-|–|to)\s?\d{2,3}\s?%)?)/i,
  ],
  [
    'height',
    /\b(?:ht|height)\.?\s*(?:is|was|of|:|=|-)?\s*(\d(?:'|’| feet| ft\.?) ?\d{1,2}(?:\.\d)?(?:"|”| inches| in\b\.?)?|\d{2,3}(?:\.\d)?(?:-\d\/\d)? ?(?:cm|inches|in\b|centimeters))/i,
  ],
  ['weight', /\b(?:wt|weight)\.?\s*(?:is|was|to be|of|:|=|-)?\s*(\d{2,3}(?:\.\d)?\s?(?:kg|lbs?|pounds|kilograms)\.?)/i],
];

/** "Prognosis: guarded": of what is to come, not of how the reader was. */
const OUTLOOK =
  /\b(?:prognosis|outlook)\b(?: (?:is|was|remains|overall|at this time|for recovery)){0,3}\W{1,3}(?:very |extremely )?(guarded|good|excellent|fair|poor|grave|favou?rable|unfavou?rable|uncertain)\b/i;

const STATES: readonly [RegExp, string][] = [
  [/\b(?:satisfactory|stable)\b/i, 'you were in stable condition'],
  [/\b(?:good|excellent)\b/i, 'you were in good condition'],
  [/\bimproved\b|\bbetter\b/i, 'your condition was better than before'],
  [/\bfair\b/i, 'you were in fair condition'],
  [/\bguarded\b/i, 'the report calls your condition “guarded”: it is too early to say how things will go'],
  [/\bcritical\b/i, 'you were in critical condition'],
  [/\bpoor\b/i, 'you were in poor condition'],
];

/** What is to be done if the heart or the breathing stops. */
const CODES: readonly [RegExp, string][] = [
  [
    /\bDNR\W{1,3}(?:and )?DNI\b|\bDNI\W{1,3}(?:and )?DNR\b/,
    'the report lists “DNR/DNI” for you: no CPR if the heart stops, and no breathing tube',
  ],
  [/\bDNR\b|\bdo[ -]not[ -]resuscitate\b/i, 'the report lists “DNR” for you: no CPR if the heart stops'],
  [/\bDNI\b|\bdo[ -]not[ -]intubate\b/i, 'the report lists “DNI” for you: no breathing tube'],
  [
    /\bnot for (?:attempted |active )?(?:cpr|resus\w*|cardiopulmonary)\b|\bDNA-?CPR\b|\bDNAR\b|\bno cpr\b/i,
    'the report says that you are not for CPR: it would not be tried if the heart stops',
  ],
  [
    /\bfor (?:full )?(?:cpr|resus\w*)\b|\bfull (?:resus\w*|active resus\w*)\b/i,
    'the report says that CPR would be tried if the heart stops',
  ],
  [/\bfull code\b/i, 'the report lists “full code” for you: CPR and all other steps if the heart stops'],
];

/** What a form on CPR answers, in its own words. */
export function aboutCpr(quote: string): string {
  return `about CPR (trying to restart the heart), the report says: “${quote}”`;
}

/** A heading that is itself the order which the line answers. */
const ABOUT_CPR =
  /^\W*(?:dna-?cpr|dnar|dnr|cpr|respect|treatment escalation)(?: (?:form|plan|decision|order|status))?\W*$/i;

interface Reading {
  name: string;
  figure: string;
}

/** "91% on room air", "98% on 2 L": what was breathed while the oxygen level was taken. */
function airIn(words: string): string {
  if (/\b(?:on|in|at) (?:room air|RA)\b/i.test(words) || /%? RA\b/.test(words)) return ' on room air (no extra oxygen)';
  const [, liters] = /\b(?:on|with) (\d{1,2}(?:\.\d)?) ?(?:L|l|liters?|litres?|lpm|LPM)\b/.exec(words) ?? [];
  return liters === undefined ? '' : ` on ${liters} ${liters === '1' ? 'liter' : 'liters'} of extra oxygen`;
}

/** "91% on 2 L, 86% on room air": of two figures each has its own air behind it. */
function breathedAt(words: string, { index, 0: { length } }: RegExpExecArray): string {
  const behind = words.slice(index + length);
  return /\b\d{2,3} ?%/.test(behind) ? (behind.split(/[,;]|\b\d{2,3} ?%/)[0] ?? '') : words;
}

function readingsIn(words: string): Reading[] {
  return VITALS.flatMap(([name, pattern]) => {
    const found = pattern.exec(words);
    const figure = found?.[1]?.replace(/\s+/g, ' ');
    if (found === null || figure === undefined) return [];
    return [{ name, figure: name === 'oxygen level' ? `${figure}${airIn(breathedAt(words, found))}` : figure }];
  });
}

/**
 * "Pulse is 58 and blood pressure is 110/56": two clauses of vital signs, told as the one row that they are. Null where a
 * figure of theirs is none that we know.
 */
export function planVitals(frames: readonly Frame[], ctx: Context): Plan | null {
  const [first] = frames;
  if (first === undefined || frames.length < 2 || frames.some(({ kind }) => kind !== 'condition')) return null;
  const sentence = ctx.understanding.report.sentences[first.sentence];
  if (sentence === undefined) return null;
  const words = ctx.clean({ start: sentence.label?.span.end ?? sentence.span.start, end: sentence.span.end });
  const readings = readingsIn(words);
  const figures = (text: string) => text.match(/\d+(?:\.\d+)?/g)?.length ?? 0;
  if (readings.length < 2 || figures(readings.map(({ figure }) => figure).join(' ')) < figures(words)) return null;
  const told = plan(`your vital signs were ${list(readings.map(({ name, figure }) => `${name} ${figure}`))}`, [
    sentence.span,
  ]);
  return { ...told, what: { ...told.what, whole: true } };
}

/** Vital signs, or how the reader was doing on leaving. */
export function planCondition(frame: Frame, ctx: Context): Plan | null {
  const clause = ctx.clean(frame.source);
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const heading = ctx.understanding.report.sections[sentence?.section ?? -1]?.heading?.text ?? '';
  const headed = /\bprognosis\b|\boutlook\b/i.test(heading) ? `${heading}: ` : '';
  const outlook =
    sentence === undefined ? null : OUTLOOK.exec(`${headed}${ctx.clean(sentence.span)}`)?.[1]?.toLowerCase();
  if (outlook != null) {
    const means = outlook === 'guarded' ? ': how well you will do is uncertain' : '';
    return plan(`the report calls the outlook “${outlook}”${means}`, [sentence?.span ?? frame.source]);
  }
  const readings = readingsIn(clause);
  const [only] = readings;
  if (only !== undefined) {
    const told =
      readings.length === 1
        ? only.name === 'breaths a minute'
          ? `you took ${only.figure} breaths a minute`
          : `your ${only.name} was ${only.figure}`
        : `your vital signs were ${list(readings.map(({ name, figure }) => `${name} ${figure}`))}`;
    const cool = /\bafebrile\b/i.test(clause) && readings.every(({ name }) => name !== 'temperature');
    return { ...plan(told, [frame.source]), details: cool ? [say('you had no fever', [frame.source])] : [] };
  }
  if (/\bvital signs?\b.*\bstable\b|\bvss\b/i.test(clause)) return plan('your vital signs were steady', [frame.source]);
  if (/\b(?:afebrile|no fever)\b/i.test(clause)) return plan('you had no fever', [frame.source]);
  // "DNACPR: not in place": an answer that says nothing without what it answers.
  if (sentence && ABOUT_CPR.test(heading) && sentence.span.start - frame.source.start === 0) {
    const own = quotable(clause);
    if (own !== null) return plan(aboutCpr(`${heading}: ${own}`), [sentence.span]);
  }
  const code = CODES.find(([pattern]) => pattern.test(clause))?.[1];
  if (code !== undefined) {
    // "For ward level care", "for full active treatment": what else is agreed stands with it.
    const more = /\b(?:ward|icu|hdu|ceiling|active|treatment|niv|intubat\w*|dialysis|comfort)\b/i.test(clause);
    const own = more ? quoteLine(frame.source, ctx, 'in the report’s words') : null;
    return { ...plan(code, [frame.source]), details: own === null ? [] : [own.what] };
  }
  if (/\b(?:unstable|not stable|not good)\b/i.test(clause)) return null;
  const state = STATES.find(([pattern]) => pattern.test(clause))?.[1];
  return state === undefined ? null : plan(state, [frame.source]);
}
