import type { MedicineDetail } from './types.js';

type Kind = NonNullable<MedicineDetail['change']>;

const CHANGES: readonly (readonly [RegExp, Kind])[] = [
  // "Unchanged" and "no change" before the words they hold.
  [/\b(?:unchanged|not changed|no (?:dose )?changes?|same(?: dose)?|home dose)\b/i, 'continued'],
  [
    /\b(?:(?<!do not )(?<!until )(?<!then )(?<!\w-)stop(?:ped|ping)?(?! (?:if|when|by)\b)|(?<!\b(?:be|until|unless|once|when|if|then|not) )stopped(?= by\b)|quit(?! (?:if|when|smok|tobacco)\w*)|discontinue[ds]?|discontinuing|ceased?|ceasing|withdrawn|d\/c['’]?d|dc['’]?d|do not (?:take|use|resume)(?! [^.;]{0,30}\buntil\b)(?! until\b)|no longer (?:tak(?:e|ing)|on|needed)|not (?:being |to be |for )?(?:continued|continuation)(?! (?:beyond|after|past|for|longer)\b)|taken off|(?<!\b(?:be|then|and) )(?:weaned|tapered|titrated) off(?! over))\b/i,
    'stopped',
  ],
  [
    /\b(?:withh[eo]ld|paused|suspended|omitted|(?:omit|pause|suspend)(?! (?:if|for|when|on|before|during|doses?|one|1|(?:the |this |next )*(?:morning|evening|night|next|dose))\b)|held(?! (?:if|for)\b)|hold(?! (?:if|for|when)\b)|on hold|do not (?:take|use|resume)(?= (?:[^.;]{0,30} )?until))\b/i,
    'held',
  ],
  [
    /\b(?<!\bto )(?<!\bto help )(?:changed|change(?! (?:the |your |every|each|patch|site|dressing|weekly|daily|it\b|on\b|at\b|after|q ?\d|\d))|increas(?:ed?|ing)|decreas(?:ed?|ing)|reduc(?:ed?|ing)|halved|doubled|lower(?:ed)?|raised?|adjusted|titrated|uptitrated|switched|dose change)\b/i,
    'changed',
  ],
  [
    /\b(?:new(?! (?:york|patch|one|site|pen|bottle|ring|cartridge|needle))|newly|start(?:ed|ing)?|begin|began|begun|initiated|commenced|introduced|added)\b/i,
    'new',
  ],
  [/\b(?:continu(?:ed?|ing)|resumed?|maintained|(?:his|her|your|their) usual)\b/i, 'continued'],
];
/** "…, and will continue her folic acid", "as the INR was low with checks": what follows is said of something else. */
const ANOTHER_MATTER =
  /[,;.]?\s+(?:(?:and|but|then)\s+(?:also\s+)?(?:will|to|is to|he|she|they|the patient|his|her|the|your|their|we|i|(?:continue|resume)\s+(?:the|his|her|your|with|all))|as\s+(?:the|his|her|an?|your)|with\s+(?:\w+ ){0,2}(?:checks?|labs?|monitoring|follow))\b[\s\S]*$/i;
/** "For lower UTI", "given for raised BP": of what the noun behind it names, not what becomes of a medicine. */
const OF_A_NOUN =
  /\b(?:lower|raised)(?=\s+(?!(?:the|an?|his|her|your|their|its|this|that|doses?|dosages?|dosing|strength|amount|frequency|rate|to|by|from|home|usual|current|total|basal|oral|evening|morning|night\w*|bedtime|daily|maintenance|again|today|yesterday|further|slightly|gradually|slowly|on|in|at|after|before|because|due|and|or|for|with|but|as|since|until|per|then|if|when|only|back|up|down)\b)[a-z]{2,})|\b(?:increas(?:ed|ing)|reduced|decreas(?:ed|ing)|reducing|changed?)(?=\s+(?:risks?|pain|swelling|o?edema|bp|blood pressure|pressure|work of|thirst|appetite|urine|mobility|kidney|renal|liver|hepatic|lv|ef|ejection|sputum|breathlessness|cough|wheez\w*|secretions|anxiety|confusion|creatinine|potassium|levels?)\b)/gi;
const UP = /\b(?:increas\w+|doubled|raised?|uptitrated|up from|higher)\b/i;
const DOWN = /\b(?:decreas\w+|halved|reduc\w+|lower(?:ed)?|down from|tapered)\b/i;

/** "Stopped smoking", "bleeding stopped", "if ibuprofen is stopped": an end of something else than the medicine. */
const END_OF_ANOTHER =
  /\b(?:stop(?:ped|ping)?|quit|ceased?)\s+(?:smok\w*|drink\w*|alcohol|tobacco|cigarettes?|vap(?:ing|ed)|driving|work\w*|breast\w*|bleeding|eating|vomiting)\b|\b(?:bleed(?:ing)?|vomiting|diarrh\w+|smoking|alcohol|seizures?|pain|fever|cough|nausea|symptoms|menses|periods?)\s+(?:has |have |had |was |were )?(?:now )?(?:stopped|ceased)\b|\b(?:if|once|when|unless|while|until)\s+(?:[\w-]+ ){1,4}?(?:stopped|ceased|discontinued|withheld|withdrawn)\b/gi;

