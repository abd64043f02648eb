import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface OutboxMail {
  readonly file: string;
  readonly date: string;
  readonly to: string;
  readonly subject: string;
  /** The part for reading as text. */
  readonly text: string;
}

/** The mails of an outbox folder, newest first; none when there is no folder. */
export function readOutbox(folder: string): OutboxMail[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files
    .sort()
    .reverse()
    .map((file) => parse(file, readFileSync(join(folder, file), 'utf8')));
}

/** Reads what our own writer writes: headers, then a text part in quoted-printable, then HTML. */
function parse(file: string, mail: string): OutboxMail {
  const head = mail.slice(0, mail.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  const part = boundary === undefined ? mail : (mail.split(`--${boundary}`)[1] ?? '');
  const body = part.slice(part.indexOf('\n\n') + 2);
  return { file, date: header('Date'), to: header('To'), subject: header('Subject'), text: unquoted(body).trim() };
}

function unquoted(text: string): string {
  const joined = text.replace(/=\n/g, '');
  const bytes = joined.replace(/(?:=[0-9A-F]{2})+/g, (codes) =>
    Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
  );
  return bytes;
}
