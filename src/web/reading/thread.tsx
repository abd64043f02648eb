import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLit } from './lit.js';
import { narrow } from './use-sheet.js';
import './thread.css';

interface Ends {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const CORNER = 14;
/** The thread turns this far left of the report. */
const GUTTER = 34;

/** The path from the sentence through the gutter to the report's edge, with rounded corners. */
export function threadPath({ x1, y1, x2, y2 }: Ends): string {
  const turn = Math.max(x2 - GUTTER, x1 + 4);
  const down = y2 > y1 ? 1 : -1;
  const corner = Math.min(CORNER, Math.abs(y2 - y1) / 2, turn - x1);
  return (
    `M${x1} ${y1}H${turn - corner}Q${turn} ${y1} ${turn} ${y1 + down * corner}` +
    `V${y2 - down * corner}Q${turn} ${y2} ${turn + corner} ${y2}H${x2}`
  );
}

/**
 * Where the thread may leave the line the sentence begins on: right after it, or, where more words follow on that
 * line, at the edge of the text.
 */
function clearRight(sentence: HTMLElement, first: DOMRect): number {
  const block = sentence.closest('p, h1, h2, h3, dd, li, div')!;
  const beside = [...block.querySelectorAll<HTMLElement>('.sentence, .line-link')].flatMap((part) =>
    part === sentence ? [] : [...part.getClientRects()],
  );
  const middle = first.top + first.height / 2;
  const onLine = beside.filter(
    (rect) =>
      rect.width > 1 && rect.top < middle && rect.bottom > middle - first.height / 2 && rect.left >= first.right - 1,
  );
  return onLine.length > 0 ? Math.max(...onLine.map((rect) => rect.right), first.right) : first.right;
}

/** The line from the chosen sentence to its lit lines. Drawn for the eye only; the line number says it in words. */
export function Thread({ desk, pane }: { desk: RefObject<HTMLElement | null>; pane: RefObject<HTMLElement | null> }) {
  const { lit } = useLit();
  const [ends, setEnds] = useState<Ends | null>(null);

  const measure = useCallback(() => {
    if (narrow()) return setEnds(null);
    const root = desk.current;
    const sentence = root?.querySelector<HTMLElement>('[data-chosen]');
    const line = pane.current?.querySelector<HTMLElement>('p.lit');
    const box = pane.current?.querySelector<HTMLElement>('.report-lines');
    if (!root || !sentence || !line || !box || !pane.current) return setEnds(null);
    const origin = root.getBoundingClientRect();
    const rects = [...sentence.getClientRects()];
    const first = rects[0];
    if (!first) return setEnds(null);
    const right = clearRight(sentence, first);
    const inside = box.getBoundingClientRect();
    const target = line.getBoundingClientRect();
    const y2 = Math.min(Math.max(target.top + target.height / 2, inside.top + 8), inside.bottom - 8);
    setEnds({
      x1: right + 9 - origin.left,
      y1: first.top + first.height / 2 - origin.top,
      x2: pane.current.getBoundingClientRect().left - origin.left,
      y2: y2 - origin.top,
    });
  }, [desk, pane]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit decides what there is to measure
  useLayoutEffect(measure, [measure, lit]);

  useEffect(() => {
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const box = pane.current?.querySelector('.report-lines');
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    box?.addEventListener('scroll', later, { passive: true });
    // Anything that opens between the lines moves the ends.
    const watcher = new ResizeObserver(later);
    if (desk.current) watcher.observe(desk.current);
    document.fonts.ready.then(later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
      box?.removeEventListener('scroll', later);
      watcher.disconnect();
    };
  }, [desk, pane, measure]);

  if (!ends) return null;
  return (
    <svg className="thread" aria-hidden="true">
      <path d={threadPath(ends)} />
      <circle cx={ends.x1} cy={ends.y1} r="3" />
      <circle cx={ends.x2} cy={ends.y2} r="3" />
    </svg>
  );
}
