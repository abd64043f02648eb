import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { routes } from '../../contract/routes.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { sessionRenewed } from '../kit/session-end.js';
import { showToast } from '../kit/toast-store.js';
import { paths } from './paths.js';
import { forgetUser } from './session-backup.js';
import { frameTexts } from './texts.js';

/** Signs out and goes to the landing page; everything that was cached of the account is dropped. */
export function useLogout() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => call(routes.logout),
    onSuccess: () => {
      forgetUser();
      client.setQueryData(queryKeys.user, null);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] });
      sessionRenewed();
      showToast(frameTexts.signedOut);
      navigate(paths.home);
    },
    onError: (error) => showToast({ title: frameTexts.logoutFailed, text: wordsOf(error), failure: true }),
  });
}
