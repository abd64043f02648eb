import type { Frame, Mention } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { place } from '../words/place.js';
import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';
import { NO_PLACE, sampleOf } from './sample.js';
import { hasSeveralSamples } from './specimens.js';

/** A describing word alone ("the aorta is tortuous"): said of its place, or not at all. */
export function describePlace(frame: Frame, ctx: Context): Plan | null {
  const sample = sampleOf(frame, ctx);
  // "A non-malignant course" is said of the illness, not of the sample.
  if (
    frame.head?.ref.id === 'benign' &&
    /\b(?:course|behaviou?r|clinical\w*|pain|hypertension)\b/i.test(ctx.clean(frame.source))
  )
    return null;
  if (sample !== null && frame.head?.ref.id === 'benign' && frame.assertion === 'present')
    return plan(
      `${isAloneInSample(frame, ctx) || isOneWord(frame, ctx) ? '' : 'one part of '}${sample.short} showed no cancer (benign)`,
      [...groundsOf(frame, ctx), sample.span],
      [...sample.knowledge, 'benign'],
    );
  if (frame.ownWords === 'unbound' || (frame.head !== null && isOfUnknown(frame.head, frame, ctx))) return null;
  const site = frame.sites[0] === undefined ? null : nounOf(frame.sites[0], ctx);
  const word = frame.head === null ? null : nounOf(frame.head, ctx);
  // "The duct ends abruptly": how, and no look of it.
  if (frame.head !== null && /ly$/i.test(ctx.clean(frame.head.span)) && !/ly$/i.test(word?.term ?? '')) return null;
  if (site === null || word === null || frame.assertion !== 'present' || frame.experiencer !== 'patient') return null;
  // "Small atypical glands": of what is seen on the slide, not of an organ.
  if (ctx.understanding.report.type.type === 'pathology' && NO_PLACE.test(site.id)) return null;
  // "Decreased pinprick from the feet up": how much there is of something, and no look of the place.
  if (/^(?:decreased|increased|reduced|diminished|absent|impaired)$/.test(word.id)) return null;
  if (describesTest(frame, ctx)) return null;
  // "GI prophylaxis": what is given for the place, and no look of it.
  if (word.id === 'prophylactic') return null;
  // "Pupils irregular and virtually fixed": the line says more of the place than one word of it.
  if (ctx.section(frame) === 'physical_exam' && saysMore(frame, ctx)) return quoteLine(frame.source, ctx);
  // Of the test, not of the place.
  if (/^(?:limited|targeted|complete|repeat|additional|invasive|adequate)$/.test(word.id)) return null;
  // "An extramural (non-malignant) course": outside a sample, of how something runs or behaves.
  if (word.id === 'benign' && ctx.understanding.report.type.type !== 'pathology') return null;
  if (word.id === 'benign')
    return plan(
      `${isWhole(frame, ctx) ? 'the' : 'one part of the'} sample from ${place(site, frame.laterality)} showed no cancer (benign)`,
      groundsOf(frame, ctx),
      [site.id, word.id],
    );
  const term = word.lay.toLowerCase().includes(word.term.toLowerCase()) ? '' : ` (${word.term})`;
  return plan(`the report describes ${place(site, frame.laterality)} as ${word.lay}${term}`, groundsOf(frame, ctx), [
    site.id,
    word.id,
  ]);
}

/** "Raised FSH suggests a testicular problem", "AFP markedly raised, see the liver": said of the test beside it, and of no place further on. */
function describesTest({ head, sites }: Frame, ctx: Context): boolean {
  const [site] = sites;
  if (head === null || site === undefined || site.span.start <= head.span.end) return false;
  const before = ctx.mentions
    .within({ start: Math.max(0, head.span.start - LOOK_BACK), end: head.span.start })
    .findLast(({ kind }) => kind === 'lab');
  if (before !== undefined && ONLY_DEGREE.test(ctx.clean({ start: before.span.end, end: head.span.start })))
    return true;
  const [next] = ctx.mentions.within({ start: head.span.end, end: site.span.start });
  return next?.kind === 'lab' && next.span.start - head.span.end <= 2;
}

const LOOK_BACK = 80;
const ONLY_DEGREE = /^(?:(?:levels?|values?|is|was|are|were|remains?|still|now|[a-z]+ly)(?: |$)){0,4}$/;

const OF_LOOK =
  /^(?:slightly|mildly|mild|moderately|moderate|markedly|somewhat|very|bilaterally|bilateral|right|left|both|appears?|appeared|remains?|there|shows?|showed|noted|which|exam\w*|overall)$/i;

/** True where a line of an exam holds words besides its place and the one that describes it. */
function saysMore({ head, sites, source }: Frame, ctx: Context): boolean {
  const own = new Set(
    [head, ...sites].flatMap((one) => (one === null ? [] : ctx.clean(one.span).toLowerCase().split(' '))),
  );
  const words =
    ctx
      .clean(source)
      .toLowerCase()
      .match(/[a-z]{5,}/g) ?? [];
  return words.some((word) => !own.has(word) && !OF_LOOK.test(word));
}

/** "Intradermal nevus. Benign.": said of all that the sample holds. */
function isOneWord({ sentence }: Frame, ctx: Context): boolean {
  const span = ctx.understanding.report.sentences[sentence]?.span;
  return span !== undefined && /^\W*benign\W*$/i.test(ctx.clean(span));
}

/** Nothing else is said to be in the sample: "fragments of benign tissue" beside a growth are a part of it. */
function isAloneInSample(frame: Frame, ctx: Context): boolean {
  return !ctx.understanding.frames.some(
    (other) =>
      other !== frame &&
      other.label !== undefined &&
      other.label.start === frame.label?.start &&
      other.sentence !== frame.sentence &&
      (other.head?.kind === 'disease' || other.head?.kind === 'finding') &&
      !other.negated &&
      (other.assertion === 'present' || other.assertion === 'possible'),
  );
}

/** "Raised IELs": the word is said of the one behind it, which nobody knows, and not of the place. */
function isOfUnknown({ span }: Mention, frame: Frame, ctx: Context): boolean {
  const { clean } = ctx.understanding.report;
  const next = /^[ -]([A-Za-z]{2,})/.exec(clean.slice(span.end, Math.min(frame.source.end, span.end + 40)))?.[1];
  if (
    next === undefined ||
    /^(?:is|are|was|were|and|or|in|of|with|but|to|for|at|on|than|without|appearing|from|by)$/i.test(next)
  )
    return false;
  return (
    ctx.mentions.within({ start: span.end, end: span.end + 1 + next.length }).length === 0 &&
    !frame.sites.some((site) => site.span.start <= span.end + 1 && site.span.end > span.end + 1)
  );
}

/** The report tells of one sample, and names no illness beside it. */
function isWhole(frame: Frame, ctx: Context): boolean {
  if (hasSeveralSamples(ctx)) return false;
  return !ctx.understanding.frames.some(
    (other) =>
      other !== frame &&
      other.sentence !== frame.sentence &&
      (other.kind === 'diagnosis' || other.head?.ref.id === 'benign') &&
      !other.negated &&
      other.experiencer === 'patient' &&
      ['diagnosis', 'impression'].includes(ctx.section(other)),
  );
}
