import { Screened } from '../../reading/index.js';
import type { SectionKind } from '../../reading/types.js';
import { assertPlaced, type Clause, type ReadSentence } from '../clause.js';
import { blank, CERTAIN, type DraftFrame } from '../draft-frame.js';
import { changeOf } from '../medicine-change.js';
import type { PlacedMention } from '../mentions.js';
import type { AssertionResult, MedicineDetail } from '../types.js';
import { entriesOf } from './entries.js';
import { isHome, ownSetting, SENT_HOME, settingOf } from './home-or-here.js';
import { type MedicineItem, medicineItems } from './items.js';
import { leftOf } from './left.js';
import { readMedicine } from './line.js';
import { namelessEntries, statusOf } from './status.js';
import { joins, tellOf, verbOf } from './told.js';

/** "Home: amoxicillin 5 mL" on a line of its own. */
const LIST_LABEL =
  /^(?:home|d\/c|discharge|rx|meds?|medications?|(?:d\/?c|disch|home|current) (?:meds|rx|medications?))$/i;
/** "NEW: aspirin 81 mg daily, …" wherever it stands in the paper of a stay. */
const CHANGE_LABEL =
  /^\W*(?:new(?:ly started)?|chang(?:ed|es?)|stop(?:ped)?|start(?:ed)?|continu(?:ed?|ing)|resumed?|held|hold|discontinued?|unchanged)(?: (?:meds|medicines|medications|drugs|taking|home meds))?\s*:/i;

const NOT_FOR_NOW = new Screened(
  /\b(?:should|must|may|can|are|is|to) (?:not|never) be (?:given|used|taken|restarted|prescribed|resumed|started)\b|^\W*(?:(?:GP|PCP|family doctor) )?(?:to|please) consider\b/i,
);

/**
 * The medicines of a line of a list, or of a sentence that holds one ("discharged on …"); null where it is neither. One
 * frame for each, known or not, with its own stretch of the line.
 */
export function listedMedicines(read: ReadSentence, medicineSection: boolean): DraftFrame[] | null {
  const words = read.text.slice(read.sentence.span.start, read.sentence.span.end);
  const label = read.sentence.label?.text ?? '';
  const changes = read.reportType === 'discharge_summary' && CHANGE_LABEL.test(words);
  const sentHome = SENT_HOME.test(words) || LIST_LABEL.test(label) || changes;
  const heading = read.section.heading?.text ?? '';
  const formLed = isFormLed(read, words);
  // "A and B should not be given again", "GP to consider C": none of it is taken.
  if (NOT_FOR_NOW.test(words)) return null;
  // "TREATMENT:" opens a story, not a list.
  if (!sentHome && !formLed && (!medicineSection || /^treatments?$/i.test(heading))) return null;
  const items = entriesOf(read, medicineItems(read));
  const nameless = medicineSection && isHome(read) ? namelessEntries(read, items) : [];
  if (items.length === 0) return nameless.length === 0 ? null : nameless.map((entry) => entryFrame(read, entry));
  const setting = settingOf(read, heading, sentHome, words);
  const labelled = labelOf(read, items[0]);
  const inList = medicineSection || formLed || changes || LIST_LABEL.test(label);
  let lead = '';
  let order = '';
  const frames = items.map((item, index) => {
    lead = leadOf(item, lead);
    const frame = frameOf(read, item, index, items.length);
    const between = read.text.slice(items[index - 1]?.span.end ?? read.tokens[0]?.start ?? 0, item.span.start);
    // "STOPPED: A, B and C", "Start A and B": one word for all of them.
    if (index === 0 || !/^(?:[\s,;/&+]|\band\b|\bplus\b|\bn?or\b)*$/i.test(between)) order = between;
    // "His usual A 10 mg at night, B 5 mg daily": usual is the one behind the word, the next has a dose of its own.
    else if (/\busual\W*$/i.test(order) && /\w/.test(items[index - 1]?.sig ?? '')) order = between;
    // "Will finish cefazolin, 5 doses in all": no part of what is taken on.
    const ends = FINISH.test(read.text.slice(read.sentence.span.start, item.name.start));
    const under = ends
      ? ''
      : labelled !== '' && changeOf('', labelled, '') !== null
        ? labelled
        : medicineSection
          ? heading
          : '';
    const detail = readMedicine(lineOf(read, item), order, under, nameLength(item));
    const own = statusOf(read, item, detail.change, order, medicineSection || formLed);
    const status = own.sure || !inList ? own : { ...own, ...shared(items, index) };
    detail.change = status.change;
    if (detail.change !== 'changed') detail.direction = null;
    frame.medicine = Object.assign(detail, {
      setting:
        status.sure || status.unclear || (medicineSection && (detail.change === 'stopped' || detail.change === 'held'))
          ? setting
          : ownSetting(item, lead, setting, read, detail.change === 'stopped' || detail.change === 'held'),
      ...named(read, item),
      ...(inList ? leftIn(read, item, detail) : {}),
      ...(status.unclear ? { unclear: true } : {}),
      ...(status.under ? { under: status.under } : {}),
    });
    frame.change = changeIn(detail);
    const away = status.change === 'stopped' || status.change === 'held';
    if (status.unclear || (inList && !detail.note && !detail.previous && !(away && 'left' in frame.medicine)))
      frame.medicine.whole = true;
    if (status.unclear) frame.coverage = 1;
    // "Do not take A, B or C" is a stop of each, no denial.
    if (frame.negated && (status.unclear || status.change === 'stopped' || status.change === 'held'))
      Object.assign(frame, { negated: false, assertion: 'present', certainty: 'certain' });
    return frame;
  });
  return [...togetherWhereUnclear(read, frames), ...nameless.map((entry) => entryFrame(read, entry))];
}

