import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field.js';
import { kitTexts } from './texts.js';

interface One {
  /** What `register` of the form gives for it. */
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** First and last name, side by side where there is room. */
export function NameFields({ first, last }: { first: One; last: One }) {
  return (
    <div className="pair">
      <Field
        {...first.field}
        id="first-name"
        label={kitTexts.firstName}
        autoComplete="given-name"
        error={first.error}
      />
      <Field {...last.field} id="last-name" label={kitTexts.lastName} autoComplete="family-name" error={last.error} />
    </div>
  );
}

/** Date of birth, which may be left out, and phone number. */
export function BirthAndPhoneFields({ birth, phone }: { birth: One; phone: One }) {
  return (
    <div className="pair">
      <Field
        {...birth.field}
        id="date-of-birth"
        label={kitTexts.dateOfBirth}
        optional
        hint={kitTexts.dateHint}
        autoComplete="bday"
        maxLength={10}
        error={birth.error}
      />
      <Field
        {...phone.field}
        id="phone-number"
        label={kitTexts.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={phone.error}
      />
    </div>
  );
}
