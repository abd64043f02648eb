import type { Frame, Mention } from '../../understanding/types.js';
import { type Context, groundsOf, type Noun, nounOf } from '../context.js';
import { isBefore } from '../importance.js';
import { glossesFor } from '../retell/quote.js';
import { say } from '../said.js';
import { list } from '../words/english.js';
import { NUMBER, numberOf } from '../words/figures.js';
import { bareName, headPhrase, type Phrase } from '../words/phrase.js';
import { place } from '../words/place.js';
import { LARGER, planLarger } from './larger.js';
import { planHer2Negative } from './marker.js';
import { planAnswer } from './measure.js';
import { type Narrowing, narrowingOf } from './narrow.js';
import { nodeGroup } from './nodes-and-edges.js';
import { planNormal } from './normal.js';
import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';
import { insideSample, letteredSample, sampleOf } from './sample.js';
import { asFarAsSeen, type Limit, limited, limitOf } from './scope.js';
import { markOf, tellsOfSeveral } from './specimens.js';

/** A bracket or a "but" behind a denial that tells what could not be seen. */
export const OUT_OF_SIGHT =
  /\([^)]*\b(?:not (?:sampled|assess\w*|included|represented|evaluable|seen|visuali[sz]ed|submitted)|no \w+ (?:sampled|included|present)|cannot be|limited)\b[^)]*\)|\b(?:but|although|though)\b[^.;]{0,50}\b(?:suboptimal\w*|limited|not (?:well|fully|completely|clearly)|poorly|cannot|difficult|obscured|incomplete\w*|non-?diagnostic)\b/i;

/**
 * What is said not to be there. Takes all such frames of one sentence, so that "no A, B or C" stays one sentence; the
 * medical words are left to the glossary here, because a list of brackets cannot be read.
 */
