/** Keeps and checks passwords without ever storing them. */
export interface Passwords {
  /** Whether a password is among those that are tried first: common ones, and those made of the person's `own` words. */
  isCommon(password: string, own: readonly string[]): Promise<boolean>;
  hash(password: string): Promise<string>;
  /** Takes about as long for `null` (no such account) as for a real hash, and is then always false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}
