import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, type Noun, nounOf } from '../context.js';
import { say } from '../nets/said.js';
import { glossesFor } from '../retell/quote.js';
import { edgesIn, edgesNamed } from '../tissue/lines/margins.js';
import { withArticle } from '../words/english.js';
import { isOfOtherOrgan } from '../words/organs.js';
import { headPhrase } from '../words/phrase.js';
import { printedSize } from '../words/sizes.js';
import { asSign, signSeenTo } from './by-sign.js';
import { describePlace } from './described.js';
import { detailsOf } from './details.js';
import { CHANCE, isOwnTest, marksPlace, statement } from './finding-statement.js';
import { LARGER, planLarger } from './larger.js';
import { isMarker, planMarker } from './marker.js';
import { planAnswer, planMeasure } from './measure.js';
import { testThatTells } from './named-test.js';
import { narrowingOf } from './narrow.js';
import { planNarrowed } from './narrowed.js';
import { atEdge, inNodes, isClearOfEdge } from './nodes-and-edges.js';
import { meaningOf, type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';
import { insideSample, letteredSample, sampleOf, withoutListedOrgans } from './sample.js';
import { markOf } from './specimens.js';
import { planSusceptibility } from './susceptibility.js';

/** "Allergy to sulfa drugs" among the illnesses of before: what it is to must not be lost. */
export function allergyTo(frame: Frame, ctx: Context): Plan | null {
  if (frame.head?.ref.id !== 'allergy' || frame.negated || frame.experiencer !== 'patient') return null;
  const to = ctx.clean({ start: frame.head.span.start, end: frame.source.end });
  const words = /^allerg(?:y|ies|ic) to [^.;]{3,80}/i.exec(to)?.[0].replace(/[\s,)]+$/, '');
  return words === undefined ? null : plan(`under allergies, the report says: “${words}”`, [frame.source], ['allergy']);
}

/** "Pharmacologically dilated": done by drops or by hand, and no sign of the reader's. */
function broughtAbout(frame: Frame, ctx: Context): Plan | null {
  if (frame.head === null) return null;
  const before = ctx.clean({ start: Math.max(0, frame.head.span.start - 24), end: frame.head.span.start });
  if (!/\b(?:pharmacologic(?:al)?ly|medically|artificially|chemically|iatrogenically) ?$/i.test(before)) return null;
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  return sentence === undefined ? null : quoteLine(sentence.span, ctx);
}

/** "Wound check PN 7/7": somebody is to look at it. */
function isVisitFor({ head }: Frame, ctx: Context): boolean {
  if (head === null || ctx.teller.sees) return false;
  return /^\W*(?:checks?|review|clinic|inspection|care|dressings?)\b/i.test(
    ctx.clean({ start: head.span.end, end: head.span.end + 16 }),
  );
}

/** "Wound clean and dry", "mechanism in keeping with injury": that there is one is not what the line tells. */
function isBareWound(frame: Frame, id: string, ctx: Context): boolean {
  return (
    (id === 'wound' || id === 'injury' || id === 'trauma') &&
    (ctx.understanding.report.type.type === 'discharge_summary' || isVisitFor(frame, ctx)) &&
    !frame.negated &&
    frame.experiencer === 'patient' &&
    frame.sites.length === 0 &&
    frame.sizes.length === 0
  );
}

/** A finding, disease or symptom: there, possible, past, in the family, or only spoken of. */
/** "S. typhi O 1:160", "CMV IgM Pos": what the body makes against a germ, and not the germ itself. */
function isOfBlood({ head, sentence }: Frame, ctx: Context): boolean {
  const { report } = ctx.understanding;
  const end = report.sentences[sentence]?.span.end;
  if (head === null || end === undefined || report.type.type !== 'laboratory') return false;
  return AGAINST.test(ctx.clean({ start: head.span.end, end: Math.min(end, head.span.end + 24) }));
}

const AGAINST =
  /^\W{0,3}(?:(?:total |core |surface )?(?:ig[gma]\b|antibod|abs?\b|serolog)|avidity\b|tit(?:re|er)\b|[OH]\b\W{0,3}1 ?: ?\d|1 ?: ?\d\d)/i;

