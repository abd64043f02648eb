import { Mark } from './marks.js';
import './loading.css';

export function Loading() {
  return (
    <p className="loading" role="status">
      <Mark name="waiting" />
      Loading...
    </p>
  );
}
