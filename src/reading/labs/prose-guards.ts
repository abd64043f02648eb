import type { LabTest } from '../../knowledge/index.js';
import { RESULT_BOUNDS } from '../data/lab-bounds.js';
import type { LabRow } from '../types.js';

/** What stands around a name and its number in running text. */
export interface ProseValue {
  name: string;
  test: LabTest | undefined;
  number: number | null;
  /** The sentence before the name, and what joins name and value. */
  front: string;
  link: string;
  /** Text behind the number and its unit. */
  after: string;
  unit: string | null;
  /** A section or a sentence of laboratory results. */
  cued: boolean;
  /** The next test with its figure follows at once: "Hb 6.1 plt 8". */
  beforeTest: boolean;
}

/** Never a test beside a number in running text: "type 2", "pregnancy at 30 weeks", "lead 2", "band 360 degrees". */
const NEVER =
  /^(?:type|antibod(?:y|ies)|abs?|abo|pregnancy(?: test)?|lead|leads|fit|dat|colou?r|clarity|mono|monospot|band|ig|arr|motility|pcp|mucous|mucus|yeast|crystals|casts|stool|insulin|he4|e2|epo|prl|as|fe|ld|tt|he|hg)$/i;

/** Also a short form of something else ("pt", a patient; "ca", cancer; "T4", a bone of the back). */
const OTHERWISE_READ =
  /^(?:ca|pt|k|na|mg|cl|cr|ph|ck|rf|tg|tc|co2|phos|alb|alt|ast|alp|urea|iron|t3|t4|c3|c4|cd4|pct|ra|chol|trig|bun|dat|fe|po2|pco2|iga|igg|igm|ige|psa|pth|crp|esr|lipase|protein|blood|bands|folate|copper|zinc|ketones?|bacteria|digoxin|lithium|ethanol|cocaine|opiates|fentanyl|thc)$/i;
/** Of those, the ones that are common words or people however they are written, unless other results stand beside them. */
const NEEDS_COMPANY =
  /^(?:ig[agme]|ca|pt|k|na|mg|cl|cr|ph|rf|tc|t3|t4|c3|c4|pct|ra|iron|protein|blood|bands|copper|zinc)$/i;
