import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { isSensitive } from '../findings/importance.js';
import { say } from '../nets/said.js';
import type { Planned } from '../planners/index.js';
import { plan as newPlan } from '../planners/plan.js';
import { quoteLine } from '../planners/quote.js';
import { hasSeveralSamples } from '../planners/specimens.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { glossesFor } from '../retell/quote.js';
import { ofTheReaderBesides } from './in-context.js';
import { isNarrower, withStrength } from './narrower.js';
import { changedChromosomes, isOvertaken, withoutOvertaken } from './overtaken.js';
import { type PlainLine, plainLine } from './plain-lines.js';
import { withCellsOfMole } from './unusual-mole.js';

const EARLIER =
  /^\W*(?:prior|previous|earlier|past|old(?:er)?|last)\b(?! (?:medical|surgical|to\b))|\((?:[\w-]+ ){0,3}(?:prior|previous|earlier|outside|initial)\b/i;
const EARLIER_TEST =
  /^\W*(?:prior|previous|earlier|outside|last) (?:[\w-]+ ){0,2}(?:biops\w+|bx|pap|smear|cytolog\w+|fnac?|histolog\w+|specimen)\b[^.;]{0,50}(?:\b(?:reported|showed|shown|was|were|read|diagnosed)\b|:)|\b(?:prior|previous|earlier|outside|referral|last|known|neg(?:ative)?|pos(?:itive)?) (?:\w+ ){0,2}(?:biops\w+|bx|pap|smear|cytolog\w+|fna|resection|report|slides?)\b[^.;]{0,40}\b(?:19|20)\d\d\b|\b(?:19|20)\d\d (?:\w+ ){0,2}(?:biops\w+|bx|pap|smear|cytolog\w+|fna|resection)\b/i;
/** "The cytology (ASC-H) has been reviewed": looked at again, and no result of this sample. */
const LOOKED_AT_AGAIN =
  /\b(?:pap|smear|cytolog\w+|biops\w+|bx|fna|slides?|material|specimens?)\b[^.;]*\b(?:(?:has|have|was|were) (?:been )?(?:re-?)?(?:reviewed|examined|compared)|correlates?)\b/i;
const OF_NO_WEIGHT =
  /\b(?:prep(?:aration)?|procedur\w*|biops\w+|instrument\w*|enema|crush\w*|handling|fixation|surg\w+|trauma)\W{1,3}(?:procedure[- ]?)?(?:related|induced|effects?|arti?e?facts?)\b|\b(?:regarded as|attributed to|attributable to|thought to be|felt to be|favou?red to be|represents?|likely|probably|secondary to|due to|from) (?:an? |the )?(?:\w+ ){0,3}(?:arti?e?facts?|contaminants?|contamination|preparation|bowel prep|procedure|incidental)\b|\b(?:of (?:no|doubtful|uncertain|questionable) (?:clinical |diagnostic )?significance|not (?:clinically )?significant|non-?specific finding|incidental finding)\b/i;
/** What came of the test itself, and says nothing of the body. */
const FROM_TAKING =
  /\b(?:likely|probably|possibly|presumably|consistent with|c\/w|in keeping with|suggests?|favou?r(?:ed|s)?|thought to be|felt to be|due to|secondary to|from|attributed to|attributable to|represents?|(?:effects?|arti?e?facts?|result|consequence) of)\b[^.;]{0,20}\b(?:prep(?:aration)?(?:[ -](?:related|induced|effects?|arti?e?facts?))|(?:prep(?:aration)?|bowel prep|biopsy|enema|endoscop\w+|instrument\w*|scope)(?:\s*(?:\/|and|or)\s*(?:procedure|trauma|biopsy|handling))?[ -](?:related|induced|trauma|effects?|arti?e?facts?)|procedur\w+[ -](?:related|induced|trauma|effects?|arti?e?facts?)|(?:bowel )?prep(?:aration)?\b(?= arti?e?facts?|[.;,)]|$)|the (?:bowel )?(?:preparation|procedure|biopsy|endoscopy))/i;
