import type { Importance, Span } from '../../contract/analysis.js';
import { overlap } from '../../contract/spans.js';
import type { Sentence } from '../../reading/types.js';
import { SHORT_NOTE } from '../../understanding/index.js';
import type { Frame, FrameKind } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { isVerdict, joinVerdicts } from '../labs/germs.js';
import { withAmounts } from '../labs/growth-amount.js';
import { alsoFrom, type Said, say } from '../nets/said.js';
import { ToldWords } from '../nets/told-words.js';
import { noteLine } from '../notes/index.js';
import { planNote } from '../notes/planned.js';
import { tellAllergies } from '../planners/allergy.js';
import { joinRepair } from '../planners/form-growth.js';
import { type Planned, planSentence } from '../planners/index.js';
import { itemOf } from '../planners/numbered.js';
import { tellOfBaby } from '../retell/baby.js';
import { tellNarrative } from '../retell/narrative.js';
import { tellOfOwnTest } from '../retell/own-test.js';
import { asOnComingIn } from '../stay/exam-then.js';
import { onListAgain } from '../stay/held.js';
import { settleProblems } from '../stay/settled.js';
import { isStoryNote, STORY } from '../story/story-note.js';
import { joinBroader } from '../summary/broader.js';
import { isOfAKind, isOfLabelOnly, isUnderLevel, underItsTopic } from '../summary/picture-topics.js';
import { overallVerdict } from '../summary/verdict.js';
import { inReportsWords } from '../tissue/in-own-words.js';
import { uncapital } from '../words/english.js';
import type { WrittenFinding } from '../written.js';
import { isBeforeStay, toldAsBefore, toldBeforeRemoval } from './before-stay.js';
import { dropReassurance, qualifyAbsent, qualifyGrades, qualifyNormal, trustVerdict } from './certainty.js';
import { CONCLUSIONS, importanceOf, isSensitive, rankOf, weightier } from './importance.js';
import { foremost, itemKey, mergeKey, mergeKnown, newlyRetold } from './merge.js';
import { asOneStretch } from './next-door.js';
import { inItsRegion } from './regions.js';
import { joinFamilies, standingOnBoth } from './same-thing.js';
import { isInterpretive, isOfTheSlide, isSetting, isSought, isSpokenOfAgain } from './setting.js';

const TOLD: readonly FrameKind[] = [
  'finding', 'absent', 'normal', 'device', 'diagnosis', 'score', 'procedure', 'treatment', 'medicine', 'pending', 'condition',
  'limitation',
]; // biome-ignore format: one list
/** Says too little to be a finding; it serves the side-by-side view. */
const EMPTY = /calls this part normal|^The part “|^The report describes .{3,60} as (?:right|left)-handed/;

/** Everything told of each sentence, by sentence index: the ground of the findings and of the side-by-side view. */
export function planAll(ctx: Context): Map<number, Planned[]> {
  const bySentence = new Map<number, Frame[]>();
  for (const frame of ctx.understanding.frames) {
    const list = bySentence.get(frame.sentence);
    if (list === undefined) bySentence.set(frame.sentence, [frame]);
    else list.push(frame);
  }
  const planned = new Map<number, Planned[]>();
  for (const sentence of ctx.understanding.report.sentences)
    if (!bySentence.has(sentence.index) && noteLine(sentence, ctx) !== null) bySentence.set(sentence.index, []);
  for (const [index, frames] of [...bySentence].sort(([a], [b]) => a - b)) {
    const sentence = ctx.understanding.report.sentences[index];
    const plans = ofNotes(sentence, ofAllergies(sentence, planSentence(frames, ctx), ctx), ctx);
    const asTheyAre =
      plans.some((one) => one.retold || one.plan.what.whole || isVerdict(one)) ||
      isNameOnly(plans) ||
      plans.every((one) => one.frames.some(({ field }) => field !== undefined));
    const told = inReportsWords(
      inItsRegion(
        tellOfOwnTest(tellOfBaby(withoutSideMatter(asTheyAre ? plans : tellNarrative(sentence, plans, ctx)), ctx), ctx),
        ctx,
      ),
      sentence,
      ctx,
    );
    planned.set(
      index,
      (isBeforeStay(index, ctx)
        ? told.map((one) => asBefore(one, ctx))
        : told.map((one) => asOnComingIn(asPast(one, ctx), index, ctx))
      )
        .map((one) => ofItsPart(onListAgain(one, ctx), ctx))
        .map((one) => ({ ...one, plan: { ...one.plan, what: toldBeforeRemoval(one.plan.what, ctx) } })),
    );
  }
  return planned;
}

