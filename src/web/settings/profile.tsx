import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { routes } from '../../contract/routes.js';
import { profileSchema, type User } from '../../contract/users.js';
import { Button } from '../kit/button.js';
import { call } from '../kit/call.js';
import { Field } from '../kit/field.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { kitTexts } from '../kit/texts.js';
import { showToast } from '../kit/toast-store.js';
import { Part, Refusal } from './part.js';
import { settingsTexts, profileTexts as texts } from './texts.js';

/** Name, date of birth and phone number, to be corrected. */
export function Profile({ user }: { user: User }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: z.input<typeof profileSchema>) => call(routes.updateProfile, { body }),
    onSuccess: (saved) => {
      client.setQueryData(queryKeys.user, saved);
      showToast({ title: settingsTexts.saved, text: texts.saved });
    },
  });
  const { register, handleSubmit, formState } = useForm<z.input<typeof profileSchema>>({
    resolver: zodResolver(profileSchema, undefined, { raw: true }),
    defaultValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      dateOfBirth: user.dateOfBirth ?? '',
      phoneNumber: user.phoneNumber ?? '',
    },
  });
  const { errors } = formState;
  return (
    <Part id="profile" title={texts.title}>
      <form
        noValidate
        aria-label={texts.title}
        onSubmit={handleSubmit((values) => save.isPending || save.mutate(values))}
      >
        <div className="pair">
          <Field
            {...register('firstName')}
            id="first-name"
            label={texts.firstName}
            autoComplete="given-name"
            error={errors.firstName?.message}
          />
          <Field
            {...register('lastName')}
            id="last-name"
            label={texts.lastName}
            autoComplete="family-name"
            error={errors.lastName?.message}
          />
        </div>
        <div className="pair">
          <Field
            {...register('dateOfBirth')}
            id="date-of-birth"
            label={texts.dateOfBirth}
            optional
            placeholder={kitTexts.dateHint}
            autoComplete="bday"
            maxLength={10}
            error={errors.dateOfBirth?.message}
          />
          <Field
            {...register('phoneNumber')}
            id="phone-number"
            label={texts.phoneNumber}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            error={errors.phoneNumber?.message}
          />
        </div>
        <p className="settings-fact">
          <b>{texts.email}</b> {user.email} <span className="quiet">{texts.emailNote(user.isEmailVerified)}</span>
        </p>
        {save.error && <Refusal>{wordsOf(save.error)}</Refusal>}
        <p>
          <Button type="submit" look="outlined" pendingLabel={save.isPending && texts.pending}>
            {texts.submit}
          </Button>
        </p>
      </form>
    </Part>
  );
}
