import { TIER_ALLOWANCE } from '../../contract/plans.js';
import { Tabs } from '../kit/tabs.js';
import { OneLine, WhatHappens } from './notes.js';
import { RegisterForm } from './register-form.js';
import { SignInForm } from './sign-in-form.js';
import './account.css';

export type AccountTab = 'sign-in' | 'register';

/** Sign in and create account, as tabs of one page. */
export function Account({ tab, onTab }: { tab: AccountTab; onTab: (tab: AccountTab) => void }) {
  const registering = tab === 'register';
  return (
    <div className="account">
      <div className={registering ? 'account-form' : 'account-form narrow'}>
        <h1 className="title">{registering ? 'Create your account' : 'Sign in'}</h1>
        {registering && <p className="lede">{TIER_ALLOWANCE.free} free analyses, no credit card required.</p>}
        <Tabs
          label="Sign in or create an account"
          value={tab}
          onChange={onTab}
          tabs={[
            { value: 'sign-in', label: 'Sign In', panel: <SignInForm /> },
            { value: 'register', label: 'Create Account', panel: <RegisterForm /> },
          ]}
        />
      </div>
      {registering ? <WhatHappens /> : <OneLine />}
    </div>
  );
}
