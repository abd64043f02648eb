import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../ports/clock.js';
import type { Log } from '../../ports/log.js';
import type { Mail } from '../../ports/mail.js';
import { composed } from '../mail-headers.js';

export interface OutboxOptions {
  folder: string;
  from: string;
  clock: Clock;
  log: Log;
}

/** Writes each mail as a file instead of sending it; only its owner can read it. The log has the path and nothing else. */
export function createOutboxMail({ folder, from, clock, log }: OutboxOptions): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      const { message: bytes } = await composer.sendMail({
        ...composed(message, from),
        date: clock.now(),
        textEncoding: 'quoted-printable',
      });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const time = clock.now().toISOString().slice(0, 19).replaceAll(':', '-');
      const path = join(folder, `${time}-${message.id.slice(0, 8)}.eml`);
      // A reader never sees half a mail.
      await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.warn({ at: path }, 'A mail was written to the outbox, because no mail server is set');
    },
  };
}
