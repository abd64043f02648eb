import type { AnalysisFinding, Importance, Span } from '../contract/analysis.js';
import type { Sentence } from '../reading/types.js';
import type { Frame, FrameKind } from '../understanding/types.js';
import { isBeforeStay, toldAsBefore } from './before-stay.js';
import type { Context } from './context.js';
import { DENIES, FAMILY, HEDGED, NEGATED, PAST } from './faithful-checks.js';
import { isVerdict, joinVerdicts } from './germs.js';
import {
  CONCLUSIONS,
  IMPORTANCE_ORDER,
  importanceOf,
  isBefore,
  isSensitive,
  isSlide,
  weightier,
} from './importance.js';
import { tellAllergies } from './planners/allergy.js';
import { joinRepair } from './planners/form-field.js';
import { type Plan, type Planned, planSentence } from './planners/index.js';
import { letterOf } from './planners/specimens.js';
import { fleschKincaid } from './readability.js';
import { inItsRegion } from './regions.js';
import { tellOfBaby } from './retell/baby.js';
import { tellNarrative } from './retell/narrative.js';
import { alsoFrom, type Said, uniqueSpans } from './said.js';
import { overallVerdict } from './verdict.js';
import { largestMillimetres } from './words/sizes.js';

/** A finding with its sentences still apart, for the summary and the key points to choose from. */
export interface WrittenFinding {
  frames: Frame[];
  plan: Plan;
  importance: Importance;
  sensitive: boolean;
  /** The report's own sentence, told whole. */
  retold: boolean;
  /** Told as one of several things it could be. */
  tied: boolean;
  /** Stands in the report's own conclusion. */
  concluded: boolean;
  source: Span;
}

const TOLD: readonly FrameKind[] = [
  'finding', 'absent', 'normal', 'device', 'diagnosis', 'score', 'procedure', 'treatment', 'medicine', 'pending', 'condition',
  'limitation',
]; // biome-ignore format: one list
/** Says too little to be a finding; it serves the side-by-side view. */
const EMPTY = /calls this part normal|^The part “|^The report describes .{3,60} as (?:right|left)-handed/;
const MOST_DETAILS = 3;

/** Everything told of each sentence, by sentence index: the ground of the findings and of the side-by-side view. */
export function planAll(ctx: Context): Map<number, Planned[]> {
  const bySentence = new Map<number, Frame[]>();
  for (const frame of ctx.understanding.frames) {
    const list = bySentence.get(frame.sentence);
    if (list === undefined) bySentence.set(frame.sentence, [frame]);
    else list.push(frame);
  }
  const planned = new Map<number, Planned[]>();
  for (const [index, frames] of bySentence) {
    const sentence = ctx.understanding.report.sentences[index];
    const plans = ofAllergies(sentence, planSentence(frames, ctx), ctx);
    const asTheyAre =
      plans.some(isVerdict) || plans.every((one) => one.frames.some(({ field }) => field !== undefined));
    const told = inItsRegion(
      tellOfBaby(withoutSideMatter(asTheyAre ? plans : tellNarrative(sentence, plans, ctx)), ctx),
      ctx,
    );
    planned.set(
      index,
      isBeforeStay(index, ctx) ? told.map((one) => asBefore(one, ctx)) : told.map((one) => asPast(one, ctx)),
    );
  }
  return planned;
}

/** Lines of the allergies have a planner that looks at the whole of them. */
function ofAllergies(sentence: Sentence | undefined, planned: Planned[], ctx: Context): Planned[] {
  if (sentence === undefined || ctx.understanding.report.sections[sentence.section]?.kind !== 'allergies')
    return planned;
  return tellAllergies(sentence, planned, ctx);
}