const OFF_WORD =
  "(?:(stop(?:ped)?|discontinued|ceased|withdrawn|d/c['’]?d|not continued)|(held|withh[eo]ld|on hold|paused|suspended|omitted))";
/** "A, B STOPPED", "A, B and C were ceased": right behind the last of bare names. */
const BEHIND_NAMES = new RegExp(
  String.raw`^[\s,;:–-]*(?:(?:now|were|have been|both|all)\s+)*${OFF_WORD}\b(?! (?:if|when|until|by|on \d))`,
  'i',
);
/** "A 75 mg, B 5 mg, all stopped". */
const OF_ALL = new RegExp(
  String.raw`\b(?:all|both|each)(?: of (?:them|these|which))?\s+(?:(?:now|were|have been)\s+)*${OFF_WORD}\b(?! (?:if|when|until|by|on \d))`,
  'i',
);

/** What is said behind a list of medicines is said of all of it. */
function shared(items: readonly MedicineItem[], index: number): { change: 'stopped' | 'held'; unclear: false } | null {
  const last = items.at(-1);
  if (!last || index === items.length - 1) return null;
  const rest = items.slice(index, -1);
  const bare = rest.every(({ sig }) => /^[\s,;&/+]*(?:and)?\s*$/i.test(sig));
  const found = OF_ALL.exec(last.sig) ?? (bare ? BEHIND_NAMES.exec(last.sig) : null);
  return found && { change: found[1] ? 'stopped' : 'held', unclear: false };
}

const FORM_LED =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:(?:stop|start|continue|cont|new|add|resume|hold)[:.]?\s+)?(?:tabs?|caps?|inj|syp|syr|susp|sachet|t|c)\b\.? ?(?=[A-Z][A-Za-z-]{2})/i;
const CARE: ReadonlySet<SectionKind> = new Set(['instructions', 'plan', 'follow_up', 'recommendation']);

/** "1. Tab. Apixaban 5 mg 1-0-1" among the advice for home. */
function isFormLed(read: ReadSentence, words: string): boolean {
  if (read.reportType !== 'discharge_summary' || !CARE.has(read.section.kind)) return false;
  return FORM_LED.test(words) && medicineItems(read).length > 0;
}

/** Words of a list's line that its parts do not hold; behind a condition they are told with it. */
function leftIn(read: ReadSentence, item: MedicineItem, detail: MedicineDetail): { left?: string } {
  if (detail.schedule != null || detail.note !== undefined || detail.previous != null) return {};
  // "Calcium/vitamin D": what is glued to the name in front of it.
  if (/[a-z]\s?[/+&]\s?$/i.test(item.before)) return { left: '' };
  const left = leftOf(lineOf(read, item), nameLength(item));
  return left === null ? {} : { left };
}

/** Several medicines of one line of which nothing is sure: the line once. */
function togetherWhereUnclear(read: ReadSentence, frames: DraftFrame[]): DraftFrame[] {
  const unclear = frames.filter(({ medicine }) => medicine?.unclear);
  const [first] = unclear;
  if (unclear.length < 2 || !first?.medicine) return frames;
  const one = { ...first, source: { ...read.sentence.span }, medicine: { ...first.medicine, several: true } };
  return [one, ...frames.filter(({ medicine }) => !medicine?.unclear)];
}

/** An entry that names nothing we know: its own words, with what stands over them. */
function entryFrame(
  read: ReadSentence,
  { start, end, change, under }: ReturnType<typeof namelessEntries>[number],
): DraftFrame {
  const from = Math.max(
    0,
    read.tokens.findIndex((token) => token.end > start),
  );
  const after = read.tokens.findIndex((token) => token.start >= end);
  const to = after < 0 ? read.tokens.length : after;
  const placed = read.words.placed.filter((one) => one.from >= from && one.to <= to);
  const frame = blank(read, { from, to, span: { start, end }, placed }, 'medicine', null, CERTAIN);
  const text = read.text.slice(start, end);
  // Its own words are shown whole.
  frame.coverage = 1;
  frame.medicine = {
    dose: null, frequency: null, route: null, change, schedule: null, purpose: null, previous: null, direction: null,
    setting: 'list', name: { text, plain: true }, under, entry: true, whole: true, asPrinted: text,
  }; // biome-ignore format: one entry
  return frame;
}

