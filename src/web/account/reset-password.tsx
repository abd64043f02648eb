import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { accountRoutes } from '../../contract/account-routes.js';
import { Button, buttonClass } from '../kit/button.js';
import { call } from '../kit/call.js';
import { NewPasswordFields } from '../kit/new-password-fields.js';
import { wordsOf } from '../kit/request-error.js';
import { FormAlert } from './email-form.js';
import { newPasswordSchema } from './new-password-schema.js';
import { OneLine } from './notes.js';
import { StrengthMeter } from './strength-meter.js';
import { accountTexts, resetTexts } from './texts.js';
import './account.css';

/** A new password by the token of a mailed link. */
export function ResetPassword({
  token,
  signInPath,
  forgotPath,
}: {
  token: string;
  signInPath: string;
  forgotPath: string;
}) {
  const reset = useMutation({
    mutationFn: (passwords: { password: string; confirmPassword: string }) =>
      call(accountRoutes.resetPassword, { body: { token, ...passwords } }),
  });
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const { errors } = formState;
  if (reset.isSuccess) return <Done signInPath={signInPath} />;
  return (
    <div className="account">
      <div className="account-form narrow">
        <h1 className="title">{resetTexts.title}</h1>
        <p className="lede">{resetTexts.lede}</p>
        <form
          noValidate
          aria-label={resetTexts.title}
          onSubmit={handleSubmit((passwords) => reset.isPending || reset.mutate(passwords))}
        >
          <NewPasswordFields
            id="password"
            password={{
              field: register('password'),
              label: accountTexts.newPassword,
              error: errors.password?.message,
            }}
            confirm={{
              field: register('confirmPassword'),
              label: accountTexts.confirmPassword,
              error: errors.confirmPassword?.message,
            }}
            meter={(id) => <StrengthMeter id={id} password={password} />}
          />
          {reset.error && (
            <FormAlert>
              {wordsOf(reset.error) || resetTexts.failed} <Link href={forgotPath}>{resetTexts.askAgain}</Link>
            </FormAlert>
          )}
          <div className="act">
            <Button type="submit" large pendingLabel={reset.isPending && resetTexts.pending}>
              {resetTexts.submit}
            </Button>
          </div>
        </form>
      </div>
      <OneLine />
    </div>
  );
}

function Done({ signInPath }: { signInPath: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="account">
      <div className="account-form narrow account-said">
        <h1 className="title" tabIndex={-1} ref={heading}>
          {resetTexts.doneTitle}
        </h1>
        <p className="read">{resetTexts.done}</p>
        <p>
          <Link className={buttonClass('filled', true)} href={signInPath}>
            {resetTexts.toLogin}
          </Link>
        </p>
      </div>
      <OneLine />
    </div>
  );
}
