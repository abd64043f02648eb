import { useQueryClient } from '@tanstack/react-query';
import type { User } from '../../contract/users.js';
import { SignInForm } from '../account/sign-in-form.js';
import { Button } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import { queryKeys } from '../kit/query-keys.js';
import { forgetSignedIn } from '../kit/signed-in-hint.js';
import { expiredTexts } from './page-texts.js';
import { paths } from './paths.js';
import { forgetUser } from './session-backup.js';
import './expired-dialog.css';

/** The session has ended: its owner signs in again over the page, which stays as it is. */
export default function ExpiredDialog({ user }: { user: User }) {
  const client = useQueryClient();
  const again = () => {
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] });
  };
  const leave = () => {
    forgetUser();
    forgetSignedIn();
    // The page's own farewell would remember the user again.
    client.setQueryData(queryKeys.user, null);
    location.assign(paths.signIn);
  };
  return (
    <Dialog
      open
      title={expiredTexts.title}
      text={expiredTexts.text}
      initialFocus={() => document.getElementById('sign-in-password')}
    >
      <div className="expired">
        <SignInForm email={user.email} onDone={again}>
          <Button look="plain" onClick={leave}>
            {expiredTexts.leave}
          </Button>
        </SignInForm>
      </div>
    </Dialog>
  );
}
