import { Dialog as Parts } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { CloseIcon } from './marks.js';
import { kitTexts } from './texts.js';
import './button.css';
import './dialog.css';

interface DialogProps {
  title: string;
  open: boolean;
  /** Without it the dialog can be left only by what stands in it. */
  onClose?: (() => void) | undefined;
  /** Where no close button stands, this says why the dialog is there. */
  text?: string;
  closeLabel?: string;
  /** Where the focus goes first, when not to the first control. */
  initialFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** A sheet laid over the page. Focus stays in it and goes back where it was; Escape closes it where it may be closed. */
export function Dialog({
  title,
  open,
  onClose,
  text,
  closeLabel = kitTexts.close,
  initialFocus,
  children,
}: DialogProps) {
  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && onClose?.()} disablePointerDismissal>
      <Parts.Portal>
        <Parts.Backdrop className="dialog-backdrop" />
        <Parts.Popup className="dialog" initialFocus={initialFocus}>
          <Parts.Title className="title">{title}</Parts.Title>
          {text && <Parts.Description className="dialog-text">{text}</Parts.Description>}
          {children}
          {onClose && (
            <Parts.Close className="icon-button dialog-close" aria-label={closeLabel}>
              <CloseIcon />
            </Parts.Close>
          )}
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  );
}
