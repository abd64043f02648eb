import type { Span } from '../contract/analysis.js';
import type { Knowledge } from '../knowledge/index.js';
import { firstPassing } from './halving.js';
import { looksScanned } from './labs/garbled-name.js';
import { numberStyleOf } from './labs/number.js';
import { readSheet } from './labs/sheet.js';
import type { SheetRows } from './labs/sheet-input.js';
import { GERM_TABLE } from './labs/sheet-lines.js';
import { isFluidTitle } from './labs/specimen.js';
import { bodyOf, type PrintedLine } from './lines.js';
import { patientFacts } from './patient.js';
import { Screened } from './screened.js';
import type { LabRow, Line, OlderResult } from './types.js';
import { hasVerb } from './verbs.js';

/** Lab rows with what they occupy. */
export interface ReadLabs {
  rows: LabRow[];
  /** Results in older columns only. */
  older: OlderResult[];
  /** Lines that are results, table heads or panel names as a whole. */
  lines: Map<number, Line['kind']>;
  /** Text that belongs to rows and must not be read as sentences. */
  taken: Span[];
}

/** Lines looked at first in a long text. */
const OPENING = 200;

/**
 * Reads the laboratory rows of a text. First strictly; where that shows a lab sheet, again with what a sheet allows
 * (results in words, names we do not know, values on the next line).
 */
export function readLabRows(
  plain: string,
  lines: readonly PrintedLine[],
  furniture: ReadonlyMap<number, Span>,
  knowledge: Knowledge,
): ReadLabs {
  const scanned = looksScanned(plain);
  const input = {
    plain,
    lines,
    furniture,
    knowledge,
    style: numberStyleOf(plain),
    patient: patientFacts(plain),
    scanned,
  };
  const opening = lines.length > OPENING ? readSheet({ ...input, lines: lines.slice(0, OPENING), sheet: false }) : null;
  // A table head near the start settles it: the strict reading of the whole would only be thrown away.
  if (opening && opening.heads > 0)
    return occupied(withoutSlides(readSheet({ sheet: true, ...input }), plain, lines), lines);
  const strict = readSheet({ sheet: false, ...input });
  const printed = lines.filter((line) => line.bodyStart < line.end && !furniture.has(line.index)).length;
  const running = lines.filter((line) => isRunningText(bodyOf(line))).length;
  const isSheet =
    strict.heads > 0 ||
    (strict.rows.length >= 2 && strict.lines.size >= printed * 0.15) ||
    (strict.rows.length === 1 && running <= 1 && printed <= 40);
  const found =
    isSheet || looksLikeSheet(lines) || isShortAnswer(plain, lines, knowledge)
      ? readSheet({ sheet: true, ...input })
      : strict;
  return occupied(withoutSlides(found, plain, lines), lines);
}

/** Germs that are looked for in tissue by eye. */
const BY_EYE =
  /^\W*(?:h(?:\.|elicobacter)? ?pylori|helicobacter|giardia)(?:[- ]?like)?(?: organisms?| stain| immuno\w*)?\W*$/i;
const TISSUE = /\b(?:biops(?:y|ies)|histo-?patholog\w*|surgical pathology|mucosa|giemsa|endoscopic biops\w+)\b/i;

/**
 * Genes that only a test of a growth asks for, and what is said of one. EGFR is such a gene beside such an answer, and the
 * work of the kidneys beside a figure.
 */
const GENE_OF_GROWTH =
  /^\W{0,3}(?:EGFR|[KNH]RAS|BRAF|ALK|ROS-?1|RET|MET|NTRK[123]?(?:\/[123]){0,2}|ERBB2|HER-?2|PIK3CA|POLE|IDH[12](?:\/2)?|TERT|KIT|PDGFRA|FGFR[123])(?: (?:gene|codons?|exons?|promoter|fusion|rearrangement|mutation|status|analysis|ex14|skipping|FISH|[A-Z]\d{2,4}[A-Z]?|[\d/,–-]+)){0,4}\W{0,3}$/;
const ANSWER_OF_GENE =
  /\b(?:mutations?|mutated|mutant|variants?|rearrange\w*|amplif\w+|fusions?|wild[- ]?type|translocation|alterations?|p\.[A-Z]|exon|(?:not )?detected|not found|negative|positive)\b/i;

