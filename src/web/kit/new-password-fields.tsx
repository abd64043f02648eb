import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from './field.js';

interface One {
  /** What `register` of the form gives for it. */
  field: UseFormRegisterReturn;
  label: string;
  error: string | undefined;
}

/** A new password with how strong it is, and the same once more. `id` names the first field. */
export function NewPasswordFields({
  id,
  password,
  confirm,
  meter,
}: {
  id: string;
  password: One;
  confirm: One;
  /** Shows the strength under the id it is given. */
  meter: (id: string) => ReactNode;
}) {
  return (
    <>
      <PasswordField
        {...password.field}
        id={id}
        label={password.label}
        autoComplete="new-password"
        describedBy={`${id}-strength`}
        error={password.error}
      >
        {meter(`${id}-strength`)}
      </PasswordField>
      <PasswordField
        {...confirm.field}
        id={`confirm-${id}`}
        label={confirm.label}
        autoComplete="new-password"
        error={confirm.error}
      />
    </>
  );
}