/** A sentence told whole from a year long past: with its time, where it names none itself. */
function asPast(one: Planned, ctx: Context): Planned {
  if (!one.retold || one.frames.length === 0 || !one.frames.every(({ ofYear }) => ofYear !== undefined)) return one;
  const { what } = one.plan;
  const words = what.sources.map((span) => ctx.clean(span)).join(' ');
  if (/\d{4}|\d\/\d|\b(?:past|previous\w*|ago|earlier)\b/i.test(words)) return one;
  const text = /^(?:Your?|The|There|This|It|At|An?)\b/.test(what.text)
    ? what.text.charAt(0).toLowerCase() + what.text.slice(1)
    : what.text;
  return { ...one, plan: { ...one.plan, what: { ...what, text: `In the past: ${text}` } } };
}

/** What the story before a stay tells, with its time. */
function asBefore(one: Planned, ctx: Context): Planned {
  const timed = one.frames.some(
    ({ kind, temporality, experiencer }) =>
      kind === 'reason' || kind === 'medicine' || temporality === 'historical' || experiencer !== 'patient',
  );
  return timed
    ? one
    : {
        ...one,
        plan: {
          ...one.plan,
          what: toldAsBefore(
            one.plan.what,
            one.frames.some((frame) => ctx.section(frame) === 'admission_diagnosis'),
          ),
        },
      };
}

/** The findings, told once each: what the conclusion repeats is merged with its first telling, both spans kept. */
export function writeFindings(planned: ReadonlyMap<number, Planned[]>, ctx: Context): WrittenFinding[] {
  const all = joinRepair(joinVerdicts([...planned.values()].flat(), ctx)).filter(
    ({ frames }) => frames.every((frame) => TOLD.includes(frame.kind)) || isSought(frames, ctx),
  );
  const onList = new Set(
    all.flatMap(({ frames }) => frames.filter((frame) => frame.kind === 'medicine').map((frame) => frame.head?.ref.id)),
  );
  const concludes = all.some(({ frames }) => frames.some((frame) => CONCLUSIONS.has(ctx.section(frame))));
  // A sentence that says when to call is told there, word for word.
  const warns = new Set(
    [...planned.values()]
      .flat()
      .flatMap(({ frames }) => (frames[0]?.kind === 'warning_sign' ? [frames[0].sentence] : [])),
  );
  const told = all.filter(
    ({ frames, plan }) =>
      !frames.every((frame) => warns.has(frame.sentence) && frame.urgency === null) &&
      (isSought(frames, ctx) ? / to check for /.test(plan.what.text) : !isSetting(frames, ctx)) &&
      !frames.every((frame) => frame.setAside !== undefined) &&
      !frames.every((frame) => isInterpretive(frame, ctx)) &&
      !(concludes && frames.every((frame) => isOfTheSlide(frame, ctx))) &&
      !frames.every((frame) => isSpokenOfAgain(frame, ctx)) &&
      !EMPTY.test(plan.what.text) &&
      !frames.every(
        (frame) =>
          frame.kind === 'treatment' && frame.head?.ref.folder === 'medicines' && onList.has(frame.head.ref.id),
      ),
  );
  const concluded = (one: Planned) => one.frames.some((frame) => CONCLUSIONS.has(ctx.section(frame)));
  const written: WrittenFinding[] = [];
  const byHead = new Map<string, WrittenFinding[]>();
  for (const one of [...told.filter(concluded), ...told.filter((other) => !concluded(other))]) {
    const rest = one.retold ? newlyRetold(one, byHead, ctx) : mergeKnown(one, byHead, ctx);
    if (rest === null) continue;
    const finding = toFinding(rest, concluded(one), ctx);
    written.push(finding);
    for (const frame of rest.frames) {
      const key = mergeKey(frame, rest.plan);
      byHead.set(key, [...(byHead.get(key) ?? []), finding]);
    }
  }
  qualifyAbsent(written);
  if (overallVerdict(ctx)?.calm === true) trustVerdict(written);
  qualifyGrades(written);
  qualifyNormal(written, ctx);
  if (written.some((finding) => finding.sensitive && finding.importance !== 'normal')) dropReassurance(written);
  return onceByText(besideTheirMain(written, ctx))
    .map((finding, index) => ({ finding, index }))
    .sort((a, b) => byWeight(a.finding, b.finding) || a.index - b.index)
    .map(({ finding }) => finding);
}

