import type { Frame, Mention } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** What a denial of says nothing by itself. */
export const NOT_DENIED: ReadonlySet<string> = new Set(['descriptor', 'normal', 'anatomy', 'lab', 'score', 'other']);

/** "Negative for papillary carcinoma features", "no cytologic features of carcinoma": only how it looks is denied. */
export function isOfItsLook({ head, source }: Frame, ctx: Context): boolean {
  if (ctx.understanding.report.type.type !== 'pathology' || head === null) return false;
  return /^[- ](?:(?:nuclear|cytologic|cell|histologic) )?(?:features|changes|morphology|patterns?|abnormalit(?:y|ies)|pathology)\b/i.test(
    ctx.understanding.report.clean.slice(head.span.end, Math.min(source.end, head.span.end + 40)),
  );
}

const ANY_CANCER = /^(?:carcinoma|cancer|malignancy|tumou?r|neoplasm|adenocarcinoma|lymphoma|sarcoma)$/;
const NO_KIND =
  /^(?:[a-z]|no|not|without|negative|free|uninvolved|margins?|edges?|by|has|have|had|is|are|was|family|of|for|any|evidence|signs?|definite|definitive|obvious|invasive|residual|recurrent|metastatic|malignant|primary|in|situ|the|a|an|or|and|is|seen|identified|absence|lack|there|high|low|grade|viable|overt|frank|gross|suspicious|acute|new|other|additional|significant|diagnostic|features?|to|suggest|suggesting|suggestive|indicate|indicating|findings|convincing|clear|microscopic|occult|underlying)$/i;

/** "No signet ring cell carcinoma": one kind is denied, not cancer. Null where no kind is named. */
export function oneKind(frame: Frame, id: string, ctx: Context): string | null {
  const { head } = frame;
  if (head === null || !ANY_CANCER.test(id) || head.span.start < frame.source.start) return null;
  const before = ctx.clean({ start: frame.source.start, end: head.span.start });
  const words = before.split(/[^A-Za-z-]+/).filter(Boolean);
  const kind: string[] = [];
  for (const word of words.reverse()) {
    if (
      NO_KIND.test(word) ||
      ctx.mentions
        .within(frame.source)
        .some((other) => other.kind === 'anatomy' && ctx.clean(other.span).includes(word))
    )
      break;
    kind.unshift(word);
  }
  return kind.length === 0 ? null : `one kind of cancer (${[...kind, ctx.clean(head.span)].join(' ').toLowerCase()})`;
}

/** "Margins negative for carcinoma": denied of the cut edges, never of the sample. */
export function isOfEdges(frame: Frame, ctx: Context): boolean {
  const { head } = frame;
  // "Without dysplasia, margins cannot be assessed": the edges are another matter.
  const ofHead = (site: Mention): boolean =>
    head === null ||
    site.span.start < head.span.start ||
    !/[,;]/.test(ctx.clean({ start: head.span.end, end: Math.max(head.span.end, site.span.start) }));
  if (frame.sites.some((site) => site.ref.id === 'surgical-margin' && ofHead(site))) return true;
  if (ctx.understanding.report.type.type !== 'pathology' || frame.head === null) return false;
  const sentence = ctx.understanding.report.sentences[frame.sentence]?.span.start ?? frame.source.start;
  const before = ctx.clean({ start: Math.min(sentence, frame.head.span.start), end: frame.head.span.start });
  return /\b(?:margins?|(?:cut|resection|surgical|excision) edges?)\b[^.;]*$/i.test(before);
}

/** "no other lesions with the exception of hemorrhoids": the exception is there, so it is not told as absent. */
export function isExcepted(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || frame.head.span.start < frame.source.start) return false;
  const before = ctx.clean({ start: frame.source.start, end: frame.head.span.start });
  return /\b(?:except(?:ing|ion)?|other than|apart from|aside from)\b[^,.;]{0,30}$/i.test(before);
}

const UNSEEN_PART =
  /\b(?:base|floor|bottom|edges?|borders?|periphery|depth|deep(?:est)? (?:aspect|part|edge)|(?:full|entire) (?:extent|thickness|depth)|whole|entirety) of (?:an? |the |this |these |any )?(?:\w+ )?$/i;

/** "No source of her pain", "no need for a tube": the source and the need are denied, not the thing. */
export function isOfItsCause(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || frame.head.span.start < frame.source.start) return false;
  const before = ctx.clean({ start: frame.source.start, end: frame.head.span.start });
  // "As the base of the lesion is not seen": a part of it could not be looked at, and nobody denies the whole.
  if (UNSEEN_PART.test(`${before} `) && !/\b(?:no|not|without)\b/i.test(before)) return true;
  return /\b(?:source|cause|reason|explanation|need|relief|improvement|change|correlate|counterpart|correlation)s? (?:of|for|in|from|to|with) (?:an? |the |her |his |this |these |any |another |further )?(?:\w+ )?$/i.test(
    `${before} `,
  );
}

/** "Without relief and desires surgery", "no source before considering surgery": the deed itself is not denied. */
export function isFarFromDenial(frame: Frame, kind: string, ctx: Context): boolean {
  if (frame.head !== null && frame.head.span.start >= frame.source.start) {
    const front = ctx.clean({ start: frame.source.start, end: frame.head.span.start });
    // "Should not be relied upon where sepsis is suspected": of the medicine, not of the illness.
    if (/\b(?:not|never|no)\b[^,;.]*\b(?:where|unless|relied|rely|in case of)\b[^,;.]*$/i.test(front)) return true;
  }
  if ((kind !== 'procedure' && kind !== 'test') || frame.head === null || frame.head.span.start < frame.source.start)
    return false;
  const before = ctx.clean({ start: frame.source.start, end: frame.head.span.start });
  const own =
    /\b(?:no|not|never|without|n['’]t|denies|denied|nor)\b(?!.*\b(?:no|not|never|without|denies|denied|nor)\b)(.*)$/i.exec(
      before,
    )?.[1];
  return (
    own !== undefined &&
    /\b(?:before|prior to|until|after|because|desires?|wants?|wishes|requests?|elects?|prefers?|agrees|considering|but)\b/i.test(
      own,
    )
  );
}

/** "Doppler signals are absent": what a test picks up is missing, and the test was done. */
export function isOfItsSignal({ head, source }: Frame, kind: string, ctx: Context): boolean {
  if ((kind !== 'procedure' && kind !== 'test') || head === null) return false;
  return /^[ -](?:signals?|flow|waveforms?|tones?|responses?|potentials?|activity|pulses?)\b/i.test(
    ctx.understanding.report.clean.slice(head.span.end, Math.min(source.end, head.span.end + 14)),
  );
}

/** "metastatic carcinoma" is one thing, though both words are known. */
export function isTwiceNamed(frame: Frame, frames: readonly Frame[]): boolean {
  if (!/^(?:carcinoma|cancer|malignancy|tumou?r|neoplasm|adenocarcinoma|disease)$/.test(frame.head?.ref.id ?? ''))
    return false;
  const start = frame.head?.span.start ?? 0;
  return frames.some((other) => {
    const before = start - (other.head?.span.end ?? Number.NEGATIVE_INFINITY);
    return other.head?.ref.id === 'metastasis' && before >= 0 && before <= 2;
  });
}
