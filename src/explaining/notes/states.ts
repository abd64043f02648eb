import { byOpening, Screened } from '../../reading/index.js';
import { list } from '../words/english.js';
import { blanks, type Clause, type ClauseTeller, type Told } from './clause.js';
import { STATES } from './states-data.js';

const EQUIPMENT: readonly (readonly [RegExp, string])[] = [
  [/^(?:4ww|4[- ]?wheeled? walker)$/i, 'a four-wheeled walker'],
  [/^(?:fww|2ww|rw|rolling walker|walker)$/i, 'a walker'],
  [/^(?:zf|zimmer(?: frame)?|frame|wzf)$/i, 'a walking frame'],
  [/^(?:stick|1 stick|cane|spc|walking stick)$/i, 'a stick'],
  [/^(?:2 sticks|two sticks)$/i, 'two sticks'],
  [/^(?:crutches|e\/?c'?s?|elbow crutches|ec)$/i, 'crutches'],
  [/^(?:rollator)$/i, 'a rollator (wheeled frame)'],
  [/^(?:nil aids?|no aids?|unaided)$/i, 'no aid'],
];
const HELPERS =
  "(?:4WW|4[- ]?wheeled? walker|FWW|2WW|RW|rolling walker|walker|W?ZF|zimmer(?: frame)?|frame|stick|1 stick|cane|SPC|walking stick|2 sticks|two sticks|crutches|E/?C'?s?|elbow crutches|rollator|nil aids?|no aids?)";

const COMPILED = STATES.map(
  ([pattern, text, mark]) => [new RegExp(`^(?:${blanks(pattern)})$`, 'i'), text, mark] as const,
);
const compiledFor = byOpening(COMPILED, ([pattern]) => pattern);

/** Sections that say what is to come: there "mobilise" and "eating" are no state. */
const TO_COME: ReadonlySet<string> = new Set([
  'plan',
  'follow_up',
  'recommendation',
  'instructions',
  'activity',
  'diet',
]);

/** A clause that is one of the set statements of ward notes. */
export const stateOf: ClauseTeller = (clause) => {
  const toCome = TO_COME.has(clause.section);
  for (const words of [
    clause.label === '' ? clause.text : `${clause.label}: ${clause.text}`,
    ...(clause.label === '' || OPEN_LABELS.test(clause.label) || OF_PART.test(clause.label) ? [clause.text] : []),
  ]) {
    const found = compiledFor(words).find(([pattern, , mark]) => (!toCome || mark === 'plan') && pattern.test(words));
    if (found !== undefined) return said(found[1], clause);
  }
  return (
    chestSound(clause) ??
    pressure(clause) ??
    mindDenied(clause) ??
    (toCome ? null : (moving(clause) ?? tubeOut(clause)))
  );
};

/** Labels of a part of the exam: the set statements name it again. */
const OF_PART =
  /^(?:chest|lungs?|rs|resp(?:iratory)?|cvs|cv|heart|abdo(?:men)?|abd|p\/a|cns|neuro|ent|skin|wound|calves|legs?|ll|ext(?:remities)?)$/i;

/** Labels that only say when or how: what stands behind them says itself whose it is. */
export const OPEN_LABELS =
  /^(?:o\/e|on exam(?:ination)?|exam(?:ination)?|pe|physical exam|obs|on discharge|at discharge|d\/c exam|discharge exam|gen(?:eral)?|hx|history|hpc|hpi|hopc|sh|shx|social(?: history)?|imp|impression|plan|p|progress|course|course in hospital|hospital course|clinical summary|pt|physio|ed course|allied health|dispo(?:sition)?|condition(?: at discharge)?|birth|imms?|bloods|ix|investigations|labs|misc|notes?|ecg|ekg)$/i;

function said(text: string, clause: Clause): Told {
  const last = /([a-z]+)\s*$/i.exec(clause.text)?.[1]?.toLowerCase() ?? '';
  const kin = /^(mum|mother|dad|father|parents?|family|nok|wife|husband|daughter|son)/i
    .exec(clause.text)?.[1]
    ?.toLowerCase();
  return {
    text: text.replace('$last', last).replace('$kin', kin === 'nok' ? 'next of kin' : (kin ?? '')),
    kind: WELL.test(text) ? 'calm' : 'state',
  };
}

/** What an exam found to be well. */
const WELL =
  /\b(?:normal|clear|not sore|was soft|were not|was not broken|no extra|no sudden|steady|were fine|was regular|clean and dry|both lungs|not distress|no sign of harm|could be heard|was moist|not tight|no fever|came back quickly)\b/;

const MOVING = new RegExp(
  String.raw`^(?:PT\s?-\s?)?(?:mob(?:ilising|ilizing|ilises)?|amb(?:ulating|ulates)?|walk(?:ing|s))(?:\s+\d{1,3}\s?m)?\s+(?:w\/?|with|using)\s?(${HELPERS})(\s+(?:independently|indep|I))?(?:\s+(?:\+\s+)?(?:A\s?1|A?\s?x\s?1(?:\s+S\/B)?|S\/B|SBA|supervision|standby assist)(?:\s?A)?)?(?:\s+(\d{1,3})\s?m)?$`,
  'i',
);

/** "Mobilising w 4WW x1 S/B": walking, with what and with whom. */
const moving: ClauseTeller = (clause) => {
  const found = MOVING.exec(clause.text);
  if (found === null) return null;
  const aid = EQUIPMENT.find(([pattern]) => pattern.test((found[1] ?? '').trim()))?.[1];
  if (aid === undefined) return null;
  const beside = /(?:x\s?1|\bA\s?1\b|S\/B|SBA|supervision|standby)/i.test(clause.text.replace(found[1] ?? '', ''));
  const far = found[3] === undefined ? '' : ` for ${found[3]} meters`;
  const how = found[2] !== undefined ? ' without help' : beside ? ', with one person beside you' : '';
  const habit = clause.section === 'social_history';
  return { text: `you ${habit ? 'walk' : 'were walking'} with ${aid}${far}${how}`, kind: 'state' };
};

const SOUND = new Screened(
  /^(?:(bilat(?:eral)?|b\/l|r|l|right|left)\s+)?(?:(fine|coarse|mild|scattered|diffuse)\s+)?(?:(bi)?basal\s+)?(creps|crackles|crepts|crepitations|wheezes?|rhonchi|rales|wheezing)(?:\s*\+{1,3})?(?:\s+(?:at\s+|in\s+)?(?:the\s+)?(bilat(?:eral)?|b\/l|both|r|l|right|left)?(?:\s*(bases?|uz|mz|lz|upper zones?|mid ?zones?|lower zones?))?)?$/i,
);
const LESS =
  /^(?:decreased|reduced|↓|dec|diminished|poor)\s*(?:ae|air entry|bs|breath sounds)\s+(?:at\s+|in\s+)?(?:the\s+)?(bilat(?:eral)?|b\/l|both|r|l|right|left)(?:\s*(bases?|side|upper zones?|lower zones?))?$/i;
const OF_CHEST = /^(?:chest|rs|resp(?:iratory)?|lungs?|auscultation)$/;

function sideOf(printed: string | undefined): string {
  if (printed === undefined || printed === '') return '';
  return /^b/i.test(printed) ? 'both' : /^r/i.test(printed) ? 'right' : 'left';
}

/** "Bilat wheeze", "creps R base": what was heard over which lung. */
const chestSound: ClauseTeller = ({ text, label, section }) => {
  const less = LESS.exec(text);
  if (less !== null && (OF_CHEST.test(label) || /air entry|ae\b/i.test(text))) {
    const side = sideOf(less[1]);
    return { text: `less air was moving ${placeOf(less[2] ?? '', side)}`, kind: 'state' };
  }
  const found = SOUND.exec(text);
  if (found === null || !(OF_CHEST.test(label) || section === 'physical_exam')) return null;
  const [, before, how, , what, behind, zone] = found;
  if (before !== undefined && behind !== undefined && behind !== '') return null;
  const side = sideOf(before ?? behind);
  const basal = /basal\b/i.test(text) ? 'bases' : (zone ?? '');
  const name = /^(?:wheez|rhonchi)/i.test(what ?? '') ? 'whistling sounds (wheeze)' : 'crackling sounds';
  const where = side === '' && basal === '' ? 'in your lungs' : placeOf(basal, side);
  return { text: `${how === undefined ? '' : `${how.toLowerCase()} `}${name} were heard ${where}`, kind: 'state' };
};

function placeOf(zone: string, side: string): string {
  const part = /^base/i.test(zone)
    ? 'base'
    : /^(?:u|upper)/i.test(zone)
      ? 'upper part'
      : /^m/i.test(zone)
        ? 'middle part'
        : /^(?:lz|lower)/i.test(zone)
          ? 'lower part'
          : '';
  if (side === 'both' || side === '')
    return part === ''
      ? 'in both lungs'
      : side === ''
        ? `at the ${part} of your lungs`
        : `at the ${part} of both lungs`;
  return part === '' ? `in your ${side} lung` : `at the ${part} of your ${side} lung`;
}

const PRESSURE = /^(?:S?BP|systolic)\s+(\d{2,3})(?:\s?(?:-|–|to)\s?(\d{2,3}))?\s+on\s+(?:the\s+)?ward$/i;

/** "SBP 105-115 on ward". */
const pressure: ClauseTeller = ({ text }) => {
  const found = PRESSURE.exec(text);
  if (found === null) return null;
  const to = found[2] === undefined ? '' : ` to ${found[2]}`;
  return { text: `on the ward, your upper blood pressure was ${found[1]}${to}`, kind: 'state' };
};

const OUT = new Screened(
  /^(drains?|chest drain|catheter|foley|IDC|urinary catheter|NGT?|NG tube|cannula|IVC|epidural|PICC|central line)(?:\s+(?:was\s+)?(?:out|removed|taken out|d\/c'?d?))(?:\s+(?:on\s+)?(?:D|day\s?)(\d{1,2}))?$/i,
);
const TUBES: Readonly<Record<string, string>> = {
  ca: 'bladder tube', fo: 'bladder tube', id: 'bladder tube', ur: 'bladder tube', ng: 'tube through the nose', ch: 'chest drain', dr: 'drain', iv: 'drip', ep: 'pain tube in the back (epidural)', pi: 'arm line', ce: 'large vein line',
}; // biome-ignore format: one list

const MIND_DENIED =
  /^(?:(?<when>(?:by|on|since) (?:day|D) ?\d{1,2}|(?:on|at) discharge|now|currently),? )?(?:pt |patient |he |she )?(?:denied|denies|denying|no) (?<what>SI(?: ?\/ ?HI)?(?: ?\/ ?A\/?V\/?H)?|HI(?: ?\/ ?A\/?V\/?H)?|A\/?V\/?H)$/i;

/** "By day 6 denied SI/HI/AVH": thoughts of suicide, of harming others, voices and sights. */
const mindDenied: ClauseTeller = ({ text }) => {
  const found = MIND_DENIED.exec(text)?.groups;
  if (found === undefined) return null;
  const what = found.what ?? '';
  const parts = [
    ...(/SI/i.test(what) ? ['thoughts of suicide'] : []),
    ...(/HI/i.test(what) ? ['thoughts of harming others'] : []),
    ...(/A\/?V/i.test(what) ? ['hearing or seeing things that are not there'] : []),
  ];
  const when = (found.when ?? '').toLowerCase().replace(/\bd ?(?=\d)/, 'day ');
  return { text: `${when === '' ? '' : `${when}, `}you reported no ${list(parts, 'or')}`, kind: 'calm' };
};

const OF_OPERATION = /\b(?:operation|procedure|surgery) report\b/i;

/** "Drain out D3": done, on which day. */
const tubeOut: ClauseTeller = (clause) => {
  const found = OUT.exec(clause.text);
  if (found === null) return null;
  const name = /^cannula/i.test(found[1] ?? '') ? 'drip' : TUBES[(found[1] ?? '').slice(0, 2).toLowerCase()];
  if (name === undefined) return null;
  const day = found[2] === undefined ? '' : ` on day ${found[2]}`;
  // "Post-op: catheter out day 2": on the day of the operation that day lies ahead.
  if (
    day !== '' &&
    /\bout\b(?! of)/i.test(clause.text) &&
    !/\b(?:was|removed|taken)\b/i.test(clause.text) &&
    OF_OPERATION.test(clause.ctx.understanding.report.type.title)
  )
    return { text: `your ${name} is to come out${day}`, kind: 'order' };
  return { text: `your ${name} was taken out${day}`, kind: 'state' };
};
