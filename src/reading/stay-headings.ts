import type { SectionKind } from './types.js';

const DOER =
  '(?:gp|gps|pcp|family doctor|primary care|surgery|practice|practice nurse|district nurses?|dn|community(?: nurses?| team| midwife)?|midwife|cmw|health visitor|hv|hospital|ward|clinic|team|medical team|surgical team|us|patient|parents?|family|carers?|facility|snf|nursing home|care home|dentist|pharmacist|pharmacy)';
const TASK =
  '(?:actions?|action points?|to do|to dos|tasks?|requests?|jobs?|pls|plse|please|kindly|asks?|instructions?)';

/** "GP to action", "HOSPITAL TO ACTION", "Tasks for practice", "GP pls": who is to do what stands behind it. */
const OF_DOER = new RegExp(
  `^(?:(?:the )?${DOER}(?: (?:and|or) ${DOER})?(?: (?:to|kindly|please|pls))*(?: ${TASK}| action| arrange| follow ?up| chase| review| consider| note)?|(?:other |further |follow up |outstanding )?${TASK}(?: (?:needed|required|requested|outstanding))?(?: (?:for|by|from|of|to))(?: the)? ${DOER}(?: (?:and|or) ${DOER})?)$`,
);
const NEEDS = /\b(?:to|pls|plse|please|kindly|actions?|points?|do|tasks?|requests?|jobs?|asks?|instructions?)\b/;

/** Whether a heading, in its comparable form, names who is to do what stands behind it. */
export function asksSomebody(key: string): boolean {
  return key.length < 50 && NEEDS.test(key) && OF_DOER.test(key);
}

/** Set apart by nothing but their letters at the head of a line: "O/E T 37.9", "Ix  WCC 15.8". */
export const SHORT_HEADS: readonly (readonly [RegExp, SectionKind])[] = [
  [/^O\/E(?=\s+\S)/, 'physical_exam'],
  [/^(?:Ix|Invx|Invs)(?=\s+[A-Z0-9])/, 'results'],
  // "C/O chest pain" below a diagnosis: what somebody came with.
  [/^C\/O(?=\s+\S)/, 'history_present'],
  // The head of a plan of medicines, with the times of the day over its columns.
  [
    /^(?:(?:[Dd]ischarge|[Cc]urrent|DISCHARGE) )?(?:Medications?|MEDICATIONS?|Drugs?|Medicines?)(?: (?:on|at) (?:discharge|DISCHARGE))?[ \t]{2,}(?:mo|morn\w*|am|AM|Mo|Morn\w*|MO)\b[A-Za-z \t.|–-]{2,40}$/m,
    'discharge_medications',
  ],
  // "Sl  Drug   Dose   Freq   Duration": the columns of what is to be taken.
  [
    /^(?:(?:S|Sl|Sr)\.?[ \t]*(?:No\.?)?[ \t]{1,8}|SL?R?\.?[ \t]?NO\.?[ \t]{1,8}|#[ \t]{1,8}|No\.?[ \t]{1,8})?(?:Name of (?:the )?)?(?:Drug|Medicine|Medication|DRUG|MEDICINE|MEDICATION)(?:s|S)?(?: (?:name|NAME|Name))?[ \t]{2,}(?:(?:Strength|STRENGTH|Dose|DOSE|Dosage|DOSAGE|Route|ROUTE|Freq\w*\.?|FREQ\w*\.?|Timing|TIMING|Duration|DURATION|Days|DAYS|Instructions?|INSTRUCTIONS?|Remarks|REMARKS|Form|FORM|Indication|Status|STATUS)[ \t]*){2,7}$/m,
    'discharge_medications',
  ],
];

const TEST =
  '(?:(?:repeat|recheck|check|fasting|weekly|monthly|renal|liver|blood|bone|iron|full|lipid) )*(?:u ?[&+] ?es?|uecs?|eucs?|bmp|cmp|cbc|fbc|fbe|cbp|lfts?|tfts?|tsh|lipids?|lipid profile|hba1c|a1c|inr|pt\\/inr|bloods?|blood tests?|labs?|renal function|electrolytes|lytes|k\\+?|potassium|hb|hgb|crp|esr|psa|cxr|chest (?:x-?ray|film)|x-?ray|echo|ecg|ekg|ct|mri|uss?|ultrasound|endoscopy|ogd|egd|colonoscopy|scan|dexa|spirometry|holter)';
const WHEN =
  '(?:\\d ?\\/ ?(?:7|52|12)\\b|\\d{1,2} ?-? ?\\d{0,2} ?(?:days?|d|weeks?|wks?|w|months?|mo|mths?|years?|yrs?)\\b|(?:next|this) (?:week|month)|(?:one|two|three|four|six|twelve) (?:days?|weeks?|months?))';

const ENDS: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /^(?:off (?:work|school|sport)|(?:time|days?|weeks?) off\b|no (?:heavy |strenuous )?(?:lifting|driving|sports?|swimming|baths?|bathing|work|exercise|flying|smoking|alcohol|intercourse|contact sports?|weight)\b|not to drive|do not drive|sick ?note|fit ?note|med(?:ical)? cert\w*|may (?:drive|shower|bathe|return|resume|go)\b|can (?:drive|shower|bathe|return|go)\b|return to (?:work|school|sport|usual|normal)|keep (?:the )?(?:wound|dressing|cast|plaster|leg|arm|it)\b|weight[- ]bear|(?:f|n|p|tt)wb\b|wbat\b|stop smoking|smoking cessation)/i,
    'instructions',
  ],
  [
    /^(?:(?:neutropeni[ac]|fall|hip|sternal|spinal|seizure|bleeding|aspiration|contact|infection) precautions\b|(?:temp(?:erature)?|fever)\b[^,;]{0,24}\b(?:call|ring|contact|attend|return|come)\b|(?:please )?(?:call|ring|contact|return to|go to|come back)\b(?!.{0,40}\b(?:refills?|prescription)\b).{0,80}\b(?:if|for|with|should|when)\b)/i,
    'instructions',
  ],
  [
    /^(?:(?:the )?(?:clips|sutures|stitches|staples|skin clips|drain|catheter|twoc|dressings?|cast|plaster|pop)\b.{0,24}\b(?:out|off|removed?|removal|change\w*|review|days?|\d+\/\d+)|rosc\b|roc\b)/i,
    'follow_up',
  ],
  // "To come again": a visit, as notes in East Africa put it.
  [/^TCA (?=(?:[MSGP]?OPC|CCC|clinic|in|on|after|\d))/, 'follow_up'],
  [/^(?:labs?|bloods?|blood tests?|tests?) (?:due|needed|required|to (?:check|do|be done|repeat))\b/i, 'plan'],
  [new RegExp(`^(?:for |rpt |and )?${TEST}(?: ?(?:,|and|&|\\+|\\/) ?${TEST}){0,4}\\b.{0,30}?${WHEN}`, 'i'), 'plan'],
  [
    new RegExp(
      `^(?:(?:[A-Z][\\w&/.'-]+|opd?|op|outpatients?|fracture|wound|surgical|medical|nurse|gp|pcp) ){0,3}(?:clinic|review|reviewed|r\\/v|rv|follow[- ]?up|f\\/u|fu|appt|appointment|opd|visit|phone call|telephone call|tel call)\\b(?! if tolerated).{0,40}?(?:${WHEN}|\\d{1,2}[/.]\\d{1,2}|if\\b)`,
      'i',
    ),
    'follow_up',
  ],
  [
    /^(?:\w+ ){0,2}(?:rehab(?:ilitation)?|physio(?:therapy)?|program(?:me)?|class(?:es)?|dietit?ian|counsell?ing|district nurses?|health visitor|social worker|ot|pt)\b.{0,24}\b(?:starts?|commences?|begins?|referr?\w*|booked|arranged|requested|to (?:visit|see|contact|call|start))\b/i,
    'follow_up',
  ],
  [
    /^(?:(?:would|could|can) (?:you|the gp|gp)\b|(?:we|i) (?:would|will|have|shall|are|am|recommend|suggest|advise|plan|note|understand)\b|(?:i['’]d|we['’]d) |grateful if|gp (?:to|pls|please)\b|(?:please|kindly|pls) (?:could|can|would|check|arrange|repeat|recheck|monitor|refer|ensure|organi[sz]e|review|chase|follow|book)\b)/i,
    'plan',
  ],
];