/**
 * "Crackles at the base with normal movement": the exam of the lungs was not normal as a whole. "Mother: clot after
 * surgery": the surgery is no illness of the family.
 */
function withoutSideMatter(planned: Planned[]): Planned[] {
  const found = planned.some(({ frames }) =>
    frames.some(({ kind, assertion, negated }) => kind === 'finding' && assertion === 'present' && !negated),
  );
  const ill = planned.some(({ frames }) => frames.some((frame) => frame.experiencer === 'family' && !isCare(frame)));
  return planned.filter(
    ({ frames, plan }) =>
      !(found && /^The exam of your .{2,60} was normal\.$/.test(plan.what.text)) &&
      !(ill && frames.every((frame) => frame.experiencer === 'family' && isCare(frame))),
  );
}

function isCare({ kind }: Frame): boolean {
  return kind === 'procedure' || kind === 'treatment' || kind === 'medicine';
}

/** Letters that may lie between what one stretch of the report says. */
const NEXT_DOOR = 40;

/**
 * Signs of what another finding names are told with it: "Bilious vomiting in a newborn. Likely malrotation." Where both
 * stand next to each other, the finding stands on the whole stretch.
 */
function besideTheirMain(written: WrittenFinding[], ctx: Context): WrittenFinding[] {
  return written.filter((finding) => {
    const id = finding.frames[0]?.goesWith;
    const main = id === undefined ? undefined : written.find(({ frames }) => frames.some((frame) => frame.id === id));
    if (main === undefined || main === finding) return true;
    main.plan.details.push(finding.plan.what, ...finding.plan.details);
    const start = Math.min(main.source.start, finding.source.start);
    const end = Math.max(main.source.end, finding.source.end);
    const between = [main.source, finding.source].sort((a, b) => a.start - b.start);
    const gap = ctx.clean({ start: between[0]?.end ?? 0, end: Math.max(between[0]?.end ?? 0, between[1]?.start ?? 0) });
    if (gap.length <= NEXT_DOOR && !/\n\s*\n/.test(gap)) main.source = { start, end };
    return false;
  });
}

/** Different procedures of one everyday name are told once. */
function onceByText(written: WrittenFinding[]): WrittenFinding[] {
  const byText = new Map<string, WrittenFinding>();
  return written.filter((finding) => {
    if (finding.frames[0]?.kind !== 'procedure' || finding.plan.details.length > 0) return true;
    const text = finding.plan.what.text.replace(/ \([^)]*\)/g, '');
    const twin = byText.get(text);
    if (twin === undefined) {
      byText.set(text, finding);
      return true;
    }
    const { sources, knowledge } = finding.plan.what;
    const joined = alsoFrom(twin.plan.what, sources);
    twin.plan.what = { ...joined, knowledge: [...new Set([...joined.knowledge, ...knowledge])] };
    return false;
  });
}

function byWeight(a: WrittenFinding, b: WrittenFinding): number {
  return (
    IMPORTANCE_ORDER.indexOf(a.importance) - IMPORTANCE_ORDER.indexOf(b.importance) ||
    Number(b.concluded) - Number(a.concluded) ||
    rank(a) - rank(b)
  );
}

/** Among equals: what is there before what may be, what was, and the setting. */
function rank(finding: WrittenFinding): number {
  const frame = finding.frames[0];
  if (frame === undefined) return 9;
  if (frame.goesWith !== undefined) return 7;
  const kinds: Partial<Record<FrameKind, number>> = {
    score: 1,
    diagnosis: 0,
    finding: 0,
    device: 3,
    procedure: 4,
    treatment: 5,
    medicine: 6,
    condition: 7,
    limitation: 8,
  };
  const assertion = { present: 0, possible: 1, absent: 2, historical: 4, conditional: 5, family: 5 }[frame.assertion];
  return (kinds[frame.kind] ?? 2) + assertion;
}

