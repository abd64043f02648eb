import { changeOf, directionOf, ON_A_DAY, previousIn } from '../medicine-change.js';
import type { MedicineDetail } from '../types.js';
import { readSig, type SigPart } from './sig.js';

/** "Review 1/52": when it is looked at again, not how long it is taken. */
const LOOKED_AT_AGAIN =
  /\b(?:review(?:ed)?|r\/v|recheck(?:ed)?|re-?check|reassess|check|repeat|f\/u|follow[- ]?up|bloods?|u&?\+?es?|levels?)(?: \w+){0,3}?(?: in| after| at)? \d{1,2}(?:\/(?:7|52|12)|[ -](?:days?|weeks?|wks?|months?))\b/gi;

/** "Marcaine and 1%" (lidocaine): the dose of the medicine named next. */
const OF_THE_NEXT = /^(?:\s*[A-Za-z-]+)?\s+(?:and|with|plus)\s+\d[\d.,]*\s?(?:mg|mcg|g|units?|ml|cc|%)(?:\s+of)?\s*$/i;
/** "Hold for a heart rate below 60", "not to exceed 4 g": a condition, told as printed; its figures are no dose. */
const CONDITION =
  /[\s,;(]+(?:(?:but |please |then )?hold(?:ing)?(?: (?:if|for|when|until|before)\b|\b(?= (?:sbp|hr)))|held (?:for|until)|not to exceed|do not exceed|no more than|max(?:imum)?\b|then stop\b|do not stop\b|until\b|unless\b|(?:through|thru) (?:\d{1,2}\/\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)|end(?:ing|s)? (?:date|on)\b|last (?:day|dose)\b|if (?!needed))[\s\S]*$/i;
/** "… and continue the sliding scale as needed": how another thing is taken. */
const BESIDE =
  /[,;]?\s+(?:(?:and|with|plus|while)\s+(?:then\s+|also\s+|to\s+)?(?:continu(?:e|ing)|resum(?:e|ing)|us(?:e|ing)|keep(?:ing)?|follow(?:ing)?)\s+(?:with\s+|on\s+)?(?:the|his|her|your|their|an?|usual|home)\s|(?:and|with|plus)\s+(?:[a-z]+\s+){0,3}sliding[ -]scale\b)[\s\S]*$/i;
/** Words that tell of something else once the parts of a line have begun. */
const MOST_OTHER = 3;

/**
 * Dose, times, route, duration and change of the medicine named at the start of `printed` (its stretch of the line as
 * printed, its name `nameLength` characters long). `before` is what stands in front of the name ("Start", "NEW:"),
 * `heading` what the list stands under ("STOP TAKING"). Nothing is worked out: what is not printed is null, figures stay
 * as printed, an earlier dose ("was 18 units") is never taken for this one, and where there are several doses or times
 * they are given whole and in order (`schedule`), never one of them.
 */
export function readMedicine(printed: string, before: string, heading = '', nameLength = 0): MedicineDetail {
  const beside = printed.slice(nameLength).replace(BESIDE, '');
  const said = changeOf(printed, before, heading);
  // The figures of a day are no dose.
  const day = said === 'new' ? (ON_A_DAY.exec(beside)?.[0] ?? null) : null;
  const rest = day === null ? beside : beside.replace(day, ' ');
  const previous = previousIn(rest, said === 'changed');
  const kept = previous ? `${rest.slice(0, previous.start)} ; ${rest.slice(previous.end)}` : rest;
  const whole = kept.replace(LOOKED_AT_AGAIN, ' ; ');
  const added = CONDITION.exec(whole);
  const upTo = added ? conditionFrom(whole, added.index) : whole.length;
  const parts = own(readSig(whole.slice(0, upTo).replace(OF_THE_NEXT, '')));
  // The head of the column says which it is.
  if (/\beve(?:ning)?\b/i.test(heading))
    for (const part of parts)
      if (part.kind === 'times') part.plain = part.plain.replace(/\bat night$/, 'in the evening');
  const earlier = previous ? earlierOf(previous.text, frequencyOf(parts)) : null;
  const change = said ?? (earlier ? 'changed' : null);
  const told = { change, previous: earlier, direction: change === 'changed' ? directionOf(printed, before) : null };
  const note = added
    ? { note: trimmed(whole.slice(upTo)) }
    : day === null
      ? becauseOf(rest, change)
      : { note: day.replace(/^[ ,;(]+/, '') };
  const asPrinted = printed.trim();
  const purpose = parts.find(({ kind }) => kind === 'purpose');
  const reason = purpose ? purpose.plain.trim() : null;
  const schedule = scheduleOf(parts);
  if (schedule !== null)
    return {
      dose: null,
      frequency: null,
      route: null,
      duration: null,
      ...told,
      schedule,
      purpose: reason,
      ...note,
      asPrinted,
    };
  const first = (...kinds: SigPart['kind'][]): string | null => plain(parts, kinds);
  return {
    dose: first('dose', 'amount'),
    frequency: frequencyOf(parts),
    route: routesOf(parts) ?? inhaled(parts, printed),
    duration: parts.find(({ kind }) => kind === 'duration')?.plain ?? null,
    ...told,
    schedule: null,
    purpose: reason,
    ...note,
    asPrinted,
  };
}

const FOR_HELP = /\b(?:999|911|112|000|111|call|ring|phone|seek)\b/i;

/** "999 if not relieved": where the words begin that hang on the condition. */
function conditionFrom(text: string, at: number): number {
  const from = Math.max(...[',', ';', '('].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
  if (from <= 0 || !/^\W*(?:if|unless|until)\b/i.test(text.slice(at, at + 12))) return at;
  const front = text.slice(from, at);
  return FOR_HELP.test(front) || readSig(front).some(({ kind }) => kind === 'other') ? from : at;
}

function trimmed(words: string): string {
  return words.replace(/^[\s,;(–-]+|[\s).,;]+$/g, '').replace(/\s+(?:NEW|CHANGED|STOPPED|CONTINUED?)$/, '');
}

/** "Withheld, GP to review", "hold 48 h then resume": what stands beside the word that takes a medicine away. */
function becauseOf(rest: string, change: MedicineDetail['change']): { note?: string } {
  if (change !== 'held' && change !== 'stopped') return {};
  const found =
    /(?:^|[\s,;(–-])((?:withheld|held|hold|on hold|paused|suspended|stop(?:ped)?|discontinued)\b[\s\S]*)$/i.exec(rest);
  const words = trimmed(found?.[1] ?? '');
  return words.split(/\s+/).length > 2 ? { note: words } : {};
}

/** The parts up to where the line begins to tell of something else; unclear where more of how it is taken follows that. */
function own(parts: readonly SigPart[]): SigPart[] {
  let begun = false;
  let other = 0;
  for (const [index, part] of parts.entries()) {
    if (TAKEN.has(part.kind)) begun = true;
    if (part.kind !== 'other' || !begun || ++other < MOST_OTHER) continue;
    const kept = parts.slice(0, index);
    const more = parts.slice(index).some(({ kind }) => kind === 'dose' || kind === 'times');
    return more ? [...kept, { ...part, kind: 'unclear' }] : kept;
  }
  return [...parts];
}

const TAKEN: ReadonlySet<SigPart['kind']> = new Set(['dose', 'amount', 'route', 'times', 'meal', 'needed', 'duration']);

function plain(parts: readonly SigPart[], kinds: readonly SigPart['kind'][]): string | null {
  const found = parts.filter(({ kind }) => kinds.includes(kind)).map((part) => part.plain);
  return found.length === 0 ? null : [...new Set(found)].join(', ');
}

function frequencyOf(parts: readonly SigPart[]): string | null {
  const found = parts.filter(({ kind }) => kind === 'times' || kind === 'meal' || kind === 'needed');
  const rank = { times: 0, meal: 1, needed: 2 } as Record<string, number>;
  const words = [...new Set(found.sort((a, b) => (rank[a.kind] ?? 0) - (rank[b.kind] ?? 0)).map((part) => part.plain))];
  return words.length === 0 ? null : words.join(' ');
}

/** "By mouth or into a vein" where both are printed. */
function routesOf(parts: readonly SigPart[]): string | null {
  const found = [...new Set(parts.filter(({ kind }) => kind === 'route').map((part) => part.plain))];
  return found.length === 0 ? null : found.join(' or ');
}

/** A spray for the mouth or the nose is counted in puffs and not breathed in. */
const NOT_INHALED = /\b(?:spray|gtn|nitro\w*|glyceryl|isosorbide|nas\w+|nostrils?|tongue)\b/i;

function inhaled(parts: readonly SigPart[], printed: string): string | null {
  if (NOT_INHALED.test(printed)) return null;
  return parts.some(({ kind, plain: words }) => kind === 'amount' && /puff|inhalation|nebulizer/.test(words))
    ? 'breathed in'
    : null;
}

/** The dose of before, with its times where they are others than now. */
function earlierOf(text: string, now: string | null): string | null {
  const parts = readSig(text);
  const dose = plain(parts, ['dose', 'amount']);
  const often = frequencyOf(parts) ?? (/^od$/i.test(text.trim()) ? 'once a day' : null);
  return (
    (dose && often && often !== now ? `${dose} ${often}` : (dose ?? often)) ?? (/^\d[\d.,]*$/.test(text) ? text : null)
  );
}

/** "20 units every morning and 10 units at bedtime", "40 mg for 3 days, then 20 mg": all of it in its order. */
function scheduleOf(parts: readonly SigPart[]): string | null {
  if (parts.some(({ kind }) => kind === 'unclear')) return '';
  const count = (kind: SigPart['kind']): number => parts.filter((part) => part.kind === kind).length;
  const timesApart = parts.some(
    (part, index) => part.kind === 'times' && parts[index + 1]?.plain === 'and' && parts[index + 2]?.kind === 'times',
  );
  if (count('dose') < 2 && count('amount') < 2 && count('duration') < 2 && !timesApart && !timesAgain(parts))
    return null;
  let text = '';
  let pending = '';
  for (const part of parts) {
    if (part.kind === 'comma') pending = ',';
    else if (part.kind === 'join' && /^(?:then|and|or)$/i.test(part.plain)) pending += ` ${part.plain.toLowerCase()}`;
    else if (TAKEN.has(part.kind)) {
      text += `${text === '' ? '' : pending} ${part.plain}`;
      pending = '';
    } else if (part.kind === 'other' && text !== '') {
      // A word that was not understood ("on other days"): the report's own line is shown.
      return '';
    }
  }
  return text.trim();
}

/** Two times that do not stand side by side ("daily at bedtime" is one). */
function timesAgain(parts: readonly SigPart[]): boolean {
  const at = parts.flatMap((part, index) => (part.kind === 'times' ? [index] : []));
  const [first, second] = at;
  return first !== undefined && second !== undefined && second - first > 1;
}