/** "Right paratracheal node 12 mm, previously 9 mm": a lymph node that is measured on a picture is a thing that was seen. */
function isMeasuredNode(frame: Frame, id: string, ctx: Context): boolean {
  return (
    ctx.teller.sees &&
    ctx.understanding.report.type.type === 'imaging' &&
    /(?:^|-)lymph-nodes?$/.test(id) &&
    frame.assertion === 'present' &&
    !frame.negated &&
    frame.sizes.some(({ previous }) => !previous)
  );
}

/** "No mass, pneumothorax on the left": the report's own line, and what to ask about it. */
function inTwoWays(frame: Frame, noun: Noun, ctx: Context): Plan | null {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (frame.twoWays !== true || sentence === undefined) return null;
  const line = quoteLine(sentence.span, ctx, 'this line can be read in two ways');
  if (line === null) return null;
  if (!/^(?:finding|disease|symptom)$/.test(noun.kind)) return line;
  const name = noun.number === 'singular' ? withArticle(noun.lay) : noun.lay;
  const ask = say(`ask your doctor whether ${name} was seen or ruled out`, groundsOf(frame, ctx), [noun.id]);
  return { ...line, details: [...line.details, ask] };
}

function lineOf(frame: Frame, ctx: Context): Plan | null {
  return quoteLine(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source, ctx);
}