/** The name of an operation in plain words is no story, though a word of it looks like a verb. */
function isNameOnly(plans: readonly Planned[]): boolean {
  return (
    plans.length > 0 &&
    plans.every(
      ({ frames, plan: { what } }) =>
        frames.length > 0 && frames.every(({ part }) => part === 'name') && !what.text.includes('“'),
    )
  );
}

/** Lines of shorthand that are known clause by clause. */
function ofNotes(sentence: Sentence | undefined, planned: Planned[], ctx: Context): Planned[] {
  return sentence === undefined ? planned : planNote(sentence, planned, ctx);
}

/** What stands in the report's own words, or is told whole, keeps what it is said of. */
function ofItsPart(one: Planned, ctx: Context): Planned {
  const free =
    one.retold ||
    isOfLabelOnly(one, ctx) ||
    isOfAKind(one) ||
    /^The report (?:says|lists): /i.test(one.plan.what.text) ||
    one.frames.every(
      ({ kind, level }) =>
        (kind === 'finding' || kind === 'absent' || kind === 'normal') && level === null && isUnderLevel(one, ctx),
    );
  return free ? { ...one, plan: { ...one.plan, what: underItsTopic(one.plan.what, ctx) } } : one;
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
  const text = /^(?:Your?|The|There|This|It|At|An?)\b/.test(what.text) ? uncapital(what.text) : what.text;
  return { ...one, plan: { ...one.plan, what: { ...what, text: `In the past: ${text}` } } };
}

