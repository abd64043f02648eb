import { isOperationReport } from '../../understanding/index.js';
import type { Frame, Mention } from '../../understanding/types.js';
import { type Context, groundsOf, type Noun, nounOf } from '../context.js';
import { isBefore } from '../importance.js';
import { glossesFor } from '../retell/quote.js';
import { say } from '../said.js';
import { capital, list } from '../words/english.js';
import { NUMBER, numberOf } from '../words/figures.js';
import { isOfOtherOrgan } from '../words/organs.js';
import { headPhrase, type Phrase } from '../words/phrase.js';
import { place } from '../words/place.js';
import { printedSize } from '../words/sizes.js';
import { planBeside } from './beside.js';
import { detailsOf } from './details.js';
import { isMarker, planMarker } from './marker.js';
import { planAnswer, planMeasure } from './measure.js';
import { isAhead } from './mood.js';
import { narrowingOf } from './narrow.js';
import { planNarrowed } from './narrowed.js';
import { meaningOf, type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';
import { relativeIn } from './relative.js';
import { insideSample, letteredSample, NO_PLACE, sampleOf } from './sample.js';
import { hasSeveralSamples, markOf } from './specimens.js';
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

/** A finding, disease or symptom: there, possible, past, in the family, or only spoken of. */
export function planFinding(frame: Frame, ctx: Context): Plan | null {
  // How a medicine was borne is no state of the reader: the line is shown as it stands.
  if (frame.head?.kind === 'symptom' && ctx.section(frame) === 'allergies') return null;
  if (frame.head === null) return null;
  const noun = nounOf(frame.head, ctx);
  if (noun === null) return null;
  const own = inOwnWords(frame, ctx) ?? allergyTo(frame, ctx) ?? broughtAbout(frame, ctx);
  if (own !== null) return own;
  const germ = planSusceptibility(frame, ctx);
  if (germ !== null) return germ;
  if (isMarker(noun.id)) return planMarker(frame, ctx);
  // A mark left by the making of the slide is nothing of the reader's.
  if (noun.id === 'artifact' && ctx.understanding.report.type.type === 'pathology') return null;
  if (noun.id === 'surgical-margin') {
    const near = /\b(?:closest|nearest)\b/i.test(ctx.clean(frame.source)) ? frame.sizes[0] : undefined;
    return near === undefined
      ? null
      : plan(
          `the nearest edge of the removed tissue is ${printedSize(ctx.clean(near.span))} away`,
          groundsOf(frame, ctx),
          [noun.id],
        );
  }
  if (isClearOfEdge(frame, ctx)) return null;
  if (noun.kind === 'descriptor' || noun.kind === 'normal') return describePlace(frame, ctx);
  if (noun.kind === 'lab') return planAnswer(frame, noun, ctx);
  if (['anatomy', 'score', 'other', 'substance'].includes(noun.kind)) return null;
  if (isOfOtherOrgan(frame.head, noun, ctx)) return null;
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
  const phrase = headPhrase(sample === null ? frame : insideSample(frame, sample, ctx), ctx, { term: true });
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
  const name = sample?.name ?? letteredSample(frame, ctx) ?? ctx.teller.name;
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

/**
 * A sign of what the report never names, seen to already: the note of an operation tells it by its own words ("necrotic
 * fascia"), and a known one is told as the sign that it is. Undefined for anything else.
 */
function signSeenTo(frame: Frame, ctx: Context): Plan | null | undefined {
  if (frame.bySign !== true || frame.experiencer !== 'patient') return undefined;
  const { type, title } = ctx.understanding.report.type;
  // What a look with a camera saw is news; what was operated on has been seen to.
  if (isOperationReport(type, title) && /\b(?:operation|surgery)\b/i.test(title)) return null;
  return frame.urgency?.state === 'known' ? planBeside(frame, ctx) : undefined;
}

/** What the report does not name, only a sign that makes one think of it: the sign in its own words. */
function asSign(frame: Frame, phrase: Phrase, ctx: Context): Plan | null {
  if (frame.bySign !== true || frame.experiencer !== 'patient' || !OPEN_OR_SEEN.has(frame.assertion)) return null;
  if (frame.assertion === 'present' && (ctx.understanding.report.type.type === 'laboratory' || isSpelled(frame, ctx)))
    return null;
  const words = quoteLine(frame.source, ctx, 'in the report’s words');
  return {
    what: say(`the report tells of what can be a sign of ${phrase.text}`, groundsOf(frame, ctx), phrase.knowledge),
    details: words === null ? [] : [words.what],
    meaning: meaningOf(frame, ctx),
  };
}

/** "Perforated appendix": the words of the sign are those of its name, in another order. */
function isSpelled({ head, source }: Frame, ctx: Context): boolean {
  const words = ctx.clean(source).toLowerCase();
  const id = head?.ref.id ?? '';
  // A wide appendix alone is no appendicitis.
  if (!id.includes('-')) return words.includes(id.slice(0, -2));
  return id
    .split('-')
    .filter((word) => word !== 'acute')
    .every((word) => words.includes(word.slice(0, Math.min(6, Math.max(4, word.length - 3)))));
}

const ITS_KIND =
  /\b(?:favou?r(?:s|ed|ing)?|likely|probabl[ye]|suggest\w*|(?:consistent|compatible) with) (?:an? )?(?:sporadic|hereditary|familial|primary|secondary|metastatic|incidental|reactive)\b/i;

const OPEN_OR_SEEN: ReadonlySet<Frame['assertion']> = new Set(['present', 'possible']);

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

/** "Margin: negative, tumor is 5 cm away": not at the edge, so no growth of the edge. */
function isClearOfEdge(frame: Frame, ctx: Context): boolean {
  if (ctx.understanding.report.type.type !== 'pathology' || frame.assertion !== 'present') return false;
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const words = sentence === undefined ? '' : ctx.clean(sentence.span);
  const edge =
    /\bmargins?\b/i.test(sentence?.label?.text ?? '') || frame.sites.some(({ ref }) => ref.id === 'surgical-margin');
  return edge && CLEAR.test(words) && !REACHED.test(words);
}

const CLEAR =
  /\bmargins?\b[^.]{0,30}\b(?:negative|clear|free|uninvolved|not involved)\b|\b\d+(?:\.\d+)? ?(?:mm|cm) (?:away|from|to the)\b/i;
const REACHED =
  /\b(?:positive|(?<!not )involved|present at|extends? (?:in)?to|at the (?:\w+ )?margin|focally|reaches|touch\w*|transect\w*)\b/i;

const CANCER = /carcinoma|cancer|metasta|tumor|malignan|melanoma|sarcoma|neoplasm/;
const SHARE = new RegExp(
  String.raw`\b(${NUMBER})(?: \(\d+\))? ?(?:of|out of|\/) ?(?:the )?(${NUMBER})(?: \(\d+\))? (?:[a-z-]+ ){0,3}(?:lymph )?nodes?\b`,
  'i',
);

/** "Metastatic carcinoma in two of eighteen lymph nodes (2/18)": how many held cancer, of how many. */
function inNodes(frame: Frame, noun: Noun, ctx: Context): Plan | null {
  if (ctx.understanding.report.type.type !== 'pathology' || !CANCER.test(noun.id)) return null;
  if (frame.assertion !== 'present' || frame.experiencer !== 'patient') return null;
  const match = SHARE.exec(ctx.clean(frame.source));
  const [some, all] = [numberOf(match?.[1] ?? ''), numberOf(match?.[2] ?? '')];
  if (some < 1 || all < some) return null;
  const group = nodeGroup(frame, ctx);
  const of =
    all === 1
      ? `the 1 lymph node${group} that was checked`
      : `${some} of the ${all} lymph nodes${group} that were checked`;
  return { ...plan(`cancer was found in ${of}`, groundsOf(frame, ctx), [noun.id]), meaning: meaningOf(frame, ctx) };
}

/** "LYMPH NODES, RIGHT PELVIC, DISSECTION:": which of the nodes, as its label has it; nothing where it names none. */
export function nodeGroup(frame: Frame, ctx: Context): string {
  const label =
    ctx.understanding.report.sentences[frame.sentence]?.label?.text ??
    (frame.label === undefined ? '' : ctx.clean(frame.label));
  if (!/\bnodes?\b/i.test(label)) return '';
  const left = label
    .replace(
      /\b(?:regional|total|number|of|lymph|nodes?|dissection|excision|biopsy|biopsies|resection|sampling|examined|involved|removal|sentinel lymph|lymphadenectomy|the|core|needle|fna|positive|status|and|with|metastas[ei]s|contents?)\b/gi,
      ' ',
    )
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
  return left === '' || left.split(' ').length > 5 ? '' : ` (“${left}”)`;
}

/** "Peripheral margins: positive for melanoma": at the cut edge, told as that. */
function atEdge(frame: Frame, noun: Noun, ctx: Context): Plan | null {
  if (ctx.understanding.report.type.type !== 'pathology' || frame.assertion !== 'present') return null;
  const label = ctx.understanding.report.sentences[frame.sentence]?.label?.text ?? '';
  const match = /\b(deep|peripheral|lateral|radial|anterior|posterior|surgical|resection)?\s*margins?\b/i.exec(label);
  if (match === null || !/^(?:finding|disease)$/.test(noun.kind) || noun.id.includes('margin')) return null;
  if (!/\b(?:positive|involved|present|focally)\b/i.test(ctx.clean(frame.source))) return null;
  const which = { deep: 'deep ', peripheral: 'side ', lateral: 'side ' }[match[1]?.toLowerCase() ?? ''] ?? '';
  const phrase = headPhrase({ ...frame, sites: [], laterality: null }, ctx, { term: true });
  return phrase === null
    ? null
    : plan(`the ${which}edge of the removed tissue shows ${phrase.text}`, groundsOf(frame, ctx), [
        ...phrase.knowledge,
        'surgical-margin',
      ]);
}

/** Names of symptoms that are deeds ("throwing up"). */
const VERBAL =
  /^(?:throwing|coughing|fainting|passing|shaking|seeing|hearing(?! loss)|losing|gaining|waking|having|feeling|sneezing|needing|sweating|snoring|falling|forgetting)\b/;
/** Sections of what was seen, as against the story before. */
const CONTENT = new Set<string>(['findings', 'impression', 'diagnosis', 'microscopic', 'addendum']);

function statement(frame: Frame, phrase: Phrase, kind: string, ctx: Context): string {
  const x = phrase.text;
  const are = phrase.plural ? 'are' : 'is';
  if (frame.experiencer === 'family' || frame.assertion === 'family')
    return `${relativeIn(frame, ctx) ?? 'someone in your family'} has had ${x.replace(/\b(in|of|on|at) your\b/g, '$1 the')}`;
  if (frame.experiencer === 'other') return `the report notes ${x} in someone else`;
  if (frame.change === 'resolved') {
    // "A bowel that has stopped moving is gone": the illness is, not the organ.
    if (ORGAN_THAT.test(x) && frame.head !== null)
      return `the report says that this ${frame.assertion === 'possible' ? 'may be' : 'is'} over now: ${x}`;
    return frame.assertion === 'possible' ? `${capital(x)} may be gone now` : `${capital(x)} ${are} gone now`;
  }
  if (kind === 'medicine') return medicineStatement(frame, x, ctx);
  switch (frame.assertion) {
    case 'historical':
      // An old illness was not seen in the tissue of this sample.
      if (
        ctx.teller.sees &&
        ctx.understanding.report.type.type !== 'pathology' &&
        CONTENT.has(ctx.section(frame)) &&
        kind !== 'procedure'
      )
        return `${ctx.teller.name} ${ctx.teller.verb} ${x} from the past`;
      return kind === 'procedure' || kind === 'test'
        ? `you have had ${x} in the past`
        : `your past health history includes ${x}`;
    case 'conditional':
      {
        const chance = CHANCE.exec(ctx.clean(frame.source));
        if (chance !== null)
          return `the report gives the chance of ${x} as ${chance[1]?.replace(/\s?[-–]\s?/, ' to ')}%`;
      }
      if (/\brisk of\b[^.]*\b(?:very )?low\b/i.test(ctx.clean(frame.source)))
        return `the report calls the risk of ${x} low`;
      return `the report speaks of ${x} only as something that could happen`;
    case 'possible':
      return possible(frame, x, ctx);
    default:
      return present(frame, x, kind, ctx);
  }
}

const ORGAN_THAT =
  /^(?:an? |the )?(?:\w+ )?(?:lungs?|hearts?|kidneys?|liver|bowels?|stomach|eyes?|brain|bladder|bones?|skin|muscles?|joints?|nerves?|arter(?:y|ies)|veins?) (?:that|with|which|without)\b/;

const NOT_RULED_OUT =
  /\b(?:can ?not|could ?n[o']t|could not|can['’]t|not)(?: be)?(?: (?:\w+ly))? (?:exclude[d]?|ruled? out)\b|\bdo(?:es)? not (?:\w+ly )?(?:exclude|rule out)\b/i;

function possible(frame: Frame, x: string, ctx: Context): string {
  const { name, sees } = ctx.teller;
  if (frame.certainty === 'unlikely') return `${name} suggests that ${x} is unlikely`;
  if (NOT_RULED_OUT.test(ctx.clean(frame.source))) return `the report says that ${x} could not be ruled out`;
  if (frame.certainty === 'probable') return sees ? `${name} probably shows ${x}` : `the report says ${x} is likely`;
  return sees ? `${name} may show ${x}` : `you may have ${x}`;
}

function present(frame: Frame, x: string, kind: string, ctx: Context): string {
  if (kind === 'procedure' || kind === 'test')
    return isAhead(ctx.clean(frame.source)) ? `${x} is part of the plan` : `you had ${x}`;
  if (ctx.teller.sees) {
    if (isBefore(frame, ctx)) return `the test was done because of ${x}`;
    const past = frame.temporality === 'historical' && !/\bold\b/.test(x) ? ' from the past' : '';
    if (kind === 'symptom') return `the report notes ${x}`;
    // "Fullness consistent with a nerve injury": what was seen goes with it, and is no more than that.
    if (fitsOnly(frame, ctx)) return `what ${ctx.teller.name} shows fits with ${x}${past}`;
    return `${ctx.teller.name} shows ${x}${past}`;
  }
  if (kind === 'organism' && ctx.understanding.report.type.type === 'laboratory') return `the lab found ${x}`;
  switch (ctx.section(frame)) {
    case 'allergies':
      return `the report lists ${x} under your allergies`;
    case 'history_present':
    case 'chief_complaint':
    case 'hospital_course':
      if (kind === 'disease' && livesWith(frame, ctx)) return `you have ${x}`;
      return VERBAL.test(x) ? `you were ${x}` : `you had ${x}`;
    case 'past_history':
    case 'surgical_history':
    case 'social_history':
      return `your health history includes ${x}`;
    case 'review_of_systems':
      return `you reported ${x}`;
    case 'physical_exam':
    case 'vitals':
      return `the exam found ${x}`;
    default:
      return `the report notes ${x}`;
  }
}

/** Named as what the look of something fits with. */
function fitsOnly(frame: Frame, ctx: Context): boolean {
  const from = ctx.understanding.report.sentences[frame.sentence]?.span.start ?? frame.source.start;
  return (
    frame.head !== null &&
    frame.head.span.start > from &&
    FITS.test(ctx.clean({ start: from, end: frame.head.span.start }))
  );
}

const FITS =
  /\b(?:consistent with|compatible with|in keeping with|c\/w|typical (?:of|for|appearance of)|characteristic (?:of|for))(?: (?:an?|the|some))?(?: [\w-]+){0,3}\s*$/i;

/** "69-year-old woman with COPD who presented with …": an illness the reader lives with, not the story's. */
function livesWith(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || frame.head.span.start < frame.source.start) return false;
  const before = ctx.clean({ start: frame.source.start, end: frame.head.span.start });
  const after = ctx.clean({ start: frame.head.span.end, end: frame.source.end });
  return (
    /\b(?:male|female|man|woman|gentleman|lady|patient)\b[^.;]{0,30}\bwith (?:known |a |chronic |severe |mild )*$/i.test(
      `${before} `,
    ) && /^\W*(?:and [^.;]{0,40})?who\b/i.test(after)
  );
}

function medicineStatement(frame: Frame, x: string, ctx: Context): string {
  const allergy = /\b(?:allerg|anaphyla|intoleran|hypersensitiv|adverse reaction|hives)/i.test(ctx.clean(frame.source));
  if (ctx.section(frame) === 'allergies' || allergy) return `you are listed as allergic to ${x}`;
  return frame.assertion === 'historical'
    ? `you have taken ${x} in the past`
    : `the report mentions your medicine ${x}`;
}

export const CHANCE =
  /\b(?:risk|chance|probability|likelihood) (?:of|for)\b[^.%]*?(\d{1,3}(?:\.\d+)?(?:\s?(?:-|–|to)\s?\d{1,3}(?:\.\d+)?)?)\s?%/i;

/** A describing word alone ("the aorta is tortuous"): said of its place, or not at all. */
function describePlace(frame: Frame, ctx: Context): Plan | null {
  const sample = sampleOf(frame, ctx);
  // "A non-malignant course" is said of the illness, not of the sample.
  if (
    frame.head?.ref.id === 'benign' &&
    /\b(?:course|behaviou?r|clinical\w*|pain|hypertension)\b/i.test(ctx.clean(frame.source))
  )
    return null;
  if (sample !== null && frame.head?.ref.id === 'benign' && frame.assertion === 'present')
    return plan(
      `${isAloneInSample(frame, ctx) ? '' : 'one part of '}${sample.short} showed no cancer (benign)`,
      [...groundsOf(frame, ctx), sample.span],
      [...sample.knowledge, 'benign'],
    );
  if (frame.ownWords === 'unbound' || (frame.head !== null && isOfUnknown(frame.head, frame, ctx))) return null;
  const site = frame.sites[0] === undefined ? null : nounOf(frame.sites[0], ctx);
  const word = frame.head === null ? null : nounOf(frame.head, ctx);
  if (site === null || word === null || frame.assertion !== 'present' || frame.experiencer !== 'patient') return null;
  // "Small atypical glands": of what is seen on the slide, not of an organ.
  if (ctx.understanding.report.type.type === 'pathology' && NO_PLACE.test(site.id)) return null;
  // "Decreased pinprick from the feet up": how much there is of something, and no look of the place.
  if (/^(?:decreased|increased|reduced|diminished|absent|impaired)$/.test(word.id)) return null;
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

/** "No enlarged hilar lymph nodes": said of the nodes, not of the place they lie in. */
function noEnlargedNodes(frame: Frame, noun: Noun, ctx: Context): Plan {
  const sites = frame.sites
    .map((mention) => nounOf(mention, ctx))
    .filter((site) => site !== null)
    .filter((site) => !site.id.includes('lymph-node'));
  const where = sites.length === 0 ? '' : ` in ${list(sites.slice(0, 3).map((site) => place(site, frame.laterality)))}`;
  return plan(`no enlarged lymph nodes were seen${where}`, groundsOf(frame, ctx), [
    noun.id,
    ...sites.map(({ id }) => id),
  ]);
}

/** Names of a change in size of a place ("larger size than usual"): told of the place itself. */
export const LARGER = /^(larger|bigger|wider|thicker|smaller)(?: size)? than usual$/;

/** "The outline of your heart looks larger than usual (enlarged)." Null without a place. */
export function planLarger(frame: Frame, ctx: Context): Plan | null {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  const site = frame.sites[0] === undefined ? null : nounOf(frame.sites[0], ctx);
  const how = noun === null ? undefined : LARGER.exec(noun.lay)?.[1];
  if (noun === null || site === null || how === undefined || frame.experiencer !== 'patient') return null;
  const clause = ctx.clean(frame.source);
  if (frame.negated && /\b(?:lymph )?nodes?\b|\badenopathy\b/i.test(clause)) return noEnlargedNodes(frame, noun, ctx);
  const where = place(site, frame.laterality);
  const many = site.number === 'plural' || frame.laterality === 'both';
  let verb = many ? 'look' : 'looks';
  if (frame.negated) verb = many ? 'do not look' : 'does not look';
  else if (frame.assertion === 'possible') verb = 'may be';
  else if (frame.assertion !== 'present') return null;
  return plan(`${where} ${verb} ${how} than usual`, groundsOf(frame, ctx), [noun.id, site.id]);
}
