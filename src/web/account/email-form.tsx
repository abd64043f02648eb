import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { emailOnlySchema } from '../../contract/users.js';
import { Button } from '../kit/button.js';
import { Field } from '../kit/field.js';
import { Mark } from '../kit/marks.js';
import { accountTexts } from './texts.js';

interface EmailFormProps {
  label: string;
  submit: string;
  pending: string | false;
  /** What went wrong, said in place. */
  failure?: string | undefined;
  onSubmit: (email: string) => void;
  children?: ReactNode;
}

/** One field for an address, to which a mail is to be sent. */
export function EmailForm({ label, submit, pending, failure, onSubmit, children }: EmailFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailOnlySchema),
    defaultValues: { email: '' },
  });
  return (
    <form noValidate aria-label={label} onSubmit={handleSubmit(({ email }) => pending || onSubmit(email))}>
      <Field
        {...register('email')}
        id="email"
        label={accountTexts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={formState.errors.email?.message}
      />
      {failure && <FormAlert>{failure}</FormAlert>}
      <div className="act">
        <Button type="submit" large pendingLabel={pending}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** Why a form was refused. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p className="form-alert" role="alert">
      <Mark name="triangle" />
      <span>{children}</span>
    </p>
  );
}
