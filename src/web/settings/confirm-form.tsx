import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../kit/button.js';
import { Field, PasswordField } from '../kit/field.js';
import { wordsOf } from '../kit/request-error.js';
import { Refusal } from './part.js';
import { twoStepTexts as texts } from './texts.js';

interface ConfirmFormProps {
  id: string;
  asks: readonly ('password' | 'code')[];
  submit: string;
  pending: string | false;
  error: Error | null;
  note?: string;
  codeLabel?: string;
  codeHint?: string;
  onSubmit: (values: { password: string; code: string }) => void;
  onCancel: () => void;
}

/** Asks for the password, a code, or both before something that a borrowed device must not do. */
export function ConfirmForm({
  id,
  asks,
  submit,
  pending,
  error,
  note,
  codeLabel = texts.code,
  codeHint,
  onSubmit,
  onCancel,
}: ConfirmFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '', code: '' } });
  const { errors } = formState;
  // It was asked for: the first field is where to go on.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      noValidate
      ref={form}
      className="confirm-form"
      aria-label={submit}
      onSubmit={handleSubmit((values) => pending || onSubmit({ ...values, code: values.code.trim() }))}
    >
      {asks.includes('password') && (
        <PasswordField
          {...register('password', { required: 'Password is required' })}
          id={`${id}-password`}
          label={texts.password}
          autoComplete="current-password"
          error={errors.password?.message}
        />
      )}
      {asks.includes('code') && (
        <Field
          {...register('code', { required: 'Enter the code' })}
          id={`${id}-code`}
          label={codeLabel}
          hint={codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
        />
      )}
      {error && <Refusal>{wordsOf(error)}</Refusal>}
      <p className="settings-acts">
        <Button type="submit" pendingLabel={pending}>
          {submit}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {note && <span className="quiet">{note}</span>}
      </p>
    </form>
  );
}
