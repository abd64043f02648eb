import { BAND_WORDS } from '../data/lab-words.js';
import { Screened } from '../screened.js';
import { hasVerb } from '../verbs.js';
import { sexOf } from './range.js';
import type { PlacedItem } from './row-context.js';

/** "Gram stain: gram positive diplococci seen": a result of its own. */
const GERM_LINE =
  /^\W{0,3}(?:gram(?:['’]?s)? stain|(?:\w+ ){0,2}cultures?|organisms?(?: identified)?|isolates?|(?:final )?identification|india(?:n)? ink|afb(?: \w+)?|(?:\w+ )?smear|(?:(?:thick|thin|blood|malaria) )?films?|(?:malaria )?parasites?|(?:\w+ ){0,2}PCR|growth)(?:\s{0,4}:|\s{2})/i;

/** "Culture: Heavy growth of Staphylococcus aureus": a germ that is told in words, and no answer by itself. */
export const GROWN_GERM = new Screened(/\b(?:heavy|moderate|light|scanty|profuse|pure|mixed|\++) growth of [a-z]/i);

/** "Corrected on 03/14: previously reported as 6.9": the result above was put right. */
export const TAKEN_BACK =
  /^\W*(?:(?:\*+ ?)?(?:this (?:is an? )?)?(?:corrected|amended|revised|correction)\b.{0,60}\b(?:prev\w*\.?|originally|initially|first) (?:was )?(?:reported|released|issued|given)|(?:previously|prev\.?|originally|initially) (?:was )?(?:reported|released|resulted)(?: as| value)?[\s:]*[<>]?\d)/i;

/** A remark below a row, in words. */
export function isComment(body: string, indent: number): boolean {
  if (GERM_LINE.test(body)) return false;
  if (TAKEN_BACK.test(body)) return true;
  if (/^(?:comments?|notes?|interpretation|\*+|\(?\d\)|†|‡|#)\s*[:\s]/i.test(body)) return true;
  // "Hearing screen: right pass, left refer": a short answer under its own name tells of no other row.
  if (OWN_LABEL.test(body)) return false;
  if (hasVerb(body)) return true;
  return indent >= 4 && body.split(/\s+/).length > 6;
}

const OWN_LABEL =
  /^[A-Z][A-Za-z]+(?: [A-Za-z]+){0,3}(?<!comment|note|method|interpretation|result|remark|conclusion|advice|reference|range|warning)s?: (?:[A-Za-z][^\s.:]* ?){1,5}\.?$/i;

/** "<25 deficient", "25-50 nmol/L insufficient". */
const LIMIT_IN_FRONT = /^[<>≤≥=\s]*\d[\d.\s-]*(?:[a-zµ]+\/[a-z]+)?[\s:=]*(?=[a-z])/i;
/** One sentence behind another: text, and no lines of limits. */
const SENTENCES = /(?:\b[a-z]{3,}\W+){3}[^.]{0,80}[A-Za-z\d)%]\. [A-Z][a-z]+ [a-z]/;

/** "45-54 y: 18.9 - 205", "> 60 years   0.9-4.0" */
const AGES =
  /^\W*(?:[<>≤≥]=? ?)?\d{1,3}(?: ?(?:-|–|to) ?\d{1,3})? ?(?:y|yrs?|years?|months?|days?)\b\W{1,12}[<>≤≥]?=? ?\d/i;
/** Limits below a row, by what they mean or for whom they are. */
export function isBandLine(body: string): boolean {
  if (SENTENCES.test(body)) return false;
  if (AGES.test(body)) return true;
  return BAND_WORDS.test(body.replace(LIMIT_IN_FRONT, '')) || !!sexOf(body) || /^\(?(?:ref|normal|range)/i.test(body);
}

/** Lines of a table of medicines and a germ ("Ampicillin   >=32   R") tell what works, not what was measured. */
export const OF_GERM = /\bMIC\b|susceptib|sensitivit|antibiogram/i;
/** "SENSITIVITIES      1   2": the title of such a table over the numbers of the germs. */
export const GERM_TABLE =
  /^\W*(?:(?:antibiotic|antimicrobial|drug) )?(?:sensitivit(?:y|ies)|susceptibilit(?:y|ies)|antibiogram)(?: (?:testing|tests?|results?|panel|profile|pattern))?\W*(?:(?:(?:iso(?:late)?|org(?:anism)?)\.?\s?)?#?\d{1,2}\)?\s*)*$|^\W*(?:antibiotics?|antimicrobials?|agents?)(?:\s{2,}(?:(?:iso(?:late)?|org(?:anism)?)\.?\s?)?\(?#?\d{1,2}\)?)+\s*$/i;
/** Whether a medicine works on a germ, at the end of a line. */
export const VERDICT =
  /(?:^|\s)(?:S|I|R|SDD|susceptible|intermediate|resistant|sensitive|SUSCEPTIBLE|INTERMEDIATE|RESISTANT|SENSITIVE|Susceptible|Intermediate|Resistant|Sensitive)\W*$|^\W*[A-Za-z][A-Za-z/ -]{3,34}?(?:\s{2,}|\t|\s?\|\s?)(?:S|I|R|SDD|NS)(?=\s{2}|\t|\s?\||\s[(<>≤≥=\d])|\s[<>≤≥]?=?\s?\d[\d./]*(?: ?[mu]?g\/m?L)?\s{1,6}(?:S|I|R|SDD)(?=\s{2}|\t|\s?\|)/;

/** "Reference Range :", "Reference (Female):" alone on its line: the limits follow below. */
export function isRangeLabel(body: string): boolean {
  return /^\W*(?:biological )?(?:reference|ref\.?|normal|expected)(?: (?:ranges?|intervals?|values?|limits))?\s?(?:\([A-Za-z ,]{1,20}\))?\s?:$/i.test(
    body,
  );
}

/** Why there is no result. */
export const NO_RESULT_NOTE =
  /\b(?:not (?:performed|calculated|computed|reported|done)|h(?:a)?emoly|insufficient|clotted|resubmit|re-?collect|re-?draw|unable to|cannot be|could not be|not applicable)/i;

const TITLE_WORDS =
  /\b(?:analysis|panel|profile|stud(?:y|ies)|report|tests?|testing|chemistry|h(?:a)?ematology|gas(?:es)?|monitoring|electrolytes|differential|count|markers|serology|immunology|microbiology|urinalysis|microscopy|coagulation|toxicology|function|levels|screen|results|laboratory|lab)\b/i;

/** A line that only names what was tested: "OSMOLALITY AND ELECTROLYTES, PAIRED". */
export function isTitle(body: string, items: readonly PlacedItem[]): boolean {
  const one = items.every((item) => item.cell === items[0]?.cell);
  return one && !/[\d:.]/.test(body) && TITLE_WORDS.test(body) && isPanelName(body, items);
}

/** "Urine immunofixation: Bence Jones protein, kappa type": what was found behind the name of a test, and no title of rows. */
export function tellsMore(body: string): boolean {
  const [, label = '', told = ''] = /^([^:]{3,40}): +(.+)$/.exec(body) ?? [];
  return label !== '' && !OF_THE_SAMPLE.test(label) && /[A-Za-z]{3}\S* \S*[A-Za-z]{3}\S* \S*[A-Za-z]{3}/.test(told);
}

const OF_THE_SAMPLE =
  /\b(?:specimens?|samples?|source|site|type|material|collect\w*|received|method|ref\w*|ranges?|tests?|panel|comments?|notes?|time|volume|date)\b/i;

/** "Titre   16", "Second pattern: nucleolar 1:160", "Trichomonas   INVALID": a result of its own that could not be read. */
export function holdsResult(items: readonly PlacedItem[]): boolean {
  const [first] = items;
  return items.some(
    ({ kind, cell }) => kind === 'titre' || (cell > (first?.cell ?? 0) && (kind === 'pending' || kind === 'number')),
  );
}

/** A value with its unit: a result that could not be read, and the name of no panel. */
export const MEASURED = /\d\s?(?:x ?10\S*|\/ ?[uµμm]?l|[mu]?mol\/l|m?g\/d?l|cells?\b)/i;

/** "Test: Lipid profile", "Specimen: Serum": a label whose answer is a title. */
const TITLE_LABEL =
  /^(?:tests?|panel|profile|specimen|sample|source|site|section|department|dept|group|name|investigations?|type|order(?:ed)?|request(?:ed)?|method|study|procedure|battery|service|category|discipline|fluid|material|component|analysis|results?|lab(?:oratory)?|chemistry|biochemistry|h(?:a)?ematology|serology|immunology|microbiology|coagulation|urine|blood|serum)\b/i;

/** "Sputum 05/07/2024: auramine smear AFB negative": a sample with what was found in it. */
export function isAnswered(body: string): boolean {
  return /:\s+\S.*\b(?:negative|positive|detected|reactive|seen|grown?|grew|growth|isolated|nil|absent|present|identified)\b|:\s+(?:\w+ly )?(?:icteric|lip(?:a)?emic|h(?:a)?emoly[sz]ed)\b/i.test(
    body,
  );
}

/** A short line of words, no result: "LIPID PANEL", "Complete Blood Count (CBC)". */
export function isPanelName(body: string, items: readonly PlacedItem[]): boolean {
  if (body.length > 70 || body.split(/\s+/).length > 9 || hasVerb(body) || /[.;]$/.test(body)) return false;
  if (!/[A-Za-z]{2}/.test(body) || !/^[\s*#=A-Z(-]/.test(body)) return false;
  // "Thick film: P. falciparum trophozoites, 4.2%": a label with what was found.
  if (GERM_LINE.test(body) && /:\s*\S/.test(body)) return false;
  // "HSV 1/2 PCR: Not detected": a test with its answer.
  if (
    /[A-Za-z\d)]\s?:\s{0,12}(?:not detected|(?:un)?detected|neg(?:ative)?|pos(?:itive)?|(?:non-?\s?)?reactive)\W*$/i.test(
      body,
    )
  )
    return false;
  // "Immunofixation: IgG kappa paraprotein", "ENA screen: Ro positive": what a test found, in words.
  if (/^[A-Z][A-Za-z -]{2,30}:\s+[A-Za-z].*\b[a-z]{3}/.test(body) && !TITLE_LABEL.test(body)) return false;
  // Figures, or what was so before: a line to be told, whatever follows it.
  if (
    (body.match(/(?<![A-Za-z\d-])\d+(?:[.,:/]\d+)*/g) ?? []).length > 1 ||
    /^\W*(?:prev|prior|past|last)\b/i.test(body)
  )
    return false;
  return items.every((item) => item.kind !== 'date' && item.kind !== 'range');
}

/** "Pending at discharge: legionella urinary Ag": what a letter says behind its table, no title of a sample. */
export const OF_LEAVING =
  /^\W*(?:(?:results? |tests? )?(?:pending|awaited|outstanding)(?: results?| tests?)? (?:at|on) (?:discharge|transfer|d\/c)|follow[- ]?up|f\/u|allerg(?:y|ies)|gp (?:to (?:please|do)|please)|actions? for (?:the )?gp|return (?:if|to)|information given)\b[^:|\t]{0,24}:\s+[A-Za-z]/i;

/** "Result: one copy of the change detected": what was found, in words, and the name of no panel. */
export function isToldResult(body: string): boolean {
  return /^\W*(?:results?|findings?|conclusion)\s*:\s*(?:\S+\s+){2}\S/i.test(body) && isAnswered(body);
}

/**
 * "Interpretive Guide   Intact PTH   Calcium", "% Free PSA   Probability of cancer", "Vitamin D Status": the title of a
 * table below a row that tells what results mean; its lines are no results and tell nothing of the reader.
 */
export const GUIDE_TITLE = new Screened(
  /^\W{0,3}(?:(?:interpretive|interpretation|interpretative|reference|clinical) (?:guide|guidelines?|table|key|criteria)\b|[\w%.,/ ()-]{2,40}?\s{2,}(?:probability|likelihood|risk|chance) of [a-z]|vitamin d(?:,? ?25[ -]?oh)? status\b)/i,
);
