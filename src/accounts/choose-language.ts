import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { Language } from '../contract/language.js';
import type { User } from '../contract/users.js';
import type { Actor } from '../ports/actor.js';
import { presentUser } from './present.js';
import { saveLanguage } from './store.js';
import type { AccountsWorld } from './world.js';

/** Keeps the language of a person's mails and letters. Throws 401 for a deleted account. */
export async function chooseLanguage(world: AccountsWorld, actor: Actor, language: Language): Promise<User> {
  const row = await world.db.transaction(async (tx) => {
    const user = await saveLanguage(tx, actor.userId, language);
    if (user) {
      await recordAudit(tx, { actorUserId: user.id, verb: 'choose-language', objectType: 'user', objectId: user.id });
    }
    return user;
  });
  if (!row) throw new ApiError(401, 'You are not signed in.');
  return presentUser(world, row);
}
