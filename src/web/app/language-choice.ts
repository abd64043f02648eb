import { LANGUAGE_COOKIE } from '../../contract/product.js';
import { chosenLanguage, type Language, speak } from '../kit/language.js';

const YEAR = 365 * 24 * 60 * 60;

/** The language chosen here before, else the first one that the browser asks for. */
function preferred(): Language {
  return chosenLanguage() ?? (/^es\b/i.test(navigator.language) ? 'es' : 'en');
}

async function change(language: Language): Promise<void> {
  if (language === 'en') return speak('en', null);
  const { spanish } = await import('./spanish.js');
  speak(language, spanish);
}

/** Before the first page is drawn: speaks the preferred language, or English where its texts cannot be loaded. */
export async function startLanguage(): Promise<void> {
  const language = preferred();
  if (language !== 'en') await change(language).catch(() => undefined);
}

/** Changes the language and keeps the choice on this device. Rejects where its texts cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await change(language);
  // A cookie, so that the server knows which pages to send drawn.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}
