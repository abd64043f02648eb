import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../kit/query-keys.js';
import { sessionRenewed } from '../kit/session-end.js';
import { paths } from './paths.js';
import { forgetUser } from './session-backup.js';

/** Nobody is signed in any more: what was kept of the account is dropped, and the visitors' first page is shown. */
export function leaveAccount(client: QueryClient, navigate: (path: string) => void): void {
  forgetUser();
  client.setQueryData(queryKeys.user, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] });
  sessionRenewed();
  // The pages hear of it in the next task. Led there before, they would show the member's home, and ask for what is in it.
  setTimeout(() => navigate(paths.home));
}
