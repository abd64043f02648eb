import type { PassThrough } from 'node:stream';

/** The event streams open in this process: counted by user, and ended together when the server stops. */
export class OpenStreams {
  private readonly byOwner = new Map<number, Set<PassThrough>>();

  /** How many this user has open. */
  of(owner: number): number {
    return this.byOwner.get(owner)?.size ?? 0;
  }

  add(owner: number, stream: PassThrough): void {
    const own = this.byOwner.get(owner) ?? new Set();
    this.byOwner.set(owner, own.add(stream));
    stream.once('close', () => {
      own.delete(stream);
      if (own.size === 0) this.byOwner.delete(owner);
    });
  }

  endAll(): void {
    for (const streams of this.byOwner.values()) for (const stream of streams) stream.end();
  }
}
