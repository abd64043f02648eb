import type { Analysis, Importance } from '../../contract/analysis.js';
import { onceIn } from '../../knowledge/index.js';
import { Screened } from '../../reading/index.js';
import { isOperationReport, setsApart } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { isBeyondNormal } from '../planners/beyond-normal.js';
import { isMarker } from '../planners/marker.js';
import { categoryOf } from '../planners/score.js';
import { isStepOfStay } from '../stay/step.js';
import { isBeforeStay } from './before-stay.js';
import { isGraveField } from './field-weight.js';
import { fitsAge } from './fits-age.js';
import { isOnlySpokenOf } from './spoken-of-only.js';
import { isCancerOfThePast, isFreeOfIt } from './treated-cancer.js';

export const IMPORTANCE_ORDER: readonly Importance[] = ['urgent', 'important', 'note', 'normal'];

/** Sections that tell the story before this report: what stands there is no finding of it. */
export const BEFORE: ReadonlySet<string> = new Set([
  'indication',
  'comparison',
  'technique',
  'past_history',
  'surgical_history',
  'family_history',
  'social_history',
]);
/** In the report of a picture or a sample, these too are the story before it. */
export const BEFORE_TEST: ReadonlySet<string> = new Set([
  'history_present',
  'chief_complaint',
  'medications',
  'allergies',
  'review_of_systems',
]);

/** Sections in which a report says what it comes to. */
export const CONCLUSIONS: ReadonlySet<string> = new Set(['impression', 'diagnosis', 'discharge_diagnosis', 'addendum']);

/** The description of cells on which a pathologist's diagnosis rests. */
export function isSlide(type: Analysis['reportType'], section: string): boolean {
  return type === 'pathology' && section === 'microscopic';
}

/** Its place in the order of what weighs most: the smaller, the weightier. */
export function rankOf({ importance }: { importance: Importance }): number {
  return IMPORTANCE_ORDER.indexOf(importance);
}

/** The weightier of two. */
export function weightier(a: Importance, b: Importance): Importance {
  return IMPORTANCE_ORDER.indexOf(a) <= IMPORTANCE_ORDER.indexOf(b) ? a : b;
}

/** Sections that tell what was before the visit or the operation that the note is about. */
const STORY = new Set([
  'history_present',
  'past_history',
  'surgical_history',
  'chief_complaint',
  'review_of_systems',
  'consults',
]);

/** Sections of an operation note whose findings the team has seen to. */
const OPERATED = new Set(['indication', 'procedures', 'diagnosis']);

const sentHome = new WeakMap<object, boolean>();