const PROSE =
  /^(?:(?:he|she|they|it|this|there|these)(?: (?:has|have|had|is|are|was|were|will|should|may|can|did|does|must|needs?|remains?|feels?|felt|lives?|gentleman|lady|man|woman|patient|child|boy|girl))\b|(?:his|her|their|the (?:patient|family|child|wound|plan)|mr|mrs|ms|miss)['’.]? ?\w|an? (?:repeat|follow|further|referral|chest|ct|mri|letter|copy|appointment|plan)\b|(?:repeat|further|outpatient) (?!prescription)\w+ .{0,40}\b(?:is|are|was|has been|have been|will be|to be)\b|(?:on|at|during|following|after) (?:discharge|examination|admission|review|this)\b)/i;
const WORDS = 6;
/** "Potassium chloride 20 mEq daily": taken, and no test. */
const SALT_DOSED =
  /^(?:iron|potassium|k\+?|calcium|magnesium)\b(?: [a-z]+){0,3}:? \d[\d.,-]* ?(?:mg|meq|mmol(?!\/)|g|tab|cap|ml)/i;

/** "He will go home on ganciclovir 275 mg every 12 hours": an entry, told as a sentence. */
const GOES_HOME_ON =
  /^(?:he|she|(?:the )?(?:patient|pt|child|baby))\b.{0,20}\b(?:(?:go(?:ing)?|discharged|sent)(?: to go)?(?: home)? on|(?:will|is to|should|may|can) (?:also )?(?:continue|take|be on|stay on|use)(?: on| with| taking)?) (?:(?:her|his|the|a|oral) )?[a-z-]{4,}.{0,30}\d ?(?:mg|mcg|g|units?|ml|puffs?)\b/i;

/** What a line that is no medicine begins behind the entries of a list of medicines; null where the list goes on. */
export function afterMedicines(line: string): SectionKind | null {
  const text = line.trim().replace(/^(?:[-*•>–·]+|\(?\d{1,2}[.)])\s*/, '');
  if (SALT_DOSED.test(text) || GOES_HOME_ON.test(text)) return null;
  for (const [pattern, kind] of ENDS) if (pattern.test(text)) return kind;
  return PROSE.test(text) && text.split(/\s+/).length >= WORDS && /[a-z]{3}/.test(text) ? 'other' : null;
}
