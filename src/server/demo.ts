import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from './package-root.js';
import { secretFile } from './secret-file.js';

/** The folder below `samples/` and how many of its reports each example account is given. */
const ACCOUNTS = [
  {
    title: 'Patient',
    person: { firstName: 'Robin', lastName: 'Example', email: 'patient@demo.example', userType: 'patient' },
    reports: ['imaging', 'laboratory', 'pathology'],
  },
  {
    title: 'Provider',
    person: { firstName: 'Morgan', lastName: 'Example', email: 'provider@demo.example', userType: 'provider' },
    reports: ['discharge', 'imaging'],
  },
] as const;

/**
 * Adds one example patient and one example provider with synthetic reports, through the API like anyone else, waits for
 * the explanations, and prints how to sign in. Does nothing again where they exist. Its password is random, and kept in
 * the demo's own data folder.
 */
export async function seedDemo(address: string, dataFolder: string): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  const password = `Demo-${secretFile(join(dataFolder, 'demo-password')).slice(0, 10)}-a1`;
  for (const { title, person, reports } of ACCOUNTS) {
    const signedIn = await post(address, '/api/auth/login', { email: person.email, password });
    if (signedIn.status === 401) {
      const account = { ...person, password, phoneNumber: '+1 555 0100', dateOfBirth: '1970-01-01' };
      const registered = await expectOk(await post(address, '/api/auth/register', account));
      const cookie = registered.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      const used = new Set<string>();
      for (const folder of reports) await explainSample(address, cookie, folder, used);
    } else await expectOk(signedIn);
    console.log(`${title}: ${person.email}   password: ${password}`);
  }
}

async function explainSample(address: string, cookie: string, type: string, used: Set<string>): Promise<void> {
  const folder = join(packageRoot(), 'samples', type);
  if (!existsSync(folder)) throw new Error(`The example reports of ${folder} are missing.`);
  const name = readdirSync(folder).find((file) => file.endsWith('.txt') && !used.has(file));
  if (!name) return;
  used.add(name);
  const form = new FormData();
  form.set('report', new Blob([readFileSync(join(folder, name))], { type: 'text/plain' }), name);
  const sent = await fetch(`${address}/api/analyses/upload`, { method: 'POST', body: form, headers: { cookie } });
  const { id } = (await (await expectOk(sent)).json()) as { id: number };
  for (const until = Date.now() + 120_000; Date.now() < until; await sleep(200)) {
    const answer = await expectOk(await fetch(`${address}/api/analyses/${id}`, { headers: { cookie } }));
    const { status, failureReason } = (await answer.json()) as { status: string; failureReason: string | null };
    if (status === 'completed') return;
    if (status === 'failed') throw new Error(`The example report ${name} could not be explained: ${failureReason}`);
  }
  throw new Error(`The example report ${name} was not explained within two minutes.`);
}

function post(address: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  const said = await response.text();
  throw new Error(
    `The demo could not be prepared: ${new URL(response.url).pathname} answered ${response.status} ${said}`,
  );
}
