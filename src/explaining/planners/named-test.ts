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

/** Pictures that a note names at the head of a line, in their everyday names. The first that fits. */
const PICTURES: readonly (readonly [words: RegExp, name: string])[] = [
  [/^(?:HCT\b(?!\W{0,3}\d\d(?:\.\d+)?(?![\d/]))|(?:head|brain|cranial) CT\b|CT (?:scan )?(?:of the )?(?:head|brain)\b)/i, 'the CT scan of the head'],
  [/^(?:(?:brain|head) MRI\b|MRI (?:scan )?(?:of the )?(?:brain|head)\b)/i, 'the MRI scan of the brain'],
  [/^(?:CT|CAT)\b(?! surgery| surgeon)/, 'the CT scan'],
  [/^MRI?\b/, 'the MRI scan'],
  [/^(?:CXR|chest (?:x-?ray|radiograph))\b/i, 'the chest X-ray'],
  [/^(?:x-?rays?|XR|plain films?|radiographs?)\b/i, 'the X-ray'],
  [/^(?:TTE|TEE|echo(?:cardiogra(?:m|phy))?)\b/i, 'the heart ultrasound'],
  [/^(?:EKG|ECG)\b/, 'the heart tracing'],
  [/^(?:(?:carotid|renal|pelvic|abdominal|venous) )?(?:duplex|doppler|ultrasound|USS|US)\b/, 'the ultrasound'],
]; // biome-ignore format: one test a line
const LEAD_IN = /^\W*(?:(?:the|an?|his|her|your|initial|repeat|admission|emergent|stat|non-?contrast(?:ed)?) )*/i;
const DATED = /\b\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\b/;

/**
 * "HCT without contrast, 11/18/92: skull fracture" among the lines of an exam: the picture that its line opens with, with its
 * date, since no exam by hand found it; null where the line opens with none.
 */
export function pictureOfLine({ head, sentence, source }: Frame, ctx: Context): string | null {
  const line = ctx.understanding.report.sentences[sentence];
  if (head === null || line === undefined) return null;
  const words = ctx.clean({ start: Math.min(line.span.start, source.start), end: head.span.start });
  const bare = words.replace(LEAD_IN, '');
  const name = PICTURES.find(([pattern]) => pattern.test(bare))?.[1];
  if (name === undefined) return null;
  const date = DATED.exec(bare)?.[0];
  return date === undefined ? name : `${name} (${date})`;
}
