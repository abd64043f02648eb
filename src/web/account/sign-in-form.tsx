import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { loginSchema, type User } from '../../contract/users.js';
import { Button } from '../kit/button.js';
import { Field, PasswordField } from '../kit/field.js';
import { asksForCode, asksToVerify, useLogin } from './login.js';
import { useResendVerification } from './resend-verification.js';
import { accountTexts, signInTexts } from './texts.js';

interface SignInFormProps {
  onDone: (user: User) => void;
  /** Whose session has ended: the address is fixed. */
  email?: string;
  /** Stands beside the button. */
  children?: ReactNode;
}

/** Address, password and, where the server asks for it, the code of the second step. */
export function SignInForm({ onDone, email, children }: SignInFormProps) {
  const login = useLogin(onDone);
  const resend = useResendVerification();
  const [wantsCode, setWantsCode] = useState(false);
  const { register, handleSubmit, formState, setError, setFocus, getValues } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: email ?? '', password: '', code: undefined as string | undefined },
  });
  const { errors } = formState;
  const pending = login.isPending || login.isSuccess;
  useEffect(() => {
    if (wantsCode) setFocus('code');
  }, [wantsCode, setFocus]);

  const submit = handleSubmit((values) => {
    if (pending) return;
    login.mutate(wantsCode ? values : { email: values.email, password: values.password }, {
      onError: (error) => {
        if (asksForCode(error)) setWantsCode(true);
        else if (wantsCode) setError('code', { message: error.message }, { shouldFocus: true });
      },
    });
  });
  const another = { onChange: () => setWantsCode(false) };
  return (
    <form noValidate onSubmit={submit} aria-label={accountTexts.signInTitle}>
      <Field
        {...register('email', another)}
        id="sign-in-email"
        label={accountTexts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        readOnly={email !== undefined}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password', another)}
        id="sign-in-password"
        label={accountTexts.password}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      {wantsCode && (
        <Field
          {...register('code', { shouldUnregister: true })}
          id="sign-in-code"
          label={signInTexts.code}
          hint={signInTexts.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
        />
      )}
      <div className="act">
        <Button type="submit" large pendingLabel={pending && signInTexts.pending}>
          {signInTexts.submit}
        </Button>
        {children}
      </div>
      {asksToVerify(login.error) && (
        <p>
          <Button
            look="outlined"
            pendingLabel={resend.isPending && signInTexts.resending}
            onClick={() => resend.mutate(getValues('email'))}
          >
            {signInTexts.resend}
          </Button>
        </p>
      )}
    </form>
  );
}
