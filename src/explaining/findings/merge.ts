import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { verdictIn } from '../labs/germs.js';
import { alsoFrom, isGloss, type Said } from '../nets/said.js';
import { isTooHard } from '../nets/too-hard.js';
import { type Plan, type Planned, planSentence } from '../planners/index.js';
import { itemOf } from '../planners/numbered.js';
import { letterOf } from '../planners/specimens.js';
import { isOwnWords } from '../retell/narrative.js';
import { largestMillimetres } from '../words/sizes.js';
import type { WrittenFinding } from '../written.js';
import { isGrave } from './grave.js';
import { weightier } from './importance.js';
import { asOneStretch } from './next-door.js';

export const MOST_DETAILS = 3;

/** Together with the lines beside them. */
const MOST_LINES = 8;

/** The first details; a line in the report's own words and what its words mean stand beside them and are not counted. */
export function foremost(details: readonly Said[]): Said[] {
  let told = 0;
  return details.filter((one) => isBeside(one) || ++told <= MOST_DETAILS).slice(0, MOST_LINES);
}

const isFull = (details: readonly Said[]): boolean =>
  details.length >= MOST_LINES || details.filter((one) => !isBeside(one)).length >= MOST_DETAILS;

const isBeside = (said: Said): boolean => isOwnWords(said) || isGloss(said.text);

/** A sentence of the story is a finding where it names something of weight that no other finding tells yet. */
export function newlyRetold(one: Planned, byHead: ReadonlyMap<string, WrittenFinding[]>, ctx: Context): Planned | null {
  // A row of a picture names its own thing, though another row may have found the same of another part.
  if (one.frames.every(({ id, head }) => id.startsWith('note-') && head !== null)) return one;
  const line = /^[^.]{2,60}: /.test(one.plan.what.text);
  // What is planned with a medicine is news beside what was taken before.
  const planned = one.frames.every((frame) => ctx.section(frame) === 'plan' && frame.kind === 'medicine');
  // What a note comes to is told where its story has spoken of the same.
  const judged = !ctx.teller.sees && one.frames.some((frame) => ctx.section(frame) === 'plan' && ILL.has(frame.kind));
  if (
    !line &&
    !planned &&
    !judged &&
    one.frames.every((frame) => (byHead.get(mergeKey(frame, one.plan, ctx))?.length ?? 0) > 0)
  )
    return null;
  // Shorthand of a ward that stands for a whole statement; how somebody lives stays beside the report.
  if (one.frames.some(({ id }) => id.startsWith('note-')))
    return one.frames.some((frame) => OF_LIFE.has(ctx.section(frame))) ? null : one;
  const weighty = one.frames.some((frame) => frame.head !== null && !LIGHT.has(frame.head.kind));
  // A list of names is easier than its length makes it look.
  const easy = line || !isTooHard([one.plan.what, ...one.plan.details]);
  return weighty && (easy || judged || one.frames.some((frame) => isGrave(frame, ctx))) ? one : null;
}

const OF_LIFE: ReadonlySet<string> = new Set(['social_history', 'family_history', 'allergies']);
const ILL: ReadonlySet<string> = new Set(['finding', 'diagnosis']);
const LIGHT: ReadonlySet<string> = new Set(['anatomy', 'descriptor', 'other', 'substance']);

const EDGE = /^The (?:\w+ )?edges? of the removed tissue\b|^No cancer was found in the /;

const QUOTED = /^(?:The report says: “|Under “|For what comes next, the report says: “)/;