function toFinding(one: Planned, concluded: boolean, ctx: Context): WrittenFinding {
  const weight = (frame: Frame): Importance => {
    const importance = importanceOf(frame, ctx);
    // What hangs on a word that its frame does not hold is told, not stressed.
    return one.retold && importance !== 'normal' && (frame.leftover?.length ?? 0) > 0 ? 'note' : importance;
  };
  const importance = one.frames.map(weight).reduce(weightier);
  const first = one.frames.find((frame) => weight(frame) === importance);
  return {
    frames:
      one.retold && first !== undefined ? [first, ...one.frames.filter((frame) => frame !== first)] : [...one.frames],
    plan: { ...one.plan, details: one.plan.details.slice(0, MOST_DETAILS) },
    importance,
    sensitive: one.frames.some((frame) => isSensitive(frame, ctx)),
    retold: one.retold === true,
    tied: one.tied === true,
    concluded,
    source: one.plan.what.sources[0] ?? { start: 0, end: 0 },
  };
}

/** A sentence of the story is a finding where it names something of weight that no other finding tells yet. */
function newlyRetold(one: Planned, byHead: ReadonlyMap<string, WrittenFinding[]>, ctx: Context): Planned | null {
  const line = /^[^.]{2,60}: /.test(one.plan.what.text);
  // What is planned with a medicine is news beside what was taken before.
  const planned = one.frames.every((frame) => ctx.section(frame) === 'plan' && frame.kind === 'medicine');
  if (!line && !planned && one.frames.every((frame) => (byHead.get(mergeKey(frame, one.plan))?.length ?? 0) > 0))
    return null;
  const weighty = one.frames.some((frame) => frame.head !== null && !LIGHT.has(frame.head.kind));
  const text = [one.plan.what, ...one.plan.details].map((said) => said.text.replace(/ \([^)]*\)/g, ''));
  // A list of names is easier than its length makes it look.
  const easy = text.every((sentence) => line || fleschKincaid([sentence]).fkgl <= HARDEST);
  return weighty && easy ? one : null;
}

const LIGHT: ReadonlySet<string> = new Set(['anatomy', 'descriptor', 'other', 'substance']);
/** A harder sentence stays in the side-by-side view. */
const HARDEST = 12;

const EDGE = /^The (?:\w+ )?edges? of the removed tissue\b|^No cancer was found in the /;

function mergeKey(frame: Frame, plan: Plan): string {
  if (frame.field !== undefined)
    return `field|${frame.field.id}|${frame.field.name ?? ''}|${frame.field.answer}|${frame.field.count ?? ''}|${frame.field.share ?? ''}`;
  if (frame.goesWith !== undefined) return `beside|${frame.source.start}`;
  if (frame.head === null || frame.kind === 'normal' || frame.kind === 'limitation' || frame.kind === 'condition')
    return `text|${plan.what.text}`;
  // What stands at the cut edge is another matter than what was found within.
  if (EDGE.test(plan.what.text)) return `text|${plan.what.text}`;
  if (frame.kind === 'score') return `score|${frame.score?.id}|${frame.score?.code}|${plan.what.knowledge.join(' ')}`;
  const meant = frame.kind === 'diagnosis' ? 'finding' : frame.kind;
  const assertion = frame.assertion === 'possible' ? 'present' : frame.assertion;
  return [
    meant,
    frame.head.ref.folder,
    frame.head.ref.id,
    assertion,
    frame.experiencer,
    frame.change === 'resolved',
  ].join('|');
}

