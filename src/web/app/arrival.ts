import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * A page reached by a link begins at its top, with focus on its text, as a page of its own would. Back and Forward
 * keep the place the browser restores. It stands beside the screens, so that it arrives with them: once a screen's files
 * have come, not where the wait for them is shown.
 */
export function Arrival(): null {
  const [path] = useLocation();
  const last = useRef(path);
  const byHistory = useRef(false);

  useEffect(() => {
    const mark = () => {
      byHistory.current = true;
    };
    addEventListener('popstate', mark);
    return () => removeEventListener('popstate', mark);
  }, []);

  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    const restored = byHistory.current;
    byHistory.current = false;
    if (!restored) scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
