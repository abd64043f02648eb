import { type Context, nounOf } from '../context.js';
import type { WrittenFinding } from '../written.js';
import { isLesion } from './importance.js';

/** A lump, spot or the like: beside a finding that stays shut, any of them would be taken for it. */
export function isOfLesion({ frames }: WrittenFinding, ctx: Context): boolean {
  return frames.some(({ head }) => {
    const noun = head == null ? null : nounOf(head, ctx);
    return noun !== null && isLesion(noun.term);
  });
}

/** What is announced and not told. */
export function isShut({ sensitive, importance }: WrittenFinding): boolean {
  return sensitive && importance !== 'normal' && importance !== 'urgent';
}

/**
 * True where the lump that is told openly is the one whose suspicion stays shut: both stand in one sentence, or every
 * other lump of the report is none of its kind and the suspicion speaks of that kind at no other place.
 */
export function isTheShutOne(lesion: WrittenFinding, findings: readonly WrittenFinding[], ctx: Context): boolean {
  const shut = findings.filter(isShut);
  if (shut.length === 0) return false;
  const sentences = new Set(lesion.frames.map(({ sentence }) => sentence));
  const kinds = new Set(lesion.frames.flatMap(({ head }) => (head === null ? [] : [head.ref.id])));
  const others = findings.filter((one) => one !== lesion && !one.sensitive && isOfLesion(one, ctx));
  // Every shut finding must be of this lump: of two, the graver may be the other one.
  return shut.every(({ frames }) =>
    frames.some((frame) => {
      if (sentences.has(frame.sentence) || leansOn(frame.sentence, sentences, ctx)) return true;
      if (others.length > 0) return false;
      const span = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
      const named = ctx.mentions.within(span).filter(({ ref }) => kinds.has(ref.id));
      return named.length > 0 && agreesInPlace(frame, lesion, ctx);
    }),
  );
}

const MOST_BACK = 2;

/** "1. Nodule, now 9 mm. Suspicious for cancer.": said of what the sentences before it in the same item name. */
function leansOn(index: number, sentences: ReadonlySet<number>, { understanding: { report } }: Context): boolean {
  for (let at = index - 1; at >= Math.max(0, index - MOST_BACK); at--) {
    const before = report.sentences[at];
    const own = report.sentences[at + 1];
    if (before === undefined || own === undefined || before.section !== own.section) return false;
    if (/\n\s*(?:\n|\(?\d{1,2}[.)]|[-*•])/.test(report.text.slice(before.span.end, own.span.start))) return false;
    if (sentences.has(at)) return true;
  }
  return false;
}

/** No other side and no other part of the body. */
function agreesInPlace(frame: WrittenFinding['frames'][number], lesion: WrittenFinding, ctx: Context): boolean {
  const side = frame.laterality;
  const sides = lesion.frames.map(({ laterality }) => laterality).filter((one) => one !== null);
  if (side !== null && sides.length > 0 && !sides.includes(side)) return false;
  const span = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  const here = ctx.mentions.within(span).filter(({ kind }) => kind === 'anatomy');
  const there = lesion.frames.flatMap(({ sites }) => sites);
  if (here.length === 0 || there.length === 0) return true;
  return here.some(({ ref }) => there.some((site) => site.ref.id === ref.id));
}
