import type { UnderstoodLab } from '../../understanding/types.js';

/** Tests of stores, fats, cell sizes, shares, antibodies and markers: no level of them is an emergency by itself. */
const NO_EMERGENCY =
  /^(?:ferritin|iron|tibc|iron-saturation|transferrin|vitamin-.*|folate|homocysteine|zinc|copper|selenium|methylmalonic-acid|cholesterol-total|hdl.*|ldl.*|non-hdl|vldl|chol-hdl-ratio|lipoprotein-a|apo.*|small-ldl.*|mcv|mch|mchc|rdw.*|mpv|red-blood-cells|.*-percent|(?:eosinophils|monocytes|basophils)-absolute|total-protein|globulin|ag-ratio|hemoglobin-a1c|estimated-average-glucose|fructosamine|tpo-.*|thyroglobulin.*|amh|dhea-s|shbg|testosterone.*|igf-1|prolactin|fsh|lh|estradiol|progesterone|psa.*|cea|ca-\d.*|afp|he4|ana|.*-antibod(?:y|ies)|immunoglobulin-.*|.*-ig[gm]|esr|bun-creatinine-ratio|homa-ir|insulin|c-peptide|urine-(?!drug).*)$/;
/** The report's own word, beyond a doubled letter or sign. */
const IN_WORDS = /crit|panic/i;

/**
 * "Iron saturation   4   LL": a doubled letter on a test of which no level is an emergency is told as the laboratory's mark,
 * not as a call for help. The status stays as printed.
 */
export function isOnlyMarked({ status, test, flag, beyondCritical }: UnderstoodLab): boolean {
  if (!/^critical/.test(status) || beyondCritical !== null || test === null) return false;
  return !IN_WORDS.test(flag ?? '') && NO_EMERGENCY.test(test);
}
