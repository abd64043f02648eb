import { onceIn } from '../../knowledge/index.js';
import type { ReadReport, SectionKind } from '../../reading/index.js';
import type { Frame } from '../types.js';
import type { Statement } from './statement.js';

/** Sections that tell of what was before, or of what was done about it. */
const OVER: ReadonlySet<SectionKind> = new Set([
  'indication',
  'comparison',
  'technique',
  'past_history',
  'surgical_history',
  'family_history',
  'social_history',
  'hospital_course',
  'procedures',
  'admission_diagnosis',
  'consults',
]);

/** Sections that tell a story up to now: only what is said of now is news. */
const STORY: ReadonlySet<SectionKind> = new Set(['history_present', 'chief_complaint']);

const NOW =
  /\b(?:now|currently|today|tonight|this (?:morning|afternoon|evening)|presently|continues|ongoing|still|is|are|has|endorses|reports|complains|shows|demonstrates|reveals|presents?|presenting)\b/i;
const THEN =
  /\b(?:was|were|had|did|developed|underwent|suffered|sustained|found|diagnosed|showed|revealed|demonstrated|became|went|received|ago|last|previous(?:ly)?|prior|history)\b/i;

/** Somebody is already caring for it, or has. */
const CARED_FOR =
  /\b(?:(?:was|were|been|being|is|are|now|successfully|then|since|previously|recently|she|he) (?:\w+ )?(?:treated|transfused|intubated|extubated|resuscitated|defibrillated|cardioverted|resected|evacuated|drained|repaired|stented|coiled|clipped|ablated|decompressed|revascularized|re-?canalized|anticoagulated|hospitalized|transferred|admitted|readmitted|discharged|operated)|underwent|undergoing|(?:status[- ]post|s\/p)(?! (?:an? |the |recent )?(?:\w+ )?(?:fall|mv[ac]|motor|trauma|assault|injury|accident|collision|crash|ingestion|biopsy|line|placement|cvc|thoracentesis|stab|gsw|gunshot|cpr|seizure|arrest|delivery))|(?:re-?assessment|management|treatment|therapy|monitoring|prevention|status) (?:of|for)|dosing|recent(?:ly)? (?!falls?|trauma|angina|chest|(?:\w+ )?pain|symptoms?|syncope|collapse|vomiting|headache|bite|injury|delivery|contact|exposure|biopsy|procedure|(?:subclavian|jugular|femoral|central|picc|cvc)\b|line\b|puncture|instrumentation|endoscopy|colonoscopy|dilat|surgery|travel|flight|onset|increase|change|viral|illness|infection|chemo|uri|cold|weeks|days|hours|(?:\w+ )?infarct|(?:\w+ )?isch|(?:\w+ )?ha?emorrhag|thromb|(?:\w+ )?fracture)|treated (?:with|by|for|at|in)|admitted (?:for|with|to|from)|(?:recovered|recovering|recovery|rehabilitation|debility) (?:from|after|following)|(?:secondary|due) to (?:an? |the )?(?:old|prior|previous|remote)|ivc filter|(?:craniotomy|burr[- ]?holes?|surgery|operation|laparotomy|thoracotomy|drainage|evacuation|repair|resection|thrombolysis|embolization|tpa|chest tube|\w+ectomy|stenting|coiling|clipping) (?:for|of|due|because|secondary))\b/i;

/** "On 10/14/74 she …", "in June 2008": a day that is written out lies behind; "in 2/2 bottles" is none. */
const DATED =
  /\b(?:on|in|since|from|of|dated|until|through|by)\s+(?:about |early |late |mid |the )?(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b(?!\s*(?:bottles?|sets?|(?:blood )?cultures?|vials?|tubes?|samples?|specimens?)\b)|\d{1,2}\/(?:19|20)\d\d|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s+(?:\d{1,2}(?:st|nd|rd|th)?(?:,?\s+(?:19|20)\d\d)?|(?:of )?(?:19|20)\d\d)|(?:19|20)\d\d)\b/i;

/** "She had lip swelling in June": a month of its own behind what is told as over. */
const HAD_IN_MONTH =
  /\b(?:had|developed|suffered|experienced|got|reacted)\b[^.;]{0,90}\b(?:in|during|back in) (?:early |late |mid |last )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
/** What is over within hours: a letter that asks for an appointment tells of it as past. */
const PASSES = /^(?:anaphylaxis|angioedema)$/;
const APPOINTMENT = onceIn(
  /\b(?:thank(?:s| you) for (?:seeing|reviewing|your referral|accepting)|referral letter|reason for referral|(?:would|should) be grateful|(?:allergy|dermatology|immunology) clinic)\b/i,
);
const TO_EMERGENCY = /\b(?:a ?& ?e|emergency|casualty|ed|resus|ambulance|999|911)\b/i;

