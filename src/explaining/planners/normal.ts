import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, type Noun, nounOf } from '../context.js';
import { edgesNamed, plainEdges } from '../tissue/lines/margins.js';
import { list } from '../words/english.js';
import { partOf } from '../words/part.js';
import { place } from '../words/place.js';
import { planApart } from './apart.js';
import { isBeyondNormal, planBeyondNormal } from './beyond-normal.js';
import { MATTERS } from './matters.js';
import { partsLeft, quotedNormal } from './narrow.js';
import { byItsName, withoutPlace } from './normal-named.js';
import { ownWords, withOwnSites } from './normal-of-each.js';
import { isDoneBehind, normalOfOther } from './normal-of-other.js';
import { PART_OF_SAMPLE, planJoin } from './normal-part.js';
import { placesOf } from './normal-places.js';
import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';
import { sampleOf } from './sample.js';
import { endsAtLevel, normalLimit } from './scope.js';

const WHOLE = 'looked whole';

/** How a normal statement is worded, by the report's own words. The first that fits. */
const WORDINGS: readonly [RegExp, string][] = [
  [
    /\bsize\b.*\b(?:contours?|shape|configuration)\b|\b(?:contours?|shape|configuration)\b.*\bsize\b/i,
    'looked normal in size and shape',
  ],
  [
    /\bsize\b|\bnot enlarged\b|\bnormal (?:in )?cali(?:ber|bre)\b|\bcali(?:ber|bre) (?:is |are )?(?:within )?normal\b/i,
    'looked normal in size',
  ],
  [/\b(?:contours?|shape|configuration|morphology)\b/i, 'looked normal in shape'],
  [/\balign/i, 'looked well lined up'],
  [/\bheights?\b/i, 'looked normal in height'],
  [/\bthickness\b/i, 'looked normal in thickness'],
  [/\bmotion\b/i, 'moved normally'],
  [/\bfunctions?\b/i, 'worked normally'],
  [/\bclear\b|\bwell[- ]aerated\b/i, 'looked clear'],
  // Free of the growth nearby, which says nothing else of it.
  [/\b(?:not|un)[- ]?involved\b/i, 'did not look affected'],
  [/\bintact\b/i, WHOLE],
  [/\bpatent\b|\bwidely open\b/i, 'looked open, as they should'],
];

/** "In the presence of normal function": said of another part. */
const BESIDE_OTHERS = /\bin the (?:presence|setting) of\b.*/i;

const FIXED_THERE =
  /\b(?:tibial|femoral|fibular|humeral|ulnar|radial|patellar|glenoid|calcaneal) (?:fib(?:er|re)s?|attachments?|insertions?|footprints?|enthes[ie]s)\b/i;
const EXAMINED: ReadonlySet<string> = new Set(['physical_exam', 'vitals']);
const OTHER_SIDE =
  /\b[RL]t?\b[^.;]*,\s*(?:and |but )?[RL]t?\.? (?:side |ear |eye )?(?:is |was )?(?:normal|nad|clear|ok|fine|unremarkable|intact)\b/;
const MOVES_THEM = /^\W*(?:neuro\w*|cns|power|tone)\b[^.;,]* (?:normal|intact|nad),? (?:and )?moving\b/i;

