/** Fields of medicine by the stem of their names, as the doctor one sees there. */
const FIELDS: readonly [RegExp, string][] = [
  [/\bneurosurg/i, 'a brain and spine surgeon'],
  [/\bspine surg/i, 'a spine surgeon'],
  // An urgent referral of the British health service, for a first visit within two weeks.
  [/\b2ww\b|\btwo[- ]week[- ](?:wait|rule)\b|\burgent suspected cancer\b/i, 'a specialist within two weeks (2WW)'],
  [/\bcardiothoracic|\bct surgery/i, 'a heart and chest surgeon'],
  [/\bvascular surg/i, 'a blood vessel surgeon'],
  [/\bhand surg(?:ery|eon|ical)|\bhand clinic/i, 'a hand surgeon'],
  [/\bplastic surg|\bplastics (?:clinic|\d)/i, 'a plastic surgeon'],
  [/\bheart failure clinic|\bHF clinic/i, 'the heart failure clinic'],
  [/\b(?:device|pacemaker|ICD) clinic/i, 'the heart device clinic'],
  [/\b(?:fracture|trauma) clinic/i, 'the injury clinic'],
  [/\bID clinic/, 'an infection doctor'],
  [/\bcardiolog|\bcards\b/i, 'a heart doctor'],
  [/\bstroke (?:clinic|team|service)/i, 'the stroke clinic'],
  [/\bwound (?:care )?nurse/i, 'a wound nurse'],
  [/\bwound (?:care )?(?:clinic|center)/i, 'the wound clinic'],
  [/\bpain (?:clinic|management|service)/i, 'a pain doctor'],
  [
    /\bpulmonolog|\brespirolog|\bpulm\b|\bpulmonary (?:clinic|medicine|service|consult|team|doctor|physician|specialist|follow|referral|office|in\b|within\b)/i,
    'a lung doctor',
  ],
  [
    /\b(?:respiratory|chest) (?:physicians?|medicine|team|clinic|doctors?|referral|review|opinion|consultant)/i,
    'a lung doctor',
  ],
  [/\bhepatolog|\bliver clinic/i, 'a liver doctor'],
  [/\bbreast (?:clinic|surg)/i, 'a breast doctor'],
  [/\bf(?:o)?etal medicine/i, 'a doctor for unborn babies'],
  [/\bGUM\b|\bgenito-?urinary medicine\b|\b[Ss]exual [Hh]ealth\b/, 'the sexual health clinic'],
  [/\bgeriatric/i, 'a doctor for older people'],
  [/\b(?:dental|dentist)/i, 'a dentist'],
  [/\b(?:maxillofacial|OMFS)\b/i, 'a jaw and face surgeon'],
  [/\bneurolog|\bneuro\b(?=.*\d)/i, 'a nerve and brain doctor'],
  [/\bradiation oncolog/i, 'a doctor who treats with radiation'],
  [/\boncolog|\bonc (?:clinic|follow)/i, 'a cancer doctor'],
  [/\bha?ematolog|\bheme\b/i, 'a blood doctor'],
  [/\bgastroenterolog|\bGI\b/, 'a stomach and bowel doctor'],
  [/\bnephrolog|\brenal clinic\b/i, 'a kidney doctor'],
  [/\burolog/i, 'a bladder and kidney doctor'],
  [/\bendocrin/i, 'a hormone doctor'],
  [/\bdermatolog|\bderm\b/i, 'a skin doctor'],
  [/\borthop|\bortho\b/i, 'a bone and joint doctor'],
  [/\botolaryng|\bENT\b/, 'an ear, nose and throat doctor'],
  [/\b(?:ob-?gyn|gyna?ecolog|obstetric)/i, 'a women’s health doctor'],
  [/\bophthalm/i, 'an eye doctor'],
  [/\brheumatolog|\brheum\b/i, 'a joint doctor'],
  [/\bpsychiatr|\bpsych\b(?=.*\d)/i, 'a mental health doctor'],
  [/\bpa?ediatric/i, 'a children’s doctor'],
  [/\bpodiatr/i, 'a foot doctor'],
  [/\binfectious disease/i, 'an infection doctor'],
  [/\bphysical therap/i, 'a physical therapist'],
  [/\bdietitian|\bdietician|\bnutrition(?:ist| consult| service| clinic| counsel)/i, 'a food and diet expert'],
  [
    /\b(?:primary care|pcp|pmd|gp (?:review|follow|f\/?u|appointment|visit)|family (?:doctor|physician|practice))\b/i,
    'your regular doctor',
  ],
  [
    /\bsurgeon\b|\bsurgical (?:referral|consult\w*|review|opinion|clinic)\b|\brefer(?:red|ral)? to surgery\b|(?<!\b(?:gp|doctor['’]?s|practice|health) )\b(?:general )?surgery (?:clinic|consult|service|team|referral)|(?<!\b(?:gp|doctor['’]?s|practice|health|the|your|our|my|local|own|at|this) )\b(?:general )?surgery (?:office|follow|in\b|within\b|to (?:discuss|see))/i,
    'a surgeon',
  ],
  // Who is no doctor, where none is named.
  [/\b(?:public health nurse|PHN)\b/i, 'the public health nurse'],
  [/\bCPN\b|\b(?:community )?(?:psychiatric|mental health) nurse\b/i, 'the mental health nurse'],
  [/\bCMHTs?\b|\bcommunity mental health team\b/i, 'the mental health team near your home'],
  [/\b(?:crisis|home treatment) team\b|\bHTT\b/i, 'the crisis team'],
  [/\bdiabet(?:es|ic) (?:specialist )?(?:nurse|educator)\b/i, 'the diabetes nurse'],
  [
    /\b(?:specialist|stoma|heart failure|respiratory|asthma|macmillan|palliative(?: care)?|oncology|breast care) nurse\b/i,
    'the specialist nurse',
  ],
  [/\b(?:district|community|visiting|home(?: health| care)?) nurs(?:e|es|ing)\b/i, 'the nurse who visits at home'],
  [/\bphysiotherapist\b|\bphysio (?:visit|review|appointment)\b/i, 'the physiotherapist'],
  [/\boccupational therapist\b/i, 'the occupational therapist'],
  [/\bsocial worker\b/i, 'the social worker'],
  [/\bkey ?worker\b|\bcare co-?ordinator\b/i, 'your care coordinator'],
  [/\bpractice nurse\b/i, 'the nurse at your doctor’s office'],
  [/\bhealth visitor\b/i, 'the nurse who visits families'],
  [/\b(?:community )?midwi(?:fe|ves)\b/i, 'your midwife'],
];

