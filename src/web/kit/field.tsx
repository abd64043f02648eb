import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { translate } from './language.js';
import { Mark } from './marks.js';
import { kitTexts } from './texts.js';
import './field.css';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  optional?: boolean;
  error?: string;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
  /** Stands between the input and its error: the strength meter. */
  children?: ReactNode;
  describedBy?: string;
}

/** A labelled input with its error tied to it. Nothing typed is ever cleared. */
export function Field({ id, label, optional, error, hint, children, describedBy, ...input }: FieldProps) {
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={id}>
        {label} {optional && <span className="optional">{kitTexts.optional}</span>}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describe(id, error, hint, describedBy)}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** A password with a button that shows it. Pasting and password managers work. */
export function PasswordField({ id, label, error, children, describedBy, ...input }: FieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <div className="with-toggle">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className="input"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(id, error, undefined, describedBy)}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={kitTexts.toggle(shown ? kitTexts.hide : kitTexts.show, label)}
          onClick={() => setShown(!shown)}
        >
          {shown ? kitTexts.hide : kitTexts.show}
        </button>
      </div>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

function describe(id: string, error?: string, hint?: string, more?: string): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean).join(' ') || undefined;
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <Mark name="triangle" />
      {translate(error)}
    </p>
  );
}
