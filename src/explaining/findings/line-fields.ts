import type { AnalysisFinding, Span } from '../../contract/analysis.js';
import { singleSpaced } from '../../knowledge/index.js';
import { isStudyLine } from '../../reading/index.js';
import { sideOf, studiesIn } from '../../understanding/index.js';
import type { Context } from '../context.js';
import { DENIES, FAMILY, HEDGED, NEGATED } from '../faithful/checks.js';

type Fields = Omit<AnalysisFinding, 'id' | 'text'>;

/**
 * The fields of a finding, with what the printed line says of its side, its change, and of what was denied, is past, may be,
 * or is of the family, where no statement read in it says so: lines are also told whole, and their fields are then those
 * of a plain statement. A line that says both ("left … right", "no fracture, small effusion") leaves them as they are.
 */
export function withLineFields(fields: Fields, told: string, ctx: Context): Fields {
  const line = ctx.understanding.report.clean.slice(fields.source.start, fields.source.end);
  return {
    ...fields,
    ...assertionOf(fields, line, told),
    change: fields.change ?? (fields.concepts.length === 0 ? changeOf(line) : null),
    laterality: fields.laterality ?? sideIn(line) ?? sideOfStudy(fields.source, line, ctx),
  };
}

const LETTERS: Record<string, 'left' | 'right' | 'both'> = {
  L: 'left',
  R: 'right',
  Lt: 'left',
  Rt: 'right',
  LT: 'left',
  RT: 'right',
  'B/L': 'both',
  BL: 'both',
  OS: 'left',
  OD: 'right',
  OU: 'both',
};
/** "left the hospital", "right away", "left over": no side. */
const NO_SIDE =
  /\b(?:left (?:the|against|over|out|in place|behind|alone|on|to|a|an)|(?:was|were|be|been|is|are|has|have|had|had been|he|she|patient|who|and then) left|right (?:away|now|after|before|at|in|on|handed|answers?|place|position)|both (?:times|feel|of us|agree\w*|as|under|well|fairly|poorly|of (?:which|these|them)|controlled|stable|treated|managed|currently|now|\w+ and)|all right|turn\w* (?:left|right))\b|\b(?:left|right)-handed\b/i;

/** The side of a line that names one; null where it names none, or two. */
function sideIn(line: string): Fields['laterality'] {
  if (NO_SIDE.test(line)) return null;
  const sides = new Set<'left' | 'right' | 'both'>();
  const words = line.match(/B\/L|[A-Za-z]+(?:-sided)?/g) ?? [];
  words.forEach((word, at) => {
    const side = sideOf(word.toLowerCase());
    // "R hip", but neither "R 2.1" nor "vitamin L"; in capitals throughout a single letter may be anything.
    const letter =
      Object.hasOwn(LETTERS, word) &&
      /^[A-Za-z]{3,}/.test(words[at + 1] ?? '') &&
      !(word === 'OD' && TAKEN.test(line)) &&
      BEFORE_PART[word]?.test(line) !== false
        ? LETTERS[word]
        : undefined;
    const named = side ?? letter;
    if (named !== undefined) sides.add(named);
  });
  if (sides.has('left') && sides.has('right')) return null;
  const [only, other] = [...sides];
  return other === undefined ? (only ?? null) : null;
}

/** "2.5 mg OD": once a day; a drop or an ointment is given to an eye. */
const TAKEN = /\d ?(?:mg|mcg|micrograms?|g|units?|tabs?|caps?|puffs?) ?OD\b(?!.*\b(?:eye|drops?|gtt)\b)/;

