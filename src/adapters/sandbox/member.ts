import { type ChildProcess, fork } from 'node:child_process';
import { residentBytes } from './memory.js';
import type { ChildMessage, Task } from './protocol.js';

/** How a task ended without an answer. */
export type EndReason = 'time' | 'memory' | 'crash' | 'aborted' | 'closed';

/** A task that its child did not finish: the child is gone by then. */
export class TaskEnded extends Error {
  constructor(readonly reason: EndReason) {
    super(`The sandboxed task ended: ${reason}`);
    this.name = 'TaskEnded';
  }
}

export interface MemberSettings {
  /** The child's entry: a bundle, or a .ts file that runs under tsx. */
  entry: string;
  knowledgePath: string;
  heapMegabytes: number;
  residentMegabytes: number;
  /** A child that is not ready by then counts as crashed. */
  startMs: number;
}

/** Time limits of one task in milliseconds: the first, and what OCR of so many pages may take in all. */
export interface TaskTime {
  ms: number;
  withOcr?: (pages: number) => number;
}

const MEMORY_CHECK_MS = 200;

/** One child process. It does one task at a time and is not used again after a task that ended without an answer. */
export class Member {
  private readonly process: ChildProcess;
  private readonly ready: Promise<void>;
  private readonly exited: Promise<void>;
  private current: { id: number; end: (reason: EndReason) => void; take: (message: ChildMessage) => void } | null =
    null;
  private nextId = 1;
  tasks = 0;
  dead = false;

  constructor(private readonly settings: MemberSettings) {
    const underTsx = settings.entry.endsWith('.ts');
    this.process = fork(settings.entry, [settings.knowledgePath], {
      // Nothing of our environment: no secrets, no proxies, no options.
      env: { NODE_ENV: 'production', TZ: 'UTC' },
      execArgv: [
        `--max-old-space-size=${settings.heapMegabytes}`,
        '--no-warnings',
        ...(underTsx ? ['--import', import.meta.resolve('tsx')] : []),
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.ready = new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.kill('time'), settings.startMs);
      this.process.once('message', () => {
        clearTimeout(timer);
        resolve();
      });
      this.process.once('exit', () => {
        clearTimeout(timer);
        reject(new TaskEnded('crash'));
      });
    });
    this.ready.catch(() => {});
    let outOfMemory = false;
    // Standard error is only searched for V8's last words; it may quote a report, so it goes nowhere.
    this.process.stderr?.on('data', (chunk: Buffer) => {
      outOfMemory ||= /heap out of memory|Allocation failed/i.test(chunk.toString('latin1'));
    });
    this.process.on('error', () => this.kill('crash'));
    this.process.on('message', (message) => this.current?.take(message as ChildMessage));
    this.exited = new Promise((resolve) => {
      this.process.once('close', () => {
        this.dead = true;
        this.current?.end(outOfMemory ? 'memory' : 'crash');
        resolve();
      });
    });
  }

  /**
   * Runs one task. Gives the child's answer (`extracted`, `explained` or `failed`); rejects with `TaskEnded` where the
   * child died or had to be killed.
   */
  async run(
    task: Task,
    time: TaskTime,
    onMessage: (message: ChildMessage) => void,
    signal?: AbortSignal,
  ): Promise<ChildMessage> {
    this.tasks++;
    const id = this.nextId++;
    const stopStarting = () => this.kill('aborted');
    signal?.addEventListener('abort', stopStarting, { once: true });
    try {
      await this.ready;
    } catch {
      throw new TaskEnded(signal?.aborted ? 'aborted' : 'crash');
    } finally {
      signal?.removeEventListener('abort', stopStarting);
    }
    return new Promise((resolve, reject) => {
      const started = Date.now();
      let timer = setTimeout(() => this.kill('time'), time.ms);
      const memory = setInterval(() => void this.checkMemory(), MEMORY_CHECK_MS);
      const abort = () => this.kill('aborted');
      signal?.addEventListener('abort', abort, { once: true });
      const settle = (act: () => void) => {
        clearTimeout(timer);
        clearInterval(memory);
        signal?.removeEventListener('abort', abort);
        this.current = null;
        act();
      };
      this.current = {
        id,
        end: (reason) => settle(() => reject(new TaskEnded(reason))),
        take: (message) => {
          if (message.kind === 'ready' || message.id !== id) return;
          if (message.kind === 'ocr') {
            if (!time.withOcr) return;
            clearTimeout(timer);
            timer = setTimeout(() => this.kill('time'), time.withOcr(message.pages) - (Date.now() - started));
          } else if (message.kind === 'stage') onMessage(message);
          else settle(() => resolve(message));
        },
      };
      if (signal?.aborted) return this.kill('aborted');
      this.process.send({ ...task, id }, (error) => {
        if (error) this.kill('crash');
      });
    });
  }

  /** Ends the child at once and waits until it is gone. */
  async stop(): Promise<void> {
    this.kill('closed');
    await this.exited;
  }

  private kill(reason: EndReason): void {
    this.dead = true;
    const { current } = this;
    this.process.kill('SIGKILL');
    current?.end(reason);
  }

  private async checkMemory(): Promise<void> {
    const { pid } = this.process;
    if (pid && (await residentBytes(pid)) > this.settings.residentMegabytes * 1_048_576 && this.current)
      this.kill('memory');
  }
}
