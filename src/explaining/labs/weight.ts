import { sentenceFrom } from '../../reading/index.js';
import { readFlag } from '../../understanding/index.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { isOnlyMarked } from './alarm.js';
import type { WrittenLab } from './labs.js';

/** Results that say little by themselves, told after those that say more. */
const LESS_TELLING =
  /^(?:urine-appearance|urine-color|urine-specific-gravity|rdw|rdw-sd|red-cell-distribution-width.*|mch|mchc|mean-corpuscular-hemoglobin.*|mpv|mean-platelet-volume|hematocrit|red-blood-cells|urine-epithelial.*|anion-gap|bun|blood-urea-nitrogen|urea|bun-creatinine-ratio|globulin|ag-ratio|chloride|hemolysis-index|hemoglobin-a|hepatitis-[ab]-surface-antibody|rubella-igg|varicella-igg|measles-igg|mumps-igg|chol-hdl-ratio|vldl|non-hdl)$/;

/**
 * Results that decide what is done next: clearly outside, they lead over others as far from their ranges. These are the
 * tests that laboratories telephone (RCPath, The communication of critical and unexpected pathology results, 2017).
 */
const WEIGHTY =
  /^(?:troponin-[it]|potassium|sodium|blasts|platelets|neutrophils-absolute|hemoglobin|hemoglobin-s|creatinine|inr|lactate|lactate-arterial|ph-(?:arterial|venous)|pco2|po2|oxygen-saturation|calcium|calcium-corrected|ionized-calcium|magnesium|ammonia|carboxyhemoglobin|methemoglobin|csf-white-cells|procalcitonin|[a-z]+-level|blood-lead|hiv-rna|m-protein)$/;
/** Those whose result is a germ found: the answer of the sheet. */
const GERM_FOUND =
  /^(?:hiv-screen|hepatitis-b-surface-antigen|hepatitis-b-dna|hepatitis-c-(?:antibody|rna)|rpr|syphilis-screen|treponemal-antibody|tb-blood-test|c-difficile|dengue-ns1|dengue-igm|malaria-antigen|chlamydia-naat|gonorrhea-naat|blood-culture-result|gram-stain-result|legionella-urine-antigen|pneumococcal-urine-antigen|sars-cov-2|influenza-[ab]|hsv-[12]-dna|vzv-dna|cryptococcal-antigen)$/;

/** At a critical level: by the report's own mark, or by a sourced limit. */
export function isCritical(lab: UnderstoodLab): boolean {
  if (isOnlyMarked(lab)) return false;
  if (lab.status === 'critical_low' || lab.status === 'critical_high' || lab.beyondCritical !== null) return true;
  return lab.status === 'abnormal' && lab.number !== null && readFlag(lab.flag) === 'critical';
}

const NOW_SECTIONS = new Set([
  'results',
  'findings',
  'impression',
  'assessment',
  'plan',
  'diagnosis',
  'comment',
  'other',
]);
const NOT_NOW =
  /\b(?:on (?:admission|arrival|presentation)|initial(?:ly)?|at that time|transfused|received|was (?:given|started|treated|replaced|corrected|held)|improved|normali[sz]ed|resolved|repeat(?:ed)?(?: (?!in\b|within\b|every\b|confirm)[a-z]+){0,3} (?:[<>]?\d+(?:\.\d+)?(?! ?(?:h|hrs?|hours?|min\w*|days?|weeks?|months?)\b)|normal|negative|better|lower|fine|ok)|prior|previous(?:ly)?|baseline|last (?:week|month|year)|ago|in (?:19|20)\d\d|subsequently|yesterday|came (?:up|down)|down to|then|\d{1,2}\/\d{1,2}\/\d{2,4})\b/i;

/** "Platelets down to 7": where little of it is the danger, that is how it stands now. */
const DOWN_TO = /\b(?:came |is |are |was |were )?down to\b/gi;

/** "(was 11 last month)" tells of another value. */
const EARLIER_IN_BRACKETS = /\((?:was|from|previously|prior|baseline)\b[^)]{0,40}\)/gi;

/** A value that a note tells of as gone by, or in the story of what was: known, and acted on already. */
export function isOfThePast(lab: UnderstoodLab, ctx: Context): boolean {
  const { report } = ctx.understanding;
  const sentence = sentenceFrom(report.sentences, lab.source.start);
  if (sentence === undefined || sentence.span.start > lab.source.start) return false;
  const kind = report.sections[sentence.section]?.kind ?? 'other';
  const words = ctx.clean(sentence.span).replace(EARLIER_IN_BRACKETS, ' ');
  return !NOW_SECTIONS.has(kind) || NOT_NOW.test(lab.beyondCritical === 'low' ? words.replace(DOWN_TO, ' ') : words);
}