/** Headings of the note on an operation. */
const OPERATION =
  /\b(?:pre-?\s?operative|post-?\s?operative|preop|postop|operative|pre-?\s?procedure|post-?\s?procedure) diagnos[ei]s\b|\boperative (?:note|report|procedure|findings)\b|\b(?:operation|procedures?)s? (?:planned and )?performed\b|\bfluoroscopy time\b|\bestimated blood loss\b|\btitle of (?:operation|procedure)\b|\banesthesia\b/i;

/** A stay in a hospital that a whole note tells of: who is looked after there needs no call for help. */
const STAY =
  /\b(?:was|is|been|being) (?:re-?)?(?:admitted|hospitalized|intubated)\b|\bhospital (?:day|course)\b|\b(?:icu|intensive care)\b|\bventilator\b|\binpatient\b|\b(?:date of|reason for|day of) (?:admission|consultation)\b|\bpostoperative day\b|\bcritical(?:ly)? (?:care|ill)\b|\bhospitalist\b|\breason for (?:the )?consult|\btransferred from\b|\b(?:in|to|by) the (?:er|ed|emergency (?:room|department))\b|\bprimary service\b/i;
/** "MICU PROGRESS NOTE HD#4": the first line of a note of a unit that watches its patients day and night. */
const UNIT_NOTE =
  /^\W*(?:[A-Z][\w-]* ){0,3}(?:[MSPN]|CV|CT|NEURO|BURN )?(?:ICU|CCU|HDU)\b[^\n]{0,30}\b(?:note|rounds?|summary)\b/i;