/** A place or thing said to be normal: "Your heart looked normal in size." */
export function planNormal(given: Frame, ctx: Context): Plan | null {
  const frame = withOwnSites(given, ctx);
  if (frame.experiencer !== 'patient' || ['historical', 'possible', 'conditional'].includes(frame.assertion))
    return null;
  const clause = ctx.clean(frame.source);
  // "Calot's clear, cystic artery & duct clipped": what was done to the parts behind the comma.
  if (frame.head !== null && isDoneBehind(frame, ctx)) return null;
  // "?SGA fetus, normal Dopplers": what is normal stands behind the word, and not before the comma.
  if (frame.head !== null && normalOfOther(frame, ctx)) return null;
  if (isBeyondNormal(clause))
    return planBeyondNormal(frame, clause, placesOf(frame, ctx), ctx) ?? quoteLine(frame.source, ctx);
  const nodes = /\b(?:0|zero|none) ?(?:of|\/|out of) ?(\d+)\b/i.exec(clause);
  if (nodes !== null && /\bnodes?\b/i.test(clause)) {
    const which =
      nodes[1] === '1' ? 'the 1 lymph node that was checked' : `the ${nodes[1]} lymph nodes that were checked`;
    return plan(`no cancer was found in ${which}`, groundsOf(frame, ctx), ['lymph-node']);
  }
  const whole = ctx.understanding.report.sentences[frame.sentence];
  // "R drum red and bulging, L normal", "neurology normal, moving all limbs": which part is normal stands in the line alone.
  if (
    EXAMINED.has(ctx.section(frame)) &&
    whole !== undefined &&
    (OTHER_SIDE.test(ctx.clean(whole.span)) || MOVES_THEM.test(ctx.clean(whole.span)))
  )
    return quoteLine(whole.span, ctx);
  // "Coronaries: LM: normal": of one of them.
  const { start } = frame.source;
  if (ONE_ARTERY.test(ctx.understanding.report.clean.slice(Math.max(0, start - 12), start + 16)))
    return asPrinted(frame, ctx);
  const own = byItsName(frame, ctx) ?? planJoin(frame, ctx);
  if (own !== null) return own;
  // "Drain in place in the pelvis": said of the drain.
  if (frame.head?.ref.id === 'satisfactory-position' && isOfDevice(frame, ctx)) return null;
  if (frame.level !== null && endsAtLevel(clause))
    return quoteLine(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source, ctx);
  // A result of its own, whatever the label in front of it says.
  if (frame.head?.ref.id === 'negative-for-intraepithelial-lesion-or-malignancy')
    return plan('the sample shows no abnormal cells', groundsOf(frame, ctx), [frame.head.ref.id]);
  const sample = sampleOf(frame, ctx);
  const field = ctx.understanding.report.sentences[frame.sentence]?.label;
  const named = field == null || ctx.mentions.within(field.span).some((mention) => mention.kind === 'anatomy');
  // "Mismatch repair proteins: intact" is said of the proteins, not of the sample.
  if (sample !== null && !named) return null;
  const beside = sample === null || field == null ? null : partOfSample(ctx.clean(field.span), clause, frame, ctx);
  if (beside !== null) return beside;
  // "No abnormality other than …": what is excepted is there.
  if (sample !== null && EXCEPTED.test(clause)) return quoteLine(frame.source, ctx);
  // "The stalk margin is clear by 4 mm": of the edge, and not of all that was taken.
  if (sample !== null && /\bmargins?\b/i.test(clause)) {
    const edges = edgesNamed(clause);
    return edges === null
      ? quoteLine(frame.source, ctx)
      : plan(
          `${edges} of the removed tissue looked clear in ${sample.short}`,
          [...groundsOf(frame, ctx), sample.span],
          ['surgical-margin', ...sample.knowledge],
        );
  }
  // "Deep 0.4 mm - clear": how far an edge is, and not of all that was taken.
  if (sample !== null && /\d ?[mc]m\b/i.test(clause)) return quoteLine(whole?.span ?? frame.source, ctx);
  // "Body mucosa WNL", "Brunner gland lobules, unremarkable": of a part, and not of all that was taken.
  if (sample !== null && PART_OF_SAMPLE.test(clause)) return asPrinted(frame, ctx);
  if (sample !== null)
    return plan(`${sample.short} looked normal`, [...groundsOf(frame, ctx), sample.span], sample.knowledge);
  // "Limb movements: PLM index 8/h, within normal": of what they do, and not of the limb.
  const line = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  if (MOVES.test(ctx.clean(line))) return asPrinted(frame, ctx);
  // "Normal straight leg raising" speaks of a deed or a trial, not of the leg.
  if (TRIAL.test(clause) && ctx.section(frame) !== 'physical_exam') return null;
  const places = placesOf(frame, ctx).filter(({ noun }) => !(FLOWS.test(clause) && noun.system === 'bones-joints'));
  const knowledge = places.map(({ noun }) => noun.id);
  const wording = wordingFor(ownWords(frame, ctx), knowledge);
  if (places.length === 0) return planApart([frame], ctx) ?? withoutPlace(frame, clause, ctx);
  const margin = places.find(({ noun }) => noun.id.includes('margin'));
  if (
    margin !== undefined &&
    /\bdeep margin/i.test(ctx.clean(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source))
  )
    return plan('the deep edge of the removed tissue looked clear', groundsOf(frame, ctx), [margin.noun.id]);
  if (margin !== undefined) {
    const edges = margin.noun.id === 'surgical-margin' ? edgesNamed(clause) : margin.name;
    return edges === null
      ? quoteLine(frame.source, ctx)
      : plan(`${edges}${edges === margin.name ? '' : ' of the removed tissue'} looked clear`, groundsOf(frame, ctx), [
          margin.noun.id,
        ]);
  }
  // "Normal prolactin argues against a pituitary cause": a level is normal, and no laboratory sees a gland.
  if (isOfLevels(frame, places, wording, ctx)) return quoteLine(whole?.span ?? frame.source, ctx);
  const names = namesOf(places);
  const part =
    places.length === 1 && frame.sites[0] !== undefined ? partOf(frame, (places[0] as { noun: Noun }).noun, ctx) : null;
  if (part !== null && places[0] !== undefined && HELD.test(wording))
    return plan(`the ${part.words} of ${places[0].name} ${wording}`, groundsOf(frame, ctx), knowledge);
  // "Normal ostium", "bowel sounds normal": a part or one matter of it, never the whole.
  // "Patent on the right, obstructed on the left": of each side its own.
  if (frame.laterality === 'both' && EACH_ITS_OWN.test(clause)) return quoteLine(frame.source, ctx);
  // "7th and 8th nerves normal": those two, and not all.
  if (/\b\d{1,2}(?:st|nd|rd|th)\b/i.test(clause) && !/\d/.test(namesOf(places))) return quoteLine(frame.source, ctx);
  // "The tibial fibers are normal": of the band that is fixed there, and not of the bone.
  if (FIXED_THERE.test(clause)) return asPrinted(frame, ctx);
  // "Systolic function low normal" is said of how it works, and not of what it is.
  const edge = AT_THE_EDGE.test(ownWords(frame, ctx));
  if (edge && OF_ITS_WORK.test(clause)) return asPrinted(frame, ctx);
  const many = places.length > 1 || places[0]?.noun.number === 'plural' || /^both\b/.test(names);
  if (edge)
    return plan(
      `${names} ${many ? 'are' : 'is'} at the edge of normal${/\bsize\b/i.test(clause) ? ' in size' : ''}`,
      groundsOf(frame, ctx),
      knowledge,
    );
  // Another part of its line is at the edge; this one is within.
  if (AT_THE_EDGE.test(clause)) return plan(`${names} ${wording}`, groundsOf(frame, ctx), knowledge);
  const left = partsLeft(frame, new Set(knowledge), `${names} ${wording}`, ctx).filter(
    (word) => !(PARTLY.test(clause) && /^(?:portions?|segments?)$/.test(word)),
  );
  if (left.length > 0 || isHeadOfAnother(places, ctx)) return asPrinted(frame, ctx);
  if (ctx.section(frame) === 'physical_exam' || ctx.section(frame) === 'review_of_systems') {
    return plan(
      `the${THE_REST.test(clause) ? ' rest of the' : ''} exam of ${names} was normal`,
      groundsOf(frame, ctx),
      knowledge,
    );
  }
  const matter = MATTERS[frame.head?.ref.id ?? ''];
  if (matter !== undefined)
    return plan(`${names} ${matter[places.length > 1 ? 1 : 0]}`, groundsOf(frame, ctx), knowledge);
  if (frame.change === 'stable')
    return plan(`${names} looked normal, with no change`, groundsOf(frame, ctx), knowledge);
  return plan(
    `${asFarAs(names, clause, places.length)} ${wording}${PARTLY.test(clause) ? '' : normalLimit(clause)}`,
    groundsOf(frame, ctx),
    knowledge,
  );
}

