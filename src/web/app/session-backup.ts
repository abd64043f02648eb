import { PRODUCT_SLUG } from '../../contract/product.js';
import type { User, UserType } from '../../contract/users.js';
import { forgetReminder } from './reminder.js';

const KEY = `${PRODUCT_SLUG}-user`;

/** Enough to paint the header before the server has answered, and nothing more. */
export interface RememberedUser {
  id: number;
  firstName: string;
  userType: UserType | null;
}

export function rememberUser({ id, firstName, userType }: User): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, firstName, userType }));
  } catch {
    // A browser that keeps nothing only paints the header a moment later.
  }
}

export function forgetUser(): void {
  forgetReminder();
  try {
    localStorage.removeItem(KEY);
    sessionStorage.removeItem('auth_user');
  } catch {
    // Nothing was kept.
  }
}

export function rememberedUser(): RememberedUser | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!kept || typeof kept !== 'object') return null;
    const { id, firstName, userType } = kept as Partial<RememberedUser>;
    if (typeof id !== 'number' || typeof firstName !== 'string') return null;
    return { id, firstName, userType: userType === 'provider' || userType === 'patient' ? userType : null };
  } catch {
    return null;
  }
}
