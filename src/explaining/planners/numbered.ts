import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { say } from '../nets/said.js';
import type { Plan } from './plan.js';

const NUMBERED =
  /\b(nodule|lesion|mass|cyst|lump|fibroid|node|focus|polyp|aneurysm|stone|tumou?r|deposit|collection) ?#?(\d{1,2})\b(?! ?(?:mm|cm|x|×|\.\d|%|\/))/gi;

const known = new WeakMap<object, readonly (string | null)[]>();

/** "Nodule 2" of a report that numbers what it found: by sentence; null where it numbers nothing or says no number. */
export function itemOf({ sentence }: Frame, ctx: Context): string | null {
  const { report } = ctx.understanding;
  let items = known.get(report);
  if (items === undefined) {
    items = itemsOf(ctx);
    known.set(report, items);
  }
  return items[sentence] ?? null;
}

function itemsOf(ctx: Context): (string | null)[] {
  const { report } = ctx.understanding;
  if (report.type.type !== 'imaging') return [];
  const own = report.sentences.map(({ span }) => [
    ...new Set(
      [...report.clean.slice(span.start, span.end).matchAll(NUMBERED)].map(
        ([, noun = '', figure = '']) => `${noun.charAt(0).toUpperCase()}${noun.slice(1).toLowerCase()} ${figure}`,
      ),
    ),
  ]);
  if (new Set(own.flat()).size < 2) return [];
  const items: (string | null)[] = [];
  report.sentences.forEach((sentence, at) => {
    const [only, more] = own[at] ?? [];
    const before = report.sentences[at - 1];
    const goesOn =
      before !== undefined &&
      before.section === sentence.section &&
      !report.clean.slice(before.span.end, sentence.span.start).includes('\n') &&
      sentence.label == null;
    items.push(more !== undefined ? null : (only ?? (goesOn ? (items[at - 1] ?? null) : null)));
  });
  return items;
}

/** What is found, with the name that the report itself gives it: of several, each stays one. */
export function withItem(plan: Plan | null, frame: Frame, ctx: Context): Plan | null {
  const item = plan === null || plan.what.text.includes('“') ? null : itemOf(frame, ctx);
  if (plan === null || item === null) return plan;
  return { ...plan, details: [say(`the report calls it “${item}”`, [frame.source]), ...plan.details] };
}
