import { useState } from 'react';
import { Link } from 'wouter';
import { TIER_ALLOWANCE } from '../../contract/plans.js';
import { Tabs } from '../kit/tabs.js';
import { leaveAfterSignIn } from './after-sign-in.js';
import { CheckYourEmail } from './check-your-email.js';
import { OneLine, WhatHappens } from './notes.js';
import { RegisterForm } from './register-form.js';
import { useResendVerification } from './resend-verification.js';
import { SignInForm } from './sign-in-form.js';
import { accountTexts, signInTexts, verificationWords } from './texts.js';
import './account.css';

export type AccountTab = 'sign-in' | 'register';

interface AccountProps {
  tab: AccountTab;
  onTab: (tab: AccountTab) => void;
  forgotPath: string;
  /** What a new account is at first: where one comes from says so. */
  kind: 'patient' | 'provider';
}

/** Sign in and create account, as tabs of one page. */
export function Account({ tab, onTab, forgotPath, kind }: AccountProps) {
  const [unverified, setUnverified] = useState<{ email: string; message: string } | null>(null);
  const resend = useResendVerification();
  const registering = tab === 'register';
  if (unverified && registering) {
    return (
      <div className="account">
        <CheckYourEmail
          {...unverified}
          act={{
            label: verificationWords.resend,
            pending: resend.isPending && verificationWords.sending,
            onPress: () => resend.mutate(unverified.email),
          }}
        />
        <WhatHappens />
      </div>
    );
  }
  return (
    <div className="account">
      <div className={registering ? 'account-form' : 'account-form narrow'}>
        <h1 className="title">{registering ? accountTexts.registerTitle : accountTexts.signInTitle}</h1>
        {registering && <p className="lede">{accountTexts.registerLede(TIER_ALLOWANCE.free ?? 0)}</p>}
        <Tabs
          label={accountTexts.tabsLabel}
          value={tab}
          onChange={onTab}
          tabs={[
            {
              value: 'sign-in',
              label: accountTexts.signInTab,
              panel: (
                <SignInForm onDone={leaveAfterSignIn}>
                  <Link href={forgotPath}>{signInTexts.forgot}</Link>
                </SignInForm>
              ),
            },
            {
              value: 'register',
              label: accountTexts.registerTab,
              panel: <RegisterForm kind={kind} onUnverified={(email, message) => setUnverified({ email, message })} />,
            },
          ]}
        />
      </div>
      {registering ? <WhatHappens /> : <OneLine />}
    </div>
  );
}