/** Joins what is told already; gives back what is left to tell, or null. */
function mergeKnown(one: Planned, byHead: Map<string, WrittenFinding[]>, ctx: Context): Planned | null {
  const left: Frame[] = [];
  const twinOf = (frame: Frame) =>
    (byHead.get(mergeKey(frame, one.plan)) ?? []).find((finding) =>
      finding.frames.some(
        (other) =>
          sameThing(frame, other) &&
          sameSample(frame, other, ctx) &&
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
    else join(twin, frame, one.plan);
  }
  if (left.length === one.frames.length) return one;
  if (left.length === 0) return null;
  return planSentence(left, ctx)[0] ?? null;
}

/** What one sample holds or does not hold says nothing of another one. */
function sameSample(a: Frame, b: Frame, ctx: Context): boolean {
  const [one, two] = [letterOf(a, ctx), letterOf(b, ctx)];
  return one === null || two === null || one === two;
}

function sameThing(a: Frame, b: Frame): boolean {
  // Of two samples each has its own form; one that names no sample repeats what was said.
  if (a.field !== undefined && b.field !== undefined)
    return a.label === undefined || b.label === undefined || a.label.start === b.label.start;
  if (a.head?.ref.id !== b.head?.ref.id) return false;
  if (a.laterality !== null && b.laterality !== null && a.laterality !== b.laterality) return false;
  if (a.level !== null && b.level !== null && a.level !== b.level) return false;
  // A known clot and signs of a new one are two.
  if ((a.bySign || b.bySign) && (a.urgency?.state === 'known') !== (b.urgency?.state === 'known')) return false;
  if (a.kind === 'medicine' && isOfAnotherTime(a, b)) return false;
  if (a.kind === 'medicine' || a.kind === 'normal' || a.kind === 'absent' || a.kind === 'score') return true;
  const sizeA = a.sizes.find((size) => !size.previous);
  const sizeB = b.sizes.find((size) => !size.previous);
  if (sizeA !== undefined && sizeB !== undefined && largestMillimetres(sizeA) !== largestMillimetres(sizeB))
    return false;
  const sitesB = new Set(b.sites.map((site) => site.ref.id));
  return a.sites.length === 0 || b.sites.length === 0 || a.sites.some((site) => sitesB.has(site.ref.id));
}

/** Taken once, and planned now. */
function isOfAnotherTime(a: Frame, b: Frame): boolean {
  const past = (frame: Frame) => frame.medicine?.setting === 'was' || frame.assertion === 'historical';
  const ahead = (frame: Frame) => frame.medicine?.setting === 'planned' || frame.medicine?.setting === 'unsure';
  return (past(a) && ahead(b)) || (ahead(a) && past(b));
}

/** The told finding also stands on this frame, and takes over what only this frame knew. */
function join(finding: WrittenFinding, frame: Frame, plan: Plan): void {
  const base = finding.frames.find((other) => other.head?.ref.id === frame.head?.ref.id);
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
    const poorer = finding.plan.details.findIndex((told) => saysLess(told, detail));
    if (poorer >= 0) {
      finding.plan.details[poorer] = detail;
      continue;
    }
    if (finding.plan.details.some((told) => saysLess(detail, told))) continue;
    if (finding.plan.details.length >= MOST_DETAILS) break;
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
  const looks = (said: Said) => /^(?:It|They) (?:is|are) (.+)\.$/.exec(said.text)?.[1]?.split(/, | and /) ?? [];
  const [few, many] = [looks(a), looks(b)];
  return few.length > 0 && few.length < many.length && few.every((look) => many.includes(look));
}

/** Two details of one matter: both on size, both on change, or the same words. */
function sameMatter(a: Said, b: Said): boolean {
  const matter = (said: Said) =>
    /\b(?:measure|grown|shrunk)/.test(said.text)
      ? 'size'
      : /displaced\)/.test(said.text)
        ? 'displaced'
        : /\b(?:changed|new|gone|before|smaller|larger)\b/.test(said.text)
          ? 'change'
          : said.text;
  return matter(a) === matter(b);
}

