import type { QueryClient } from '@tanstack/react-query';
import { accountRoutes } from '../../contract/account-routes.js';
import type { User } from '../../contract/users.js';
import { call } from './call.js';
import { queryKeys } from './query-keys.js';
import { RequestError } from './request-error.js';
import { sessionEnded } from './session-end.js';
import { forgetSignedIn, mayBeSignedIn } from './signed-in-hint.js';

/**
 * The signed-in user; null on 401 and on any other failure. Where someone was signed in until now the page keeps them, so
 * that nothing they typed is lost: they are asked to sign in again.
 */
export async function fetchUser(client: QueryClient, signal: AbortSignal): Promise<User | null> {
  const before = client.getQueryData<User | null>(queryKeys.user) ?? null;
  if (!before && !mayBeSignedIn()) return null;
  try {
    return await call(accountRoutes.currentUser, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(error instanceof RequestError && error.status === 401)) console.error('Failed to fetch user');
    else if (before) sessionEnded();
    else forgetSignedIn();
    return before;
  }
}
