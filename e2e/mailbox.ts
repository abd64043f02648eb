import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ReceivedMail, textOf } from '../test/mail-server.js';

/** What has been sent so far, oldest first. */
export type Mailbox = () => ReceivedMail[];

/** The mails that a product without a mail server has written into its data folder. */
export function outboxOf(dataFolder: string): Mailbox {
  const folder = join(dataFolder, 'outbox');
  return () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return names.sort().map((name) => {
      const source = readFileSync(join(folder, name), 'utf8').replace(/\r?\n/g, '\r\n');
      return { to: [/^To: (.*)$/m.exec(source)?.[1]?.trim() ?? ''], source };
    });
  };
}

/** Waits for a mail to this address with a link to `path`, beyond the first `after` ones, and gives the newest link. */
export async function linkTo(mailbox: Mailbox, email: string, path: string, after = 0): Promise<string> {
  for (const until = Date.now() + 20_000; Date.now() < until; await sleep(100)) {
    const links = linksTo(mailbox, email, path);
    if (links.length > after) return links.at(-1)!;
  }
  throw new Error(`No mail to ${email} with a link to ${path} came.`);
}

/** All links to `path` that were mailed to this address, oldest first. */
function linksTo(mailbox: Mailbox, email: string, path: string): string[] {
  return mailbox()
    .filter(({ to }) => to.includes(email))
    .flatMap((mail) => textOf(mail).match(/https?:\/\/\S+/g) ?? [])
    .filter((link) => new URL(link).pathname === path);
}
