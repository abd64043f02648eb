import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { tellsOfSeveral } from '../planners/specimens.js';
import { isCalm } from '../summary/conclusion-first.js';
import { isPresent, type WrittenFinding } from '../written.js';

/** Names of cancer as a whole: what is denied by one of them is denied of every kind. */
const ANY_CANCER: ReadonlySet<string> = new Set([
  'cancer', 'carcinoma', 'malignant', 'malignancy', 'malignant-cells', 'negative-for-intraepithelial-lesion-or-malignancy',
]); // biome-ignore format: one list
const ONE_KIND = /\b(?:high[- ]grade|invasive|residual|recurrent|metasta\w*|definite|some|beside|except|other)\b/i;
const SAID = /\bno (?:sign of )?cancer\b|\bnot cancer\b|\bno abnormal cells\b/i;
const NOT_CANCER = /\bnot cancer\b/i;

/**
 * Of a sample in which nothing frightens, the word that everybody waits for: that no cancer was seen, or that what was
 * found is not cancer. Only where the report's own conclusion says so, or the meaning of its one finding does.
 */
export function benignWord(findings: readonly WrittenFinding[], main: readonly Said[], ctx: Context): Said[] {
  if (ctx.understanding.report.type.type !== 'pathology') return [];
  if (findings.some(({ sensitive, importance }) => sensitive && importance !== 'normal')) return [];
  if (main.some(({ text }) => SAID.test(text))) return [];
  const denied = findings.find(
    (one) =>
      isCalm(one) &&
      one.concluded &&
      one.frames.some(({ kind, head }) => kind === 'absent' && head !== null && ANY_CANCER.has(head.ref.id)) &&
      /\bcancer\b/.test(one.plan.what.text) &&
      !ONE_KIND.test(one.plan.what.text),
  );
  if (denied !== undefined) {
    const { what } = denied.plan;
    return [tellsOfSeveral(ctx) ? what : say('no sign of cancer was seen', what.sources, what.knowledge)];
  }
  const found = findings.filter((one) => isPresent(one) && one.frames.some(({ head }) => head !== null));
  const [only] = found;
  if (only === undefined || !only.concluded || found.length > 2) return [];
  return only.plan.meaning.filter(({ text }) => NOT_CANCER.test(text)).slice(0, 1);
}
