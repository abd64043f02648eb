import { useState } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import type { User } from '../../../contract/users.js';
import { Account } from '../../account/account.js';
import { destination } from '../../account/after-sign-in.js';
import { accountTexts } from '../../account/texts.js';
import { usePageTitle } from '../../kit/page-title.js';
import { AccountShell } from '../account-shell.js';
import { paths } from '../paths.js';

/** Sign in and registration. Someone who is signed in already goes on to where they belong. */
export default function AuthPage({ user }: { user: User | null }) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const [signedInBefore] = useState(user !== null);
  const registering = search.get('action') === 'register';
  usePageTitle(registering ? accountTexts.registerTitle : accountTexts.signInTitle);
  if (user && signedInBefore) return <Redirect to={destination(search.get('next'), user.userType, location.origin)} />;

  const onTab = (tab: 'sign-in' | 'register') => {
    const next = new URLSearchParams(search);
    if (tab === 'register') next.set('action', 'register');
    else next.delete('action');
    const query = next.toString();
    navigate(query ? `${paths.signIn}?${query}` : paths.signIn, { replace: true });
  };
  return (
    <AccountShell>
      <Account
        tab={registering ? 'register' : 'sign-in'}
        onTab={onTab}
        forgotPath={paths.forgotPassword}
        kind={search.get('as') === 'provider' ? 'provider' : 'patient'}
      />
    </AccountShell>
  );
}
