import type { ReadReport, SectionKind, Sentence } from '../../reading/index.js';
import { isOfEarlierGerm } from '../labs/susceptibility.js';
import type { Frame } from '../types.js';
import { isSaidOfReader, WEIGHED } from './said-of-reader.js';
import type { Statement } from './statement.js';

/** What goes with values, tests or people in general, whoever they are. */
const IN_GENERAL = new RegExp(
  [
    String.raw`^[\W\d]*(?:clinical|diagnostic) (?:use|uses|utility|usefulness|application|applications|indications?|significance)\s*[:–-]`,
    String.raw`\brisk (?:factors?|markers?)? ?(?:for|of)\b`,
    String.raw`\b(?:probability|likelihood|chance|odds|prevalence|incidence|predictors?) (?:of|for)\b`,
    String.raw`\b(?:is|are|be|been) (?:\w+ly )?(?:associated|correlated|linked) with\b`,
    String.raw`\bassoc(?:\.|iated)?\s*(?:w\/|with\b)|\b(?:most|many|few|some) such\b`,
    String.raw`\b(?:among|one of) (?:the )?(?:\w+ )?(?:associations|causes|conditions)\b|\b(?:reported|known|common|other|possible) (?:associations|causes)\b|\bcauses? (?:of|include)\b`,
    String.raw`\b(?:is|are|be) (?:also |often |commonly |frequently |usually |sometimes |occasionally |typically |rarely |a recogni[sz]ed finding )+(?:seen|found|elevated|raised|increased|decreased|present|observed|reported|positive|low|high|in)\b`,
    String.raw`\b(?:(?:can|may|might|could)(?: (?:also|sometimes|occasionally|rarely|\w+ly))?|also) (?:rises?|falls?|drops?|climbs?|go(?:es)? (?:up|down|with)|accompan(?:y|ies)|vary|varies|be (?:\w+ly )?(?:abnormal|normal|seen|found|elevated|raised|increased|decreased|lowered|low|high|observed|due|caused|positive|negative|past)|occur|result|reflect|indicate|cause|lead|arise|have|produce|lower|raise|increase|decrease|reduce|elevate|affect|alter|mask|mimic|prolong|shorten|interfere|give|depress|suppress|distort)\b`,
    String.raw`\b(?:individuals|persons|people|adults|men|women|children|those|patients) (?:who|with|having|taking|on|at|under|over)\b`,
    String.raw`\b(?:in|for|of) (?:\w+ ){0,2}(?:individuals|persons|people|patients|women|men|children|adults|populations?)\b`,
    String.raw`\b(?:does|do|did|will|would|can|may|should) ?not (?:\w+ )?(?:exclude|rule out|preclude|confirm|establish|indicate|imply|mean|distinguish|differentiate|discriminate|prove)\b`,
    String.raw`\bcriteri(?:a|on) (?:for|of)\b[^.]*\b(?:if|when|require\w*|should|must)\b|\b(?:if|when) (?:\w+ ){0,3}(?:value|level|result|antibod|titre|titer)s?\b`,
    String.raw`\b(?:values?|levels?|results?|concentrations?|titers?|titres|ratios?|scores?|figures?) (?:of |above |over |below |under |greater than |less than |between |at or \w+ )?(?:[<>≥≤]=? ?)?\d`,
    String.raw`\b(?:values?|levels?|concentrations?|titers?|titres) (?:suggest|indicate|support|favou?r|point to)\b`,
    String.raw`^\W*(?:[<>≥≤]=? ?)\d`,
    // "Therapeutic 2.0-3.0 (standard), 2.5-3.5 (mechanical valve)": limits, each with whom it is for.
    String.raw`\d ?[-–] ?\d(?:\.\d)? ?\([a-z][^()]{2,40}\)[^\n]{0,30}?\d ?[-–] ?\d(?:\.\d)? ?\([a-z]`,
    String.raw`\b(?:is|are|becomes?|remains?) (?:usually |often |generally )?(?:detectable|measurable)\b|\b(?:appears?|rises?|persists?|peaks?) (?:\w+ )?(?:from|on|by|within|after|for|until|about) (?:day|week|month|the first|several|many|\d)`,
    String.raw`\b(?:the )?(?:ADA|WHO|NICE|KDIGO|AASLD|IFCC|IDSA|CDC|NCEP|ESC|ACC|AHA)(?:\/\w+)? (?:guidelines? )?(?:recommends?|suggests?|advises?|defines?|states?)\b`,
    String.raw`\b(?:this|the) (?:assay|test|method|screen) (?:is|was|has|does|detects?|measures?|cannot|may)\b|\b(?:intended|used|validated|cleared|approved) for\b|\b(?:sensitivity|specificity|cross-?react\w*|predictive value)\b`,
    String.raw`\b(?:diagnosis|detection|monitoring|screening|management|evaluation|follow-?up) of\b[^.]*\b(?:should|requires?|is (?:not )?(?:made|based)|patients)\b`,
    String.raw`^\W*(?:an? |any )(?:\w+ly )?(?:raised|elevated|low|high|increased|decreased|reactive|positive|negative|normal|higher|lower|abnormal|reduced)\b[^.]*\b(?:is|are|may|can|might|could|does|do|suggests?|indicates?)\b`,
  ].join('|'),
  'i',
);

