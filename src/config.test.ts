import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.js';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

test('with nothing set everything has a value that works on one machine', () => {
  const { config, secrets } = readConfig({});
  expect(config).toMatchObject({ mode: 'local', role: 'all', host: '127.0.0.1', port: 3000, appUrl: null });
  expect(config.dataFolder).toMatch(/\/data$/);
  expect(secrets.databaseUrl).toBeNull();
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', APP_URL: '  ', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('all bad values are told at once, each with its name and what it must be', () => {
  expect(problemsOf({ PORT: 'http', APP_URL: 'plainchart.example', LOG_LEVEL: 'loud', NODE_ENV: 'prod' })).toEqual([
    'NODE_ENV must be development, production or test (it is "prod")',
    'PORT must be a whole number from 0 to 65535 (it is "http")',
    'APP_URL must be the address of the product without a path, such as https://plainchart.example (it is "plainchart.example")',
    'LOG_LEVEL must be debug, info, warn, error or silent (it is "loud")',
  ]);
});

test('a bad database address is told without repeating its password', () => {
  const [problem] = problemsOf({ DATABASE_URL: 'mysql://plainchart:geheim@db/plainchart' });
  expect(problem).toMatch(/^DATABASE_URL must be a PostgreSQL URL/);
  expect(problem).not.toContain('geheim');
});

test('the settings of mail and keys are checked, and never repeated', () => {
  const wrong = { SMTP_URL: 'https://user:geheim@mail.example', DATA_KEY: 'geheim', MAIL_FROM: 'a\nBcc: b@c.example' };
  const problems = problemsOf(wrong);
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['MAIL_FROM', 'SMTP_URL', 'DATA_KEY']);
  expect(problems.join()).not.toContain('geheim');
  const right = { SMTP_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: 'Clinic <no-reply@clinic.example>' };
  expect(problemsOf(right)).toEqual([]);
});

test('a port is taken when and only when it is a whole number in range', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -70_000, max: 140_000 }).map(String), fc.string()), (text) => {
      const number = /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
      const good = text.trim() === '' || (number >= 0 && number <= 65_535);
      expect(problemsOf({ PORT: text }).length).toBe(good ? 0 : 1);
      if (good && text.trim() !== '') expect(readConfig({ PORT: text }).config.port).toBe(number);
    }),
  );
});

test('whatever is set, the answer is a whole configuration or a list of problems', () => {
  const names = ['PORT', 'HOST', 'APP_URL', 'DATABASE_URL', 'TRUST_PROXY', 'ROLE', 'JOB_CONCURRENCY'];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (environment) => {
      const problems = problemsOf(environment);
      if (problems.length === 0) {
        const { config } = readConfig(environment);
        expect(Object.values(config).every((value) => value !== undefined)).toBe(true);
      } else {
        expect(problems.every((problem) => names.some((name) => problem.startsWith(`${name} must be `)))).toBe(true);
      }
    }),
  );
});

describe('TRUST_PROXY', () => {
  test.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['loopback, 10.0.0.0/8', 'loopback,10.0.0.0/8'],
    ['2001:db8::/32', '2001:db8::/32'],
  ])('%s', (text, value) => expect(readConfig({ TRUST_PROXY: text }).config.trustProxy).toBe(value));
  test.each(['yes', '10.0.0.0/40', 'proxy.local', ''])('refuses %s', (text) =>
    expect(problemsOf({ TRUST_PROXY: text }).length).toBe(text === '' ? 0 : 1),
  );
});

test('rate limits can be set by name, and be off, but not in production', () => {
  expect(readConfig({}).config.rateLimits).toEqual({});
  expect(readConfig({ RATE_LIMITS: 'off' }).config.rateLimits).toBe('off');
  expect(readConfig({ RATE_LIMITS: 'general=1200, login=20' }).config.rateLimits).toEqual({ general: 1200, login: 20 });
  expect(readConfig({ RATE_LIMITS: 'submissions=5' }).config.rateLimits).toEqual({ submissions: 5 });
  for (const wrong of ['none', 'login', 'login=0', 'login=x', 'nothing=5', 'getAnalysis=5', 'constructor=5']) {
    expect(problemsOf({ RATE_LIMITS: wrong })[0]).toMatch(/^RATE_LIMITS must be on, off, or limits a minute/);
  }
  expect(problemsOf({ RATE_LIMITS: 'off', NODE_ENV: 'production' })).toEqual([
    'RATE_LIMITS must not be off with NODE_ENV=production: it is for load tests',
  ]);
});

test('nothing simulated stands in for payments in production', () => {
  const production = { NODE_ENV: 'production' };
  expect(problemsOf({ ...production, PAYMENTS: 'test' })).toEqual([
    'PAYMENTS must not be test with NODE_ENV=production',
  ]);
  expect(problemsOf({ ...production, STRIPE_API_HOST: 'http://127.0.0.1:4010' })).toEqual([
    'STRIPE_API_HOST is for tests, not for NODE_ENV=production',
  ]);
  expect(readConfig(production).config.payments).toBe('off');
  expect(readConfig({}).config.payments).toBe('test');
});
