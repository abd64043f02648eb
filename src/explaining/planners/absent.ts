import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, type Noun, nounOf } from '../context.js';
import { say } from '../nets/said.js';
import { glossesFor } from '../retell/quote.js';
import { retellSentence } from '../retell/retell.js';
import { coreSite } from '../tissue/lines/cores.js';
import { edgesNamed } from '../tissue/lines/margins.js';
import { list } from '../words/english.js';
import { NUMBER, numberOf } from '../words/figures.js';
import { headPhrase, type Phrase } from '../words/phrase.js';
import { place } from '../words/place.js';
import { NO_LIMIT, narrowed, sharedLimits, withoutSharedEnd } from './absent-limits.js';
import { planApart } from './apart.js';
import { denialOf } from './denial.js';
import { isOfOwnSubject, planDeniedTracer } from './denied-tracer.js';
import { LARGER, planLarger } from './larger.js';
import { planHer2Negative } from './marker.js';
import { planAnswer } from './measure.js';
import { losesMember } from './members.js';
import { narrowingOf } from './narrow.js';
import { nodeGroup } from './nodes-and-edges.js';
import { planNormal } from './normal.js';
import {
  isExcepted,
  isFarFromDenial,
  isOfEdges,
  isOfItsCause,
  isOfItsLook,
  isOfItsSignal,
  isTwiceNamed,
  NOT_DENIED,
  oneKind,
} from './not-denied.js';
import { LOOKED_AT, ofAnotherTest } from './other-tests.js';
import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';
import { insideSample, letteredSample, sampleOf, withoutListedOrgans } from './sample.js';
import { endsAtLevel, limited } from './scope.js';
import { markOf, tellsOfSeveral } from './specimens.js';
import { planVirusTests } from './virus-tests.js';

/** A bracket or a "but" behind a denial that tells what could not be seen. */
export const OUT_OF_SIGHT =
  /\([^)]*\b(?:not (?:sampled|assess\w*|included|represented|evaluable|seen|visuali[sz]ed|submitted)|no \w+ (?:sampled|included|present)|cannot be|limited)\b[^)]*\)|\b(?:but|although|though)\b[^.;]{0,50}\b(?:suboptimal\w*|limited|not (?:well|fully|completely|clearly)|poorly|cannot|difficult|obscured|incomplete\w*|non-?diagnostic)\b/i;

/**
 * "Infraspinatus tendinosis without discrete tear" under "Rotator cuff": none in that muscle, and nothing is said of the
 * others. Null where the thing in front names its place in a word of its own.
 */
function ofWhatItIsWithout(frame: Frame, ctx: Context): Frame | null {
  const { head } = frame;
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (head === null || sentence === undefined || !ctx.teller.sees || !OF_ANY_PART.test(head.ref.id)) return frame;
  const before = ctx.clean({ start: sentence.span.start, end: head.span.start });
  if (!/\bwithout (?:[a-z-]+ ){0,3}$/i.test(`${before} `)) return frame;
  const owner = ctx.frames
    .within(sentence.span)
    .findLast(
      (one) => one.head !== null && one.head.span.end <= head.span.start && one.kind === 'finding' && !one.negated,
    );
  if (owner === undefined) return frame;
  const own = owner.sites.filter(({ span }) => span.start >= sentence.span.start && !isInLabel(span, sentence.label));
  const mine = frame.sites.filter(({ span }) => span.start >= head.span.end);
  if (mine.length > 0) return frame;
  // "Degenerative changes without acute fracture": wear is of all that the picture shows, and so is what it is without.
  if (own.length === 0) return WEAR.test(owner.head?.ref.id ?? '') && head.ref.id === 'fracture' ? frame : null;
  return { ...frame, sites: own, laterality: owner.laterality };
}

const WEAR = /^(?:degenerat|osteoarthritis|osteopenia|osteoporosis|spondylosis|arthritis|demineralization)/;

function isInLabel(span: Span, label: { span: Span } | null): boolean {
  return label !== null && span.end <= label.span.end;
}

function notGiven(sentence: Sentence, ctx: Context): Plan | null {
  const [what, ...details] = retellSentence(sentence, ctx) ?? [];
  return what === undefined ? quoteLine(sentence.span, ctx) : { what, details, meaning: [] };
}

const GIVEN: ReadonlySet<string> = new Set(['medicine', 'substance', 'treatment', 'procedure', 'device']);
const MEDICINES: ReadonlySet<string> = new Set(['medicine', 'treatment', 'substance']);
const NOT_GIVEN =
  /\b(?:use|prescribed|given|needed|required|indicated|administered|dispensed|used|started|ordered|refills?)\b/i;