/** All sentences of a finding, in reading order. */
export function sentencesOf(finding: WrittenFinding): Said[] {
  return [finding.plan.what, ...finding.plan.details, ...finding.plan.meaning];
}

/** The contract's fields of a finding, without id and text. */
export function attributesOf(finding: WrittenFinding): Omit<AnalysisFinding, 'id' | 'text'> {
  const frame = finding.frames[0] as Frame;
  const size = frame.sizes.find((one) => !one.previous && one.values.length > 0);
  const concepts = finding.frames
    .flatMap((one) => [one.head, ...one.sites])
    .flatMap((mention) => (mention === null ? [] : [mention.ref.id]));
  return {
    source: uniqueSpans([finding.source])[0] as Span,
    assertion: assertionOf(frame, finding),
    importance: finding.importance,
    temporality: frame.temporality,
    experiencer: experiencerOf(frame, finding),
    negated: finding.frames.every((one) => one.negated) && !losesDenial(finding),
    change: frame.change,
    urgency: urgencyOf(finding),
    sensitive: finding.sensitive,
    concepts: [...new Set(concepts)],
    laterality: frame.laterality,
    measurement: size === undefined ? null : { value: Math.max(...size.values), unit: size.unit },
  };
}

/** "Free flow", "non-insulin diabetes": told whole, the sentence denies nothing. */
function losesDenial(finding: WrittenFinding): boolean {
  if (!finding.retold || !finding.frames.every((one) => one.negated)) return false;
  const text = sentencesOf(finding)
    .map((said) => said.text)
    .join(' ');
  return !NEGATED.test(text) && !DENIES.test(text) && !/\b(?:normal|clear|gone|whole|open)\b/.test(text);
}

/** A sentence told whole says itself whether it is past or open; its section alone does not make it so. */
function assertionOf(frame: Frame, finding: WrittenFinding): AnalysisFinding['assertion'] {
  if (!finding.retold) return frame.assertion;
  if (losesDenial(finding)) return 'present';
  const text = sentencesOf(finding)
    .map((said) => said.text)
    .join(' ');
  if (frame.assertion === 'historical' && !PAST.test(text)) return 'present';
  if (frame.assertion === 'possible' && !HEDGED.test(text)) return 'present';
  return frame.assertion;
}

/** "You feel …" is said of the reader, whoever stands beside it. */
function experiencerOf(frame: Frame, finding: WrittenFinding): AnalysisFinding['experiencer'] {
  const text = sentencesOf(finding)
    .map((said) => said.text)
    .join(' ');
  return finding.retold && frame.experiencer === 'family' && !FAMILY.test(text) ? 'patient' : frame.experiencer;
}

/** A new urgent finding that is not told as urgent (treated during the stay) is a known one. */
function urgencyOf(finding: WrittenFinding): AnalysisFinding['urgency'] {
  const state = finding.frames.find((one) => one.urgency !== null)?.urgency?.state ?? null;
  return state === 'new' && finding.importance !== 'urgent' ? 'known' : state;
}

/** What the test was done to look for: told, so that the answer can be held against the question. */
function isSought(frames: readonly Frame[], ctx: Context): boolean {
  return (
    frames.every((frame) => isBefore(frame, ctx) || ctx.section(frame) === 'chief_complaint') &&
    frames.every((frame) => frame.kind === 'reason' && frame.experiencer === 'patient') &&
    frames.some((frame) => frame.assertion === 'possible' && !frame.negated)
  );
}

