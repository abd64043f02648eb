import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { accountRoutes } from '../../contract/account-routes.js';
import { Button, buttonClass } from '../kit/button.js';
import { call } from '../kit/call.js';
import { translate } from '../kit/language.js';
import { Mark } from '../kit/marks.js';
import { queryKeys } from '../kit/query-keys.js';
import { RequestError, wordsOf } from '../kit/request-error.js';
import { EmailForm } from './email-form.js';
import { OneLine } from './notes.js';
import { mailTexts, verifyTexts } from './texts.js';
import './account.css';

/** Milliseconds that the good news stays before the first page is shown. */
const REDIRECT_AFTER = 3000;

/** Verifies the address that a mailed link was sent to. `token` is null where the link had none. */
export function VerifyEmail({ token, homePath }: { token: string | null; homePath: string }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const verify = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => call(accountRoutes.verifyEmail, { query: { token: token ?? '' } }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const done = verify.isSuccess;
  useEffect(() => {
    if (!done) return;
    void client.invalidateQueries({ queryKey: queryKeys.user });
    const timer = setTimeout(() => navigate(homePath, { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [done, client, navigate, homePath]);

  if (token === null) {
    return (
      <Said title={verifyTexts.invalid} failed>
        <p className="read">
          {verifyTexts.noToken} {verifyTexts.invalidText}
        </p>
        <NewLink />
      </Said>
    );
  }
  if (verify.isPending) {
    return (
      <Said title={verifyTexts.heading}>
        <p className="read loading" role="status">
          <Mark name="waiting" />
          {verifyTexts.loading}
        </p>
      </Said>
    );
  }
  if (verify.isError) {
    const refused = verify.error instanceof RequestError && verify.error.status > 0;
    return (
      <Said title={verifyTexts.error} failed>
        <p className="read" role="alert">
          {refused ? wordsOf(verify.error) || verifyTexts.failed : verifyTexts.problem}
        </p>
        {refused ? (
          <NewLink />
        ) : (
          <p>
            <Button onClick={() => void verify.refetch()}>{verifyTexts.again}</Button>
          </p>
        )}
      </Said>
    );
  }
  return (
    <Said title={verifyTexts.success}>
      <p className="read" role="status">
        {translate(verify.data.message)} {verifyTexts.goingOn}
      </p>
      <p>
        <a className={buttonClass('outlined')} href={homePath}>
          {verifyTexts.goNow}
        </a>
      </p>
    </Said>
  );
}

function Said({ title, failed, children }: { title: string; failed?: boolean; children: ReactNode }) {
  return (
    <div className="account">
      <div className="account-form narrow account-said">
        <h1 className={failed ? 'title failed' : 'title'}>{title}</h1>
        {children}
      </div>
      <OneLine />
    </div>
  );
}

/** A link that is no good can be asked for again. */
function NewLink() {
  const ask = useMutation({
    mutationFn: (email: string) => call(accountRoutes.resendVerification, { body: { email } }),
  });
  if (ask.isSuccess) {
    return (
      <p className="new-link" role="status">
        <b>{mailTexts.checkTitle}.</b> {translate(ask.data.message)}
      </p>
    );
  }
  return (
    <section className="new-link" aria-labelledby="new-link">
      <h2 className="section-title" id="new-link">
        {verifyTexts.newLink}
      </h2>
      <p>{verifyTexts.newLinkText}</p>
      <EmailForm
        label={verifyTexts.newLink}
        submit={verifyTexts.send}
        pending={ask.isPending && verifyTexts.sending}
        failure={ask.error ? wordsOf(ask.error) : undefined}
        onSubmit={(email) => ask.mutate(email)}
      />
    </section>
  );
}
