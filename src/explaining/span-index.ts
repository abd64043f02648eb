import type { Span } from '../contract/analysis.js';
import { firstPassing } from '../reading/index.js';

/** Looks up items by place in time proportional to what is found, so that long reports stay linear. */
export class SpanIndex<T> {
  private readonly items: readonly T[];
  private readonly starts: readonly number[];
  private readonly spanOf: (item: T) => Span;
  private readonly longest: number;

  constructor(items: readonly T[], spanOf: (item: T) => Span) {
    this.spanOf = spanOf;
    this.items = [...items].sort((a, b) => spanOf(a).start - spanOf(b).start || spanOf(b).end - spanOf(a).end);
    const starts: number[] = [];
    let longest = 0;
    for (const item of this.items) {
      const { start, end } = spanOf(item);
      starts.push(start);
      longest = Math.max(longest, end - start);
    }
    this.starts = starts;
    this.longest = longest;
  }

  /** Items that lie whole inside the span, in order, longer before shorter at one start. */
  within(span: Span): T[] {
    const found: T[] = [];
    for (let i = this.firstFrom(span.start); i < this.items.length && (this.starts[i] as number) < span.end; i++) {
      const item = this.items[i] as T;
      if (this.spanOf(item).end <= span.end) found.push(item);
    }
    return found;
  }

  /** Items that share at least one character with the span, in order. */
  touching(span: Span): T[] {
    const found: T[] = [];
    const from = this.firstFrom(span.start - this.longest);
    for (let i = from; i < this.items.length && (this.starts[i] as number) < span.end; i++) {
      const item = this.items[i] as T;
      if (this.spanOf(item).end > span.start) found.push(item);
    }
    return found;
  }

  private firstFrom(start: number): number {
    return firstPassing(this.starts.length, (at) => (this.starts[at] as number) >= start);
  }
}
