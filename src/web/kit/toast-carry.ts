import { PRODUCT_SLUG } from '../../contract/product.js';
import { shownToast, showToast, type Toast } from './toast-store.js';

const KEY = `${PRODUCT_SLUG}-toast`;
/** A message that could not be read for at least this long on the next page is not worth laying there. */
const SHORTEST = 500;

/** Before a full navigation: lets the next page go on showing the toast for as long as it still has. */
export function carryToast(): void {
  const toast = shownToast();
  if (!toast) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    // Then it ends with this page.
  }
}

/** On arrival: shows what the page before has handed over. */
export function takeCarriedToast(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (!kept) return;
    const { until, ...toast } = JSON.parse(kept) as Toast & { until: number };
    const left = until - Date.now();
    if (left > SHORTEST) showToast({ ...toast, duration: left });
  } catch {
    // Nothing was handed over.
  }
}
