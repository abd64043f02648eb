import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Language, languageStore } from '../kit/language.js';
import { mayBeSignedIn } from '../kit/signed-in-hint.js';
import { showToast } from '../kit/toast-store.js';
import { chooseLanguage } from './language-choice.js';
import { frameTexts } from './texts.js';
import './language-switch.css';

/** Each language by its own name. */
const NAMES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['es', 'Español'],
];

/** The languages of the interface, one of them chosen. */
export function LanguageSwitch() {
  const language = useSyncExternalStore(languageStore.subscribe, languageStore.current, languageStore.current);
  const client = useQueryClient();
  const choose = async (next: Language) => {
    if (next === language) return;
    try {
      await chooseLanguage(next);
    } catch {
      return showToast({ title: frameTexts.languageNotLoaded, failure: true });
    }
    if (!mayBeSignedIn()) return;
    try {
      await (await import('./account-language.js')).keepAccountLanguage(client, next);
    } catch {
      showToast({ title: frameTexts.languageNotKept, failure: true });
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons in a line of links are no form
    <div className="language-switch" role="group" aria-label={frameTexts.language}>
      {NAMES.map(([code, name]) => (
        <button key={code} type="button" lang={code} aria-pressed={language === code} onClick={() => void choose(code)}>
          {name}
        </button>
      ))}
    </div>
  );
}
