import { useCallback, useEffect, useRef, useState } from 'react';

const MARK = 'plainchart-sheet';
/** Whether the report is a sheet here, not beside the text. Asks for no layout, as the window's width would. */
export const narrow = () => matchMedia('(max-width: 1080px)').matches;

/**
 * The report as a sheet on a narrow screen: Escape, Back and the close button all shut it, and focus returns to what
 * opened it. On a wide screen the report stands beside the text and nothing opens.
 */
export function useSheet(focusTarget: () => HTMLElement | null): {
  open: boolean;
  show: (takeFocus: boolean) => void;
  close: () => void;
} {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const pushed = useRef(false);

  const shut = useCallback(() => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
    opener.current = null;
  }, []);

  const close = useCallback(() => {
    // The entry that Back would leave is taken away with the sheet.
    if (pushed.current) history.back();
    else shut();
  }, [shut]);

  const show = useCallback(
    (takeFocus: boolean) => {
      if (!narrow()) return;
      if (!open) {
        opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        history.pushState({ [MARK]: true }, '');
        pushed.current = true;
        setOpen(true);
      }
      if (takeFocus) requestAnimationFrame(() => focusTarget()?.focus({ preventScroll: true }));
    },
    [open, focusTarget],
  );

  useEffect(() => {
    if (!open) return;
    const back = () => {
      pushed.current = false;
      shut();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const widen = () => {
      if (!narrow()) close();
    };
    addEventListener('popstate', back);
    addEventListener('keydown', onEscape);
    addEventListener('resize', widen);
    return () => {
      removeEventListener('popstate', back);
      removeEventListener('keydown', onEscape);
      removeEventListener('resize', widen);
    };
  }, [open, close, shut]);

  return { open, show, close };
}
