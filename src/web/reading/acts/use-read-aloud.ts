import { useCallback, useEffect, useState } from 'react';

/** Reads texts aloud with the voice of the device. `can` is false where there is none; leaving the page stops it. */
export function useReadAloud(parts: readonly string[]) {
  const can = typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';
  const [reading, setReading] = useState(false);
  const stop = useCallback(() => {
    if (can) speechSynthesis.cancel();
    setReading(false);
  }, [can]);
  useEffect(() => {
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);
  const start = useCallback(() => {
    speechSynthesis.cancel();
    // Part by part: some browsers fall silent in the middle of a long text.
    parts.forEach((text, index) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = 'en-US';
      utterance.rate = 0.95;
      if (index === parts.length - 1) utterance.onend = () => setReading(false);
      utterance.onerror = () => setReading(false);
      speechSynthesis.speak(utterance);
    });
    setReading(true);
  }, [parts]);
  return { can, reading, start, stop };
}