/** What a laboratory looks at itself; of any other part it knows only how it works. */
const UNDER_ITS_EYE = /\b(?:cells?|platelets?|blood|sperm|marrow|sample)\b/;

function isOfLevels(frame: Frame, places: readonly { noun: Noun }[], wording: string, ctx: Context): boolean {
  if (!wording.startsWith('looked') || places.some(({ noun }) => UNDER_ITS_EYE.test(noun.lay))) return false;
  const behind = frame.head?.span.end ?? frame.source.start;
  return (
    ctx.understanding.report.type.type === 'laboratory' ||
    ctx.mentions.within(frame.source).some(({ kind, span }) => kind === 'lab' && span.start - behind === 1)
  );
}

const EACH_ITS_OWN =
  /\b(?:right|left)\b[^.;]*(?:[,;]|\b(?:and|but|while|whereas)\b)[^.;]*\b(?:not|obstruct\w*|block\w*|occlu\w*|narrow\w*|opaci\w*|abnormal|thick\w*|absent|small|enlarged|dilated|reduced|effaced|collapsed)\b[^.;]*\b(?:right|left)\b/i;

const OF_ITS_WORK =
  /\b(?:function\w*|ejection|ef|lvef|contract\w+|flow|veloc\w+|volumes?|thickness|signal|pressures?|motion|output|filling|uptake)\b/i;

