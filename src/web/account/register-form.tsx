import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { Button } from '../kit/button.js';
import { Field, PasswordField } from '../kit/field.js';
import { Mark } from '../kit/marks.js';
import { useRegister } from './register.js';
import { type RegistrationForm, registrationSchema } from './registration-schema.js';
import { StrengthMeter } from './strength-meter.js';

const names: Record<string, string> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'email',
  dateOfBirth: 'date of birth',
  phoneNumber: 'phone number',
  password: 'password',
  confirmPassword: 'confirm password',
};

export function RegisterForm() {
  const registration = useRegister();
  const { register, handleSubmit, formState, control, setFocus } = useForm<RegistrationForm>({
    resolver: zodResolver(registrationSchema),
    shouldFocusError: false,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      dateOfBirth: '',
      phoneNumber: '',
      password: '',
      confirmPassword: '',
      userType: 'patient',
    },
  });
  const password = useWatch({ control, name: 'password' });
  const { errors, isSubmitted } = formState;
  const pending = registration.isPending || registration.isSuccess;
  const submit = handleSubmit(
    ({ confirmPassword: _, ...values }) => !pending && registration.mutate(values),
    () => requestAnimationFrame(() => document.getElementById('error-summary')?.focus()),
  );
  return (
    <form noValidate onSubmit={submit} aria-label="Create account">
      {isSubmitted && <Summary errors={errors} onGo={(name) => setFocus(name)} />}
      <div className="pair">
        <Field
          {...register('firstName')}
          id="first-name"
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
        />
        <Field
          {...register('lastName')}
          id="last-name"
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
        />
      </div>
      <Field
        {...register('email')}
        id="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <div className="pair">
        <Field
          {...register('dateOfBirth')}
          id="date-of-birth"
          label="Date of birth"
          optional
          placeholder="YYYY-MM-DD"
          autoComplete="bday"
          maxLength={10}
          error={errors.dateOfBirth?.message}
        />
        <Field
          {...register('phoneNumber')}
          id="phone-number"
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phoneNumber?.message}
        />
      </div>
      <PasswordField
        {...register('password')}
        id="password"
        label="Password"
        autoComplete="new-password"
        describedBy="password-strength"
        error={errors.password?.message}
      >
        <StrengthMeter id="password-strength" password={password} />
      </PasswordField>
      <PasswordField
        {...register('confirmPassword')}
        id="confirm-password"
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <fieldset className="who-are-you">
        <legend>I am a</legend>
        <div>
          <label>
            <input type="radio" value="patient" {...register('userType')} />
            Patient
          </label>
          <label>
            <input type="radio" value="provider" {...register('userType')} />
            Provider
          </label>
        </div>
      </fieldset>
      <div>
        <Button type="submit" large pendingLabel={pending && 'Creating account...'}>
          Create Account
        </Button>
        <p className="agree">
          {/* New tabs: what was typed here stays. */}
          By creating an account you agree to the{' '}
          <a href="/terms" target="_blank" rel="noopener">
            Terms and Conditions
          </a>
          . What we keep is on the{' '}
          <a href="/privacy" target="_blank" rel="noopener">
            privacy page
          </a>
          . You must be 18 or older.
        </p>
      </div>
    </form>
  );
}

function Summary({
  errors,
  onGo,
}: {
  errors: FieldErrors<RegistrationForm>;
  onGo: (name: keyof RegistrationForm) => void;
}) {
  const wrong = Object.keys(errors) as (keyof RegistrationForm)[];
  if (wrong.length === 0) return null;
  return (
    <div className="error-summary" role="alert" id="error-summary" tabIndex={-1}>
      <Mark name="triangle" />
      <div>
        <b>{wrong.length === 1 ? '1 thing to correct.' : `${wrong.length} things to correct.`}</b> What you typed is
        kept.{' '}
        {wrong.map((name, i) => (
          <span key={name}>
            {i > 0 && ', '}
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(name);
              }}
            >
              {i === 0 ? capital(names[name] ?? name) : (names[name] ?? name)}
            </a>
          </span>
        ))}
        .
      </div>
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
