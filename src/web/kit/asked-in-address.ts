import { useCallback, useRef } from 'react';
import { useSearchParams } from 'wouter';

/**
 * What the address asks for under `name` (`/medical-terms?term=MRI`), and a way to ask for something else. A question
 * asked again is told apart from the same one seen again by its number.
 */
export function useAskedInAddress(name: string): { asked: string; ask: (query: string) => void } {
  const [params, setParams] = useSearchParams();
  const asked = (params.get(name) ?? '').trim().slice(0, 300);
  const setter = useRef(setParams);
  setter.current = setParams;
  const ask = useCallback((query: string) => setter.current(query === '' ? {} : { [name]: query }), [name]);
  return { asked, ask };
}
