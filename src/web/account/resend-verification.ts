import { useMutation } from '@tanstack/react-query';
import { accountRoutes } from '../../contract/account-routes.js';
import { call } from '../kit/call.js';
import { translate } from '../kit/language.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { mailTexts } from './texts.js';

/** Asks for a new verification mail. The answer is the same whether or not there is such an account. */
export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) => call(accountRoutes.resendVerification, { body: { email } }),
    onSuccess: ({ message }) => showToast({ title: mailTexts.verificationSent, text: translate(message) }),
    onError: (error) => showToast({ title: mailTexts.verificationFailed, text: wordsOf(error), failure: true }),
  });
}
