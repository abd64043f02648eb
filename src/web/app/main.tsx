import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeCarriedToast } from '../kit/toast-carry.js';
import { App } from './app.js';
import { startLanguage } from './language-choice.js';
import { takeLinkToken } from './link-token.js';
import './theme/index.css';

takeLinkToken();
takeCarriedToast();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
void startLanguage().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
