import type { UnderstoodLab } from '../types.js';
import type { Statement } from './statement.js';

/** The infection that a test is for, by the names of its concepts. */
const INFECTION: readonly (readonly [RegExp, RegExp])[] = [
  [/^hiv-/, /^(?:hiv|aids)\b/],
  [/^(?:rpr|treponemal-antibody)$/, /syphilis/],
  [/^hepatitis-a-/, /hepatitis-a\b/],
  [/^hepatitis-b-/, /hepatitis-b\b/],
  [/^hepatitis-c-/, /hepatitis-c\b/],
  [/^chlamydia-/, /chlamydia/],
  [/^gonorrhea-/, /gonorrh/],
  [/^trichomonas-/, /trichomon/],
  [/^toxoplasma-/, /toxoplasm/],
  [/^rubella-/, /rubella/],
  [/^measles-/, /measles/],
  [/^varicella-/, /chickenpox|varicella/],
  [/^(?:cmv)-/, /cmv|cytomegalovirus/],
  [/^parvovirus-/, /parvovirus|slapped-cheek|erythema-infectiosum/],
];
const NEGATIVE = /^(?:neg(?:ative)?|non-?\s?reactive|not (?:detected|isolated|present|seen|found)|none (?:detected|seen|found)|absent|undetected)\b/i; // biome-ignore format: one line
/** An answer that tells of protection or of old contact only. */
const OF_OLD = /-(?:igg|total|surface-antibody)$/;

/**
 * A disease is no finding where every result that is for it is negative, or tells only of protection: a line that names
 * it is then told in the report's own words. One result that is positive, open or awaited leaves all as it is.
 */
export function barByRows(statements: readonly Statement[], labs: readonly UnderstoodLab[]): void {
  const barred: RegExp[] = [];
  for (const [tests, disease] of INFECTION) {
    const rows = labs.filter(({ test }) => test !== null && tests.test(test));
    if (rows.length > 0 && rows.every((lab) => NEGATIVE.test(lab.value.trim()) || OF_OLD.test(lab.test ?? '')))
      barred.push(disease);
  }
  if (barred.length === 0) return;
  for (const { frame } of statements) {
    const { head } = frame;
    if (!head || head.ref.folder !== 'concepts' || frame.experiencer !== 'patient' || frame.negated) continue;
    if (frame.kind !== 'finding' && frame.kind !== 'diagnosis') continue;
    if ((frame.assertion !== 'present' && frame.assertion !== 'possible') || frame.temporality === 'historical')
      continue;
    if (!barred.some((disease) => disease.test(head.ref.id))) continue;
    frame.kind = 'finding';
    frame.assertion = 'conditional';
    frame.temporality = 'hypothetical';
    frame.urgency = null;
    frame.ownWords = 'comment';
  }
}
