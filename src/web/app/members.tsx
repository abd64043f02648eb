import { lazy, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { User, UserType } from '../../contract/users.js';
import { SignInFirst } from './sign-in-first.js';

const NotFound = lazy(async () => ({ default: (await import('./not-found.js')).NotFound }));

/**
 * A page for who is signed in (and of the right type). Signed out: sign in first, then back here. The wrong type: as if
 * there were no such page.
 */
export function Members({
  user,
  only,
  children,
}: {
  user: User | null;
  only?: UserType;
  children: (user: User) => ReactNode;
}) {
  const [path] = useLocation();
  const search = useSearch();
  if (!user) return <SignInFirst next={search ? `${path}?${search}` : path} />;
  if (only && user.userType !== only) return <NotFound />;
  return children(user);
}