/** In a picture's or a sample's report, the story before it and the test itself are its setting, not its findings. */
function isSetting(frames: readonly Frame[], ctx: Context): boolean {
  if (!ctx.teller.sees) return false;
  return frames.every(
    (frame) =>
      frame.experiencer === 'patient' &&
      (frame.assertion !== 'historical' || isOfTheTest(frame, ctx)) &&
      frame.assertion !== 'absent' &&
      (isBefore(frame, ctx) ||
        ['specimen', 'gross', 'exam'].includes(ctx.section(frame)) ||
        frame.kind === 'procedure' ||
        isOfTheTest(frame, ctx)),
  );
}

/** What was given for a picture, and how the reader felt meanwhile ("chest tightness with the stress drug"). */
function isOfTheTest(frame: Frame, ctx: Context): boolean {
  return (
    ['procedures', 'technique', 'method'].includes(ctx.section(frame)) &&
    (['treatment', 'medicine'].includes(frame.kind) || frame.head?.kind === 'symptom')
  );
}

/**
 * How the cells look under the microscope is the ground of the diagnosis, not a finding beside it: "features short of
 * malignancy", "compared with residual normal glands" say nothing by themselves. What they grow into, and what is
 * denied by its own name, does.
 */
function isOfTheSlide(frame: Frame, ctx: Context): boolean {
  if (!isSlide(ctx.understanding.report.type.type, ctx.section(frame)) || frame.head === null) return false;
  if (frame.kind === 'score' || frame.urgency !== null) return false;
  const { id } = frame.head.ref;
  return frame.kind === 'absent' ? ANY_GROWTH.test(id) : !/\binvasion\b/.test(id);
}

const THE_SAME = /\b(?:the|this|these|both|that|said|each)(?:,? [a-z-]+(?: and)?){0,6} ?$/i;

/** "The lesion extends to the edge": the growth that the report has named already by its own name, not a further one. */
function isSpokenOfAgain(frame: Frame, ctx: Context): boolean {
  const { head, negated, assertion, urgency } = frame;
  if (ctx.understanding.report.type.type !== 'pathology' || head === null || negated || urgency !== null) return false;
  if (assertion === 'absent' || !ANY_LUMP.test(head.ref.id) || head.span.start < frame.source.start) return false;
  if (!THE_SAME.test(`${ctx.clean({ start: frame.source.start, end: head.span.start })} `)) return false;
  return ctx.understanding.frames.some(
    (other) =>
      (other.kind === 'diagnosis' || CONCLUSIONS.has(ctx.section(other))) &&
      other.head !== null &&
      !other.negated &&
      (other.assertion === 'present' || other.assertion === 'possible') &&
      (other.head.kind === 'disease' || other.head.kind === 'finding') &&
      !ANY_LUMP.test(other.head.ref.id),
  );
}

const ANY_LUMP = /^(?:tumou?r|neoplasm|neoplasia|lesion|mass|nodule|lump|growth|tumor-cells|malignant-cells|cancer)$/;

/** Words for growths of any kind: one field without them says nothing of the rest of the sample. */
const ANY_GROWTH = /^(?:tumou?r|malignancy|cancer|carcinoma|neoplasm|neoplasia|lesion|mass|abnormality|disease)$/;

/** "Prediabetes: 5.7 - 6.4": a line of a table that tells which values go with what, not a finding. */
export function isInterpretive(frame: Frame, ctx: Context): boolean {
  if (ctx.understanding.report.type.type !== 'laboratory') return false;
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (sentence === undefined) return false;
  return isInterpretiveLine(ctx.clean(sentence.span));
}

/** A line of a laboratory that tells what values mean or for whom, not what was found. */
export function isInterpretiveLine(words: string): boolean {
  return INTERPRETIVE.test(words) || OF_PATIENTS.test(words);
}

/** "<70 mg/dL for patients with CHD or diabetic patients": whom a limit is meant for, not what the reader has. */
const OF_PATIENTS =
  /\b(?:(?:for|in) (?:\w+ ){0,3}(?:patients|persons|individuals|people|adults|children|women|men)\b|patients with|desirable|optimal|goal|target|prevention|increased risk|diabetic patients|risk factors)/i;

