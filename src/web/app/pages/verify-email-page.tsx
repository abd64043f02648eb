import { useState } from 'react';
import type { User } from '../../../contract/users.js';
import { verifyTexts } from '../../account/texts.js';
import { VerifyEmail } from '../../account/verify-email.js';
import { usePageTitle } from '../../kit/page-title.js';
import { AccountShell } from '../account-shell.js';
import { takeLinkToken } from '../link-token.js';
import { paths } from '../paths.js';

/** Where the link of a verification mail leads. */
export default function VerifyEmailPage({ user }: { user: User | null }) {
  const [token] = useState(takeLinkToken);
  usePageTitle(verifyTexts.heading);
  return (
    <AccountShell user={user}>
      <VerifyEmail token={token} homePath={paths.home} />
    </AccountShell>
  );
}
