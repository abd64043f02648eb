import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { CloseIcon, Mark } from './marks.js';
import { kitTexts } from './texts.js';
import { dismissToast, pauseToastTimer, type ShownToast, startToastTimer, toastStore } from './toast-store.js';
import './button.css';
import './toast.css';

/** The place where toasts are laid. Both live regions always stand in the page, so that changes are announced. */
export function ToastRegion() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a toast or focusing it only holds its timer
    <div
      className="toast-region"
      onMouseEnter={pauseToastTimer}
      onMouseLeave={startToastTimer}
      onFocus={pauseToastTimer}
      onBlur={startToastTimer}
    >
      <div role="status">{toast && !toast.failure && <Slip key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.failure && <Slip key={toast.id} toast={toast} />}</div>
    </div>
  );
}

function Slip({ toast }: { toast: ShownToast }) {
  return (
    <div className="toast">
      <Mark name={toast.failure ? 'triangle' : 'tick'} />
      <div>
        <strong>{toast.title}</strong>
        {toast.text && <p>{toast.text}</p>}
        {toast.action && (
          <Link className="act" href={toast.action.href} onClick={dismissToast}>
            {toast.action.label}
          </Link>
        )}
      </div>
      <button type="button" className="icon-button" aria-label={kitTexts.closeMessage} onClick={dismissToast}>
        <CloseIcon />
      </button>
    </div>
  );
}
