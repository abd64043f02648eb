import { useEffect } from 'react';
import { fullTitle } from '../../contract/public-pages.js';

/** Names the page in the browser's title. Null while it is not known yet. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
