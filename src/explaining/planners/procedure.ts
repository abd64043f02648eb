import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { say } from '../nets/said.js';
import { hadDone } from '../words/had-done.js';
import { headPhrase } from '../words/phrase.js';
import { planAbsent } from './absent.js';
import { planCutOut } from './cut-out.js';
import { deniedFor } from './denial.js';
import { planFinding } from './finding.js';
import { CHANCE, marksPlace } from './finding-statement.js';
import { isAhead, isNamedAsNext } from './mood.js';
import { isOfItsSignal } from './not-denied.js';
import { meaningOf, type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';

const YET_NEEDED = /\b(?:needing|needs|in need of|need for|awaiting|candidate for)(?: [\w-]+){0,3}$/i;

/** Something done to the reader, or planned. */
export function planProcedure(frame: Frame, ctx: Context): Plan | null {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  if (noun === null || /^(?:leaving|going|coming|staying|being)\b/.test(noun.lay)) return null;
  if (noun.kind !== 'procedure' && noun.kind !== 'test')
    return frame.negated ? planAbsent([frame], ctx) : planFinding(frame, ctx);
  const cut = frame.negated ? null : planCutOut(frame, ctx);
  if (cut !== null) return cut;
  // An attempt that failed is not a thing done.
  if (
    /\b(?:unsuccessful\w*|failed|failure of|attempt\w*|abort\w*|abandon\w*|cancel\w*)\b/i.test(ctx.clean(frame.source))
  )
    return null;
  // "Clips: MRI conditional": what they bear, and no test that was done.
  if (/\bMR[I]? ?(?:conditional|safe|unsafe|compatible)\b/i.test(ctx.clean(frame.source)))
    return quoteLine(frame.source, ctx);
  if (marksPlace(frame, ctx)) return quoteLine(frame.source, ctx);
  // "To see whether home oxygen is needed": an open question, told whole.
  if (OF_A_LIMIT.test(behindHead(frame, ctx))) return quoteLine(frame.source, ctx);
  if (OPEN_NEED.test(beforeHead(frame, ctx))) return quoteLine(frame.source, ctx);
  // "Tongue cancer, needing chemotherapy": why something else is done, and not given yet.
  if (frame.kind !== 'absent' && YET_NEEDED.test(beforeHead(frame, ctx)) && ctx.section(frame).includes('diagnosis'))
    return null;
  // "Orals started evening of surgery": when something else was.
  if (/^(?:surgery|operation|procedure)$/.test(noun.id) && OF_A_TIME.test(`${beforeHead(frame, ctx)} `)) return null;
  // "Seen by cardiac rehab": who came, not what was done.
  if (
    frame.head !== null &&
    BY_WHOM.test(
      `${ctx.clean({ start: Math.min(frame.source.start, frame.head.span.start), end: frame.head.span.start })} `,
    )
  )
    return null;
  if (ctx.teller.sees && isOnlyNamed(frame, ctx)) return null;
  // "Not confident that anything short of surgery will help": the denial is of something else.
  if (frame.negated && INDIRECT.test(ctx.clean(frame.source))) return null;
  // "Culture should be awaited before it is excluded": what is denied is another thing.
  if (frame.negated && !DENIES.test(ctx.clean(frame.source))) return null;
  // "No interatrial shunt by color Doppler": what was not seen, and no test that was left undone.
  if (frame.negated && SEEN_BY.test(`${beforeHead(frame, ctx)} `)) return quoteLine(frame.source, ctx);
  if (frame.negated && isOfItsSignal(frame, noun.kind, ctx)) return null;
  // "No variant histology": how tissue looks, no test that was left undone.
  if (frame.negated && ctx.teller.sees && /histolog|cytolog|patholog|immuno|stain/.test(noun.id)) return null;
  // "Spinal + sedation": the whole body is made calm, whatever part is named beside it.
  const sites = /^(?:sedation|general-an|procedural-sed)/.test(noun.id)
    ? []
    : frame.sites.filter(({ span }) => !isWayIn(span, ctx));
  const phrase = headPhrase({ ...frame, sites, severity: null }, ctx, { term: true });
  if (phrase === null) return null;
  // "Your outer knee cushion" and "cushion trimmed"
  const x = phrase.text.replace(/\b([a-z]{4,}) \1\b/g, '$1');
  // A child's own birth is no operation of the family.
  if (frame.experiencer === 'family' && /^(?:vaginal-delivery|cesarean-section|labor-induction)$/.test(noun.id))
    return null;
  if (frame.experiencer === 'family')
    return plan(`someone in your family has had ${x}`, groundsOf(frame, ctx), phrase.knowledge);
  // "Changes most likely reflect prior partial meniscectomy"
  if (frame.assertion === 'historical' && !frame.negated && frame.certainty !== 'certain')
    return plan(
      `the report says that you ${frame.certainty === 'probable' ? 'probably' : 'may have'} had ${x} in the past`,
      groundsOf(frame, ctx),
      phrase.knowledge,
    );
  if (frame.negated || frame.assertion === 'absent')
    return plan(
      notFor(frame, ctx) ? `the report says that ${x} is not planned` : `you did not have ${x}${deniedFor(frame, ctx)}`,
      groundsOf(frame, ctx),
      phrase.knowledge,
    );
  const said = say(statement(frame, x, ctx), groundsOf(frame, ctx), phrase.knowledge);
  return { what: said, details: [], meaning: meaningOf(frame, ctx) };
}

/** "Coronary angiography via right radial": where they went in, and not what was looked at. */
function isWayIn({ start }: Span, ctx: Context): boolean {
  return /\b(?:via|through|from) (?:(?:the|an?|left|right|[LR]|common) ?)*$/i.test(
    `${ctx.clean({ start: Math.max(0, start - 30), end: start })} `,
  );
}

const BY_WHOM =
  /\b(?:seen|evaluated|followed|assessed|visited|cleared|managed) by (?:the )?(?:\w+ )?$|\b(?:consult\w*|refer\w*) (?:with|to|by|from|for) (?:the )?$/i;

function beforeHead({ head, source }: Frame, ctx: Context): string {
  return head === null ? '' : ctx.clean({ start: Math.min(source.start, head.span.start), end: head.span.start });
}

/** "Below phototherapy line", "transfusion threshold 7": where it would begin, not that it was done. */
const OF_A_LIMIT =
  /^\W{0,3}(?:treatment )?(?:lines?|thresholds?|levels?|limits?|cut-?offs?|criteria|ranges?|charts?|curves?)\b/i;

function behindHead({ head }: Frame, ctx: Context): string {
  return head === null ? '' : ctx.clean({ start: head.span.end, end: head.span.end + 40 });
}

const OF_A_TIME = /\b(?:evening|morning|night|day|time) of (?:the |his |her )?$/i;

const OPEN_NEED =
  /\b(?:(?:the|any|a|his|her|possible) need (?:for|of|to have)|for need (?:for|of)|needs? for|candidate for|candidacy for|qualif\w+ for|eligib\w+ for|(?:evaluat|assess|test|screen|work)\w*(?: up| the patient| him| her)? for|to (?:determine|see|decide|assess|evaluate) (?:if|whether|on|about))\b(?:\W+\w+){0,4}\W*$/i;

const SEEN_BY = /\b(?:no|without)\s+(?:[\w-]+\s+){1,5}(?:by|on|using|via)\s+(?:[\w-]+\s+){0,2}$/i;

const INDIRECT =
  /\bnot (?:\w+ly )?(?:confident|sure|certain|convinced|clear|known|think|believe|feel)\b|\b(?:short of|(?:anything|nothing) (?:but|except|other)|other than|rather than|instead of)\b/i;

const DENIES =
  /\b(?:no|not|non|never|without|nil|none|neither|nor|denie[sd]|declin\w+|refus\w+|defer\w*|cancel\w*|abort\w*|omitted|unable|missed|instead|held|avoid\w*|contraindicated|absent|negative|stopped|abandoned|rather|withheld|lack\w*)\b|n['’]t\b/i;

const COMES_TO: ReadonlySet<string> = new Set(['impression', 'diagnosis', 'comment', 'addendum', 'recommendation']);
const WAS_DONE =
  /\b(?:status post|s\/p|post|after|following|prior|previous\w*|history|h\/o|past|old|underwent|had|has|have|was|were|been|performed|done|obtained|removed|taken|placed|changes?|scars?|ago|(?:19|20)\d\d)\b/i;

/** What a test comes to may name what could be done next: it was not done. */
function isOnlyNamed(frame: Frame, ctx: Context): boolean {
  return COMES_TO.has(ctx.section(frame)) && frame.assertion === 'present' && !WAS_DONE.test(ctx.clean(frame.source));
}

/** "Not for intubation": what is to be left undone. */
function notFor(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || frame.head.span.start < frame.source.start) return false;
  return /\bnot (?:for|a candidate for|suitable for)\s+(?:\w+\s+){0,2}$/i.test(
    `${ctx.clean({ start: frame.source.start, end: frame.head.span.start })} `,
  );
}

const STAY: ReadonlySet<string> = new Set([
  'diagnosis',
  'admission_diagnosis',
  'discharge_diagnosis',
  'hospital_course',
  'procedures',
]);
const BEFORE = /\b(?:history|h\/o|prior|previous(?:ly)?|past|remote|ago|old|19\d\d|20\d\d|years?|months?)\b/i;

/** "Only if two drugs fail", "depends on the result": not planned yet. */
const HANGS_ON = /\b(?:only if|only when|if (?!any\b)\w+|unless|depend\w*|may need|might need|in case)\b/i;

const DAY_AFTER = /\b(?:POD|post-?op(?:erative)? day) ?#? ?(\d{1,2})\b/i;

/** "S/p toe amputation POD 3": days ago, and not long past. Null where the sentence counts no days. */
function daysAfter({ sentence }: Frame, ctx: Context): string | null {
  const own = ctx.understanding.report.sentences[sentence];
  const days = own === undefined ? undefined : DAY_AFTER.exec(ctx.clean(own.span))?.[1];
  if (days === undefined) return null;
  return days === '0'
    ? 'on the day of this note'
    : days === '1'
      ? 'the day before this note'
      : `${days} days before this note`;
}

/** "Atrial fibrillation, on anticoagulation": it goes on. */
const IS_ON =
  /(?:[,;(]|\b(?:is|remains|continues|currently|now|still|maintained|chronically)) ?on (?:(?:(?!(?:for|after|since|until|when|the)\b)[\w/.-]+ ){1,7}and )?(?:(?:chronic|long-?term|oral|full|home|daily|continuous|maintenance) )*$/i;

const GIVEN =
  /\b(?:received|(?:was|were|been) (?:\w+ly )?(?:given|started|placed|put|kept|maintained|treated|taken to|brought to)|underwent|got|is on|remains on)\b(?![^.;]*\b(?:if|unless|should|may|might)\b)/i;

function statement(frame: Frame, x: string, ctx: Context): string {
  const chance = CHANCE.exec(ctx.clean(frame.source))?.[1];
  if (chance !== undefined && frame.assertion === 'conditional')
    return `the report gives the chance of needing ${x} as ${chance.replace(/\s?[-–]\s?/, ' to ')}%`;
  const open = frame.temporality === 'hypothetical' || frame.assertion === 'conditional';
  // "She received Lovenox for DVT prophylaxis": what may come is the clot, and not the care against it.
  if (open && GIVEN.test(ctx.clean(frame.source))) return `you had ${hadDone(x) ?? x}`;
  if (open || frame.assertion === 'possible') return `the report mentions ${x} as possible`;
  const past = ['past_history', 'surgical_history', 'social_history'].includes(ctx.section(frame));
  // "Status post chest tube" among the diagnoses of a stay is often what was done in it.
  const stay = ctx.understanding.report.type.type === 'discharge_summary' && STAY.has(ctx.section(frame));
  if (frame.assertion === 'historical' && stay && !BEFORE.test(ctx.clean(frame.source)))
    return `you have had ${hadDone(x) ?? x}`;
  const days = frame.assertion === 'historical' ? daysAfter(frame, ctx) : null;
  if (days !== null) return `you have had ${hadDone(x) ?? x} ${days}`;
  if (frame.assertion === 'historical' || past) return `you have had ${hadDone(x) ?? x} in the past`;
  const clause = ctx.clean(frame.source);
  if (HANGS_ON.test(clause)) return `the report mentions ${x} as possible`;
  const ahead = isAhead(clause) || isNamedAsNext(`${beforeHead(frame, ctx)} `, clause);
  const today = /\b\w+(?:ed|ne|en) (?:today|this (?:morning|afternoon|visit))\b/i.test(clause);
  if (
    frame.head !== null &&
    IS_ON.test(`${ctx.clean({ start: Math.max(0, frame.head.span.start - 64), end: frame.head.span.start }).trim()} `)
  )
    return `you get ${x}`;
  return (ctx.section(frame) === 'plan' && !today) || ahead ? `${x} is part of the plan` : `you had ${hadDone(x) ?? x}`;
}
