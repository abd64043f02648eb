import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/http-app.js';
import { PUBLIC_PAGES } from '../../contract/public-pages.js';
import { type RouteName, routes } from '../../contract/routes.js';
import type { Handlers } from '../../ports/handlers.js';
import { buildHttp } from './app.js';
import { type Binding, bindRoutes } from './bind.js';
import { setErrors } from './errors.js';
import { OpenStreams } from './open-streams.js';
import { readCookies } from './session.js';
import { acceptUploads } from './upload.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const bindingOf = ({ world }: TestApp): Binding => ({
  world,
  hub: () => null as never,
  streams: new OpenStreams(),
  accountLimits: async () => {},
});

describe('the route table and the server', () => {
  it('hold the same routes: one that is not in the table stops the start', async () => {
    const app = await buildHttp(t.world);
    app.get('/api/secret', async () => 'x');
    await expect(app.ready()).rejects.toThrow('Not in the route table: GET /api/secret');
    await app.close();
  });

  it('hold the same routes: one without a handler stops the start', async () => {
    const app = await buildHttp(t.world);
    const handlers = { login: async () => null } as unknown as Handlers;
    const options = bindingOf(t);
    expect(() => bindRoutes(app, handlers, options)).toThrow(
      'The route "currentUser" of the route table has no handler',
    );
    await app.close();
  });
});

describe('every answer', () => {
  it('holds what its schema lists and nothing else; one that does not fit is our error', async () => {
    const app = fastify();
    await readCookies(app);
    await acceptUploads(app);
    setErrors(app, t.world.log);
    let answer: unknown = { message: 'ok', passwordHash: 'secret' };
    const handlers = new Proxy({}, { get: () => async () => answer }) as Handlers;
    bindRoutes(app, handlers, bindingOf(t));
    const ask = () => app.inject({ method: 'POST', url: '/api/auth/logout' });
    expect((await ask()).json()).toEqual({ message: 'ok' });
    answer = { text: 'secret' };
    const wrong = await ask();
    expect(wrong.statusCode).toBe(500);
    expect(wrong.body).not.toContain('secret');
    await app.close();
  });

  it('of the API is never stored by anyone, errors included', async () => {
    for (const url of ['/api/auth/user', '/api/nothing', '/api/openapi.json', '/api']) {
      expect((await t.inject({ url })).headers['cache-control']).toBe('no-store');
    }
  });

  it('has the security headers', async () => {
    const { headers } = await t.inject({ url: '/reset-password?token=abc' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-powered-by']).toBeUndefined();
    // Over plain http neither may be sent: they would lock people out.
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('to an unknown address of the API is a JSON 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'HEAD', 'DELETE'] as const) {
      const response = await t.inject({ method, url: '/api/nothing?x=1' });
      expect(response.statusCode).toBe(404);
      if (method !== 'HEAD') expect(response.json()).toEqual({ message: 'Not found.' });
    }
  });

  it('that is large is compressed, where the browser takes it', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    expect((await t.inject({ url: '/api/openapi.json', headers })).headers['content-encoding']).toBe('gzip');
    expect((await t.inject({ url: '/api/openapi.json' })).headers['content-encoding']).toBeUndefined();
  });
});

describe('bad requests', () => {
  const post = (payload: string, type: string) =>
    t.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': type } });

  it.each([
    ['{"email":', 'application/json', 400],
    ['', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['null', 'application/json', 400],
    ['{"__proto__":{"x":1},"email":"a@b.example","password":"x"}', 'application/json', 400],
    ['email=a', 'application/x-www-form-urlencoded', 415],
    ['<a/>', 'application/xml', 415],
    [JSON.stringify({ email: 'a'.repeat(200_000) }), 'application/json', 413],
  ])('%.40j as %s is answered in our words', async (payload, type, status) => {
    const response = await post(payload, type);
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json())).toEqual(['message']);
  });

  it('never show or log what went wrong inside', async () => {
    const original = t.world.passwords.hash;
    t.world.passwords.hash = async () => {
      throw new Error('secret detail 4711');
    };
    try {
      const payload = {
        firstName: 'A',
        lastName: 'B',
        email: 'inside@example.test',
        phoneNumber: '1',
        password: 'Correct-Horse-1',
        userType: 'patient',
      };
      const response = await t.inject({ method: 'POST', url: '/api/auth/register', payload });
      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({ message: 'Something went wrong on our side. Please try again.' });
      expect(t.logged.join()).toContain('request failed');
      expect(t.logged.join()).not.toMatch(/4711|inside@example/);
    } finally {
      t.world.passwords.hash = original;
    }
  });
});