const FINISH = /\b(?:to|will|should|must|and) (?:finish|complete)(?: (?:the|his|her|a|course|of))*\s*$/i;

/** The label that a list stands behind on its own line ("STOPPED: A, B"), as printed. */
function labelOf(read: ReadSentence, first: MedicineItem | undefined): string {
  const label = read.sentence.label?.text;
  if (label) return label;
  const front = read.text.slice(read.sentence.span.start, first?.span.start ?? read.sentence.span.start);
  return /^([A-Za-z][A-Za-z ]{2,40}):\s*$/.exec(front)?.[1] ?? '';
}

/** A medicine named in running text: what its sentence says of it. */
export function spokenMedicine(
  read: ReadSentence,
  placed: PlacedMention,
  asserted: AssertionResult,
): DraftFrame | null {
  const items = medicineItems(read);
  const index = items.findIndex((item) => item.placed === placed);
  const item = items[index];
  // The second of two names of one product.
  if (!item) return null;
  let lead = '';
  for (const [at, one] of items.slice(0, index + 1).entries())
    lead = at > 0 && OF_THE_ONE_BEFORE.test(one.before) ? '' : leadOf(one, lead);
  // "Stop oxycodone, aspirin until week 6", "Stop A, B 8 mg instead": behind a bare comma, with a time of its own or in
  // the place of the one before, the next one is taken.
  const apart = index > 0 && /^\s*,\s*$/.test(item.before) && OWN_TIME.test(item.sig);
  const next = items[index + 1];
  const said = isExchange(items, index, lead)
    ? { setting: 'mentioned' as const, change: null }
    : tellOf(item, apart && STOPS.test(lead) ? '' : lead, read.section.kind);
  const words = read.text.slice(read.sentence.span.start, read.sentence.span.end);
  // "In 2018 he was started on A": told with its year, by the sentence.
  const told: typeof said =
    said.change !== null && said.setting !== 'planned' && OF_A_YEAR.test(words)
      ? { setting: 'mentioned', change: null }
      : said;
  const needed =
    asserted.temporality === 'hypothetical' && asserted.negation === 'affirmed' && AS_NEEDED.test(item.sig);
  const frame = frameOf(read, item, index, items.length, needed ? CERTAIN : asserted);
  // The order stands in front of its name, and what it hangs on may name another ("stop A when you start B").
  if (said.change !== null)
    frame.source.start = Math.min(frame.source.start, item.span.start - orderInFront(item.before));
  if (next && UPON_NEXT.test(item.sig)) frame.source.end = Math.max(frame.source.end, next.name.end);
  const detail = readMedicine(lineOf(read, item).replace(ANOTHER, ''), '', '', nameLength(item));
  const direction = told.change === 'changed' ? (detail.direction ?? directionIn(lead)) : null;
  frame.medicine = Object.assign(detail, {
    change: told.change,
    direction,
    setting: told.setting,
    ...named(read, item),
  });
  frame.change = changeIn(frame.medicine);
  if (told.setting === 'given') frame.kind = 'treatment';
  return frame;
}

const UPON_NEXT =
  /\b(?:when(?:ever)?|once|until|till|before|after|while|as soon as)\s+(?:(?:you|he|she|they|we)\s+)?(?:(?:have|are|has|is)\s+)?(?:start|stop|begin|beg[au]n|tak|us|resum|restart|finish|complet|chang|switch)\w*(?:\s+(?:taking|the|your|his|her|on))*\s*$/i;
const ORDER_IN_FRONT =
  /(?:please |then |also |to )?(?:stop|start|hold|withhold|cease|discontinue|omit|begin|commence|continue|resume|restart|increase|reduce|decrease|halve|double|add|give|avoid|pause)(?: (?:taking|the|your|his|her|using|on))*\s+$/i;

/** How many letters in front of a name order what is to become of it. */
function orderInFront(before: string): number {
  return ORDER_IN_FRONT.exec(before.slice(-60))?.[0].length ?? 0;
}

const EXCHANGES = /\b(?:chang\w*|switch\w*|convert\w*|transition\w*|swap\w*|replac\w*|substitut\w*)\b/i;
const FOR_ANOTHER = /\b(?:to|for|with|by|over to|onto)\s*$/i;

