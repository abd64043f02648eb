import type { ReadSentence } from '../clause.js';
import { isGeneralWord } from '../data/general-words.js';
import { finiteVerbs } from '../data/stops.js';
import type { PlacedMention } from '../mentions.js';
import { readSig } from './sig.js';
import { FIGURE, FORMS, JOINING, UNITS } from './sig-words.js';

/** A medicine named in a sentence with its own stretch of it. Offsets are those of the whole text. */
export interface MedicineItem {
  /** The known medicine; null where the name is not in the knowledge base. */
  placed: PlacedMention | null;
  /** A second one in one product ("lisinopril/HCTZ"). */
  with: PlacedMention | null;
  name: { start: number; end: number };
  /** From the name, or the dose in front of it, to the next medicine. */
  span: { start: number; end: number };
  /** What says how it is taken, the dose in front of the name first. */
  sig: string;
  /** What stands between the medicine before it, or the start of the sentence, and this one. */
  before: string;
  /** True where the name itself means something to the reader ("potassium", "oxygen"). */
  plainName: boolean;
}

const cache = new WeakMap<object, MedicineItem[]>();

/** The medicines of a sentence in order, each with the words up to the next one. Linear in its length. */
export function medicineItems(read: ReadSentence): MedicineItem[] {
  let items = cache.get(read.tokens);
  if (!items) {
    items = findItems(read);
    cache.set(read.tokens, items);
  }
  return items;
}

interface Name {
  placed: PlacedMention | null;
  with: PlacedMention | null;
  start: number;
  end: number;
  plainName: boolean;
}

const DOSE_BEFORE = new RegExp(
  String.raw`(?:^|[\s,;(])((?:${FIGURE})[\s-]?(?:${UNITS}|(?:${FORMS}))(?:\s+(?:p\.?o\.?|i\.?v\.?|i\.?m\.?|oral))?(\s+of)?\s+)$`,
  'i',
);

function findItems(read: ReadSentence): MedicineItem[] {
  const first = read.tokens[0];
  const last = read.tokens.at(-1);
  if (!first || !last) return [];
  const names = namesIn(read);
  const inFront = names.map((name, index) =>
    doseInFront(read.text.slice(names[index - 1]?.end ?? first.start, name.start), index > 0),
  );
  return names.map((name, index) => {
    const dose = inFront[index] ?? '';
    const start = name.start - dose.length;
    const next = names[index + 1];
    const upTo = next ? next.start - (inFront[index + 1] ?? '').length : last.end;
    const end = trimEnd(read.text, name.end, upTo, next !== undefined);
    const after = read.text.slice(name.end, end);
    return {
      placed: name.placed,
      with: name.with,
      name: { start: name.start, end: name.end },
      span: { start, end },
      sig: dose === '' ? after : `${dose.replace(/\s+of\s+$/i, ' ')} ${after}`,
      before: read.text.slice(names[index - 1]?.end ?? first.start, start),
      plainName: name.plainName,
    };
  });
}

/** "40 mg of" in front of a name: the dose of that name, not of the one before it. */
function doseInFront(gap: string, follows: boolean): string {
  const found = DOSE_BEFORE.exec(gap.slice(-48));
  if (!found?.[1]) return '';
  if (found[2] || !follows) return found[1];
  const before = gap.slice(0, gap.length - found[1].length).trimEnd();
  return before !== '' && /(?:[,;]|\b(?:and|with|given|received|plus|or))$/i.test(before) ? found[1] : '';
}

