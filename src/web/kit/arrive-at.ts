/** Scrolls to an element, at once where the reader wants no motion, and leaves the keyboard's place to the caller. */
export function arriveAt(element: HTMLElement | null): void {
  if (!element) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
}
