/** What a value was measured in, where the sheet says so. */
export type Specimen = 'arterial' | 'venous' | 'capillary' | 'urine' | 'csf' | 'fluid' | 'stool' | 'blood';

const KINDS: readonly (readonly [Specimen, RegExp])[] = [
  ['arterial', /\b(?:arterial|art\.? blood|abgs?|(?:radial|brachial|femoral) arter(?:y|ies)|a-?line)\b/i],
  ['venous', /\b(?:venous|vbgs?|mixed vein)\b/i],
  ['capillary', /\b(?:capillary|cbgs?|heel ?sticks?|finger ?sticks?)\b/i],
  ['csf', /\b(?:csf|cerebro-?spinal|spinal fluid|spinal tap|lumbar puncture)\b/i],
  [
    'fluid',
    /\b(?:(?:pleural|peritoneal|ascit(?:es|ic)|synovial|joint|knee|pericardial|body|drain(?:age)?|dialysis) fluids?|ascites|(?:thora|para|pericardio)centesis|arthrocentesis|fluid (?:studies|analysis|cell count))\b/i,
  ],
  ['urine', /\b(?:urines?|urinalysis|urinary|urinstatus|orina|urin)\b/i],
  ['stool', /\b(?:stools?|f(?:a)?eces|f(?:a)?ecal)\b/i],
  ['blood', /\b(?:serum|plasma|whole blood)\b/i],
];

/** A panel of blood tests by its name: what stood above it was another specimen. */
const BLOOD_PANEL =
  /\b(?:cbc|complete blood count|h(?:a)?ematology|blood count|chemistry|(?:basic|comprehensive) metabolic|[bc]mp|lipids?|lipid panel|liver (?:function|panel)|coagulation|thyroid|cardiac (?:markers|enzymes)|iron studies|electrolytes)\b/i;

/** The specimen that a short printed text names; null where it names none, or more than one. */
export function specimenIn(text: string): Specimen | null {
  const found = KINDS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  // "Venous blood", "plasma from an arterial line": how it was drawn tells more.
  const telling =
    found.length > 1 ? found.filter((kind) => kind !== 'blood' && (kind !== 'fluid' || !found.includes('csf'))) : found;
  return telling.length === 1 ? (telling[0] ?? null) : null;
}

const LABELLED = /^\W*(?:specimen|sample|source|site|material|type|drawn|fluid)\b[^:\n]{0,25}:/i;
const LONGEST_TITLE = 90;

/**
 * What a line between results says about the specimen of those below it: one of its names in a title or behind
 * "Specimen:", `'none'` at a panel of blood tests, null where it says nothing.
 */
export function specimenOfLine(body: string): Specimen | 'none' | null {
  if (body.length > LONGEST_TITLE) return null;
  const named = specimenIn(body);
  if (named !== null) return LABELLED.test(body) || !/[.;]\s|\d[.,]\d/.test(body) ? named : null;
  return BLOOD_PANEL.test(body) ? 'none' : null;
}

/** A word that tells for which specimen a printed range is: "arterial 7.35-7.45". */
export const SPECIMEN_LABEL =
  /^[([]?(?:arterial|art|venous|ven|mixed venous|capillary|cap|serum|plasma|urine|csf|fluid|blood)\b[\s:=]*$/i;

/** The specimen a range's label names. */
export function specimenOfLabel(text: string): Specimen | null {
  const word = /[A-Za-z]+(?: venous)?/.exec(text)?.[0]?.toLowerCase() ?? '';
  if (word === 'art') return 'arterial';
  if (word === 'ven') return 'venous';
  if (word === 'cap') return 'capillary';
  return specimenIn(word) ?? (word === 'fluid' ? 'fluid' : word === 'blood' ? 'blood' : null);
}
