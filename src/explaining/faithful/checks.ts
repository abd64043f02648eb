import type { Analysis } from '../../contract/analysis.js';
import { NUMBER, numberOf } from '../words/figures.js';

/** Figures inside a unit ("x10E3/uL") are part of the unit's name, wherever the sheet prints it. */
export function withoutUnits(sentence: string, units: readonly string[]): string {
  return units.reduce((text, unit) => text.replaceAll(unit, ''), sentence);
}

/** Figures that a report may print in words or Latin ("q.i.d." is four times a day). */
const FIGURES_IN_WORDS: readonly [RegExp, string][] = [
  [/\b(?:one|once|single|daily|od|qd)\b/i, '1'],
  [/\b(?:two|twice|both|bid|b\.i\.d|bd)\b/i, '2'],
  [/\b(?:three|tid|t\.i\.d|tds)\b/i, '3'],
  [/\b(?:four|qid|q\.i\.d|qds)\b/i, '4'],
  [/\bfive\b/i, '5'],
  [/\bsix\b/i, '6'],
  [/\bseven\b/i, '7'],
  [/\beight\b/i, '8'],
  [/\bnine\b/i, '9'],
  [/\bten\b/i, '10'],
];

const IN_WORDS = new RegExp(`\\b(?!\\d)${NUMBER}\\b`, 'gi');

/** A figure must be printed in the ground; a count of results may instead be the number of rows cited. */
export function numberProblems(sentence: string, ground: string, sources: number, where: string): string[] {
  const printed = new Set(ground.match(/\d+(?:[.,]\d+)*/g) ?? []);
  for (const [words, figure] of FIGURES_IN_WORDS) if (words.test(ground)) printed.add(figure);
  // "Nineteen lymph nodes"
  for (const word of ground.match(IN_WORDS) ?? []) printed.add(String(numberOf(word)));
  // "A 7 mm and a 5 mm nodule": two.
  const sizes = ground.match(/\d\s?[mc]m\b/g)?.length ?? 0;
  if (sizes > 1) printed.add(String(sizes));
  for (const figure of [...printed])
    for (const part of figure.split(/[.,]/)) if (figure.split(/[.,]/).length > 2) printed.add(part);
  return (
    (sentence.match(/\d+(?:[.,]\d+)*/g) ?? [])
      .filter((figure) => !printed.has(figure) && !(Number(figure) === sources && sources > 1))
      // "9/92,10/92" is two figures.
      .filter((figure) => /[.]|,\d{3}/.test(figure) || !figure.split(',').every((part) => printed.has(part)))
      .map((figure) => `${where}: the number ${figure} is not in its source`)
  );
}

const UNITS = /\b\d[\d.,]*\s?(mm|cm|kg|mg|mcg|ml|dl|g\/dl|mg\/dl|mmol\/l|mm hg|units?|lbs?)\b/gi;

export function unitProblems(sentence: string, ground: string, analysis: Analysis, where: string): string[] {
  const printed = `${ground}\n${analysis.labs.map((lab) => lab.unit ?? '').join('\n')}`.toLowerCase();
  // A cubic centimeter is a milliliter.
  const flat = /\d\s?(?:cc|cubic centimeters)\b/.test(printed) ? `${printed}\nml` : printed;
  // "5000 U", "1 u PRBC"; "subcentimeter" is less than 1 cm.
  const whole = `${flat}${/\d\s?i?u\b/.test(flat) ? '\nunit' : ''}${/\bsub-?cent/.test(flat) ? '\ncm' : ''}`;
  return [...sentence.matchAll(UNITS)]
    .map((match) => (match[1] as string).toLowerCase())
    .filter((unit) => !whole.includes(unit.replace(/s$/, '')))
    .map((unit) => `${where}: the unit ${unit} is not in its source`);
}

const SIDES: Record<string, RegExp> = {
  left: /\b(?:left|lt|l|lv\w*|lul|lll|lcx|lcca|lica|lue|lle|luq|llq|lima|os(?=[:\n]|$)|le(?=[:\n]|$| \d| eye| pan))\b|left-|\bleftward/i,
  right:
    /\b(?:right|rt|r|rv\w*|rul|rml|rll|rca|rcca|rica|rue|rle|ruq|rlq|rima|od(?=[:\n]|$)|re(?=[:\n]|$| \d| eye| pan))\b|right-|\brightward/i,
  both: /\bboth\b|\beither\b|\bbilat|\bsymmetric|\bbibas(?:ilar|al)|\bbiapical|\bleft\b[\s\S]*\bright\b|\bright\b[\s\S]*\bleft\b|\bsides\b|\bbl\b|\bb\/l\b|\bextremities\b|\blimbs\b|\bconjugate\b|\btwo\b|\bkidneys\b|\blungs\b|\bou\b|\bb[lu]e\b|\bclear bilaterally\b/i,
};
const EYES: Record<string, RegExp> = { left: /\bO\.?S\b/, right: /\bO\.?D\b/, both: /\bO\.?U\b/ };
const NO_SIDE =
  /\b(?:right away|right now|right position|right place|right spot|right after|all right|left over|you left|left the hospital|left out|both of these|before and after)\b/gi;

