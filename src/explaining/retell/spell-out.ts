import { remembered } from '../../knowledge/index.js';
import { Screened } from '../../reading/index.js';

/**
 * Short forms with one meaning wherever reports use them so. They are spelled out where the report's own words are
 * printed: figures stay, and nothing is said that the letters do not say.
 */
const COUNT = String.raw`(\d+(?:\.\d+)?(?:\s?(?:-|–|to)\s?\d+(?:\.\d+)?)?)`;
const UNIT = '(mins?|hrs?|wks?|mos?|yrs?)';

const UNITS: Readonly<Record<string, string>> = {
  mi: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  mo: 'month',
  y: 'year',
};

function unitOf(count: string, unit: string): string {
  const low = unit.toLowerCase();
  const name = UNITS[low.slice(0, 2)] ?? UNITS[low.charAt(0)] ?? unit;
  return count === '1' ? name : `${name}s`;
}

/** Parts of the body before which "R", "L" and "B" are a side. */
const BODY = `(?:${[
  'arms?|forearms?|legs?|hips?|knees?|ankles?|foot|feet|toes?|heels?|cal(?:f|ves)|thighs?|shins?|groin|buttocks?|shoulders?|elbows?|wrists?|hands?',
  'fingers?|thumbs?|eyes?|ears?|lungs?|kidneys?|breasts?|chest|flank|side|face|facial|cheek|ribs?|ovary|adnexa|test(?:is|icle)|axilla',
  'supracondylar|intertroch\\w*|subtroch\\w*|condylar?|malleol\\w+|femurs?|femoral|tibial?|fibular?|humerus|humeral|radius|radial|ulnar?|clavicle|scapula|patellar?|pelvis|acetabulum|sacral|SI joints?',
  'median|sural|peroneal|sciatic|carpal|tunnel|rotator|cuff|ACL|MCL|meniscus|temporal|frontal|parietal|occipital|hemisphere|thalamus',
  'carotid|iliac|renal|subclavian|jugular|IJ|MCA|ICA|ACA|PCA|popliteal|hemithorax|pleural|lobe|apex|hilar|hilum|ventricle|atrium|neck|nose',
  'upper|lower|mid|middle|distal|proximal|medial|lateral|main|main-?stem|inguinal|heart|thyroid|parotid|tonsil|maxillary|mandible|jaw|UE|LE',
].join('|')})`;

type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

const HOW_OFTEN: readonly Rule[] = [
  [/\bb\.?\s?i\.?\s?d\b\.?/gi, 'twice a day'],
  [/\bt\.?\s?i\.?\s?d\b\.?/gi, 'three times a day'],
  [/\bq\.?\s?i\.?\s?d\b\.?/gi, 'four times a day'],
  [/\bq\.?\s?h\.?\s?s\b\.?/gi, 'at bedtime'],
  [/\bq\.?\s?a\.?m\b\.?/gi, 'every morning'],
  [/\bq\.?\s?p\.?m\b\.?/gi, 'every evening'],
  [/\bq\.?\s?o\.?\s?d\b\.?/gi, 'every other day'],
  [/\bq\.?\s?d(?:ay|aily)?\b\.?/gi, 'once a day'],
  [/\bp\.?r\.?n\b\.?/gi, 'as needed'],
  [/\bn\.?p\.?o\b\.?/gi, 'nothing by mouth'],
  [/(?<=\b(?:on|of|with|to|and) )p\.?o\b\.?\s+([A-Z][a-z]{3,})/gi, '$1 by mouth'],
  [/\bp\.o\b\.?|\bpo\b|(?<=\d ?(?:mg|mcg|g|ml|mL|tabs?) )PO\b/g, 'by mouth'],
];

const SEVENTHS: Readonly<Record<string, string>> = { 7: 'd', 12: 'mo', 24: 'h', 52: 'w' };

