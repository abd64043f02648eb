import { PRODUCT_SLUG } from '../../contract/product.js';

const KEY = `${PRODUCT_SLUG}-verify-later`;

/** Puts the reminder to verify one's address off until the browser is closed or one signs out. */
export function dismissReminder(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Then it is put off on this page only.
  }
}

export function isReminderDismissed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function forgetReminder(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
