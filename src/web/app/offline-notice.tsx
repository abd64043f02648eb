import { useSyncExternalStore } from 'react';
import { Mark } from '../kit/marks.js';
import { frameTexts } from './texts.js';
import './banner.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, for as long as there is none. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="offline">
      {!online && (
        <div className="banner offline-notice">
          <Mark name="dashedRing" />
          <p>{frameTexts.offline}</p>
        </div>
      )}
    </div>
  );
}
