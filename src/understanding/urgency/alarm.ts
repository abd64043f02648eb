import { singleSpaced } from '../../knowledge/index.js';
import { Screened } from '../../reading/index.js';
import { isWarningLine, isWarningOfTissue } from '../advice/warning-lines.js';
import { assertPlaced, type Clause, clausesOf, type ReadSentence } from '../clause.js';
import { type DraftFrame, headed } from '../draft-frame.js';
import { impliedAt } from '../implied.js';
import { sectionRule } from '../sections.js';
import { CALLED_AT_ONCE } from '../types.js';

const WHO =
  '(?:wards?|theatres?|(?:the )?(?:ed|er|a&e)|reg(?:istrar)?|consultants?|surg(?:eons?|ery|ical)|teams?|clinicians?|doctors?|docs?|drs?\\.?|nephrology|cardiology|neurology|haematology|hematology|oncology|ent|neurosurg\\w*|vascular|urology|urologist|ortho\\w*|gyn\\w*|ob|obs?tetric\\w*|icu|itu|picu|nicu|nurse|sister|matron|physicians?|providers?|referrer|gp|on[- ]?call)';
const HOW = '(?:phoned|telephoned|rung|rang|paged|bleeped|fast[- ]?bleeped|alerted|called)';
/** Somebody was told at once, or care that cannot wait was begun, as reports put it. */
const ALARMS: readonly Screened[] = [
  new RegExp(`\\b${WHO} (?:\\w+ ){0,2}${HOW}\\b`, 'i'),
  new RegExp(`\\b${HOW} (?:through |over |out )?(?:to |the |for )*(?:\\w+ )?${WHO}\\b`, 'i'),
  new RegExp(
    `\\b${WHO} (?:\\w+ ){0,3}(?:told|informed|notified|contacted|aware)(?: \\w+){0,3} (?:by (?:phone|telephone)|verbally|immediately|at once|directly|at \\d|stat\\b|urgently)`,
    'i',
  ),
  /\b(?:verbal(?:ly)?|phoned|immediate(?:ly)?) (?:report(?:ed)?|communicat\w+|notif\w+|relayed|result|alert)\b/i,
  /\bcritical (?:result|value|finding|alert)s? (?:was |were |is |has been )?(?:called|phoned|communicated|notified|relayed|reported)/i,
  /\b(?:code|trauma|sepsis|stroke) (?:stroke|blue|stemi|red|sepsis|purple|crimson|call|alert|team|six) ?(?:called|activated|started|paged|team)?\b/i,
  /\b(?:cath(?:eter)? lab|massive (?:transfusion|ha?emorrhage)(?: protocol)?|mtp|stemi|rapid response|crash (?:call|team)|met call|2222)\b.{0,20}\b(?:activated|called|alerted|started|put out|opened)\b/i,
  /\b(?:theatre|or|operating room) (?:opened|booked now|alerted|on standby)\b/i,
  /\b(?:straight|direct(?:ly)?|immediately|urgently|now|rushed|blue[- ]lighted|tonight) (?:back )?(?:to|for|into) (?:theatre|the or\b|or\b|the operating|resus|(?:the )?(?:ed|er|a&e|icu|itu)\b|(?:the )?emergency|surgery|hospital)/i,
  /\b(?:to|for|in) (?:theatre|the or|the operating room|resus|surgery|icu|itu|hospital) (?:now|immediately|tonight|at once|stat|straight away|asap)\b/i,
  /\b(?:sent|came|transferred|go|went) (?:in )?by (?:\w+ )?ambulance\b|\bambulance (?:called|requested|sent)\b|\b(?:999|911|112) (?:called|rung)\b/i,
  /\b(?:emergen(?:cy|t)|immediate|same[- ]day|stat) (?:\w+ )?(?:surgery|surgical|operation|laparotomy|section|delivery|transfer|admission|decompression|drainage|evacuation|exploration|intervention|reduction|repair|thrombectomy|embol[ie]\w+|angiograph\w+|referral|review|attention|evaluation|consult\w*|craniotomy|fasciotomy|dialysis|shunt\w*|endoscopy|treatment)\b/i,
  /\bcat(?:egory)? ?1 (?:section|c-?section|caesarean|cesarean|lscs)\b|\bcrash section\b/i,
  /\b(?:(?<!(?:x-rays?|films?|images|imaging|records|notes|results|scans?|mri|ct|labs) for )review|scope|admit|admission|treat|drain|transfus\w+|refer|surgery|operate|reduce|see|(?<=\bbe )seen|steroids?|antibiotics?|antivenom|exchange|start\w*|needs?) (?:\w+ ){0,4}(?:now|today|tonight|immediately|at once|stat|asap|before further imaging)\b(?! (?:is|was|well|home|for routine|resolved))/i,
  /\b(?:stop|do not|don't) (?:the )?(?:feed(?:ing)?|infus\w+|inject\w+)\b|\bpads on\b/i,
].map((pattern) => new Screened(pattern));
/** The cause of it is not settled, but it must be taken for the worst. */
const UNTIL =
  /\b(?:until|till|unless) (?:proven|proved|shown|demonstrated|excluded) ?(?:otherwise|not)?\b|\bcannot wait\b/i;
/** Advice, condition, plan for another time, and what was called off. */
const NOT_NOW =
  /\b(?:if|in case|should (?:you|he|she|they|this|it)|should [^;]{1,60}\b(?:occur|develop|happen|rise|return|recur|worsen|appear)|return|come back|would|unless(?! proven| shown| proved)|avoid|no need|not (?:need|require|indicated)|no (?:urgent|emergen\w+|immediate)|rather than|(?:i|we) (?:was|were) (?:asked|called) to|(?:was|were|been) (?:then |subsequently |later |immediately )?(?:taken|brought|transported|airlifted|conveyed|rushed) (?:\w+ )?to\b|risks?|consent\w*|previous(?:ly)?|years? ago|in (?:19|20)\d\d|last (?:year|month|week)|history of|had (?:an )?emergency|underwent|cancel\w+|stood down|better after|settled|resolved|elective|routine|simulat\w*|mannequin|manikin|mock|drill|osce|teaching|tutorial|actor|(?:alert|information|advice) (?:card|leaflet|sheet)s?|prophyla\w+|screening)\b/i;
/** "Clinic review may not be needed": who was called was told that less has to be done. */
const CALLED_OFF =
  /\b(?:downgrad\w+|(?:review|clinic|follow-?up|visit|appointment|recall|admission|referral|attendance|boot|cast|splint|transfer|bundle|protocol|pathway|(?:sepsis|stroke) (?:six|call)|surgery|operation|laparotomy|intervention|drainage|transfusion) (?:(?:may|might|will|would|is|are|should|can) )?(?:not|no longer)(?: be)? (?:needed|required|necessary)|(?:review|clinic|follow-?up|visit|appointment|recall|admission|referral|attendance) (?:(?:may|can|could|to) )?be (?:called off|cancelled|stood down))\b/i;
/** What is getting better, or somebody who goes home: a call or a medicine of that day is no news of danger. */
const BETTER =
  /\b(?:improv(?:ing|ed|es)|resolv(?:ing|ed)|recover(?:ing|ed)|settl(?:ing|ed)|(?:much|getting|now) better|responding (?:well )?to)\b/i;
const HOME =
  /\b(?:home (?:today|tomorrow|now|with|on)|discharged? (?:home|today|with|on|from)|d\/c (?:home|today|with)|(?:happy|fit|safe) (?:for|to) (?:discharge|d\/c|go home)|go(?:es|ing)? home)\b/i;
const BUT_WORSE =
  /\b(?:worse\w*|deteriorat\w*|but|however|although|new(?:ly)?|despite|emergen\w+|immediate\w*|theatre|surgery|icu|itu|resus|ambulance|critical|stat|not)\b/i;
/** Everyday illnesses that a medicine of the same day is begun for. */
const EVERYDAY =
  /\b(?:tonsil+itis|pharyngitis|sore throat|urti|common cold|coryza|otitis (?:media|externa)|sinusitis|conjunctivitis|blepharitis|cystitis|(?:simple |uncomplicated |lower )?uti\b|bronchitis|lrti|thrush|candidiasis|impetigo|scabies|eczema|dermatitis|ringworm|tinea|acne|gastritis|gout|sciatica|hay fever|rhinitis|constipation|ingrow\w+|paronychia|stye|chickenpox|croup)\b/i;
const BUT_GRAVE =
  /\b(?:airway|herpeticum|stridor\w*|drool\w*|trismus|septic|sepsis|neutropeni\w*|immuno\w+|quinsy|abscess|mastoid\w*|meningi\w*|necroti\w*|orbital|unwell|drows\w*|severe|rigors?|hypotens\w*|lethargic|dehydrat\w*|newborn|neonat\w*|pregnan\w*|ambulance|emergen\w+|immediate\w*|theatre|surgery|icu|itu|resus|stat|critical)\b/i;

/** What tissue shows of harm that is going on. */
const HARM =
  /\b(?:perforat\w+|ectopic|necroti[sz]\w+|hyphae|arteritis|vasculitis|(?:acute|severe) (?:\w+ )?rejection)\b/i;
const AT_ONCE =
  /\b(?:immediate\w*|urgent\w*|emergen\w+|stat|critical|at once|now|asap|tonight|today|straight|icu|theatre)\b/i;
const SECTIONS: ReadonlySet<string> = new Set([
  ...['header', 'exam', 'findings', 'impression', 'diagnosis', 'comment', 'addendum', 'recommendation', 'plan'],
  ...['physical_exam', 'vitals', 'results', 'gross', 'microscopic', 'history_present', 'other'],
]);

/** Whether a sentence says that somebody was called at once, or must be: that is told by itself. */
export function callsForCare(words: string): boolean {
  return UNTIL.test(words) || ALARMS.some((alarm) => alarm.test(words));
}

/** A sentence with what was read of it. */
export interface Told {
  read: ReadSentence;
  drafts: readonly DraftFrame[];
}

/**
 * A finding that is urgent because the report says somebody was called at once, or that care which cannot wait was begun:
 * about the sentence itself or, where it states nothing else, about the one before. Null where the report names what is
 * urgent, where nothing wrong is stated, and in stories of a stay, where such calls are long past. `known` says that an
 * earlier line of the report names what cannot wait: a bare call is about that, whatever stands right above it.
 */
export function alarmFrame(here: Told, before: Told | null, known: boolean): DraftFrame | null {
  const { read } = here;
  if (read.reportType === 'discharge_summary' || !SECTIONS.has(read.section.kind)) return null;
  // "Confusion or a rash needs immediate attention": when to get help.
  if (isWarningLine(read) || isWarningOfTissue(read)) return null;
  const words = singleSpaced(read.text.slice(read.sentence.span.start, read.sentence.span.end));
  if (words.length > 400) return null;
  if (!statesWrong(here) && !(before && statesWrong(before))) return null;
  const open = UNTIL.test(words);
  if (!callsForCare(words)) return null;
  const line = read.text.slice(read.sentence.span.end, read.sentence.span.end + 90).split('\n')[0] ?? '';
  if (NOT_NOW.test(words) || CALLED_OFF.test(`${words} ${line}`)) return null;
  // Results of tissue are phoned through every day.
  const both = before ? before.read.text.slice(before.read.sentence.span.start, read.sentence.span.end) : words;
  if (!open && isOfEveryDay(`${both} ${line}`)) return null;
  if (read.reportType === 'pathology' && !open && !AT_ONCE.test(words) && !HARM.test(both)) return null;
  // "Items 1 and 2 called to Dr Lee": which ones is said, and it is not the one before.
  if (/\bitems? \d/i.test(words)) return null;
  if (isUrgent(here) || (before && isUrgent(before))) return null;
  // "Surgeons rung at 21:15." tells of the sentence before.
  // "Hypercalcaemia phoned to Dr Lee" names what it is about.
  const about = statesWrong(here) && (!isAlarmOnly(words) || names(here)) ? here : before;
  if (!about || !statesWrong(about) || about.read.section !== read.section) return null;
  if (about === before && known && !open) return null;
  return frameOf(about.read, open);
}

/** "Improving pneumonia, oral antibiotics from today", "Tonsillitis, start penicillin today": nothing in it cannot wait. */
function isOfEveryDay(said: string): boolean {
  // "Review if worse": when to come back, and not how it is.
  const words = said.replace(/\b(?:if|unless|should)\b[^.;]*/gi, ' ');
  if ((BETTER.test(words) || HOME.test(words)) && !BUT_WORSE.test(words)) return true;
  return EVERYDAY.test(words) && !BUT_GRAVE.test(words) && !BUT_WORSE.test(words);
}

/** Whether a sentence names an illness or a finding of its own in front of the call. */
function names({ read }: Told): boolean {
  const [first] = read.words.placed.filter(({ from }) => from >= read.bodyFrom);
  if (first === undefined || !/^(?:finding|disease)$/.test(first.mention.kind)) return false;
  return (
    first.from === read.bodyFrom && assertPlaced(read, first, sectionRule(read.section.kind)).negation !== 'negated'
  );
}

/** Whether a sentence holds hardly a word beside the alarm. */
function isAlarmOnly(words: string): boolean {
  const rest = [...ALARMS.map(({ pattern }) => pattern), UNTIL].reduce(
    (left, alarm) => left.replace(alarm, ' '),
    words,
  );
  return (rest.match(/[a-z]{3,}/gi)?.length ?? 0) <= 3;
}

function isUrgent({ drafts }: Told): boolean {
  return drafts.some((frame) => frame.urgency);
}

const WRONG: ReadonlySet<string> = new Set(['finding', 'disease', 'symptom', 'device', 'organism']);

/** Whether a sentence holds something that may be wrong, and does not only deny it. */
function statesWrong({ read, drafts }: Told): boolean {
  if (drafts.some(({ kind }) => kind === 'absent' || kind === 'normal')) return false;
  const stated = read.words.placed.filter(
    (item) =>
      item.from >= read.bodyFrom &&
      WRONG.has(item.mention.kind) &&
      assertPlaced(read, item, sectionRule(read.section.kind)).negation !== 'negated',
  );
  return stated.length > 0 || drafts.some(({ kind }) => kind === 'finding');
}

function frameOf(read: ReadSentence, open: boolean): DraftFrame | null {
  const clauses = clausesOf(read).filter(({ from }) => from >= read.bodyFrom);
  const [first] = clauses;
  const last = clauses.at(-1);
  const item = first && impliedAt(read, CALLED_AT_ONCE, { from: first.from, to: first.from + 1 });
  if (!first || !last || !item) return null;
  const asserted = assertPlaced(read, item, sectionRule(read.section.kind));
  if (asserted.experiencer !== 'patient' || asserted.temporality !== 'recent') return null;
  const span = { start: first.span.start, end: last.span.end };
  const clause: Clause = { from: first.from, to: last.to, span, placed: [item] };
  const meant = { ...asserted, negation: open ? ('possible' as const) : ('affirmed' as const) };
  const head = { item, from: item.from, to: item.to, sites: [], links: [] };
  const frame = headed(read, clause, 'finding', head, meant);
  frame.urgency = { state: open || asserted.negation === 'possible' ? 'equivocal' : 'new', id: CALLED_AT_ONCE };
  frame.bySign = true;
  return frame;
}