const OF_ANY_PART = /^(?:[a-z-]*-)?(?:tear|rupture|fracture|displacement|retraction|mass|lesion|collection)$/;

const MOST_TERMS = 2;

/** Each name once; without the medical words behind them where they differ in these alone. */
function onceEach(names: readonly string[]): string[] {
  const bare = new Set(names.map((name) => name.replace(/ \([^)]*\)/g, '')));
  return [...(bare.size < new Set(names).size ? bare : new Set(names))];
}

/**
 * What is said not to be there. Takes all such frames of one sentence, so that "no A, B or C" stays one sentence; the
 * medical words of a longer list are left to the glossary, because a list of brackets cannot be read.
 */
export function planAbsent(denied: readonly Frame[], ctx: Context): Plan | null {
  const tests = planVirusTests(denied, ctx);
  if (tests !== null) return tests;
  const frames = denied.flatMap((frame) => ofWhatItIsWithout(frame, ctx) ?? []);
  if (frames.length === 0) return null;
  const spoken = frames.find(({ ownWords }) => ownWords !== undefined);
  if (spoken !== undefined)
    return quoteLine(ctx.understanding.report.sentences[spoken.sentence]?.span ?? spoken.source, ctx);
  const [one] = frames;
  if (one !== undefined && one.level !== null && endsAtLevel(ctx.clean(one.source)))
    return quoteLine(ctx.understanding.report.sentences[one.sentence]?.span ?? one.source, ctx);
  const tracer = planDeniedTracer(frames, ctx);
  if (tracer !== null) return tracer;
  // Said of what the line itself begins with, of which we know no place.
  const subject = one !== undefined && isOfOwnSubject(one, ctx) ? quoteLine(one.source, ctx) : null;
  if (one !== undefined && subject !== null) return { ...subject, details: glossesFor(one.source, ctx) };
  const apart = planApart(frames, ctx);
  if (apart !== null) return apart;
  if (losesMember(frames, ctx)) {
    const own = ctx.understanding.report.sentences[frames[0]?.sentence ?? -1];
    const whole = own === undefined ? null : quoteLine(own.span, ctx);
    if (own !== undefined && whole !== null)
      return { ...whole, details: whole.what.text.includes('“') ? glossesFor(own.span, ctx) : whole.details };
  }
  // "Urine: protein 1+, glu neg": of what was looked at in it, and nobody denies the urine.
  if (frames.some(({ head }) => head !== null && LOOKED_AT.has(head.ref.id))) {
    const [{ sentence = -1, source } = { source: null }] = frames;
    const line = ctx.understanding.report.sentences[sentence]?.span ?? source;
    return line === null ? null : quoteLine(line, ctx);
  }
  const tested = ofAnotherTest(frames, ctx);
  if (tested !== null) return quoteLine(tested, ctx);
  const only = frames.length === 1 && frames[0]?.head != null ? nounOf(frames[0].head, ctx) : null;
  if (only?.kind === 'lab' && frames[0] !== undefined) {
    const answered = planAnswer(frames[0], only, ctx);
    if (answered !== null) return answered;
  }
  if (only !== null && LARGER.test(only.lay) && frames[0] !== undefined) return planLarger(frames[0], ctx);
  if (only !== null && frames[0] !== undefined && /^abnormal/.test(only.id) && frames[0].sites.length > 0)
    return planNormal(frames[0], ctx);
  const her2 = frames.find((frame) => /\bHER-?2\b[^.]*\bnegative\b/i.test(ctx.clean(frame.source)));
  if (her2 !== undefined) return planHer2Negative(her2, ctx);
  // "No opioids prescribed": not given, and no sign that is missing.
  const whose = frames[0] && ctx.understanding.report.sentences[frames[0].sentence];
  const given = (kinds: ReadonlySet<string>) =>
    frames.every(({ head }) => head !== null && kinds.has(nounOf(head, ctx)?.kind ?? ''));
  if (
    whose &&
    // "No narcotics." on the list of what somebody goes home with.
    (NOT_GIVEN.test(ctx.clean(whose.span)) || ctx.section(frames[0] as Frame).endsWith('medications')) &&
    // A scan shows no medicine, whatever it says of one; its own dye is told with how it was done.
    !(ctx.teller.sees && /\b(?:contrast|dye|gadolinium)\b/i.test(ctx.clean(whose.span))) &&
    given(ctx.teller.sees ? MEDICINES : GIVEN)
  )
    return notGiven(whose, ctx);
  const kept: { frame: Frame; phrase: Phrase; kind: string }[] = [];
  // "Not seen (no fat sampled)", "none seen but the apex was hard to see": how far it could be seen goes with the denial.
  const own = frames[0] && ctx.understanding.report.sentences[frames[0].sentence];
  if (frames.length === 1 && own && OUT_OF_SIGHT.test(ctx.clean(own.span))) {
    const whole = quoteLine(own.span, ctx);
    if (whole !== null)
      return { ...whole, details: whole.what.text.includes('“') ? glossesFor(own.span, ctx) : whole.details };
  }
  const found = frames.some(({ head }) => head?.kind === 'finding' || head?.kind === 'disease');
  for (const frame of frames) {
    const noun = frame.head === null ? null : nounOf(frame.head, ctx);
    // "No dysplasia in any biopsy": the biopsy is where it was looked for.
    if (found && noun?.kind === 'procedure') continue;
    if (noun === null || (NOT_DENIED.has(noun.kind) && noun.id !== 'blasts')) continue;
    // "No malignancy in any biopsy", "no variant histology": where was looked, nothing that is denied.
    if (ctx.teller.sees && (noun.kind === 'test' || noun.kind === 'procedure')) continue;
    const sample = sampleOf(frame, ctx);
    const inner = sample === null ? frame : insideSample(frame, sample, ctx);
    const edges = isOfEdges(inner, ctx);
    if (isTwiceNamed(frame, frames) || isExcepted(frame, ctx) || /^normal\b/.test(noun.lay)) continue;
    if (isOfItsCause(frame, ctx) || isFarFromDenial(frame, noun.kind, ctx) || isOfItsSignal(frame, noun.kind, ctx))
      continue;
    const phrase = headPhrase(edges ? { ...inner, sites: [], laterality: null } : inner, ctx, {
      term: frames.length <= MOST_TERMS,
      bare: true,
    });
    const one = oneKind(frame, noun.id, ctx);
    if (phrase !== null)
      kept.push({ frame, phrase: one === null ? phrase : { ...phrase, text: one }, kind: noun.kind });
  }
  const first = kept[0];
  if (first === undefined) return null;
  const limits = sharedLimits(
    kept.map(({ frame }) => frame),
    ctx,
  );
  const heads = kept.map(({ frame }) => frame.head?.ref.id ?? '');
  const placed = kept.map(({ frame, phrase }) => withPlaces(frame, phrase, ctx));
  const narrowings = kept.map(({ frame }, at) =>
    narrowingOf(
      frame,
      new Set([...heads, ...(placed[at]?.told ?? [])]),
      kept[at + 1]?.frame.head?.span.start ?? Number.POSITIVE_INFINITY,
      ctx,
    ),
  );
  // Where only the whole line says what is denied, it is shown: "negative for features of carcinoma" denies the features.
  const kind =
    ctx.understanding.report.type.type === 'pathology' &&
    narrowings.some((one) => one !== 'whole' && one.name !== null) &&
    kept.every(
      ({ frame }) =>
        oneKind(frame, frame.head?.ref.id ?? '', ctx) === null &&
        (CAN_BE_CANCER.test(frame.head?.ref.id ?? '') || OF_LOOK.test(ctx.clean(frame.source))),
    );
  const inWords = kind ? quoteLine(first.frame.source, ctx) : null;
  if (inWords !== null) return { ...inWords, details: glossesFor(first.frame.source, ctx) };
  // A kind of it that we have no word for: denied is that kind, and the line says it best.
  const kindOnly =
    ctx.understanding.report.type.type === 'imaging' &&
    narrowings.some((one) => one !== 'whole' && one.name !== null && !CUT_SHORT.test(one.name))
      ? quoteLine(first.frame.source, ctx)
      : null;
  if (kindOnly !== null) return { ...kindOnly, details: glossesFor(first.frame.source, ctx) };
  if (narrowings.includes('whole') || kept.some(({ frame }) => isOfItsLook(frame, ctx)))
    return quoteLine(first.frame.source, ctx);
  const names = withoutSharedEnd(
    onceEach(
      kept.map(({ phrase }, at) => {
        const narrowing = narrowings[at];
        const own = narrowing !== undefined && narrowing !== 'whole' && narrowing.behind !== null;
        return narrowed(
          limited(own ? phrase.text : (placed[at]?.text ?? phrase.text), limits[at] ?? NO_LIMIT),
          narrowing,
        );
      }),
    ),
  );
  const unsure = limits.some((limit) => limit.unsure);
  const sources = kept.flatMap(({ frame }) => [
    ...groundsOf(frame, ctx),
    ...(sampleOf(frame, ctx) === null ? markOf(frame, ctx) : []),
  ]);
  const knowledge = kept.flatMap(({ phrase }) => phrase.knowledge);
  const nodes = inNoNode(first.frame, heads, ctx);
  if (nodes !== null) return plan(nodes, [...sources, first.frame.source], [...knowledge, 'lymph-node']);
  const sample = sampleOf(first.frame, ctx);
  const edges = isOfEdges(first.frame, ctx) ? edgesNamed(ctx.clean(first.frame.source)) : undefined;
  // One named edge that is clear never makes all of them clear.
  if (edges === null) return quoteLine(first.frame.source, ctx);
  if (edges !== undefined)
    return plan(
      `${edges} of the removed tissue${ofWhich(first.frame, sample?.short, ctx)} ${edges.endsWith('s') ? 'show' : 'shows'} no sign of ${list(names, 'or')}`,
      sample === null ? sources : [...sources, sample.span],
      [...knowledge, 'surgical-margin', ...(sample?.knowledge ?? [])],
    );
  const cells = unsure ? cellsAhead(first.frame, ctx) : null;
  if (cells !== null) {
    const named = { ...ctx, teller: { ...ctx.teller, name: `the ${cells.lay}` } };
    const text = denialOf(first.frame, first.kind, names, unsure, named).replace(/\bshows\b/, 'show');
    return plan(text, sources, [...knowledge, cells.id]);
  }
  if (sample === null) {
    const [some = [], ...more] = inPortions(names);
    const named = { ...ctx, teller: { ...ctx.teller, name: letteredSample(first.frame, ctx) ?? ctx.teller.name } };
    const told = plan(denialOf(first.frame, first.kind, some, unsure, named), sources, knowledge);
    for (const portion of more)
      told.details.push(say(denialOf(first.frame, first.kind, portion, unsure, named), sources, knowledge));
    return told;
  }
  const core = coreAhead(first.frame, sample.knowledge, ctx);
  const teller = { ...ctx.teller, name: core?.name ?? sample.short };
  return plan(
    denialOf(first.frame, first.kind, names, unsure, { ...ctx, teller }),
    [...sources, core?.span ?? sample.span],
    [...knowledge, ...sample.knowledge],
  );
}