export function mergeKey(frame: Frame, plan: Plan, ctx: Context): string {
  // Two rows that are only quoted are two.
  if (frame.field !== undefined && (frame.field.answer === 'words' || /^(?:variant|gene|stain)$/.test(frame.field.id)))
    return `text|${plan.what.text}`;
  if (frame.field !== undefined)
    return `field|${frame.field.id}|${frame.field.name ?? ''}|${frame.field.answer}|${frame.field.count ?? ''}|${frame.field.share ?? ''}`;
  if (frame.goesWith !== undefined) return `beside|${frame.source.start}`;
  // The report's own line is told for itself, and hung under nothing else that has a word in common with it.
  if (ctx.teller.sees && QUOTED.test(plan.what.text)) return `text|${plan.what.text}`;
  if (frame.ownWords === 'unbound') return `text|${plan.what.text}`;
  if (frame.head === null || frame.kind === 'normal' || frame.kind === 'limitation' || frame.kind === 'condition')
    return `text|${plan.what.text}`;
  // What stands at the cut edge is another matter than what was found within.
  if (EDGE.test(plan.what.text)) return `text|${plan.what.text}`;
  // The same drug works against one germ and not against another.
  const verdict = frame.head.ref.folder === 'medicines' ? verdictIn(plan.what.text) : null;
  if (verdict !== null) return `germ|${frame.head.ref.id}|${verdict}`;
  const item = itemOf(frame, ctx) ?? '';
  if (frame.kind === 'score')
    return `score|${frame.score?.id}|${frame.score?.code}|${plan.what.knowledge.join(' ')}|${item}`;
  const meant = frame.kind === 'diagnosis' ? 'finding' : frame.kind;
  const assertion = frame.assertion === 'possible' ? 'present' : frame.assertion;
  return [
    meant,
    frame.head.ref.folder,
    frame.head.ref.id,
    assertion,
    frame.experiencer,
    frame.change === 'resolved',
    item,
  ].join('|');
}

/** Joins what is told already; gives back what is left to tell, or null. */
export function mergeKnown(one: Planned, byHead: Map<string, WrittenFinding[]>, ctx: Context): Planned | null {
  const left: Frame[] = [];
  const twinOf = (frame: Frame) =>
    ofSameItem(frame, byHead, ctx) ??
    (byHead.get(mergeKey(frame, one.plan, ctx)) ?? []).find((finding) =>
      finding.frames.some(
        (other) =>
          sameThing(frame, other) &&
          sameSample(frame, other, ctx) &&
          deniesBefore(frame, ctx) === deniesBefore(other, ctx) &&
          !isOfAnotherDuct(frame, other, ctx) &&
          isOfTheRest(frame, ctx) === isOfTheRest(other, ctx) &&
          !(isOfList(frame) && isOnMore(finding)) &&
          !(isChanged(frame) && finding.retold && !finding.frames.some((told) => hasSameChange(told, frame))) &&
          !(finding.tied && frame.assertion === 'present' && other.assertion === 'possible'),
      ),
    );
  if (one.tied) {
    const twins = one.frames.map(twinOf);
    if (twins.includes(undefined)) return one;
    for (const twin of new Set(twins))
      if (twin !== undefined) twin.plan.what = alsoFrom(twin.plan.what, one.plan.what.sources);
    return null;
  }
  for (const frame of one.frames) {
    const twin = twinOf(frame);
    if (twin === undefined) left.push(frame);
    else {
      join(twin, frame, one.plan);
      // A second sign of the same emergency next to the first: the finding stands on both.
      if (frame.bySign && frame.urgency && twin.frames[0]?.urgency)
        twin.source = asOneStretch(twin.source, frame.source, ctx) ?? twin.source;
    }
  }
  if (left.length === one.frames.length || verdictIn(one.plan.what.text) !== null) return left.length > 0 ? one : null;
  if (left.length === 0) return null;
  return planSentence(left, ctx)[0] ?? null;
}

/** "Nodule 2 is new." behind a row that describes nodule 2, whatever it calls it there: the one finding of that number. */
function ofSameItem(frame: Frame, byHead: ReadonlyMap<string, WrittenFinding[]>, ctx: Context) {
  if (!ANY_LUMP.test(frame.head?.ref.id ?? '') || frame.sizes.length > 0 || frame.sites.length > 0) return undefined;
  const item = itemOf(frame, ctx);
  const told = item === null ? [] : [...new Set(byHead.get(itemKey(item)) ?? [])];
  const [only] = told.filter(({ frames }) => frames.every((other) => other.assertion === frame.assertion));
  return told.length === 1 ? only : undefined;
}

const ANY_LUMP = /^(?:nodule|lesion|mass|cyst|lump|growth|focus)$/;

/** Under which findings of a numbered thing are kept beside their own key. */
export const itemKey = (item: string): string => `item|${item}`;

