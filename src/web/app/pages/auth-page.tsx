import { useState } from 'react';
import { Link, Redirect, useLocation, useSearchParams } from 'wouter';
import type { User } from '../../../contract/users.js';
import { Account } from '../../account/account.js';
import { destination } from '../../account/after-sign-in.js';
import { usePageTitle } from '../../kit/page-title.js';
import { paths } from '../paths.js';
import { PageFoot, Shell } from '../shell.js';

/** Sign in and registration. Someone who is signed in already goes on to where they belong. */
export default function AuthPage({ user }: { user: User | null }) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const [signedInBefore] = useState(user !== null);
  const registering = search.get('action') === 'register';
  usePageTitle(registering ? 'Create account' : 'Sign in');
  if (user && signedInBefore) return <Redirect to={destination(search.get('next'), user.userType, location.origin)} />;

  const onTab = (tab: 'sign-in' | 'register') => {
    const next = new URLSearchParams(search);
    if (tab === 'register') next.set('action', 'register');
    else next.delete('action');
    const query = next.toString();
    navigate(query ? `/auth?${query}` : '/auth', { replace: true });
  };
  return (
    <Shell
      foot={<PageFoot />}
      header={
        <nav aria-label="Main">
          <Link href={paths.home}>Back to Home</Link>
        </nav>
      }
    >
      <Account tab={registering ? 'register' : 'sign-in'} onTab={onTab} />
    </Shell>
  );
}
