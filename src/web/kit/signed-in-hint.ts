import { SIGNED_IN_COOKIE } from '../../contract/product.js';

/** Whether this browser may hold a session: only then is it worth asking the server who is signed in. */
export function mayBeSignedIn(): boolean {
  // Pages made by the build are for visitors.
  if (typeof document === 'undefined') return false;
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));
}

/** The server knows of no session: the next page need not ask. */
export function forgetSignedIn(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0; samesite=lax`;
}