describe('requests from other sites', () => {
  const changing = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].method !== 'GET');
  const send = (name: RouteName, headers: Record<string, string>) =>
    t.inject({ method: routes[name].method, url: routes[name].path, headers: { host: 'localhost:3000', ...headers } });

  it.each(changing)('%s is refused before anything else looks at it', async (name) => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3000.evil.example' },
      { origin: 'https://localhost:3000' },
    ];
    for (const headers of foreign) {
      const response = await send(name, headers);
      expect([response.statusCode, response.json().message]).toEqual([
        403,
        'This request came from another site and was refused.',
      ]);
    }
  });

  it.each(changing)('%s is let through from our own pages and from programs', async (name) => {
    const own: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: 'http://localhost:3000' },
      { origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' },
    ];
    for (const headers of own) expect((await send(name, headers)).statusCode).not.toBe(403);
  });

  it('holds for unknown addresses too', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await t.inject({ method: 'POST', url: '/api/nothing', headers })).statusCode).toBe(403);
  });
});

describe('the limits', () => {
  it('hold per address: tight for sign-in and registration, wide for the rest', async () => {
    const limited = await startTestApp({ rateLimitFactor: 1, trustProxy: 1 });
    try {
      const login = (ip: string) =>
        limited.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email: `x${Math.random()}@example.test`, password: 'x' },
          headers: { 'x-forwarded-for': ip },
        });
      for (let i = 0; i < 10; i++) expect((await login('203.0.113.1')).statusCode).toBe(401);
      const refused = await login('203.0.113.1');
      expect(refused.statusCode).toBe(429);
      expect(refused.json().message).toMatch(/^Too many requests\. Wait \d+ seconds/);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await login('203.0.113.2')).statusCode).toBe(401);
      const read = () => limited.inject({ url: '/api/auth/user', headers: { 'x-forwarded-for': '203.0.113.3' } });
      const statuses = [];
      for (let i = 0; i < 601; i++) statuses.push((await read()).statusCode);
      expect(statuses.filter((status) => status === 401)).toHaveLength(600);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it('hold per account for what costs much, whatever the address, before the body is read', async () => {
    const rateLimits = { submissions: 3, searches: 2 };
    const limited = await startTestApp({ rateLimitFactor: 1, trustProxy: 1, rateLimits });
    try {
      const [ann, bob] = [await limited.signUp(), await limited.signUp()];
      await limited.query(sql`UPDATE users SET uploads_remaining = NULL`);
      let address = 0;
      const from = () => ({ 'x-forwarded-for': `203.0.113.${++address}` });
      const file = [{ name: 'a.txt', content: 'CT: normal.' }];
      expect((await limited.submit(ann, 'CT: normal.', from())).statusCode).toBe(202);
      expect((await limited.submit(ann, 'CT: normal.', from())).statusCode).toBe(202);
      expect((await limited.upload(ann, file, { headers: from() })).statusCode).toBe(202);
      const refused = await limited.upload(ann, [{ name: 'a.exe', content: 'not looked at' }], { headers: from() });
      expect([refused.statusCode, refused.json().message]).toEqual([
        429,
        expect.stringMatching(/^Too many requests\. Wait \d+ seconds and try again\.$/),
      ]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await limited.submit(ann, 'CT: normal.', from())).statusCode).toBe(429);
      expect((await limited.submit(bob, 'CT: normal.', from())).statusCode).toBe(202);
      const search = () =>
        limited.inject({
          method: 'POST',
          url: '/api/term-in-reports',
          payload: { term: 'effusion' },
          headers: { cookie: ann.cookie, ...from() },
        });
      expect([(await search()).statusCode, (await search()).statusCode, (await search()).statusCode]).toEqual([
        200, 200, 429,
      ]);
    } finally {
      await limited.close();
    }
  });

  it('cannot be dodged with a forwarded address that nobody vouches for', async () => {
    const limited = await startTestApp({ rateLimitFactor: 1, trustProxy: false });
    try {
      const statuses = [];
      for (let i = 0; i < 11; i++) {
        const headers = { 'x-forwarded-for': `203.0.113.${i}` };
        const payload = { email: 'x@example.test', password: 'x' };
        const response = await limited.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
        statuses.push(response.json().message);
      }
      expect(statuses.at(-1)).toMatch(/^Too many requests/);
    } finally {
      await limited.close();
    }
  });
});

