import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { accountRoutes } from '../../contract/account-routes.js';
import { call } from '../kit/call.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { leaveAccount } from './leave-account.js';
import { frameTexts } from './texts.js';

/** Signs out and goes to the landing page; everything that was cached of the account is dropped. */
export function useLogout() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => call(accountRoutes.logout),
    onSuccess: () => {
      leaveAccount(client, navigate);
      showToast(frameTexts.signedOut);
    },
    onError: (error) => showToast({ title: frameTexts.logoutFailed, text: wordsOf(error), failure: true }),
  });
}
