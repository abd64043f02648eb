import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { isBefore } from '../importance.js';
import { list } from '../words/english.js';
import { bareName, headPhrase, type Phrase } from '../words/phrase.js';
import { LARGER, planLarger } from './finding.js';
import { planHer2Negative } from './marker.js';
import { planNormal } from './normal.js';
import { type Plan, plan } from './plan.js';
import { insideSample, sampleOf } from './sample.js';

/**
 * What is said not to be there. Takes all such frames of one sentence, so that "no A, B or C" stays one sentence; the
 * medical words are left to the glossary here, because a list of brackets cannot be read.
 */
export function planAbsent(frames: readonly Frame[], ctx: Context): Plan | null {
  const only = frames.length === 1 && frames[0]?.head != null ? nounOf(frames[0].head, ctx) : null;
  if (only !== null && LARGER.test(only.lay) && frames[0] !== undefined) return planLarger(frames[0], ctx);
  if (only !== null && frames[0] !== undefined && /^abnormal/.test(only.id) && frames[0].sites.length > 0)
    return planNormal(frames[0], ctx);
  const her2 = frames.find((frame) => /\bHER-?2\b[^.]*\bnegative\b/i.test(ctx.clean(frame.source)));
  if (her2 !== undefined) return planHer2Negative(her2, ctx);
  const kept: { frame: Frame; phrase: Phrase; kind: string }[] = [];
  for (const frame of frames) {
    const noun = frame.head === null ? null : nounOf(frame.head, ctx);
    if (noun === null || ['descriptor', 'normal', 'anatomy', 'lab', 'score', 'other'].includes(noun.kind)) continue;
    const sample = sampleOf(frame, ctx);
    const inner = sample === null ? frame : insideSample(frame, sample, ctx);
    const edges = inner.sites.some((site) => site.ref.id === 'surgical-margin');
    if (isTwiceNamed(frame, frames) || isExcepted(frame, ctx)) continue;
    const phrase = headPhrase(edges ? { ...inner, sites: [], laterality: null } : inner, ctx, {
      term: frames.length === 1,
      bare: true,
    });
    if (phrase !== null) kept.push({ frame, phrase, kind: noun.kind });
  }
  const first = kept[0];
  if (first === undefined) return null;
  const names = withoutSharedEnd([...new Set(kept.map(({ phrase }) => phrase.text))]);
  const sources = kept.flatMap(({ frame }) => groundsOf(frame, ctx));
  const knowledge = kept.flatMap(({ phrase }) => phrase.knowledge);
  const sample = sampleOf(first.frame, ctx);
  if (first.frame.sites.some((site) => site.ref.id === 'surgical-margin'))
    return plan(`the edges of the removed tissue show no sign of ${list(names, 'or')}`, sources, [
      ...knowledge,
      'surgical-margin',
    ]);
  if (sample === null) return plan(statement(first.frame, first.kind, names, ctx), sources, knowledge);
  const teller = { ...ctx.teller, name: sample.short };
  return plan(
    statement(first.frame, first.kind, names, { ...ctx, teller }),
    [...sources, sample.span],
    [...knowledge, ...sample.knowledge],
  );
}

/** "a bulge at L1-L2, narrowing at L1-L2" -> "a bulge, narrowing at L1-L2". */
function withoutSharedEnd(names: readonly string[]): string[] {
  const end = / (?:at|in|on) [^()]*$/.exec(names[names.length - 1] ?? '')?.[0];
  if (end === undefined || names.length < 2 || !names.every((name) => name.endsWith(end))) return [...names];
  return names.map((name, index) => (index < names.length - 1 ? name.slice(0, -end.length) : name));
}

/** "no other lesions with the exception of hemorrhoids": the exception is there, so it is not told as absent. */
function isExcepted(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || frame.head.span.start < frame.source.start) return false;
  const before = ctx.clean({ start: frame.source.start, end: frame.head.span.start });
  return /\b(?:except(?:ing|ion)?|other than|apart from|aside from)\b[^,.;]{0,30}$/i.test(before);
}

/** "metastatic carcinoma" is one thing, though both words are known. */
function isTwiceNamed(frame: Frame, frames: readonly Frame[]): boolean {
  if (!/^(?:carcinoma|cancer|malignancy|tumou?r|neoplasm|adenocarcinoma|disease)$/.test(frame.head?.ref.id ?? ''))
    return false;
  const start = frame.head?.span.start ?? 0;
  return frames.some((other) => {
    const before = start - (other.head?.span.end ?? Number.NEGATIVE_INFINITY);
    return other.head?.ref.id === 'metastasis' && before >= 0 && before <= 2;
  });
}

function statement(frame: Frame, kind: string, all: readonly string[], ctx: Context): string {
  const clause = ctx.clean(frame.source);
  const { name, verb, sees } = ctx.teller;
  const named = list(all, 'or');
  const bare = list(all.map(bareName), 'or');
  if (frame.experiencer === 'family') return `no one in your family is noted to have had ${named}`;
  if (/\bno longer\b/i.test(clause)) return `${name} no longer ${verb} ${named}`;
  if (kind === 'test' && /\bnegative\b/i.test(clause)) return `the result of ${named} was negative`;
  if (kind === 'procedure' || kind === 'test') return `you did not have ${named}`;
  if (kind === 'medicine') {
    return ctx.section(frame) === 'allergies' ? `you have no known allergy to ${named}` : `you were not on ${named}`;
  }
  if (/^(?:tobacco|alcohol|smoking|drugs?|drug use)$/.test(frame.head?.ref.id ?? '')) return `you do not use ${bare}`;
  if (kind === 'device') return `no ${bare} was seen`;
  if (/\bpalpa(?:ble|ted)\b/i.test(clause)) return `no ${bare} could be felt`;
  // What the story before a picture denies is not what the picture shows.
  if (sees && isBefore(frame, ctx))
    return kind === 'symptom' ? `you had no ${bare}` : `you had no ${bare} before the test, as far as the report says`;
  if (frame.change === 'new' || /\bno (?:new|other|additional|significant|acute)\b/i.test(clause)) {
    const which = /\bno (?:significant)\b/i.test(clause)
      ? 'important'
      : /\bno (?:other|additional)\b/i.test(clause)
        ? 'other'
        : 'new';
    if (/^(?:new|sudden|important)\b/.test(bare)) return `${name} ${verb} no ${bare}`;
    return `${name} ${verb} no ${which} ${bare}`;
  }
  if (/\b(?:history of|hx of|h\/o|prior|previous)\b/i.test(clause) && !sees) return `you have no history of ${named}`;
  if (/\b(?:denie[sd]|deny|denying|reports? no)\b/i.test(clause)) return `you did not report ${named}`;
  if (kind === 'symptom' && !sees) return `you had no ${bare}`;
  if (ctx.section(frame) === 'physical_exam') return `the exam found no sign of ${named}`;
  return `${name} ${verb} no sign of ${named}`;
}