const IN_GENERAL =
  /\b(?:may|can|could) (?:also |sometimes |occasionally |rarely )?(?:be (?:seen|found|observed|encountered|associated|due)|occur|represent|reflect|mimic|arise)\b|\b(?:is|are) (?:often|commonly|frequently|sometimes|usually|occasionally|generally) (?:seen|found|associated|done|observed|performed|recommended)\b|\bdo(?:es)? not (?:signify|imply|mean|indicate|necessarily|constitute|preclude|exclude)\b|\bat all levels\b|\b(?:diagnosis|classification|category|definition|label) of\b[^.;]{3,60}\b(?:requires?|needs?|rests? on|depends? on|is (?:based|made) (?:on|by|when|only))\b/i;
const CRITERIA =
  /\b(?:do(?:es)? not|fails? to|did not) (?:\w+ )?(?:meet|fulfil+|reach|satisfy) (?:\w+ ){0,3}(?:criteria|threshold|definition)\b|\b(?:falls?|fell) short of\b|\b(?:insufficient|not sufficient) (?:for|of)\b/i;
/** "p16 on part A is strong and diffuse, supporting …", "Desmin and SMA highlight …": what a dye showed. */
const OF_A_STAIN =
  /^\W*(?:(?:immuno(?:histochemical |histochemistry |peroxidase )?stains?|(?:special |immuno)?stains?|ihc|immunohistochemistry)\b|(?:(?:the |a )?(?:p16|p53|p63|p40|ki-?67|(?:PIN4|CK|CD|SOX|HMB|MNF|PAX|GATA|TTF|CAM|AE1|MLH|MSH|PMS|MUM|BCL)[\w./-]*|er|pr|her-?2(?:\/neu)?|desmin|sma|s-?100|melan-?a|mart-?1|prame|amacr|synaptophysin|chromogranin|calretinin|wt-?1|vimentin|cyclin d1|dog-?1|alcian blue|pas-?d?|gms|afb|congo red|trichrome|reticulin|giemsa|inhibin|napsin a?|e-cadherin|d2-40|erg|hmwck|34be12)(?: (?:stains?|immunostains?|ihc|immunohistochemistry|immunoreactivity|expression|cocktail|on))?(?:,| and| &|\/)? ?){1,5}(?:\([^)]*\) ?)?(?:on \w+ \w+ )?(?:stains?|is|are|was|were|shows?|highlights?|demonstrates?|confirms?|reveals?|marks?|supports?|fails?)\b)/i;

/** One edge of the piece is reached, whatever is said of the others. */
const EDGE_REACHED =
  /\b(?:margins?|edges?)\b[^.;,]{0,20}\b(?<!not )(?<!un)(?:involved|positive)\b|\b(?:extend\w*|reach\w*|present|transected|involv(?:es|ing)) (?:to |at )?(?:the )?(?:[a-z]+ ){0,2}(?:margins?|edges?)\b|\b(?:positive|involved) (?:[a-z]+ ){0,2}margins?\b/i;

/**
 * Lines of a tissue report of which only their own words say rightly how they are meant: earlier results, looks again at
 * other slides, what came of the taking of the sample, remarks that hold in general, stains. They are quoted with the
 * meanings of their hard words in place of what their parts would say.
 */