/** A single letter for a side stands before the name of a part, with nothing but a space between. */
const BEFORE_PART: Readonly<Partial<Record<string, RegExp>>> = {
  L: /(?:^|[(:;,]\s?|[a-z]{2} )L (?!nasal|waves?\b|peaks?\b|of\b|per\b)[a-z]{3}/,
  R: /(?:^|[(:;,]\s?|[a-z]{2} )R (?!nasal|waves?\b|peaks?\b|of\b|per\b)[a-z]{3}/,
};

/** Where a paper holds one study of one side ("MRI of the left knee"), what it finds is of that side. */
function sideOfStudy({ start }: Span, line: string, ctx: Context): Fields['laterality'] {
  const { report } = ctx.understanding;
  if (report.type.type !== 'imaging' || report.type.source === null) return null;
  if (studiesIn(report, ctx.knowledge).length > 0 || start < report.type.source.end) return null;
  const section = report.sections.find(({ span }) => span.start <= start && start < span.end);
  if (section === undefined || (section.kind !== 'findings' && section.kind !== 'impression')) return null;
  const title = report.clean.slice(report.type.source.start, report.type.source.end);
  return LIMB.test(title) && isStudyLine(title) && !/\b(?:left|right|bilateral|both)\b/i.test(line)
    ? sideIn(title)
    : null;
}

/** Parts of which a picture shows one of two and nothing of the rest of the body. */
const LIMB =
  /\b(?:knee|shoulder|ankle|foot|hand|wrist|elbow|hip|forearm|leg|thigh|calf|arm|humerus|femur|tibia|fibula|finger|thumb|toe|heel|clavicle|breast)\b/i;

const CHANGES: readonly [Exclude<Fields['change'], null>, RegExp][] = [
  ['increased', /\b(?:increased|risen|rose|rising|raised from|gone up|up from|larger than|bigger than|grown|worsened|progressed)\b/i],
  ['decreased', /\b(?:decreased|declined|decline|fallen|fell|falling|dropped|reduced (?:to|from)|gone down|down from|smaller than|shrunk|lowered|improved|improving)\b/i],
  ['resolved', /\b(?:resolved|normali[sz]ed|cleared|gone completely)\b/i],
  ['stable', /\b(?:unchanged|stable|no (?:significant |interval )?change)\b/i],
]; // biome-ignore format: one list
/** Words that take a change back, or make it one of something else. */
const NO_CHANGE =
  /\b(?:not|never|no|if|until|unless|may|should|could|would|goal|expect\w*|plan\w*|hemodynamic\w*|haemodynamic\w*|clinically|condition|vitals?|was improved by)\b/i;

/** The one change that a line states; null where it states none, or several. */
function changeOf(line: string): Fields['change'] {
  const found = CHANGES.filter(([, pattern]) => pattern.test(line)).map(([change]) => change);
  if (found.length !== 1) return null;
  const [only] = found as [Exclude<Fields['change'], null>];
  return NO_CHANGE.test(only === 'stable' ? line.replace(/\bno (?:significant |interval )?change\b/gi, '') : line)
    ? null
    : only;
}

/** What the line says of its assertion where it was taken for a plain statement. */
function assertionOf(fields: Fields, line: string, told: string): Partial<Fields> {
  const now = fields.temporality === 'historical' ? asOfNow(fields, line, told) : null;
  if (now !== null) return now;
  if (fields.assertion === 'absent' && CHANGED_FIRST.test(line)) return { assertion: 'present', negated: false };
  if (NOT_SURE.test(told)) return { assertion: 'possible', negated: false };
  if (fields.assertion !== 'present' || fields.negated || fields.urgency !== null) return {};
  if (isOfFamily(line) && FAMILY.test(told)) return { assertion: 'family', experiencer: 'family' };
  if (RETURN_IF.test(line)) return { assertion: 'conditional', temporality: 'hypothetical' };
  if (PAST_THING.test(line)) return { assertion: 'historical', temporality: 'historical' };
  if (UNSURE.test(line) && HEDGED.test(told)) return { assertion: 'possible' };
  if ((fields.concepts.length === 0 || isNegativeResult(fields, line)) && deniesAll(line) && keepsDenial(told))
    return { assertion: 'absent', negated: true };
  return {};
}

/** Told as open, whatever the line denies beside it. */
const NOT_SURE = /^(?:In [^,.]{3,40}, )?it is not sure whether /i;

/** "You have diabetes", "you smoke two packs a day", "the pain is sharp": told as of now, wherever the line stood. */
const OF_NOW =
  /^(?:(?:You|Your (?:child|baby)) (?:(?:also|still|now|currently|say you|state that you) )*(?:(?:are|is)(?! (?:after|on the))|(?:have|has)(?! (?:\w+ )?(?:been|had|\w+(?:ed|en))\b)|(?:may|probably) have|do(?:es)?|den(?:y|ies)|smokes?|takes?|drinks?|uses?|gets?|suffers?)|(?:The |Your )?(?:[\w'’-]+ ){1,5}?(?:is|are|remains?|radiates?|requires?))\b/;
const OF_THEN =
  /\b(?:past|history|had|was|were|did|gone|earlier|before|previous\w*|ago|used to|former\w*|removed|prior|after|since|treated|resolved|healed|childhood|as an? (?:child|kid|teen\w*|infant|baby)|at age|high school|college|old|birth|last|(?:19|20)\d\d|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\b|[“?]|\bas (?:the reason|background)\b/i;

const TOLD_OF_THEN = /\b(?:was|were|had|previous\w*|prior)\b/i;

function asOfNow({ assertion }: Fields, line: string, told: string): Partial<Fields> | null {
  if (!OF_NOW.test(told) || OF_THEN.test(told) || TOLD_OF_THEN.test(line) || assertion === 'family') return null;
  if (assertion !== 'historical') return { temporality: 'recent' };
  return { assertion: /^You(?:r \w+)? may have\b/.test(told) ? 'possible' : 'present', temporality: 'recent' };
}

/** "Hb fell 132 to 108, no transfusion": what came about stands first, whatever did not follow. */
const CHANGED_FIRST =
  /^(?!\W*(?:no|nil|not|never|denie[sd]|without)\b)[^.;]{0,60}\b(?:fell|dropped|rose|climbed|drifted|worsened|increased|decreased)\b[^.;]{0,40}, ?(?:but )?(?:no|not)\b/i;

/** "Mother had appendicitis as a teen", "brother MI at 45", "Your sister …": of one of the family, and of nobody else. */
function isOfFamily(line: string): boolean {
  return /^\W*(?:(?:your|his|her|the|patient's|maternal|paternal|older|younger) )*(?:mother|father|parents?|brothers?|sisters?|siblings?|aunts?|uncles?|grand(?:mother|father|parents?)|sons?|daughters?|children|cousins?|family)\b(?! (?:member|was|is|were|are|has been|have been)? ?(?:present|at|with|informed|told|updated|aware|notified|called|agreed|asked|says|reports|states|report|wants|will|can|should|to|and patient))/i.test(
    line,
  );
}

/** What to come back for is no finding. */
const RETURN_IF =
  /^\W*(?:please )?(?:ring|call|phone|contact|report|return|come back|seek|go to|tell|notify|see|use)\b[^.;]*\b(?:if|for|any|should)\b[^.;]*\b(?:pain|bleed\w*|fever|swell\w*|redness|vision|breath\w*|vomit\w*|weakness|collapse|symptoms?|discharge|rash|dizz\w*|worse\w*)\b/i;
const PAST_THING =
  /^\W*(?:(?:incidental|note is made of|stable|multiple|several|healed|known|an?|the) )*(?:old|remote|prior|previous|past|h\/o|history of|hx of|s\/p)\b(?! (?:to|studies|study|exam\w*|films?|scans?|ct|mri|reports?|images?|imaging|x-?rays?|radiographs?|comparison|records?|results?|values?))/i;
const UNSURE =
  /^\W*(?:(?:impression|diagnosis|conclusion|dx)\W+)?(?:possible|probable|probably|possibly|suspected|suspicion of|query|likely|\?)|\bcan ?not be (?:entirely |completely |fully |definitely )?(?:excluded|ruled out)\b/i;

/** "Stool studies were negative": of a test, and not of what it looked for. */
function isNegativeResult({ importance }: Fields, line: string): boolean {
  return importance === 'normal' && /\b(?:negative|sterile|no growth)\W*$/i.test(line);
}

/** Said in our words, it still denies; a line that stands in its own words alone does so by itself. */
function keepsDenial(told: string): boolean {
  const ours = told.replace(/“[^”]*”/g, '').replace(/In this line,[^.]*\.?/g, '');
  return (
    NEGATED.test(ours) ||
    DENIES.test(ours) ||
    /\bnormal\b/.test(ours) ||
    (told.includes('“') && /^The report[^.]{0,60}: ?[ .]*(?:Ask your doctor[^.]*\.)?$/.test(ours.trim()))
  );
}

/** Every part of the line denies something. */
function deniesAll(line: string): boolean {
  const body = singleSpaced(line).replace(/[.\s]+$/, '');
  const parts = body.split(
    /\s*(?:[;.](?=\s)|,? but |,? however,? |, (?:and )?(?=no\b|not\b|nor\b|without\b)|,? and (?=no\b|not\b|without\b))\s*/i,
  );
  return parts.every((part) => part !== '' && denies(part));
}

/** "No growth at 24 hours", "Capsule: not invaded", "She has had no relapses", "Stool studies were negative". */
function denies(part: string): boolean {
  const said = part.replace(/^[^:]{1,60}:\s+/, '');
  return !NO_DENIAL.test(said) && !/,(?! or\b)/.test(afterDenial(said)) && DENIAL.test(said);
}

/** A list behind the denial is denied with it ("no fever, chills, or cough"); what has a verb of its own is not. */
function afterDenial(said: string): string {
  return /^(?:no|denies|without)\b/i.test(said) &&
    !/,[^,]*\b(?:is|are|was|were|has|had|\w{3,}ed|seen|shows?|with)\b/i.test(said)
    ? ''
    : said;
}

const DENIAL =
  /^(?:(?:the )?(?:patient|pt|he|she) )?denie[sd](?: (?:any|both|currently|at present|on admission|today))*$|^(?:no|nil|none|never|not|without|absent|negative)\b|^(?:[\w'’/-]+ ){0,7}(?:(?:is|are|was|were|has|have|had|do|does|did|will|could)(?:n['’]t| not| never)|(?:shows?|showed|found|had|has|have|with|revealed|without|is|was|are|were) no|without|no (?:evidence|sign|signs))\b|^(?:[\w'’/()-]+ ){1,6}(?:no (?:acute )?[\w-]+(?: [\w-]+)?(?: seen)?|negative|not [\w-]+(?:ed|en))(?:, including\b.*)?$|\b(?:ruled out|excluded) (?!by\b)[\w' -]{3,40}$|^[\w' /-]{3,60} (?:was|were|is|are|has been|have been) (?:ruled out|excluded|absent|negative|sterile)$/i;
/** Denies no finding: says that something was not done or seen, did not change, is not sure, or goes on. */
const NO_DENIAL =
  /\b(?:not|no|never|n['’]t) (?:(?:be|been|yet|only|just|well|fully|clearly|entirely|completely|definitely|necessarily|always|further|significantly|otherwise|currently|now|any|a|an|the|interval|significant|known|reliable|prior|previous) )*(?:exclude\w*|ruled?|obtain\w*|and with\b|evaluat\w*|assess\w*|visuali[sz]\w*|available|done|performed|tested|sent|obtained|addressed|recorded|documented|change\w*|improve\w*|resol\w*|heal\w*|response|respond\w*|longer|option\w*|comparison|studies|study|record\w*|information|data|more|less|than|other\w*|follow\w*|include\w*|diagnostic|submitted|received|reach\w*|toler\w*|able|taking|take|taken|started|stop\w*|drive|lift|use|sure|clear|known|specific\w*|yet|only|meet|received|given|eat\w*|sleep\w*|adequate\w*|sufficient\w*|representative|satisfactory|need|required? (?:for|to))\b|\bdue to\b|\bif\b|\buntil\b|\bunless\b|\?/i;