const SHELL = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');

describe('the pages', () => {
  it('say so when they are not built', async () => {
    const response = await t.inject({ url: '/pricing' });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm run build');
  });

  it('are served: hashed files for ever, the shell fresh for every address, 404 for missing files', async () => {
    const root = t.world.http.webRoot;
    mkdirSync(join(root, 'assets'), { recursive: true });
    writeFileSync(join(root, 'index.html'), SHELL);
    writeFileSync(join(root, 'assets/app-abc123.js'), 'export {}');
    const app = await buildHttp(t.world);
    try {
      const script = await app.inject({ url: '/assets/app-abc123.js' });
      expect([script.statusCode, script.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(script.headers['content-type']).toContain('javascript');
      for (const url of ['/', '/analyses/17', '/reset-password?token=a.b.c', '/provider/patients']) {
        const page = await app.inject({ url });
        expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
        expect(page.body).toContain('<div id="root">');
        expect(page.headers['content-security-policy']).toContain("script-src 'self'");
      }
      for (const url of ['/assets/gone-1.js', '/favicon.png', '/../package.json', '/%2e%2e/package.json']) {
        expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
      }
      // An address that somebody mistyped is no attack: the shell shows its page that says so.
      for (const url of ['/a//b', '/analyses//17', '/pricing//']) {
        const page = await app.inject({ url });
        expect([url, page.statusCode]).toEqual([url, 200]);
        expect(page.body).toContain('<div id="root">');
      }
      // And never a file, which other rules may be about.
      const doubled = await app.inject({ url: '/assets//app-abc123.js' });
      expect([doubled.statusCode, doubled.json()]).toEqual([404, { message: 'Not found.' }]);
      expect((await app.inject({ method: 'POST', url: '/pricing' })).statusCode).toBe(404);
      expect((await app.inject({ url: '/api/nothing' })).json()).toEqual({ message: 'Not found.' });
    } finally {
      await app.close();
    }
  });

  it('never lack one of their files because many pages were opened', async () => {
    const root = t.world.http.webRoot;
    mkdirSync(join(root, 'assets'), { recursive: true });
    writeFileSync(join(root, 'index.html'), SHELL);
    writeFileSync(join(root, 'assets/app-abc123.js'), 'export {}');
    const http = { ...t.world.http, rateLimitFactor: 1, rateLimits: { general: 5 } };
    const app = await buildHttp({ ...t.world, http });
    const statuses = async (url: string) => {
      const all = [];
      for (let i = 0; i < 7; i++) all.push((await app.inject({ url })).statusCode);
      return all;
    };
    try {
      expect(await statuses('/assets/app-abc123.js')).toEqual(Array(7).fill(200));
      expect((await statuses('/pricing')).at(-1)).toBe(429);
    } finally {
      await app.close();
    }
  });

  it('come drawn for a visitor who reads English, and for everybody with the files of their screen', async () => {
    writeFileSync(join(t.world.http.webRoot, 'index.html'), SHELL);
    const of = (name: string, html = '') => ({
      html,
      styles: [`/assets/${name}.css`],
      scripts: [`/assets/${name}.js`],
    });
    const pages = { visitor: { '/': of('landing', '<h1>Drawn</h1>') }, member: { '/analyses/*': of('analysis') } };
    writeFileSync(join(t.world.http.webRoot, 'pages.json'), JSON.stringify(pages));
    const app = await buildHttp(t.world);
    const asked = async (url: string, headers: Record<string, string> = {}) => {
      const { body, headers: answered } = await app.inject({ url, headers });
      expect(answered.vary).toMatch(/Cookie, Accept-Language/);
      const files = [...body.matchAll(/href="\/assets\/(\w+\.\w+)"/g)].map(([, name]) => name);
      return [
        /<div id="root">(.*?)<\/div>/.exec(body)?.[1],
        ...files.filter((name) => /landing|analysis/.test(name ?? '')),
      ];
    };
    const files = ['landing.css', 'landing.js'];
    try {
      expect(await asked('/')).toEqual(['<h1>Drawn</h1>', ...files]);
      expect(await asked('/', { 'accept-language': 'es-MX,es;q=0.9' })).toEqual(['', ...files]);
      expect(await asked('/', { 'accept-language': 'es', cookie: 'plainchart_language=en' })).toEqual([
        '<h1>Drawn</h1>',
        ...files,
      ]);
      expect(await asked('/', { cookie: 'a=1; plainchart_language=es' })).toEqual(['', ...files]);
      // Who may be signed in never sees the visitor's page first.
      expect(await asked('/', { cookie: 'plainchart_signed_in=1' })).toEqual(['']);
      expect(await asked('/analyses/17', { cookie: 'plainchart_signed_in=1' })).toEqual([
        '',
        'analysis.css',
        'analysis.js',
      ]);
      expect(await asked('/analyses/17')).toEqual(['']);
      expect(await asked('/elsewhere')).toEqual(['']);
    } finally {
      await app.close();
      rmSync(join(t.world.http.webRoot, 'pages.json'));
    }
  });

  it('that anyone may open say what they are; all others say nothing and are not listed', async () => {
    writeFileSync(join(t.world.http.webRoot, 'index.html'), SHELL);
    const app = await buildHttp(t.world);
    const head = async (url: string, language = 'en') => {
      const { body } = await app.inject({ url, headers: { 'accept-language': language } });
      expect(body).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${language}">`));
      const content = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1];
      return {
        title: /<title>([^<]*)/.exec(body)?.[1],
        description: content('description'),
        card: [content('og:title'), content('og:description'), content('og:image'), content('og:url')],
        robots: content('robots'),
        canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
      };
    };
    try {
      const spanish = await head('/pricing', 'es');
      expect([spanish.title, spanish.canonical]).toEqual(['Precios · Plainchart', 'http://localhost:3000/pricing']);
      expect((await head('/settings', 'es')).title).toBe('Plainchart');
      for (const [path, page] of Object.entries(PUBLIC_PAGES)) {
        const title = `${page.title} · Plainchart`;
        const url = `http://localhost:3000${path}`;
        expect(await head(`${path}?token=secret`)).toEqual({
          title,
          description: page.description,
          card: [title, page.description, 'http://localhost:3000/social-card.png', url],
          robots: undefined,
          canonical: url,
        });
      }
      for (const path of [
        '/analyses/17',
        '/reset-password?token=secret',
        '/settings',
        '/constructor',
        '/x"><script>',
      ]) {
        const { title, robots, canonical, card } = await head(path);
        expect([title, robots, canonical, card[3]]).toEqual([
          'Plainchart',
          'noindex',
          undefined,
          'http://localhost:3000/',
        ]);
      }
    } finally {
      await app.close();
    }
  });
});
