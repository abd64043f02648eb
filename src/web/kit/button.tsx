import type { ButtonHTMLAttributes, Ref } from 'react';
import './button.css';

type Look = 'filled' | 'outlined' | 'plain';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  large?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** The wording while the act runs ("Signing in..."); the button then refuses further presses. */
  pendingLabel?: string | false | null;
}

/** Class names of a button, for links that look like one. */
export function buttonClass(look: Look = 'filled', large = false): string {
  return `button ${look}${large ? ' large' : ''}`;
}

export function Button({ look, large, pendingLabel, children, className = '', onClick, ...rest }: ButtonProps) {
  const pending = Boolean(pendingLabel);
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(look, large)} ${className}`.trim()}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pendingLabel || children}
    </button>
  );
}