/** "Change A 20 mg to B 20 mg", "swap A for B": one order of two medicines, which neither tells alone. */
function isExchange(items: readonly MedicineItem[], index: number, lead: string): boolean {
  const [prev, item, next] = [items[index - 1], items[index], items[index + 1]];
  if (!item || !EXCHANGES.test(lead)) return false;
  if (next && FOR_ANOTHER.test(`${item.sig} ${next.before}`.trimEnd())) return !/\bfrom\s*$/i.test(lead);
  return prev !== undefined && EXCHANGES.test(prev.before) && FOR_ANOTHER.test(`${prev.sig} ${item.before}`.trimEnd());
}

const OF_A_YEAR = /(?<![\d/.-])(?:in |since |\(|from |until |, )(?:\w+ )?(?:19[5-9]|20[0-4])\d(?![\d/-])/i;
const OWN_TIME = /^\W*(?:till?|until|through|for (?:another )?\d|x ?\d)|^[^,;.]{0,40}\binstead\b(?! of)/i;
/** "Perindopril ceased, amlodipine halved": right behind a name, said of that one. */
const OF_THE_ONE_BEFORE =
  /^\s*(?:(?:was|were|has been|is|now) )?(?:ceased|stopped|discontinued|withheld|held|paused|suspended|withdrawn)\s*(?:[,;]|and\b)/i;
const STOPS = /\b(?:stop|hold|discontinue|cease|d\/c)\s*$/i;

/** The change of a medicine as any change of a finding is given. */
function changeIn({ change, direction }: MedicineDetail): DraftFrame['change'] {
  if (change === 'new') return 'new';
  return change !== 'changed' || !direction ? null : direction === 'up' ? 'increased' : 'decreased';
}

/** "…, and decreasing his steroids to 1 mg": another matter, whose figures are not those of the medicine before it. */
const ANOTHER =
  /[,;]?\s+(?:and|but|while|whereas|though)\s+(?:to\s+|will\s+|we\s+|i\s+|he\s+|she\s+|then\s+|also\s+|his\s+|her\s+|the\s+|your\s+){0,3}(?:has\b|increas|decreas|lower|reduc|start|stop|chang|discontinu|add|hold|held|check|recheck|obtain|repeat|follow|see|have|had|was|were|is|taper|wean|steroid|antibiotic)[\s\S]*$/i;

const AS_NEEDED = /\b(?:as needed|p\.?r\.?n)\b/i;

function directionIn(lead: string): 'up' | 'down' | null {
  const verb = verbOf(lead) ?? '';
  return /^(?:increas|uptitrat|rais)/i.test(verb) ? 'up' : /^(?:decreas|lower|reduc|taper)/i.test(verb) ? 'down' : null;
}

/** The words that say what becomes of a medicine: its own, or those it shares with the one before it. */
function leadOf(item: MedicineItem, before: string): string {
  return before !== '' && joins(item.before) ? before : item.before;
}

/** The line of one medicine with its name first: how the report prints it, but a dose in front stands behind the name. */
function lineOf(read: ReadSentence, item: MedicineItem): string {
  return read.text.slice(item.name.start, item.name.end) + item.sig;
}

function nameLength(item: MedicineItem): number {
  return item.name.end - item.name.start;
}

function named(read: ReadSentence, item: MedicineItem): Pick<MedicineDetail, 'name' | 'with'> {
  if (item.with) return { with: item.with.mention };
  if (item.placed) return {};
  const text = read.text.slice(item.name.start, item.name.end).replace(/\s+/g, ' ');
  return { name: { text, plain: item.plainName } };
}

/** On a list "as needed" is no condition of being on it; only a denial counts. */
function listedAs(read: ReadSentence, item: MedicineItem): AssertionResult {
  const asserted = item.placed ? assertPlaced(read, item.placed, {}) : CERTAIN;
  return asserted.negation === 'negated' || asserted.experiencer !== 'patient' ? asserted : CERTAIN;
}

function frameOf(
  read: ReadSentence,
  item: MedicineItem,
  index: number,
  count: number,
  asserted: AssertionResult = listedAs(read, item),
): DraftFrame {
  const sentence = read.sentence.span;
  const start = index === 0 || count === 1 ? Math.max(sentence.start, read.tokens[0]?.start ?? 0) : item.span.start;
  const end = count === 1 ? (read.tokens.at(-1)?.end ?? item.span.end) : item.span.end;
  const from = read.tokens.findIndex((token) => token.end > start);
  const after = read.tokens.findIndex((token) => token.start >= end);
  const to = after < 0 ? read.tokens.length : after;
  const clause: Clause = {
    from: Math.max(0, from),
    to,
    span: { start, end },
    placed: read.words.placed.filter((one) => one.from >= from && one.to <= to),
  };
  return blank(read, clause, 'medicine', item.placed, asserted);
}
