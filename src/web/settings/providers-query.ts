import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '../../contract/account-routes.js';
import { rosterRoutes } from '../../contract/roster-routes.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { providersTexts as texts } from './texts.js';

/** All whom a patient may choose. */
export function useListedProviders() {
  return useQuery({
    queryKey: queryKeys.providers,
    queryFn: ({ signal }) => call(accountRoutes.listProviders, { signal }),
  });
}

interface Person {
  id: number;
  name: string;
}

/** Chooses one more provider. */
export function useChooseProvider(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Person) => call(rosterRoutes.chooseProvider, { params: { id } }),
    onSuccess: async (_done, { name }) => {
      await client.invalidateQueries({ queryKey: queryKeys.chosenProviders });
      showToast(texts.chosen(name));
      onDone();
    },
    onError: (error) => showToast({ title: texts.failed, text: wordsOf(error), failure: true }),
  });
}

/** Takes the choice of a provider back, and with it what was shared. */
export function useLeaveProvider(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Person) => call(rosterRoutes.leaveProvider, { params: { id } }),
    onSuccess: async (_done, { name }) => {
      // What they shared with the patient is gone from the list of reports as well.
      void client.invalidateQueries({ queryKey: queryKeys.analyses });
      await client.invalidateQueries({ queryKey: queryKeys.chosenProviders });
      showToast(texts.left(name));
      onDone();
    },
    onError: (error) => showToast({ title: texts.failed, text: wordsOf(error), failure: true }),
  });
}