export function inReportsWords(given: Planned[], sentence: Sentence | undefined, ctx: Context): Planned[] {
  if (ctx.understanding.report.type.type !== 'pathology') return given;
  // "Not needed when margins are clear" denies no clear edge, nor does anything else.
  const words = sentence === undefined ? '' : ctx.clean(sentence.span);
  const chromosomes = sentence === undefined ? null : changedChromosomes(words, sentence.span);
  const planned = withCellsOfMole(withoutOvertaken(given, ctx)).filter(
    ({ frames }) =>
      !frames.every(
        ({ kind, head }) =>
          head?.ref.id === 'negative-margins' &&
          (kind === 'absent' || EDGE_REACHED.test(words) || deniedAtEdges(given)),
      ) && !(UNUSUAL_MOLE.test(words) && frames.every(({ head }) => head?.ref.id === 'junctional-nevus')),
  );
  if (sentence === undefined || planned.length === 0) return planned;
  if (isOvertaken(sentence, ctx)) return [];
  const aside = ofTheReaderBesides(planned, sentence.span, ctx);
  if (aside.length > 0) return withoutAside(planned, aside, sentence, ctx);
  if (planned.every(({ frames }) => frames.every(({ kind, field }) => KEPT.has(kind) || field !== undefined)))
    return planned;
  const plainly = plainLine(words);
  const stood = planned.flatMap(({ frames }) => frames)[0];
  if (
    plainly !== null &&
    stood !== undefined &&
    // What an earlier test found is never told as found now.
    !isEarlier(sentence, ctx) &&
    !(plainly.soft && tellsAll(planned, words) && !planned.every(isOfEdges))
  )
    return [...cannotWait(planned), ...inPlainWords(plainly, planned, stood, sentence.span, ctx)];
  if (chromosomes !== null) {
    const frame = planned[0]?.frames[0];
    const others = planned.filter(({ frames }) => !frames.some(({ head }) => head?.ref.id === 'normal-karyotype'));
    return frame === undefined
      ? planned
      : [
          {
            frames: [{ ...frame, kind: 'finding', negated: false, assertion: 'present', head: null }],
            plan: chromosomes,
          },
          ...others,
        ];
  }
  const clinician = seenBefore(sentence, words, ctx);
  const concluded = CONCLUDES.has(ctx.understanding.report.sections[sentence.section]?.kind ?? 'other');
  const [narrower] = planned.flatMap(({ frames, plan: { what, details } }) => {
    const told = new Set([what, ...details].flatMap(({ knowledge }) => knowledge));
    return frames.filter((frame) => isNarrower(frame, told, ctx));
  });
  const earlier = !clinician && (isEarlier(sentence, ctx) || EARLIER_TEST.test(words));
  if (
    !clinician &&
    !earlier &&
    !OF_A_STAIN.test(words) &&
    !FROM_TAKING.test(words) &&
    !(!concluded && [LOOKED_AT_AGAIN, OF_NO_WEIGHT, IN_GENERAL, CRITERIA].some((one) => one.test(words))) &&
    !isOfBoth(words) &&
    !planned.some(({ frames }) => frames.some((frame) => deniesItsKind(frame, ctx))) &&
    narrower === undefined &&
    !planned.some(({ frames }) => frames.some((frame) => isMisread(frame) || isOnlyALook(frame, ctx)))
  )
    return withStrength(planned, words, ctx);
  const lead = earlier
    ? 'of an earlier test, the report says'
    : clinician
      ? 'of what was seen before the sample was taken, the report says'
      : 'the report says';
  const plan = quoteLine(sentence.span, ctx, lead);
  const first = planned[0]?.frames.find(({ head }) => head !== null) ?? planned[0]?.frames[0];
  if (plan === null || first === undefined) return earlier || clinician ? [] : planned;
  const asked = planned.filter(({ frames }) => frames.every(({ kind }) => KEPT.has(kind)));
  // A sign of what cannot wait is told, and quotes its words.
  const pressing = earlier || clinician ? [] : cannotWait(planned);
  if (pressing.length > 0) return [...asked, ...pressing];
  // What the line is of keeps its weight, and stays shut where it frightens.
  const general = [LOOKED_AT_AGAIN, OF_NO_WEIGHT, IN_GENERAL, CRITERIA].some((one) => one.test(words));
  const weighed =
    concluded || (!general && !OF_A_STAIN.test(words) && isComment(sentence, ctx) && isSensitiveNow(narrower, ctx));
  if (weighed && narrower !== undefined && !earlier && !clinician)
    return [
      ...asked,
      {
        frames: [{ ...narrower, ownWords: 'unbound', source: sentence.span, sizes: [], links: [], negated: false }],
        plan: { ...plan, details: glossesFor(sentence.span, ctx) },
      },
    ];
  const frame: Frame = {
    ...first,
    kind: 'finding',
    ownWords: 'no_weight',
    source: sentence.span,
    sizes: [],
    ...(earlier || clinician ? { assertion: 'historical', temporality: 'historical' } : {}),
  };
  return [
    ...asked,
    {
      frames: [{ ...frame, head: null, sites: [], urgency: null, links: [], negated: false }],
      plan: {
        ...plan,
        details: FROM_TAKING.test(words)
          ? [say('this is thought to come from the test, or from getting ready for it', [sentence.span])]
          : glossesFor(sentence.span, ctx),
      },
    },
  ];
}

