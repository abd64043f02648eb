import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/index.css';
import { takeCarriedToast } from '../kit/toast-carry.js';
import { App } from './app.js';
import { takeLinkToken } from './link-token.js';

takeLinkToken();
takeCarriedToast();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
