import type { Analysis } from '../src/contract/analysis.js';

export interface GoldLabRow {
  analyte: string;
  value: string;
  unit: string | null;
  range: string | null;
  range_low: number | null;
  range_high: number | null;
  flag_printed: string | null;
}

/** Counts over the rows of a text: found by name and value, then right in unit, range and flag. */
export interface LabScore {
  gold: number;
  said: number;
  found: number;
  unit: number;
  range: number;
  flag: number;
  wrong: string[];
}

/** Scores read lab rows against gold rows; a row counts as found when name and value agree. */
export function scoreLabs(gold: GoldLabRow[], analysis: Analysis): LabScore {
  const left = [...analysis.labs];
  const score: LabScore = { gold: gold.length, said: left.length, found: 0, unit: 0, range: 0, flag: 0, wrong: [] };
  for (const row of gold) {
    const index = left.findIndex((lab) => fold(lab.name) === fold(row.analyte) && fold(lab.value) === fold(row.value));
    if (index < 0) {
      score.wrong.push(`${row.analyte} ${row.value}: not found`);
      continue;
    }
    const [lab] = left.splice(index, 1);
    if (!lab) continue;
    score.found += 1;
    if (fold(lab.unit ?? '') === fold(row.unit ?? '')) score.unit += 1;
    else score.wrong.push(`${row.analyte}: unit ${lab.unit}, not ${row.unit}`);
    if ((lab.range?.low ?? null) === row.range_low && (lab.range?.high ?? null) === row.range_high) score.range += 1;
    else score.wrong.push(`${row.analyte}: range ${lab.range?.low}-${lab.range?.high}, not ${row.range}`);
    if (fold(lab.flag ?? '') === fold(row.flag_printed ?? '')) score.flag += 1;
    else score.wrong.push(`${row.analyte}: flag ${lab.flag}, not ${row.flag_printed}`);
  }
  for (const lab of left) score.wrong.push(`${lab.name} ${lab.value}: not a row`);
  return score;
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[µμ]/g, 'u').replace(/\s+/g, ' ').trim();
}
