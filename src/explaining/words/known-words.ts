import type { ReportType } from '../../contract/analysis.js';
import { isEveryday } from '../retell/plain-words.js';

const words = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split('|')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );

/** Words and short phrases that anybody knows who can read: to explain them only makes the list longer. */
const KNOWN = words(
  `total|risk|tobacco|smoke|mild|severe|moderate|normal|abnormal|abnormality|finding|significance|confirm|treat|nurse|
  bleeding|swelling|heart|bone|hospital admission|hospital discharge|body temperature|abdominal pain|chest pain|back pain|low back pain|leg pain|hip pain|knee pain|
  muscle pain|sore throat|headache|head injury|cough|weight gain|weight loss|hair loss|hearing loss|value|large|improved|worsened|face|palm|
  leg|foot|neck|nose|calf|forearm|skin|stomach|lung|brain|feeding|inject|injection|recover|deep|sign|adequate|decreased|increase|increased|elevated|elevate|indicate|
  clinically|physician|primary care physician|doctor|dentist|symptom|comparison|annual|definitively|prior|prior study|male|female|adult|additional|additional views|
  accompany|alternative|anticipate|associated|authorize|benefit|blood|blood test|breastfeeding|brief|bruise|burden|cancer|central|communicate|authorised|authorized|disclose|disclosed|variable|variably|
  complete|complication|conscious|cooperative|counselling|defer|demonstrate|determine|develop|distinct|disrupt|
  drooling|dual|ensure|examination|exercise|exposure|family history|fatigue|fever|health|high-grade|low-grade|immediately|improve|individual|
  initially|initiate|interval|joint|left-sided|right-sided|limited|location|marijuana|multiple|numbness|nurse|occur|onset|optimize|organ|
  oxygen|plan of care|prescription|preserved|prolong|pt|pts|relieve|
  response|restrict|resume|retrieve|rounded|scan|scattered|schedule|secure|small|smooth|submit|substantial|surgery|surround|swallow|symmetrically|
  tear|tired|trial|unchanged|weakness|withdraw|wt|x-ray|adjacent|alter|combined|guidelines|guided|intervene|mass|maximum|
  passing urine|requisition|serial|suspend|tolerated|tolerating diet|
  arm|hand|finger|foot|feet|toe|eye|ear|mouth|lip|chin|cheek|tongue|throat|teeth|tooth|forehead|head|chest|hair|nail|back|belly|hip|knee|elbow|wrist|ankle|shoulder|heel|thigh|skull|rib|body|breast|muscle|
  water|food|sleep|itch|rash|cold|hot|wet|dry|red|blue|black|white|yellow|green|pink|brown|weight|height|age|sex|hospital|patient|treatment|illness|fall|falls|fell|dose|dosage|procedure|operation|wound|test|
  exam|result|medicine|medication|drug|injury|alcohol|diet|smoking|smoker|pregnant|pregnancy|birth|baby|child|children|mother|father|pain|new|old|stable|obtain|obtained|follow-up|discharged|
  worse|several|single|clear|solitary|intact|left|right|both|upper|lower|performed|done|note|present|notable|flat|peak|rate|score|site|effect|verify|verified|convert|space|index|linear|who|side|bedside|
  specific|position|obscure|exclude|partial|relief|episode|analysis|criterion|criteria|enlargement|worsening|admitted|admission|discharged home|at discharge|
  gram|grams|tissue|enlarged|by mouth|overlying|persistent|
  slight|slightly|oval|brow|eyebrow|shape|description|insurance|quit smoking|cigarette|movement|improvement|numerous|elderly|excessive|hygiene|touch|
  state|review|function|regular diet|location|smoking cessation|electronic medical record|visit|walker|well visualized|within normal limits|acute abnormality`,
);

/** Words whose one meaning here is seldom the one that is meant. */
const MANY_SENSES = words(
  `soft|beta|wall|extended|extend|emergent|direct|bulb|cast|sequence|media|mobile|mobilized|remote|independent|internal|
  alert|body weight|loss|secondary|synthesise|synthesize|chemical|complex|foreign|tolerant|sparing|fraction|distinct|filtered|sporadic|sentinel|pathway|stimulated|exert|bipolar disorder|
  trait|recall|gas|fullness|receptive|uncomplicated|radius`,
);

/** Words that mean what we say they mean in one kind of report only. */
const OF_FIELD: ReadonlyMap<string, readonly ReportType[]> = new Map(
  Object.entries<readonly ReportType[]>({
    'estimated blood loss': ['discharge_summary', 'other'],
    suture: ['discharge_summary', 'pathology', 'other'],
    stain: ['pathology', 'laboratory'],
    counts: ['discharge_summary'],
    apex: ['imaging'],
    compressible: ['imaging'],
    washout: ['imaging'],
    signal: ['imaging'],
    attenuation: ['imaging'],
    shadowing: ['imaging'],
    cell: ['pathology', 'laboratory'],
    oriented: ['pathology'],
    'adipose tissue': ['pathology', 'imaging'],
    'soft tissues': ['imaging', 'pathology'],
    'satisfactory position': ['imaging'],
    ratio: ['imaging', 'pathology'],
    zone: ['imaging', 'pathology'],
    'peripheral blood': ['laboratory', 'pathology'],
  }),
);

/** Whether the list of words leaves this one out: known to all, of too many senses, or of another kind of report. */
export function needsNoWord(term: string, printed: string, type: ReportType): boolean {
  const one = term.toLowerCase();
  const other = printed.toLowerCase();
  const known = (word: string) =>
    KNOWN.has(word) || (word.endsWith('s') && (KNOWN.has(word.replace(/e?s$/, '')) || KNOWN.has(word.slice(0, -1))));
  // "Ophthalmic", "lower extremity": hard words for what everybody knows.
  const plain = (word: string) => known(word) || word.split(/[\s-]+/).every(isEveryday);
  if (known(other) || (known(one) && plain(other)) || MANY_SENSES.has(one) || MANY_SENSES.has(other)) return true;
  const fields = OF_FIELD.get(one);
  return fields !== undefined && !fields.includes(type);
}