/** Signs of what cannot wait ("fascia: necrotic, with bacteria"). */
function cannotWait(planned: readonly Planned[]): Planned[] {
  return planned.filter(({ frames }) => frames.some(({ bySign, urgency }) => bySign === true && urgency !== null && urgency.state !== 'known')); // biome-ignore format: one line
}

/** What the edges are free of is told of them: that they are clear says nothing more. */
const deniedAtEdges = (given: readonly Planned[]): boolean =>
  given.some(({ plan: { what } }) => /\bedges? of the removed tissue\b[^.]* shows? no sign of /.test(what.text));

/** Said of the edges alone, by their entry. */
function isOfEdges({ frames }: Planned): boolean {
  return frames.every(({ head }) => head?.ref.id === 'negative-margins');
}

/** True where nothing of the line is quoted, and no figure of it is left out. */
function tellsAll(planned: readonly Planned[], words: string): boolean {
  const said = planned
    .flatMap(({ plan: { what, details } }) => [what, ...details])
    .map(({ text }) => text)
    .join(' ');
  return !said.includes('“') && (words.match(/\d+(?:\.\d+)?/g) ?? []).every((figure) => said.includes(figure));
}

/** The whole line in plain words; bad news keeps the weight of what its parts name. */
function inPlainWords(
  { texts: [text, ...more], tone }: PlainLine,
  planned: readonly Planned[],
  stood: Frame,
  span: Span,
  ctx: Context,
): Planned[] {
  const frightens = tone === 'bad' || (tone === 'plain' && FRIGHTENING.test([text, ...more].join(' ')));
  const grave = planned.flatMap(({ frames }) => frames).find((frame) => isSensitive(frame, ctx));
  // What no frame keeps shut is told among the lines that none has read.
  if (frightens && grave === undefined) return [];
  const bare: Frame = {
    ...stood,
    kind: tone === 'good' ? 'normal' : 'finding',
    assertion: 'present',
    negated: false,
    head: null,
    sites: [],
    others: [],
    sizes: [],
    links: [],
    urgency: null,
  };
  const frame: Frame =
    frightens && grave !== undefined
      ? { ...grave, ownWords: 'unbound', source: span, sizes: [], links: [], urgency: null }
      : bare;
  return [
    {
      frames: [frame],
      plan: { ...newPlan(text, [span]), details: more.map((one) => say(one, [span])) },
    },
  ];
}

/** The line in its own words beside what the sample itself shows, or in its place. */
function withoutAside(planned: Planned[], aside: readonly Planned[], sentence: Sentence, ctx: Context): Planned[] {
  // "With the known history of carcinoma, a metastasis": not of the past, nor a sign of what is known.
  const kept = planned.filter(
    (one) => !aside.includes(one) && !one.frames.some(({ assertion }) => assertion === 'historical'),
  );
  const found = kept.find(({ frames }) => frames.some(({ kind, head }) => OF_SAMPLE.has(kind) && head !== null));
  const quote = quoteLine(sentence.span, ctx, found === undefined ? 'the report says' : 'in the report’s words');
  const first = aside[0]?.frames[0];
  if (quote === null || first === undefined) return kept;
  if (found !== undefined) {
    if (found.plan.details.some(({ text }) => text.includes('“'))) return kept;
    return kept.map((one) =>
      one === found ? { ...one, plan: { ...one.plan, details: [quote.what, ...one.plan.details] } } : one,
    );
  }
  const grave = aside.flatMap(({ frames }) => frames).at(-1) ?? first;
  return [
    ...kept,
    {
      frames: [{ ...grave, ownWords: 'unbound', source: sentence.span, sizes: [], links: [], negated: false }],
      plan: { ...quote, details: glossesFor(sentence.span, ctx) },
    },
  ];
}

const OF_SAMPLE: ReadonlySet<string> = new Set(['finding', 'diagnosis']);

/** "Metastatic carcinoma of breast origin is favoured": what a comment says of the result frightens as the result does. */
const isComment = (sentence: Sentence, ctx: Context): boolean =>
  /^(?:comment|addendum)$/.test(ctx.understanding.report.sections[sentence.section]?.kind ?? '');
const isSensitiveNow = (frame: Frame | undefined, ctx: Context): boolean =>
  frame !== undefined && frame.assertion === 'present' && isSensitive(frame, ctx);

