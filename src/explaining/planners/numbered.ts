import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { say } from '../nets/said.js';
import type { Plan } from './plan.js';

const NUMBERED =
  /\b(nodule|lesion|mass|cyst|lump|fibroid|node|focus|polyp|aneurysm|stone|tumou?r|deposit|collection) ?#?(\d{1,2})\b(?! ?(?:mm|cm|x|×|\.\d|%|\/))/gi;

/** A name with its number, and where it is printed. */
interface Item {
  name: string;
  span: Span;
}

const known = new WeakMap<object, readonly (Item | null)[]>();

/** "Nodule 2" of a report that numbers what it found: by sentence; null where it numbers nothing or says no number. */
export function itemOf(frame: Frame, ctx: Context): string | null {
  return numberOf(frame, ctx)?.name ?? null;
}

function numberOf({ sentence }: Frame, ctx: Context): Item | null {
  const { report } = ctx.understanding;
  let items = known.get(report);
  if (items === undefined) {
    items = itemsOf(ctx);
    known.set(report, items);
  }
  return items[sentence] ?? null;
}

function itemsOf(ctx: Context): (Item | null)[] {
  const { report } = ctx.understanding;
  if (report.type.type !== 'imaging') return [];
  const own = report.sentences.map(({ span }) => {
    const named = new Map<string, Item>();
    for (const found of report.clean.slice(span.start, span.end).matchAll(NUMBERED)) {
      const [printed, noun = '', figure = ''] = found;
      const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1).toLowerCase()} ${figure}`;
      const start = span.start + found.index;
      if (!named.has(name)) named.set(name, { name, span: { start, end: start + printed.length } });
    }
    return [...named.values()];
  });
  if (new Set(own.flat().map(({ name }) => name)).size < 2) return [];
  const items: (Item | null)[] = [];
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
  const item = plan === null || plan.what.text.includes('“') ? null : numberOf(frame, ctx);
  if (plan === null || item === null) return plan;
  const called = say(`the report calls it “${item.name}”`, [frame.source, item.span]);
  return { ...plan, details: [called, ...plan.details] };
}
