import { AS_NEEDED, FREQUENCIES, MEALS, ROUTES } from './data/frequencies.js';
import { changeOf, directionOf, previousIn } from './medicine-change.js';
import type { MedicineDetail } from './types.js';

const word = (source: string): RegExp => new RegExp(`(?<![A-Za-z.])(?:${source})(?![A-Za-z])`, 'i');
const frequencies = FREQUENCIES.map(([source, plain]) => [word(source), plain] as const);
const routes = ROUTES.map(([source, plain]) => [word(source), plain] as const);
const meals = MEALS.map(([source, plain]) => [word(source), plain] as const);
const asNeeded = word(AS_NEEDED);

const NUMBER = String.raw`\d[\d,.]*(?:\s?(?:-|–|\/|to)\s?\d[\d,.]*)?`;
const DOSE = new RegExp(
  String.raw`(?<![\w.])(${NUMBER})\s?-?\s?(mg\/kg|mcg\/hr|mg\/hr|mg\/ml|micrograms?|milligrams?|mcg|µg|μg|mg|grams?|gm|g|units?|meq|ml|cc|%|iu|mmol)(?![A-Za-z])`,
  'i',
);
/** How many to take at a time: stands alone or beside a strength ("20 mg, 2 tablets"). */
const AMOUNT = new RegExp(
  String.raw`(?<![\w.])(${NUMBER}|(?:one|two|three|four|five|six)(?:\s?(?:-|–|to|or)\s?(?:one|two|three|four|five|six))?|half an?|one-half|½)\s(tablets?|tabs?|pills?|capsules?|caps?|puffs?|drops?|sprays?|lozenges?|patch(?:es)?|teaspoons?|tablespoons?)(?![A-Za-z])`,
  'i',
);
const COUNT = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|fourteen)(?:\s?(?:-|–|to)\s?\d+)?`;
const DURATION = new RegExp(
  String.raw`\b(?:for|x|times)\s?(?:the next |another |a total of |total of |up to )?(${COUNT})\s?-?\s?(?:more |additional )?(days?|weeks?|months?|doses?)\b`,
  'i',
);

/** "Marcaine and 1%" (lidocaine): the dose of the medicine named next. */
const OF_THE_NEXT = /\s(?:and|with|plus)\s+\d[\d.,]*\s?(?:mg|mcg|g|units?|ml|cc|%)(?:\s+of)?\s*$/i;

/**
 * Dose, times, route, duration and change of the medicine named at the start of `printed` (its clause as printed).
 * `before` is what stands in front of the name ("Start", "NEW:"), `heading` what the list stands under ("STOP TAKING").
 * Nothing is worked out: what is not printed is null, and an earlier dose ("was 18 units") is never taken for this one.
 */
export function readMedicine(printed: string, before: string, heading = ''): MedicineDetail {
  const previous = previousIn(printed);
  const whole = previous ? `${printed.slice(0, previous.start)} ; ${printed.slice(previous.end)}` : printed;
  const now = whole.replace(OF_THE_NEXT, '');
  const earlier = previous ? (doseOf(previous.text) ?? timesOf(previous.text)) : null;
  const span = DURATION.exec(now);
  const change = changeOf(printed, before, heading) ?? (earlier ? 'changed' : null);
  return {
    dose: doseOf(now),
    frequency: timesOf(now),
    route: routes.find(([test]) => test.test(now))?.[1] ?? null,
    change,
    duration: span ? `for ${span[1]} ${span[2]?.toLowerCase()}` : null,
    previous: earlier,
    direction: change === 'changed' ? directionOf(printed, before) : null,
    asPrinted: printed.trim(),
  };
}

function timesOf(printed: string): string | null {
  const times = frequencies.find(([test]) => test.test(printed))?.[1] ?? null;
  const meal = meals.find(([test]) => test.test(printed))?.[1] ?? null;
  const needed = asNeeded.test(printed) ? 'when you need it' : null;
  const parts = [times, meal, needed].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' ') : null;
}

function doseOf(printed: string): string | null {
  const strength = DOSE.exec(printed);
  const amount = AMOUNT.exec(printed);
  // "40 mg tablets": the form, not how many of them.
  const parts = [strength, amount].filter((part) => part !== null).map((part) => tidy(part[0]));
  return parts.length > 0 ? [...new Set(parts)].join(', ') : null;
}

/** "40 MG" as one reads it: "40 mg". */
function tidy(dose: string): string {
  const small = /[A-Z]{2}/.test(dose)
    ? dose
        .toLowerCase()
        .replace(/\bml\b/, 'mL')
        .replace(/\bmeq\b/, 'mEq')
    : dose;
  return small.trim();
}