const NAMED = /\bDr\.?\s+[A-Z](?:[A-Za-z-]|['’](?!s\b))*/;

const VISIT =
  /\b(?:consult\w*|referr\w*|refer|clinic|office|appointment|follow(?:ed)?[- ]?up (?:with|by|in)|see|seen by|return to|evaluat\w+ (?:by|with)|assessment|to discuss|discuss(?:ed|ion)? with|talk (?:to|with)|(?:medical|specialist|vascular|[a-z]*(?:ology|ological|ologic|ologist|surgery|surgical|cardiac|orthop(?:a)?edic|psychiatric|obstetric|paediatric|pediatric)) (?:review|opinion|assessment))\b/i;
/** After these words stands what a visit is about, not what is ordered. */
const ABOUT =
  /\b(?:to (?:discuss|talk about|consider|decide (?:on|about))|discuss(?:ion)?(?: of| about| regarding)?|regarding|about|(?:assessment|evaluation|consultation|referral) for|for (?:his|her|their) (?:assessment|evaluation) (?:for|of))\b/i;

/** True where the words ask for a visit, so that a field of medicine in them is who, not what. */
export function asksForVisit(words: string): boolean {
  return VISIT.test(words);
}

/** Where the subject of the visit begins in the words; null where none is named. */
export function subjectFrom(words: string): number | null {
  const match = ABOUT.exec(words);
  return match === null ? null : match.index + match[0].length;
}

/** "Castle Street Surgery": where a family doctor works, and no operation. */
const PRACTICE =
  /\b(?:gp|doctor['’]?s|practice|health|mill|street|road|lane|house|park|hill|green|bridge|church|station|court|cross|castle|village|riverside|manor|farm|grove|close|avenue|square|market|valley|lodge|gate|fields?|view|wood|town) surgery\b/gi;

/** Whom the report asks the reader to see, from its words; with the name where it prints one. */
export function doctorIn(words: string): string | null {
  const plain = words.replace(PRACTICE, ' ');
  const field = FIELDS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
  const name = NAMED.exec(words)?.[0].replace(/^Dr\.?\s+/, 'Dr. ') ?? null;
  if (field !== null && name !== null) return `${field}, ${name},`;
  return name ?? field;
}
