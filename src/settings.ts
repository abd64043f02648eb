import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { addOnIdSchema, paidPlanIdSchema } from './contract/plan-schemas.js';
import { type RouteSpec, routes } from './contract/routes.js';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What is for sale, by the name of its price. */
export type SoldId = z.infer<typeof paidPlanIdSchema> | z.infer<typeof addOnIdSchema>;

const whole = (low: number, high: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= low && number <= high)
    .default(fallback)
    .catch(() => fail(`must be a whole number from ${low} to ${high}`));
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, fallback: Values[number]) =>
  z
    .enum(values)
    .default(fallback as never)
    .catch(() => fail(`must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`));

/** Throws the words for a bad value. */
function fail(words: string): never {
  throw new BadSetting(words);
}
/** What a value must be; whoever reads the settings puts the setting's name before it. */
export class BadSetting extends Error {}

/** A secret that begins as its maker's do. */
const key = (...beginnings: [string, ...string[]]) =>
  z
    .string()
    .refine((text) => beginnings.some((beginning) => text.startsWith(beginning)))
    .nullable()
    .default(null)
    .catch(() => fail(`must begin with ${beginnings.join(' or ')}`));

/** Settings whose values are never repeated. */
export const SECRET = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'DATA_KEY',
  'AUDIT_KEY',
  'BACKUP_PASSPHRASE',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

/** What may be limited: all requests, routes with a limit of their own, and what each account may do. */
const LIMIT_NAMES = new Set([
  'general',
  ...(Object.entries(routes) as [string, RouteSpec][]).flatMap(([name, { ratePerMinute, perAccount }]) => [
    ...(ratePerMinute === undefined ? [] : [name]),
    ...(perAccount ? [perAccount.limit] : []),
  ]),
]);
const LIMITS_EXAMPLE = 'general=1200,login=20';

