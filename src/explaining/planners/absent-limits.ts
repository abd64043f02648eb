import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import type { Narrowing } from './narrow.js';
import { type Limit, limitOf } from './scope.js';

/** "No mass to correspond to the palpable abnormality": none where somebody feels one. */
const OF_WHAT_WAS_FELT =
  /^(?:to (?:correspond (?:to|with)|account for|explain)|corresponding (?:to|with)|in|at) the (?:area of )?(?:patient's )?palpable (?:abnormality|area(?: of concern)?|lump|concern|finding|mass|thickening)$/i;

const LIKENED =
  /^(?:consistent|compatible|in keeping|suggestive|indicative|diagnostic|typical|characteristic) (?:with|of|for) (.+)$/i;

/** "a blood clot in the lung" + "in the main arteries": with what the report narrows it to, in its words. */
export function narrowed(name: string, narrowing: Narrowing | undefined): string {
  if (narrowing === undefined || narrowing === 'whole') return name;
  const { behind, name: printed } = narrowing;
  // "Not consistent with recent infection": the words before the name say how sure it is, not which one.
  const likened = LIKENED.exec(printed ?? '')?.[1];
  if (likened !== undefined && behind === null) return `what it calls “${likened}”`;
  if (/^re-?infections?$/i.test(printed ?? '') && behind === null) return 'a new infection';
  const own =
    printed === null || /^(?:h\/o|hx of|k\/c\/o|growth of)\b/i.test(printed)
      ? name
      : `${name} called “${printed}” here`;
  // "At 10 o'clock in the right breast to correspond to …": what the name says already is not quoted again.
  const further = /\bat \d{1,2} o['’]clock\b/.test(own) ? behind?.replace(HOUR, '') : behind;
  if (further != null && OF_WHAT_WAS_FELT.test(further)) return `${own} where the change was felt`;
  return further == null || further === '' ? own : `${own} “${further}”`;
}

const HOUR = /^at (?:the )?\d{1,2}(?::\d\d)? o['’]clock(?: position)?(?: (?:in|of) the (?:left|right) breast)? ?/i;

export const NO_LIMIT: Limit = { word: null, trailing: null, unsure: false };

/** The limit of each denied thing. "No acute fracture or dislocation": the word in front of the list is said of all of it. */
export function sharedLimits(frames: readonly Frame[], ctx: Context): Limit[] {
  const limits: Limit[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const frame of frames) {
    const limit = limitOf(frame, ctx, from);
    const first = limits[0];
    const between =
      from === Number.NEGATIVE_INFINITY
        ? ''
        : ctx.clean({ start: from, end: Math.max(from, frame.head?.span.start ?? from) });
    const sameList = first !== undefined && !/\b(?:no|not|without)\b/i.test(between);
    limits.push(
      sameList && limit.word === null ? { ...limit, word: first.word, unsure: limit.unsure || first.unsure } : limit,
    );
    from = frame.head?.span.end ?? from;
  }
  return limits;
}

/** "a bulge at L1-L2, narrowing at L1-L2" -> "a bulge, narrowing at L1-L2". */
export function withoutSharedEnd(names: readonly string[]): string[] {
  const end = / (?:at|in|on) [^()]*$/.exec(names[names.length - 1] ?? '')?.[0];
  if (end === undefined || names.length < 2 || !names.every((name) => name.endsWith(end))) return [...names];
  return names.map((name, index) => (index < names.length - 1 ? name.slice(0, -end.length) : name));
}
