import type { Handlers } from '../ports/handlers.js';
import { currentUser } from './current-user.js';
import { login } from './login.js';
import { register } from './register.js';
import type { AccountsWorld } from './world.js';

type Names = 'currentUser' | 'login' | 'register' | 'logout';

/** The handlers of the account routes. */
export function accountHandlers(world: AccountsWorld): Pick<Handlers, Names> {
  return {
    currentUser: ({ actor }) => currentUser(world, actor),
    async login({ body, session }) {
      const user = await login(world, body);
      await session.start(user);
      return user;
    },
    async register({ body, session }) {
      const user = await register(world, body);
      if (world.emailVerification === 'required') {
        return { ...user, message: 'Your account has been created. Please verify your email address to sign in.' };
      }
      await session.start(user);
      return user;
    },
    async logout({ session }) {
      await session.end();
      return { message: 'You have been successfully signed out.' };
    },
  };
}
