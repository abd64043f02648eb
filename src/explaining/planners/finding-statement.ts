import { onceIn } from '../../knowledge/index.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { isBefore } from '../findings/importance.js';
import { isCancerOfThePast, isFreeOfIt } from '../findings/treated-cancer.js';
import { isLasting } from '../stay/chronic.js';
import { capital } from '../words/english.js';
import { hadDone } from '../words/had-done.js';
import type { Phrase } from '../words/phrase.js';
import { isAhead, isNamedAsNext } from './mood.js';
import { pictureOfLine } from './named-test.js';
import { otherPersonIn, relativeIn } from './relative.js';
import { isQuietNow, withRemission } from './remission.js';

/** Names of symptoms that are deeds ("throwing up"). */
const VERBAL =
  /^(?:throwing|coughing|fainting|passing|shaking|seeing|hearing(?! loss)|losing|gaining|waking|having|feeling|sneezing|needing|sweating|snoring|falling|forgetting)\b/;
/** "Consistent with resolved infection or a false positive result": whether it was ever there stays open. */
const OR_FALSE_ALARM = /\bor (?:an? |of an? )?(?:false(?:ly)?[- ]positive|non-?specific|false reactiv\w+)\b/i;
/** Sections of what was seen, as against the story before. */
const CONTENT = new Set<string>(['findings', 'impression', 'diagnosis', 'microscopic', 'addendum']);

/** The sentence that tells a finding: whose it is, how sure, and when. */
export function statement(frame: Frame, phrase: Phrase, kind: string, ctx: Context): string {
  const x = phrase.text;
  const are = phrase.plural ? 'are' : 'is';
  if (frame.experiencer === 'family' || frame.assertion === 'family')
    return `${relativeIn(frame, ctx) ?? 'someone in your family'} has had ${x.replace(/\b(in|of|on|at) your\b/g, '$1 the')}`;
  if (frame.experiencer === 'other') return `the report notes ${x} in ${otherPersonIn(frame, ctx)}`;
  if (frame.change === 'resolved') {
    // "A bowel that has stopped moving is gone": the illness is, not the organ.
    if (ORGAN_THAT.test(x) && frame.head !== null)
      return `the report says that this ${frame.assertion === 'possible' ? 'may be' : 'is'} over now: ${x}`;
    return frame.assertion === 'possible' || OR_FALSE_ALARM.test(ctx.clean(frame.source))
      ? `${capital(x)} may be gone now`
      : /\bhealed\b/i.test(ctx.clean(frame.source)) && /fracture|wound|ulcer|tear/.test(frame.head?.ref.id ?? '')
        ? `${capital(x)} ${phrase.plural ? 'have' : 'has'} healed`
        : `${capital(x)} ${are} gone now`;
  }
  if (kind === 'medicine') return medicineStatement(frame, x, ctx);
  switch (frame.assertion) {
    case 'historical':
      // "Probably an old fracture": what it is stays open, however old it is.
      if (frame.certainty !== 'certain' && frame.head !== null && /^(?:finding|disease)$/.test(frame.head.kind))
        return OLD_STILL.test(
          ctx.clean({ start: Math.min(frame.source.start, frame.head.span.start), end: frame.head.span.end }),
        )
          ? `this ${frame.certainty === 'probable' ? 'is probably' : 'may be'} ${x}${/\b(?:old|past|earlier|healed)\b/.test(x) ? '' : ' from the past'}`
          : `you ${frame.certainty === 'probable' ? 'probably' : 'may'} have ${x}`;
      // An old illness was not seen in the tissue of this sample.
      if (
        ctx.teller.sees &&
        ctx.understanding.report.type.type !== 'pathology' &&
        CONTENT.has(ctx.section(frame)) &&
        kind !== 'procedure' &&
        kind !== 'test'
      )
        return isSeenAsOld(frame, ctx)
          ? `${ctx.teller.name} ${ctx.teller.verb} ${x} from the past`
          : `the report speaks of ${x} from the past`;
      return kind === 'procedure' || kind === 'test'
        ? `you have had ${x} in the past`
        : isQuietNow(frame, ctx)
          ? `you have ${x}, quiet for now (in remission)`
          : `your past health history includes ${withRemission(x, frame, ctx)}`;
    case 'conditional':
      {
        const chance = CHANCE.exec(ctx.clean(frame.source));
        if (chance !== null)
          return `the report gives the chance of ${x} as ${chance[1]?.replace(/\s?[-–]\s?/, ' to ')}%`;
      }
      if (/\brisk of\b[^.]*\b(?:very )?low\b/i.test(ctx.clean(frame.source)))
        return `the report calls the risk of ${x} low`;
      if (
        frame.head !== null &&
        KEPT_OFF.test(ctx.understanding.report.clean.slice(frame.head.span.end, frame.head.span.end + 24))
      )
        return `the report lists steps to prevent ${x}`;
      return atRisk(frame, x, ctx) ?? `the report speaks of ${x} only as something that could happen`;
    case 'possible':
      return possible(frame, x, ctx);
    default:
      if (!ctx.teller.sees && isCancer(frame, ctx)) {
        if (isFreeOfIt(frame, ctx)) return `you have had ${x}, and there is no sign now that it has come back`;
        if (kind === 'disease' && isCancerOfThePast(ctx)) return `you were treated for ${x} in the past`;
      }
      return present(frame, x, kind, ctx);
  }
}

