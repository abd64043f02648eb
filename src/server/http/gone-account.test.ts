import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/http-app.js';
import { changePassword } from '../../accounts/change-password.js';
import { chooseLanguage } from '../../accounts/choose-language.js';
import { currentUser, notificationChoices } from '../../accounts/index.js';
import { twoStepState } from '../../accounts/two-step/two-step.js';
import { updateProfile } from '../../accounts/update-profile.js';
import { billingState } from '../../billing/billing-state.js';
import { startCheckout } from '../../billing/start-checkout.js';

/* Somebody was let in, and deletes the account before what they asked for is done. */

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const gone = { userId: 2_000_000, userType: 'patient', sessionId: 'ended', hasTwoStep: false } as const;
const session = { renew: () => Promise.reject(new Error('There is no session.')) };
const passwords = { currentPassword: 'Correct-Horse-1', password: 'Teal-Otter-Sings-4' };
const profile = { firstName: 'Ann', lastName: 'Lee', phoneNumber: '555-0100' };

it.each<[string, () => Promise<unknown>]>([
  ['the account', () => currentUser(t.world, gone)],
  ['the choices of mails', () => notificationChoices(t.world, gone)],
  ['a language', () => chooseLanguage(t.world, gone, 'es')],
  ['a new profile', () => updateProfile(t.world, gone, profile)],
  ['a new password', () => changePassword(t.world, gone, passwords, session)],
  ['two-step sign-in', () => twoStepState(t.world, gone)],
  ['the plan', () => billingState(t.world, gone)],
  ['a checkout', () => startCheckout({ ...t.world, appUrl: '' }, gone, { plan: 'basic' })],
])('%s of an account that is gone is answered like nobody’s', async (_what, act) => {
  await expect(act()).rejects.toMatchObject({ status: 401, message: 'You are not signed in.' });
});
