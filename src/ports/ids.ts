/** Chance. Slices never make their own random values. */
export interface Ids {
  /** 256 bits, base64url: session tokens, single-use links. */
  token(): string;
  uuid(): string;
}
