import { useState } from 'react';
import type { User } from '../../contract/users.js';
import { useResendVerification } from '../account/resend-verification.js';
import { verificationWords } from '../account/texts.js';
import { Button } from '../kit/button.js';
import { CloseIcon, Mark } from '../kit/marks.js';
import { verificationTexts } from './page-texts.js';
import { dismissReminder, isReminderDismissed } from './reminder.js';
import './banner.css';

/** Asks to verify the address, until it is verified or put off. */
export function VerificationBanner({ user }: { user: User }) {
  const [dismissed, setDismissed] = useState(isReminderDismissed);
  const resend = useResendVerification();
  if (user.isEmailVerified || dismissed) return null;
  const dismiss = () => {
    dismissReminder();
    setDismissed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside className="banner verification-banner" aria-label={verificationTexts.label}>
      <Mark name="diamond" />
      <p>
        <b>{verificationTexts.title}</b> {verificationTexts.text(user.email)}
      </p>
      <div className="banner-acts">
        <Button
          look="plain"
          pendingLabel={resend.isPending && verificationWords.sending}
          onClick={() => resend.mutate(user.email)}
        >
          {verificationWords.resend}
        </Button>
        <Button look="plain" onClick={dismiss}>
          {verificationTexts.later}
        </Button>
      </div>
      <button type="button" className="icon-button banner-close" aria-label={verificationTexts.close} onClick={dismiss}>
        <CloseIcon />
      </button>
    </aside>
  );
}
