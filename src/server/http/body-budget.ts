import { ApiError } from '../../contract/errors.js';

/** Bytes of large bodies that may be under way at once: in this process, and for one sender. Each is held in memory. */
export const BODIES_IN_ALL = 384 * 1_048_576;
export const BODIES_OF_ONE = 96 * 1_048_576;

/** Keeps large bodies that arrive at the same time, perhaps slowly on purpose, from filling the memory. */
export class BodyBudget {
  private total = 0;
  private readonly byOwner = new Map<number | string, number>();

  constructor(
    private readonly inAll = BODIES_IN_ALL,
    private readonly ofOne = BODIES_OF_ONE,
  ) {}

  /** Sets `bytes` aside for a body of this user or address; gives the way to free them. Throws 429 or 503 when there is no room. */
  take(owner: number | string, bytes: number): () => void {
    const own = this.byOwner.get(owner) ?? 0;
    if (own + bytes > this.ofOne) {
      throw new ApiError(429, 'Too many uploads at once. Wait until one of them is done and try again.', 5);
    }
    if (this.total + bytes > this.inAll) {
      throw new ApiError(503, 'Many people are uploading just now. Please try again in a moment.', 5);
    }
    this.total += bytes;
    this.byOwner.set(owner, own + bytes);
    let taken = true;
    return () => {
      if (!taken) return;
      taken = false;
      this.total -= bytes;
      const left = (this.byOwner.get(owner) ?? 0) - bytes;
      if (left === 0) this.byOwner.delete(owner);
      else this.byOwner.set(owner, left);
    };
  }
}