/** What the story before a stay tells, with its time. */
function asBefore(one: Planned, ctx: Context): Planned {
  const timed =
    one.frames.some(
      ({ kind, temporality, experiencer }) =>
        kind === 'reason' || kind === 'medicine' || temporality === 'historical' || experiencer !== 'patient',
    ) || one.frames.some((frame) => isAlsoOfStay(frame, ctx));
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

/** Told again of the stay or of its end: no time of before. */
function isAlsoOfStay({ head }: Frame, ctx: Context): boolean {
  return (
    head !== null &&
    ctx.understanding.frames.some(
      (other) =>
        other.head?.ref.id === head.ref.id &&
        (other.kind === 'finding' || other.kind === 'diagnosis') &&
        (other.assertion === 'present' || other.assertion === 'possible') &&
        !isBeforeStay(other.sentence, ctx),
    )
  );
}

/** "CT to rule out X, and on that CT a clot was seen", told as one sentence: why it was done, and what it found. */
function isFoundWhenSought(frames: readonly Frame[]): boolean {
  return (
    frames.every((frame) => TOLD.includes(frame.kind) || frame.kind === 'reason') &&
    frames.some((frame) => TOLD.includes(frame.kind))
  );
}

/** "Stable left knee", "Appearances are unchanged": what it comes to, not only what the test was held against. */
function isSame(frame: Frame, ctx: Context): boolean {
  if (frame.kind !== 'comparison' || frame.change !== 'stable' || !ctx.teller.sees) return false;
  const section = ctx.section(frame);
  return CONCLUSIONS.has(section)
    ? frame.head === null || frame.head.kind === 'anatomy'
    : frame.head === null && section === 'findings';
}

/** The findings, told once each: what the conclusion repeats is merged with its first telling, both spans kept. */
export function writeFindings(planned: ReadonlyMap<number, Planned[]>, ctx: Context): WrittenFinding[] {
  const all = joinRepair(joinVerdicts(withAmounts([...planned.values()].flat(), ctx), ctx)).filter(
    ({ frames, retold }) =>
      frames.every((frame) => TOLD.includes(frame.kind) || isSame(frame, ctx)) ||
      isSought(frames, ctx) ||
      (retold === true && isFoundWhenSought(frames)),
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
  // In a story the same thing on another day is another event.
  const bySentence = new Map<number, Map<string, WrittenFinding[]>>();
  const story = isStoryNote(ctx);
  const headsFor = ({ frames: [first] }: Planned) => {
    if (!story || first === undefined || !STORY.has(ctx.section(first))) return byHead;
    const own = bySentence.get(first.sentence) ?? new Map<string, WrittenFinding[]>();
    bySentence.set(first.sentence, own);
    return own;
  };
  for (const one of [...told.filter(concluded), ...told.filter((other) => !concluded(other))]) {
    const heads = headsFor(one);
    // A line of a list of medicines is told however hard its words are.
    const listed = one.frames.every(({ kind, medicine }) => kind === 'medicine' && medicine?.setting === 'list');
    const rest = one.retold && !listed ? newlyRetold(one, heads, ctx) : mergeKnown(one, heads, ctx);
    if (rest === null) continue;
    const finding = toFinding(rest, concluded(one), ctx);
    written.push(finding);
    for (const frame of rest.frames) {
      const key = mergeKey(frame, rest.plan, ctx);
      heads.set(key, [...(heads.get(key) ?? []), finding]);
      const item = frame.kind === 'finding' ? itemOf(frame, ctx) : null;
      if (item !== null) heads.set(itemKey(item), [...(heads.get(itemKey(item)) ?? []), finding]);
    }
  }
  qualifyAbsent(written);
  if (overallVerdict(ctx)?.calm === true) trustVerdict(written);
  qualifyGrades(written);
  qualifyNormal(written, ctx);
  settleProblems(written, ctx);
  if (written.some((finding) => finding.sensitive && finding.importance !== 'normal')) dropReassurance(written);
  return onceByText(besideTheirMain(joinFamilies(joinBroader(written, ctx), ctx), ctx))
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

/**
 * Signs of what another finding names are told with it: "Bilious vomiting in a newborn. Likely malrotation." Where both
 * stand next to each other, the finding stands on the whole stretch.
 */
function besideTheirMain(written: WrittenFinding[], ctx: Context): WrittenFinding[] {
  return written.filter((finding) => {
    const id = finding.frames[0]?.goesWith;
    const main = id === undefined ? undefined : written.find(({ frames }) => frames.some((frame) => frame.id === id));
    if (main === undefined || main === finding) return true;
    // Its main point is told all the same where other findings tell all that it says.
    const others = written.flatMap(({ plan }) =>
      plan !== finding.plan &&
      plan !== main.plan &&
      !plan.what.text.includes('“') &&
      plan.what.sources.some(({ start, end }) => start < finding.source.end && finding.source.start < end)
        ? [plan.what, ...plan.details]
        : [],
    );
    const both = asOneStretch(main.source, finding.source, ctx);
    // What stands apart from it is told in a short sentence of its own.
    if (both === null && finding.frames[0]?.company && isNearby(main.source, finding.source, ctx)) return true;
    // What is only announced elsewhere stays shut here.
    const isShut = written.some(
      (one) => one.sensitive && one !== finding && !main.sensitive && overlap(one.source, finding.source),
    );
    if (finding.frames[0]?.company && isShut) main.plan.what = alsoFrom(main.plan.what, finding.plan.what.sources);
    else if (others.length === 0 || new ToldWords(others).leaveOut(finding.source, ctx)) addSigns(main, finding);
    else main.plan.what = alsoFrom(main.plan.what, finding.plan.what.sources);
    if (both !== null) main.source = both;
    return false;
  });
}

/** Letters of a sentence or two that may stand between an alarm and what is told in its company. */
const NEARBY = 200;
function isNearby(a: Span, b: Span, ctx: Context): boolean {
  // In a longer report what stands apart is told with the alarm, and makes none of its own.
  if (ctx.understanding.report.clean.length > SHORT_NOTE) return false;
  return Math.max(a.start, b.start) - Math.min(a.end, b.end) <= NEARBY;
}

/** "The report describes signs of it: “…” and “…”": once for all, beside what they are signs of. */
function addSigns(main: WrittenFinding, { plan: { what, details } }: WrittenFinding): void {
  // "The femoral veins compress fully": told beside it, and no sign of a clot.
  if (WELL_VESSEL.test(what.text) && !/\b(?:not|no|non\w*|clot\w*|thromb\w*)\b/i.test(what.text)) {
    main.plan.details.push({ ...what, text: what.text.replace(SIGNS_OF, 'The report also says: ') });
    return;
  }
  const text = what.text.replace(SIGNS_OF, '$1it: ');
  const lead = SIGNS_OF_IT.exec(text)?.[0];
  const at = lead === undefined ? -1 : main.plan.details.findIndex((told) => told.text.startsWith(lead));
  const told = main.plan.details[at];
  if (lead === undefined || told === undefined) main.plan.details.push({ ...what, text }, ...details);
  else {
    const both = `${told.text.replace(/\.$/, '')} and ${text.slice(lead.length)}`;
    main.plan.details[at] = { ...standingOnBoth(told, what), text: both };
    main.plan.details.push(...details);
  }
}

const WELL_VESSEL =
  /\b(?:compress(?:es)? (?:fully|normally|completely|well)|(?:fully|normally) compressible|(?:is|are|remains?) (?:widely )?patent)\b/i;
const SIGNS_OF = /^(The report describes (?:what may be )?signs of )(?!no )[^:“]+: /;
const SIGNS_OF_IT = /^(?:The report describes (?:what may be )?signs of it|At the same time, the report says): /;

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
  return rankOf(a) - rankOf(b) || Number(b.concluded) - Number(a.concluded) || rank(a) - rank(b);
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

/** A medicine that the story begins and later stops is told with its end. */
function stopOf(frame: Frame, ctx: Context): Said | null {
  const span = frame.medicine?.stoppedLater;
  const medicine = frame.head === null ? undefined : ctx.knowledge.medicine(frame.head.ref.id);
  if (span === undefined || medicine === undefined) return null;
  return say(`the report says that ${medicine.term} was stopped later`, [span], [medicine.id]);
}

/** "Temp 38.6, CT: 3 cm collection, treated with A, no drain needed": a line that tells much before it denies something is no denial. */
const MUCH_BEFORE =
  /^(?:(?!\b(?:no|not|none|nor|without|den(?:y|ies|ied)|never|negative|nil|free|normal|clear|unlikely|excluded)\b|[“”]).){40,}[,;] (?:no|without|not)\b/i;

function toFinding(one: Planned, concluded: boolean, ctx: Context): WrittenFinding {
  const weight = (frame: Frame): Importance => {
    const importance = importanceOf(frame, ctx);
    // What hangs on a word that its frame does not hold is told, not stressed.
    const open = one.retold && frame.kind !== 'medicine' && (frame.leftover?.length ?? 0) > 0;
    if (importance === 'normal' && one.retold && frame.kind === 'absent' && MUCH_BEFORE.test(one.plan.what.text))
      return 'note';
    return open && importance !== 'normal' ? 'note' : importance;
  };
  const importance = one.frames.map(weight).reduce(weightier);
  const first = one.frames.find((frame) => weight(frame) === importance);
  const stops = one.frames.flatMap((frame) => stopOf(frame, ctx) ?? []);
  return {
    frames:
      one.retold && first !== undefined ? [first, ...one.frames.filter((frame) => frame !== first)] : [...one.frames],
    plan: { ...one.plan, details: [...foremost(one.plan.details), ...stops] },
    importance,
    sensitive: one.frames.some((frame) => isSensitive(frame, ctx)),
    retold: one.retold === true,
    tied: one.tied === true,
    concluded,
    source: one.plan.what.sources[0] ?? { start: 0, end: 0 },
  };
}