/** A note that ends with the way home: those who saw it let the reader go. */
const WENT_HOME =
  /\b(?:discharged?|d\/c['’]?d?|dispo(?:sition)?|sent)\b[^.\n]{0,24}(?:\bhome\b|:?\s?(?:on )?\d{1,2}[/.-]\d)|^[\s•*-]*home\b\s*(?:[.,;]|with\b|w\/)/im;
/** A result that came when the reader had left, or for which the reader is called back: nobody has seen to that. */
const LATER =
  /\bafter (?:(?:the )?(?:patient|pt|he|she|they|you)(?: had| has| was| were)? (?:left|gone|went home|been discharged|discharged|sent home)|(?:the |his |her )?discharge)\b|\b(?<!\bif [^.;]{0,60})(?:(?:please |pls )?(?:call|ring|phone|bring|get) (?:him|her|them|the patient|pt|patient) (?:back|in)\b|(?:call(?:ed|ing)?|ask(?:ed)?) back (?:to|for|today|now|in)\b|recalled? (?:to|for|today|now|patient|pt)\b|(?:is|being|was) recalled\b)/i;
/** What is told of the dead calls for nothing. */
const DEATH = /\b(?:autopsy|decedent|post-?mortem|patient (?:then |subsequently )?(?:died|expired))\b/i;
/** A note has its sections; a few lines on their own may be the news itself. */
const WHOLE_NOTE = 4;

/**
 * Leaves as new only what nobody can yet have acted on: what a discharge summary, the note of an operation or of a stay
 * tells was seen to there, a dated thing lies behind, and a story of the past is no news. All that becomes known. What a
 * picture or a sample shows stays new, whatever the reason for the test was.
 */
export function settleUrgency(statements: readonly Statement[], report: ReadReport): void {
  const urgent = statements.filter(({ frame }) => frame.urgency !== null && frame.urgency.state !== 'known');
  if (urgent.length === 0) return;
  const type = report.type.type;
  const seen = type === 'imaging' || type === 'pathology' || type === 'laboratory';
  const over =
    type === 'discharge_summary' ||
    DEATH.test(report.clean) ||
    isOperation(report) ||
    (type === 'other' && (isStay(report) || WENT_HOME.test(report.clean)));
  for (const statement of urgent) {
    const { frame } = statement;
    if (!frame.urgency || cameLater(statement, report)) continue;
    if (!over && !isBehind(statement, report, seen) && !isBorn(frame, report) && (seen || !isTakenOut(frame, report)))
      continue;
    frame.urgency = { ...frame.urgency, state: 'known' };
    // Signs speak of what cannot wait. Of what was seen to they say nothing new: their sentence is told as it stands.
    if (frame.bySign && frame.goesWith === undefined) frame.setAside = 'dropped';
  }
}

/** What a child in the womb suffers. */
const BEFORE_BIRTH =
  /^(?:nonreassuring-fetal-heart-tracing|fetal-distress|umbilical-cord-prolapse|absent-end-diastolic-flow)$/;
const BORN = onceIn(
  /\bapgars?\b|\b(?:(?:baby|infant|child|girl|boy|twins?) (?:was|were)|was|were) (?:then |spontaneously |subsequently )?delivered\b/i,
);

/** A note that tells how the child was born: what its heart did in the womb is over. An afterbirth in a laboratory is out. */
function isBorn({ head }: Frame, report: ReadReport): boolean {
  if (report.type.type === 'pathology' && head?.ref.id === 'placental-abruption') return true;
  return BEFORE_BIRTH.test(head?.ref.id ?? '') && BORN(report.clean);
}

/** Whether the sentence of a finding, or the one behind it, says that it was found when the reader had gone. */
function cameLater({ frame }: Statement, report: ReadReport): boolean {
  const start = report.sentences[frame.sentence]?.span.start;
  const end = report.sentences[frame.sentence + 1]?.span.end ?? report.sentences[frame.sentence]?.span.end;
  return start !== undefined && end !== undefined && end - start < 400 && LATER.test(report.clean.slice(start, end));
}

/** Air that an operation leaves behind. */
const LEFT_AIR = /^(?:pneumoperitoneum|free-air|subcutaneous-emphysema|pneumocephalus|pneumomediastinum)$/;
const AFTER_OPERATION = onceIn(
  /(?<!\b(?:no|not|without|never|denies|nil) (?:\w+ ){0,2})\b(?:pod ?#?\d{1,2}|post-?\s?op\w*|post-?surg\w*|(?:after|following|status[- ]post|s\/p|recent) (?:\w+ ){0,2}(?:surgery|operation|laparoscop\w+|laparotomy|thoracotomy|craniotomy|\w+ectomy)|lap chole)\b/i,
);
const EXPECTED =
  /\b(?:as |is |are |was |were )?expected (?:after|following|for|post\w*|finding|in)\b|\bnot unexpected\b|, (?:as )?expected(?=[,.;]|$)|\b(?:the )?same as (?:in|on|at|before|last|yesterday|previous|prior)\b/i;

function isBehind({ frame, section, words }: Statement, report: ReadReport, seen: boolean): boolean {
  if (OVER.has(section)) return true;
  if (EXPECTED.test(words)) return true;
  const left = LEFT_AIR.test(frame.head?.ref.id ?? '') && AFTER_OPERATION(report.clean);
  if (left) return true;
  if (seen) return STORY.has(section);
  const sentence = report.sentences[frame.sentence];
  const whole = sentence ? report.clean.slice(sentence.span.start, sentence.span.end) : words;
  if (CARED_FOR.test(whole) || DATED.test(whole) || HAD_IN_MONTH.test(whole)) return true;
  if (PASSES.test(frame.head?.ref.id ?? '') && THEN.test(whole) && !NOW.test(whole) && isAppointment(report))
    return true;
  if (!STORY.has(section)) return false;
  return THEN.test(words) || !NOW.test(words);
}

/** A letter that asks for an appointment, and not for help at once. */
function isAppointment({ clean }: ReadReport): boolean {
  return APPOINTMENT(clean) && !TO_EMERGENCY.test(clean.slice(0, 400));
}

/** Illness of a part that an operation takes away whole. */
const OF_WHAT_IS_TAKEN =
  /^(?:(?:perforated-)?appendicitis|(?:acute-)?cholecystitis|gallbladder-perforation|gangrene|testicular-torsion|ovarian-torsion|torsion|ectopic-pregnancy|splenic-rupture|testicular-rupture)$/;
const TAKEN_OUT = /\b(?:removed|taken out|excised|resected)\b/gi;
const NOT_DONE =
  /\b(?:not|be|being|never|cannot|could|should|must|previously|already|partly|partially|if|when|until)\s+$/i;
const NO_PART_OF_THE_BODY =
  /\b(?:catheter|line|drains?|sutures?|stitches|staples|clips|foley|packing|dressing|ng tube|tube|port|cast|splint|stent|iud|coil|years?|in (?:19|20)\d\d)\b[^.;]{0,30}$/i;
/** How far behind a finding the report may say that the part was taken out, in letters. */
const SAID_WITHIN = 220;

/** "A gangrenous appendix. This was removed.": what was taken out of the body is no emergency of today. */
function isTakenOut({ head, source }: Frame, report: ReadReport): boolean {
  if (!OF_WHAT_IS_TAKEN.test(head?.ref.id ?? '')) return false;
  const behind = report.clean.slice(source.start, source.end + SAID_WITHIN).split(/\n\s*\n/)[0] ?? '';
  for (const { index } of behind.matchAll(TAKEN_OUT)) {
    const before = behind.slice(0, index);
    if (!NOT_DONE.test(before) && !NO_PART_OF_THE_BODY.test(before)) return true;
  }
  return false;
}

const OPERATION_TITLE = /^\W*(?:op(?:eration|erative)?|surgery|surgical|theatre) (?:note|report|record|sheet)\b/i;

/** Whether a report is the note of an operation, by its headings or its first words. */
function isOperation(report: ReadReport): boolean {
  if (OPERATION_TITLE.test(report.clean.slice(0, 60))) return true;
  return report.sections.some(({ heading }) => heading !== null && OPERATION.test(heading.text));
}

function isStay(report: ReadReport): boolean {
  return (
    UNIT_NOTE.test(report.clean.slice(0, 160)) ||
    (report.sections.filter(({ heading }) => heading !== null).length >= WHOLE_NOTE && STAY.test(report.clean))
  );
}
