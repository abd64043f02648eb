import type { Span } from '../../contract/analysis.js';
import type { Frame, Mention } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { asPrinted } from '../words/quote-marks.js';

/**
 * What a denial or a "normal" is said of, where our own words would leave it out: a part ("the ostium"), a matter ("tone"),
 * a place, a time or a test behind it ("on admission", "in the main arteries"). Said without them it would be wider than
 * the report, and a reader would be calmed about what nobody looked at.
 */

/** Words that narrow nothing: that a thing was seen, by whom it was said, how sure it is. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
const SMALL = words(
  `a an e o the of in on at to for with and or as is are was were be been being am has have had having he she it they his her
  their its him them you your this that these those there here which also both all any either each every neither nor no not none without never
  evidence sign signs seen noted identified appreciated present found demonstrated visible visualized observed detected evident apparent
  appears appear appeared patient patient's pt mr mrs ms i we do does did show shows showed reveals revealed demonstrates
  study exam examination scan image images film test report today currently now time at present again otherwise however clinically
  definite definitely obvious obviously gross grossly clear clearly frank overt convincing appreciable discernible significant
  significantly specific particular such kind sort type any history known documented other further additional more symptoms symptom
  problems problem suggestion suggest suggesting indication findings finding focal acute new discrete abnormal really even much
  complaints complaint reported reports denies denied positive negative for from by can could would will may be any associated
  areas area process processes lesion lesions disease etc so far xxxx over near around along within throughout through into behind below
  fhx fh fmhx hx above involving upon under between little girl boy man woman gentleman lady infant baby child male female`,
);

/** Content words of a stretch that stand in no told mention. */
function wordsLeft(span: Span, told: (mention: Mention) => boolean, ctx: Context): { word: string; at: number }[] {
  const mentions = ctx.mentions.within(span).filter(told);
  const text = ctx.understanding.report.clean.slice(span.start, span.end);
  const left: { word: string; at: number }[] = [];
  let next = 0;
  for (const match of text.matchAll(/[A-Za-z][A-Za-z'’-]*/g)) {
    const at = span.start + match.index;
    while (next < mentions.length && (mentions[next]?.span.end ?? 0) <= at) next++;
    const mention = mentions[next];
    if (mention !== undefined && mention.span.start <= at && mention.span.end > at) continue;
    const word = match[0].toLowerCase();
    if (!SMALL.has(word)) left.push({ word, at });
  }
  return left;
}

/** A stretch of the report as it can stand in a sentence of ours. */
function quoted(span: Span, ctx: Context): string | null {
  const printed = asPrinted(ctx.clean(span))
    .replace(/^[\s,;:.–-]+|[\s,;:.–-]+$/g, '')
    .replace(/\s+(?:and|or|but|with|is|was|are|were)$/i, '');
  const count = printed.split(/\s+/).length;
  if (printed === '' || count > MOST_QUOTED || /XXXX|[[\]{}<>|()]/.test(printed)) return null;
  return printed;
}

const MOST_QUOTED = 14;

/** What a denied thing is narrowed to, in the report's words; `whole` where only the whole line says it rightly. */
export type Narrowing = { behind: string | null; name: string | null } | 'whole';

const BEHIND =
  /^(?:\s*(?:is|are|was|were|has|have|had|been|be|seen|noted|identified|present|evident|visible|detected|demonstrated|found|appreciated|visuali[sz]ed|observed|heard|felt|palpated|today|there)\b)*\s*((?:in|within|of|at|along|involving|throughout|on|over|near|around|below|above|beneath|with the exception of|with (?=(?:[\w-]+ ){0,2}(?:movements?|motion|cough\w*|exertion|activity|palpation|inspiration|weight|stress|exercise|ambulation|flexion|extension|pressure|breathing|swallowing|breaths?|walking|eating|urination|meals?|contrast)\b)|during|after|before|until|since|between|under|through|into|upon|while|when|other than|except)\b[^;.:]*)/i;
/** Behind these something new is said, or a link that is no place. */
const ENDS =
  /,|\b(?:but|which|who|that is|although|though|however|to suggest|suggesting|consistent|concerning|compatible|indicating|given|because|and (?:the|there|no|he|she|his|her|is|was|are|were|has|it)|no|without|nor)\b/i;
const NO_LIMIT =
  /^(?:at (?:this|the present|the current|present|all)(?: time| point| moment)?|on (?:this|today['’]s|the current|the present) \w+(?: \w+)?|with (?:certainty|confidence)|of (?:any|note|significance)(?: \w+)?|in (?:any|this|these|the|any of the|all of the) (?:study|exam|case|patient|family|view|image|samples?|specimens?|biops(?:y|ies)|tissue|material|sections?)\b.*)$/i;

/** How far a denial of `frame` reaches; `next` is where the next denied thing of its list begins. */
export function narrowingOf(frame: Frame, told: ReadonlySet<string>, next: number, ctx: Context): Narrowing {
  const none = { behind: null, name: null };
  const { head } = frame;
  if (head === null || head.span.start < frame.source.start || head.span.end > frame.source.end) return none;
  const isTold = (mention: Mention) => told.has(mention.ref.id) || STATEMENTS.has(mention.kind);
  const stop = Math.min(next, frame.source.end);
  let behind: string | null = null;
  const after = ctx.understanding.report.clean.slice(head.span.end, stop);
  const found = BEHIND.exec(after.replace(/\s/g, ' '));
  if (found?.[1] !== undefined) {
    const cut = ENDS.exec(found[1]);
    const phrase = cut === null ? found[1] : found[1].slice(0, cut.index);
    const start = head.span.end + found[0].length - found[1].length;
    const span = { start, end: start + phrase.trimEnd().length };
    if (!NO_LIMIT.test(phrase.trim()) && wordsLeft(span, isTold, ctx).some(({ word }) => !isSide(word, frame))) {
      const quote = quoted(span, ctx);
      if (quote === null) return 'whole';
      behind = /(?:ing|\b(?:her|his|the|a|my|our))$/i.test(quote) ? null : quote;
    }
  }
  const name = nameAsPrinted(frame, isTold, ctx);
  // "No glandular (CGIN) abnormality": a kind that cannot be quoted alone.
  return name === '' ? 'whole' : { behind, name };
}

function isSide(word: string, frame: Frame): boolean {
  return (
    (frame.laterality !== null && /^(?:left|right|both|either|bilateral\w*|sides?)$/.test(word)) ||
    (frame.level !== null && frame.level.toLowerCase().includes(word))
  );
}

const STATEMENTS: ReadonlySet<string> = new Set(['finding', 'disease', 'symptom', 'device', 'medicine', 'organism']);
const CUE =
  /\b(?:no|not|without|negative for|free of|absence of|lack of|nor|or|and|denies|denied|never|any)\b(?!.*\b(?:no|not|without|negative for|free of|absence of|lack of|nor|or|and|any|denies|denied)\b)([^.;,:]*)$/i;
/** Words in front of the name that `limitOf` tells, or that say nothing of which one. */
const TOLD_LIMITS =
  /^(?:large|sizable|sizeable|massive|big|huge|macroscopic|high-grade|severe|marked|critical|advanced|extensive|moderate|complete|full-thickness|full|thickness|partial|partial-thickness|hemodynamically|flow-limiting|important|relevant|suspicious|worrisome|malignant-appearing|residual|recurrent|active|displaced|obstructing|obstructive|drainable|radiopaque|radio-opaque|left|right|bilateral|associated|recent|recently|prior|previous|past|use|family|palpable|intrinsic|intraoperative|unusual|surrounding|identifiable|large-volume|chronic|old|high|grade|upper|lower|typical|appearing|radiographic|need|reporting|aware|having|episodes?|recall|feel\w*|tak\w+|us\w+|smok\w+|drink\w*|cardiopulmonary|pleural|visceral|abnormalit\w+|think|experience\w*|develop\w*|suffer\w*|require\w*|receiv\w*|undergo\w*|meet|criteria|stigmata|unequivocal|reveal|disclose|major|serious|worsening|nonspecific|measurable|extraneous|true|additional|fully|longer|tolerating|consume\w*|abuse\w*|drugs?|illicit|recreational|intravenous|iv|tobacco|alcohol|cigarettes?|medical|medications?|surgical|surgeries|treat\w*|due|concern\w*|specifically|presence|appreciate|notice\w*|hear\w*|see|saw|find|found|detect|know|pathologic(?:al)?|enlarged|identify|get|got|gave|want\w*|wish\w*|plan\w*|go|going|about|medicine|food|during|between|her|his|nodes?|lymph|source|focus|foci|amount|degree|level|component|element|changes?|interval)$/;

/** Cells or a growth of one kind only: those of another may be there. */
const OF_SOME = /^(?:circulating|infiltrating|invading|proliferating|keratini[sz]ing|necroti[sz]ing|obstructing)$/;

/**
 * "No parapharyngeal hemorrhagic lesion": a kind or a place in the name that our name lacks. Null where nothing is lost, empty where it
 * cannot stand in a sentence of ours.
 */
function nameAsPrinted(frame: Frame, isTold: (mention: Mention) => boolean, ctx: Context): string | null {
  const head = frame.head as Mention;
  const before = ctx.understanding.report.clean.slice(frame.source.start, head.span.start).replace(/\s/g, ' ');
  const own = CUE.exec(before)?.[1];
  if (own === undefined || own.trim() === '' || own.trim().split(/\s+/).length > 4) return null;
  if (/\b(?:where|when|which|who|that|because|upon|if|as|than|after|before|to)\b/i.test(own)) return null;
  const from = /^.*\b(?:evidence|signs?|suggestion|indication|history) of\b/i.exec(own)?.[0].length ?? 0;
  const start = head.span.start - own.length + from;
  const left = wordsLeft({ start, end: head.span.start }, isTold, ctx).filter(
    ({ word }) =>
      !TOLD_LIMITS.test(word) && (OF_SOME.test(word) || !/(?:ly|ing|graphic)$/.test(word)) && !isSide(word, frame),
  );
  const first = left[0];
  if (first === undefined) return null;
  const lay = nounOf(head, ctx)?.lay.toLowerCase() ?? '';
  if (left.every(({ word }) => lay.includes(word.slice(0, 5)))) return null;
  return quoted({ start: first.at, end: head.span.end }, ctx) ?? '';
}

/** Words for a part of a place, or for one matter of it: what is normal about them says nothing of the whole. */
const PART_OR_MATTER =
  /^(?:main|lobar|subsegmental|bundles?|horns?|excretion|secretion|ostium|ostia|ostial|orifices?|origins?|openings?|walls?|wall-motion|portions?|segments?|segmental|proximal|distal|mid|middle|upper|lower|anterior|posterior|lateral|medial|superior|inferior|external|internal|inner|outer|deep|superficial|central|peripheral|cortical|cortex|margins?|surfaces?|linings?|branch(?:es)?|trunk|tips?|ends?|roots?|necks?|body|tail|fundus|apex|apical|base|basal|septum|septal|cusps?|leaflets?|lumen|levels?|sounds?|tone|motion|motions|movements?|range|strength|sensation|sensory|motor|reflex(?:es)?|function|functions|functional|response|responses|conduction|perfusion|signal|velocity|velocities|flow|pressures?|pulses?|rhythm|rate|colou?r|coordination|speech|hearing|vision|acuity|gait|diameter|length|thickness|height|echogenicity|architecture|echotexture|position|course|distribution|attenuation|uptake|enhancement|filling|opacification|drainage|contractility|compliance|resistance|amplitudes?|latenc\w+|hygiene|turgor|habitus|palpation|touch|temperature|content|volume|bulk|mood|affect|memory|waveforms?|phasic\w*|canals?|tract|architecture|mobility|stability|turgor)$/;
const OF_VIEWS = /^\W*(?:and \w+ )?(?:views?|projections?|films?|radiographs?|images?|pictures?|x-?rays?)\b/i;

/** The words of a "normal" that name a part or a matter which `told` does not hold; none where it is of the whole. */
export function partsLeft(frame: Frame, told: ReadonlySet<string>, text: string, ctx: Context): string[] {
  const said = text.toLowerCase();
  const { clean } = ctx.understanding.report;
  return wordsLeft(
    frame.source,
    (mention) => told.has(mention.ref.id) || STATEMENTS.has(mention.kind) || mention === frame.head,
    ctx,
  )
    .filter(
      ({ word, at }) =>
        PART_OR_MATTER.test(word) && !OF_VIEWS.test(clean.slice(at + word.length, at + word.length + 24)),
    )
    .map(({ word }) => word)
    .filter((word) => !(/\bopen\b/.test(said) && /^(?:diameter|length)$/.test(word)))
    .filter((word) => !said.includes(word.replace(/e?s$/, '')));
}

/** The clause of a "normal" in the report's words, with the label that says of what; null where it is too long. */
export function quotedNormal(frame: Frame, ctx: Context): string | null {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const label = sentence?.label;
  const own = quoted(frame.source, ctx);
  if (own === null) return null;
  const lead =
    label == null || label.span.end > frame.source.start ? '' : `${ctx.clean(label.span).replace(/[\s:.-]+$/, '')}: `;
  return `${lead}${own}`;
}