/** "Possible old stroke": what is left of it, and not "history of congestion, possibly large adenoids". */
const OLD_STILL = /\b(?:old|remote|healed|prior|previous|past|earlier)\b[^,;]*$/i;

function isCancer({ head }: Frame, ctx: Context): boolean {
  return head?.ref.folder === 'concepts' && ctx.knowledge.concept(head.ref.id)?.sensitive === true;
}

/** "Seizure prophylaxis": what is done so that none comes. */
const KEPT_OFF = /^\s*(?:\([A-Za-z]{2,6}\)\s*)?(?:prophylaxis|ppx)\b/i;

/** "A high risk of bleeding", "at risk of cord compression": told as the warning it is; a risk that is denied or lowered is none. */
function atRisk({ head, sentence }: Frame, x: string, ctx: Context): string | null {
  const whole = ctx.understanding.report.sentences[sentence]?.span;
  if (head === null || whole === undefined) return null;
  const before = `${ctx.clean({ start: Math.max(whole.start, head.span.start - 160), end: head.span.start }).trim()} `;
  if (TENDENCY.test(before) && !NO_RISK.test(before)) return `the report speaks of a tendency to ${x}`;
  const found = RISK.exec(before);
  if (found === null || NO_RISK.test(before)) return null;
  const [, how = '', grave] = found;
  const degree = /high|great|signific|substan|marked/i.test(how)
    ? 'high '
    : /incr|rais|elev/i.test(how)
      ? 'raised '
      : '';
  return `the report warns of a ${degree}risk of ${x}${grave === undefined ? '' : ', which can threaten life'}`;
}

const RISK =
  /\b(?:((?:very )?(?:high|higher|great|greater|significant|substantial|marked|increased|raised|elevated)) )?risk (?:of|for) (?:(?:an? |the )?(?:(fatal|life-?threatening|catastrophic)|[a-z]+)[ -]){0,3}$/i;
const TENDENCY = /\b(?:tendency|propensity|predisposition|susceptibility) (?:to|for|towards?) (?:[a-z]+[ -]){0,3}$/i;
const NO_RISK =
  /\b(?:no|not|without|low|lower\w*|reduc\w+|decreas\w+|minimi\w+|less(?:en\w*)?|small|minimal|negligible|avoid\w*|prevent\w*|assess\w*|discuss\w*|explain\w*|warn\w*|counsel\w*|consent\w*|benefits?|if)\b/i;

