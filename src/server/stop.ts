import { readFileSync } from 'node:fs';

/** Resolves with the reason when the process is told to stop. A second Ctrl-C ends it at once. */
export function whenToldToStop({ watchParent }: { watchParent: boolean }): Promise<string> {
  return new Promise((resolve) => {
    let toldAt: number | null = null;
    const tell = (why: string) => {
      toldAt ??= Date.now();
      resolve(why);
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => {
        // A terminal sends Ctrl-C to npm and to us, and npm hands it on: the same word twice within a moment.
        if (signal === 'SIGINT' && toldAt !== null && Date.now() - toldAt > 1_000) process.exit(130);
        tell(signal);
      });
    }
    if (watchParent) {
      const ancestors = launchers();
      setInterval(() => {
        if (launchers() !== ancestors) tell('the process that started this one is gone');
      }, 500).unref();
    }
  });
}

/** Our parent and, where that is the shell npm starts us through (it outlives a killed npm), the shell's parent. */
function launchers(): string {
  let grandparent = '';
  try {
    const name = readFileSync(`/proc/${process.ppid}/comm`, 'utf8').trim();
    if (!/^(ba|da|a|z)?sh$/.test(name)) return String(process.ppid);
    // The parent's number is the second field after the name, which is in brackets and may hold anything.
    grandparent = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] ?? '';
  } catch {
    // no /proc on this system: the parent alone is watched
  }
  return `${process.ppid} ${grandparent}`;
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
