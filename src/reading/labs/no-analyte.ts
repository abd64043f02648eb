import { byOpening } from '../openings.js';
import type { PlacedItem } from './row-context.js';

/** Names that look like a test's where a number follows, and are something else on every sheet. */
const NEVER: readonly RegExp[] = [
  // A remark, whatever figures it holds.
  /^(?:comments?|notes?|interpretation|remarks?|footnotes?)\s?:/i,
  // A person, a lab number behind one.
  /^(?:mrs?|ms|miss|dr|prof)\b\.?\s/i,
  // The line of a log or a trend: a month and a year, or a day.
  /^(?:\d{1,2}[ .-])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?:[ -]\d{1,2},?)?(?:[ -](?:19|20)?\d\d)?$/i,
  // What stood before, the sample, "the same".
  /^(?:delta|previous(?:ly)?|prior|prev|before|last|earlier|baseline|repeat|idem|ditto|same|specimen|sample|tube|container)$/i,
  // "Previous PE 2017 (6 months of treatment)": an illness of before.
  /^(?:previous|past|old|known|recurrent|recent|history of|hx of|h\/o) (?:pe|dvt|vte|mi|tia|cva|stroke|cancer|surgery|fall|falls|fracture|pneumonia|sepsis|uti|seizures?|bleed|gi bleed|pneumothorax)\b/i,
  // The head of a count by hand, with the cells counted behind it.
  /^(?:manual |automated |wbc |white cell )?diff(?:erential)?(?:,? ?\(?(?:manual|automated|auto|count)\)?)*$/i,
  // Signs explained, how far a grade goes, from where on a test counts.
  /^(?:legends?|(?:class(?:es)?|score|grade|grading|flag|colou?r|result|rast) (?:keys?|legends?|scales?|table)|keys?|abbreviations?|symbols?|signs?|flags?|units?|footnotes?|ref(?:\.|erence)?|reference (?:range|interval|values?)s?|normal values?|interpretation|result codes?)$/i,
  /^(?:(?:normal|mild|slight|minimal|moderate|severe|marked|borderline|gross)(?:ly)?(?: to )?)+(?: (?:increased|decreased|elevated|raised|reduced|abnormal|deficient))?$/i,
  /^(?:(?:lower |upper )?limits? of (?:detection|quantification|quantitation)|(?:detection|quantification|reporting) limit|lod|loq|cut-?\s?off|threshold|sensitivity|measuring range|linearity)$/i,
  // The number of a paper, a person or a place.
  /^(?:[\w.]+[./ ])?(?:hosp|nhs|lab|reg|file|ref|episode|request|order|sample|specimen|report|patient|visit|ward|bed|room|ubrn|chi|bill|invoice|barcode)[./ ]*(?:nhs|no|nr|num|number|id)?\.?$/i,
  // What a form of a tissue report asks.
  /^(?:(?:tumou?r |dermal |histologic )?(?:regression|ulceration|necrosis)|(?:perineural|lympho?-?vascular|venous|vascular|capsular|neural) invasion|lvi|lvsi|pni|(?:micro)?satellit\w+|neurotropism|tils|tumou?r deposits?|associated na?evus)$/i,
  // A medicine given, an operation, the head of a list of medicines.
  /^(?:inj|tabs?|caps?|syr|susp|supp|neb|iv|im|s\/c|sc)\b\.? (?!refill)/i,
  /^(?:\d{1,2}[.)]? )?(?:s\/p|h\/o|k\/c\/o|hx of|status post|history of)\b/i,
  /^(?:medications?|medicines?|drugs?|meds)\b(?! (?:level|screen|monitoring))/i,
  // The head of a table of what works on a germ.
  /^(?:antibiotics?|antimicrobials?|antibacterials?|agents?)\b(?:\W+(?:names?|iso(?:late)?s?|org(?:anism)?s?|mic|interp\w*)\b.*)?$/i,
  // The name of a growth, with a share or a size of it behind: no test, save the markers named so.
  /^(?!.*\b(?:antigen|markers?|receptors?|ab|ag)\b).*\b(?:\w*carcinoma|sarcoma|melanoma|lymphoma|leuk(?:a)?emia|adenoma|dysplasia|differentiated|invasive|infiltrating|metasta\w+|neoplasm|polyp|na?evus)\b(?! (?:panel|screen|fish|pcr))/i,
  // "No paraprotein detected" is a sentence.
  /^(?:no|not|nil|without|absence of)\b(?!\.)/i,
  // An open bracket: a band printed behind a range.
  /^[([{][^)\]}]*$/,
  // "tumour (G1, Ki-67", "failure NYHA III (HFmrEF, LVEF": a list of other things in a bracket.
  /\([^)]*,\s[^)]*$/,
  // "s/p L nephrectomy 2022": what was done, and when.
  /^(?:s\/p|st\.? ?p\.?|status post|post|prev|h\/o|hx)\b.*\w*(?:ectomy|plasty|tomy|pexy|graft|stent\w*|surgery|bypass|cabg|pci)\b/i,
  // "Inj EPO 4000 IU", "1 Dexamethasone": a medicine's form or number in a list.
  /^(?:inj|tabs?|caps?|syp|syr|susp|neb|drops?)\b\.?\s/i,
  /^\d{1,2}[.)]? [A-Z][a-z]{4,}(?:one|ide|ine|ol|in|am|ate|pril|sartan|statin|xaban|mab|cillin|azole)$/,
  // "L-Thyroxine 75 ug   1  0  0  0": a medicine with its dose; "iPTH 388 | Ferritin": two results in a line.
  /\d ?(?:mg|ug|mcg|µg)$|\|/,
  // "Ferric carboxymaltose 1 x 1000 mg"
  /^(?:ferric|iron) [a-z]{5,}/i,
  // "Medication   mo - no - ev - ni": over the times of the day.
  /^(?:medications?|medicines?|drugs?|meds)\b/i,
  // "COMMENT ON LAB ID 4428", "4.1-10   0-10": a title over remarks, the first column of a table of limits.
  /^comments? (?:on|for|re|regarding)\b/i,
  /^\d+(?:\.\d+)? ?- ?\d+(?:\.\d+)?(?=\s|\(|$)(?! ?(?:alpha|beta|α|β))/i,
  // "Class 0 <0.35; 1 0.35-0.70": the steps of a scale.
  /^(?:rast |ige )?class(?:es)?$/i,
  // "0-10%   56%", "25%   8%": figures with figures behind them, of a table of what they mean.
  /^[\d.,\s%–-]+$/,
  // "<25 deficient": a limit with its meaning.
  /^[<>≤≥=]/,
  // The line breaks off within a phrase.
  /\s(?:to|of|with|and|or|for|in|on|the|an|by|at|from)$/i,
  /\sa$/,
];

