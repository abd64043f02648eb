import { useEffect, useState } from 'react';
import { Button } from './button.js';
import { kitTexts } from './texts.js';

/** Reads a text with the voice of the reader's own device. Nothing is shown where the device has none. */
export function ReadAloud({ text }: { text: string }) {
  const [speaking, setSpeaking] = useState(false);
  const able = typeof speechSynthesis !== 'undefined';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text ends the reading of this one
  useEffect(() => {
    return () => {
      if (able) speechSynthesis.cancel();
      setSpeaking(false);
    };
  }, [able, text]);
  if (!able) return null;
  const toggle = () => {
    speechSynthesis.cancel();
    if (speaking) {
      setSpeaking(false);
      return;
    }
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = 'en-US';
    speech.rate = 0.95;
    speech.onend = () => setSpeaking(false);
    speech.onerror = () => setSpeaking(false);
    speechSynthesis.speak(speech);
    setSpeaking(true);
  };
  return (
    <Button look="outlined" className="no-print" aria-pressed={speaking} onClick={toggle}>
      {speaking ? kitTexts.stopReading : kitTexts.readAloud}
    </Button>
  );
}
