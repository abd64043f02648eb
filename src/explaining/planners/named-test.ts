import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** Other tests that a line may open with, by the words it names them with, and what titles they themselves have. */
const TESTS: readonly (readonly [words: string, name: string, title: RegExp])[] = [
  ['EKG|ECG|electrocardiogram', 'the heart tracing', /\b(?:EKG|ECG|electrocardiogram|heart tracing|heart rhythm|holter)\b/i],
  ['MRI?', 'the MRI scan', /\bMRI?\b/i],
  ['CT', 'the CT scan', /\bCT\b/],
  ['CXR|chest (?:x-?ray|radiograph)', 'the chest X-ray', /x-?ray|radiograph/i],
]; // biome-ignore format: one test a line
const OPENS = TESTS.map(([words, name, title]) => ({
  name,
  title,
  opens: new RegExp(
    String.raw`^\W*(?:(?:the|a|an|his|her|your|patient['’]?s?|baseline|resting|recent|initial|prior|admission) ){0,3}(?:${words})\b(?: (?:of|scan)\b)?[^.;:,]{0,50}\b(?:was|is|shows?|showed|reveals?|revealed|demonstrates?|demonstrated|confirmed)\b`,
    'i',
  ),
}));

/**
 * "The baseline EKG was normal sinus rhythm" in the report of a scan: the test that the line names as its subject, where
 * the report is not one of that test; null elsewhere.
 */
export function testThatTells(frame: Frame, ctx: Context): string | null {
  const { report } = ctx.understanding;
  const line = report.sentences[frame.sentence];
  if (!ctx.teller.sees || frame.head === null || line === undefined || line.label !== null) return null;
  const words = ctx.clean({ start: line.span.start, end: frame.head.span.end });
  return OPENS.find(({ opens, title }) => opens.test(words) && !title.test(report.type.title))?.name ?? null;
}
