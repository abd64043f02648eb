import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { type RouteName, type RouteSpec, routes } from '../../contract/routes.js';

const all = Object.entries(routes) as [RouteName, RouteSpec][];
const addressOf = ({ path }: RouteSpec) => path.replace(/:\w+/g, '1');

let t: TestApp;
let secure: TestApp;
let ann: Person;
beforeAll(async () => {
  t = await startTestApp();
  secure = await startTestApp({ appUrl: 'https://plainchart.example' });
  ann = await t.signUp();
});
afterAll(async () => {
  await t.close();
  await secure.close();
});

/** The headers that every answer must have, whatever it says. */
function expectSafe(headers: Record<string, unknown>): void {
  const policy = new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((part) => part.trim().split(/ (.*)/) as [string, string]),
  );
  expect(policy.get('default-src')).toBe("'self'");
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('style-src')).toBe("'self'");
  expect(policy.get('frame-ancestors')).toBe("'none'");
  expect(policy.get('object-src')).toBe("'none'");
  expect(policy.get('base-uri')).toBe("'none'");
  expect(policy.get('form-action')).toBe("'self'");
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|https?:|\*/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  });
  expect(headers['x-powered-by']).toBeUndefined();
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
}

describe('each route of the table', () => {
  it.each(all)('%s answers safely to nobody and to somebody, and is stored by nobody', async (_name, spec) => {
    for (const cookie of ['', ann.cookie]) {
      const response = await t.inject({
        method: spec.method,
        url: addressOf(spec),
        headers: { cookie, origin: 'https://evil.example' },
      });
      expectSafe(response.headers);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['strict-transport-security']).toBeUndefined();
    }
  });

  it.each(all)('%s lets no other site ask whether it may', async (_name, spec) => {
    const response = await t.inject({
      method: 'OPTIONS',
      url: addressOf(spec),
      headers: { origin: 'https://evil.example', 'access-control-request-method': spec.method },
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expectSafe(response.headers);
  });

  const changing = all.filter(([, spec]) => spec.method !== 'GET' && !spec.multipart);
  it.each(changing)('%s refuses a body beyond its limit', async (_name, spec) => {
    const response = await t.inject({
      method: spec.method,
      url: addressOf(spec),
      headers: {
        cookie: ann.cookie,
        'content-type': 'application/json',
        // A body that must be signed is not looked at without a signature.
        ...(spec.signedBy ? { [spec.signedBy]: 'a signature' } : {}),
      },
      payload: JSON.stringify({ filler: 'x'.repeat((spec.bodyLimit ?? 100_000) + 1) }),
    });
    // Before a body is looked at, a person may be refused for who they are.
    expect(spec.access === 'provider' ? [403, 413] : [413]).toContain(response.statusCode);
  });
});

it('pages, unknown addresses and broken requests are as safe', async () => {
  for (const url of ['/', '/pricing', '/analyses/1', '/api/nothing', '/nothing.png', '/api/openapi.json']) {
    expectSafe((await t.inject({ url })).headers);
  }
  // An address that cannot be read never reaches the product's own answers: its few words may load nothing at all.
  expect((await t.inject({ url: '/%ff' })).headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

it('over https browsers are told to stay there', async () => {
  for (const url of ['/', '/api/auth/user']) {
    const { headers } = await secure.inject({ url });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expectSafe(headers);
  }
});

it('waits for a slow sender for a limited time only', () => {
  expect(t.app.initialConfig).toMatchObject({ requestTimeout: 300_000, connectionTimeout: 60_000 });
});
