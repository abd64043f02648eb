import type { User } from '../../../contract/users.js';
import { ForgotPassword } from '../../account/forgot-password.js';
import { forgotTexts } from '../../account/texts.js';
import { usePageTitle } from '../../kit/page-title.js';
import { AccountShell } from '../account-shell.js';
import { paths } from '../paths.js';

export default function ForgotPasswordPage({ user }: { user: User | null }) {
  usePageTitle(forgotTexts.title);
  return (
    <AccountShell user={user}>
      <ForgotPassword signInPath={paths.signIn} />
    </AccountShell>
  );
}
