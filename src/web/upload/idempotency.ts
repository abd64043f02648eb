/** A name for one submission: 128 random bits. `randomUUID` would need https. */
export function submissionKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
