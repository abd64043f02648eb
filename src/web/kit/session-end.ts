let ended = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (ended === next) return;
  ended = next;
  for (const listener of listeners) listener();
}

/** The server refused a request because nobody is signed in. */
export function sessionEnded(): void {
  change(true);
}

/** Somebody is signed in again, or has left. */
export function sessionRenewed(): void {
  change(false);
}

export const sessionEndStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => ended,
};