/** A new dose, a start or a stop: a sentence of the story that only names the medicine does not tell it. */
function isChanged({ kind, medicine }: Frame): boolean {
  return kind === 'medicine' && medicine?.change != null && medicine.change !== 'continued';
}

/** "Better since furosemide was started" does not tell that its dose was raised later. */
function hasSameChange(a: Frame, b: Frame): boolean {
  return a.medicine?.change === b.medicine?.change;
}

/** "The common duct is dilated to 11 mm" and "intrahepatic dilatation": the size of the one is not that of the other. */
function isOfAnotherDuct(a: Frame, b: Frame, ctx: Context): boolean {
  if (a.head?.ref.id !== 'biliary-dilatation' || (a.sizes.length === 0 && b.sizes.length === 0)) return false;
  const within = (frame: Frame) => /intra-?hepatic/i.test(ctx.clean(frame.source));
  return within(a) !== within(b);
}

/** "The remaining lesions are stable": said of none of those that were spoken of by themselves. */
function isOfTheRest({ kind, head, source }: Frame, ctx: Context): boolean {
  if (kind !== 'finding' || head === null || !ctx.teller.sees || !SOME_OF_MANY.test(head.ref.id)) return false;
  return OF_THE_REST.test(ctx.clean({ start: source.start, end: Math.max(source.start, head.span.start) }));
}

const SOME_OF_MANY = /nodule|lesion|mass|cyst|metasta|polyp|stone|node|aneurysm|hemorrhage|infarct|plaque/;
const OF_THE_REST = /\b(?:remaining|other|rest of the)(?: [\w-]+){0,3}$/i;

/** An entry of the list of medicines, with its own dose. */
function isOfList({ medicine }: Frame): boolean {
  return medicine?.setting === 'list';
}

/** A sentence of the story on several things: a dose that was hung under it would not say what it is of. */
function isOnMore({ frames }: WrittenFinding): boolean {
  const [first, ...others] = frames;
  return others.some(({ head, sentence }) => head?.ref.id !== first?.head?.ref.id && sentence === first?.sentence);
}

/** What one sample holds or does not hold says nothing of another one. */
function sameSample(a: Frame, b: Frame, ctx: Context): boolean {
  const [one, two] = [letterOf(a, ctx), letterOf(b, ctx)];
  return one === null || two === null || one === two;
}

/** "No previous fracture" of the wrist says nothing of "no fracture" in the picture of today. */
function deniesBefore(frame: Frame, ctx: Context): boolean {
  if (frame.kind !== 'absent' || frame.head === null) return false;
  const { start } = frame.head.span;
  return OF_BEFORE.test(ctx.clean({ start: Math.max(frame.source.start, start - LOOKS_BACK), end: start }));
}

const LOOKS_BACK = 40;
const OF_BEFORE = /\b(?:previous(?:ly)?|prior|past|history|hx|h\/o|known|pre-?existing)(?: [\w-]+){0,2}\s*$/i;

const OF_CELLS = /atypia|dysplasia|displasia|metaplasia|inflammation|fibrosis|gastritis|colitis|hyperplasia/;

function sameThing(a: Frame, b: Frame): boolean {
  // Of two samples each has its own form; one that names no sample repeats what was said.
  if (a.field !== undefined && b.field !== undefined)
    return a.label === undefined || b.label === undefined || a.label.start === b.label.start;
  if (a.head?.ref.id !== b.head?.ref.id) return false;
  if (a.laterality !== null && b.laterality !== null && a.laterality !== b.laterality) return false;
  if (a.level !== null && b.level !== null && a.level !== b.level) return false;
  // "Severe stenosis" of a level that its clause does not name, "mild stenosis L3-L4": two.
  if (a.level !== b.level && a.severity !== null && b.severity !== null && a.severity !== b.severity) return false;
  // "Mild atypia" of one line and "severe atypia" of another are said of two samples or places.
  if (
    a.severity !== null &&
    b.severity !== null &&
    a.severity !== b.severity &&
    a.sentence !== b.sentence &&
    OF_CELLS.test(a.head?.ref.id ?? '')
  )
    return false;
  // A known clot and signs of a new one are two.
  if ((a.bySign || b.bySign) && (a.urgency?.state === 'known') !== (b.urgency?.state === 'known')) return false;
  if (
    a.kind === 'medicine' &&
    (isOfAnotherTime(a, b) || isOfTheStay(a, b) || isGivenThere(a, b) || isOtherCombination(a, b))
  )
    return false;
  if (a.kind === 'absent' && isOfAnotherStudy(a, b)) return false;
  if (a.kind === 'medicine' || a.kind === 'normal' || a.kind === 'absent' || a.kind === 'score') return true;
  if (!isOneSize(a, b)) return false;
  if (faresOtherwise(a, b) || isOneOfMany(a, b) || isOneOfMany(b, a)) return false;
  if (isOfAnotherSpot(a, b)) return false;
  if (isOfAnotherBand(a, b) || isOfAnotherBand(b, a)) return false;
  if (isBesideAnotherPart(a, b) || isBesideAnotherPart(b, a)) return false;
  return !isElsewhere(a, b);
}

