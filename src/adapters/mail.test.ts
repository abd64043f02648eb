import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startMailServer } from '../../test/mail-server.js';
import { createOutboxMail } from './mail-outbox/index.js';
import { readOutbox } from './mail-outbox/read.js';
import { createSmtpMail } from './mail-smtp.js';

const message = {
  id: '0b6f3c1e-aaaa-4bbb-8ccc-000000000001',
  to: 'ann@example.test',
  subject: 'A subject',
  text: 'First line = 1\n\nhttp://localhost:3000/verify-email?token=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz\n– end',
  html: '<p>First line = 1</p>',
};
const FROM = 'Plainchart <no-reply@clinic.example>';

const undo: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

async function mailServer() {
  const server = await startMailServer();
  undo.push(() => server.close());
  return server;
}

test('a mail goes to a mail server with text, HTML and an id that repeats', async () => {
  const { url, mails } = await mailServer();
  const mail = createSmtpMail(url, FROM);
  await mail.send(message);
  await mail.send(message);
  expect(mails.map(({ to }) => to)).toEqual([['ann@example.test'], ['ann@example.test']]);
  const source = mails[0]?.source ?? '';
  expect(source).toContain('From: Plainchart <no-reply@clinic.example>');
  expect(source).toContain('Content-Type: text/plain');
  expect(source).toContain('Content-Type: text/html');
  expect(source).toContain('Auto-Submitted: auto-generated');
  const ids = mails.map((one) => /^Message-ID:\s+(\S+)/im.exec(one.source)?.[1]);
  expect(ids).toEqual(Array(2).fill(`<plainchart-${message.id}@clinic.example>`));
});

test('a refusal is told by its code, without what the server said', async () => {
  const { url, mails, refuse } = await mailServer();
  refuse(1);
  const mail = createSmtpMail(url, FROM);
  const error = await mail.send(message).catch((one: Error) => one);
  expect(error).toMatchObject({ code: '452', message: 'The mail server did not take the mail.' });
  await mail.send(message);
  expect(mails).toHaveLength(1);
});

test('no server at the address is an error as well', async () => {
  await expect(createSmtpMail('smtp://127.0.0.1:1', FROM).send(message)).rejects.toThrow('did not take the mail');
});

test('without a server each mail is one file that its owner alone can read, and can be read back', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'plainchart-mail-')), 'outbox');
  undo.push(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
  const logged: string[] = [];
  const write = (fields: object, words: string) => void logged.push(JSON.stringify({ ...fields, words }));
  const clock = { now: () => new Date('2026-01-02T03:04:05Z') };
  expect(readOutbox(folder)).toEqual([]);
  await createOutboxMail({ folder, from: FROM, clock, log: { info: write, warn: write, error: write } }).send(message);

  expect(readdirSync(folder)).toEqual(['2026-01-02T03-04-05-0b6f3c1e.eml']);
  expect(statSync(join(folder, readdirSync(folder)[0] ?? '')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8')).toContain('Content-Type: text/html');
  expect(readOutbox(folder)).toMatchObject([{ to: 'ann@example.test', subject: 'A subject', text: message.text }]);
  expect(logged.join()).toContain('0b6f3c1e.eml');
  expect(logged.join()).not.toMatch(/ann@|token|A subject/);
});