const isOfDevice = (frame: Frame, ctx: Context) =>
  ctx.mentions.within(frame.source).some(({ kind }) => kind === 'device');

const EXCEPTED = /\b(?:other than|apart from|aside from|except(?:ing|ion)?|besides)\b/i;

/** "Bronchial margin: negative", "Visceral pleura: not involved": an edge, or a place that the illness did not reach. */
function partOfSample(label: string, clause: string, frame: Frame, ctx: Context): Plan | null {
  const grounds = [...groundsOf(frame, ctx), ...(frame.label === undefined ? [] : [frame.label])];
  const printed = label.replace(/^\W+|[\s:.]+$/g, '');
  if (/\bmargins?\b/i.test(printed) && printed.length < 60) {
    const edges = plainEdges(printed);
    return plan(
      edges === null
        ? `the edge of the removed tissue called “${printed}” looked clear`
        : `the ${edges} edge${/ and |,/.test(edges) ? 's' : ''} of the removed tissue looked clear`,
      grounds,
      ['surgical-margin'],
    );
  }
  const at = frame.sites[0] ?? (frame.label && ctx.mentions.within(frame.label).find(({ kind }) => kind === 'anatomy'));
  const site = at === undefined ? null : nounOf(at, ctx);
  if (!/\b(?:not|un)[- ]?involved\b|\bfree of\b/i.test(clause) || site === null) return null;
  return plan(
    `${place(site, frame.laterality)} ${site.number === 'plural' ? 'are' : 'is'} not affected (not involved)`,
    grounds,
    [site.id],
  );
}

/** A heart artery by its short name, with its answer behind a colon. */
const ONE_ARTERY =
  /(?:^|[\s.;,)])(?:LMS?|LMCA|LAD|LCx|Cx|RCA|OM\d?|D\d|PDA|PLV|ramus)\s?:\s*(?:normal|clear|patent|free|no\b)/;

/** Said of a part in the singular. */
const HELD = /^(?:looked (?:normal|clear|whole|open)|showed no (?:tear|break))\b/;

/** "Normal size, mildly reduced function": one half is normal, and the whole is not to be called so. */
const LESS_THAN_NORMAL =
  /\b(?:mild(?:ly)?|moderate(?:ly)?|severe(?:ly)?|marked(?:ly)?|reduced|impaired|depressed|weak(?:ened)?|dilated|enlarged|thick(?:ened|ening)|increased|decreased|elevated|abnormal|small(?! (?:bowel|intestin\w*|vessels?|airways?|joints?|amount|volume))|atroph\w*|undescended|tender|swollen|occlu\w*|stenos\w*|narrow\w*|thromb\w*|fractur\w*|torn|tear|mass|ruptur\w*|bleed\w*|h(?:a)?emorrhage|effusion|pneumothorax|nodules?|lesions?|cysts?|calcul(?:us|i)|stones?|polyps?|tumou?r|cancer|carcinoma)\b|(?<!\b(?:no|without|or|nor|nil|denies) (?:\w+ )?)\b(?:deform\w+|TTP|tenderness|bruis\w+|lacerat\w+|displaced|displacement|angulat\w+|swelling|rash|wound|weakness|numb\w*)\b/i;

const TAKEN_BACK = /^\s*,?\s*(?:although|though|albeit|but|except)\b/i;

const SAYS_NORMAL = /\b(?:normal\w*|unremarkable|nad|wnl|satisfactory|good|intact|clear|well)\b/i;

/** What the report calls normal, in its own words; nothing where they are too long to quote. */
function asPrinted(frame: Frame, ctx: Context): Plan | null {
  const line = ctx.understanding.report.sentences[frame.sentence]?.span;
  // "Intact, although bowed to the left": the half before the comma says more than the whole.
  if (line !== undefined && TAKEN_BACK.test(ctx.understanding.report.clean.slice(frame.source.end, line.end)))
    return null;
  const words = quotedNormal(frame, ctx);
  if (words === null || LESS_THAN_NORMAL.test(words)) return null;
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const lead = SAYS_NORMAL.test(words) ? 'the report calls this normal' : 'as it should be, the report says';
  return plan(`${lead}: “${words}”`, [...groundsOf(frame, ctx), ...(sentence?.label ? [sentence.span] : [])]);
}

