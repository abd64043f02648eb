import { PRODUCT_SLUG } from '../../contract/product.js';
import { type Language, speak } from '../kit/language.js';

const KEY = `${PRODUCT_SLUG}-language`;

/** The language chosen here before, else the first one that the browser asks for. */
function preferred(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'en' || kept === 'es') return kept;
  } catch {
    // Nothing is kept: the browser's own wish decides.
  }
  return /^es\b/i.test(navigator.language) ? 'es' : 'en';
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
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Then it lasts as long as the page.
  }
}
