import { Link } from 'wouter';
import { PRODUCT } from '../../contract/product.js';
import { kitTexts } from './texts.js';
import './product-mark.css';

/** The wordmark: a number line with its value. */
export function ProductMark() {
  return (
    <Link className="product-mark" href="/" aria-label={kitTexts.home(PRODUCT)}>
      <svg viewBox="0 0 34 20" aria-hidden="true">
        <path
          d="M1 14C6 13.6 8 11 11 11H23C26 11 28 13.6 33 14C28 14.4 26 17 23 17H11C8 17 6 14.4 1 14Z"
          fill="var(--band)"
        />
        <path d="M1 14H33" stroke="var(--ink)" />
        <path d="M11 10V18M23 10V18" stroke="var(--ink)" strokeWidth="1.2" />
        <path d="M19 2V10.5" stroke="var(--teal)" strokeWidth="1.6" />
        <circle cx="19" cy="14" r="3.6" fill="var(--teal)" stroke="var(--paper)" strokeWidth="1.4" />
      </svg>
      {PRODUCT}
    </Link>
  );
}