export function sideProblems(sentence: string, ground: string, where: string): string[] {
  const text = sentence.replace(NO_SIDE, '');
  return (
    Object.entries(SIDES)
      .filter(([side, holds]) => new RegExp(`\\b${side}\\b`, 'i').test(text) && !holds.test(ground))
      // In small letters "os" is an opening and "od" once a day.
      .filter(([side]) => !EYES[side]?.test(ground))
      .map(([side]) => `${where}: the side “${side}” is not in its source`)
  );
}

export const NEGATED = /\b(?:no|not|never|none|without|nobody|no one|cannot)\b|n[’']t\b/i;
/** Words of the report itself that deny as well. */
export const DENIES = /\b(?:den(?:y|ies|ied|ying)|free of|negative|ruled out|absent|fail(?:s|ed)? to)\b/i;
const NEGATES =
  /\b(?:0|[pcy]{0,2}(?:[a-z]|pn)0|zero|wild[- ]?type|wt|confined|restrict\w*|microscopic|occult|ha?emosta\w*|blunt\w*|spontaneous\w*|turgor|infarct\w*|dn[ri]|no|not|never|none|nothing|non|nor|neither|without|w\/o|non\w+|fail\w*|denie[sd]|deny|denying|negative|neg|absent|absence|free|clear|ruled? out|exclude[sd]?|resolved|unchanged|stable|cannot|unable|unlikely|lack\w*|declin\w*|nkda|nc\/at|at\/nc|ncat|nt|discontinued|stop\w*|pending|benign|unremarkable|normal|interval change|limited|suboptimal|similar|same|nil|minus|afebrile|atraumatic|anicteric|asymp\w*|asx|deferred|in-?adequate|insufficient|unsatisfactory|incomplet\w*|obscur\w*|partial\w*|resistant|avoid|rather than|instead of|don|abstinen\w+|abstain\w*|un\w+|un[a-z]+ed|in[a-z]+t)\b|n['’]t\b|\bnon-|\(-\)|\+\/-/i;

/** "Amoxicillin   R": a medicine that does not work on a germ. */
const RESISTS = /\s{2}R\s*$/m;

/** "ER+ PR- HER2-": a minus behind the name of a receptor. */
const MINUS = /\b[A-Z][A-Z0-9]+-(?=[\s,;.)]|$)/;

/** A sentence that denies something must stand on words that deny; what the knowledge entry itself denies is fine. */
export function negationProblems(
  sentence: string,
  spans: string,
  entries: string,
  isLab: boolean,
  where: string,
): string[] {
  if (!NEGATED.test(sentence)) return [];
  if (spans === '' || NEGATES.test(spans) || RESISTS.test(spans) || MINUS.test(spans) || NEGATED.test(entries))
    return [];
  if (
    isLab ||
    /\b(?:no range|no (?:later )?result|not within|not as (?:(?:it|they) should|expected|usual))\b/i.test(sentence)
  )
    return [];
  return [`${where}: it denies something its source does not deny`];
}

export function medicineProblems(sentence: string, ground: string, medicines: Set<string>, where: string): string[] {
  const flat = ground.toLowerCase().replace(/\//g, '-');
  return (sentence.toLowerCase().match(/[a-z][a-z-]{3,}/g) ?? [])
    .filter((word) => medicines.has(word) && !flat.includes(word))
    .map((word) => `${where}: the medicine ${word} is not in its source`);
}

/** Words that leave a thing open, and words that tell of the past. */
export const HEDGED =
  /\b(?:may|might|could|can|possib\w+|probabl\w+|likely|unlikely|suggest\w*|check\w* for|mentions|suspect\w*|suspici\w+|working diagnosis|concern\w*|question\w*|thought|think\w*|felt|feels?|believe\w*|appear\w*|seem\w*|presum\w*|assum\w*|consistent|compatible|unclear|unknown|rule\w* out|versus|whether|if|look for|evaluat\w+|consider\w*|worr\w+|perhaps|maybe|differential|impression|point(?:s|ed|ing) (?:strongly )?to)\b|\?/i;
export const PAST =
  /\b(?:past|reason for the test|background for the test|history|has had|have had|had|allergic|took|taken|gone|earlier|before|was|were|ago|prior|previous\w*|since|after|old|(?:19|20)\d\d|\w+ed|came|went|gave|began|felt|said|told|saw|last)\b|\d\/\d/i;
export const FAMILY =
  /\b(?:famil\w+|prenatal|pregnanc\w+|mother|father|parents?|brothers?|sisters?|siblings?|aunts?|uncles?|grand\w+|sons?|daughters?|child\w*|cousins?|wife|husband|mom|dad|relatives?|niece|nephew)\b/i;
