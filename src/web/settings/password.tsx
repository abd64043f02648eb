import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { accountRoutes } from '../../contract/account-routes.js';
import { passwordSchema } from '../../contract/users.js';
import { Button } from '../kit/button.js';
import { call } from '../kit/call.js';
import { PasswordField } from '../kit/field.js';
import { translate } from '../kit/language.js';
import { NewPasswordFields } from '../kit/new-password-fields.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { Part, Refusal } from './part.js';
import { passwordTexts as texts } from './texts.js';

const formSchema = z
  .object({
    currentPassword: z.string().min(1, 'Password is required'),
    password: passwordSchema,
    confirmPassword: z.string(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: () => true,
  });
const empty = { currentPassword: '', password: '', confirmPassword: '' };

/** A new password, given the old one. `meter` shows how strong it is, under the id it is described by. */
export function Password({ meter }: { meter: (id: string, password: string) => ReactNode }) {
  const client = useQueryClient();
  const { register, handleSubmit, formState, control, reset } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: empty,
  });
  const change = useMutation({
    mutationFn: (body: z.infer<typeof formSchema>) => call(accountRoutes.changePassword, { body }),
    onSuccess: ({ message }) => {
      reset(empty);
      void client.invalidateQueries({ queryKey: queryKeys.sessions });
      showToast({ title: texts.changed, text: translate(message) });
    },
  });
  const password = useWatch({ control, name: 'password' });
  const { errors } = formState;
  return (
    <Part id="password" title={texts.title}>
      <form
        noValidate
        aria-label={texts.title}
        onSubmit={handleSubmit((values) => change.isPending || change.mutate(values))}
      >
        <PasswordField
          {...register('currentPassword')}
          id="current-password"
          label={texts.current}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
        />
        <NewPasswordFields
          id="new-password"
          password={{ field: register('password'), label: texts.next, error: errors.password?.message }}
          confirm={{ field: register('confirmPassword'), label: texts.confirm, error: errors.confirmPassword?.message }}
          meter={(id) => password && meter(id, password)}
        />
        {change.error && <Refusal>{wordsOf(change.error)}</Refusal>}
        <p className="settings-acts">
          <Button type="submit" look="outlined" pendingLabel={change.isPending && texts.pending}>
            {texts.submit}
          </Button>
          <span className="quiet">{texts.note}</span>
        </p>
      </form>
    </Part>
  );
}
