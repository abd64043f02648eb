import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useController, useForm, useWatch } from 'react-hook-form';
import { Button } from '../kit/button.js';
import { Field } from '../kit/field.js';
import { Mark } from '../kit/marks.js';
import { NewPasswordFields } from '../kit/new-password-fields.js';
import { BirthAndPhoneFields, NameFields } from '../kit/person-fields.js';
import { Rich } from '../kit/rich.js';
import { kitTexts } from '../kit/texts.js';
import { ProviderChoice } from './provider-choice.js';
import { useRegister } from './register.js';
import { type RegistrationForm, registrationSchema } from './registration-schema.js';
import { StrengthMeter } from './strength-meter.js';
import { accountTexts, registerTexts } from './texts.js';

const nameOf = (field: string): string =>
  ({
    firstName: kitTexts.firstName,
    lastName: kitTexts.lastName,
    email: accountTexts.email,
    dateOfBirth: kitTexts.dateOfBirth,
    phoneNumber: kitTexts.phoneNumber,
    password: accountTexts.password,
    confirmPassword: accountTexts.confirmPassword,
  })[field] ?? field;

/** A new account. `onUnverified` is told where the address must be verified before it can be used. */
export function RegisterForm({
  kind,
  onUnverified,
}: {
  kind: 'patient' | 'provider';
  onUnverified: (email: string, message: string) => void;
}) {
  const registration = useRegister(onUnverified);
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
      userType: kind,
      providerIds: [],
    },
  });
  const password = useWatch({ control, name: 'password' });
  const isPatient = useWatch({ control, name: 'userType' }) === 'patient';
  const chosen = useController({ control, name: 'providerIds' }).field;
  const { errors, isSubmitted } = formState;
  const pending = registration.isPending || registration.isSuccess;
  const submit = handleSubmit(
    ({ confirmPassword: _, providerIds, ...values }) =>
      !pending && registration.mutate(values.userType === 'patient' ? { ...values, providerIds } : values),
    () => requestAnimationFrame(() => document.getElementById('error-summary')?.focus()),
  );
  return (
    <form noValidate onSubmit={submit} aria-label={accountTexts.registerTab}>
      {isSubmitted && <Summary errors={errors} onGo={(name) => setFocus(name)} />}
      <NameFields
        first={{ field: register('firstName'), error: errors.firstName?.message }}
        last={{ field: register('lastName'), error: errors.lastName?.message }}
      />
      <Field
        {...register('email')}
        id="email"
        label={accountTexts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <BirthAndPhoneFields
        birth={{ field: register('dateOfBirth'), error: errors.dateOfBirth?.message }}
        phone={{ field: register('phoneNumber'), error: errors.phoneNumber?.message }}
      />
      <NewPasswordFields
        id="password"
        password={{
          field: register('password'),
          label: accountTexts.password,
          error: errors.password?.message,
        }}
        confirm={{
          field: register('confirmPassword'),
          label: accountTexts.confirmPassword,
          error: errors.confirmPassword?.message,
        }}
        meter={(id) => <StrengthMeter id={id} password={password} />}
      />
      <fieldset className="who-are-you">
        <legend>{registerTexts.kind}</legend>
        <div>
          <label>
            <input type="radio" value="patient" {...register('userType')} />
            {registerTexts.patient}
          </label>
          <label>
            <input type="radio" value="provider" {...register('userType')} />
            {registerTexts.provider}
          </label>
        </div>
      </fieldset>
      {isPatient && <ProviderChoice chosen={chosen.value} onChange={chosen.onChange} />}
      <div>
        <Button type="submit" large pendingLabel={pending && registerTexts.pending}>
          {registerTexts.submit}
        </Button>
        <p className="agree">
          {/* New tabs: what was typed here stays. */}
          <Rich
            text={registerTexts.agree}
            parts={{
              terms: (words) => (
                <a href="/terms" target="_blank" rel="noopener">
                  {words}
                </a>
              ),
              privacy: (words) => (
                <a href="/privacy" target="_blank" rel="noopener">
                  {words}
                </a>
              ),
            }}
          />
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
        <b>{wrong.length === 1 ? registerTexts.oneToCorrect : registerTexts.manyToCorrect(wrong.length)}</b>{' '}
        {registerTexts.kept}{' '}
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
              {i === 0 ? nameOf(name) : nameOf(name).toLowerCase()}
            </a>
          </span>
        ))}
        .
      </div>
    </div>
  );
}
