import type { PrintedLine } from './lines.js';
import { hasVerb } from './verbs.js';

/** A figure with a unit or a word of degree: a result. */
export const RESULT =
  /\b\d+(?:\.\d+)?\s?(?:%|mm\b|cm\b|ms\b|mV\b|Hz\b|bpm\b|dB\b|sec\b|\/ ?hr?\b|METs?\b|mmHg\b)|\bT-?score|\b(?:EF|AHI|RDI|FEV1|FVC|DLCO)\b.{0,12}\d|\b(?:normal|unremarkable|mild(?:ly)?|moderate(?:ly)?|severe(?:ly)?|absent|dilated|stenosis|regurgitation|pneumothorax|effusion|fracture|technically (?:difficult|limited)|(?:views?|windows?) (?:were |was )?(?:not obtained|limited|suboptimal|poor)|no growth|growth of|(?:bottles?|cultures?) (?:is |are )?(?:positive|negative)|gram[ -](?:positive|negative)|cfu|not detected|(?:isolated|organisms?) (?:seen|detected))\b/i;
/** "KRAS: mutant", "MSI: High": a gene or a mark of the cells with its answer. */
export const MARKER_ROW =
  /^\s*(?:[A-Z]{2,6}-?\d{0,2}[A-Z]?|PD-?L1|Ki-?67)(?: (?:status|IHC|FISH|gene|mutation))?\s*[:=]\s*(?:mutant|mutated|(?:no )?mutations?|wild[ -]?type|(?:MSI-)?(?:high|low|stable)\b|MSS|deficient|proficient|loss of|lost|intact|retained|(?:not )?amplified|rearranged|[cp]\.\S)/i;
export const CLERICAL =
  /\b(?:dob|mrn|sex|age|gender|patient|name|physician|provider|phone|fax|weight|height|wt|ht|bmi|dose|contrast|technique|tech\w*|scanner|machine|collected|received|reported|accession|indication|history|reason|clinical|specimen|date|hospital|clinic|protocol|injected|sedation|anesthesia|copy|page)\b/i;

/** The first line of the opening that prints a result: from there on it is no head of the report. */
export function firstResult(
  masked: string,
  lines: readonly PrintedLine[],
  end: number,
  concludes: boolean,
): PrintedLine | null {
  let found: PrintedLine | null = null;
  for (const line of lines) {
    if (line.start >= end || line.index > 60) break;
    if (line.index === 0 || line.bodyStart >= line.bodyEnd) continue;
    const text = masked.slice(line.start, Math.min(line.end, line.start + 200));
    // A blanked line is furniture or the row of a laboratory: its sheet has a head of its own.
    if (!concludes && text.trim() === '' && /\d/.test(line.text)) return null;
    if (found === null && (RESULT.test(text) || MARKER_ROW.test(text)) && !CLERICAL.test(text)) found = line;
  }
  return found;
}

export const OF_GERMS =
  /^\s*(?:microscopy|cultures?|gram(?: stain)?|isolates?|organisms?(?: identified)?|(?:final |germ )?identification|final id)(?:\s{2,}|:\s)\S|^\s*(?:an)?aerobic(?: bottle)?\s?:\s|^\W{0,5}(?:interim|preliminary|provisional) (?:report|result)s?\b(?!:)|^\s*(?:flagged )?positive (?:after|at) \d|^\s*(?:blood )?film:\s|^\s*(?:rapid )?pcr:\s/i;

/** "Aspirate: particulate", "Smears: moderately cellular": a kind of slide with what was seen on it. */
export const OF_SLIDES =
  /^\s*(?:(?:bone )?marrow (?:aspirate|trephine|smears?)|aspirates?|aspirate smears?|trephine(?: biopsy)?|touch (?:preps?|preparations?|imprints?)|(?:touch )?imprints?|smears?|cell ?block|clot section|core biopsy):\s+(?![^\n]*(?:\?|\b(?:received|sent|requested|taken|labell?ed)\b))\S/i;

