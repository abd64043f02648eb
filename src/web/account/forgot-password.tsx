import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { accountRoutes } from '../../contract/account-routes.js';
import { call } from '../kit/call.js';
import { wordsOf } from '../kit/request-error.js';
import { CheckYourEmail } from './check-your-email.js';
import { EmailForm } from './email-form.js';
import { OneLine } from './notes.js';
import { forgotTexts } from './texts.js';
import './account.css';

/** Asks for a link to choose a new password. What is said does not depend on whether there is such an account. */
export function ForgotPassword({ signInPath }: { signInPath: string }) {
  const ask = useMutation({
    mutationFn: (email: string) => call(accountRoutes.forgotPassword, { body: { email } }),
  });
  return (
    <div className="account">
      {ask.isSuccess ? (
        <CheckYourEmail
          email={ask.variables}
          message={`${forgotTexts.vague} ${forgotTexts.lasts}`}
          act={{ label: forgotTexts.other, onPress: ask.reset }}
        />
      ) : (
        <div className="account-form narrow">
          <h1 className="title">{forgotTexts.title}</h1>
          <p className="lede">{forgotTexts.lede}</p>
          <EmailForm
            label={forgotTexts.title}
            submit={forgotTexts.submit}
            pending={ask.isPending && forgotTexts.pending}
            failure={ask.error ? wordsOf(ask.error) : undefined}
            onSubmit={(email) => ask.mutate(email)}
          >
            <Link href={signInPath}>{forgotTexts.back}</Link>
          </EmailForm>
        </div>
      )}
      <OneLine />
    </div>
  );
}