/** "CFTR panel (50 variants)", "Karyotype: 46,XY": how many were looked for, and what the set of chromosomes is. */
function isOfGenes(row: LabRow, plain: string): boolean {
  const behind = plain.slice(row.valueSpan.end, row.valueSpan.end + 24);
  return /^[ -]?(?:common )?(?:variants?|mutations?|genes?|exons?|loci)\b/i.test(behind) || (/karyotype/i.test(row.name) && /^\s?,\s?X/.test(behind)); // biome-ignore format: one line
}

/** A breathing test, and what it measures: "TLC (L)" there is of the lungs, and no count of cells. */
const BREATHING = /\b(?:spirometry|pulmonary function|PFTs?|FEV1)\b/i;
const OF_BREATH =
  /^(?:FEV1(?: ?\/ ?F?VC)?|S?F?VC|TLC|RV(?: ?\/ ?TLC)?|FRC|TGV|ERV|IC|VA|[DT]LCO|KCO|PEFR?|FEF ?25[-–]75%?)(?: ?\(?(?:L|L\/s|%)\)?)?$/i;

/** "PLT 92k 1.1L": so few platelets nobody has; the letter stands for a hundred thousand, and the row is left as printed. */
function isInLakhs({ name, number, flag }: LabRow): boolean {
  return /^\W*pl(?:a?t|atelets?|ts)\b/i.test(name) && number !== null && number < 12 && flag === 'L';
}

/** "H. pylori NOT seen (Giemsa)" under a biopsy: what was seen in the tissue, and no test of stool or blood. */
function withoutSlides(found: SheetRows, plain: string, lines: readonly PrintedLine[]): SheetRows {
  const eyed = found.rows.filter(({ name, number }) => number === null && BY_EYE.test(name));
  const seen = eyed.length > 0 && TISSUE.test(plain.slice(0, 8000)) ? eyed : [];
  for (const row of found.rows) if (isOfGenes(row, plain) || isInLakhs(row)) seen.push(row);
  if (BREATHING.test(plain.slice(0, 8000)))
    for (const row of found.rows) if (OF_BREATH.test(row.name.trim())) seen.push(row);
  for (const row of found.rows)
    if (row.number === null && GENE_OF_GROWTH.test(row.name) && ANSWER_OF_GENE.test(row.value)) seen.push(row);
  if (seen.length === 0) return found;
  const kinds = new Map(found.lines);
  for (const { nameSpan } of seen) {
    const line = lineAt(nameSpan.start, lines);
    if (line !== undefined) kinds.delete(line.index);
  }
  return { ...found, rows: found.rows.filter((row) => !seen.includes(row)), lines: kinds };
}

/** The rows with the lines and the text that they take up. */
function occupied(found: SheetRows, lines: readonly PrintedLine[]): ReadLabs {
  // Without a row only the head of a table of germs is none of the text.
  const heads = () =>
    new Map([...found.lines].filter(([index]) => GERM_TABLE.test(bodyOf(lines[index] as PrintedLine))));
  const kinds = found.rows.length === 0 ? heads() : found.lines;
  const taken: Span[] = [];
  for (const index of kinds.keys()) {
    const line = lines[index];
    if (line) taken.push({ start: line.bodyStart, end: line.bodyEnd });
  }
  return { rows: found.rows.map((row) => withValue(row, lines)), older: found.older, lines: kinds, taken };
}

/** A card prints its value lines below the name: the row then reaches to the end of the value's line. */
function withValue(row: LabRow, lines: readonly PrintedLine[]): LabRow {
  if (row.valueSpan.start < row.source.end) return row;
  const line = lineAt(row.valueSpan.start, lines);
  const end = line === undefined || line.bodyEnd < row.valueSpan.end ? row.valueSpan.end : line.bodyEnd;
  return { ...row, source: { start: row.source.start, end } };
}

/** The last line that begins at or before an offset, by halving. */
function lineAt(offset: number, lines: readonly PrintedLine[]): PrintedLine | undefined {
  return lines[firstPassing(lines.length, (at) => (lines[at]?.start ?? 0) > offset) - 1];
}

function isRunningText(body: string): boolean {
  return body.length > 60 && hasVerb(body.slice(0, 400));
}

