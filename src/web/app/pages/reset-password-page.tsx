import { useState } from 'react';
import { Redirect } from 'wouter';
import type { User } from '../../../contract/users.js';
import { ResetPassword } from '../../account/reset-password.js';
import { resetTexts } from '../../account/texts.js';
import { usePageTitle } from '../../kit/page-title.js';
import { AccountShell } from '../account-shell.js';
import { takeLinkToken } from '../link-token.js';
import { paths } from '../paths.js';

/** Where the link of a reset mail leads. Without its token a new link must be asked for. */
export default function ResetPasswordPage({ user }: { user: User | null }) {
  const [token] = useState(takeLinkToken);
  usePageTitle(resetTexts.title);
  if (token === null) return <Redirect to={paths.forgotPassword} replace />;
  return (
    <AccountShell user={user}>
      <ResetPassword token={token} signInPath={paths.signIn} forgotPath={paths.forgotPassword} />
    </AccountShell>
  );
}
