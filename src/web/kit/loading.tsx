import { Mark } from './marks.js';
import { kitTexts } from './texts.js';
import './loading.css';

export function Loading() {
  return (
    <p className="loading" role="status">
      <Mark name="waiting" />
      {kitTexts.loading}
    </p>
  );
}