/** Every setting by its variable: what it may be, and what it is when it is not set. */
export const settings = {
  PORT: whole(0, 65_535, 3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]{1,253}$/)
    .default('127.0.0.1')
    .catch(() => fail('must be a host name or an address, such as 127.0.0.1 or 0.0.0.0')),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl)
    .nullable()
    .default(null)
    .catch(() => fail('must be a PostgreSQL URL, such as postgresql://user:password@host:5432/plainchart')),
  APP_URL: z
    .string()
    .refine(isOrigin)
    .transform((url) => new URL(url).origin)
    .nullable()
    .default(null)
    .catch(() => fail('must be the address of the product without a path, such as https://plainchart.example')),
  NODE_ENV: oneOf(['development', 'production', 'test'], 'development'),
  ROLE: oneOf(['all', 'web', 'worker'], 'all'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .nullable()
    .default(null)
    .catch(() => fail('must be debug, info, warn, error or silent')),
  EMAIL_VERIFICATION: oneOf(['banner', 'required'], 'banner'),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl)
    .nullable()
    .default(null)
    .catch(() => fail('must be a mail server, such as smtps://user:password@mail.example:465')),
  MAIL_FROM: z
    .string()
    .max(320)
    .regex(/^(?:[^<>@\r\n"]{1,100}<[^<>@\s]{1,64}@[^<>@\s]{1,253}>|[^<>@\s]{1,64}@[^<>@\s]{1,253})$/)
    .nullable()
    .default(null)
    .catch(() => fail('must be an e-mail address, such as Plainchart <no-reply@plainchart.example>')),
  DATA_KEY: z
    .string()
    .refine((text) => text.split(/[\s,]+/).every((secret) => secret.length >= 32))
    .nullable()
    .default(null)
    .catch(() => fail('must be a random text of at least 32 characters, or several with commas, the newest first')),
  AUDIT_KEY: z
    .string()
    .min(32)
    .nullable()
    .default(null)
    .catch(() => fail('must be a random text of at least 32 characters')),
  BACKUP_PASSPHRASE: z
    .string()
    .min(16)
    .nullable()
    .default(null)
    .catch(() => fail('must have at least 16 characters')),
  SESSION_IDLE_MINUTES: whole(1, 43_200, 24 * 60),
  PROVIDER_IDLE_MINUTES: whole(1, 43_200, 30),
  SESSION_DAYS: whole(1, 365, 30),
  PROVIDER_TWO_STEP: oneOf(['offered', 'required'], 'offered'),
  PROVIDER_APPROVAL: oneOf(['off', 'required'], 'off'),
  PAYMENTS: z
    .enum(['stripe', 'test', 'off'])
    .nullable()
    .default(null)
    .catch(() => fail('must be stripe, test or off')),
  STRIPE_SECRET_KEY: key('sk_', 'rk_'),
  STRIPE_WEBHOOK_SECRET: key('whsec_'),
  STRIPE_PRICES: z
    .string()
    .default('')
    .transform((text) => parsePrices(text) ?? fail('must name prices, such as basic=price_1,rush=price_2')),
  STRIPE_API_HOST: z
    .string()
    .refine(isOrigin)
    .nullable()
    .default(null)
    .catch(() => fail('must be an address without a path, such as http://127.0.0.1:4010')),
  OPERATOR_EMAIL: z
    .string()
    .max(320)
    .regex(/^[^<>@\s,;"]{1,64}@[^<>@\s,;"]{1,253}$/)
    .nullable()
    .default(null)
    .catch(() => fail('must be an e-mail address')),
  TRUST_PROXY: z
    .string()
    .refine((text) => parseTrustProxy(text) !== null)
    .transform((text) => parseTrustProxy(text) ?? false)
    .default(false)
    .catch(() => fail('must be true, false, a number of proxies, or a list of addresses such as 10.0.0.0/8')),
  RATE_LIMIT_FACTOR: whole(1, 100_000, 1),
  RATE_LIMITS: z
    .string()
    .default('on')
    .transform(
      (text) => parseRateLimits(text) ?? fail(`must be on, off, or limits a minute such as ${LIMITS_EXAMPLE}`),
    ),
  DATABASE_CONNECTIONS: whole(4, 500, 20),
  JOB_CONCURRENCY: whole(1, 64, Math.max(2, Math.min(8, availableParallelism()))),
  STOP_SECONDS: whole(0, 600, 25),
  ENGINE_TIMEOUT_SECONDS: whole(1, 300, 30),
  EXTRACT_TIMEOUT_SECONDS: whole(1, 300, 20),
  SANDBOX_MEMORY_MB: whole(256, 16_384, 1400),
};

/** Stripe's prices by plan and add-on; null when the text names something else or something twice. */
function parsePrices(text: string): Partial<Record<SoldId, string>> | null {
  const prices: Partial<Record<SoldId, string>> = {};
  for (const part of text === '' ? [] : text.split(',')) {
    const [name = '', price = '', ...more] = part.trim().split('=');
    const sold = z.union([paidPlanIdSchema, addOnIdSchema]).safeParse(name);
    const isNew = sold.success && prices[sold.data] === undefined && !Object.values(prices).includes(price);
    if (!isNew || !/^[A-Za-z0-9_]{1,200}$/.test(price) || more.length > 0) return null;
    prices[sold.data] = price;
  }
  return prices;
}

function isPostgresUrl(text: string): boolean {
  try {
    const { protocol, pathname } = new URL(text);
    return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1;
  } catch {
    return false;
  }
}

function isSmtpUrl(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return /^smtps?:$/.test(protocol) && hostname !== '';
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  } catch {
    return false;
  }
}

/** Limits by name: `general` for all requests, and those of the route table; null when the text is not of this form. */
function parseRateLimits(text: string): 'off' | Record<string, number> | null {
  if (text === 'off') return 'off';
  if (text === 'on') return {};
  const limits: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [, name = '', number] = /^\s*(\w+)\s*=\s*([1-9]\d{0,6})\s*$/.exec(part) ?? [];
    if (!LIMIT_NAMES.has(name)) return null;
    limits[name] = Number(number);
  }
  return limits;
}

/** Fastify's `trustProxy`; null when the text is none of its forms. */
function parseTrustProxy(text: string): boolean | number | string | null {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const parts = text.split(',').map((part) => part.trim());
  const named = new Set(['loopback', 'linklocal', 'uniquelocal']);
  const valid = parts.every((part) => {
    const [address = '', bits] = part.split('/');
    if (named.has(part)) return true;
    const version = isIP(address);
    return (
      version !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
    );
  });
  return valid ? parts.join(',') : null;
}
