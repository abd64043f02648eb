import type { Mention, Understanding } from '../../understanding/types.js';

const ORGANS =
  /\b(?:lungs?|kidneys?|liver|heart|brain|breasts?|womb|prostate|bladder|thyroid|stomach|bowel|skin|pancreas|spine|knee|hip|shoulder|eyes?|testicles?)\b/g;

/**
 * "Interstitial fibrosis" of a kidney sample: the everyday name speaks of the lung, and neither the sample nor its line
 * names one. Only asked of findings in pathology reports; an illness may have spread from elsewhere.
 */
export function isOfOtherOrgan(
  mention: Mention,
  { lay, kind }: { lay: string; kind: string },
  { understanding: { report } }: { understanding: Understanding },
): boolean {
  const { type, title } = report.type;
  if (type !== 'pathology' || kind !== 'finding') return false;
  const named: string[] = lay.match(ORGANS) ?? [];
  if (named.length === 0) return false;
  // The next line may be of another sample.
  const before = report.text.slice(Math.max(0, mention.span.start - 120), mention.span.start);
  const behind = report.text.slice(mention.span.end, mention.span.end + 60);
  const line = `${before.slice(before.lastIndexOf('\n\n') + 1)} ${behind.split('\n')[0]}`;
  const sample: string[] = `${title} ${line}`.toLowerCase().match(ORGANS) ?? [];
  const alike = (one: string, other: string) => one.replace(/s$/, '') === other.replace(/s$/, '');
  return sample.length > 0 && !named.some((one) => sample.some((other) => alike(one, other)));
}