/** "The washing shows atypical cells but no definite malignancy": none in those cells, whatever other samples hold. */
function cellsAhead(frame: Frame, ctx: Context): Noun | null {
  if (ctx.understanding.report.type.type !== 'pathology') return null;
  if (!/^\W*(?:but|though|although)\b/i.test(ctx.clean(frame.source))) return null;
  const ahead = ctx.frames
    .within(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source)
    .findLast((one) => one.head !== null && one.head.span.end <= frame.source.start && !one.negated);
  const noun = ahead?.head == null ? null : nounOf(ahead.head, ctx);
  return noun !== null && /\bcells\b/.test(noun.lay) ? noun : null;
}

/** "3. Right base: High grade PIN. No carcinoma.": none in that part of the gland, and nothing is said of the others. */
function coreAhead(
  { sentence, kind }: Frame,
  organs: readonly string[],
  ctx: Context,
): { name: string; span: Span } | null {
  const { sentences, clean } = ctx.understanding.report;
  const start = sentences[sentence]?.span.start;
  if (kind !== 'absent' || start === undefined || !organs.includes('prostate')) return null;
  const from = Math.max(clean.lastIndexOf('\n', start - 1) + 1, start - 160);
  const name = coreSite(clean.slice(from, start));
  return name === null ? null : { name, span: { start: from, end: start } };
}