/** "Two new lesions" beside "the remaining lesions are stable": what is new is none of those that stayed. */
function faresOtherwise(a: Frame, b: Frame): boolean {
  const isNew = ({ change }: Frame) => change === 'new';
  const stayed = ({ change }: Frame) => change === 'stable';
  return (isNew(a) && stayed(b)) || (stayed(a) && isNew(b));
}

/** "Numerous lesions" beside one with its own size: the size of the one is not that of the many, nor their news. */
function isOneOfMany(many: Frame, one: Frame): boolean {
  if (many.count === null || many.sizes.length > 0) return false;
  if (one.count === null) return one.sizes.length === 1 && one.laterality !== null && many.laterality === null;
  return many.count.kind !== 'number' && one.count.kind === 'number';
}

/** Each has a place, and they share none. */
function isElsewhere(a: Frame, b: Frame): boolean {
  const places = new Set(b.sites.map((site) => site.ref.id));
  return a.sites.length > 0 && b.sites.length > 0 && !a.sites.some((site) => places.has(site.ref.id));
}

/** "No fracture" under the title of each of two studies: of two parts of the body. */
function isOfAnotherStudy(a: Frame, b: Frame): boolean {
  return a.label !== undefined && b.label !== undefined && a.label.start !== b.label.start && isElsewhere(a, b);
}

/** Of one size as measured now, or one of the two without a size. */
export function isOneSize(a: Frame, b: Frame): boolean {
  const [one, two] = [a, b].map(({ sizes }) => sizes.find((size) => !size.previous));
  return one === undefined || two === undefined || largestMillimetres(one) === largestMillimetres(two);
}

/** One that names no place of its own but stands beside a part of the body that `b` is not in. */
function isBesideOther(
  a: Frame,
  b: Frame,
  heads: ReadonlySet<string>,
  isPart: (mention: Frame['others'][number]) => boolean,
): boolean {
  if (a.sites.length > 0 || b.sites.length === 0 || !heads.has(a.head?.ref.id ?? '')) return false;
  const named = a.others.filter(isPart);
  return named.length > 0 && !named.some(({ ref }) => b.sites.some((site) => site.ref.id === ref.id));
}

/** "Tear of … components of the scapholunate ligament" beside the tear of a tendon: its clause names another band. */
const isOfAnotherBand = (a: Frame, b: Frame): boolean =>
  isBesideOther(a, b, OF_BANDS, ({ kind, ref }) => kind === 'anatomy' && BAND.test(ref.id));

/** "Contusion over the occipital area" beside the bruise of a forearm: its clause names another part of the body. */
const isBesideAnotherPart = (a: Frame, b: Frame): boolean =>
  isBesideOther(a, b, OF_ANY_PART, ({ kind, ref }) => kind === 'anatomy' || OF_HEAD.has(ref.id));

/** What any part of the body can have, each by itself. */
const OF_ANY_PART: ReadonlySet<string> = new Set([
  ...['pain', 'bruise', 'laceration', 'abrasion', 'tenderness', 'swelling', 'rash', 'numbness', 'trauma', 'scarring'],
  ...['weakness', 'muscle-spasm', 'erythema', 'stiffness', 'wound', 'sprain', 'strain', 'fracture'],
]);
/** Parts of the head that are told as words of their own. */
const OF_HEAD: ReadonlySet<string> = new Set(['occipital', 'temporal', 'frontal', 'parietal']);

