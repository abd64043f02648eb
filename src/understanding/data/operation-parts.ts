import { Screened } from '../../reading/index.js';

/** What a stretch of an operation note tells. */
const OPERATION_PARTS = [
  'name', // what was done
  'steps', // step by step, how
  'found', // what was seen
  'anesthesia',
  'blood_loss',
  'complications',
  'went_wrong', // what the heading of the complications lists
  'left_in', // drains, implants, tubes
  'record', // fluids, counts, tourniquet, codes: kept by the team, nothing for the reader to act on
] as const; // biome-ignore format: one list
export type OperationPart = (typeof OPERATION_PARTS)[number];

const OP = '(?:procs?|ops?|procedures?|operations?|surger(?:y|ies)|interventions?)(?: s| es)?';

/** Headings of an operation note (lower case, punctuation as single spaces) and the part they open; the first that fits. */
export const PART_HEADINGS: readonly [RegExp, OperationPart][] = [
  [/\b(?:in detail|details?|narrative|techniques?|notes?|report|course)\b|\b(?:description|descriptive|summary) of\b|^(?:history|brief narrative) of (?:the )?(?:procedure|operation)|\b(?:procedure|operation) description$|^detailed /, 'steps'],
  [/\bfindings\b|^findings? at\b/, 'found'],
  [/\b(?:blood loss|ebl)\b/, 'blood_loss'],
  [/\bcomplications?\b/, 'complications'],
  [/\b(?:drains?|tubes?|implants?|hardware|prosthes[ie]s|packing|packs|stents?|lines)\b/, 'left_in'],
  [/\b(?:an(?:a)?esthe\w+|ana?es|sedation)\b/, 'anesthesia'],
  [/\b(?:fluids?|urine|tourniquet|counts?|fluoroscopy|codes?|cpt|position|hemostasis|materials?|blood products|injectables|replacement|crystalloids?|specifications|closure|preparation|consent|risks and benefits|equipment|contrast|dye|time|cultures?|approach|access(?: site)?)\b/, 'record'],
  [new RegExp(`^(?:(?:surgical|operative|reported|principal|secondary|main|primary|planned|actual|scheduled|additional|other|key) )*${OP}(?: (?:planned and )?(?:performed|done|procedures?|carried out|during (?:this )?(?:hospitalization|admission|stay)))?$`), 'name'],
  [new RegExp(`^(?:titles?|names?|type) of (?:the )?${OP}`), 'name'],
  [/^technical (?:procedures?|operations?)$/, 'name'],
  [/^(?:procedures?|operations?|surger(?:y|ies)) (?:and|or) (?:procedures?|operations?|surger(?:y|ies))(?: performed)?$/, 'name'],
]; // biome-ignore format: one rule a line

/** Kinds of procedures whose report is told as an operation's; the title is in plain words. */
export const OPERATION_REPORT =
  /\b(?:operation|procedure|surgery|birth report|colonoscopy|endoscopy|bronchoscopy|camera|catheter|angiogram)\b/i;

/** Something is said to have been seen, or to be so. */
export const SEEN =
  /\b(?:noted|noticed|found|seen|observed|encountered|discovered|visuali[sz]ed|identified|appear(?:s|ed|ing|ance)?|reveal(?:s|ed|ing)?|show(?:s|ed|n|ing)?|demonstrat(?:es?|ed|ing)|evidence|there (?:was|were|is|are)|consistent with|suspicious|intact|patent|normal(?! (?:sterile|fashion|manner|saline|way))|unremarkable|abnormal|healthy|remarkable for|diagnos(?:ed|is|tic of)|confirm(?:s|ed|ing)?)\b/i;

/** Verbs after which something unread must not pass for a step. */
export const TELLS_A_RESULT = new Screened(
  /\b(?:noted|noticed|found|observed|encountered|discovered|appear(?:s|ed)?|reveal(?:s|ed|ing)|show(?:s|ed|ing)|demonstrat(?:es|ed|ing)|consistent with|suspicious|abnormal|diagnosed|because of an?|sent (?:to|for) (?:pathology|histology|frozen|culture))\b/i,
);

/** Something may have gone wrong, or been given up: never told as one more step. */
export const WENT_WRONG = new Screened(
  /\b(?:lacerat\w+|perforat\w+|injur(?:y|ed|ies)|hemorrhag\w+|arrest\w*|hypotens\w+|hypox\w+|desaturat\w+|bradycard\w+|tachycard\w+|arrhythm\w+|fibrillat\w+|torn|tore|ruptur\w+|nicked|damaged?|abort(?:ed)?|abandon\w*|terminated|convert(?:ed)?|unable|could not|unsuccessful\w*|failed|difficult\w*|complicat\w+|leak(?:s|ed|age|ing)?|spillage|spilled|transfus\w+|died|expired|deteriorat\w+|dropped|brisk|profuse|coded|resuscitat\w+|prbcs?|packed (?:red )?(?:blood )?cells|units? of (?:blood|packed|ffp|platelets|red)|crack\w*|split\b(?! (?:thickness|skin))|drop in|bled|(?:brisk|heavy|significant|excessive|some|noted|marked) bleeding|bleeding (?:was|noted|from)|atony|durotomy|reaction|inadvertent\w*|accidental\w*)\b/i,
);

/** "All risks were explained, and consent was signed": the talk before it. */
export const CONSENT_TALK = new Screened(
  /\b(?:informed|written|verbal|signed|surgical|operative|full|oral|proper|appropriate|adequate) (?:written |informed |verbal |signed |surgical |operative )*consents?\b|\bconsents? (?:was|were|had been|has been|for|form|signed|obtained|given)\b|\b(?:risks?|hazards?|alternatives|benefits|complications)\b(?! factors?)[^.]{0,160}\b(?:explained|discussed|reviewed|described|outlined|informed|understood|understands|understanding|consent\w*|agreed|agrees|accept\w*|wish\w*|elect\w*|counsel\w*|advised|aware)\b|\b(?:explained|discussed|reviewed|described|outlined|informed|understands?|understood|aware|counsel\w*|advised)\b[^.]{0,120}\b(?:risks?|hazards?|alternatives|complications)\b(?! factors?)/i,
);

/** Words that name a move or a means of the surgeon's, whatever they mean elsewhere. */
export const MOVES: ReadonlySet<string> = new Set([
  'wound', 'gas', 'distention', 'abdominal-distention', 'dilation', 'dilatation', 'incision', 'irrigation', 'aspiration', 'complication', 'risk', 'drainage',
  'opening', 'traction', 'retraction', 'pressure', 'flap', 'separation', 'subluxation', 'dislocation', 'tension', 'rotation', 'displacement', 'traction',
  'visualization', 'perforation', 'defect', 'swelling', 'injury', 'trauma', 'laceration', 'contraction', 'sedation', 'unconscious', 'air', 'fluid', 'tissue',
  'elevation', 'angulation', 'compression', 'flexion', 'extension', 'depression', 'stretching', 'ablation', 'occlusion', 'obstruction', 'exposure', 'scar', 'pain', 'control',
]); // biome-ignore format: one list