/** How a short form of a chemical element or of two words is written when the test is meant. */
const OWN_CASE = new Set([
  'Ca',
  'CA',
  'PT',
  'K',
  'Na',
  'NA',
  'Mg',
  'MG',
  'Cl',
  'CL',
  'Cr',
  'CR',
  'pH',
  'PH',
  'RF',
  'TC',
  'CK',
  'T3',
  'T4',
  'C3',
  'C4',
  'RA',
  'TG',
]);
/** What may stand right in front of such a short form. */
const LIST_BEFORE =
  /(?:^|[,;:.()\]/|–-]|\d%?|\b(?:and|serum|total|ionized|corrected|her|his|your|the|with|an?|of|showed?|shows|showing|include[sd]?|including|normal|elevated|low|high|increased|decreased|initial|repeat|latest|last|recent|current|today'?s))\s*$/i;

/** These make another test of the name behind them: "free albumin", "gliadin antibodies IgA". */
const QUALIFIED = /\b(?:free|percent|fractional|anti|antibod(?:y|ies)|\d+[- ]hour|cord|to an?)\s*$/i;

const RELATIVE =
  /\b(?:mother|father|mom|mum|dad|parents?|sisters?|brothers?|siblings?|aunts?|uncles?|grand(?:mother|father|parents?|ma|pa|son|daughter)|cousins?|niece|nephew|daughter|son|wife|husband|spouse|partner|maternal|paternal|relatives?|family|donor)(?:'s)?\b/i;
/** "PSA of husband requested on same form:": the results below are of somebody else. */
export const OF_ANOTHER_PERSON =
  /\b(?:of (?:the |his |her )?(?:husband|wife|partner|spouse|mother|father|donor|brother|sister)|(?:husband|wife|partner|spouse)['’]s)\b[^\n]{0,90}:\s*$/i;

/** Behind a number: what is counted, an age or a stage of pregnancy. */
const COUNTED =
  /^\s?(?:(?:wks?|yrs?|y\/?o|mos?|hrs?|mins?|secs? old|d|w|h|x|am|pm|french|fr|gauge|joules?|degrees?|deg|watts?|beats?|bpm|mmhg|lbs?|oz|feet|ft|per(?! ?cent|\s?(?:ml|dl|l|mm|cu|ul|mcl|microliter|liter|hpf|high))|lead|leads|lesions?|and \d\/\d|weeks?|days?|years?|months?|people|patients|samples?|specimens?|nodes?|cores?|biops\w+|cycles?|units of|areas?|of \d)\b|['’]s|-?(?:year|week|day|month)|\/7)/i;
/** Behind a number: the laboratory's mark, and not hours. */
const MARK = /^\s?H(?=\s*(?:[,;.()]|$))/;
/** Behind a number: a dose with how it is taken ("acetaminophen 1 g TID"). */
const TAKEN_AFTER =
  /^\s?(?:m?c?g|tabs?|tablets?|caps?|capsules?|puffs?|units?)\s+(?:po|p\.o|iv|im|sc|sq|tid|bid|qid|t\.i\.d|b\.i\.d|q\s?\d|qd|qhs|od|bd|tds|qds|daily|nightly|every|once|twice|three times|prn|as needed|by mouth|at bedtime)\b/i;

/** Behind a number that is a whole value: the end, a mark, a joining word, the next test. */
const VALUE_ENDS =
  /^\s*(?:k\b|(?:-{1,2}>|→|=>|➔)\s?(?:now |today )?[<>]?\s?\d|m[lg]\/|$|[.,;:)\](|/–%[]|[a-z]{3,12}ing\b|(?:and|with|which|on|at|from|to|but|or|in|this|that|today|yesterday|last|earlier|now|by|as|while|then|followed|up|down|previously|prior|before|after|baseline|range|normal|high|low|elevated|increased|decreased|stable|percent|critical(?:ly)?|panic|who|she|he|we|for|is|was|the|despite|prompting|during|upon|when|also|currently|initially|without|consistent|compared|approximately|taken|if|so|because|since|again|respectively|done|drawn|secondary|due)\b|[A-Z])/;
/** Told of somebody's tumor or age: "at 48". */
const BARE_AT = /^\s+at\s+$/i;

/** Whether a name with its number in running text can be a result of this patient's blood or urine. */
export function isResultInProse(value: ProseValue): boolean {
  const { name, front, link, after, unit, cued } = value;
  if (NEVER.test(name) || (COUNTED.test(after) && !MARK.test(after)) || TAKEN_AFTER.test(after)) return false;
  // Of the lungs: liters or percent, never the thousands of a count of white cells.
  if (/^tlc$/i.test(name) && value.number !== null && value.number < 200) return false;
  // A dose by weight is given, not measured.
  if (/\/\s?kg\b/i.test(unit ?? '') || /^\s*(?:m?c?g)\/kg\b/i.test(after)) return false;
  if (RELATIVE.test(front.slice(-80)) || QUALIFIED.test(front)) return false;
  if (!isPlausible(value.test, value.number)) return false;
  if (OTHERWISE_READ.test(name)) {
    if (name.length <= 2 && !OWN_CASE.has(name)) return false;
    if (NEEDS_COMPANY.test(name) && !LIST_BEFORE.test(front)) return false;
  }
  if (cued || unit !== null) return true;
  if (BARE_AT.test(link) && Number.isInteger(value.number)) return false;
  return value.beforeTest || VALUE_ENDS.test(after);
}

/** A row that cannot stand for itself: its name is also a word of another sense, and its value fits that too. */
export function needsCompany(row: LabRow): boolean {
  if (!NEEDS_COMPANY.test(row.name)) return false;
  const fits = OWN_VALUE[row.name.toLowerCase()];
  return !(fits?.test(row.value) && OWN_CASE.has(row.name));
}

/** Values that nothing but the test of that short name has: "pH 6.91", "K 7.2", "Na 109". */
const OWN_VALUE: Readonly<Record<string, RegExp>> = { ph: /^[67]\.\d\d$/, k: /^\d\.\d$/, na: /^1[0-7]\d$/ };

/** "…, A1c 7.9.": a name of no other sense in a list, with a figure that no count has. */
export function standsAlone(row: LabRow, front: string): boolean {
  if (!LIST_BEFORE.test(front)) return false;
  if (OTHERWISE_READ.test(row.name)) return NEEDS_COMPANY.test(row.name) && !needsCompany(row);
  return /\.\d/.test(row.value) || COUNTED_TESTS.test(row.name);
}

/** Tests whose name with a whole number behind it is a result and nothing else. */
const COUNTED_TESTS =
  /^(?:platelets?|plts?|(?:plt|platelet) count|sodium|potassium|h(?:emo)?glo?b(?:in)?|hgb|hb|wbc|inr|lactate|lactic acid|troponin(?: [it])?|creatinine|glucose|bicarb(?:onate)?|hco3|calcium|ammonia|anc)$/i;

/** Between the bounds of a result, where the test has bounds. */
export function isPlausible(test: LabTest | undefined, number: number | null): boolean {
  const bounds = test && RESULT_BOUNDS[test.id];
  return !bounds || number === null || bounds.some(([low, high]) => number >= low && number <= high);
}