/** "FDG avid liver lesions" beside "FDG avid L3 lesion": what lights up is another thing, or at another height. */
function isOfAnotherSpot(a: Frame, b: Frame): boolean {
  if (!TRACER.has(a.head?.ref.id ?? '')) return false;
  if (a.level !== b.level) return true;
  const [one, two] = [lit(a), lit(b)];
  return one !== undefined && two !== undefined && one !== two && !shareSite(a, b);
}

const TRACER: ReadonlySet<string> = new Set(['fdg-uptake', 'uptake']);

/** What the words of the tracer stand before. */
function lit({ head, others }: Frame): string | undefined {
  const behind = others.filter(
    ({ kind, span }) => (kind === 'finding' || kind === 'disease') && span.start >= (head?.span.end ?? 0),
  );
  return behind.sort((a, b) => a.span.start - b.span.start)[0]?.ref.id;
}

const shareSite = (a: Frame, b: Frame): boolean =>
  a.sites.some(({ ref }) => b.sites.some((site) => site.ref.id === ref.id));

/** What happens to many bands of one joint, to each by itself. */
const OF_BANDS: ReadonlySet<string> = new Set(['tear', 'thickening', 'sprain', 'rupture', 'laxity', 'enlargement']);
const BAND = /ligament|tendon|meniscus|labrum|cartilage|muscle|cuff/;

/** Taken once, and planned now. */
function isOfAnotherTime(a: Frame, b: Frame): boolean {
  const past = (frame: Frame) => frame.medicine?.setting === 'was' || frame.assertion === 'historical';
  const ahead = (frame: Frame) => frame.medicine?.setting === 'planned' || frame.medicine?.setting === 'unsure';
  return (past(a) && ahead(b)) || (ahead(a) && past(b));
}

/** A dose given once there, and the dose of the list: two, or one would be taken for the other. */
function isGivenThere(a: Frame, b: Frame): boolean {
  const given = ({ medicine }: Frame) => medicine?.setting === 'given' && medicine.dose !== null;
  return (given(a) && isOfList(b)) || (isOfList(a) && given(b));
}

/** Stopped in the course of a stay, and on the list: the reader's doctor must see both. */
function isOfTheStay(a: Frame, b: Frame): boolean {
  const ended = ({ medicine }: Frame) =>
    (medicine?.setting === 'stay' || medicine?.setting === 'done') &&
    (medicine.change === 'stopped' || medicine.change === 'held');
  return ended(a) !== ended(b);
}

/** "Stop warfarin" of what stands on the list: what is to become of it is told in place of the bare entry. */
function joinChange(finding: WrittenFinding, base: Frame, frame: Frame, plan: Plan): boolean {
  if (frame.kind !== 'medicine' || base.kind !== 'medicine') return false;
  const changes = ({ medicine }: Frame) => medicine?.change != null && medicine.change !== 'continued';
  if (changes(base) === changes(frame)) return false;
  const other = changes(frame) ? frame : base;
  const listed = changes(frame) ? base : frame;
  // "I have increased his bisoprolol", below the list that a letter begins with.
  const later =
    other.medicine?.setting === 'done' && other.medicine.change === 'changed' && other.sentence > listed.sentence;
  if (!later && other.medicine?.setting !== 'planned' && other.medicine?.setting !== 'list') return false;
  finding.plan.what = alsoFrom(changes(frame) ? plan.what : finding.plan.what, [
    ...finding.plan.what.sources,
    frame.source,
  ]);
  if (changes(frame)) {
    finding.plan.details = plan.details;
    finding.frames = [frame, ...finding.frames];
    finding.importance = weightier(finding.importance, 'important');
    finding.source = frame.source;
  }
  return true;
}