/** "Old healed rib fractures": what is left of it is seen. "Because of the wrist fracture", "prior breast cancer": not. */
function isSeenAsOld({ head, source }: Frame, ctx: Context): boolean {
  if (head === null || head.kind !== 'finding') return false;
  const before = ctx.clean({ start: Math.min(source.start, head.span.start), end: head.span.start });
  return (
    SEEN_AS_OLD.test(`${before} `) &&
    !/\b(?:because of|due to|given|risk|history of|h\/o|status post|s\/p)\b/i.test(before)
  );
}

/** "Short cervix in a woman with previous preterm birth": of her history, and not of the picture. */
const OF_PERSON =
  /\b(?:in|of) (?:an?|this|the) (?:[\w-]+ ){0,2}(?:wom[ae]n|m[ae]n|patient|lady|gentleman|person|mother|female|male|smoker) with\b[^.;]{0,50}$/i;
const NEAR = 70;

function isOfPerson({ head }: Frame, ctx: Context): boolean {
  if (head === null) return false;
  return OF_PERSON.test(ctx.clean({ start: Math.max(0, head.span.start - NEAR), end: head.span.start }));
}

const SEEN_AS_OLD =
  /\b(?:old|remote|healed|healing|chronic|prior|previous|past|established|ununited|malunited|long-?standing|age-?indeterminate|lacunar|sequel(?:a|ae) of|evidence of)\b[^.;]{0,50}$/i;

const ORGAN_THAT =
  /^(?:an? |the )?(?:\w+ )?(?:lungs?|hearts?|kidneys?|liver|bowels?|stomach|eyes?|brain|bladder|bones?|skin|muscles?|joints?|nerves?|arter(?:y|ies)|veins?) (?:that|with|which|without)\b/;

const NOT_RULED_OUT =
  /\b(?:can ?not|could ?n[o']t|could not|can['’]t|not)(?: be)?(?: (?:\w+ly))? (?:exclude[d]?|ruled? out)\b|\bdo(?:es)? not (?:\w+ly )?(?:exclude|rule out)\b/i;

