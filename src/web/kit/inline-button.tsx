import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react';

interface InlineButtonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'onClick'> {
  onPress: (element: HTMLElement) => void;
  [data: `data-${string}`]: unknown;
}

/** A button that wraps over lines like the words it stands on; a real <button> is always one block. */
export function InlineButton({ onPress, children, ...rest }: InlineButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <button> cannot break over lines
    <span
      {...rest}
      role="button"
      tabIndex={0}
      onClick={(event: MouseEvent<HTMLElement>) => {
        event.stopPropagation();
        onPress(event.currentTarget);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onPress(event.currentTarget);
      }}
    >
      {children}
    </span>
  );
}
