import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findRunningPostgres } from '../src/server/postgres/index.js';
import { textOf } from './mail-server.js';
import { makeDataFolder, type Product, removeDataFolder, startProduct } from './product.js';

/*
 * Words that stand in no other place go through the whole product, as it runs: reports by text and file, good ones and bad,
 * sharing, links, the roster, mails, a copy of all data, mistakes of ours. Then they are looked for where they must not be.
 */

/** Of reports: in no log, no mail, no table, and no file of the database. */
const HEALTH = ['Zyxoma', 'quorvitis', 'Blorptocin', 'Vexulated'];
/** Of people: in no log, and in no mail but the address it goes to. */
const PEOPLE = ['Wilhelmanda', 'Quistorp', '555-7319', '1933-07-19'];
const REPORT = `CT OF THE CHEST
FINDINGS: There is a Zyxoma of 9 mm in the right upper lobe. The quorvitis seen before is unchanged.
IMPRESSION: 1. Zyxoma, 9 mm. 2. Pneumonia of the left lower lobe. Blorptocin was given.`;
const PASSWORD = 'Harbor7lamp!Zinc';

let folder: string;
let product: Product;
let database: pg.Pool;
beforeAll(async () => {
  folder = makeDataFolder();
  product = await startProduct({ dataFolder: folder, env: { LOG_LEVEL: 'debug', RATE_LIMITS: 'off' } });
  database = new pg.Pool({ connectionString: (await findRunningPostgres(folder)) ?? '', max: 2 });
  // The product ends it at the stop.
  database.on('error', () => {});
});
afterAll(async () => {
  await database?.end();
  await product?.end('SIGTERM');
  await removeDataFolder(folder);
});

type Answer = { status: number; text: string; body: Record<string, unknown> & { id: number; message: string } };

