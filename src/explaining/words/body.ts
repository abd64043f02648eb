/** Body parts that come in twos and stand inside everyday names ("fluid around the lung"). */
const PAIRED_WORDS =
  'lung|kidney|eye|ear|breast|hip|knee|shoulder|elbow|wrist|ankle|hand|foot|arm|leg|thigh|calf|ovary|testicle|armpit|groin|heel|collarbone|adrenal gland|chest';
/** A paired part with its article: group 1 is the part. */
export const PAIRED_IN_LAY = new RegExp(`\\b(?:the|a|an|your|one|each) (${PAIRED_WORDS})\\b(?!['’])`);

/** Body parts in everyday words, as they stand in the knowledge base's names. */
export const BODY_WORDS =
  'lungs?|kidneys?|eyes?|ears?|breasts?|hips?|knees?|shoulders?|liver|heart|brain|spleen|bladder|stomach|bowels?|skin|spine|spinal|neck|back|chest|belly|bones?|womb|prostate|throat|nose|sinus(?:es)?|gallbladder|pancreas|thyroid|windpipe|airways?|head|skull|arms?|legs?|hands?|feet|foot|ribs?|pelvis|uterus|ovary|ovaries|blood vessels?|vessels?|artery|arteries|nerves?|muscles?|joints?|discs?|aorta|urine|bile|colon|teeth|gums?|mouth|tongue|jaw|face|scalp|lymph nodes?';
export const BODY_WORD = new RegExp(`\\b(?:${BODY_WORDS})\\b`, 'g');
/** "in the lung" inside a name: group 1 the preposition, group 2 the part. */
export const INSIDE_IN_LAY = new RegExp(`\\b(in|of|inside) the (${BODY_WORDS})\\b(?!['’])`);
