import { remembered } from '../../knowledge/index.js';
import { Screened } from '../screened.js';

/** What a value was measured in, where the sheet says so. */
export type Specimen =
  | 'arterial'
  | 'venous'
  | 'capillary'
  | 'urine'
  | 'csf'
  | 'fluid'
  | 'stool'
  | 'marrow'
  | 'semen'
  | 'other'
  | 'blood';

/**
 * Samples of which tests have names of their own, with the words that go beside a printed name to make one; "Concentration"
 * of semen is that of the sperm.
 */
export const NAMED_WITH: Readonly<Record<string, readonly string[]>> = {
  csf: ['csf'],
  fluid: ['fluid'],
  stool: ['stool'],
  semen: ['semen', 'sperm'],
};

const KINDS: readonly (readonly [Specimen, RegExp])[] = [
  [
    'arterial',
    /\b(?:arterial(?! (?:hyper|hypo|occlus|disease|stenos|thromb|insuff|supply|wall|flow|doppler|duplex|calcif|ulcer|tree|pulse))|art\.? blood|abgs?|(?:radial|brachial|femoral) arter(?:y|ies)|a-?line)\b/i,
  ],
  ['venous', /\b(?:venous|vbgs?|mixed vein)\b/i],
  ['capillary', /\b(?:capillary|cbgs?|heel ?sticks?|finger ?sticks?)\b/i],
  ['csf', /\b(?:csf|cerebro-?spinal|spinal fluid|spinal tap|lumbar puncture)\b/i],
  [
    'fluid',
    /\b(?:(?:pleural|peritoneal|ascit(?:es|ic)|synovial|joint|knee|hip|shoulder|elbow|ankle|wrist|pericardial|body|drain(?:age)?|dialysis|cyst|amniotic) fluids?|(?:pleural|ascitic|peritoneal|joint|knee|hip|shoulder|elbow|ankle|wrist|synovial) (?:tap|aspirat(?:e|ion)|effusion)|(?:dialysis|pd) effluent|(?:thora|para|pericardio)centesis|arthrocentesis|fluid (?:studies|analysis|cell count))\b|^\W*ascites\b|:\s*ascites\b/i,
  ],
  ['urine', /\b(?:urines?|urinalysis|urinary|urinstatus|orina|urin|dip-?sti(?:cks?|x)|mid-?stream)\b/i],
  ['stool', /\b(?:stools?|f(?:a)?eces|f(?:a)?ecal(?:ysis)?|stool ?analysis)\b/i],
  ['marrow', /\b(?:bone )?marrow\b|\baspirate (?:differential|smear|count)\b|\bmyelogram\b/i],
  ['semen', /\b(?:semen|seminal|spermiogram|ejaculate)\b/i],
  [
    'other',
    /\b(?:bronch\w+ (?:lavage|wash\w*|aspirate|alveolar lavage)|broncho-?alveolar|bal|lavage|sputum|saliva(?:ry)?|oral fluid|sweat|gastric (?:juice|aspirate)|bile|breast milk|hair|nail|(?:kidney|renal|urinary) stone analysis|calculus analysis|tracheal aspirate|nasal (?:smear|wash\w*|swab)|tears?)\b/i,
  ],
  ['blood', /\b(?:serum|plasma|whole blood|peripheral (?:blood|smear|film)|blood (?:film|smear))\b/i],
];
const URINE_CODE = /:\s*(?:mssu|msu|csu|fvu|emu|ccu|u?cath(?:eter)? (?:specimen|sample))\b/i;

/** A panel of blood tests by its name: what stood above it was another specimen. */
const BLOOD_PANEL = new Screened(
  /\b(?:cbc|complete blood count|h(?:a)?ematology|blood count|chemistry|(?:basic|comprehensive) metabolic|[bc]mp|lipids?|lipid panel|liver (?:function|panel)|coagulation|thyroid|cardiac (?:markers|enzymes)|iron studies|electrolytes|hormones?(?: profile| panel)?|serology|immunology|tumou?r markers)\b/i,
);

