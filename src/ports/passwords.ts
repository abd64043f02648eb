/** Keeps and checks passwords without ever storing them. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes about as long for `null` (no such account) as for a real hash, and is then always false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}