const WITH_FIGURES: readonly Rule[] = [
  // "Fall 2/12 back", "seen 3/52 ago"
  [
    /(?<![\d/.])([1-9]\d?) ?\/ ?(7|12|52) (?:back|ago)\b/gi,
    (_, count, part) => `${count} ${unitOf(count as string, SEVENTHS[part as string] as string)} ago`,
  ],
  // "Born at 31+2 weeks", "38+5/40": weeks and days of a pregnancy.
  [/(?<![\d.+])(2[2-9]|3\d|4[0-2]) ?\+ ?([1-6])(?: ?(?:weeks?|wks?)\b| ?\/ ?40\b)/gi, '$1 weeks and $2 days'],
  // "To stop at 36/40": weeks of a pregnancy; 20/40 may be how somebody sees.
  [/(?<=\b(?:at|by|until|till|scan|before) )(1[2-9]|2[1-9]|3\d|4[0-2]) ?\/ ?40\b/gi, '$1 weeks of pregnancy'],
  [
    new RegExp(String.raw`\b(q\.?|x)\s?${COUNT}\s?(?:${UNIT}|(h|d|days?|hours?|weeks?|months?|years?))\b\.?`, 'gi'),
    (_, lead, count, unit, plain) =>
      `${/^q/i.test(lead as string) ? 'every' : 'for'} ${count} ${unitOf(count as string, (unit ?? plain) as string)}`,
  ],
  [
    /\b(\d+(?:\s?-\s?\d+)?)\s?x\s?(?:\/|per|a)\s?(d|day|w|wks?|week|mo|month)\b/gi,
    (_, n, unit) => `${n} times a ${unitOf('1', unit as string)}`,
  ],
  [/(?<=\d ?(?:mg|mcg|g|ml|mL|units))\/(?:d|day)\b/g, ' a day'],
  [/(?<=\d ?(?:lbs?|kg|pounds|liters?|L))\/(?:d|day)\b/g, ' a day'],
  [/(?<=\d ?(?:ml|mL|L))\/24 ?h(?:rs?|ours?)?\b/g, ' in 24 hours'],
  // How long
  [
    new RegExp(String.raw`\b${COUNT}(\s?-\s?|\s?)${UNIT}\b(?!\/)\.?(?!\s?\d)`, 'gi'),
    (_, count, gap, unit) =>
      (gap as string).includes('-')
        ? `${count}-${unitOf('1', unit as string)}`
        : `${count} ${unitOf(count as string, unit as string)}`,
  ],
  [
    new RegExp(String.raw`\b${COUNT}\s?d\b(?![./-]|\s(?:echo|images?|recon|mode))`, 'g'),
    (_, count) => `${count} ${unitOf(count as string, 'd')}`,
  ],
  // "INR 3.9 H": a mark of the lab, no hours.
  [
    new RegExp(String.raw`(?<![.\d])\b${COUNT}\s?(?:h|(?<!\.\d{1,3}\s?)H)\b(?![./-])`, 'g'),
    (_, count) => `${count} ${unitOf(count as string, 'h')}`,
  ],
  [/\bPOD\s?#?\s?(\d{1,2})\b/g, 'day $1 after surgery'],
  // "Not settling 3-4/7", "repeat in 6-8/52": a stretch of days or weeks.
  [
    /(?<![\d/.,-])([1-9]\d?)-([1-9]\d?)\/(7|52)(?![\d/]|\.\d)/g,
    (_, from, to, part) => `${from} to ${to} ${unitOf('2', SEVENTHS[part as string] as string)}`,
  ],
  // "Repeat bloods 1/52": weeks. Days and months only behind a word of time, as "3/12" may be a date and "5/7 cores" is none.
  // "Nodule (4/52)" is the fourth series and its picture.
  [/(?<![\d/.,(])([1-9]\d?)\/52(?![\d/]|\.\d)/g, (_, count) => `${count} ${unitOf(count as string, 'w')}`],
  [
    /(?<=\b(?:for|every|past|last|another|od|bd|tds|qds|nocte|dry|sling|cast|backslab|bikes|sports?|r\/v|review|rpt echo|repeat echo|repeat scan|repeat ct|repeat mri|repeat ultrasound|f\/u|follow[- ]up|(?:see|seen|check|recheck|scan|clinic|opd?|back|appt|appointment|again) in|(?:see|seen|check|recheck) again) (?:in )?)([1-9]\d?)\/(7|12)(?![\d/])/gi,
    (_, count, of) => `${count} ${unitOf(count as string, of === '7' ? 'd' : 'mo')}`,
  ],
  // "IV co-amoxiclav 5/7", "pred 3/7", "clarithro 3/7 more": days of a medicine.
  [
    /(?<=\b(?:\w*(?:cillin|mycin|micin|cycline|oxacin|amoxiclav|dazole|solone|methasone|penem|prim)|augmentin|(?:flu)?clox|amox|pred|clarithro|doxy|tazocin|abx|antibiotics?|clexane|lmwh|course)(?: \([^)]{2,40}\))? )([1-9]\d?)\/7(?![\d/])|(?<![\d/.,-])([1-9]\d?)\/7(?= (?:more|course|left|to go|further)\b)/gi,
    (_, one, other) => `for ${one ?? other} ${unitOf((one ?? other) as string, 'd')}`,
  ],
  // "X 5/7", "3/7 of vomiting": no day of a month.
  [
    /(?<![A-Za-z])[x×] ?([1-9]\d?)\/(7|12|52)(?![\d/])/gi,
    (_, count, of) => `for ${count} ${unitOf(count as string, SEVENTHS[of as string] as string)}`,
  ],
  [
    /(?<![\d/.,-])([1-9]\d?)\/(7|12|24) (?=(?:of|hx|h\/o|history)\b)/gi,
    (_, count, of) => `${count} ${unitOf(count as string, SEVENTHS[of as string] as string)} `,
  ],
  [/\b(\d(?:\.\d)?) ?L (?=(?:O2|oxygen|NC|nasal cannula)\b)/g, '$1 liters of '],
  [/\bpost-?op(?:erative)? day (?:number |no\. ?)?#?\s?(\d{1,2})\b/gi, 'day $1 after surgery'],
  [/\bHD\s?#?\s?(\d{1,2})\b(?!\s?(?:x|times|days?\b|\/))/g, 'hospital day $1'],
];

const MARKS: readonly Rule[] = [
  // From one to the other, in whatever order the words around it stand.
  [/\s?(?:-+>|→)\s?/g, ' → '],
  [/\s?\+\s?\/\s?-\s?(?=[a-z])/gi, ' with or without '],
  [/↑\s?(?=[A-Za-z]{2}(?<!to)|\s*$)/g, 'raised '],
  [/↓\s?(?=[A-Za-z]{2}(?<!to))/g, 'reduced '],
  [/↑\s?/g, 'up '],
  [/↓\s?/g, 'down '],
  [/(?<=\s)@\s?(?=\w)/g, 'at '],
  [/~\s?(?=\d)/g, 'about '],
  [/\b([A-Za-z][\w-]*)\s?\(\+\)/g, '$1 positive'],
  [/\b(Ag|Ab|IgM|IgG|cx|culture|screen|PCR|test)\s?\+(?=[,.;)]|$)/g, '$1 positive'],
  [/\b(Ag|Ab|IgM|IgG|cx|culture|screen|PCR|test)\s?\((?:-|–)\)/g, '$1 negative'],
];

/** "NSTEMI s/p stent": the stent is what was done for it; behind a person or a complaint it only comes before it. */
const FRACTURE_OF =
  /(?<![\w#])#\s?(?=(?:(?:R|L|Rt|Lt|right|left|closed|open|displaced|undisplaced|distal|proximal|\d(?:st|nd|rd|th)?)\s)*(?:tibia|fibula|radius|ulna|humerus|femur|femoral|NOF|neck of|clavicle|scapula|patella|pelvis|pubic|acetabulum|metatars|metacarp|phalanx|calcane|malleol|ankle|wrist|ribs?\b|mandible|zygoma|scaphoid|vertebra))/g;

const TREATED_WITH =
  /(?<=[A-Za-z\d)])(?<!\b(?:pt|patient|male|female|man|woman|lady|gentleman|M|F|yo|old|now|is|was|who|day|days|week|weeks|month|months|wks?|mos?|yrs?|years?|POD ?#?\d*|pain|swelling|weakness|numbness|fever|bleed(?:ing)?|infection|nausea|vomiting|here|seen|admitted|doing well|stable|stroke|TIA|CVA|DVT|PE|AKI|h(?:a)?ematoma|stricture|pneumonitis|cystitis|proctitis|colitis|esophagitis|block|effusion|pneumothorax)) s\/p (?=(?:\w+ ){0,2}(?:stent(?:ing|s)?|DES|BMS|PCI|X?RT|chemo\w*|radiation|radiotherapy|ablation|coil(?:s|ing)|tPA|TNK|thrombolysis|BCG|chemoradiation)\b)/g;

const JOINING: readonly Rule[] = [
  [FRACTURE_OF, 'fracture of '],
  [/\bw\/\s?o\b(?!\/)/gi, 'without'],
  [/\bw\/(?=\s|[a-z]{3})(?!u\b)\s?/gi, 'with '],
  [TREATED_WITH, ' treated with '],
  [/\bs\/p\b/gi, 'after'],
  // "Anemia 2/2 blood loss", but "2/2 bottles".
  [
    /(?<=[a-z)] )2\/2 (?=[A-Za-z]{3}|[A-Z]\. ?[a-z]{3}|[LR] [a-z]{4})(?!(?:bottles?|sets?|cultures?|blood (?:cultures?|bottles?)|nodes?|positive|cores?|samples?|tubes?|lymph|pulses?|vials?|sides|tests|specimens?|attempts?)\b)/g,
    'due to ',
  ],
  [/\bh\/o\b/gi, 'history of'],
  [/\bf\/h(?: of)?\b/gi, 'family history of'],
  [/\bk\/c\/o\b/gi, 'known case of'],
  [/\b(with|has|having|had) c\/o\b/gi, '$1'],
  [/\b(presents?|presented|presenting|came|comes|arrived|here|seen|in) c\/o\b/gi, '$1 with'],
  [/\bc\/o\b/gi, 'complains of'],
  [/\bc\/w\b/g, 'in keeping with'],
  [/\bc\/b\b/g, 'with the problem of'],
  [/\br\/o\b/gi, 'check for'],
  [/\bf\/u\b/gi, 'follow-up'],
  [/(?<=\b(?:no|not|without|nil) )[es]\/o\b/gi, 'signs of'],
  [/\bs\/o\b(?! [A-Z][a-z]+(?: [A-Z]|,|$))/g, 'suggesting'],
  [/\bw\/u\b/gi, 'tests'],
  [/\bd\/t\b/g, 'due to'],
  // "Hep b/c negative" is of two viruses.
  [/(?<!\b[Hh]ep(?:atitis)? )\bb\/c\b/g, 'because'],
  // "Cr 1.6 (b/l 0.9)": the usual level.
  [/\bb\/l (?=(?:of |about |~ ?|around )?\d)/gi, 'usual level '],
  [/\bb\/l\b/gi, 'on both sides'],
  // "Propranolol was d/c'd because of low BP": a drug is stopped, a person discharged.
  [
    /(?<!\b(?:he|she|pt|patient|they|you|who|baby|mother|and)\b[^.;]{0,20})(?<=[a-z]{4,} |\b(?:was|were|is|been) )d\/?c(?:['’]?e?d|['’])(?= (?:because|due|for|as|given|secondary|in view|owing)\b|\s*[.;,]|$)/gi,
    'stopped',
  ],
  [
    /\bd\/c(?:'?d)? (?=home\b|today\b|tomorrow\b|summary\b|planning\b|instructions\b|to (?:home|rehab|SNF)\b)/gi,
    'discharge ',
  ],
  [
    /\bd\/c (?=(?:the )?(?:foley|catheter|drains?|iv\b|picc|tubes?|lines?|sutures?|staples?|jp\b|ng\b|chest tube))/gi,
    'take out ',
  ],
];

/** "Home c frame": the "c" of "cum", where it ends no name, and the beginning of what may stand behind it: nor begins one. */
export const CUM = String.raw`(?<=[A-Za-z\d)] )(?<!\b(?:hepatitis|hep|hcv|vitamin|vit|type|grade|class|group|category|protein|factor|stage) )c`;
export const BEHIND_CUM = String.raw`(?!diff|sections?\b|spine|collar|peptide|reactive)[A-Za-z(]`;
const WITH_C: readonly Rule[] = [[new RegExp(String.raw`${CUM}(?=\s(?:$|${BEHIND_CUM}))`, 'g'), 'with']];

const OF_SIDES: readonly Rule[] = [
  [
    new RegExp(
      String.raw`(?<!(?:hepatitis|type|group|vitamin|class|grade|stage|influenza|weber|flu|Kerley|Hep) )\b([RLB])\s(?=(?:[a-z-]{3,14}\s){0,2}${BODY}\b)`,
      'g',
    ),
    (_, side) => `${SIDES[side as string]} `,
  ],
  // "R 9th rib", "L intracapsular NOF #", "L cemented hemiarthroplasty".
  [
    /(?<![\w/])([RL])\s(?=\d{1,2}(?:st|nd|rd|th)\s(?:ribs?|toe|finger|metatars|metacarp)|(?:[a-z-]{3,16}\s){0,2}(?:NOF\b|[a-z]{3,}(?:ectomy|plasty|otomy)\b))/g,
    (_, side) => `${SIDES[side as string]} `,
  ],
  [
    new RegExp(String.raw`\b(rt|lt)\.?\s(?=${BODY}\b)`, 'gi'),
    (_, side) => (/^r/i.test(side as string) ? 'right ' : 'left '),
  ],
  [/\bR\s?>\s?L\b/g, 'right more than left'],
  [/\bL\s?>\s?R\b/g, 'left more than right'],
];

const OF_CLIPPED: readonly Rule[] = [
  // "HE gr II"; "1 gr" is a weight.
  [/(?<!\d ?)\bgr\.? ?(?=(?:[0-4]|I{1,3}|IV)\b(?![./]\d))/gi, 'grade '],
  [/(?<=\b(?:on|at|since|this|last|prior to|before|after|of|until) )adm\b\.?/gi, 'admission'],
  [/\badm\b\.?(?= (?:with|for|to|from|on|\d))/gi, 'admitted'],
  [/\b(urine|blood|wound|sputum|stool|throat|csf|bld|bile|fluid|repeat|viral) cx\b/gi, '$1 culture'],
  [
    /\b(when|once|after|as|until) cx (?=(?:was |were |are |is |came )?(?:back|available|resulted|final)\b)/gi,
    '$1 culture result ',
  ],
  [/\b(day of|time of|on|at|until|since|before|after|prior to|by) d\/c\b/g, '$1 discharge'],
  [/\bfxs\b/gi, 'fractures'],
  // "Rx IV fluids" is what was given; only on paper is it a prescription.
  [/\brx\b(?= (?:was |were )?(?:sent|given|provided|printed|written|called|faxed|refilled|for #))/gi, 'prescription'],
  [/(?<=\b(?:new|refill|paper|printed|his|her|your|the|a) )rx\b(?! (?:of|with|for)\b)/gi, 'prescription'],
  [/\bmod(?=[ -](?:severe|mild|AS|AI|MR|TR|AR|MS|stenosis|large|sized?|effusion|edema|pain|to)\b)/gi, 'moderate'],
];

/** Orders and answers of one meaning, in capitals or as only orders print them. */
const OF_ORDERS: readonly Rule[] = [
  [/\bNBM\b/g, 'nothing by mouth'],
  [/\bHD stable\b/g, 'stable'],
  // "24h EPAU no given": a telephone number, and no denial.
  [/(?<=[A-Za-z]{3} )no(?= (?:was )?(?:given|provided|supplied)\b)/g, 'number'],
  [
    /(?<!\b(?:an?|the|at|from|[A-Z][a-z]+(?<!Please|Will|Should|Patient|Plan)) )\bRTC(?= (?:in|on|at|prn|as|for|if|with|sooner|when|after|next|\d|q|every)\b|\W*$)(?! (?:trial|study))/g,
    'return to clinic',
  ],
  [/\bWBAT\b/g, 'weight on it as you can bear'],
  [/\bNWB\b/g, 'no weight on it'],
  [/\bPWB\b/g, 'part of your weight on it'],
  [/\b(?:ASA|asa) (?=(?:75|81|100|162|300|325)\b)/g, 'aspirin '],
  [/\bSI\/HI\/AVH\b/g, 'thoughts of suicide, of harming others, or hearing or seeing things'],
  [/\bSI\/HI\b/g, 'thoughts of suicide or of harming others'],
  [/(?<=\b(?:denie[sd]|denying|no|without|active|passive|any|of) )SI\b(?! joint)/g, 'thoughts of suicide'],
  [/\bAVH\b/g, 'hearing or seeing things'],
  [/\btmrw\b/gi, 'tomorrow'],
  [/\bD\/w(?=\s)/gi, 'discussed with'],
  [/\brpt(?= )/gi, 'repeat'],
  [/\binj\b\.?(?= )/g, 'injection'],
  [/\b(\d+) ?u (?=p?RBC)/gi, (_, n) => (n === '1' ? '1 unit of ' : `${n} units of `)],
  [/\bp?RBCs\b(?= transfus)|\bpRBCs?\b|\bPRBCs?\b/g, 'red blood cells'],
  [/(?<=\d ?(?:mg|mcg|g|ml|mL|units?|puffs?|tabs?|tablets?|sachets?|drops?)? )(?:tds)\b/g, 'three times a day'],
  [/(?<=\d ?(?:mg|mcg|g|ml|mL|units?|puffs?|tabs?|tablets?|sachets?|drops?) )od\b/g, 'once a day'],
  [/(?<=\d ?(?:mg|mcg|g|ml|mL|units?|puffs?|tabs?|tablets?|sachets?|drops?) )bd\b/g, 'twice a day'],
  [/(?<=\d ?(?:mg|mcg|g|ml|mL|units?|puffs?|tabs?|tablets?|sachets?|drops?)? )qds\b/g, 'four times a day'],
  [/(?<=\d ?(?:mg|mcg|g|ml|mL|units?|puffs?|tabs?|tablets?|sachets?|drops?)? )nocte\b/g, 'at night'],
  [/(?<=\d ?(?:mg|mcg|g|ml|mL|units?|puffs?|tabs?|tablets?|sachets?|drops?) )B\.?D\b\.?/g, 'twice a day'],
  [/(?<=\d ?(?:mg|mcg|g|ml|mL|units?|puffs?|tabs?|tablets?|sachets?|drops?) )T\.?D\.?S\b\.?/g, 'three times a day'],
  [/(?<=\d ?(?:mg|mcg|g|ml|mL|units?|puffs?|tabs?|tablets?|sachets?|drops?) )Q\.?D\.?S\b\.?/g, 'four times a day'],
  [/(?<=\d ?(?:mg|mcg|g|ml|mL|units?|puffs?|tabs?|tablets?|sachets?|drops?) )(?:mane|MANE|om)\b/g, 'in the morning'],
  // "Lamotrigine 100 bd": a figure without its unit.
  [/(?<=[a-z]{3} \d{1,4} )(?:bd)\b/g, 'twice a day'],
  [/\b[Bb]cx\b/g, 'blood culture'],
  [/\b[Uu]cx\b/g, 'urine culture'],
];

/**
 * What is printed in one way and meant in one way, in the order in which it is replaced. A group is passed over where what
 * each of its rules needs is not in the text: most sentences need none.
 */
const GROUPS = (
  [
    {
      needs:
        /\b(?:[btq]\.?\s?i\.?\s?d|q\.?\s?(?:h\.?\s?s|[ap]\.?m|o\.?\s?d|d(?:ay|aily)?)|p\.?r\.?n|n\.?p\.?o|p\.o|po)\b/i,
      rules: HOW_OFTEN,
    },
    { needs: /\d/, rules: WITH_FIGURES },
    { needs: /[→↑↓@~+]|->|\([-–]\)/, rules: MARKS },
    { needs: /\//, rules: JOINING },
    { needs: /\sc\s/, rules: WITH_C },
    { needs: /\b[RLB]\s|\b[RrLl][Tt]\b|[RL]\s?>/, rules: OF_SIDES },
    { needs: /\b(?:cx|fxs|mod|adm|rx|gr)\b/i, rules: OF_CLIPPED },
    {
      needs:
        /\b(?:NBM|HD stable|no (?:was )?(?:given|provided|supplied)|RTC|[NP]WB|WBAT|asa|SI|AVH|tmrw|d\/w|rpt|inj|p?RBCs?|tds|[ob]d|qds|nocte|mane|om|[bu]cx)\b|\b(?:b\.d|t\.d\.s|q\.d\.s)\b/i,
      rules: OF_ORDERS,
    },
  ] as const
).map(({ needs, rules }) => ({ needs: new Screened(needs), rules: screenedRules(rules) }));

/** Each rule with the letters that it needs. */
export function screenedRules(rules: readonly Rule[]): readonly (readonly [Screened, Rule[1]])[] {
  return rules.map(([pattern, said]) => [new Screened(pattern), said]);
}

/** The text with each of the rules applied in turn. */
export function replaceAll(text: string, rules: ReturnType<typeof screenedRules>): string {
  return rules.reduce(
    (rest, [screen, said]) => (screen.mayMatch(rest) ? rest.replace(screen.pattern, said as string) : rest),
    text,
  );
}

const SIDES: Readonly<Record<string, string>> = { R: 'right', L: 'left', B: 'both' };

/** Clipped words, as printed in small letters or with a first capital. */
const CLIPPED: ReadonlyMap<string, string> = new Map(Object.entries({
  fx: 'fracture', dx: 'diagnosis', hx: 'history', tx: 'treatment', sx: 'symptoms', rx: 'treatment', bx: 'biopsy',
  abx: 'antibiotics', abd: 'belly', bilat: 'on both sides', approx: 'about', incl: 'including', appt: 'visit', appts: 'visits',
  meds: 'medicines', neg: 'negative', pos: 'positive', sev: 'severe', outpt: 'outpatient', inpt: 'inpatient', eval: 'check',
  hosp: 'hospital', prev: 'previous', ppx: 'prevention', dz: 'disease', postop: 'after surgery',
  preop: 'before surgery', temp: 'temperature', thru: 'through', tabs: 'tablets', tab: 'tablet', wk: 'week', wks: 'weeks',
  mos: 'months', yrs: 'years', hrs: 'hours', fhx: 'family history', pmhx: 'past history', pulm: 'lung',
  nl: 'normal', wnl: 'normal', susp: 'suspicious', poss: 'possible', prob: 'probable', cont: 'continue',
})); // biome-ignore format: one list

/** One of the clipped words as a whole word, with the stop behind it. */
const CLIPPED_WORD = new Screened(
  new RegExp(
    String.raw`\b(?:${[...CLIPPED.keys()].map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`).join('|')})\b(?![/'’])\.?`,
    'g',
  ),
);

/** Age and person, which a sentence told whole says in its own way. */
const QUOTED = screenedRules([
  [/\b(\d{1,3})[\s-]?(?:y\/o|y\.o\.|yo)(?![\w/])/gi, '$1-year-old'],
  [/\bpt(s?)\b(?!\s?[\d:]|\/)/g, 'patient$1'],
  [/(?<=^|[.;] )Pt\b(?!\s?[\d:]|\/)/g, 'Patient'],
]);

/** The words of a report with its safe short forms spelled out, as a quote shows them. */
export const spellOut: (printed: string) => string = remembered(500, (printed) =>
  spellWithin(replaceAll(printed, QUOTED)).replace(/ {2,}/g, ' ').trim(),
);

/** "t(11;14) pos. del(17p), 1q gain: not detected": behind an answer the next result begins, and the stop parts them. */
const NEXT_RESULT = /^\s+(?:[A-Z\d]|[a-z]{1,4}\()/;

/** "Tx N0", "hip abd 4/5": a stage and a movement. */
function isOtherShort(word: string, before: string, behind: string): boolean {
  if (word === 'tx') return /^\s?N[0-3x]/.test(behind);
  return (
    word === 'abd' &&
    (/^\s?(?:\d[-+]?\/5|\d{1,3}\s?(?:°|deg))/.test(behind) ||
      /(?:hip|shoulder|finger|thumb|flex|add|[AP]?ROM)\b[^.;a-z]*$/i.test(before))
  );
}

/** The same for a piece of a sentence that is told whole. */
export function spellWithin(printed: string): string {
  return within(printed);
}

const within = remembered(500, (printed) => {
  let text = printed;
  for (const { needs, rules } of GROUPS) if (needs.test(text)) text = replaceAll(text, rules);
  return CLIPPED_WORD.mayMatch(text) ? text.replace(CLIPPED_WORD.pattern, inFull) : text;
});

/** A clipped word in full, where it is not another short form of the same letters. */
function inFull(word: string, at: number, text: string): string {
  const bare = word.replace(/\.$/, '');
  const low = bare.toLowerCase();
  const long = CLIPPED.get(low) as string;
  const behind = text.slice(at + word.length);
  if (isOtherShort(low, text.slice(Math.max(0, at - 14), at), behind)) return word;
  const capital = bare !== low && at === 0 ? long.charAt(0).toUpperCase() + long.slice(1) : long;
  // A stop that closes the line stays; one behind a clipped word goes.
  const closes = behind === '' || (at > 0 && /^(?:pos|neg)$/.test(low) && NEXT_RESULT.test(behind));
  return word.endsWith('.') && closes ? `${capital}.` : capital;
}
