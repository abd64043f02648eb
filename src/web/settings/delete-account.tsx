import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountRoutes } from '../../contract/account-routes.js';
import { Button } from '../kit/button.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';
import { ConfirmForm } from './confirm-form.js';
import { Part } from './part.js';
import { deleteTexts as texts } from './texts.js';

/** Deletes the account for good: says first what goes, then asks for the password (and the code). */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  const twoStep = useQuery({ queryKey: queryKeys.twoStep, queryFn: () => call(accountRoutes.twoStepState) });
  const remove = useMutation({
    mutationFn: ({ password, code }: { password: string; code: string }) =>
      call(accountRoutes.deleteAccount, { body: code === '' ? { password } : { password, code } }),
    onSuccess: onDeleted,
  });
  return (
    <Part id="delete-account" title={texts.title}>
      <p>{texts.about}</p>
      <p className="quiet">{texts.kept}</p>
      {asking ? (
        <ConfirmForm
          id="delete-account"
          asks={twoStep.data?.on ? ['password', 'code'] : ['password']}
          submit={texts.submit}
          pending={remove.isPending && texts.pending}
          error={remove.error}
          note={texts.note}
          onSubmit={(values) => remove.mutate(values)}
          onCancel={() => {
            remove.reset();
            setAsking(false);
          }}
        />
      ) : (
        <p>
          <Button look="outlined" onClick={() => setAsking(true)}>
            {texts.begin}
          </Button>
        </p>
      )}
    </Part>
  );
}
