import type { AccountEnd } from '../ports/account-end.js';
import type { Handlers } from '../ports/handlers.js';
import type { ProviderChoice } from '../ports/provider-choice.js';
import { ownActivity } from './activity/own-activity.js';
import { changePassword } from './change-password.js';
import { chooseLanguage } from './choose-language.js';
import { chooseType } from './choose-type.js';
import { currentUser } from './current-user.js';
import { deleteAccount } from './delete-account.js';
import { forgotPassword } from './forgot-password.js';
import { listProviders } from './list-providers.js';
import { login } from './login.js';
import { chooseNotifications, notificationChoices } from './notifications/notifications.js';
import { register } from './register.js';
import { resetPassword } from './reset-password.js';
import { endOtherSessions, endSession, listSessions } from './sessions/own-sessions.js';
import { renewRecoveryCodes, startTwoStep, turnOffTwoStep, turnOnTwoStep, twoStepState } from './two-step/two-step.js';
import { updateProfile } from './update-profile.js';
import { resendVerification, verifyEmail } from './verify-email.js';
import type { AccountsWorld } from './world.js';

type Names =
  | 'currentUser' | 'accountActivity' | 'updateProfile' | 'login' | 'register' | 'logout' | 'verifyEmail' | 'resendVerification' | 'forgotPassword'
  | 'resetPassword' | 'changePassword' | 'chooseUserType' | 'listSessions' | 'endSession' | 'endOtherSessions'
  | 'twoStepState' | 'startTwoStep' | 'turnOnTwoStep' | 'turnOffTwoStep' | 'renewRecoveryCodes' | 'listProviders'
  | 'deleteAccount' | 'notificationChoices' | 'chooseNotifications' | 'chooseLanguage'; // biome-ignore format: one list

/** The handlers of the account routes. A change of what a session may do gives it a new id. */
export function accountHandlers(
  world: AccountsWorld,
  choice: ProviderChoice,
  ends: readonly AccountEnd[],
): Pick<Handlers, Names> {
  return {
    currentUser: ({ actor }) => currentUser(world, actor),
    accountActivity: ({ actor, query }) => ownActivity(world, actor, query),
    updateProfile: ({ actor, body }) => updateProfile(world, actor, body),
    async login({ body, session, client }) {
      const { user, browserToken } = await login(world, body, client, session);
      client.keepToken(user.id, browserToken);
      return user;
    },
    async register({ body, session, client }) {
      const browserToken = world.ids.token();
      const user = await register(world, choice, body, browserToken, session);
      client.keepToken(user.id, browserToken);
      if (world.emailVerification === 'required') {
        return { ...user, message: 'Your account has been created. Please verify your email address to sign in.' };
      }
      return user;
    },
    async logout({ session }) {
      await session.end();
      return { message: 'You have been successfully signed out.' };
    },
    async verifyEmail({ query }) {
      await verifyEmail(world, query.token);
      return { message: 'Your email address has been verified.' };
    },
    async resendVerification({ body }) {
      await resendVerification(world, body.email);
      return { message: "If an account with that email still needs it, we've sent you a verification link." };
    },
    async forgotPassword({ body }) {
      await forgotPassword(world, body.email);
      return { message: "If an account with that email exists, we've sent you a password reset link." };
    },
    async resetPassword({ body, client }) {
      const { userId, browserToken } = await resetPassword(world, body);
      client.keepToken(userId, browserToken);
      return { message: 'Your password has been reset. You can sign in with it now.' };
    },
    async changePassword({ actor, body, session }) {
      await changePassword(world, actor, body, session);
      return { message: 'Your password has been changed. All other devices were signed out.' };
    },
    chooseUserType: ({ actor, body, session }) => chooseType(world, actor, body.userType, session),
    listSessions: ({ actor }) => listSessions(world, actor),
    async endSession({ actor, params }) {
      await endSession(world, actor, params.sessionId);
      return { message: 'The session has ended.' };
    },
    async endOtherSessions({ actor }) {
      await endOtherSessions(world, actor);
      return { message: 'All other devices were signed out.' };
    },
    twoStepState: ({ actor }) => twoStepState(world, actor),
    startTwoStep: ({ actor, body }) => startTwoStep(world, actor, body),
    turnOnTwoStep: ({ actor, body, session }) => turnOnTwoStep(world, actor, body, session),
    async turnOffTwoStep({ actor, body, session }) {
      await turnOffTwoStep(world, actor, body, session);
      return { message: 'Two-step sign-in is off.' };
    },
    renewRecoveryCodes: ({ actor, body }) => renewRecoveryCodes(world, actor, body),
    async deleteAccount({ actor, body, session }) {
      await deleteAccount(world, ends, actor, body);
      await session.end();
      return { message: 'Your account and all that belonged to it have been deleted.' };
    },
    notificationChoices: ({ actor }) => notificationChoices(world, actor),
    chooseNotifications: ({ actor, body }) => chooseNotifications(world, actor, body),
    chooseLanguage: ({ actor, body }) => chooseLanguage(world, actor, body.language),
    listProviders: () => listProviders(world),
  };
}
