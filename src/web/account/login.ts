import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { accountRoutes } from '../../contract/account-routes.js';
import { type loginSchema, TWO_STEP_PROMPT, type User } from '../../contract/users.js';
import { call } from '../kit/call.js';
import { chosenLanguage } from '../kit/language.js';
import { queryKeys } from '../kit/query-keys.js';
import { RequestError, wordsOf } from '../kit/request-error.js';
import { sessionRenewed } from '../kit/session-end.js';
import { showToast } from '../kit/toast-store.js';
import { signInTexts } from './texts.js';

const VERIFY_DURATION = 8000;

/** Whether a sign-in was only asked for the code of the second step. */
export function asksForCode(error: unknown): boolean {
  return error instanceof RequestError && error.status === 403 && error.message.startsWith(TWO_STEP_PROMPT);
}

/** Whether a sign-in was refused until the address is verified. */
export function asksToVerify(error: Error | null): boolean {
  return error !== null && error.message.toLowerCase().includes('verify your email');
}

/** Signs in and welcomes; `onDone` decides where to go. */
export function useLogin(onDone: (user: User) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof loginSchema>) =>
      call(accountRoutes.login, { body: { ...body, language: chosenLanguage() } }),
    onSuccess: (user) => {
      sessionRenewed();
      showToast(signInTexts.welcome);
      onDone(user);
      client.setQueryData(queryKeys.user, user);
    },
    onError: (error) => {
      if (asksForCode(error)) return;
      const text = wordsOf(error);
      showToast(
        asksToVerify(error)
          ? { title: signInTexts.verifyFirst, text, failure: true, duration: VERIFY_DURATION }
          : { title: signInTexts.failed, text, failure: true },
      );
    },
  });
}