/** "The head" in the report of another part of the body is the head of an organ or a bone. */
function isHeadOfAnother(places: readonly { noun: Noun }[], ctx: Context): boolean {
  return (
    ctx.teller.sees &&
    places.some(({ noun }) => noun.id === 'head') &&
    !/\b(?:head|brain|skull|neck|face|facial|sinus|orbits?|carotid|fetal|pregnan\w*|body|PET|spine)\b/i.test(
      ctx.understanding.report.type.title,
    )
  );
}

/** "At the upper limits of normal": hardly within. */
const AT_THE_EDGE =
  /\b(?:upper|lower|high|low)[- ]?(?:limits? of |end of |range of )?normal\b|\bupper limits?\b|\bborderline\b/i;

const MOVES = /^\W*(?:limb|leg|arm|body|chest|periodic limb) movements?\s*:/i;

const TRIAL =
  /\bnormal (?:straight leg|range of|gait|reflex|strength|sensation|tone|emg|nerve conduction|movement|motion|breath sounds|bowel sounds|distal latenc|latenc|velocit)/i;
const PARTLY =
  /\b(?:visuali[sz]ed|visible|imaged|evaluated|included)\b(?= (?!on\b|in\b|by\b|with\b|is\b|are\b|and\b|at\b|as\b|during\b|well\b|to\b|but\b|from\b)[a-z]+)|\b(?:seen|demonstrated) (?:portions?|parts?)\b|\b(?:as|where|when|so far as|insofar as|to the extent) (?:visuali[sz]ed|seen|imaged|visible|included|assessed|demonstrated|evaluated|covered|scanned|shown)\b|\bpartially (?:seen|visuali[sz]ed|imaged)\b/i;
const THE_REST =
  /\b(?:otherwise|elsewhere|remaining|remainder|rest of|other|except(?:ing|ion)?|apart from|aside from|save for)\b/i;

/** Lymph nodes are told with where they lie. */
function namesOf(places: readonly { noun: Noun; name: string }[]): string {
  const nodes = places.find(({ noun }) => noun.id === 'lymph-node' || noun.id === 'lymph-nodes');
  const others = places.filter((one) => one !== nodes);
  if (nodes === undefined || others.length === 0) return list(places.map(({ name }) => name));
  return `the lymph nodes in ${list(others.map(({ name }) => name))}`;
}

/** "Femoral: compressible, normal flow": said of a vein, not of the bone that shares its name. */
const FLOWS = /\b(?:compressib\w+|flow|phasic\w*|augment\w*|waveforms?|patent)\b/i;

/** Normal as far as it could be seen, or normal but for what is told elsewhere: never said of the whole. */
function asFarAs(names: string, clause: string, count: number): string {
  // "The lowest part of your lung" is a part already.
  if (PARTLY.test(clause) && count === 1 && /^the (?:\w+ )?part of /.test(names))
    return `what could be seen of ${names}`;
  if (PARTLY.test(clause)) return `the ${count > 1 ? 'parts' : 'part'} of ${names} that could be seen`;
  if (THE_REST.test(clause)) return `the rest of ${names}`;
  return names;
}

/** "Heart size and mediastinum normal": the size is that of the heart alone. */
const OF_ONE =
  /\b(?:size|contours?|shape|configuration|caliber|thickness|height)(?:,| and| &) (?!size|contours?|shape|config|caliber|position|morpholog)/i;

function wordingFor(clause: string, places: readonly string[]): string {
  if (places.length > 1 && OF_ONE.test(clause)) return 'looked normal';
  const found = WORDINGS.find(([pattern]) => pattern.test(clause.replace(BESIDE_OTHERS, '')))?.[1] ?? 'looked normal';
  if (found === WHOLE) {
    if (places.every((id) => TEARS.test(id))) return 'showed no tear';
    if (places.every((id) => BREAKS.test(id))) return 'showed no break';
  }
  return places.length === 1 ? found.replace(', as they should', '') : found;
}

/** What "intact" means of a part that tears, and of one that breaks. */
const TEARS =
  /ligament|menisc|tendon|labrum|rotator-cuff|retinacul|fascia|supraspinatus|infraspinatus|subscapularis|teres-minor|extensor-mechanism/;
const BREAKS =
  /(?:^|-)(?:ulna|radius|humerus|femur|femoral-neck|tibia|fibula|scaphoid|ribs?|clavicle|scapula|sternum|skull|patella|mandible|calcaneus|talus|bones?|metatarsals?|metacarpals?|phalan\w+|olecranon|malleolus)$/;
