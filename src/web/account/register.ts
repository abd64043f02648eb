import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PRODUCT } from '../../contract/product.js';
import { routes } from '../../contract/routes.js';
import type { UserType } from '../../contract/users.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { leaveAfterSignIn } from './after-sign-in.js';

const WELCOME_DURATION = 6000;

export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  dateOfBirth: string;
  phoneNumber: string;
  password: string;
  userType: UserType;
}

/** Creates the account and signs in, then leaves for its home. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Registration) => call(routes.register, { body }),
    onSuccess: ({ message, ...user }) => {
      client.removeQueries({ queryKey: queryKeys.analyses });
      client.setQueryData(queryKeys.user, user);
      showToast({
        title: `Welcome to ${PRODUCT}!`,
        text: message ?? 'Your account has been created successfully.',
        duration: WELCOME_DURATION,
      });
      leaveAfterSignIn(user.userType);
    },
    onError: (error) => showToast({ title: 'Registration failed', text: wordsOf(error), failure: true }),
  });
}