export function planFinding(frame: Frame, ctx: Context): Plan | null {
  // How a medicine was borne is no state of the reader: the line is shown as it stands.
  if (frame.head?.kind === 'symptom' && ctx.section(frame) === 'allergies') return null;
  if (frame.head === null) return null;
  const noun = nounOf(frame.head, ctx);
  if (noun === null) return null;
  const own =
    inTwoWays(frame, noun, ctx) ?? inOwnWords(frame, ctx) ?? allergyTo(frame, ctx) ?? broughtAbout(frame, ctx);
  if (own !== null) return own;
  if (marksPlace(frame, ctx)) return lineOf(frame, ctx);
  if (isOwnTest(frame, ctx)) return null;
  if (noun.kind === 'organism' && isOfBlood(frame, ctx)) return lineOf(frame, ctx);
  const germ = planSusceptibility(frame, ctx);
  if (germ !== null) return germ;
  if (isMarker(noun.id)) return planMarker(frame, ctx);
  // A mark left by the making of the slide is nothing of the reader's.
  if (noun.id === 'artifact' && ctx.understanding.report.type.type === 'pathology') return null;
  if (noun.id === 'surgical-margin') {
    // "Anterior 2 mm, closest margin superior 1 mm": the figure that stands with the word.
    const words = ctx.clean(frame.source);
    const at = words.search(/\b(?:closest|nearest)\b/i);
    const near = at < 0 ? undefined : frame.sizes.find(({ span }) => span.start >= frame.source.start + at);
    const alone = near !== undefined && frame.sizes.length === 1;
    if (near === undefined) return at < 0 ? null : lineOf(frame, ctx);
    const which = edgesIn(ctx.clean({ start: frame.source.start + at, end: near.span.start }));
    return plan(
      `the nearest edge of the removed tissue${which.named && !alone ? `, the ${which.text},` : ''} is ${printedSize(ctx.clean(near.span))} away`,
      groundsOf(frame, ctx),
      [noun.id],
    );
  }
  if (noun.id === 'negative-margins' && frame.assertion === 'present' && !frame.negated) {
    // "The endocervical margin is clear": of that edge; the others are spoken of elsewhere, or not at all.
    const edges = edgesNamed(ctx.clean(frame.source));
    if (edges === null) return lineOf(frame, ctx);
    if (edges !== 'the edges') {
      const sample = sampleOf(frame, ctx);
      return plan(
        `${edges} of the removed tissue looked clear${sample === null ? '' : ` in ${sample.short}`}`,
        sample === null ? groundsOf(frame, ctx) : [...groundsOf(frame, ctx), sample.span],
        ['surgical-margin', noun.id, ...(sample?.knowledge ?? [])],
      );
    }
  }
  if (isClearOfEdge(frame, ctx)) return null;
  if (noun.kind === 'descriptor' || noun.kind === 'normal') return describePlace(frame, ctx);
  if (noun.kind === 'lab') return planAnswer(frame, noun, ctx);
  if (['anatomy', 'score', 'other', 'substance'].includes(noun.kind) && !isMeasuredNode(frame, noun.id, ctx))
    return null;
  if (isBareWound(frame, noun.id, ctx))
    return quoteLine(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source, ctx);
  if (isOfOtherOrgan(frame.head, noun, ctx))
    return quoteLine(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source, ctx);
  if (LARGER.test(noun.lay)) return planLarger(frame, ctx);
  const measured = planMeasure(frame, noun, ctx);
  if (measured !== 'none') return measured;
  const narrowed = planNarrowed(frame, noun, ctx);
  if (narrowed !== null) return narrowed;
  // A chance that tissue reports give is that of a class, or of others: told in their words.
  if (
    ctx.understanding.report.type.type === 'pathology' &&
    frame.assertion === 'conditional' &&
    CHANCE.test(ctx.clean(frame.source))
  )
    return quoteLine(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source, ctx);
  // "Favour sporadic tumour": what is in doubt is its kind.
  if (
    ctx.understanding.report.type.type === 'pathology' &&
    frame.assertion === 'possible' &&
    ITS_KIND.test(ctx.clean(frame.source))
  )
    return quoteLine(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source, ctx);
  const nodes = inNodes(frame, noun, ctx) ?? atEdge(frame, noun, ctx);
  if (nodes !== null) return nodes;
  const sample = sampleOf(frame, ctx);
  const phrase = headPhrase(sample === null ? withoutListedOrgans(frame, ctx) : insideSample(frame, sample, ctx), ctx, {
    term: true,
  });
  if (phrase === null) return null;
  const seenTo = signSeenTo(frame, ctx);
  if (seenTo !== undefined) return seenTo;
  const sign = asSign(frame, phrase, ctx);
  if (sign !== null) return sign;
  const when =
    ctx.section(frame) === 'physical_exam' && noun.kind === 'symptom'
      ? narrowingOf(frame, new Set(phrase.knowledge), Number.POSITIVE_INFINITY, ctx)
      : null;
  if (when !== null && when !== 'whole' && when.behind !== null) phrase.text = `${phrase.text} “${when.behind}”`;
  const name = sample?.name ?? letteredSample(frame, ctx) ?? testThatTells(frame, ctx) ?? ctx.teller.name;
  const teller = { ...ctx.teller, name };
  const text = statement(frame, phrase, noun.kind, { ...ctx, teller });
  const grounds = [...groundsOf(frame, ctx), ...(sample === null ? markOf(frame, ctx) : [sample.span])];
  const told = frame.change !== 'resolved' && (frame.assertion === 'present' || frame.assertion === 'possible');
  return {
    what: say(text, grounds, [...phrase.knowledge, ...(sample?.knowledge ?? [])]),
    details: told && frame.experiencer === 'patient' ? detailsOf(frame, phrase, ctx) : [],
    meaning: meaningOf(frame, ctx),
  };
}

const ITS_KIND =
  /\b(?:favou?r(?:s|ed|ing)?|likely|probabl[ye]|suggest\w*|(?:consistent|compatible) with) (?:an? )?(?:sporadic|hereditary|familial|primary|secondary|metastatic|incidental|reactive)\b/i;

/** What was treated before, or is of no weight by the report itself: in its own words. Null for anything else. */
export function inOwnWords(frame: Frame, ctx: Context): Plan | null {
  if (frame.ownWords === undefined) return null;
  if (frame.ownWords === 'unbound' && frame.head?.kind === 'descriptor') return null;
  const sentence = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  const lead =
    frame.ownWords === 'treated' ? 'of something that was treated before, the report says' : 'the report says';
  const told = quoteLine(sentence, ctx, lead) ?? quoteLine(frame.source, ctx, lead);
  if (told === null) return null;
  return {
    ...told,
    // Put in everyday words it needs no meanings behind it.
    details: told.what.text.includes('“') ? glossesFor(sentence, ctx) : told.details,
    what: { ...told.what, knowledge: frame.head === null ? [] : [frame.head.ref.id] },
  };
}