const SHEET_WORDS = new Screened(
  /\b(?:laborator(?:y|ies)|lab report|test results?|chemistry|hematology|urinalysis|urine microscopy|cbc|complete blood count|metabolic panel|lipid panel|normal range|reference range|blood gas(?:es)?|[avc]bgs?|fluid (?:studies|analysis)|tumou?r markers|specimen (?:type|source)|microbiology|virology|(?:myco)?bacteriology|parasitology|immunology|serology|blood bank|(?:blood )?transfusion (?:laboratory|medicine|service)|group (?:and|&) (?:save|screen|hold)|immunoh(?:a)?ematology|antenatal screening|(?:semen|stool|seminal fluid) (?:analysis|examination)|nipt|non-?invasive prenatal|trimester screen\w*|(?:newborn|carrier|thrombophilia|h(?:a)?emoglobinopathy) screen\w*|allergy (?:laboratory|panel|tests?)|specific ige|therapeutic drug monitoring|hormone (?:assays?|profile)|endocrin\w+ laboratory|tumou?r markers|toxicology|coagulation|(?:(?:rt-?)?pcr|naats?) (?:panel|report|results?|tests?)|(?:pcr|naat)$|(?:drug|toxicology) screen|(?:hepatitis|thyroid|coagulation) panel)\b/i,
);

function looksLikeSheet(lines: readonly PrintedLine[]): boolean {
  let words = 0;
  let prose = 0;
  for (const line of lines.slice(0, 60)) {
    const body = bodyOf(line);
    if (body.length > 110) prose += 1;
    else if (SHEET_WORDS.test(body)) words += 1;
  }
  const answers = lines
    .slice(0, 60)
    .filter((line) => ANSWERED.test(bodyOf(line)) || DETECTED.test(bodyOf(line))).length;
  const fluid = lines.filter((line) => bodyOf(line) !== '').slice(0, 3).some((line) => isFluidTitle(bodyOf(line))); // biome-ignore format: one line
  return (words > 0 || fluid || answers >= MANY_ANSWERS) && prose <= 2;
}

const ANSWER_BEHIND =
  /^\W{0,3}([A-Za-z][^:\n\t]{1,60}?)(?:\s?[:=–-]\s{1,20}|\s{2,40}|\t)(?:(?:weakly |strongly )?(?:positive|reactive)|negative|non-?\s?reactive|(?:not )?detected|equivocal)\b[^A-Za-z]*$/i;
/** Papers that give such answers in sentences of their own. */
const OF_OTHERS =
  /\b(?:histo|cyto|immunohisto)?patholog|\b(?:cytolog|histolog|biops|immunohisto|genetic|pap smear)|\bgenes?\b|\bvariants?\b/i;
const SHORT = 500;
const FEW_LINES = 8;

/** "VIROLOGY / Hepatitis B surface antigen   REACTIVE / Comment: …": a few lines with the answer of a test that is known. */
function isShortAnswer(plain: string, lines: readonly PrintedLine[], knowledge: Knowledge): boolean {
  if (plain.length > SHORT || OF_OTHERS.test(plain) || lines.filter((line) => bodyOf(line) !== '').length > FEW_LINES)
    return false;
  return lines.some((line) => {
    const name = ANSWER_BEHIND.exec(bodyOf(line))?.[1]?.trim();
    return name !== undefined && knowledge.labByName(name) !== undefined;
  });
}

/** "RPR: NON-REACTIVE", "RUBELLA IGG: 0.8 INDEX": tests of the blood for germs and groups, each with its answer. */
const ANSWERED =
  /^\W{0,3}[^:\n]{0,30}\b(?:hiv|hepatitis|hbsag|anti-?h\w{1,3}|rpr|vdrl|tpha|tppa|syphilis|rubella|varicella|toxo\w*|cmv|ebv|dengue|malaria|widal|antibod(?:y|ies)|antigen|a[gb]|ig[gmae]|naat|pcr|screen|abo|rh(?: type)?|chlamydia|gonorrh\w+|titer|titre|culture|smear)\b[^:\n]{0,25}(?::|\s{2,}|\t)\s{0,12}(?:[<>]?\d|non-?\s?reactive|reactive|neg|pos|(?:not )?detected|(?:non-?)?immune|not |no growth|[abo]{1,2}\b)/i;
/** "Rotavirus A   Not Detected": a cell of its own for whether something was found. */
const DETECTED = new Screened(
  /^\W{0,3}[A-Za-z][^\t|:]{2,60}?(?:\s{2,}|\t|\s?\|\s?|:\s{1,12})(?:not |none |un)?detected\b[^A-Za-z]{0,6}(?:$|not |neg)/i,
);
const MANY_ANSWERS = 4;