/** Results that belong to an urgent illness: with its name beside them they are no further finding. */
const BELONGS: Readonly<Record<string, RegExp>> = {
  lactate:
    /^(?:sepsis|septic-shock|circulatory-shock|bowel-ischemia|mesenteric-artery-occlusion|necrotizing-fasciitis|cardiac-arrest|bacteremia)$/,
  'ph-arterial': /^(?:diabetic-ketoacidosis|respiratory-failure|cardiac-arrest|septic-shock)$/,
  'ph-venous': /^(?:diabetic-ketoacidosis|respiratory-failure)$/,
  bicarbonate: /^(?:diabetic-ketoacidosis|septic-shock)$/,
  glucose: /^(?:diabetic-ketoacidosis|hyperosmolar-hyperglycemic-state|hypoglycemia|meningitis)$/,
  pco2: /^respiratory-failure$/,
  potassium: /^(?:hyperkalemia|diabetic-ketoacidosis|tumor-lysis-syndrome)$/,
  sodium: /^hyponatremia$/,
  platelets:
    /^(?:thrombotic-thrombocytopenic-purpura|heparin-induced-thrombocytopenia|disseminated-intravascular-coagulation|acute-promyelocytic-leukemia)$/,
  'white-blood-cells': /^(?:leukemia|leukostasis|blast-crisis|meningitis)$/,
};
/** Characters between a result and the illness it belongs to. */
const BESIDE = 120;

/** Belongs to an urgent illness that is named beside it, or within `near` characters of it. */
export function isPartOfNamed(lab: UnderstoodLab, ctx: Context, near = BESIDE): boolean {
  const illness = lab.test === null || (lab.beyondCritical === null && near === BESIDE) ? undefined : BELONGS[lab.test];
  if (!illness) return false;
  return ctx.understanding.frames.some(
    (frame) =>
      (frame.urgency?.state === 'new' || frame.urgency?.state === 'equivocal') &&
      illness.test(frame.head?.ref.id ?? '') &&
      frame.source.start - lab.source.end < near &&
      lab.source.start - frame.source.end < near,
  );
}

/** Nearer to the front than any other result as far out; slightly outside they are no more than others. */
const WEIGHT: Readonly<Partial<Record<string, number>>> = { far: 0.5, moderately: 0.8, slightly: 3.5 };

/** A count of platelets above its range, and clotting that is a little slow, are no such results. */
function isOfTheLesserSide({ test, status, number }: UnderstoodLab): boolean {
  if (/^(?:platelets|neutrophils-absolute|hemoglobin|magnesium)$/.test(test ?? '')) return status === 'high';
  return test === 'inr' && (number ?? 9) < 1.5;
}

function isWeighty(lab: UnderstoodLab): boolean {
  if (lab.test === null || isOfTheLesserSide(lab)) return false;
  return WEIGHTY.test(lab.test) || (GERM_FOUND.test(lab.test) && lab.status !== 'low' && lab.number === null);
}

/** Order of concern: critical, then distance, then the rest. Smaller is more pressing. */
export function labWeight(written: WrittenLab): number {
  const { lab } = written;
  if (written.alarm !== undefined) return 0;
  if (isCritical(lab)) return written.treated ? 1 : 0;
  if (!written.outside) return 9;
  // A germ in the fluid around the brain leads over all counts of it.
  if (lab.row.specimen === 'csf' && GERM_FOUND.test(lab.test ?? '') && lab.number === null) return 0.4;
  const trace = lab.number === null && /^\s*(?:trace|1\+|small|few|\d+\s?-\s?\d+)/i.test(lab.value) ? 1 : 0;
  const little = trace + (lab.test !== null && LESS_TELLING.test(lab.test) ? 3 : 0);
  const degree = lab.distance ?? (written.soft === null ? 'moderately' : 'slightly');
  const far = { far: 1, moderately: 2, slightly: 4, within: 5 }[degree];
  const rising = degree === 'slightly' && written.trend?.worse === true;
  return (isWeighty(lab) ? (rising ? 1.5 : (WEIGHT[degree] ?? far)) : far) + little;
}

/** Tests that tell of one matter, so that one of them stands for it among the key points. */
const FAMILIES: readonly [string, RegExp][] = [
  ['red cells', /^(?:hemoglobin|hematocrit|rbc|red-blood-cell.*|mcv|mch|mchc|rdw|mean-corpuscular.*|red-cell.*)$/],
  ['kidneys', /^(?:creatinine|bun|blood-urea-nitrogen|urea|egfr.*|estimated-glomerular.*|gfr.*)$/],
  ['liver cells', /^(?:alt|ast|alanine.*|aspartate.*)$/],
  ['bile', /^(?:alp|alkaline-phosphatase|ggt|(?:total-|direct-|indirect-)?bilirubin.*)$/],
  ['clotting', /^(?:inr|prothrombin-time|pt|international.*)$/],
  ['white cells in urine', /^urine-(?:leukocyte-esterase|white.*|wbc.*)$/],
  ['germs in urine', /^urine-(?:nitrite|bacteria)$/],
  ['cholesterol', /^(?:total-cholesterol|cholesterol.*|ldl.*|non-hdl.*)$/],
];

/** Results outside their ranges, the most telling first, one of each family before the others. */
export function tellingLabs(labs: readonly WrittenLab[]): WrittenLab[] {
  const sorted = labs.filter((lab) => lab.outside && !lab.past).sort((a, b) => labWeight(a) - labWeight(b));
  const seen = new Set<string>();
  const first: WrittenLab[] = [];
  const rest: WrittenLab[] = [];
  for (const lab of sorted) {
    const family = FAMILIES.find(([, pattern]) => lab.lab.test !== null && pattern.test(lab.lab.test))?.[0];
    if (family === undefined || !seen.has(family)) first.push(lab);
    else rest.push(lab);
    if (family !== undefined) seen.add(family);
  }
  return [...first, ...rest];
}