/** "HCTZ, quit aspirin": what becomes of the next one. */
const OF_NEXT =
  /(?:[,;]|\s(?=and\s))\s*(?:(?:just|recently|has|had|he|she|and|but|then|self)[\s-]+){0,2}(?:then |but |please |to |also )?(?:quit|stop(?:ped|ping)?|discontinued?|d\/c['’]?d|held|hold|withh[eo]ld|start(?:ed)?|resumed?|restart(?:ed)?|continued?|increased?|decreased?|reduced?|changed?|added?|avoid|no longer|off)\s*(?:of|taking|using)?\s*$/i;

/** "75 mg 0-1-0, T. Clopilet": the form of the next one. */
const FORM_OF_NEXT = /(?:[,;+&]|\band)\s*(?:t|c|tabs?|caps?|inj|syp|syr|susp|sachet|neb)\b\.?\s*$/i;

/** A word that ends the line behind a comma ("A 400 mg, stopped") belongs to no other: nothing follows it. */
function trimEnd(text: string, least: number, end: number, follows: boolean): number {
  const kept = text
    .slice(least, end)
    .replace(follows ? OF_NEXT : /(?!)/, '')
    .replace(follows ? FORM_OF_NEXT : /(?!)/, '')
    .replace(/(?:[\s,;(]|\b(?:and|or|with|plus|as well as|also)(?=[\s,;(]*$))+$/i, '');
  return least + ownPart(kept);
}

/** Behind a semicolon outside brackets that no word of how it is taken follows, another entry of the list begins. */
function ownPart(kept: string): number {
  let depth = 0;
  for (let at = 0; at < kept.length; at++) {
    if (kept[at] === '(') depth++;
    else if (kept[at] === ')') depth--;
    else if (kept[at] === ';' && depth <= 0 && ANOTHER_ENTRY.test(kept.slice(at + 1, at + 40))) return at;
  }
  return kept.length;
}

const ANOTHER_ENTRY =
  /^\s*(?!(?:then|and|or|take|takes|use|last|hold|stop|stopped|held|until|max|not|no|do|for|with|if|as|by|per|to|dose|increase|decrease|reduce|taper|continue|once|twice|every|one|two|three|four|half|daily|nightly|after|before|at|in|on|was|is|will|may|q\w*|bid|tid|prn|po)\b)[a-z]{4}/i;

function namesIn(read: ReadSentence): Name[] {
  // "Lithium level 0.72, TSH 5.9" behind a list: what was measured, and nothing that is taken.
  const known = read.words.placed.filter(
    ({ mention }) =>
      mention.kind === 'medicine' && !MEASURED.test(read.text.slice(mention.span.end, mention.span.end + 24)),
  );
  const names: Name[] = [];
  for (const item of known) {
    const { start, end } = item.mention.span;
    const before = names.at(-1);
    const between = before ? read.text.slice(before.end, start) : '';
    if (before?.placed && /^\s*[([]\s*$|^\s*[/–-]\s*$|^\s+with\s+$|^\s+(?:brand name|generic)\s+$/i.test(between)) {
      const same = before.placed.mention.ref.id === item.mention.ref.id;
      if (same || !/[([]/.test(between)) {
        if (!same) before.with = item;
        before.end =
          /[([]/.test(between) && /^\s*[)\]]/.test(read.text.slice(end, end + 3)) ? closing(read.text, end) : end;
        continue;
      }
    }
    const insulin = [before?.placed?.mention.ref.id, item.mention.ref.id].every((id) => id?.startsWith('insulin'));
    const again = before?.placed?.mention.ref.id === item.mention.ref.id;
    if (before && ((again && /^\s*[,;]?\s*$/.test(between)) || (insulin && /^\s*$/.test(between)))) {
      before.end = end;
      continue;
    }
    names.push({ placed: item, with: null, start, end, plainName: false });
  }
  const measured = read.words.placed.filter(({ mention }) => mention.kind === 'lab').map(({ mention }) => mention.span);
  const unknown = unknownNames(read, names).filter(
    (name) =>
      !(
        BARE_FIGURE.test(read.text.slice(name.end, name.end + 16)) &&
        measured.some((span) => span.start < name.end && span.end > name.start)
      ),
  );
  return unknown.length === 0 ? names : [...names, ...unknown].sort((a, b) => a.start - b.start);
}

const BARE_FIGURE = /^[ :=]*[<>]?\d+(?:\.\d+)?\s*(?:[,;(]|\.(?!\d)|$)/;
const MEASURED = /^ (?:trough |peak )?(?:levels?|concentration)\b[ :=]*[<>]?\d/i;

function closing(text: string, end: number): number {
  return end + (/^\s*[)\]]/.exec(text.slice(end, end + 3))?.[0].length ?? 0);
}

/** Parts of a line that may follow a name directly. */
const FOLLOWS: ReadonlySet<string> = new Set(['dose', 'amount', 'times', 'route', 'needed', 'make']);
const STATES =
  /^(?:showed|shows|noted|denied|denies|remained|appeared|oriented|cooperative|behaviou?r|mood|affect|speech)$/;
const NO_NAME =
  /^(?:x\d*|plenty|lots|adequate|mornings?|noon|midday|evenings?|nights?|bedtime|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|none|unknown|nil|same|see|list|listed|reviewed|unchanged|unavailable|various|multiple|several|other|others|include|includes|including|discharge|discharged|home|current|increase[ds]?|decrease[ds]?|start(?:ed|ing)?|stop(?:ped)?|resume[ds]?|continue[ds]?|change[ds]?|held|hold|withh[eo]ld|ceased?|paused?|suspended|omit(?:ted)?|withdrawn|removed|(?:re)?commenced?|introduced|reintroduced|initiated|temporarily|permanently|off|add(?:ed)?|switch(?:ed)?|tapered|taper|titrate[ds]?|reduced?|lowered|new|old|then|q|x|patient|she|he|her|his|it|pt|mother|you|per|chart|record|allergies|allergy|nkda|regimen|dosing|pill|pills|tablet|tablets|tabs?|caps?|inj|syp|syr|susp|oint|supp|nebs?|sachet|bid|tid|qid|qd|hs|prn|po|iv|im|sq|sc|discontinue[ds]?|dc|dr|mr|mrs|ms|follow|refill|refills|number|dispense|disp|sig|over|counter|oxygen|room|air|at|which|that|for|with|without|lifelong|avoid|never|do|not|must|should|gp|pcp|clinic|pharmacy|pharmacist|thru|through|until|till|from|to|on|pull|last|first|next|total|course|plan|status|drug|dose|route|date|reason|comment|note|meanwhile|also|please|all|any|no|yes|inr|line|midline|picc|rinse|swallow|chew|crush|wash|shake|monitor|check|call|repeat|wean|confirm|keep|max|maximum|via|corrections?|bolus|basal|swish|spit|gargle)$/i;

/** What a breathing machine is set to is no medicine. */
const SETTING =
  /^(?:fi-?o2|peep|ipap|epap|rate|settings?|pressure|volume|tidal|bipap|cpap|ventilator|vent|weight|goal|pvr|ebl|uop|residual|void(?:ed|ing)?)$/i;

/** "Waterproof dressings off day 5", "BP check 1/52": care of another kind that follows a list without a heading. */
export const OTHER_CARE =
  /\b(?:dressings?|wounds?|sutures?|stitches|staples|clips|drains?|plasters?|casts?|splints?|slings?|catheters?|checks?|review|bloods?|scans?|x-?rays?|xr|swabs?|fbc|cbc|u&?\+?es?|lfts?|tfts?|bmp|appointments?|appt|clinic|follow|visits?|referral|physio(?:therapy)?|vaccin\w+|certificate|cert|leave|packages?|settled|settles|relieved|resolved|sick (?:note|leave)|fit note|rest|exercises?|boot|brace|crutches|holter|monitor|telemetry|school|work)\b/i;

/** "Bladder: voiding well, PVR 40 ml" under a list: how the body does, and no entry of it. */
const OF_THE_BODY =
  /^\W*(?:bladder|bowels?|urine|urinary|wounds?|breasts?|(?:infant |baby )?feeding|mood|lochia|uterus|perineum|catheter|diet|mobility|observations?|obs|vitals?|blood loss|ebl|weight|activity|condition)\b[^:]{0,20}:/i;

/** Everyday names of what stands on such lists. */
const PLAIN_NAME =
  /^(?:vitamins?|calcium|iron|zinc|magnesium|potassium|folic|folate|fish|insulin|glucosamine|probiotics?|biotin|fiber|stool|baby|nicotine)$/i;

/**
 * Names the knowledge base does not hold: a word at the start of an entry of the list with a dose, a route or times
 * behind it, or, in a list of bare names, a word that is known for nothing else.
 */
function unknownNames(read: ReadSentence, names: readonly Name[]): Name[] {
  const { tokens, text, words } = read;
  const found: Name[] = [];
  if (OF_THE_BODY.test(text.slice(read.sentence.label?.span.start ?? read.sentence.span.start, read.sentence.span.end)))
    return found;
  const inName = (start: number): boolean => names.some((name) => start >= name.start && start < name.end);
  const label = labelIsHeading(read) ? read.bodyFrom : 0;
  for (let i = label; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind !== 'word' || !opensEntry(read, i, label) || inName(token.start)) continue;
    if (NO_NAME.test(token.text) || SETTING.test(token.text) || JOINING.test(token.text) || token.text.length < 3)
      continue;
    // "…, COCP - stop until 4/52 post op": what is said behind the mark is said of it, not of the one before.
    const { end: ends } = token;
    if (i > label && names.length > 0 && !inNote(text, token.start) && TAKEN_AWAY.test(text.slice(ends, ends + 24))) {
      found.push({
        placed: null,
        with: null,
        start: token.start,
        end: ends,
        plainName: words.known[i] === true && token.caps === 'lower',
      });
      continue;
    }
    let to = i + 1;
    while (to < tokens.length && to < i + 4) {
      const next = tokens[to];
      if (next?.kind === 'word' && !inName(next.start) && !isSig(text, next.start, next.end)) to += 1;
      else if (next?.text === '-' && tokens[to + 1]?.kind === 'word' && !isSig(text, tokens[to + 1]?.start ?? 0, 0))
        to += 2;
      else break;
    }
    // "Psychomotor behavior showed restlessness": a statement that slipped into the list.
    if (tokens.slice(i, to).some(({ text: word }) => finiteVerbs.has(word) || STATES.test(word))) continue;
    const end = tokens[Math.min(to, tokens.length) - 1]?.end ?? token.end;
    if (inName(tokens[to]?.start ?? -1) && to < tokens.length) continue;
    const placed = words.placed.find((item) => item.from === i);
    const meant =
      PLAIN_NAME.test(token.text) || (placed && ['lab', 'substance', 'other'].includes(placed.mention.kind));
    const strange = !words.known[i] && !isGeneralWord(token.text);
    const [follows] = readSig(text.slice(end, Math.min(end + 40, tokens.at(-1)?.end ?? end)));
    const dosed = follows !== undefined && FOLLOWS.has(follows.kind);
    const printed = text.slice(token.start, end);
    if (OTHER_CARE.test(printed)) continue;
    if (
      dosed &&
      (strange ||
        meant ||
        (token.caps !== 'lower' &&
          to - i <= 3 &&
          (follows.kind === 'dose' || (token.caps === 'title' && i > label && follows.kind !== 'make'))))
    )
      found.push({
        placed: null,
        with: null,
        start: token.start,
        end,
        plainName: !strange || PLAIN_NAME.test(token.text),
      });
    else if (
      strange &&
      tokens.slice(i + 1, to).every(({ text: word }) => !isGeneralWord(word)) &&
      bare(text, end, tokens.at(-1)?.end ?? end) &&
      (names.length > 0 || oneName(read, printed))
    )
      found.push({ placed: null, with: null, start: token.start, end, plainName: false });
  }
  return found;
}

const TAKEN_AWAY =
  /^\s*[-–—:(]+\s*(?:to )?(?:stop(?:ped)?|hold|held|withh[eo]ld|ceased?|discontinued?|omit(?:ted)?|paused?|suspended)\b/i;

/** Inside a bracket that a medicine's line opens. */
function inNote(text: string, at: number): boolean {
  const front = text.slice(Math.max(0, at - 80), at);
  return front.lastIndexOf('(') > front.lastIndexOf(')');
}

function labelIsHeading(read: ReadSentence): boolean {
  return (
    read.bodyFrom > 0 && !read.words.placed.some((item) => item.to <= read.bodyFrom && item.mention.kind === 'medicine')
  );
}

/** First word, or first behind a comma, a semicolon or "and". */
function opensEntry(read: ReadSentence, index: number, label: number): boolean {
  if (index === label) return true;
  const before = read.tokens[index - 1];
  if (!before) return true;
  // The stop of "p.r.n." ends no entry.
  if (before.text === '.') return (read.tokens[index - 2]?.text.length ?? 0) >= 3;
  return /^[,;:]$/.test(before.text) || before.text === 'and' || before.text === 'plus';
}

function isSig(text: string, start: number, _end: number): boolean {
  const [part] = readSig(text.slice(start, start + 40));
  return (
    part !== undefined &&
    part.start === 0 &&
    part.kind !== 'other' &&
    !(part.kind === 'join' && !/^(?:take|one|1)$/i.test(part.plain))
  );
}

/** Nothing but the end of the entry behind the name. */
function bare(text: string, end: number, last: number): boolean {
  return end >= last || /^\s*(?:[,;.]|and\b)/i.test(text.slice(end, Math.min(last, end + 6)));
}

/** A line of a list that is one capitalised name. */
function oneName(read: ReadSentence, printed: string): boolean {
  const { span } = read.sentence;
  return (
    /^[A-Z]/.test(printed) &&
    !/\s(?:in|of|at|on|to|for|by|from)\s/.test(printed) &&
    read.text.slice(span.start, span.end).replace(/[.\s]+$/, '').length === printed.length
  );
}
