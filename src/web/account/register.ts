import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { accountRoutes } from '../../contract/account-routes.js';
import type { registerSchema } from '../../contract/users.js';
import { call } from '../kit/call.js';
import { languageStore, translate } from '../kit/language.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { mayBeSignedIn } from '../kit/signed-in-hint.js';
import { showToast } from '../kit/toast-store.js';
import { leaveAfterSignIn } from './after-sign-in.js';
import { registerTexts } from './texts.js';

const WELCOME_DURATION = 6000;

/**
 * Creates the account and, where the server has signed it in, leaves for its home. `onUnverified` is told where the
 * address must be verified first.
 */
export function useRegister(onUnverified: (email: string, message: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof registerSchema>) =>
      call(accountRoutes.register, { body: { ...body, language: languageStore.current() } }),
    onSuccess: ({ message, ...user }) => {
      const text = message ? translate(message) : registerTexts.created;
      showToast({ title: registerTexts.welcome, text, duration: WELCOME_DURATION });
      if (!mayBeSignedIn()) return onUnverified(user.email, text);
      client.removeQueries({ queryKey: queryKeys.analyses });
      client.setQueryData(queryKeys.user, user);
      leaveAfterSignIn(user);
    },
    onError: (error) => showToast({ title: registerTexts.failed, text: wordsOf(error), failure: true }),
  });
}
