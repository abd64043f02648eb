import type { Span } from '../../contract/analysis.js';
import { firstPassing } from '../../reading/index.js';
import type { Frame } from '../types.js';

/** Named as what the reader has now, without doubt. */
export function isForSure(other: Frame): boolean {
  return (
    !other.bySign &&
    other.assertion === 'present' &&
    other.certainty === 'certain' &&
    other.temporality === 'recent' &&
    other.experiencer === 'patient' &&
    !other.setAside
  );
}

/** What a report names for sure, looked up by its name: each of many signs asks for it. */
export class SureFrames {
  private readonly ids = new Set<string>();
  /** Of each name the first that is no reason for the test, and its place among all. */
  private readonly firsts = new Map<string, { at: number; frame: Frame }>();
  /** By the end of its name behind a hyphen, those still asked of last. */
  private readonly ends = new Map<string, Frame[]>();

  constructor(frames: readonly Frame[]) {
    for (let at = frames.length - 1; at >= 0; at--) {
      const frame = frames[at] as Frame;
      const id = frame.head?.ref.id;
      if (id === undefined || !isForSure(frame)) continue;
      this.ids.add(id);
      if (frame.kind !== 'reason') this.firsts.set(id, { at, frame });
      for (const end of endsOf(id)) {
        const list = this.ends.get(end);
        if (list === undefined) this.ends.set(end, [frame]);
        else list.push(frame);
      }
    }
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** The first of these names that is no reason for the test. */
  firstOf(ids: readonly string[]): Frame | undefined {
    const found = ids.flatMap((id) => this.firsts.get(id) ?? []);
    return found.sort((a, b) => a.at - b.at)[0]?.frame;
  }

  /** The first kind of `id` by its name ("b-lymphoblastic-leukemia" of leukemia) that is not urgent; what is urgent once stays so. */
  firstKindOf(id: string): Frame | undefined {
    const list = this.ends.get(id) ?? [];
    while (list.length > 0 && list.at(-1)?.urgency !== null) list.pop();
    return list.at(-1);
  }
}

/** Those of one name in a report, and whether one of them stands on a stretch. */
export interface Holding {
  first: Frame | undefined;
  touches(span: Span): boolean;
}

/** What a report names that cannot wait, looked up by what it is a kind of. */
export class NamedFrames {
  private readonly byId = new Map<string, { at: number; frame: Frame }[]>();
  private readonly asked = new Map<string, Holding>();

  constructor(named: readonly Frame[]) {
    named.forEach((frame, at) => {
      const id = frame.head?.ref.id ?? '';
      const list = this.byId.get(id);
      if (list === undefined) this.byId.set(id, [{ at, frame }]);
      else list.push({ at, frame });
    });
  }

  /** Those that `id` is, or is a kind of by its name ("ovarian-torsion" is a torsion); without what is known for long where it is not `known`. */
  holding(id: string, known: boolean): Holding {
    const key = `${known} ${id}`;
    let found = this.asked.get(key);
    if (found === undefined) {
      const all = [id, ...endsOf(id)].flatMap((one) => this.byId.get(one) ?? []).sort((a, b) => a.at - b.at);
      found = holdingOf(all.map(({ frame }) => frame).filter(({ urgency }) => known || urgency?.state !== 'known'));
      this.asked.set(key, found);
    }
    return found;
  }
}

function holdingOf(frames: readonly Frame[]): Holding {
  const spans = frames.map(({ source }) => source).sort((a, b) => a.start - b.start);
  let farthest = 0;
  const ends = spans.map(({ end }) => {
    farthest = Math.max(farthest, end);
    return farthest;
  });
  return {
    first: frames[0],
    touches: ({ start, end }) => {
      const before = firstPassing(spans.length, (at) => (spans[at]?.start ?? 0) >= end);
      return before > 0 && (ends[before - 1] ?? 0) > start;
    },
  };
}

/** "leukemia" and "lymphoblastic-leukemia" of "b-lymphoblastic-leukemia". */
function endsOf(id: string): string[] {
  const parts = id.split('-');
  return parts.slice(1).map((_, at) => parts.slice(at + 1).join('-'));
}