/** A mole with such a word before it is not called harmless. */
const UNUSUAL_MOLE = /\b(?:dysplastic|atypical|atypia|dysplasia|spitz\w*|clark\W?s?|severely|moderately|melanoma)\b/i;

/** What stands here is the result itself, with whatever doubt. */
const CONCLUDES: ReadonlySet<string> = new Set(['diagnosis', 'impression', 'synoptic']);

/** Told as what is asked for, or as where a result is. */
const KEPT: ReadonlySet<string> = new Set([
  'recommendation',
  'follow_up',
  'pending',
  'reason',
  'identity',
  'technique',
]);

/** Below a heading or behind a label of earlier results. */
function isEarlier(sentence: Sentence, { understanding: { report } }: Context): boolean {
  const heading = report.sections[sentence.section]?.heading?.text ?? '';
  return EARLIER.test(heading) || EARLIER.test(sentence.label?.text ?? '');
}

/** '"Rough scaly spot"' in the list of what was sent: the words of the one who took it. */
function seenBefore({ section, span }: Sentence, words: string, { understanding: { report } }: Context): boolean {
  const { sections, text } = report;
  const first = sections.find(({ kind }) => kind === 'diagnosis')?.index ?? -1;
  return (
    section < first &&
    (/^["“]/.test(words) || /["“]\s*$/.test(text.slice(Math.max(0, span.start - 3), span.start))) &&
    /["”]/.test(report.text.slice(span.start + 1, span.end + 120))
  );
}

const VIRUS = /\bhpv\b/i;
const FOUND = /(?<!\bnot )\b(?:detected|positive|pos|present|reactive)\b/i;
const NOT_FOUND = /\b(?:not (?:detected|present|identified)|negative|neg|absent)\b/i;

/** "HPV 16 detected, HPV 18/45 not detected": one line with both answers. */
function isOfBoth(words: string): boolean {
  return VIRUS.test(words) && FOUND.test(words) && NOT_FOUND.test(words);
}

/** A clip or a stitch in a piece that was taken out is in the body no more; a protein that was denied is no test not done. */
function isMisread({ kind, head, negated }: Frame): boolean {
  return kind === 'device' || (kind === 'procedure' && negated && head !== null);
}

/** "Asymmetric lentiginous proliferation", "nodular infiltrate": how something else looks, which is not told. */
function isOnlyALook({ kind, head, source }: Frame, ctx: Context): boolean {
  if (kind !== 'finding' || head === null || head.span.end >= source.end) return false;
  if (!LOOKS.test(ctx.clean(head.span))) return false;
  return /^,? [a-z]/.test(ctx.understanding.report.clean.slice(head.span.end, head.span.end + 3));
}

const LOOKS =
  /^(?:asymmetric(?:al)?|scaly|follicular|basaloid|diffuse|nodular|interstitial|ductal|lobular|acinar|cribriform|solid|papillary|tubular|cystic|fibrotic|necrotic|hemorrhagic|haemorrhagic|inflamed|ulcerated|dilated|edematous|oedematous|sclerotic|hyalini[sz]ed|degenerate[d]?|degenerative|irregular|lymphoid|vascular|squamous|glandular|mucinous|myxoid|spindled?|reactive|cleaved|pigmented)$/i;

/** "Papillary carcinoma is not present" of one growth, where the report finds a carcinoma of that name elsewhere. */
function deniesItsKind({ kind, negated, head, sites, label }: Frame, ctx: Context): boolean {
  if (head === null || !(kind === 'absent' || negated) || !CANCER.test(head.ref.id)) return false;
  if (hasSeveralSamples(ctx) || label !== undefined || sites.length > 0) return false;
  const name = head.ref.id.split('-');
  return ctx.understanding.frames.some(
    (other) =>
      other.head !== null &&
      !other.negated &&
      other.assertion === 'present' &&
      other.experiencer === 'patient' &&
      (other.kind === 'finding' || other.kind === 'diagnosis') &&
      CANCER.test(other.head.ref.id) &&
      name.every((word) => other.head?.ref.id.split('-').includes(word)),
  );
}

const CANCER = /carcinoma|lymphoma|melanoma|sarcoma|malignancy|^cancer$/;