/** Of several samples, the edge of one says nothing of the others. */
function ofWhich(frame: Frame, name: string | undefined, ctx: Context): string {
  const own = name ?? letteredSample(frame, ctx);
  return own == null || !tellsOfSeveral(ctx) ? '' : ` in ${own}`;
}

/** "No lat. meniscus tear": a place, cut short. */
const CUT_SHORT = /^(?:lat|med|ext|int|ant|post|inf|sup|prox|dist)\b/i;

/** "No residual invasive melanoma": which kind is denied decides; another may be there. */
const CAN_BE_CANCER = /carcinoma|cancer|melanoma|lymphoma|sarcoma|malignan|neoplas|tumou?r|dysplasia/;
const OF_LOOK = /\b(?:features|increase[ds]?|pattern|changes) (?:of|in)\b/i;

/** Parts so wide that a name with a body part of its own needs none of them. */
const SELF_PLACED =
  /\b(?:lungs?|kidneys?|liver|heart|brain|spleen|bladder|stomach|bowels?|gallbladder|pancreas|thyroid|womb|prostate|eyes?|ears?|breasts?|spine|belly|chest)\b/;

/** A denied thing with the place that its name alone would leave out ("swollen lymph nodes in your neck"), and what it names. */
function withPlaces(given: Frame, phrase: Phrase, ctx: Context): { text: string; told: string[] } {
  const frame = withoutListedOrgans(given, ctx);
  const told = [...phrase.knowledge];
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  const sampled = sampleOf(frame, ctx) !== null;
  if (
    frame.sites.length === 0 ||
    frame.head === null ||
    noun === null ||
    sampled ||
    isOfEdges(frame, ctx) ||
    ctx.section(frame) === 'review_of_systems'
  )
    return { text: phrase.text, told };
  const printed = ctx.clean(frame.head.span).toLowerCase();
  const self = SELF_PLACED.test(noun.lay);
  const missing: Noun[] = [];
  for (const mention of frame.sites) {
    const site = nounOf(mention, ctx);
    if (site === null || site.kind !== 'anatomy' || told.includes(site.id)) continue;
    const held = noun.lay.includes(site.lay.replace(/s$/, '')) || printed.includes(site.term.toLowerCase());
    if (held || UNSAID.test(site.id) || (self && WIDE.test(site.id))) told.push(site.id);
    else if (!missing.some(({ id }) => id === site.id)) missing.push(site);
  }
  // What has a place in its name keeps the other one for the report's own words.
  if (missing.length === 0 || self || / (?:in|on|at|of|around) (?:your|the|both) /.test(phrase.text))
    return { text: phrase.text, told };
  const said = missing.slice(0, 3);
  return {
    text: `${phrase.text} in ${list(said.map((one) => place(one, frame.laterality)))}`,
    told: [...told, ...said.map(({ id }) => id)],
  };
}