/** Sends a request with a person's cookies, and keeps those that come back. */
async function call(
  person: { cookie: string },
  method: string,
  path: string,
  body?: object | string | FormData,
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${product.url}${path}`, {
    method,
    headers: {
      cookie: person.cookie,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const kept = new Map(person.cookie.split('; ').map((one) => one.split('=') as [string, string]));
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    kept.set(name, value);
  }
  person.cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, text, body: isJson ? JSON.parse(text) : {} };
}

async function signUp(userType: 'patient' | 'provider', email: string): Promise<{ cookie: string; id: number }> {
  const person = { cookie: '', id: 0 };
  const account = {
    firstName: 'Wilhelmanda',
    lastName: 'Quistorp',
    email,
    phoneNumber: '555-7319',
    dateOfBirth: '1933-07-19',
    password: PASSWORD,
    userType,
  };
  const answer = await call(person, 'POST', '/api/auth/register', account);
  expect(answer.status, answer.text).toBe(201);
  person.id = answer.body.id;
  const link = await mailed(email, /verify-email\?token=[\w-]+/);
  expect((await call(person, 'GET', `/api/auth/${link}`)).status).toBe(200);
  return person;
}

const mails = () => {
  const outbox = join(folder, 'outbox');
  return readdirSync(outbox).map((name) => {
    const source = readFileSync(join(outbox, name), 'utf8').replace(/\r?\n/g, '\r\n');
    return { source, text: textOf({ to: [], source }) };
  });
};

/** Waits for a mail to this address that holds what is looked for, and gives that. */
function mailed(email: string, wanted: RegExp): Promise<string> {
  return vi.waitFor(
    () => {
      const found = mails()
        .filter(({ source }) => source.includes(email))
        .map(({ text }) => wanted.exec(text)?.[0])
        .findLast(Boolean);
      if (!found) throw new Error(`No mail to ${email} holds ${wanted}.`);
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );
}

async function ended(person: { cookie: string }, id: number): Promise<Answer['body']> {
  return vi.waitFor(
    async () => {
      const { body } = await call(person, 'GET', `/api/analyses/${id}`);
      expect(body.status).not.toBe('processing');
      return body;
    },
    { timeout: 120_000, interval: 200 },
  );
}

function form(name: string, content: string | Uint8Array): FormData {
  const made = new FormData();
  made.append('report', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return made;
}

it('the words of a report and the names of people are nowhere but where they belong', async () => {
  const ann = await signUp('patient', 'ann@example.test');
  const dr = await signUp('provider', 'dr@example.test');
  await database.query('UPDATE users SET uploads_remaining = NULL, mail_analysis_ready = true');
  await call(ann, 'PUT', `/api/account/providers/${dr.id}`);

  // Good reports, by text and by file; the words come back to whom they belong.
  const { id } = (await call(ann, 'POST', '/api/analyses/text', { reportText: REPORT })).body;
  expect((await ended(ann, id)).status).toBe('completed');
  const uploaded = await call(ann, 'POST', '/api/analyses/upload', form('Zyxoma of Wilhelmanda.txt', REPORT));
  const file = await ended(ann, uploaded.body.id);
  expect(file).toMatchObject({ status: 'completed', originalName: 'Zyxoma of Wilhelmanda.txt' });
  expect(JSON.stringify(file)).toContain('quorvitis');
  for (const path of ['', '/report', '/trends', '/events']) await call(ann, 'GET', `/api/analyses/${id}${path}`);
  await call(ann, 'POST', '/api/term-in-reports', { term: 'Zyxoma' });
  for (const term of ['Vexulated quorvitis', 'Zyxoma']) await call(ann, 'POST', '/api/explain-term', { term });
  await call(ann, 'POST', '/api/procedure-info', { procedure: 'Vexulated Zyxoma removal' });
  await call(ann, 'GET', '/api/term-suggestions?q=Zyxoma');

  // Bad ones: broken, empty, of another kind, too long, no report, words that no database takes.
  const bad = [
    form('Zyxoma.pdf', `%PDF-1.7\nZyxoma quorvitis ${'x'.repeat(500)}`),
    form('Zyxoma.docx', `PK\u0003\u0004Zyxoma quorvitis`),
    form('Zyxoma.rtf', '{\\rtf1 Zyxoma {\\bin99999999'),
    form('Zyxoma.txt', ''),
    form('Zyxoma.exe', 'Zyxoma'),
    form('Zyxoma-cake.txt', 'Take 3 eggs, a Zyxoma and 200 g of sugar, and stir. Bake the Blorptocin for an hour.'),
  ];
  for (const one of bad) {
    const answer = await call(ann, 'POST', '/api/analyses/upload', one);
    if (answer.status < 300) await ended(ann, answer.body.id);
  }
  await call(ann, 'POST', '/api/analyses/text', '{"reportText": "Zyxoma quorvitis');
  await call(ann, 'POST', '/api/analyses/text', { reportText: 7, Zyxoma: 'quorvitis' });
  await call(ann, 'POST', '/api/analyses/text', { reportText: 'Zyxoma '.repeat(160_000) });
  const odd = await call(ann, 'POST', '/api/analyses/text', { reportText: `${REPORT}\u0000\uD800 Vexulated` });
  if (odd.status < 300) await ended(ann, odd.body.id);
  await call(ann, 'GET', '/api/analyses/Zyxoma');
  await call(ann, 'GET', '/Zyxoma/quorvitis?Wilhelmanda=Quistorp');

  // Mistakes of ours, with the words in the statement that fails.
  await database.query('ALTER TABLE analyses ADD CONSTRAINT refused CHECK (file_size <> 77) NOT VALID');
  const failing = `Zyxoma quorvitis Blorptocin ${'.'.repeat(49)}`;
  expect((await call(ann, 'POST', '/api/analyses/text', { reportText: failing })).status).toBe(500);
  await database.query('ALTER TABLE analyses DROP CONSTRAINT refused');
  await database.query("UPDATE analyses SET summary = 'in clear' WHERE id = $1", [uploaded.body.id]);
  expect((await call(ann, 'GET', `/api/analyses/${uploaded.body.id}`)).status).toBe(500);
  await database.query('DELETE FROM analyses WHERE id = $1', [uploaded.body.id]);

  // To others: the roster, sharing, a link.
  const entry = {
    name: 'Wilhelmanda Quistorp',
    dateOfBirth: '1933-07-19',
    email: 'w@example.test',
    phoneNumber: '555-7319',
  };
  const patient = await call(dr, 'POST', '/api/patients', entry);
  expect(patient.status, patient.text).toBe(201);
  await call(dr, 'POST', '/api/patients', { ...entry, dateOfBirth: 'Quistorp' });
  await call(dr, 'GET', '/api/patients?search=Wilhelmanda');
  const consent = { kind: 'calls', given: true, how: 'on_paper' };
  await call(dr, 'POST', `/api/patients/${patient.body.id}/consents`, consent);
  const share = await call(ann, 'POST', `/api/analyses/${id}/shares`, { providerId: dr.id });
  expect(share.status, share.text).toBe(201);
  expect((await call(dr, 'GET', `/api/analyses/${id}`)).text).toContain('Zyxoma');
  const link = (await call(ann, 'POST', `/api/analyses/${id}/links`, { days: 1 })).body as unknown as { token: string };
  for (const dateOfBirth of ['1911-01-01', '1933-07-19']) {
    await call({ cookie: '' }, 'POST', '/api/shared/open', { token: link.token, dateOfBirth });
  }

  // Mails, and a copy of all data.
  await mailed('ann@example.test', /\/analyses\/\d+/);
  await mailed('dr@example.test', /patient-roster/);
  await call({ cookie: '' }, 'POST', '/api/auth/login', { email: 'ann@example.test', password: 'Zyxoma-Wrong-1' });
  await call({ cookie: '' }, 'POST', '/api/auth/login', { email: 'ann@example.test', password: PASSWORD });
  await call({ cookie: '' }, 'POST', '/api/auth/forgot-password', { email: 'ann@example.test' });
  const reset = await mailed('ann@example.test', /reset-password\?token=[\w-]+/);
  await call(ann, 'POST', '/api/account/export');
  await vi.waitFor(async () => expect((await call(ann, 'GET', '/api/account/export')).body.state).toBe('ready'), {
    timeout: 120_000,
    interval: 200,
  });
  expect((await call(ann, 'GET', '/api/account/export/file')).status).toBe(200);

  const secrets = [
    link.token,
    reset.split('=')[1] ?? '',
    PASSWORD,
    ann.cookie.split('_session=')[1]?.split(';')[0] ?? '',
  ];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(10);
  const log = product.output();
  expect(log).toContain('/api/analyses/:id');
  for (const word of [...HEALTH, ...PEOPLE, ...secrets, 'ann@example.test']) expect(found(log, word), word).toBe('');
  const sent = mails().map(({ source, text }) => `${source}\n${text}`);
  expect(sent.length).toBeGreaterThan(5);
  for (const word of [...HEALTH, ...PEOPLE, PASSWORD]) expect(found(sent.join('\n'), word), word).toBe('');

  const tables = await dump();
  expect(tables).toContain('Wilhelmanda');
  for (const word of [...HEALTH, ...secrets]) expect(found(tables, word), word).toBe('');
  await database.query('CHECKPOINT');
  const files = filesBelow(folder);
  expect(files.filter(({ name }) => name.includes('pg_wal')).length).toBeGreaterThan(0);
  const holding = (word: string) => files.filter(({ bytes }) => bytes.includes(word)).map(({ name }) => name);
  expect(holding('Wilhelmanda').length).toBeGreaterThan(0);
  for (const word of [...HEALTH, PASSWORD]) expect(holding(word), word).toEqual([]);
}, 600_000);

/** The line of a text in which a word stands; empty when it stands in none. */
const found = (text: string, word: string) =>
  text.split('\n').find((line) => line.toLowerCase().includes(word.toLowerCase())) ?? '';

/** Every table of the database as text, bytes too. */
async function dump(): Promise<string> {
  const { rows } = await database.query<{ name: string }>(`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`);
  expect(rows.length).toBeGreaterThan(20);
  const parts: string[] = [];
  for (const { name } of rows) {
    const lines = (await database.query<{ row: string }>(`SELECT x::text AS row FROM ${name} AS x`)).rows;
    parts.push(
      ...lines.map(({ row }) => row.replace(/\\x([0-9a-f]+)/g, (_, hex) => Buffer.from(hex, 'hex').toString('latin1'))),
    );
  }
  return parts.join('\n');
}

/** Every file of the data folder: the database's own, its log, mails, keys. The database may take one away meanwhile. */
function filesBelow(path: string): { name: string; bytes: Buffer }[] {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const name = join(entry.parentPath, entry.name);
      try {
        return [{ name, bytes: readFileSync(name) }];
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    });
}
