import type { User, UserType } from '../../contract/users.js';
import { carryToast } from '../kit/toast-carry.js';

/** Milliseconds until the browser leaves the form, so that the toast can be read. */
export const REDIRECT_AFTER = 1000;

/**
 * Where to go after signing in: `next` when it is an address of this site, else the account's home. Anything that a
 * browser could read as another site is refused.
 */
export function destination(next: string | null, userType: UserType | null, origin: string): string {
  const home = userType === 'provider' ? '/provider-dashboard' : '/';
  if (!next?.startsWith('/') || /^\/[/\\]|[\\\t\r\n]/.test(next)) return home;
  try {
    const url = new URL(next, origin);
    if (url.origin !== origin || url.pathname === '/auth') return home;
    const inside = `${url.pathname}${url.search}${url.hash}`;
    // "/.//elsewhere" is one's own until its dot is taken out.
    return inside.startsWith('//') ? home : inside;
  } catch {
    return home;
  }
}

/** Leaves by a full navigation, so that nothing of the visit before signing in stays in memory. */
export function leaveAfterSignIn({ userType }: Pick<User, 'userType'>): void {
  const next = new URLSearchParams(location.search).get('next');
  setTimeout(() => {
    carryToast();
    location.assign(destination(next, userType, location.origin));
  }, REDIRECT_AFTER);
}
