import type { Context } from '../context.js';

/** The label of a part of the body in an examination. */
const PART_EXAMINED =
  /^\W*(?:general|gen|heent|head|eyes?|ears?|nose|throat|mouth|neck|nodes|lymph\w*|chest|lungs?|resp\w*|breasts?|heart|cor|cv|cvs|cardi\w+|abd\w*|gi|gu|genit\w+|pelvi\w+|rectal|extremit\w+|ext|limbs|musculo\w+|back|spine|skin|neuro\w*|cns|psych\w*|mental status|vascular)\b/i;

/** "VITAL SIGNS: …" as a heading in the middle of an examination: from the next part of the body on, it goes on below it. */
export function examBelowVitals({ understanding: { report } }: Context): ReadonlySet<number> {
  const below = new Set<number>();
  for (const { kind, sentences } of report.sections) {
    if (kind !== 'vitals') continue;
    const at = sentences.findIndex(({ label }) => label !== null && PART_EXAMINED.test(label.text));
    for (const { index } of at < 0 ? [] : sentences.slice(at)) below.add(index);
  }
  return below;
}
