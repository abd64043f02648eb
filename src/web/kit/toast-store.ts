/** One message laid on the page. */
export interface Toast {
  title: string;
  text?: string;
  /** Errors are announced at once and carry the triangle. */
  failure?: boolean;
  action?: { label: string; href: string };
  /** Milliseconds it stays; 5000 unless told. */
  duration?: number;
}

export interface ShownToast extends Toast {
  id: number;
}

const DEFAULT_DURATION = 5000;

let current: ShownToast | null = null;
let count = 0;
let ends = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. There is one at a time: a new one takes the place of the old. */
export function showToast(toast: Toast): void {
  change({ ...toast, id: ++count });
  startToastTimer();
}

export function dismissToast(): void {
  clearTimeout(timer);
  change(null);
}

/** Reading time stands still while the toast is pointed at or focused. */
export function pauseToastTimer(): void {
  clearTimeout(timer);
}

export function startToastTimer(): void {
  clearTimeout(timer);
  if (!current) return;
  const stays = current.duration ?? DEFAULT_DURATION;
  ends = Date.now() + stays;
  timer = setTimeout(dismissToast, stays);
}

/** The toast that is shown and the moment until which it stays; null when there is none. */
export function shownToast(): (Toast & { until: number }) | null {
  if (!current) return null;
  const { id: _, ...toast } = current;
  return { ...toast, until: ends };
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => current,
};
