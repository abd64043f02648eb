import { useQuery } from '@tanstack/react-query';
import type { User } from '../../contract/users.js';
import { queryKeys } from './query-keys.js';
import { mayBeSignedIn } from './signed-in-hint.js';

/** Who is signed in: undefined while loading, null when nobody is. A browser without the hint holds nobody, at once. */
export function useCurrentUser(): User | null | undefined {
  return useQuery({
    queryKey: queryKeys.user,
    // What calls the server comes with the contract's schemas: a visitor's first page does without them.
    queryFn: async ({ client, signal }) => (await import('./fetch-user.js')).fetchUser(client, signal),
    initialData: () => (mayBeSignedIn() ? undefined : null),
  }).data;
}

/** A user's name as the product greets them. */
export function greetingName(user: Pick<User, 'firstName' | 'lastName' | 'userType'>): string {
  return user.userType === 'provider' ? `Dr. ${user.firstName} ${user.lastName}` : user.firstName;
}