/** "Does not fulfil criteria for X" is less than "no X". */
const FULFILS = /\b(?:fulfil\w*|meets?|satisf\w+|criteri\w+)\b/i;
/** Values spoken of, not the reader's. */
const OF_VALUES =
  /^\W*(?:(?:such |these |those )?(?:values?|levels?|results?|concentrations?|titres?|titers?) (?:in (?:this|that|the)|above|below|over|under|of|between|this|that)|(?:values?|levels?|concentrations?|titres?|titers?) are)\b/i;
/** The name of a test: what stands right behind the disease or germ it is for. */
const TEST_NAME =
  /^[-\s\d/,()]*(?:(?:and|or|\/|&|infection|virus|disease|core|surface|total|early|e|gc|ng|ct|type|rapid|\d(?:st|nd|rd|th)|quant\w*|qual\w*|point of care|poc|hepatitis \w|[a-z]{1,4}[- ]?\d?)[-\s\d/,()]+){0,4}(?:ab|abs|antibod(?:y|ies)|ag|antigen|ig[agme]|pcr|naats?|nat|rna|dna|screen\w*|tests?|testing|gen(?:eration)?|serolog(?:y|ies)|titers?|titres?|cultures?|panel|probe|assay|differentiation|viral load|vl|genotype|immunoassay|eia|cia|elisa|work-?up|parameters?|markers?|profiles?|stud(?:y|ies)|investigations?|indices|bloods|labs?)\b/i;
/** Asked for or to be asked for: a test of it. */
const TO_TEST =
  /(?:^|[.;:,]\s*|\b(?:then|and|to|please|for|also) )(?:rpt|repeat|re-?check|check|re-?test|add|send|order(?:ed)?|screen(?:ed|ing)?(?: for)?|test(?:ed|ing)? for|tested)\W+(?:(?!\b(?:positive|negative)\b)[\w+/-]+\s+){0,3}$/i;
/** "Ask re headache, jaw pain (giant cell arteritis)": what the doctor is to ask about or to look for. */
const ASKED_ABOUT =
  /\b(?:ask|asked|enquire|inquire|check|look|watch|assess|examine|be alert|monitor|question|review)\b(?: (?:clinically|specifically|carefully|the patient|patient|symptoms?|signs?|history|hx))*(?: (?:re|about|for|regarding|whether|if|as to|out for))\b\W[^.;:]*$/i;
/** "(strongyloides) if travel history" */
const IF_BEHIND = /^[\s)\]\w]{0,14}\bif\b/i;
/** Less than a denial, and less than a likeness. */
const NOT_TYPICAL = /\bnot (?:typical|characteristic|classic(?:al)?|diagnostic|specific) (?:of|for) (?:[\w-]+ )?$/i;
/** Dots that lead from a name to its answer. */
const DOTS = /\.{4,}|(?:\. ){4,}|…{2,}/;
const NOT_FOUND =
  /\b(?:not? (?:\w+ )?(?:detected|found|reactive|identified|isolated|present|seen)|non-?reactive|negative|neg|absent|undetect\w+|pending|awaited|to follow|not done|indeterminate|equivocal)\b/i;
