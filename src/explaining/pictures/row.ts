import type { Context } from '../context.js';

/** A line of a picture or of a test of the body's work, with what it stands under. */
export interface Line {
  /** The line without its label, its mark and its closing stop; blanks are single. */
  words: string;
  /** The label before it in small letters ("cervix"), empty where there is none. */
  label: string;
  /** The label at the start of the printed line that the sentence stands on ("l3/4"), empty where there is none. */
  above: string;
  ctx: Context;
}

/** What a line says in plain sentences, told whole. */
export interface ToldRow {
  texts: string[];
  /** All that it says is as it should be. */
  well?: boolean;
  /** What was found weighs as its finding does. */
  found?: boolean;
  knowledge?: readonly string[];
}

export type RowTeller = (line: Line) => ToldRow | null;

/** One set clause with what it says; groups of the pattern stand in what is said. */
export type SetClause = readonly [RegExp, (found: RegExpExecArray) => string];

/** Parts of a line between commas, semicolons, stops and "and"; figures keep their points. */
export function clausesOf(words: string): string[] {
  return words
    .split(/\s*[,;]\s+(?:and )?|\.\s+(?=[A-Z])|\s+and\s+(?=(?:closed|open|long|measures|not)\b)/)
    .map((one) => one.trim().replace(/[.,;]+$/, ''))
    .filter((one) => one !== '');
}

/** Each clause by the first pattern that fits it; null where one of them fits none. */
export function byClauses(words: string, set: readonly SetClause[]): string[] | null {
  const told: string[] = [];
  for (const clause of clausesOf(words)) {
    const text = oneOf(clause, set);
    if (text === null) return null;
    if (text !== '' && !told.includes(text)) told.push(text);
  }
  return told.length === 0 ? null : told;
}

/** What the first pattern that fits a clause says. */
export function oneOf(clause: string, set: readonly SetClause[]): string | null {
  for (const [pattern, says] of set) {
    const found = pattern.exec(clause);
    if (found !== null) return says(found);
  }
  return null;
}

/** "3.7cm" -> "3.7 cm". */
export const sized = (figure: string, unit: string): string => `${figure} ${unit.toLowerCase()}`;

/** A pattern of a whole clause, in capitals or not. */
export const when = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'i');

/** A size in one to three figures, with its unit behind the last. */
export const SIZE = String.raw`(\d{1,3}(?:\.\d{1,2})? ?(?:mm|cm)?(?: ?[x×] ?\d{1,3}(?:\.\d{1,2})? ?(?:mm|cm)?){0,2}(?<=mm|cm))`;

/** The line with its label; the name of the test itself in front of it is left out. */
export function whole({ words, label }: Line): string {
  const line = label === '' ? words : `${label}: ${words}`;
  return line.replace(/^(?:ultrasound|uss?|mammogram|mri|ct|findings)\s*:\s*/i, '');
}