export function planAbsent(frames: readonly Frame[], ctx: Context): Plan | null {
  const spoken = frames.find(({ ownWords }) => ownWords !== undefined);
  if (spoken !== undefined)
    return quoteLine(ctx.understanding.report.sentences[spoken.sentence]?.span ?? spoken.source, ctx);
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
    if (isOfItsCause(frame, ctx) || isFarFromDenial(frame, noun.kind, ctx)) continue;
    const phrase = headPhrase(edges ? { ...inner, sites: [], laterality: null } : inner, ctx, {
      term: frames.length === 1,
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
  if (narrowings.includes('whole') || kept.some(({ frame }) => isOfItsLook(frame, ctx)))
    return quoteLine(first.frame.source, ctx);
  const names = withoutSharedEnd([
    ...new Set(
      kept.map(({ phrase }, at) => {
        const narrowing = narrowings[at];
        const own = narrowing !== undefined && narrowing !== 'whole' && narrowing.behind !== null;
        return narrowed(
          limited(own ? phrase.text : (placed[at]?.text ?? phrase.text), limits[at] ?? NO_LIMIT),
          narrowing,
        );
      }),
    ),
  ]);
  const unsure = limits.some((limit) => limit.unsure);
  const sources = kept.flatMap(({ frame }) => [
    ...groundsOf(frame, ctx),
    ...(sampleOf(frame, ctx) === null ? markOf(frame, ctx) : []),
  ]);
  const knowledge = kept.flatMap(({ phrase }) => phrase.knowledge);
  const nodes = inNoNode(first.frame, heads, ctx);
  if (nodes !== null) return plan(nodes, [...sources, first.frame.source], [...knowledge, 'lymph-node']);
  const sample = sampleOf(first.frame, ctx);
  if (isOfEdges(first.frame, ctx))
    return plan(
      `the edges of the removed tissue${ofWhich(first.frame, sample?.short, ctx)} show no sign of ${list(names, 'or')}`,
      sample === null ? sources : [...sources, sample.span],
      [...knowledge, 'surgical-margin', ...(sample?.knowledge ?? [])],
    );
  if (sample === null) {
    const [some = [], ...more] = inPortions(names);
    const named = { ...ctx, teller: { ...ctx.teller, name: letteredSample(first.frame, ctx) ?? ctx.teller.name } };
    const told = plan(statement(first.frame, first.kind, some, unsure, named), sources, knowledge);
    for (const portion of more)
      told.details.push(say(statement(first.frame, first.kind, portion, unsure, named), sources, knowledge));
    return told;
  }
  const teller = { ...ctx.teller, name: sample.short };
  return plan(
    statement(first.frame, first.kind, names, unsure, { ...ctx, teller }),
    [...sources, sample.span],
    [...knowledge, ...sample.knowledge],
  );
}

/** Of several samples, the edge of one says nothing of the others. */
function ofWhich(frame: Frame, name: string | undefined, ctx: Context): string {
  const own = name ?? letteredSample(frame, ctx);
  return own == null || !tellsOfSeveral(ctx) ? '' : ` in ${own}`;
}

/** "No residual invasive melanoma": which kind is denied decides; another may be there. */
const CAN_BE_CANCER = /carcinoma|cancer|melanoma|lymphoma|sarcoma|malignan|neoplas|tumou?r|dysplasia/;
const OF_LOOK = /\b(?:features|increase[ds]?|pattern|changes) (?:of|in)\b/i;

/** What a denial of says nothing by itself. */
const NOT_DENIED: ReadonlySet<string> = new Set(['descriptor', 'normal', 'anatomy', 'lab', 'score', 'other']);

/** "a blood clot in the lung" + "in the main arteries": with what the report narrows it to, in its words. */
function narrowed(name: string, narrowing: Narrowing | undefined): string {
  if (narrowing === undefined || narrowing === 'whole') return name;
  const { behind, name: printed } = narrowing;
  const own = printed === null ? name : `${name} called “${printed}” here`;
  return behind === null ? own : `${own} “${behind}”`;
}

/** Parts so wide that a name with a body part of its own needs none of them. */
const SELF_PLACED =
  /\b(?:lungs?|kidneys?|liver|heart|brain|spleen|bladder|stomach|bowels?|gallbladder|pancreas|thyroid|womb|prostate|eyes?|ears?|breasts?|spine|belly|chest)\b/;

/** A denied thing with the place that its name alone would leave out ("swollen lymph nodes in your neck"), and what it names. */
function withPlaces(frame: Frame, phrase: Phrase, ctx: Context): { text: string; told: string[] } {
  const told = [...phrase.knowledge];
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  const sampled = sampleOf(frame, ctx) !== null;
  if (
    frame.sites.length === 0 ||
    frame.head === null ||
    noun === null ||
    sampled ||
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

/** "Negative for papillary carcinoma features", "no cytologic features of carcinoma": only how it looks is denied. */
function isOfItsLook({ head, source }: Frame, ctx: Context): boolean {
  if (ctx.understanding.report.type.type !== 'pathology' || head === null) return false;
  return /^[- ](?:(?:nuclear|cytologic|cell|histologic) )?(?:features|changes|morphology|patterns?)\b/i.test(
    ctx.understanding.report.clean.slice(head.span.end, Math.min(source.end, head.span.end + 40)),
  );
}

const ANY_CANCER = /^(?:carcinoma|cancer|malignancy|tumou?r|neoplasm|adenocarcinoma|lymphoma|sarcoma)$/;
const NO_KIND =
  /^(?:no|not|without|negative|free|uninvolved|margins?|edges?|by|has|have|had|is|are|was|family|of|for|any|evidence|signs?|definite|definitive|obvious|invasive|residual|recurrent|metastatic|malignant|primary|in|situ|the|a|an|or|and|is|seen|identified|absence|lack|there|high|low|grade|viable|overt|frank|gross|suspicious|acute|new|other|additional|significant|diagnostic|features|findings|convincing|clear|microscopic|occult|underlying)$/i;

/** "No signet ring cell carcinoma": one kind is denied, not cancer. Null where no kind is named. */
function oneKind(frame: Frame, id: string, ctx: Context): string | null {
  const { head } = frame;
  if (head === null || !ANY_CANCER.test(id) || head.span.start < frame.source.start) return null;
  const before = ctx.clean({ start: frame.source.start, end: head.span.start });
  const words = before.split(/[^A-Za-z-]+/).filter(Boolean);
  const kind: string[] = [];
  for (const word of words.reverse()) {
    if (
      NO_KIND.test(word) ||
      ctx.mentions
        .within(frame.source)
        .some((other) => other.kind === 'anatomy' && ctx.clean(other.span).includes(word))
    )
      break;
    kind.unshift(word);
  }
  return kind.length === 0 ? null : `one kind of cancer (${[...kind, ctx.clean(head.span)].join(' ').toLowerCase()})`;
}

/** "Margins negative for carcinoma": denied of the cut edges, never of the sample. */
function isOfEdges(frame: Frame, ctx: Context): boolean {
  const { head } = frame;
  // "Without dysplasia, margins cannot be assessed": the edges are another matter.
  const ofHead = (site: Mention): boolean =>
    head === null ||
    site.span.start < head.span.start ||
    !/[,;]/.test(ctx.clean({ start: head.span.end, end: Math.max(head.span.end, site.span.start) }));
  if (frame.sites.some((site) => site.ref.id === 'surgical-margin' && ofHead(site))) return true;
  if (ctx.understanding.report.type.type !== 'pathology' || frame.head === null) return false;
  const sentence = ctx.understanding.report.sentences[frame.sentence]?.span.start ?? frame.source.start;
  const before = ctx.clean({ start: Math.min(sentence, frame.head.span.start), end: frame.head.span.start });
  return /\b(?:margins?|(?:cut|resection|surgical|excision) edges?)\b[^.;]*$/i.test(before);
}

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

const NO_LIMIT: Limit = { word: null, trailing: null, unsure: false };

/** The limit of each denied thing. "No acute fracture or dislocation": the word in front of the list is said of all of it. */
function sharedLimits(frames: readonly Frame[], ctx: Context): Limit[] {
  const limits: Limit[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const frame of frames) {
    const limit = limitOf(frame, ctx, from);
    const first = limits[0];
    const between =
      from === Number.NEGATIVE_INFINITY
        ? ''
        : ctx.clean({ start: from, end: Math.max(from, frame.head?.span.start ?? from) });
    const sameList = first !== undefined && !/\b(?:no|not|without)\b/i.test(between);
    limits.push(
      sameList && limit.word === null ? { ...limit, word: first.word, unsure: limit.unsure || first.unsure } : limit,
    );
    from = frame.head?.span.end ?? from;
  }
  return limits;
}

/** "a bulge at L1-L2, narrowing at L1-L2" -> "a bulge, narrowing at L1-L2". */
function withoutSharedEnd(names: readonly string[]): string[] {
  const end = / (?:at|in|on) [^()]*$/.exec(names[names.length - 1] ?? '')?.[0];
  if (end === undefined || names.length < 2 || !names.every((name) => name.endsWith(end))) return [...names];
  return names.map((name, index) => (index < names.length - 1 ? name.slice(0, -end.length) : name));
}

/** "no other lesions with the exception of hemorrhoids": the exception is there, so it is not told as absent. */
function isExcepted(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || frame.head.span.start < frame.source.start) return false;
  const before = ctx.clean({ start: frame.source.start, end: frame.head.span.start });
  return /\b(?:except(?:ing|ion)?|other than|apart from|aside from)\b[^,.;]{0,30}$/i.test(before);
}

/** "No source of her pain", "no need for a tube": the source and the need are denied, not the thing. */
function isOfItsCause(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || frame.head.span.start < frame.source.start) return false;
  const before = ctx.clean({ start: frame.source.start, end: frame.head.span.start });
  return /\b(?:source|cause|reason|explanation|need|relief|improvement|change|correlate|counterpart|correlation)s? (?:of|for|in|from|to|with) (?:an? |the |her |his |this |these |any |another |further )?(?:\w+ )?$/i.test(
    `${before} `,
  );
}

/** "Without relief and desires surgery", "no source before considering surgery": the deed itself is not denied. */
function isFarFromDenial(frame: Frame, kind: string, ctx: Context): boolean {
  if (frame.head !== null && frame.head.span.start >= frame.source.start) {
    const front = ctx.clean({ start: frame.source.start, end: frame.head.span.start });
    // "Should not be relied upon where sepsis is suspected": of the medicine, not of the illness.
    if (/\b(?:not|never|no)\b[^,;.]*\b(?:where|unless|relied|rely|in case of)\b[^,;.]*$/i.test(front)) return true;
  }
  if ((kind !== 'procedure' && kind !== 'test') || frame.head === null || frame.head.span.start < frame.source.start)
    return false;
  const before = ctx.clean({ start: frame.source.start, end: frame.head.span.start });
  const own =
    /\b(?:no|not|never|without|n['’]t|denies|denied|nor)\b(?!.*\b(?:no|not|never|without|denies|denied|nor)\b)(.*)$/i.exec(
      before,
    )?.[1];
  return (
    own !== undefined &&
    /\b(?:before|prior to|until|after|because|desires?|wants?|wishes|requests?|elects?|prefers?|agrees|considering|but)\b/i.test(
      own,
    )
  );
}

/** "metastatic carcinoma" is one thing, though both words are known. */
function isTwiceNamed(frame: Frame, frames: readonly Frame[]): boolean {
  if (!/^(?:carcinoma|cancer|malignancy|tumou?r|neoplasm|adenocarcinoma|disease)$/.test(frame.head?.ref.id ?? ''))
    return false;
  const start = frame.head?.span.start ?? 0;
  return frames.some((other) => {
    const before = start - (other.head?.span.end ?? Number.NEGATIVE_INFINITY);
    return other.head?.ref.id === 'metastasis' && before >= 0 && before <= 2;
  });
}

/** Sections that say what is to be done. */
const AHEAD: ReadonlySet<string> = new Set(['plan', 'recommendation', 'instructions', 'follow_up']);
/** "Not for intubation": what is to be left undone. */
const NOT_FOR = /\bnot (?:for|a candidate for|suitable for)\b/i;

function statement(frame: Frame, kind: string, all: readonly string[], unsure: boolean, ctx: Context): string {
  const far = asFarAsSeen(ctx.clean(frame.source));
  return `${denial(frame, kind, all, unsure, ctx)}${far}`;
}

function denial(frame: Frame, kind: string, all: readonly string[], unsure: boolean, ctx: Context): string {
  const clause = ctx.clean(frame.source);
  const { name, verb, sees } = ctx.teller;
  const named = list(all, 'or');
  const bare = list(all.map(bareName), 'or');
  if (frame.experiencer === 'family') return `no one in your family is noted to have had ${named}`;
  if (/\bno longer\b/i.test(clause)) return `${name} no longer ${verb} ${named}`;
  if (kind === 'test' && /\bnegative\b/i.test(clause)) return `the result of ${named} was negative`;
  if (kind === 'procedure' && NOT_FOR.test(clause)) return `the report says that ${named} is not planned`;
  if (kind === 'procedure' || kind === 'test') return `you did not have ${named}`;
  if (kind === 'medicine') {
    return ctx.section(frame) === 'allergies'
      ? `you have no known allergy to ${named}`
      : AHEAD.has(ctx.section(frame))
        ? `the plan is without ${named}`
        : `you were not on ${named}`;
  }
  if (/^(?:tobacco|alcohol|smoking|drugs?|drug use)$/.test(frame.head?.ref.id ?? '')) return `you do not use ${bare}`;
  if (kind === 'device') return `no ${bare} was seen`;
  if (kind === 'organism' && ctx.understanding.report.type.type === 'laboratory')
    return `the lab did not find ${named}`;
  if (/\bpalpa(?:ble|ted)\b/i.test(clause)) return `no ${bare} could be felt`;
  // What the story before a picture denies is not what the picture shows.
  if (sees && isBefore(frame, ctx))
    return kind === 'symptom' ? `you had no ${bare}` : `you had no ${bare} before the test, as far as the report says`;
  const limitWord =
    /^(?:an? )?(?:new|sudden|important|other|large|severe|complete|partial|suspicious-looking|leftover|returned|active)\b/;
  if (frame.change === 'new' && !all.some((one) => limitWord.test(one))) return `${name} ${verb} no new ${bare}`;
  if (/\b(?:history of|hx of|h\/o|prior|previous)\b/i.test(clause) && !sees) return `you have no history of ${named}`;
  if (/\b(?:denie[sd]|deny|denying|reports? no)\b/i.test(clause)) return `you did not report ${named}`;
  if (kind === 'symptom' && !sees) return `you had no ${bare}`;
  if (ctx.section(frame) === 'physical_exam') return `the exam found no sign of ${named}`;
  if (unsure) return `${name} ${verb} no clear sign of ${named}`;
  // "No new broken bone": what the limit leaves open is not denied by a "no sign of".
  if (all.every((one) => limitWord.test(one))) return `${name} ${verb} no ${bare}`;
  return `${name} ${verb} no sign of ${named}`;
}