/** "Not to be paused", "must never be withheld": a warning, and the opposite of what its last word says. */
const FORBIDDEN =
  /\b(?:not|never|cannot|(?:don|mustn|shouldn|can)['’]t|without)(?: (?:to|be|being|get|ever|even|routinely|abruptly|suddenly|simply))* (?:paus\w+|held|h[eo]ld|withh[eo]ld\w*|suspend\w*|omit\w*|interrupt\w*|put on hold|on hold)\b/gi;

/**
 * What the words around a medicine, or failing these its heading, say has become of it. A heading that names several
 * changes ("NEW OR CHANGED MEDICATIONS") says nothing of any one.
 */
export function changeOf(printed: string, before: string, heading: string): Kind | null {
  const around = `${before} ${printed}`.replace(END_OF_ANOTHER, ' ').replace(FORBIDDEN, ' ');
  const front = before.replace(OF_A_NOUN, '');
  const close = `${front} ${printed.replace(ANOTHER_MATTER, '').replace(OF_A_NOUN, '')}`;
  const own = CHANGES.find(([test, kind]) => test.test(kind === 'stopped' || kind === 'held' ? around : close))?.[1];
  if (own) return own;
  const named = new Set(CHANGES.filter(([test]) => test.test(heading)).map(([, kind]) => kind));
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

/** Whether a change is to more or to less; null where that is not printed, or both are. */
export function directionOf(printed: string, before: string): 'up' | 'down' | null {
  const around = `${before.replace(OF_A_NOUN, '')} ${printed.replace(OF_A_NOUN, '')}`;
  const up = UP.test(around);
  return up === DOWN.test(around) ? null : up ? 'up' : 'down';
}

/** A subject of its own right before "was". */
const OF_ANOTHER =
  /\b(?!(?:dose|it|which|that|this|daily|day|twice|once|weekly|bedtime|needed|mg|mcg|units?|ml)\b)[a-z]+\s+$/i;
const EARLIER =
  /\b(?:was|were|previously|formerly|prior dose|old dose|instead of|from)\s+(?:on |taking |at )?((?:\d|once|twice|one|two|three|half|every|daily|at bedtime|b\.?i\.?d|t\.?i\.?d|od\b|bd\b|tds\b|qds\b|nocte\b|mane\b|q\.?)(?:[^,;()]|(?<=\d),(?=\d{3}\b))*?)(?=\s+to\s+(?:\d|once|twice|every|one|two|three|half|daily|b\.?i\.?d|t\.?i\.?d|q\.?i\.?d|od\b|bd\b|tds\b|qds\b|qhs\b|nocte\b|mane\b|p\.?r\.?n)|,(?!\d{3}\b)|[;()]|\.\s|\.?$)/i;

/** "20 mg daily -> 40 mg daily": a change from the one to the other, no order of days. */
const ARROW = /(?<![\d.])(\d[^;()>|*→]{0,40}?)\s*(?:-+>|–>|→|=>)\s*(?=\d)/;

/** "START A on 11/12": the day from which it is taken. */
export const ON_A_DAY =
  /[ ,;(]+(?:(?:to )?start(?:ing)? )?(?:on|from) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2})\b(?: \(day \d{1,2}[^()]{0,24}\))?/i;

const UNIT = '(?:mg|mcg|micrograms?|g|units?|mls?|puffs?|tablets?)';
const TIMES = '(?:od|bd|bid|tds|tid|qds|qid|daily|nocte|mane|weekly|once daily|twice daily|once a day|twice a day)';
/** "CHANGED: 5 mg to 2.5 mg OD": the first is the dose of before. Without a word of change it would be a range. */
const FROM_TO = new RegExp(
  `(?<![\\d.])(\\d[\\d.,]* ?${UNIT}(?: ${TIMES})?)\\s+(?:(?:up|down)\\s+)?to\\s+(?=\\d[\\d.,]* ?${UNIT}\\b)`,
  'i',
);

/**
 * "Was 18 units", "from 40 mg" (to 20 mg): where in `printed` an earlier dose stands, and its words. `changed` is true where
 * a word says that the dose was changed.
 */
export function previousIn(printed: string, changed = false): { start: number; end: number; text: string } | null {
  const both = changed ? FROM_TO.exec(printed) : null;
  if (both?.[1] && !/\bfrom\s+$/i.test(printed.slice(0, both.index)))
    return { start: both.index, end: both.index + both[0].length, text: both[1].trim() };
  const arrow = ARROW.exec(printed);
  if (arrow?.[1] && !/[-–—]>|→|=>/.test(printed.slice(arrow.index + arrow[0].length)))
    return { start: arrow.index, end: arrow.index + arrow[0].length, text: arrow[1].trim() };
  const found = EARLIER.exec(printed);
  if (!found?.[1]) return null;
  // "As the INR was 1.9": another thing, no dose.
  if (/^w/i.test(found[0]) && OF_ANOTHER.test(printed.slice(0, found.index))) return null;
  return { start: found.index, end: found.index + found[0].length, text: found[1] };
}