const FOUND = /\b(?:detected|reactive|positive|pos|isolated|identified|present|found)\b/i;
/** A first answer that the report itself does not bear out. */
const NOT_BORNE_OUT =
  /\b(?:biologic(?:al)? )?false[- ]?(?:positive|reactiv\w+)\b|\bnot (?:been )?confirmed (?:by|on|with)\b/i;
/** Something was done to the reader, not only named, asked for or told of as a cause. */
const WAS_DONE =
  /\b(?:had|underwent|s\/p|status post|post-?\w*|after|since|following|history|hx|h\/o|done|performed|given|received|previous\w*|prior|from|recent|last|in (?:19|20)\d\d|\w+ed (?:19|20)\d\d)\b/i;
const STILL_AHEAD =
  /\b(?:required|needed|not now|next|should|consider\w*|recommend\w*|advise[sd]?|suggest\w*|planned|request\w*|referr\w*|pending|awaited|to be|if)\b/i;
const AWAITED = /\b(?:pending|awaited|to follow|outstanding)\b/i;
/** "Suggest multiple myeloma be excluded": not excluded yet. */
const TO_EXCLUDE =
  /\b(?:suggest\w*|recommend\w*|advise[sd]?|please|should|must|needs? to|to|consider)\b[^.;]{0,60}\b(?:be (?:excluded|ruled out)|(?:exclude|rule out))\b/i;
/** The sample, its tube or its meter. */
const OF_SAMPLE =
  /\b(?:specimens?|samples?|tubes?|[hil][- ]index|(?:ha?emolysis|icterus|lipa?emia) index|collection|received|falsely (?:elevated|raised|high|low|decreased|increased)|recollect\w*|redraw|spurious\w*|in[ -]vitro|unreliable|invalid|unsuitable|inaccurate|interfer\w*|(?:not|cannot|could not) (?:be |been )?(?:reported|measured|analy[sz]ed|processed|assayed))\b/i;
const OF_BOTTLE =
  /\b(?:bottles?|sets?|aerobic|culture|ttp|time to positiv\w+|vials?)\b(?![^.]*\b(?:grew|isolated|anaerobic (?:germs?|bacteria|organisms?)))/i;
const IN_A_TUBE: ReadonlySet<string> = new Set(['hemolysis', 'thrombus', 'blood-clot', 'clot', 'lipemia', 'jaundice']);

/** "Not recommended for screening": of a test, not of what is to be done. */
const OF_NO_USE =
  /^\W*(?:[\w/-]+ ){0,4}(?:should not be (?:used|relied)|(?:is|are) not (?:recommended|suitable|useful|validated)) (?:for|as|in|to)\b|^\W*not (?:recommended|suitable|intended|useful|validated) (?:for|as|in)\b/i;

/** "Sickle cell: FAS - carrier": one gene of two, and no illness. */
function isOfCarrier({ head, kind, assertion }: Frame, report: ReadReport): boolean {
  if (head?.kind !== 'disease' || assertion !== 'present' || (kind !== 'finding' && kind !== 'diagnosis')) return false;
  const behind = report.clean.slice(head.span.end, head.span.end + 160);
  if (/^[^.;,\n]{0,30}\bcarriers?\b/i.test(behind)) return true;
  // A paper that looks for carriers: each line of it tells of a gene, and of no illness.
  const line = behind.split('\n')[0] ?? '';
  return CARRIER_PAPER.test(report.clean.slice(0, 300)) ? !/\baffected\b|\bdiagnos/i.test(line) : /^[^\n]*\b(?:(?:silent |healthy |asymptomatic )?carrier|pre-?mutation)\b/i.test(line); // biome-ignore format: one line
}

const CARRIER_PAPER = /\bcarrier (?:screen\w*|test\w*|panel|status|report|analysis)/i;

/** Conditions of the unborn or of genes that a screening test gives a chance for. */
const SCREENED =
  /trisom|down-syndrome|monosom|aneuploid|turner|klinefelter|edwards|patau|digeorge|deletion|neural-tube|spina-bifida|pre-?eclampsia|sex-chromosome/;
