import { isAlive } from './postgres/postmaster.js';

/** Resolves with the reason when the process is told to stop. A second signal ends it at once. */
export function whenToldToStop({ watchParent }: { watchParent: boolean }): Promise<string> {
  return new Promise((resolve) => {
    let told = false;
    const tell = (why: string) => {
      if (told) return;
      told = true;
      resolve(why);
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => {
        // A terminal sends Ctrl-C to npm and to us, and npm hands it on: the same word twice within a moment.
        if (told && Date.now() - first > 1_000 && signal === 'SIGINT') process.exit(130);
        if (!told) first = Date.now();
        tell(signal);
      });
    }
    let first = 0;
    if (watchParent) {
      const parent = process.ppid;
      setInterval(() => {
        if (process.ppid !== parent || !isAlive(parent)) tell('the parent process is gone');
      }, 500).unref();
    }
  });
}

/** Steps that undo a start, run last to first. A step that fails does not keep the others from running. */
export class Undo {
  private readonly steps: (() => Promise<void>)[] = [];

  add(step: () => Promise<void>): void {
    this.steps.push(step);
  }

  async run(onError: (error: unknown) => void): Promise<void> {
    for (const step of this.steps.splice(0).reverse()) {
      try {
        await step();
      } catch (error) {
        onError(error);
      }
    }
  }
}