const neverFor = byOpening(NEVER, (pattern) => pattern);

/** True for words in front of a number that are no analyte, whatever stands behind the number. */
export function isNoAnalyte(name: string): boolean {
  return neverFor(name).some((pattern) => pattern.test(name));
}

/** "chromatin and prominent nucleoli | occ.": running text before a word that may also be an answer. */
export function isRunningOn(name: string): boolean {
  // "HIV antigen and antibody", "Ova and parasites" are names.
  if (/\b(?:antigens?|antibod(?:y|ies)|ag|abs?|parasites?) (?:test|screen|combo)?$/i.test(`${name} `)) return false;
  return /\b(?:and|with|or)\b/i.test(name) && name.split(' ').length > 2;
}

/** "Mitral valve: moderate regurgitation", "Lens: few opacities": how much of the thing behind it, and no answer. */
export function opensPhrase({ kind, text, end }: PlacedItem, plain: string): boolean {
  return (
    kind === 'qualitative' &&
    /^(?:small|moderate|large|few|rare|many|occasional)$/i.test(text.trim()) &&
    /^ (?!(?:growth|amounts?|numbers?|quantity|seen|present|detected|noted|per|mixed|cells?|cocci|rods|bacilli|yeasts?|crystals?|casts?|epithelial|squamous|bacteria|mucus)\b)[a-z][a-z-]{4,}/.test(
      plain.slice(end, end + 24),
    )
  );
}

/** "Moderately increased: 30 - 300", "Lab No: 24.03", "NHS No 123 456": words before a colon or a number sign name what follows them. */
export function isLabelItself({ kind, text, end }: PlacedItem, plain: string): boolean {
  if (kind !== 'qualitative') return false;
  const behind = plain.slice(end, end + 8);
  return /^ ?:(?!:)/.test(behind) || (/^no$/i.test(text.trim()) && /^ ?(?:[.#:]|\d)/.test(behind));
}

/** "< 1.45 low; > 3.25 high risk": what figures would mean, where no figure of the reader's stands before them. */
export function isMeaningOfFigure(value: PlacedItem, items: readonly PlacedItem[]): boolean {
  if (value.kind !== 'number' || !value.comparator) return false;
  const next = items[items.indexOf(value) + 1];
  return next !== undefined && /^(?:low|high|intermediate|very high|very low|average|increased|moderate)? ?(?:risk|probability|likelihood)\b/i.test(next.text); // biome-ignore format: one line
}

/** "PRESENT (+)", "Reactive 1:16": how much of it, in the same cell. */
export function isDegreeOf(value: PlacedItem, next: PlacedItem): boolean {
  if (next.line === value.line && next.kind === 'titre' && !/^[<≤]/.test(next.text))
    return /^(?:weakly |strongly )?(?:pos|react|detected|present)/i.test(value.text) || next.cell === value.cell;
  if (next.cell !== value.cell || next.line !== value.line) return false;
  return next.kind === 'titre' || /^(?:\+{1,4}|[1-4] ?\+)$/.test(next.text.trim());
}

/** The end of an item with the bracket that closes behind it. */
export function closed({ end }: PlacedItem, plain: string): number {
  return plain[end] === ')' ? end + 1 : end;
}

/** "Progesterone - luteal   16 - 86": the limits of one phase, no result. */
export function isReferenceOf(name: string, value: PlacedItem): boolean {
  if (value.kind !== 'range' && !value.comparator) return false;
  return PHASE_NAME.test(name) || /^ref\b/i.test(name);
}

const PHASE_NAME =
  /\b(?:follicular|luteal|ovulat\w+|mid[- ]?cycle|(?:post|pre|peri)[- ]?menopaus\w*|(?:first|second|third|1st|2nd|3rd) trimester|trimester|non-?pregnant|pregnan(?:t|cy)|adults?|children|newborns?|neonat\w*|infants?|males?|females?|men|women|\d+ ?(?:-|to) ?\d+ (?:y|yrs?|years?|months?|weeks?|wks?|days?))\b/i;