const ITS_CHANCE =
  /^[^.;\n]{0,60}?(?::|\s{2,}|\t|[-–]|\b(?:is|was|at)\b)\s{0,12}(?:screen )?\(?(?:(?:very )?(low|decreased|reduced|negative)|high|increased|elevated|positive)\b[- ]?(?:risk|probability|chance|likelihood)?/i;

/** "Trisomy 21 risk 1 in 85" */
const IN_FIGURES = /^[^.;\n]{0,30}\b(?:risk|chance|probability)\b[^.;\n]{0,12}\b1 ?(?:in|:) ?\d/i;

/** "Trisomy 18: Low risk": a chance is given, and nothing is there yet, however high it is. */
function settleChance(frame: Frame, report: ReadReport): void {
  const { head } = frame;
  if (head === null || frame.experiencer !== 'patient' || !SCREENED.test(head.ref.id)) return;
  const behind = report.clean.slice(head.span.end, head.span.end + 100);
  const chance = ITS_CHANCE.exec(behind);
  if (chance === null && IN_FIGURES.test(behind)) setInOwnWords(frame);
  if (chance === null || !/\b(?:risk|probability|chance|likelihood|screen\w*|nipt)\b/i.test(report.clean)) return;
  if (frame.assertion !== 'present' && frame.assertion !== 'absent') return;
  frame.kind = 'finding';
  frame.assertion = 'possible';
  frame.negated = false;
  frame.certainty = chance[1] === undefined ? 'possible' : 'unlikely';
}

function setInOwnWords(frame: Frame): void {
  frame.kind = 'finding';
  frame.assertion = 'conditional';
  frame.urgency = null;
  frame.ownWords = 'comment';
}

const DATED =
  /\b\d{1,4}[/.-](?:\d{1,2}|[A-Za-z]{3})(?:[/.-]\d{2,4})?\b|\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b/i;

/** "Enterovirus is spread by hands": how such a germ goes about, and not where this one was found. */
const SPREADS =
  /\b(?:(?:is|are|be) (?:\w+ly )?(?:spread|passed on|passed|transmitted|caught|acquired|shed)|spreads?|transmission(?: is| occurs)?) (?:\w+ly )?(?:by|through|via|from|in|with)\b/i;

function isOfGerm({ head }: Frame): boolean {
  return head?.kind === 'organism' || head?.ref.id === 'acid-fast-bacilli' || head?.ref.id === 'bacteremia';
}

const SUGGESTS_NOTHING =
  /^\W*(?:no|nil|without)\b[^.;,]*\b(?:to suggest|suggesting|suggestive of|to indicate)\b[^.;,]*\W*$/i;

/** What was so before, what was asked, and what is taken: no words of the laboratory. */
const NOT_HERE: ReadonlySet<SectionKind> = new Set([
  'indication', 'chief_complaint', 'history_present', 'past_history', 'surgical_history', 'family_history', 'social_history',
  'allergies', 'medications', 'admission_medications', 'discharge_medications', 'physical_exam', 'vitals',
]); // biome-ignore format: one list
const NAMES: ReadonlySet<string> = new Set(['disease', 'finding', 'symptom', 'procedure', 'test', 'organism']);
const WEIGHTY: ReadonlySet<string> = new Set(['disease', 'finding']);
const KINDS: ReadonlySet<Frame['kind']> = new Set(['finding', 'diagnosis', 'absent', 'procedure']);

/**
 * A laboratory prints what its values mean, what a test is for and how good a sample was. A disease named there is the
 * reader's only where the grammar says so; anything else is told as the comment that it is, in the report's own words.
 * Linear in the length of the report.
 */
export function setCommentsApart(statements: readonly Statement[], report: ReadReport): void {
  for (const { frame } of statements) {
    if (isOfCarrier(frame, report)) setInOwnWords(frame);
    settleChance(frame, report);
    // A "left shift" is one of young cells, on no side of the body.
    if (frame.head?.ref.id === 'bandemia') frame.laterality = null;
  }
  if (report.type.type !== 'laboratory') return;
  const falsePositive = NOT_BORNE_OUT.test(report.clean);
  const carried = new Set<number>();
  const found = new Set(statements.flatMap(({ frame }) => (frame.assertion === 'present' && frame.head !== null ? [frame.head.ref.id] : []))); // biome-ignore format: one line
  for (const { frame, section } of statements) {
    // "T4" is a hormone here, and no bone of the back.
    if (frame.level !== null && /^T[34]$/i.test(frame.level)) frame.level = null;
    const sentence = report.sentences[frame.sentence];
    if (
      frame.kind === 'recommendation' &&
      sentence &&
      OF_NO_USE.test(report.clean.slice(sentence.span.start, sentence.span.end))
    ) {
      frame.kind = 'finding';
      frame.assertion = 'conditional';
      frame.ownWords = 'comment';
    }
    // "No promyelocytes to suggest APML" asks for nothing.
    if (
      frame.kind === 'recommendation' &&
      sentence &&
      SUGGESTS_NOTHING.test(report.clean.slice(sentence.span.start, sentence.span.end))
    )
      frame.setAside = 'contradicted';
    if (sentence && isSignInGeneral(frame, sentence, report)) frame.setAside = 'contradicted';
    if (
      sentence &&
      frame.head?.kind === 'device' &&
      FOR_WHOM.test(report.clean.slice(sentence.span.start, sentence.span.end))
    ) {
      // biome-ignore format: one line
      frame.kind = 'finding';
      frame.assertion = 'conditional';
      frame.temporality = 'hypothetical';
      frame.ownWords = 'comment';
      continue;
    }
    // What was coughed up is the sample, and nothing that the reader has or has not.
    if (frame.head?.ref.id === 'sputum' && (frame.kind === 'absent' || frame.kind === 'finding')) frame.setAside = 'contradicted'; // biome-ignore format: one line
    // Of two samples each has its own day: a later one without the germ takes nothing back, and is told with its day.
    if (
      sentence &&
      frame.kind === 'absent' &&
      isOfGerm(frame) &&
      found.has(frame.head?.ref.id ?? '') &&
      DATED.test(report.clean.slice(sentence.label?.span.start ?? sentence.span.start, sentence.span.end))
    )
      frame.ownWords = 'unbound';
    if (sentence && frame.kind === 'limitation' && !isOfSheet(sentence, report)) frame.setAside = 'contradicted';
    // That blood was tested says nothing on a sheet of results.
    if (frame.head?.ref.id === 'blood-test' && (frame.kind === 'procedure' || frame.kind === 'finding'))
      frame.setAside = 'contradicted';
    if (!sentence || !frame.head || frame.field || frame.bySign || NOT_HERE.has(section)) continue;
    const before = isOfBefore(sentence, report);
    // What worked on the germ of another day is no medicine of the reader's.
    if (before && frame.kind === 'medicine') frame.kind = 'finding';
    else if (!KINDS.has(frame.kind) || !NAMES.has(frame.head.kind)) continue;
    if (frame.experiencer !== 'patient') continue;
    if (!before && isAwaited(frame, sentence, report)) {
      frame.kind = 'pending';
      continue;
    }
    if (!before && !isComment(frame, sentence, report, falsePositive)) continue;
    frame.kind = 'finding';
    frame.assertion = 'conditional';
    frame.temporality = 'hypothetical';
    frame.negated = false;
    frame.urgency = null;
    frame.change = null;
    frame.ownWords = 'comment';
    // One line is told once.
    if (carried.has(frame.sentence)) frame.setAside = 'contradicted';
    carried.add(frame.sentence);
  }
}

/** "2.0-3.0 (standard), 2.5-3.5 (mechanical valve)": for whom limits are, and nothing that this reader has. */
const FOR_WHOM = /\d ?[-–] ?\d(?:\.\d)? ?\([a-z][^()]{2,40}\)[^\n]{0,30}?\d ?[-–] ?\d(?:\.\d)? ?\([a-z]/i;

const BEFORE =
  /^\W*(?:prev(?:ious(?:ly)?)?|prior|last)\b\.?(?! (?:dose|taken|meal|seen|menstrual|name))[^.;]{0,30}?\d/i;

/** "Previous 08/2018 - antibody not detected", "Previous isolate: Klebsiella": what another day's sample showed. */
function isOfBefore({ span, label }: Sentence, report: ReadReport): boolean {
  const words = report.clean.slice(label?.span.start ?? span.start, span.end);
  return BEFORE.test(words) || isOfEarlierGerm(words);
}

/** Signs of something urgent named among what such a result can go with. */
function isSignInGeneral(frame: Frame, sentence: Sentence, report: ReadReport): boolean {
  if (frame.bySign !== true) return false;
  const words = report.clean.slice(sentence.span.start, sentence.span.end).replace(OWN_LEVEL, '$1');
  return IN_GENERAL.test(words) || /\be\.?g\b/i.test(words);
}

/** "Paracetamol level 120 mg/L": the reader's own, at the head of its line. */
const OWN_LEVEL = /^(\W*[A-Z][A-Za-z-]{3,20}) (?:levels?|concentration)(?= ?:? ?\d[\d.]* ?[munµ]?(?:g|mol)\b)/;

/** What is limited in a laboratory is a sample or a test; a rise or an answer is only small. */
function isOfSheet(sentence: Sentence, report: ReadReport): boolean {
  return /\b(?:samples?|specimens?|volume|tests?|assays?|interpret\w*|collection|swabs?|slides?|smears?|films?|tubes?|views?|quality|preparation)\b/i.test(
    report.clean.slice(sentence.span.start, sentence.span.end),
  );
}

function isComment(frame: Frame, sentence: Sentence, report: ReadReport, falsePositive: boolean): boolean {
  const head = frame.head?.span ?? frame.source;
  const { start, end } = partOf(sentence, head.start, report);
  const before = report.clean.slice(start, head.start);
  const behind = report.clean.slice(head.end, end);
  const words = report.clean.slice(start, end);
  const denied = frame.negated || frame.assertion === 'absent';
  if (isOfSample(frame, sentence, report)) return true;
  if (ASKED_ABOUT.test(before) || IF_BEHIND.test(behind) || NOT_TYPICAL.test(before)) return true;
  if (isTestName(before, behind, report.text.slice(head.end, head.end + 120).split('\n')[0] ?? '', falsePositive))
    return !denied;
  if (frame.head?.kind === 'organism') return SPREADS.test(words);
  if (IN_GENERAL.test(words) || TO_EXCLUDE.test(words) || OF_VALUES.test(words)) return true;
  // What hangs on a condition, or on a word of testing, is told in the report's own words.
  if (frame.assertion === 'conditional') return true;
  if (denied) {
    if (!WEIGHTY.has(frame.head?.kind ?? '')) return false;
    return (
      FULFILS.test(before) || WEIGHED.test(words) || (frame.head?.kind === 'disease' && !isSaidOfReader(before, behind))
    );
  }
  if (frame.kind === 'procedure') return !WAS_DONE.test(words) || STILL_AHEAD.test(words);
  return WEIGHTY.has(frame.head?.kind ?? '') && !isSaidOfReader(before, behind);
}

/** Sent to another laboratory, its answer not there yet. */
function isAwaited(frame: Frame, sentence: Sentence, report: ReadReport): boolean {
  if (frame.kind !== 'procedure' || frame.negated || frame.assertion !== 'present') return false;
  return AWAITED.test(report.clean.slice(sentence.span.start, sentence.span.end));
}

/** The part of a sentence, between semicolons, in which something stands; its label left out. */
function partOf(sentence: Sentence, at: number, report: ReadReport): { start: number; end: number } {
  const from = sentence.label?.span.end ?? sentence.span.start;
  const cut = report.clean.lastIndexOf(';', at);
  const stop = report.clean.indexOf(';', at);
  return {
    start: cut >= from && cut < at ? cut + 1 : Math.min(from, at),
    end: stop >= 0 && stop < sentence.span.end ? stop : sentence.span.end,
  };
}

function isTestName(before: string, behind: string, line: string, falsePositive: boolean): boolean {
  if (TO_TEST.test(before)) return true;
  const named = TEST_NAME.test(behind) || DOTS.test(line);
  if (!named) return false;
  return falsePositive || NOT_FOUND.test(line) || !FOUND.test(line);
}

function isOfSample(frame: Frame, sentence: Sentence, report: ReadReport): boolean {
  const { ref } = frame.head ?? {};
  if (ref === undefined) return false;
  const words = report.clean.slice(sentence.span.start, sentence.span.end);
  // Blood from the needle, and no injury.
  if (/\b(?:traumatic|bloody) tap\b/i.test(words)) return true;
  // The bottle that the blood was put into.
  if (ref.id === 'anaerobes') return OF_BOTTLE.test(words);
  // Germs that multiplied on the way to the laboratory.
  if (ref.id === 'bacteria') return /\bovergrowth\b/i.test(words);
  return IN_A_TUBE.has(ref.id) && OF_SAMPLE.test(words);
}
