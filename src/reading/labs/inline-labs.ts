import type { ReportType } from '../../contract/analysis.js';
import type { Knowledge } from '../../knowledge/index.js';
import { lineEnd, lineStart } from '../line-starts.js';
import { Screened } from '../screened.js';
import type { LabRow, Section, SectionKind, Sentence } from '../types.js';
import { gasFigures } from './gas-figures.js';
import {
  CALLED_CRITICAL,
  FLUID_CHEMISTRY,
  FLUID_LET_OUT,
  OF_FLUIDS,
  OTHER_FLUID,
  RESULT_ALONE,
  STAINED_FLUID,
} from './inline-words.js';
import { newestResults } from './newest.js';
import type { NumberStyle } from './number.js';
import { isOfBefore } from './of-before.js';
import { OF_ANOTHER_PERSON, standsAlone } from './prose-guards.js';
import { SentenceReader } from './sentence-reader.js';
import { type Specimen, specimenIn, specimenOfLine } from './specimen.js';
import { isDailyDose } from './unit.js';

/** Sections in which values in running text are results even one at a time. */
const LAB_SECTIONS: ReadonlySet<SectionKind> = new Set(['results']);
/** Sections that speak of other people, orders or doses: numbers there are no results. */
const NO_LABS: ReadonlySet<SectionKind> = new Set([
  'medications', 'discharge_medications', 'admission_medications', 'family_history', 'social_history', 'instructions', 'diet', 'activity',
  'follow_up', 'warning_signs', 'gross', 'microscopic', 'technique', 'method', 'surgical_history', 'header', 'exam', 'comparison',
]); // biome-ignore format: one list
/** What the eye or the microscope saw of a fluid. */
const LOOKED_THROUGH: ReadonlySet<SectionKind> = new Set([
  'gross',
  'microscopic',
  'technique',
  'method',
  'history_present',
]);
const LAB_CUE = new Screened(
  /\b(?:labs?|laborator(?:y|ies)|blood (?:work|tests?|count)|chemistr(?:y|ies)|cbc|bmp|cmp|lft'?s?|serum|electrolytes)\b/i,
);
/** What a look through the microscope or at pictures found holds no results of the laboratory. */
const LOOKED_AT: ReadonlySet<SectionKind> = new Set(['findings', 'impression', 'diagnosis']);
const LONGEST_SENTENCE = 4000;

/**
 * Laboratory values in running text ("WBC 12.3, Hgb 9.8, creatinine of 1.4"): only known tests directly in front of a
 * number, in a section of results, beside other values, or with a verb or a unit. The sentences stay as they are; rows
 * lie inside them.
 */
export function inlineLabs(
  clean: string,
  sections: readonly Section[],
  sentences: readonly Sentence[],
  knowledge: Knowledge,
  style: NumberStyle,
  type: ReportType,
): LabRow[] {
  const rows: LabRow[] = [];
  const looked = type === 'pathology' || type === 'imaging';
  const reader = new SentenceReader(knowledge, style);
  const titled = type === 'laboratory' || type === 'pathology' ? fluidOfTitle(clean) : null;
  let fluid = { section: -1, left: 0 };
  const single: { section: number; rows: readonly LabRow[] }[] = [];
  const ofResults = new Set<number>();
  for (const [at, sentence] of sentences.entries()) {
    const kind = sections[sentence.section]?.kind ?? 'other';
    const text = clean.slice(
      sentence.span.start,
      Math.min(sentence.span.end, sentence.span.start + LONGEST_SENTENCE + 1),
    );
    if (type === 'laboratory' && (TOLD_TO_THE_LAB.has(kind) || isToldToTheLab(clean, sentence.span.start))) continue;
    if (
      titled !== null &&
      !LOOKED_THROUGH.has(kind) &&
      text.length <= LONGEST_SENTENCE &&
      /\d/.test(text) &&
      !ON_A_GERM.test(text)
    ) {
      rows.push(...ofFluid(reader.read(text, sentence.span.start, false, true, true).found, titled));
      continue;
    }
    if (
      NO_LABS.has(kind) ||
      (looked && LOOKED_AT.has(kind)) ||
      sentence.span.end - sentence.span.start > LONGEST_SENTENCE
    )
      continue;
    const heading = sections[sentence.section]?.heading?.text ?? '';
    // The values of a spinal tap may go on in the sentences behind it.
    if (OTHER_FLUID.test(text)) fluid = { section: sentence.section, left: 2 };
    else if (fluid.section !== sentence.section || LAB_CUE.test(text)) fluid.left = 0;
    else fluid.left -= 1;
    if (ON_A_GERM.test(text)) continue;
    // What stands behind such a label goes to the results of today, where a sheet has them.
    if (
      type !== 'laboratory' &&
      isOfBefore(clean.slice(sentence.label?.span.start ?? sentence.span.start, sentence.span.end))
    )
      continue;
    if (isOfAnother(clean, sentence.span.start)) continue;
    if (!/\d/.test(text) || fluid.left > 0 || OTHER_FLUID.test(heading)) continue;
    if (STAINED_FLUID.test(text) && FLUID_CHEMISTRY.test(text)) continue;
    // "ABG: 7.29/58/61": the label or the heading says what they are of.
    const above = sections[sentence.section]?.heading;
    const headed = above && sentence.span.start - above.span.end < 6 ? above : sentence.label;
    const from = headed?.span.start ?? sentence.span.start;
    rows.push(...gasFigures(clean.slice(from, sentence.span.start + text.length), from, style));
    const cued = LAB_SECTIONS.has(kind) || LAB_CUE.test(text) || LAB_CUE.test(heading);
    // "Test: troponin. Result: 1.4"
    const before = RESULT_ALONE.test(text) ? sentences[at - 1] : undefined;
    const start = before?.section === sentence.section ? before.span.start : sentence.span.start;
    const whole = clean.slice(start, sentence.span.start + text.length).replaceAll('\n', ' ');
    const { found: all, linked } = reader.read(whole, start, CALLED_CRITICAL.test(heading), cued);
    const letOut = FLUID_LET_OUT.test(text) && !FROM_BLOOD.test(text);
    const ofLimits = SAYS_LIMITS.test(text);
    const found = all.filter(
      (row) =>
        !(ofLimits && row.comparator !== null) &&
        !(letOut && OF_FLUIDS.test(row.name.trim())) &&
        !isDailyDose(row.unit, text),
    );
    const called = found[0]?.flag === 'critical';
    const alone = found[0] && found[0].source.end - found[0].source.start >= text.replace(/[\s.]+$/, '').length;
    const own = found[0] && standsAlone(found[0], whole.slice(0, found[0].source.start - start));
    const read = withBlood(found, `${heading} ${whole}`);
    if (found.length >= 2 || (found.length === 1 && (cued || linked || called || alone || own || found[0]?.unit))) {
      rows.push(...read);
      if (!alone) ofResults.add(sentence.section);
    } else if (found.length === 1) single.push({ section: sentence.section, rows: read });
  }
  // "Total cholesterol 6.4, LDL 4.1. HbA1c 44 in the prediabetes range.": one by itself beside sentences of results.
  for (const { section, rows: beside } of single) if (ofResults.has(section)) rows.push(...beside);
  rows.sort((a, b) => a.source.start - b.source.start);
  return newestResults(rows, clean, knowledge);
}

/** Up to three lines above, without a line left free between, results of somebody else are announced. */
function isOfAnother(clean: string, start: number): boolean {
  const above =
    clean
      .slice(Math.max(0, start - 400), lineStart(clean, start))
      .split(/\n[^\S\n]*\n/)
      .at(-1) ?? '';
  return above.split('\n').some((line) => OF_ANOTHER_PERSON.test(line));
}

/** What the laboratory was told with the sample: no value of this sample stands there. */
const TOLD_TO_THE_LAB: ReadonlySet<SectionKind> = new Set(['indication', 'history_present', 'past_history', 'chief_complaint']); // biome-ignore format: one line
const CLINICAL_DETAILS =
  /\b(?:clin(?:ical)?\.?[ -](?:det(?:ail)?s?|info\w*|hx|history|notes?|data|summary|indications?|background)|(?:relevant )?history|hx|indications?|reason for (?:test(?:ing)?|request)|details|info)\b\.?\s?(?::|-(?=\s))/i;

/** "Clin details: recurrent UTI. eGFR 54." on one printed line. */
function isToldToTheLab(clean: string, start: number): boolean {
  const from = lineStart(clean, start);
  const line = clean.slice(Math.max(from, start - 300), Math.min(lineEnd(clean, start), start + 60));
  const label = CLINICAL_DETAILS.exec(line);
  return label !== null && label.index <= start - Math.max(from, start - 300) + 2;
}

/** "Glucose ≥ 7.0 together with HbA1c ≥ 48 fulfils the criteria": limits, and no results. */
const SAYS_LIMITS = new Screened(
  /\b(?:criteri(?:a|on)|thresholds?|cut-?offs?|defined as|defines|diagnostic (?:of|for)|(?:values?|levels?|results?) (?:of |above |below |over |under )?[<>≥≤])|(?:[<>≥≤]=?|\b(?:below|above|under|over|(?:less|greater|more|lower|higher) than)) ?\d[\d.]*[^.;]{0,60}\b(?:suggests?|indicates?|implies|requires?|confirms?|excludes?|(?:is|are) (?:\w+ )?(?:required|needed|necessary|mandatory|desirable|ideal|diagnostic|consistent|suggestive|associated|unlikely|likely|rare|usual|compatible))\b/i,
);

/** The fluid that the first lines of a report name as what was tested: its values are none of the blood. */
function fluidOfTitle(clean: string): Specimen | null {
  for (const line of clean
    .slice(0, 400)
    .split('\n')
    .filter((one) => one.trim() !== '')
    .slice(0, 2)) {
    const named = specimenOfLine(line.trim());
    if (
      named === 'csf' ||
      named === 'fluid' ||
      named === 'other' ||
      (named === 'urine' &&
        /^\W*(?:(?:specimen|sample|source)\b|urine (?:microscopy|m[,/ ]?c[ ,/&]*s)(?:,? culture)?[^A-Za-z]*$)/i.test(
          line,
        ))
    )
      return named;
  }
  return null;
}

const FROM_BLOOD = /\b(?:serum|plasma|blood(?![ -]?stained))\b/i;

function ofFluid(rows: readonly LabRow[], specimen: Specimen): LabRow[] {
  return rows.map((row) => ({ ...row, specimen: FROM_BLOOD.test(row.name) ? ('blood' as const) : specimen }));
}

/** "Gentamicin   <=1   S": how a medicine works on a germ, not its level. */
const ON_A_GERM =
  /\s(?:[<>≤≥]=?\s?)?\d[\d./]*\s{1,20}(?:[SIR]|(?:[Ss]usceptible|[Ss]ensitive|[Rr]esistant|[Ii]ntermediate|SUSCEPTIBLE|SENSITIVE|RESISTANT|INTERMEDIATE)(?:[, -]{1,3}\w+){0,3})\W{0,3}$|^\W{0,3}[A-Za-z][A-Za-z/ -]{3,34}?\s{2,40}(?:[SIR]|SDD)\s{1,20}[<>≤≥]?=?\s?\d[\d./]*(?: ?[mu]?g\/m?L)?\W{0,3}$/;

const GAS =
  /^(?:blood )?(?:ph|p?co2|p?o2|pa?co2|pa?o2|hco3|bicarb\w*|(?:o2|oxygen) sat\w*|lactate|lactic acid|base (?:excess|deficit))$/i;

/** "VBG: pH 7.31": values of a blood gas with the blood that their sentence names. */
function withBlood(rows: readonly LabRow[], sentence: string): readonly LabRow[] {
  if (!rows.some((row) => GAS.test(row.name))) return rows;
  const specimen = specimenIn(sentence);
  if (specimen !== 'arterial' && specimen !== 'venous' && specimen !== 'capillary') return rows;
  return rows.map((row) => (GAS.test(row.name) ? { ...row, specimen } : row));
}
