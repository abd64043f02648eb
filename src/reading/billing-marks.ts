import type { Span } from '../contract/analysis.js';

const BILLED = /[ \t]\(HCC\)/g;
const OF_LIVER_CANCER = /\b(?:carcinoma|hepatoma|hepatocellular|cancer|tumou?r|mass|lesion|nodule)\b[^\n]{0,20}$/i;

/** "Atrial fibrillation (HCC)": a mark of American records for what is paid, and no liver cancer. */
export function billingMarks(plain: string): Span[] {
  return [...plain.matchAll(BILLED)]
    .filter(({ index }) => !OF_LIVER_CANCER.test(plain.slice(Math.max(0, index - 60), index)))
    .map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }));
}