/** "cannot be excluded, not favoured": open, and the less likely choice. */
const NOT_FAVORED =
  /\b(?:exclude[d]?|ruled? out)\b[^.;]{0,12}[,(–-]\s*(?:but |although |though |and )?(?:is |it is |this is )?(?:(?:felt to be |considered |thought )?(?:unlikely|less likely|not likely|not favou?red)|not (?:thought|felt|considered) likely|disfavou?red)\b/i;

/** "Trisomy 13: HIGH RISK": of a screening test. */
const HIGHER_CHANCE =
  /(?::|\s[-–]|\b(?:is|was|at)\b)\s{0,12}\(?(?:high|increased|elevated)[- ](?:risk|chance|probability|likelihood)\b/i;
const UNBORN = onceIn(/\b(?:nipt|prenatal|antenatal|f(?:o?etal|etus)|gestation\w*|trimester)\b/i);

/** "Likely due to the left bundle-branch block.": the cause of what the line before it tells. */
const AS_CAUSE = /^\W*(?:this is |these are |most )?(likely|probably|possibly|perhaps) (?:due|secondary|related) to\b/i;

/** The one finding of the line before, or "this" where it holds none or several. */
function whatItCauses(frame: Frame, ctx: Context): string {
  const { sentences } = ctx.understanding.report;
  const [own, before] = [sentences[frame.sentence], sentences[frame.sentence - 1]];
  if (own === undefined || before === undefined || before.section !== own.section) return 'this';
  const found = ctx.frames
    .within(before.span)
    .filter(({ kind, assertion, head }) => kind === 'finding' && assertion === 'present' && head !== null);
  const noun = found.length === 1 && found[0]?.head ? nounOf(found[0].head, ctx) : null;
  return noun === null || noun.number === 'plural' || /^(?:too|more|less|no)\b/.test(noun.lay)
    ? 'this'
    : `the ${noun.lay}`;
}

const HOW_LIKELY: Readonly<Record<string, string>> = { possibly: 'possibly', perhaps: 'possibly' };

function possible(frame: Frame, x: string, ctx: Context): string {
  const { name, sees } = ctx.teller;
  if (frame.certainty === 'unlikely') return `${name} suggests that ${x} is unlikely`;
  if (ctx.understanding.report.type.type === 'laboratory' && HIGHER_CHANCE.test(ctx.clean(frame.source)))
    return `the test shows a higher chance of ${x}${UNBORN(ctx.understanding.report.clean) ? ' in the baby' : ''}`;
  const cause = AS_CAUSE.exec(ctx.clean(frame.source))?.[1];
  if (cause !== undefined && sees)
    return `the report says that ${whatItCauses(frame, ctx)} is ${HOW_LIKELY[cause.toLowerCase()] ?? 'likely'} due to ${x}`;
  if (NOT_RULED_OUT.test(ctx.clean(frame.source)))
    return `the report says that ${x} could not be ruled out${NOT_FAVORED.test(ctx.clean(frame.source)) ? ', but is thought less likely' : ''}`;
  if (frame.certainty === 'probable' && !isOfOneChoice(frame, ctx))
    return sees ? `${name} probably shows ${x}` : `the report says ${x} is likely`;
  return sees ? `${name} may show ${x}` : `you may have ${x}`;
}

/** In a tissue report, one line of a history of several. */
function isAmongOthers({ sentence }: Frame, { understanding: { report } }: Context): boolean {
  const section = report.sections[report.sentences[sentence]?.section ?? -1];
  return report.type.type === 'pathology' && section !== undefined && section.sentences.length > 1;
}

const OF_PLACE = /^\W{0,2}(?:targets?|targeted|lesions?|fusion|visible|rois?|directed|abnormalit(?:y|ies))\b/i;

/** "Left mid zone (MRI target)": where a sample was taken, by a picture of another day. */
export function marksPlace({ head }: Frame, ctx: Context): boolean {
  if (head === null || !ctx.teller.sees || (head.kind !== 'test' && head.kind !== 'procedure')) return false;
  return OF_PLACE.test(ctx.clean({ start: head.span.end, end: head.span.end + 20 }));
}

/** "CHEST RADIOGRAPH (PA) - requested by …": the test that this paper reports, named in its title. */
export function isOwnTest({ head }: Frame, ctx: Context): boolean {
  const { source } = ctx.understanding.report.type;
  if (head === null || source === null || !ctx.teller.sees || head.kind !== 'test') return false;
  return source.start <= head.span.start && head.span.end <= source.end;
}

function present(frame: Frame, x: string, kind: string, ctx: Context): string {
  if (kind === 'procedure' || kind === 'test') {
    const clause = ctx.clean(frame.source);
    const { head, source } = frame;
    const before = head === null || head.span.start < source.start ? '' : ctx.clean({ start: source.start, end: head.span.start }); // biome-ignore format: one line
    return isAhead(clause) || isNamedAsNext(`${before} `, clause)
      ? `${x} is part of the plan`
      : `you had ${hadDone(x) ?? x}`;
  }
  if (ctx.teller.sees) {
    // One of several things of a history is not the reason.
    if (isBefore(frame, ctx))
      return isAmongOthers(frame, ctx)
        ? `of the time before, the report notes ${x}`
        : `the test was done because of ${x}`;
    const past = frame.temporality === 'historical' && !/\bold\b/.test(x) ? ' from the past' : '';
    if (past !== '' && isOfPerson(frame, ctx)) return `the report speaks of ${x}${past}`;
    if (kind === 'symptom' || IN_NO_PICTURE.test(frame.head?.ref.id ?? '')) return `the report notes ${x}`;
    if (isOfWholeBlood(frame, ctx))
      return fitsOnly(frame, ctx) ? `what the report describes fits with ${x}` : `the report notes ${x}`;
    // "Fullness consistent with a nerve injury": what was seen goes with it, and is no more than that.
    if (fitsOnly(frame, ctx)) return `what ${ctx.teller.name} shows fits with ${x}${past}`;
    if (isWhatWasFelt(frame, ctx)) return `this matches ${x.replace(/^an? /, 'the ')}`;
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
      if (!VERBAL.test(x) && isOfNow(frame, kind, ctx)) return `you have ${x}`;
      return VERBAL.test(x) ? `you were ${x}` : `you had ${x}`;
    case 'past_history':
    case 'surgical_history':
    case 'social_history':
      return `your health history includes ${x}`;
    case 'review_of_systems':
      return `you reported ${x}`;
    case 'physical_exam':
    case 'vitals':
      return `${pictureOfLine(frame, ctx) ?? 'the exam'} found ${x}`;
    default:
      if (kind === 'disease' && ctx.understanding.report.type.type === 'laboratory' && fitsOnly(frame, ctx))
        return `the report says that the results fit with ${x}`;
      return `the report notes ${x}`;
  }
}

/** "Suggesting malignancy or malignancy with pneumonia": what goes with the second choice alone is no more than possible. */
function isOfOneChoice({ head, source }: Frame, ctx: Context): boolean {
  return (
    head !== null &&
    head.span.start > source.start &&
    ONE_CHOICE.test(`${ctx.clean({ start: source.start, end: head.span.start })} `)
  );
}

const ONE_CHOICE =
  /\b(?:suggest\w*|likely|probabl[ey]|favou?r\w*|suspicious) [^.;]{3,80} or [^.;,]{3,50} with (?:[a-z]+ ){0,3}$/i;

/** What happened to the reader, or an illness of the whole body: no picture and no sample shows it. */
const IN_NO_PICTURE =
  /^(?:fall|injury|trauma|assault|motor-vehicle-\w+|hypertension|diabetes(?:-mellitus|-type-[12])?|type-[12]-diabetes|smoking|pregnancy-induced-hypertension)$/;

/** A state of the whole blood, which a piece of tissue does not show: blood tests do. */
function isOfWholeBlood({ head }: Frame, ctx: Context): boolean {
  return head !== null && ctx.understanding.report.type.type === 'pathology' && OF_BLOOD.test(head.ref.id);
}

const OF_BLOOD = /(?:^|-)(?:disseminated-intravascular-coagulation|coagulopathy|anemia|hypercalcemia|[a-z]*penia)$/;

/** "This corresponds to the palpable lump": no second one. */
function isWhatWasFelt({ head, sentence, source }: Frame, ctx: Context): boolean {
  const from = ctx.understanding.report.sentences[sentence]?.span.start ?? source.start;
  return (
    head !== null && head.span.start > from && MATCHES.test(`${ctx.clean({ start: from, end: head.span.start })} `)
  );
}

const MATCHES =
  /^(?:this|it|these|they|which)\b(?: \w+){0,2}? (?:corresponds?|correlates?|coincides?|accounts?)(?: (?:well|directly|closely))? (?:to|with|for) (?:the |a |her |his |your |area of |region of |site of |patient['’]s |reported |clinically )*$/i;

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
  /\b(?:consistent with|compatible with|in keeping with|c\/w|support(?:s|ing|ive of)?(?: (?:of|a|an|the|this|clinical))* diagnosis of|supportive of|typical (?:of|for|appearance of)|characteristic (?:of|for))(?: (?:an?|the|some))?(?: [\w-]+){0,3}\s*$/i;

/** A name of one to four words, and nothing said of it. */
const BARE = /^\W*(?:\d{1,2}[.)]\s*)?(?:(?:type|stage) )?(?:[\w-]+ ?){1,4}[.:]?\s*$/;

/** "69-year-old woman with COPD who presented with …": an illness the reader lives with, not the story's. */
function livesWith(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || frame.head.span.start < frame.source.start) return false;
  // "3. Hypertension.": a problem of a stay by its bare name, which does not end with it.
  const line = ctx.understanding.report.sentences[frame.sentence];
  if (line !== undefined && isLasting(ctx.clean(line.span)) && BARE.test(ctx.clean(line.span))) return true;
  const before = ctx.clean({ start: frame.source.start, end: frame.head.span.start });
  const after = ctx.clean({ start: frame.head.span.end, end: frame.source.end });
  return (
    /\b(?:male|female|man|woman|gentleman|lady|patient)\b[^.;]{0,30}\bwith (?:known |a |chronic |severe |mild )*$/i.test(
      `${before} `,
    ) && /^\W*(?:and [^.;]{0,40})?who\b/i.test(after)
  );
}

const HAS_NOW =
  /^(?:(?:he|she|the patient|patient|pt|mr\.? \w+|mrs\.? \w+|ms\.? \w+) )?(?:(?:also|currently|now|still|presently|otherwise|overall|again) )*(?:has(?! (?:had|been|not|no)\b)|takes|uses|suffers|continues to (?:have|report|experience)|is (?:currently |still |now )?(?:on|taking|having|treated))\b/i;
const THEN =
  /\b(?:had|was|were|did|developed|presented|began|started|noted|noticed|history|episodes?|since|ago|until|before|after|last|previous\w*|recent\w*|told)\b/i;
const WHO_HAS =
  /\b(?:male|female|man|woman|gentleman|lady|boy|girl)\b[^.;,]{0,20}\bwith (?:known |a |an |chronic |severe |moderate |mild |predominantly |primarily )*$/i;

/** "He has a chronic cough", "takes Lasix for leg swelling", "a woman with severe sleep apnea": told at a visit, of now. */
function isOfNow(frame: Frame, kind: string, ctx: Context): boolean {
  const { report } = ctx.understanding;
  const line = report.sentences[frame.sentence];
  if (report.type.type !== 'other' || frame.head === null || line === undefined) return false;
  const start = line.label?.span.end ?? line.span.start;
  if (frame.head.span.start < start || frame.temporality !== 'recent') return false;
  const before = ctx.clean({ start, end: frame.head.span.start });
  if (THEN.test(ctx.clean({ start, end: line.span.end }))) return false;
  return HAS_NOW.test(before) || (kind === 'disease' && WHO_HAS.test(`${before} `));
}

const OF_NAMED = /\b([a-z]{3,})[- ](?:allergic|allergy|allergies)\b/i;
const NO_NAME =
  /^(?:known|is|was|are|not|no|any|drug|severe|mild|and|the|an?|has|have|with|food|true|his|her|their|list|had|nil|previous|past|likely|possible|reports?|stated|documented|multiple|other|due|of|for|to)$/i;

/** "Doxycycline (pen allergic)": given because of an allergy to something else that is named in front of the word. */
function isAllergyOfOther(frame: Frame, ctx: Context): boolean {
  if (frame.head === null) return false;
  const words = ctx.clean(frame.source);
  const [, name = ''] = OF_NAMED.exec(words) ?? [];
  if (name === '' || NO_NAME.test(name)) return false;
  return !ctx.clean(frame.head.span).toLowerCase().includes(name.toLowerCase());
}

function medicineStatement(frame: Frame, x: string, ctx: Context): string {
  const allergy = /\b(?:allerg|anaphyla|intoleran|hypersensitiv|adverse reaction|hives)/i.test(ctx.clean(frame.source));
  const line = ctx.understanding.report.sentences[frame.sentence];
  if (
    /\b(?:intoleran\w+|not tolerate\w*|cannot tolerate|unable to tolerate)\b/i.test(
      ctx.clean(line?.span ?? frame.source),
    )
  )
    return `the report lists that you do not tolerate ${x}`;
  if (ctx.section(frame) === 'allergies' || (allergy && !isAllergyOfOther(frame, ctx)))
    return `you are listed as allergic to ${x}`;
  if (frame.assertion === 'possible') return `the report says that ${x} may play a part`;
  return frame.assertion === 'historical'
    ? `you have taken ${x} in the past`
    : `the report mentions your medicine ${x}`;
}

export const CHANCE =
  /\b(?:risk|chance|probability|likelihood) (?:of|for)\b[^.%]*?(\d{1,3}(?:\.\d+)?(?:\s?(?:-|–|to)\s?\d{1,3}(?:\.\d+)?)?)\s?%/i;
