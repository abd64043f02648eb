import { useEffect, useRef } from 'react';
import { Button } from '../kit/button.js';
import { mailTexts } from './texts.js';

interface CheckYourEmailProps {
  email: string;
  message: string;
  act: { label: string; pending?: string | false; onPress: () => void };
}

/** A mail is on its way: where to look, and what else can be done. */
export function CheckYourEmail({ email, message, act }: CheckYourEmailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="account-form narrow account-said">
      <h1 className="title" tabIndex={-1} ref={heading}>
        {mailTexts.checkTitle}
      </h1>
      <p className="read">{message}</p>
      <p className="quiet">
        {mailTexts.sentTo(email)}. {mailTexts.spam}
      </p>
      <p>
        <Button look="outlined" pendingLabel={act.pending} onClick={act.onPress}>
          {act.label}
        </Button>
      </p>
    </div>
  );
}