/** "BLOODS", "OTHER LAB     Mar 09   Mar 10": such a title by itself or over columns. */
const BLOODS_TITLE =
  /^\W*(?:(?:routine |admission |other )?bloods?(?: tests?| results?)?|other (?:labs?|laboratory|tests?)(?: results?)?|u&es?|lfts?|fbc|infectious mononucleosis(?: ?\/ ?ebv)?|(?:ebv|autoimmune|viral|hepatitis)(?: (?:serology|antibodies|screen|panel|profile))|virology|renal function|inflammatory markers|(?:molecular |cyto-?)?genetics|genetic (?:tests?|testing|analysis|studies))(?=\W*$|\s{2,}|\s*\d|,? \(?(?:same (?:date|day|time|collection|visit)|taken|collected|drawn|paired)\b)/i;
/** "Immunofixation urine: no monoclonal band": a result of its own, no title of what stands below. */
const ANSWERED =
  /:\s*(?:no|not|nil|none|negative|positive|normal|weak(?:ly)?|trace|faint|monoclonal|polyclonal|detected|present|absent)\b/i;

/** The specimen that a short printed text names; null where it names none, or more than one. */
export const specimenIn: (text: string) => Specimen | null = remembered(1000, (text) => {
  const found = KINDS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  // "Venous blood", "plasma from an arterial line": how it was drawn tells more.
  const telling =
    found.length > 1 ? found.filter((kind) => kind !== 'blood' && (kind !== 'fluid' || !found.includes('csf'))) : found;
  return telling.length === 1 ? (telling[0] ?? null) : null;
});

const LABELLED = new Screened(/^\W*(?:specimen|sample|source|site|material|type|drawn|fluid)\b[^:\n]{0,25}:/i);
const NOT_BLOOD: ReadonlySet<Specimen> = new Set<Specimen>([
  'urine',
  'stool',
  'csf',
  'marrow',
  'fluid',
  'semen',
  'other',
]);
const WITH_BLOOD =
  /\b(?:serum|plasma|edta|(?:whole|venous|citrate) blood)\b(?=[^.]*[,;+&/]|[^.]* and )|[,;:+&/(] ?blood ?(?:[,;+&/)]|and\b|$)|\band blood\W*$/i;
const LONGEST_TITLE = 90;
/** "4  SYP LACTULOSE 15ml 0-0-1 titrate to 2 stools/day", "Review after 1 week with CBC, LFT": a dose or an order, no title. */
const DOSE_OR_ORDER =
  /\b[0-4](?:\.5)?\s?-\s?[0-4](?:\.5)?\s?-\s?[0-4]\b|^\W*(?:\d{1,2}[.)]?\s+)?(?:tabs?|caps?|inj|syp|syr|susp|oint|drops?)\b\.? |^\W*(?:please |kindly |pls )?(?:review|follow[- ]?up|f\/u|repeat|re-?check|to see|see|come|return)\b.{0,40}\b(?:after|in|every|within|on)\b/i;

/** "Specimen: Urine, mid-stream": what the whole report is of. */
export function namesSample(body: string): boolean {
  return /^\W*(?:specimen|sample|material)(?: type)?\s{0,10}:/i.test(body);
}

/** "Material: serum, EDTA blood, spot urine": blood and more, and no title of one. */
export function isOfSeveral(body: string): boolean {
  return LABELLED.test(body) && WITH_BLOOD.test(body);
}

/**
 * What a line between results says about the specimen of those below it: one of its names in a title or behind
 * "Specimen:", `'none'` at a panel of blood tests, null where it says nothing.
 */
export function specimenOfLine(printed: string): Specimen | 'none' | null {
  // "ARTERIAL BLOOD GAS  FIO2 0.28": how much oxygen was breathed is no result.
  const body = printed
    .replace(/\bFi ?O2\b\D{0,3}\d[\d.]{0,4}%?/i, '')
    .replace(OF_PAPER, '')
    .trimEnd();
  if (body.length > LONGEST_TITLE || DOSE_OR_ORDER.test(body)) return null;
  if (LABELLED.test(body) && URINE_CODE.test(body)) return 'urine';
  if (!LABELLED.test(body) && ANSWERED.test(body)) return null;
  const named = specimenIn(body);
  if (named !== null && NOT_BLOOD.has(named) && isOfSeveral(body)) return null;
  if (named !== null) return LABELLED.test(body) || !/[.;]\s|\d[.,]\d/.test(body) ? named : null;
  return BLOOD_PANEL.test(body) || BLOODS_TITLE.test(body) ? 'none' : null;
}

/** "STOOL EXAMINATION     Lab No. 4411": the number of the paper beside its title. */
const OF_PAPER =
  /\s(?:lab|ref|reg|req(?:uest)?|acc(?:ession)?|sample|specimen)\.? ?(?:no|nr|number|id)\b\.?[\s:#]{0,4}[\w/-]{2,16}\s*$/i;

const FLUID_TITLE = new Screened(
  /^\W*(?:(?:left|right|l|r) )?(?:csf|cerebro-?spinal fluid|spinal fluid|(?:pleural|ascitic|peritoneal|synovial|joint|pericardial|(?:(?:left|right) )?knee) (?:fluid|aspirate|tap))(?: ?[,(-] ?(?:left|right|l|r|tube \d|lp|diagnostic|tap)[^()\n]{0,20})?\W*$/i,
);

/** "PLEURAL FLUID (left)", "CSF": a title of nothing but a fluid of the body; what stands below was measured in it. */
export function isFluidTitle(body: string): boolean {
  return FLUID_TITLE.test(body);
}

/** "Chemistry", "Microscopy" right below the title of a specimen: a part of its panel, and no blood test. */
export function isPartOfPanel(body: string): boolean {
  return /^\W*(?:bio)?(?:chemistry|chemical (?:exam\w*|analysis)|physical (?:exam\w*|properties)|haematology|hematology|cytology|cells?|cell counts?|microscopy|microscopic (?:exam\w*)?|dipstick|culture|differential)\W*$/i.test(
    body,
  );
}

/** A word that tells for which specimen a printed range is: "arterial 7.35-7.45". */
export const SPECIMEN_LABEL = new Screened(
  /^[([]?(?:arterial|art|venous|ven|mixed venous|capillary|cap|serum|plasma|urine|csf|fluid|blood)\b[\s:=]*$/i,
);

/** The specimen a range's label names. */
export function specimenOfLabel(text: string): Specimen | null {
  const word = /[A-Za-z]+(?: venous)?/.exec(text)?.[0]?.toLowerCase() ?? '';
  if (word === 'art') return 'arterial';
  if (word === 'ven') return 'venous';
  if (word === 'cap') return 'capillary';
  return specimenIn(word) ?? (word === 'fluid' ? 'fluid' : word === 'blood' ? 'blood' : null);
}
