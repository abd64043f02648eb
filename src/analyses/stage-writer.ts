import type { StageId } from '../contract/analyses.js';

type Write = (stage: StageId, title: string | null) => Promise<void>;

/**
 * Writes the stages an engine tells of, one at a time and in order. While a write is under way only the newest stage
 * waits: a fast engine is not held up by the database.
 */
export class StageWriter {
  private waiting: { stage: StageId; title: string | null } | null = null;
  private busy: Promise<void> | null = null;
  private failure: { error: unknown } | null = null;

  constructor(private readonly write: Write) {}

  /** Notes a stage; returns at once. */
  put(stage: StageId, title: string | null): void {
    this.waiting = { stage, title: title ?? this.waiting?.title ?? null };
    this.busy ??= this.drain();
  }

  /** Ready when all is written. Rejects with the first error of a write (a lost lease). */
  async settled(): Promise<void> {
    await this.busy;
    if (this.failure) throw this.failure.error;
  }

  private async drain(): Promise<void> {
    while (this.waiting && !this.failure) {
      const next = this.waiting;
      this.waiting = null;
      try {
        await this.write(next.stage, next.title);
      } catch (error) {
        this.failure = { error };
      }
    }
    this.busy = null;
  }
}