/** The told finding also stands on this frame, and takes over what only this frame knew. */
function join(finding: WrittenFinding, frame: Frame, plan: Plan): void {
  const base = finding.frames.find((other) => other.head?.ref.id === frame.head?.ref.id);
  if (base !== undefined && joinChange(finding, base, frame, plan)) return;
  if (base !== undefined && base.medicine?.setting === 'before' && isOfList(frame)) {
    // Taken before the stay and on the list for home: what the reader takes from now on is told.
    finding.plan.what = alsoFrom(plan.what, [...finding.plan.what.sources, frame.source]);
    finding.plan.details = plan.details;
    finding.frames = [frame, ...finding.frames];
    finding.source = frame.source;
    return;
  }
  if (
    base !== undefined &&
    !finding.tied &&
    frame.kind !== 'absent' &&
    frame.kind !== 'normal' &&
    richness(frame) > richness(base) &&
    base.assertion === frame.assertion
  ) {
    finding.plan.what = alsoFrom(plan.what, finding.plan.what.sources);
  } else {
    finding.plan.what = alsoFrom(finding.plan.what, [frame.source]);
  }
  for (const detail of plan.details) {
    const same = finding.plan.details.findIndex(({ text }) => text === detail.text);
    if (same >= 0) {
      finding.plan.details[same] = alsoFrom(finding.plan.details[same] as Said, detail.sources);
      continue;
    }
    const poorer = finding.plan.details.findIndex((told) => saysLess(told, detail));
    if (poorer >= 0) {
      finding.plan.details[poorer] = detail;
      continue;
    }
    if (finding.plan.details.some((told) => saysLess(detail, told))) continue;
    // "Rectal tumour, 8 mm sigmoid polyp removed": the line names the size beside what it is of; "it" would be the first thing.
    const size = /^It measures (\d+(?:\.\d+)? [cm]m)\b/.exec(detail.text)?.[1];
    if (finding.retold && size !== undefined && finding.plan.what.text.includes(size)) continue;
    if (isFull(finding.plan.details)) break;
    if (!finding.plan.details.some((told) => sameMatter(told, detail))) finding.plan.details.push(detail);
  }
  if (base !== undefined) {
    base.laterality ??= frame.laterality;
    base.change ??= frame.change;
    if (base.sizes.length === 0) base.sizes = frame.sizes;
    if (base.sites.length === 0) base.sites = frame.sites;
  }
}

function richness(frame: Frame): number {
  return (
    (frame.sites.length > 0 ? 1 : 0) +
    (frame.laterality !== null ? 1 : 0) +
    (frame.level !== null ? 1 : 0) +
    (frame.severity !== null ? 1 : 0)
  );
}

/** "It is solid." beside "It is solid and without calcium." */
function saysLess(a: Said, b: Said): boolean {
  const moved = /^(?:It|They) ha(?:s|ve) (grown|shrunk)\.$/.exec(a.text)?.[1];
  if (moved !== undefined) return b.text.includes(` ${moved} from `);
  const looks = (said: Said) => /^(?:It|They) (?:is|are) (.+)\.$/.exec(said.text)?.[1]?.split(/, | and /) ?? [];
  const [few, many] = [looks(a), looks(b)];
  return few.length > 0 && few.length < many.length && few.every((look) => many.includes(look));
}

/** Two details of one matter: both on size, both on change, or the same words. */
function sameMatter(a: Said, b: Said): boolean {
  const matter = (said: Said) =>
    // "It has grown." beside "It measures 3.9 cm, and measured 3.4 cm before.": the one does not hold the other.
    /\b(?:measure|(?:grown|shrunk) from )/.test(said.text)
      ? 'size'
      : /displaced\)/.test(said.text)
        ? 'displaced'
        : /\b(?:changed|new|gone|before|smaller|larger|grown|shrunk)\b/.test(said.text)
          ? 'change'
          : said.text;
  return matter(a) === matter(b);
}

/** "Oxycodone/naloxone" beside "oxycodone": two medicines of a list, each with its own dose. */
function isOtherCombination(a: Frame, b: Frame): boolean {
  const partsOf = ({ others }: Frame) =>
    others
      .flatMap(({ kind, ref }) => (kind === 'medicine' ? [ref.id] : []))
      .sort()
      .join();
  return a.sentence !== b.sentence && partsOf(a) !== partsOf(b);
}