const INTERPRETIVE = /^[A-Za-z][^:]{2,40}:\s*(?:[<>≤≥]=?\s*\d|\d+(?:\.\d+)?\s*(?:-|–|to)\s*\d)[\d.\s%A-Za-z/]*\.?$/;

/** "Your lungs looked clear" beside something found in them: only the rest of them did. */
function qualifyNormal(written: readonly WrittenFinding[], ctx: Context): void {
  const found = written.filter(
    (finding) =>
      finding.importance !== 'normal' &&
      finding.frames.some(
        (frame) => frame.assertion === 'present' && frame.experiencer === 'patient' && frame.kind !== 'normal',
      ),
  );
  for (const finding of found.length === 0 ? [] : written) {
    const frame = finding.frames[0];
    const { what } = finding.plan;
    if (frame?.kind !== 'normal' || !/^(?:Your|Both) .+ looked (?:normal|clear)\.$/.test(what.text)) continue;
    const places = what.knowledge
      .flatMap((id) => ctx.knowledge.concept(id) ?? [])
      .filter(({ kind }) => kind === 'anatomy');
    const names = places.map((place) => new RegExp(`\\b${place.lay.replace(/[^a-z ]/g, '')}s?\\b`));
    const touched = found.some(({ frames, plan }) =>
      frames.some(
        (other) =>
          sideMeets(frame, other) &&
          (places.some((place) => other.sites.some((site) => site.ref.id === place.id)) ||
            names.some((name) => name.test(plan.what.text))),
      ),
    );
    if (touched)
      finding.plan.what = { ...what, text: `Otherwise, ${what.text.charAt(0).toLowerCase()}${what.text.slice(1)}` };
  }
}

function sideMeets(a: Frame, b: Frame): boolean {
  return a.laterality === null || b.laterality === null || a.laterality === 'both' || a.laterality === b.laterality;
}

/** A test that its own conclusion calls normal holds nothing in its description that cannot wait. */
function trustVerdict(written: readonly WrittenFinding[]): void {
  for (const finding of written)
    if (finding.importance === 'urgent' && !finding.concluded) finding.importance = 'important';
}

/** General comfort ("Many are harmless") has no place beside a finding that is announced. */
function dropReassurance(written: readonly WrittenFinding[]): void {
  for (const { plan } of written)
    plan.meaning = plan.meaning.filter(
      ({ text }) => !/^(?:Many|Most|It|They)\b.*\b(?:harmless|may or may not be cancer)\b/.test(text),
    );
}

const GRADES = new Set(['gleason-score', 'gleason-grade-group']);

/** Where several samples have grades of their own, each is told of one part: none is the grade of the whole. */
function qualifyGrades(written: readonly WrittenFinding[]): void {
  for (const id of GRADES) {
    const graded = written.filter(({ frames }) => frames[0]?.score?.id === id && frames[0].assertion === 'present');
    if (new Set(graded.map(({ frames }) => frames[0]?.score?.code)).size < 2) continue;
    for (const { plan } of graded)
      plan.what = { ...plan.what, text: plan.what.text.replace(/^The /, 'In one part of the sample, the ') };
  }
}

/** Of several samples one may hold what another does not: "no sign of" is then said of one part only. */
function qualifyAbsent(written: readonly WrittenFinding[]): void {
  const there = new Set(
    written.flatMap((finding) =>
      finding.frames
        .filter((frame) => frame.assertion === 'present' && frame.head !== null)
        .map((frame) => frame.head?.ref.id),
    ),
  );
  for (const finding of written) {
    if (finding.frames[0]?.kind !== 'absent' || !finding.frames.some((frame) => there.has(frame.head?.ref.id)))
      continue;
    const { what } = finding.plan;
    finding.plan.what = { ...what, text: what.text.replace(/^The sample shows no/, 'One part of the sample shows no') };
  }
}
