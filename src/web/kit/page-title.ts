import { useEffect } from 'react';
import { PRODUCT } from '../../contract/product.js';

/** Names the page in the browser's title. Null while it is not known yet. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
