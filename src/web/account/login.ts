import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routes } from '../../contract/routes.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { leaveAfterSignIn } from './after-sign-in.js';

const VERIFY_DURATION = 8000;

/** Signs in, then leaves for the account's home. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(routes.login, { body }),
    onSuccess: (user) => {
      showToast({ title: 'Welcome back!', text: 'You have successfully signed in.' });
      // What an earlier account left in memory must not be seen by this one.
      client.removeQueries({ queryKey: queryKeys.analyses });
      client.setQueryData(queryKeys.user, user);
      leaveAfterSignIn(user.userType);
    },
    onError: (error) => {
      const message = wordsOf(error);
      showToast(
        message.toLowerCase().includes('verify your email')
          ? { title: 'Email verification required', text: message, failure: true, duration: VERIFY_DURATION }
          : { title: 'Sign in failed', text: message, failure: true },
      );
    },
  });
}