/** "HPV 16:  NOT DETECTED", "Squamous cells: Possible LSIL": a name and what was found. */
export const ANSWER =
  /^\s*[A-Z][\w ,/&()'+-]{1,48}(?::\s+|\s{3,})(?:(?:not|none|no|un)[ -]?)?(?:detected|identified|seen|found|isolated|present|absent|positive|negative|(?:non-?)?reactive|equivocal|indeterminate|satisfactory|adequate|inadequate|atypical|suspicious|abnormal\w*|normal|benign|malignant|possible|probable|growth|evidence|hypercellular|hypocellular)\b/i;
/** Names of what was known before a sample was taken. */
export const OF_THE_STORY =
  /^\s*(?:[^:\n]*\b(?:previous|prior|last|past|lmp|dre|hiv|symptoms?|pregnan\w*|contracepti\w*|smok\w*|hormon\w*|mammogra\w*|ct|mri|us|uss|cxr|x-?ray|examination|colposcopy|psa|family|history|allerg\w*|imaging|travel|antibiotics?)\b)[^:\n]*:/i;

/** "HPV DNA TEST (Roche cobas)", "Set 1 (PICC)": a line that only names what stands below it. */
export function isName(text: string): boolean {
  return text.trim().length < 60 && !/[.:;,]\s*$/.test(text) && !hasVerb(text);
}

/** What is said in a report of what is there now, and nothing of how somebody came. */
export function isSeen(text: string): boolean {
  const first = text.split(/\n\s*\n/)[0] ?? text;
  if (OF_A_PERSON.test(first) || !/^\s*[A-Z\d]/.test(first) || first.trim().length < 24) return false;
  return RESULT.test(first) || IS_THERE.test(first);
}

export const OF_A_PERSON =
  /\b(?:he|she|his|her|patient|year[- ]old|y\/?o|presented|presents|complain\w*|c\/o|since|ago|history of|h\/o|known)\b/i;
const IS_THERE =
  /\b(?:there (?:is|are)|measur(?:es|ing)|(?:is|are)\s+(?:not |well |within |mildly |markedly )?(?:seen|noted|identified|intact|present|clear|patent|preserved|maintained|enlarged|visuali[sz]ed|demonstrated|thickened|prominent))\b/i;

/** A line that tells what was seen of a slice of tissue: the story before the test has ended. */
export const OF_TISSUE =
  /^\s*(?=[A-Z])(?:(?:the |all )?(?:portal tracts|sections?|(?:needle )?cores?(?: of [a-z]+)?|biops(?:y|ies)|specimen|sample|epidermis|dermis|mucosa|glands|epithelium|lamina propria|glomeruli|villi|crypts|trephine|smears?|node)\b.{0,80}\b(?:portal tracts|show|shows|are|is|contains?|reveals?|expanded|has|have|with)\b)/i;

/** "ACL: intact.", "L3-4: Mild disc bulge": a part of the body with what was seen of it. */
export const LABELLED = /^\s*[A-Z][\w /,&()-]{1,34}:\s+\S/;

/** "NECK: left nodes have resolved" behind a blank line: a part of the body, and a paragraph of its own. */
export const LABELLED_PART =
  /^\s*(?:head|head\s?(?:\/|and|&)\s?neck|skull|brain|neck|chest|thorax|lungs?|heart|mediastinum|abdomen|pelvis|abdomen\s?(?:\/|and|&)\s?pelvis|liver|spleen|bones?|spine|skeleton|marrow|breasts?|nodes?|lymph nodes?|vessels?|arteries|kidneys?|pancreas|soft tissues?|msk|musculoskeletal):\s+\S/i;

/** Words of what was seen, none of how a picture was taken. */
export const OF_SEEN =
  /\b(?:no|normal|unremarkable|physiologic(?:al)?|uptake|avid|lesions?|nodules?|nodes?|mass|clear|effusion|fracture)\b/i;

/** "LV: mildly dilated", "LGE: none": a row of the heart, its valves or an organ that a picture is read by. */
export const ROW_OF_PART =
  /^\s*(?:LV|RV|LA|RA|LVEF|LGE|[lr]eft (?:ventricle|atrium)|right (?:ventricle|atrium)|ventricles|atria|valves|(?:aortic|mitral|tricuspid|pulmonary) valve|pericardium|aorta|liver|GB|gall ?bladder|CBD|spleen|pancreas|kidneys?|[rl]t\.? kidney|uterus|menisci|cartilage|ligaments|lungs|pleura|bones|brain parenchyma):\s+\S/i;

/** A line on the day of a test itself. */
export const OF_THE_DAY =
  /^\s*(?:BP|B\/P|blood pressure|HR|heart rate|(?:cardiac )?rhythm|(?:image|study|scan) quality|FHR|fetal heart rate|BSA)\b\s*:?\s+\S/;
/** "RCA: dominant, 50% mid", "Left main: no significant disease", "Single live fetus.": said of what a picture shows. */
export const OF_A_PICTURE =
  /\b(?:no (?:significant|acute|evidence|focal|gross)|live (?:intrauterine|fetus|embryo|pregnancy)|occluded|patent|intact|clear|(?:ap|lateral|cephalic|breech) (?:view|presentation))\b/i;

export function isResult(printed: string): boolean {
  if (OF_A_PERSON.test(printed) || /\?/.test(printed)) return false;
  const said = RESULT.test(printed) || OF_A_PICTURE.test(printed);
  return said && (LABELLED.test(printed) || /^\s*[A-Z][^.]{10,}[.;]/.test(printed));
}
