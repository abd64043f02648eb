/** One mail, ready to go. Never health data: a mail is read on locked screens and stored by others. */
export interface MailMessage {
  /** The same for every try, so that a mail server can tell a repeated mail. Letters, digits and hyphens. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails to whoever delivers them. Called from jobs only. */
export interface Mail {
  /** Resolves once the mail has been taken over; rejects when it has not, and may then be called again. */
  send(message: MailMessage): Promise<void>;
}