/** An emergency note that ends with the way home: what it found was weighed there. */
function isSentHome({ understanding: { report } }: Context): boolean {
  const known = sentHome.get(report);
  if (known !== undefined) return known;
  const home =
    /\bdispo(?:sition)?\W{1,3}(?:d\/c |discharged? )?(?:to )?home\b|\b(?:d\/c(?:['’]?d)?|discharged?) (?:to )?home\b/i.test(
      report.clean,
    );
  sentHome.set(report, home);
  return home;
}

const REMOVED =
  /\b(?!(?:poly|vas)pectomy)(?:append(?:ic)?|cholecyst|salping|oophor|orchi|col|hemicol|sigmoid|gastr|splen|nephr|hyster)ectomy\b/i;

const removals = new WeakMap<object, boolean>();

function tellsOfRemoval({ understanding: { report } }: Context): boolean {
  const known = removals.get(report) ?? REMOVED.test(report.clean);
  removals.set(report, known);
  return known;
}

const ofSample = onceIn(
  /\b(?:biops(?:y|ies)|bx|curett(?:ings?|age)|products|poc|decidua\w*|evacuation|endometri\w+)\b/i,
);
const ofPart = onceIn(/\b(?:resect\w+|excision|\w+ectomy)\b/i);

/** "Colon biopsy", "gastric biopsies": the part that is ill is still there. */
function isOnlySampled({ understanding: { report } }: Context): boolean {
  return ofSample(report.clean) && !ofPart(report.clean);
}

/** What is seen under the microscope only in a part that was taken out. */
const TAKEN_OUT = new Set([
  'appendicitis',
  'perforated-appendicitis',
  'acute-cholecystitis',
  'cholecystitis',
  'perforation',
  'ovarian-torsion',
  'testicular-torsion',
  'ectopic-pregnancy',
  'bowel-ischemia',
  'bowel-perforation',
]);

/** Told of an organ that the sample was: what could be done about it has been done. */
export function isOfTakenOut(frame: Frame, ctx: Context): boolean {
  const id = frame.head?.ref.id ?? '';
  return ctx.understanding.report.type.type === 'pathology' && (TAKEN_OUT.has(id) || GALLBLADDER.has(id));
}

const GALLBLADDER = new Set(['chronic-cholecystitis', 'gallstones', 'cholesterolosis', 'cholelithiasis']);

/** Told of a stay that is over, or as the story in a note on a visit: someone has seen to it, so it is no news. */
function isPastStay(frame: Frame, ctx: Context): boolean {
  const { type, title } = ctx.understanding.report.type;
  const section = ctx.section(frame);
  if (isOperationReport(type, title) && OPERATED.has(section)) return true;
  // What was found in a part that was taken out has been taken out with it.
  if (type === 'pathology' && (tellsOfRemoval(ctx) || (TAKEN_OUT.has(frame.head?.ref.id ?? '') && !isOnlySampled(ctx))))
    return true;
  if (type === 'other' && /emergency/i.test(title) && isSentHome(ctx)) return true;
  // What was found when the reader had gone home is news.
  if (type === 'discharge_summary' && frame.urgency?.state === 'new') return false;
  return type === 'discharge_summary' || section === 'hospital_course' || (type === 'other' && STORY.has(section));
}

/** "No uptake in the gallbladder", "flow is absent": what a healthy part shows is missing, and nothing is well by it. */
const MISSES_ITS_WORK = new Screened(
  /\b(?:no|absent|absence of|lack of|loss of) (?:(?:tracer|radiotracer|colou?r|blood|arterial|venous|doppler|motor|sensory) )*(?:uptake|excretion|perfusion|flow|pulses?|signals?|reflex(?:es)?|responses?|(?:breath|bowel|heart) sounds|sensation|peristalsis)\b|\b(?:uptake|excretion|perfusion|flow|pulses?|signals?|reflex(?:es)?|responses?) (?:is|are|was|were) (?:absent|not (?:seen|detected|present|obtained))\b/i,
);

/** "No invasion in this material, but a carcinoma cannot be excluded": nothing that calms. */
const LEFT_OPEN = new Screened(
  /\b(?:but|although|though|however)\b[^.;]{0,60}\b(?:can ?not|could not) be (?:\w+ly )?(?:excluded|ruled out)\b/i,
);

/** "Normal at first, but dropped", "marked changes without infiltrate", "not tolerating feeds": told among what was well it would calm. */
const NOT_ALL_WELL = new Screened(
  /\bnormal\b[^.;]{0,50}\b(?:but|however|although|then)\b[^.;]{0,40}\b(?:dropp(?:ed|ing)|fell|desat\w*|rose|wors\w+|declin\w+)\b|\bnormal\b[^.;]{0,60}\bbut (?:with )?(?:stage|grade|moderate|severe|marked)\b|\b(?:prominent|increased|abnormal|chronic|diffuse)\b[^.;]{0,60}\b(?:changes|markings|opacit(?:y|ies)|densit(?:y|ies)|thickening)\b[^.;]{0,20}\bwithout\b|\b(?:not|n['’]t) (?:been )?(?:tolerat(?:e|ed|ing)|responding|improving|eating|feeding|drinking)\b|\b(?:unable|impossible|not possible|difficult|hard) to (?:rule out|exclude)\b/i,
);

/** True of words that deny or praise one thing and tell of trouble in the same breath. */
export function tellsTrouble(words: string): boolean {
  return NOT_ALL_WELL.test(words);
}

function isNotAllWell(frame: Frame, ctx: Context): boolean {
  if (ctx.teller.sees || frame.change === 'resolved') return false;
  return tellsTrouble(ctx.clean(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source));
}

/**
 * How much a frame matters to the reader. Absent and normal things are normal; past, family and merely spoken-of things
 * are a note; a known urgent finding is told as known, so it is important, not urgent; what is new or growing is
 * at least important where the knowledge base calls the finding more than harmless. What a discharge summary tells was
 * treated during the stay, so it is important and not urgent.
 */
export function importanceOf(frame: Frame, ctx: Context): Importance {
  if (
    frame.kind === 'absent' &&
    LEFT_OPEN.test(ctx.clean(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source))
  )
    return 'note';
  if (frame.kind === 'absent' && MISSES_ITS_WORK.test(ctx.clean(frame.source))) return 'note';
  if (frame.kind === 'normal' && isBeyondNormal(ctx.clean(frame.source))) return 'note';
  if (frame.kind === 'absent' || frame.kind === 'normal' || frame.negated || frame.change === 'resolved')
    return isNotAllWell(frame, ctx) ? 'note' : 'normal';
  if (frame.field?.id === 'inner-canal') return 'normal';
  if (frame.field !== undefined && !isOwnName(frame) && !isBefore(frame, ctx))
    return isGraveField(frame.field) ? 'important' : 'note';
  // Held against an earlier picture, and the same.
  if (frame.kind === 'comparison') return 'normal';
  if (frame.head?.ref.id === 'benign') return 'normal';
  if (frame.kind === 'pending') return /\bno\b|\bnone\b/i.test(ctx.clean(frame.source)) ? 'normal' : 'important';
  if (frame.part === 'went_wrong') return underComplications(frame, ctx) ? 'important' : 'note';
  const weightless = frame.ownWords !== undefined && !/^(?:alternative|unbound)$/.test(frame.ownWords);
  if (frame.experiencer !== 'patient' || frame.assertion === 'family' || weightless) return 'note';
  if (frame.setAside !== undefined) return 'note';
  if (frame.assertion === 'historical' || frame.assertion === 'conditional') return 'note';
  // What a medicine once did is no news.
  if (ctx.section(frame) === 'allergies') return 'note';
  if (isBefore(frame, ctx) || frame.kind === 'reason' || isBeforeStay(frame.sentence, ctx)) return 'note';
  const treated = isPastStay(frame, ctx);
  // "No mass, pneumothorax on the left": told so that it is asked about, and no alarm.
  if (frame.twoWays && frame.urgency !== null) return 'important';
  if (frame.urgency !== null && isOnlySpokenOf(frame, ctx)) return 'note';
  if (frame.urgency !== null && treated) return 'important';
  if (frame.urgency !== null) return frame.urgency.state === 'known' ? 'important' : 'urgent';
  // A cancer of years ago, as the note of a visit tells it again.
  if (frame.assertion === 'present' && isCancerOfThePast(ctx) && isOfCancer(frame, ctx))
    return isFreeOfIt(frame, ctx) ? 'important' : 'note';
  if (frame.kind === 'score') return categoryOf(frame, ctx)?.importance ?? 'note';
  if (frame.kind === 'medicine' && isStepOfStay(frame, ctx)) return 'note';
  if (frame.kind === 'medicine')
    return frame.medicine?.change != null && frame.medicine.change !== 'continued' ? 'important' : 'note';
  if (frame.head?.ref.folder !== 'concepts') return 'note';
  const concept = ctx.knowledge.concept(frame.head.ref.id);
  if (concept === undefined || frame.kind === 'procedure' || frame.kind === 'treatment') return 'note';
  if (frame.kind === 'device') return 'note';
  // A germ that the lab grew is what such a report is about.
  if (concept.kind === 'organism' && ctx.understanding.report.type.type === 'laboratory') return 'important';
  const base = concept.importance;
  if (base !== 'urgent' && !concept.sensitive && fitsAge(frame, ctx)) return 'normal';
  if (base === 'important' && isOneOfMany(frame, ctx)) return 'note';
  if (base === 'important' && (fitsHarmless(frame, ctx) || isHealed(frame, ctx))) return 'note';
  if (base === 'urgent' && treated) return 'important';
  // "Rule out X": what is only to be looked for does not call for quick action.
  const sought = frame.assertion === 'possible' && frame.urgency === null;
  // "Diffuse concave ST elevation": the list of what cannot wait sets it apart by the words of its line.
  const line = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  const setApart =
    base === 'urgent' && ctx.knowledge.urgentFor(concept.id).some(({ unless }) => setsApart(unless, ctx.clean(line)));
  // "Low suspicion for sepsis" of a visit or a stay: weighed, and set aside.
  if (frame.certainty === 'unlikely' && !ctx.teller.sees) return 'note';
  if (base === 'urgent')
    return sought || setApart || frame.change === 'stable' || frame.certainty === 'unlikely' ? 'important' : 'urgent';
  if (frame.certainty === 'unlikely') return 'note';
  // A lymph node that grows, as the conclusion measures it.
  if (/(?:^|-)lymph-node$/.test(concept.id) && frame.change === 'increased' && frame.sizes.length > 0)
    return 'important';
  if (base === 'normal') return 'note';
  if (concept.kind === 'symptom') return 'note';
  if (base === 'note' && isWhatResultsMean(frame, concept.kind, ctx)) return 'important';
  const growing = frame.change === 'new' || frame.change === 'increased';
  if (isTight(frame, ctx) || pumpsWeakly(frame, ctx)) return 'important';
  if (base === 'note' && isLesion(concept.term) && isCalledSuspicious(frame, ctx)) return 'important';
  const severe = frame.severity === 'severe' || frame.severity === 'moderate-severe';
  return base === 'note' && (growing || severe) && (concept.kind === 'finding' || concept.kind === 'disease')
    ? 'important'
    : base;
}

/** "Suppressed TSH with positive antibodies indicates hyperthyroidism due to Graves disease": what the laboratory takes its figures for. */
function isWhatResultsMean(frame: Frame, kind: string, ctx: Context): boolean {
  if (ctx.understanding.report.type.type !== 'laboratory' || kind !== 'disease' || frame.bySign === true) return false;
  if (frame.assertion !== 'present' || frame.certainty !== 'certain' || frame.head === null) return false;
  const from = ctx.understanding.report.sentences[frame.sentence]?.span.start ?? frame.source.start;
  return MEANS.test(ctx.clean({ start: from, end: frame.head.span.start }));
}

const MEANS =
  /\b(?:indicates?|indicative of|confirms?|confirming|confirmed|diagnostic (?:of|for)|establish(?:es|ing)|proves?|results? (?:show|are those of))\b[^.;]{0,60}$/i;

/** "Ddx includes drug eruption": what else a sample could show weighs less than what it shows, unless it frightens. */
function isOneOfMany(frame: Frame, ctx: Context): boolean {
  if (ctx.understanding.report.type.type !== 'pathology' || frame.assertion !== 'possible') return false;
  const line = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  return /\b(?:ddx|d\/d|differential)\b/i.test(ctx.clean(line)) && !isSensitive(frame, ctx);
}

/** "Old healed left rib fracture", "remote clavicle fracture": seen still, and no news. */
function isHealed({ head, source, urgency }: Frame, ctx: Context): boolean {
  if (urgency !== null || head?.ref.id.includes('fracture') !== true) return false;
  const before = ctx.clean({ start: Math.min(source.start, head.span.start), end: head.span.start });
  return (
    /(?<!non-?|not |un)\b(?:old|remote|healed)\b[^,;.]*$/i.test(before) && !/\b(?:new|acute|recent)\b/i.test(before)
  );
}

/** Words for anything that stands out, which say nothing of what it is. */
const UNNAMED: ReadonlySet<string> = new Set(['mass', 'lesion', 'nodule', 'lump', 'density', 'opacity', 'structure']);

/** "A mass consistent with a retention cyst": what the report takes it for weighs, and that is harmless. */
function fitsHarmless(frame: Frame, ctx: Context): boolean {
  if (!UNNAMED.has(frame.head?.ref.id ?? '') || frame.urgency !== null || frame.links.length === 0) return false;
  return frame.links.every(({ relation, mention }) => {
    const named = mention.ref.folder === 'concepts' ? ctx.knowledge.concept(mention.ref.id) : undefined;
    return relation === 'consistent' && named !== undefined && ['note', 'normal'].includes(named.importance);
  });
}

function underComplications(frame: Frame, ctx: Context): boolean {
  const { report } = ctx.understanding;
  const section = report.sections[report.sentences[frame.sentence]?.section ?? -1];
  return /complication/i.test(section?.heading?.text ?? '') && !/^\W*no\b/i.test(ctx.clean(frame.source));
}

/** An artery narrowed by 70% or more, as the report prints it. */
function isTight(frame: Frame, ctx: Context): boolean {
  if (!/stenosis|narrowing|occlusion|restenosis/.test(frame.head?.ref.id ?? '') || frame.assertion !== 'present')
    return false;
  if (!frame.sites.some(({ ref }) => /artery|arteries|aorta|graft|carotid/.test(ref.id))) return false;
  const printed = ctx.clean(frame.source).match(/(?<![<\d] ?)\b\d{2,3}(?= ?%|-\d)/g) ?? [];
  return printed.some((figure) => Number(figure) >= 70 && Number(figure) <= 100);
}

/** A share of blood pumped out of 40% or less, as the report prints it now. */
function pumpsWeakly(frame: Frame, ctx: Context): boolean {
  if (frame.head?.ref.id !== 'ejection-fraction' || frame.assertion !== 'present') return false;
  const behind = ctx.clean({ start: frame.head.span.end, end: Math.max(frame.head.span.end, frame.source.end) });
  const figure = /(\d{1,2})(?:\.\d+)?\s?(?:(?:-|–|to)\s?\d{1,2}(?:\.\d+)?\s?)?%/.exec(behind)?.[1];
  return figure !== undefined && Number(figure) <= 40;
}

/** What a gene test found or did not find names no cancer: it is what such a report is about. */
const OPEN_FIELDS = /^(?:hpv-|variant$|gene$)/;

/** Possible or certain cancer and the like in the reader: announced gently. */
export function isSensitive(frame: Frame, ctx: Context): boolean {
  if (frame.assertion === 'present' && isCancerOfThePast(ctx)) return false;
  return isOfCancer(frame, ctx);
}

function isOfCancer(frame: Frame, ctx: Context): boolean {
  if (frame.negated || frame.experiencer !== 'patient') return false;
  // A virus that many people have is told openly.
  if (frame.field !== undefined && !isOwnName(frame))
    return isGraveField(frame.field) && !OPEN_FIELDS.test(frame.field.id);
  if (frame.assertion !== 'present' && frame.assertion !== 'possible') return false;
  if (frame.kind === 'score') return categoryOf(frame, ctx)?.sensitive ?? false;
  if (isBefore(frame, ctx)) return false;
  if (['absent', 'normal', 'recommendation', 'follow_up', 'procedure', 'reason'].includes(frame.kind)) return false;
  if (isKnownVirus(frame, ctx)) return false;
  if (frame.head !== null && isMarker(frame.head.ref.id)) return true;
  const own = frame.head?.ref.folder === 'concepts' ? ctx.knowledge.concept(frame.head.ref.id) : undefined;
  const open = own !== undefined && ((isLesion(own.term) && !looksSuspicious(frame)) || isCalledBenign(frame, ctx));
  const head = open ? null : frame.head;
  const ids = [head, ...frame.links.filter((link) => link.relation !== 'with').map((link) => link.mention)];
  return ids.some(
    (mention) => mention?.ref.folder === 'concepts' && ctx.knowledge.concept(mention.ref.id)?.sensitive === true,
  );
}

/** "Ballooning: present": a row that names a thing by its own name weighs as the thing does. */
function isOwnName({ field, head }: Frame): boolean {
  return field?.id === 'named' && head !== null;
}

/** "HIV on ART, suppressed", "known HIV": a virus that the reader lives with and is treated for is no news. */
function isKnownVirus(frame: Frame, ctx: Context): boolean {
  if (!/^hiv\b/.test(frame.head?.ref.id ?? '') || ctx.teller.sees) return false;
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  return sentence !== undefined && LIVED_WITH.test(ctx.clean(sentence.span));
}

const LIVED_WITH =
  /\b(?:known|stable|doing well|excellent|viral load (?:of )?(?:less than|<|undetect\w+)|on (?:HA?ART|ART|ARVs?|TLD|Biktarvy|treatment|therapy|\w+tegravir)|suppressed|undetectable|well[- ]controlled|since|k\/c\/o|(?:x|for) \d+ (?:yrs?|years?))\b(?! (?:exposure|contact))/i;

/** "Neoplasm: benign", "benign tumor of the skin": a growth without another name that its own line calls harmless. */
export function isCalledBenign({ head, source, assertion }: Frame, ctx: Context): boolean {
  if (head?.ref.id !== 'tumor' || assertion !== 'present') return false;
  const words = ctx.clean(source);
  return /\bbenign\b/i.test(words) && !NOT_SURE.test(words);
}

const NOT_SURE =
  /\b(?:not|no|non|versus|vs|or|cannot|could|may|malignan\w*|uncertain|borderline|atypi\w*|potential|carcinoma|cancer|than|favou?r\w*|probabl[ey]|likely|possibl[ey]|appear\w*)\b|\?/i;

/** A lump or spot by itself, not named a cancer: told openly; only the suspicion is announced. */
export function isLesion(term: string): boolean {
  return (
    /\b(?:nodule|mass|lesion|lump|spot|density|opacity|cyst|polyp|asymmetry|calcifications?)s?\b/i.test(term) &&
    !/\b(?:malignan|cancer|carcinoma|metasta|neoplas|tumou?r)/i.test(term)
  );
}

/** Told as the story before this report, not as its result. */
export function isBefore(frame: Frame, ctx: Context): boolean {
  const section = ctx.section(frame);
  return BEFORE.has(section) || (ctx.teller.sees && BEFORE_TEST.has(section));
}

/** "Suspicious right upper lobe lesion": the report's own word for what must be looked at more closely. */
function isCalledSuspicious({ head, source }: Frame, ctx: Context): boolean {
  if (head === null || head.span.start < source.start) return false;
  const before = ctx.clean({ start: source.start, end: head.span.start });
  return /(?<!\b(?:no|not|non|less|without|mildly|low|nor|or)[ -])\b(?:suspicious|worrisome)\b(?! (?:for|of|but)\b)[^,;:]*$/i.test(
    before,
  );
}

/** Looks that reports give as reasons for suspicion. */
function looksSuspicious(frame: Frame): boolean {
  return frame.others.some((mention) => /^(?:spiculated|suspicious)/.test(mention.ref.id));
}
