import { Screened } from '../../reading/index.js';

/**
 * What such a test can miss in anybody: "a normal radiograph does not exclude …", "all anomalies cannot be detected".
 * Nothing was found by it, and nothing was ruled out.
 */
const TESTS = String.raw`(?:radiographs?|films?|x-?rays?|cxr|ct|cta|mri|ultrasound|uss?|sonogra(?:m|phy)|scans?|mammogra(?:ms?|phy)|stud(?:y|ies)|exam(?:ination)?s?|echo(?:cardiogra(?:m|phy))?|tests?|results?|imaging|report|ecg|ekg|colonoscopy|pet(?:[-/]ct)?|biops(?:y|ies)|cytology|smear)`;
export const LIMIT_OF_TEST = new RegExp(
  [
    String.raw`\b(?:normal|negative|clear|unremarkable|such an?|this kind of|this type of) (?:[a-z-]+ ){0,4}${TESTS}(?: [a-z-]+){0,3} (?:do(?:es)? not|don['’]t|doesn['’]t|can ?not|can['’]t|may not|should not) (?:by itself |alone |[a-z]+ly )?(?:be (?:taken|used) to )?(?:exclude|rule out|preclude|out-?rule)\b`,
    String.raw`\ball (?:[a-z-]+ ){0,4}(?:anomal(?:y|ies)|abnormalit(?:y|ies)|defects?|malformations?|lesions?|fractures?|cancers?|nodules?|conditions?|problems?|stones?|tumou?rs?) (?:can ?not|can['’]t|may not|might not|will not|could not|are not|do not)(?: always| necessarily)? (?:get |be )?(?:[a-z]+ly )?(?:detected|seen|found|excluded|ruled out|identified|picked up|diagnosed|visible|shown|visuali[sz]ed)\b`,
    // "Early infarct can be occult on CT", "scaphoid fractures are often radiographically occult"
    String.raw`\b(?:can|may|might|could|are (?:often|sometimes|frequently|commonly)) (?:also |still |initially |be |[a-z]+ly )*occult\b(?! (?:fracture|bleed|blood|infection|malignan|cancer|tumou?r|primary|disease))`,
    // "Small stones may be missed", "ultrasound can miss small polyps"
    String.raw`\b(?:may|might|can|could) (?:still |also |sometimes |easily |[a-z]+ly )?(?:be |get |go )(?:missed|overlooked|undetected|unnoticed)\b`,
    String.raw`\b${TESTS}(?: (?:alone|itself|of [a-z]+))? (?:may|might|can|could) (?:still |sometimes |easily )?(?:miss|overlook|not (?:detect|show|reveal|pick up|demonstrate))\b`,
    // "Supine views are limited for evaluation of free air"
    String.raw`\b(?:limited|suboptimal|non-?diagnostic) (?:for|in) (?:the )?(?:evaluation|assessment|detection|exclusion|diagnosis) (?:of|for)\b`,
    String.raw`\b(?:insensitive|(?:low|limited|poor|reduced|lower) sensitivity) (?:to|for|in)\b`,
    String.raw`\btransthoracic (?:stud(?:y|ies)|echo(?:cardiogra(?:m|phy))?|imaging|views?|scan|exam(?:ination)?) (?:alone )?(?:can ?not|does not|do not) (?:exclude|rule out)\b`,
  ].join('|'),
  'i',
);

/** Words that say why the test could not show something. */
export const LIMITATION = new Screened(
  /\b(?:limited (?:by|due|secondary|evaluation|exam|examination|study|assessment|because|in|for|visuali)|(?:is|are|was|were|exam|study|examination|evaluation|assessment) (?:somewhat |markedly |significantly |technically |mildly |slightly )?limited|suboptimal(?:ly)?(?! (?:\w+ )?(?:rise|response|control|levels?|dos(?:e|ing)|adherence|compliance|intake|growth|anticoagulation|trough|increase))|(?:not|poorly|incompletely|partially) (?:well )?(?:visuali[sz]ed|assessed|evaluated|seen well|imaged|included|characteri[sz]ed)|not (?:\w+ ){0,2}well[- ](?:seen|visuali[sz]ed|demonstrated|assessed|evaluated|defined)|poorly seen|(?:cannot|could not|can not) be (?:adequately |fully |further |reliably |well )?(?:evaluated|assessed|visuali[sz]ed|characteri[sz]ed|determined)|may not be (?:seen|demonstrated|detected|visible|visuali[sz]ed|apparent|evident)|(?:may|can|could|might) (?:obscure|hide|mask|conceal)|degraded|(?:patient|exam|film|chest) is (?:\w+ )?rotated|rotation of the patient|patient rotation|motion artifact|artifacts? (?:limits?|obscur)|obscur(?:ed|es|ing)|non-?diagnostic|inadequate (?:for|sample|specimen|study|evaluation)|insufficient (?:for|material|sample|specimen)|poor (?:inspiration|inspiratory|penetration|visuali[sz]ation|prep|preparation|window|acoustic)|technically (?:difficult|limited)|not (?:tailored|designed|sensitive) for|low sensitivity|unable to (?:be )?(?:evaluate|assess|visuali|determine))/i,
);

