import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { languageStore } from '../kit/language.js';
import { mayBeSignedIn } from '../kit/signed-in-hint.js';
import { takeCarriedToast } from '../kit/toast-carry.js';
import { App } from './app.js';
import { startLanguage } from './language-choice.js';
import { takeLinkToken } from './link-token.js';
import './theme/index.css';

// The content security policy forbids making code from text, and zod would try; it reads this once it is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
takeLinkToken();
takeCarriedToast();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
void startLanguage().then(() => {
  const page = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // The server sends some pages drawn for a visitor who reads English; for anybody else they are drawn anew.
  const drawn = root.firstElementChild !== null && languageStore.current() === 'en' && !mayBeSignedIn();
  // What is drawn can be read already: taking it over waits for a task of its own, so that touch and scroll come between.
  if (drawn) setTimeout(() => hydrateRoot(root, page));
  else createRoot(root).render(page);
});
