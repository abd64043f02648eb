import { Member, type MemberSettings, TaskEnded, type TaskTime } from './member.js';
import type { ChildMessage, Task } from './protocol.js';

export interface PoolSettings extends MemberSettings {
  /** Children at most. */
  size: number;
  /** A child is replaced after this many tasks. */
  tasksPerChild: number;
}

interface Waiting {
  task: Task;
  start: (member: Member) => void;
  fail: (error: TaskEnded) => void;
}

/**
 * Hands tasks to warm children, first come first served, one task a child. Files may take minutes, so they never hold
 * the last child: an explanation always finds one (where there is more than one).
 */
export class Pool {
  private readonly idle: Member[] = [];
  private readonly members = new Set<Member>();
  private readonly waiting: Waiting[] = [];
  private files = 0;
  private closed = false;

  constructor(private readonly settings: PoolSettings) {}

  /** Runs a task in a child; rejects with `TaskEnded` where it gave no answer. */
  async run(
    task: Task,
    time: TaskTime,
    onMessage: (message: ChildMessage) => void = () => {},
    signal?: AbortSignal,
  ): Promise<ChildMessage> {
    const member = await this.acquire(task, signal);
    try {
      return await member.run(task, time, onMessage, signal);
    } finally {
      if (task.kind === 'extract') this.files--;
      this.release(member);
    }
  }

  /** Ends every child; tasks under way and waiting end with `closed`. */
  async close(): Promise<void> {
    this.closed = true;
    for (const waiter of this.waiting.splice(0)) waiter.fail(new TaskEnded('closed'));
    await Promise.all([...this.members].map((member) => member.stop()));
    this.members.clear();
  }

  private acquire(task: Task, signal?: AbortSignal): Promise<Member> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new TaskEnded('closed'));
      if (signal?.aborted) return reject(new TaskEnded('aborted'));
      const give = () => {
        const at = this.waiting.indexOf(waiter);
        if (at >= 0) this.waiting.splice(at, 1);
        reject(new TaskEnded('aborted'));
      };
      const waiter: Waiting = {
        task,
        start: (member) => {
          signal?.removeEventListener('abort', give);
          resolve(member);
        },
        fail: reject,
      };
      signal?.addEventListener('abort', give, { once: true });
      this.waiting.push(waiter);
      this.next();
    });
  }

  private next(): void {
    const fileLimit = Math.max(1, this.settings.size - 1);
    for (let at = 0; at < this.waiting.length; ) {
      const waiter = this.waiting[at] as Waiting;
      const blocked = waiter.task.kind === 'extract' && this.files >= fileLimit;
      const member = blocked ? null : this.free();
      if (!member) {
        at++;
        continue;
      }
      this.waiting.splice(at, 1);
      if (waiter.task.kind === 'extract') this.files++;
      waiter.start(member);
    }
  }

  private free(): Member | null {
    for (let member = this.idle.pop(); member; member = this.idle.pop()) {
      if (!member.dead) return member;
      this.members.delete(member);
    }
    for (const member of this.members) if (member.dead) this.members.delete(member);
    if (this.members.size >= this.settings.size) return null;
    const member = new Member(this.settings);
    this.members.add(member);
    return member;
  }

  private release(member: Member): void {
    if (member.dead || member.tasks >= this.settings.tasksPerChild) {
      this.members.delete(member);
      void member.stop();
    } else this.idle.push(member);
    if (!this.closed) this.next();
  }
}
