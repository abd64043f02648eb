import { useQuery } from '@tanstack/react-query';
import { routes } from '../../contract/routes.js';
import type { User } from '../../contract/users.js';
import { call } from './call.js';
import { queryKeys } from './query-keys.js';
import { RequestError } from './request-error.js';

/** The signed-in user; null on 401 and on any other failure. */
async function fetchUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await call(routes.currentUser, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(error instanceof RequestError && error.status === 401)) console.error('Failed to fetch user');
    return null;
  }
}

/** Who is signed in: undefined while loading, null when nobody is. */
export function useCurrentUser(): User | null | undefined {
  return useQuery({ queryKey: queryKeys.user, queryFn: ({ signal }) => fetchUser(signal) }).data;
}

/** A user's name as the product greets them. */
export function greetingName(user: Pick<User, 'firstName' | 'lastName' | 'userType'>): string {
  return user.userType === 'provider' ? `Dr. ${user.firstName} ${user.lastName}` : user.firstName;
}
