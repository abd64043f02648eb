import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { loginSchema } from '../../contract/users.js';
import { Button } from '../kit/button.js';
import { Field, PasswordField } from '../kit/field.js';
import { useLogin } from './login.js';

export function SignInForm() {
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const pending = login.isPending || login.isSuccess;
  return (
    <form noValidate onSubmit={handleSubmit((values) => !pending && login.mutate(values))} aria-label="Sign in">
      <Field
        {...register('email')}
        id="sign-in-email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        id="sign-in-password"
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <div className="act">
        <Button type="submit" large pendingLabel={pending && 'Signing in...'}>
          Sign In
        </Button>
      </div>
    </form>
  );
}