const WIDE = /^(?:thorax|chest|abdomen|pelvis|head|trunk)$/;
const UNSAID = /^(?:tissue|soft-tissues|mucosa|gland|epithelium|stroma|lesion|body|skin)$|system$/;

const NODES = new RegExp(
  String.raw`(?<!-)\b(${NUMBER})(?: ?\((\d{1,3})\))?\)? (?:[a-z-]+ ){0,3}?(?:lymph )?nodes?\b(?! (?:level|station))`,
  'i',
);
const ALL_NODES = /\bpositive (?:lymph )?nodes?\W+(?:0|none|zero)\b.*?\btotal\b\D{0,40}(\d{1,3})\b/i;
const SPREAD =
  /^(?:metastasis|metastatic-carcinoma|carcinoma|cancer|malignancy|tumor|nodal-metastasis)$|lymph-nodes?|nodal/;

/** "Two hilar lymph nodes with no metastatic tumor": said of the nodes, not of the organ that was taken out with them. */
function inNoNode(frame: Frame, heads: readonly string[], ctx: Context): string | null {
  if (ctx.understanding.report.type.type !== 'pathology' || !heads.every((id) => SPREAD.test(id))) return null;
  const sentence = ctx.clean(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source);
  const clause = ctx.clean(frame.source);
  const words = /\bnodes?\b/i.test(clause) ? clause : sentence;
  if (!/\bnodes?\b/i.test(words) || /\b(?:one|\d+) of\b|\bmargins?\b/i.test(words)) return null;
  const match = NODES.exec(words);
  const figure = numberOf(match?.[2] ?? match?.[1] ?? '');
  const count = Number(ALL_NODES.exec(sentence)?.[1] ?? figure);
  const letter = letteredSample(frame, ctx);
  const where = letter === null ? nodeGroup(frame, ctx) : ` of ${letter}`;
  if (!(count > 0)) return `no cancer was found in the lymph nodes${where}`;
  return count === 1
    ? `no cancer was found in the 1 lymph node${where} that was checked`
    : `no cancer was found in the ${count} lymph nodes${where} that were checked`;
}

/** Nobody reads a denial of forty things in one sentence. */
const MOST_IN_SENTENCE = 8;

function inPortions(names: readonly string[]): string[][] {
  const portions: string[][] = [];
  for (let at = 0; at < names.length; at += MOST_IN_SENTENCE) portions.push(names.slice(at, at + MOST_IN_SENTENCE));
  return portions;
}
