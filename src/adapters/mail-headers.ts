import { PRODUCT_SLUG } from '../contract/product.js';
import type { MailMessage } from '../ports/mail.js';

/** A message as nodemailer takes it: the id repeats with every try, and no robot answers. */
export function composed(message: MailMessage, from: string) {
  const host =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^A-Za-z0-9.-]/g, '') || 'localhost';
  return {
    from,
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${PRODUCT_SLUG}-${message.id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // What a person or a name put into a mail is never taken for a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
