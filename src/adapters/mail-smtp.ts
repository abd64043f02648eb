import { createTransport } from 'nodemailer';
import type { Mail } from '../ports/mail.js';
import { composed } from './mail-headers.js';

/** How long a mail server may be silent. */
const SILENCE_MS = 20_000;

/**
 * Sends over SMTP. `url` is smtp:// (with STARTTLS where the server offers it; add ?requireTLS=true to insist) or
 * smtps://, with user and password where the server wants them.
 */
export function createSmtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail(composed(message, from));
      } catch (error) {
        // What a mail server says can quote the address: only its code goes on.
        const { responseCode, code } = error as { responseCode?: number; code?: string };
        throw Object.assign(new Error('The mail server did not take the mail.'), {
          code: String(responseCode ?? code ?? 'unknown'),
        });
      }
    },
  };
}
