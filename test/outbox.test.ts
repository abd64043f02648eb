import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutboxMail } from '../src/adapters/mail-outbox/index.js';
import { programs } from './programs.js';

const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
const log = { info: () => {}, warn: () => {}, error: () => {} };

let cli = '';
beforeAll(async () => {
  cli = join(await programs(), 'cli.js');
  let day = 1;
  const clock = { now: () => new Date(`2026-01-0${day}T00:00:00Z`) };
  const mail = createOutboxMail({ folder: join(folder, 'outbox'), from: 'no-reply@clinic.example', clock, log });
  for (const subject of ['Older', 'Newer']) {
    await mail.send({
      id: `mail-${day}`,
      to: 'ann@example.test',
      subject,
      text: `Text of ${subject}`,
      html: '<p></p>',
    });
    day++;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function outbox(args: string[], dataFolder = folder) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataFolder };
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [cli, 'outbox', ...args], options);
}

test('plainchart outbox lists the mails, newest first, and opens one', () => {
  const list = outbox([]).stdout.trim().split('\n');
  expect(list.map((line) => line.split('  ').at(-1))).toEqual(['Newer', 'Older']);
  const second = outbox(['2']).stdout;
  expect(second).toContain('To: ann@example.test\nSubject: Older\n\nText of Older\n');
  expect(second.split('\n')[0]).toBe(join(folder, 'outbox', '2026-01-01T00-00-00-mail-1.eml'));
});

test('it says when there is none, or no such one', () => {
  expect(outbox([], join(folder, 'none')).stdout).toContain('There is no mail in');
  const wrong = outbox(['3']);
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('There is no mail 3')]);
});
