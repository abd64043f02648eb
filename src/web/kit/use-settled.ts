import { useEffect, useState } from 'react';

/** A typed value once it has stood still for a moment: a search is sent for a word, not for each letter. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 250);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
