import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { glossesFor } from '../retell/quote.js';
import { labelAbove } from '../summary/label-above.js';
import { type Plan, plan } from './plan.js';
import { quotable } from './quote.js';

/**
 * What is denied or called normal without a place holds for the study or the part under whose title it stands, never for
 * the whole paper: it is told in the report's own words, with that title.
 */
export function planApart(frames: readonly Frame[], ctx: Context): Plan | null {
  const [first] = frames;
  if (first === undefined || ctx.understanding.report.type.type !== 'imaging') return null;
  const free = (frame: Frame) => frame.sites.every(({ ref }) => ANY_PART.test(ref.id));
  if (frames.some((frame) => !free(frame) || frame.head === null || frame.experiencer !== 'patient')) return null;
  const sentence = ctx.understanding.report.sentences[first.sentence];
  if (sentence === undefined) return null;
  const study = studyOf(first.sentence, ctx);
  const label =
    study === null && frames.every((frame) => frame.sites.length === 0 && isOfAnything(frame, ctx))
      ? labelAbove(first.sentence, ctx)
      : null;
  const title = study ?? label;
  if (title === null) return null;
  const beside = study === null || sentence.label != null ? null : labelAbove(first.sentence, ctx, true);
  const words = quotable(ctx.clean(sentence.span));
  const names = [title, beside].flatMap((one) =>
    one === null ? [] : [`“${ctx.clean(one).replace(/^[\s“”":.]+|[\s“”":.]+$/g, '')}”`],
  );
  if (words === null) return null;
  return {
    ...plan(
      `under ${[...new Set(names)].join(' and ')}, the report says: “${words}”`,
      [sentence.span, title, ...(beside === null ? [] : [beside])],
      frames.flatMap(({ head }) => (head === null ? [] : [head.ref.id])),
    ),
    details: glossesFor(sentence.span, ctx).slice(0, 2),
  };
}

/**
 * What is denied or called normal without a place, under the title of a study that names its part ("CT HEAD"): with that
 * part as its place, unless its own name holds one. Null where no such title stands above.
 */
export function inItsStudy(frames: readonly Frame[], ctx: Context): Frame[] | null {
  const [first] = frames;
  if (first === undefined || ctx.understanding.report.type.type !== 'imaging') return null;
  if (frames.some(({ sites, head, experiencer }) => sites.length > 0 || head === null || experiencer !== 'patient'))
    return null;
  const study = studyOf(first.sentence, ctx);
  if (study === null || labelAbove(first.sentence, ctx, true) !== null) return null;
  const label = ctx.understanding.report.sentences[first.sentence]?.label?.span;
  if (label !== undefined && label.start !== study.start && !/^\W*(?:findings?|impression|conclusion)\W*$/i.test(ctx.clean(label))) return null; // biome-ignore format: one line
  const parts = ctx.mentions.within(study).filter(({ kind }) => kind === 'anatomy');
  const words = ctx.clean(study);
  const sides = [...words.matchAll(/\b(left|right|both|bilateral)\b/gi)].map(([side]) => side.toLowerCase());
  const [part] = parts;
  if (part === undefined || parts.length > 1 || sides.length > 1 || nounOf(part, ctx) === null) return null;
  const [side = null] = sides;
  const laterality = side === 'left' || side === 'right' ? side : side === null ? null : 'both';
  return frames.map((frame) =>
    frame.laterality === null && !namesItsPlace(frame, ctx)
      ? { ...frame, sites: [part], laterality, label: study }
      : frame,
  );
}

const PLACE =
  /\b(?:brain|skull|head|lungs?|heart|liver|kidneys?|spine|spinal|disc|bowel|belly|stomach|chest|breasts?|eyes?|ears?|sinus\w*|neck|bladder|womb)\b/;

/** "A broken skull bone", "air around the lung" */
function namesItsPlace({ head }: Frame, ctx: Context): boolean {
  const noun = head === null ? null : nounOf(head, ctx);
  return noun === null || PLACE.test(noun.lay);
}

/** Parts that there are many of. */
const ANY_PART =
  /^(?:joint|bones?|soft-tissues|tissue|muscle|blood-vessels?|artery|vein|nerve|lymph-node|skin|fat|cartilage|ligament|tendon|disc)$/;

/** "No focal lesion": a word that may be said of any part. */
function isOfAnything(frame: Frame, ctx: Context): boolean {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  return noun !== null && noun.system === 'general' && !/cancer|malignan|metasta|tumou?r/.test(noun.id);
}

const TITLE =
  /^\W*(?:(?:XR|CR|DX|CT|CTA|MRI|MRA|MR|US|USS|USG|PET|NM|DXA|DEXA)\b(?!-)|X-?RAYS?\b|RADIOGRAPHS?\b|ULTRASOUND\b|MAMMOGRA\w+|DOPPLER\b|(?:[A-Z][A-Z-]+ ){1,4}(?:SCAN|ULTRASOUND|X-?RAYS?|MRI|CT|RADIOGRAPHS?|VIEWS?)\b)[^.;]{0,70}$/;
const NO_TITLE =
  /\b(?:shows?|showed|compared|comparison|dated|prior|previous|recommend\w*|suggest\w*|advis\w*|no|not|is|are|was|were|guided|follow|repeat|if|contrast given|protocol|technique|see|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})\b/i;

const known = new WeakMap<object, readonly { sentence: number; span: Span }[]>();

/** The titles of the studies that one paper holds; none where it is of one study. */
export function studiesIn(ctx: Context): readonly { sentence: number; span: Span }[] {
  const { report } = ctx.understanding;
  const found = known.get(report);
  if (found !== undefined) return found;
  const titles: { sentence: number; span: Span; key: string }[] = [];
  const put = (span: Span, sentence: number) => {
    const words = ctx
      .clean(span)
      .replace(/\s*:\s*$/, '')
      .trim();
    if (words.length < 4 || !TITLE.test(words) || NO_TITLE.test(words) || words !== leadInCapitals(words)) return;
    const key = words.toLowerCase().replace(/\W+/g, ' ');
    if (!titles.some((one) => one.key === key)) titles.push({ sentence, span, key });
  };
  report.sections.forEach(({ heading, sentences }) => {
    if (heading != null) put(heading.span, sentences[0]?.index ?? Number.POSITIVE_INFINITY);
  });
  for (const sentence of report.sentences) {
    if (sentence.label != null && sentence.label.span.end < sentence.span.end) put(sentence.label.span, sentence.index);
    else put(sentence.span, sentence.index);
  }
  const placed = titles.filter(({ span }) =>
    ctx.mentions.within(span).some(({ kind }) => kind === 'anatomy' || kind === 'test' || kind === 'procedure'),
  );
  const list = placed.length < 2 ? [] : placed.sort((a, b) => a.span.start - b.span.start);
  known.set(report, list);
  return list;
}

/** "XR LEFT ELBOW (same attendance)": the title itself is printed in capitals. */
function leadInCapitals(words: string): string {
  const bare = words.replace(/\([^)]*\)/g, '');
  return /[a-z]{2}/.test(bare.replace(/\b(?:and|of|with|the|for|w|wo|to)\b/g, '')) ? '' : words;
}

/** The title of the study under which a sentence stands, where the paper holds several. */
function studyOf(sentence: number, ctx: Context): Span | null {
  const start = ctx.understanding.report.sentences[sentence]?.span.start ?? 0;
  return studiesIn(ctx).findLast(({ span }) => span.start <= start)?.span ?? null;
}
