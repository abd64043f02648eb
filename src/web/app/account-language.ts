import type { QueryClient } from '@tanstack/react-query';
import { accountRoutes } from '../../contract/account-routes.js';
import { call } from '../kit/call.js';
import { type Language, languageStore } from '../kit/language.js';
import { queryKeys } from '../kit/query-keys.js';
import { chooseLanguage } from './language-choice.js';

/** Has the account's mails and letters written in this language from now on. Rejects where that could not be kept. */
export async function keepAccountLanguage(client: QueryClient, language: Language): Promise<void> {
  const user = await call(accountRoutes.chooseLanguage, { body: { language } });
  client.setQueryData(queryKeys.user, user);
}

/**
 * An account that has not said its language yet takes the one that is spoken here. Where none was chosen in this browser,
 * the account's is spoken.
 */
export async function settleLanguage(client: QueryClient, language: Language | null): Promise<void> {
  if (language === null) await keepAccountLanguage(client, languageStore.current());
  else await chooseLanguage(language);
}