/** Words of comparison with an earlier study, where a clause says nothing else. */
export const COMPARISON =
  /\b(?:compar(?:ed|ison|ing)|no (?:prior|previous|comparison) (?:stud|exam|film|image|imaging|available|radiograph))/i;

/** "Compared with last year the FEV1 has fallen by 210 mL": more than that it was held against another. */
export const MOVED_SINCE =
  /\b(?:has|have|had|is|are|was|were) (?:\w+ ){0,2}(?:fallen|risen|dropped|increased|decreased|improved|worsened|deteriorated|declined|progressed|grown|shrunk|lower|higher|larger|smaller|better|worse)\b|\b(?:fell|rose|dropped|increased|decreased|improved|worsened|declined|rise|fall|drop|increase|decrease|decline) (?:by|from|to|of|in)\b/i;

/** Words of how a test was done. */
export const TECHNIQUE =
  /\b(?:(?:axial|coronal|sagittal|multiplanar|multisequence|spiral|helical|contiguous|thin[- ]section) (?:\w+ ){0,3}(?:images?|sections?|sequences?|reconstruct\w+|reformat\w+|acquisitions?|slices?)|images? (?:were|was) (?:obtained|acquired|performed)|(?:intravenous|iv|oral) contrast|without (?:and with )?(?:iv |intravenous )?contrast|(?:two|one|three|single|frontal|pa|ap|portable|multiple) (?:and lateral )?views?|reconstructions?|dose (?:reduction|length)|ctdi|dlp|standard (?:protocol|technique)|real[- ]time|gray[- ]?scale|doppler (?:imaging|was|were)|was (?:prepped|draped)|specimen (?:was|is) (?:received|submitted))/i;

/** Words by which a clause names a cause or a suspicion; what stands behind them is linked to what stands before. */
export const LINKS: readonly { relation: 'cause' | 'suspicion' | 'consistent' | 'with'; phrases: readonly string[] }[] =
  [
    {
      relation: 'cause',
      phrases: [
        'due to',
        'secondary to',
        'because of',
        'caused by',
        'related to',
        'resulting from',
        'from',
        'attributable to',
        'as a result of',
        'in the setting of',
        'owing to',
      ],
    },
    {
      relation: 'suspicion',
      phrases: [
        'concerning for',
        'suspicious for',
        'suspicious of',
        'worrisome for',
        'may represent',
        'might represent',
        'could represent',
        'can represent',
        'likely represents',
        'likely represent',
        'likely representing',
        'probably represents',
        'possibly representing',
        'may reflect',
        'could reflect',
        'likely reflects',
        'likely reflecting',
        'may be',
        'may be due to',
        'likely due to',
        'likely related to',
        'likely secondary to',
        'possibly due to',
        'probably due to',
        'suggestive of',
        'suggesting',
        'suggests',
        'suggest',
        'raising the question of',
        'raises the possibility of',
        'raising concern for',
        'raising the possibility of',
        'to suggest',
        'favored to represent',
        'favored to be',
        'which may represent',
        'could be',
      ],
    },
    {
      relation: 'consistent',
      phrases: [
        'consistent with',
        'compatible with',
        'in keeping with',
        'c/w',
        'representing',
        'represents',
        'represent',
        'indicating',
        'indicative of',
        'diagnostic of',
        'reflecting',
        'most consistent with',
        'typical of',
        'characteristic of',
      ],
    },
    {
      relation: 'with',
      phrases: ['with', 'associated with', 'accompanied by', 'causing', 'resulting in', 'producing', 'complicated by'],
    },
  ];

/** A vital sign with its figure, or how they were as a whole. */
export const VITALS =
  /\b(?:bp|blood pressure|pulse(?: ox\w*)?|heart rate|hr|rr|respirations?|resp(?:iratory)? rate|temp(?:erature)?|o2 sats?|(?:oxygen )?saturations?|sats?|spo2|weight|wt|height|ht|bmi|weighs)\b\.?[^.;]{0,24}\d|\b[ptr]\b\.?[\s:=-]*(?:is|was)?\s*\d{2,3}(?:\.\d+)?(?![\d.]|\s?(?:%|dB\b|mm\b|cm\b|kg\b|mg\b))|\bvital signs? (?:are |were |remain(?:ed)? |have been |is |as )?(?:\w+ )?(?:stable|normal|within)|\bvss\b|\bafebrile\b/i;

/** An answer that denies what the heading above it names. */
export const NONE =
  /^(?:none|nil|negative|no|n\/a|none known|none noted|none reported|not applicable|none immediate|none apparent|there were none|denies|denied)\.?$/i;
