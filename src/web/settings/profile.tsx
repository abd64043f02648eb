import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { accountRoutes } from '../../contract/account-routes.js';
import { profileSchema, type User } from '../../contract/users.js';
import { Button } from '../kit/button.js';
import { call } from '../kit/call.js';
import { BirthAndPhoneFields, NameFields } from '../kit/person-fields.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { Part, Refusal } from './part.js';
import { settingsTexts, profileTexts as texts } from './texts.js';

/** Name, date of birth and phone number, to be corrected. */
export function Profile({ user }: { user: User }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: z.input<typeof profileSchema>) => call(accountRoutes.updateProfile, { body }),
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
        <NameFields
          first={{ field: register('firstName'), error: errors.firstName?.message }}
          last={{ field: register('lastName'), error: errors.lastName?.message }}
        />
        <BirthAndPhoneFields
          birth={{ field: register('dateOfBirth'), error: errors.dateOfBirth?.message }}
          phone={{ field: register('phoneNumber'), error: errors.phoneNumber?.message }}
        />
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
