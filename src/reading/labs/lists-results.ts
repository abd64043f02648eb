import { BAND_WORDS } from '../data/lab-words.js';
import { CUTOFF, isValue, type PlacedItem, RANGE_WORDS, SEX_OR_AGE } from './row-context.js';
import { SPECIMEN_LABEL } from './specimen.js';

/** "WBC 7.2, hemoglobin 12.1, platelets 234": several results in running text, not a row. */
export function listsResults(tail: readonly PlacedItem[], value: PlacedItem): boolean {
  return tail.some((item, at) => {
    const next = tail[at + 1];
    const words =
      item.kind === 'words' &&
      /[A-Za-z]{2}/.test(item.text) &&
      !RANGE_WORDS.test(item.text) &&
      !SEX_OR_AGE.test(item.text.trim()) &&
      !SPECIMEN_LABEL.test(item.text.trim()) &&
      !BAND_WORDS.test(item.text) &&
      !CUTOFF.test(item.text);
    return (
      words &&
      !isOfAnswer(item, value) &&
      next !== undefined &&
      next.cell === item.cell &&
      next.line === item.line &&
      isValue(next) &&
      !next.comparator
    );
  });
}

/** "Detected (VAF 38%)": a bracket in the cell of an answer in words tells of the answer. */
function isOfAnswer({ text, cell, line }: PlacedItem, value: PlacedItem): boolean {
  return value.kind === 'qualitative' && cell === value.cell && line === value.line && /^[([]/.test(text);
}
