import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sendMail, sendMailWork } from '../src/accounts/index.js';
import { lazyConversions, lazyLookup } from '../src/adapters/knowledge-files.js';
import { printLetter } from '../src/adapters/letter-pdf/index.js';
import { createPasswords } from '../src/adapters/passwords-argon2.js';
import { createSealer } from '../src/adapters/sealer-aes.js';
import { analyseHeavyReport, analyseReport, analyseWorks, linkedAnalyses } from '../src/analyses/index.js';
import { billingJobs, billingWorks } from '../src/billing/index.js';
import type { Analysis } from '../src/contract/analysis.js';
import type { Engine } from '../src/ports/engine.js';
import type { Extractor } from '../src/ports/extract.js';
import type { Mail } from '../src/ports/mail.js';
import type { Payments } from '../src/ports/payments.js';
import { forgetPatient, forgetPatientWork } from '../src/roster/index.js';
import { buildHttp } from '../src/server/http/app.js';
import { SESSION_COOKIE } from '../src/server/http/session.js';
import type { HttpSettings, HttpWorld } from '../src/server/http/world.js';
import { openQueue } from '../src/server/jobs/queue.js';
import { startWorker } from '../src/server/jobs/worker.js';
import { openNotifications } from '../src/server/notifications.js';
import { createTestDatabase } from '../src/server/test-world.js';
import { forgetExport, forgetExportWork, makeExport, makeExportWork } from '../src/takeout/index.js';

/** Reads every file as UTF-8 text; refuses an empty one as the real extractor does. */
const plainExtractor: Extractor = {
  async extract(file) {
    const text = Buffer.from(file.bytes).toString('utf8');
    if (text.trim() === '') {
      return { ok: false, failure: { code: 'empty', message: 'This file is empty. Choose a file with text.' } };
    }
    const extraction = { text, format: 'txt' as const, pages: null, ocr: false, ocrConfidence: null, warnings: [] };
    return { ok: true, extraction };
  },
};

/** Makes a small, valid analysis that quotes the report's first line. */
export function analysisOf(text: string): Analysis {
  const line = text.split('\n')[0] ?? text;
  const source = { start: 0, end: line.length };
  return {
    reportType: 'imaging',
    title: `About: ${line}`,
    summary: 'Your report says one thing.',
    keyPoints: ['One thing was found.'],
    findings: [
      {
        id: 'f1',
        text: 'One thing was found.',
        source,
        assertion: 'present',
        importance: 'note',
        temporality: 'recent',
        experiencer: 'patient',
        negated: false,
        change: null,
        urgency: null,
        sensitive: false,
        concepts: [],
        laterality: null,
        measurement: null,
      },
    ],
    labs: [],
    recommendations: [{ text: 'Have another scan in a year.', kind: 'from_report', source }],
    questions: ['What does this mean for me?'],
    glossary: [],
    notExplained: [],
    sentences: [],
    plain: [],
    readability: { report: { fkgl: 9, words: 4 }, explanation: { fkgl: 4, words: 5 } },
    confidence: { value: 0.9, because: ['We understood almost all of it.'] },
    engine: { kind: 'built-in', name: 'test', version: '1' },
  };
}

const plainEngine: Engine = {
  async explain(text, _from, progress) {
    progress?.('understanding', null);
    progress?.('explaining', analysisOf(text).title);
    return analysisOf(text);
  },
};

export interface Person {
  id: number;
  email: string;
  cookie: string;
}

export interface TestApp {
  app: FastifyInstance;
  world: HttpWorld;
  databaseUrl: string;
  /** What was logged, as text. */
  logged: string[];
  /** Moves the server's clock. */
  advance(milliseconds: number): void;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  signUp(userType?: 'patient' | 'provider'): Promise<Person>;
  /** Submits a text for a person; gives the whole response. */
  submit(person: Person, reportText: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  upload(
    person: Person,
    files: { name: string; content: string | Buffer; field?: string }[],
    options?: { fields?: Record<string, string>; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
  query<Row>(text: ReturnType<typeof sql>): Promise<Row[]>;
  /** Starts a worker on the queue. */
  work(overrides?: { extractor?: Extractor; engine?: Engine; mail?: Mail }): Promise<void>;
  /** Waits until the analysis has ended and gives it. */
  ended(person: Person, id: number): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

const HOUR = 3_600_000;

/** Who is told of requests to be contacted. */
export const OPERATOR = 'operator@example.test';

/** Every test signs people up: the product's own cost would be most of what they take. */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export const PASSWORD = 'Correct-Horse-1';

/** The whole server on a database of its own, without a network. */
export async function startTestApp(
  settings: Partial<HttpSettings> = {},
  payments?: (world: HttpWorld) => Payments,
): Promise<TestApp> {
  const database = await createTestDatabase();
  const logged: string[] = [];
  const write = (fields: Record<string, unknown>, message: string) => {
    logged.push(JSON.stringify({ ...fields, message }));
  };
  const log = { info: write, warn: write, error: write };
  const notifications = openNotifications(database.url, log);
  const queue = await openQueue({
    pool: database.pool,
    notifications,
    kinds: [analyseReport, analyseHeavyReport, sendMail, ...billingJobs, forgetPatient, makeExport, forgetExport],
    log,
  });
  const webRoot = mkdtempSync(join(tmpdir(), 'plainchart-web-'));
  let ahead = 0;
  const world: HttpWorld = {
    db: database.db,
    clock: { now: () => new Date(Date.now() + ahead) },
    ids: { token: () => randomBytes(32).toString('base64url'), uuid: () => randomUUID() },
    passwords: createPasswords(CHEAP),
    sealer: createSealer(() => ['a key for tests that is long enough']),
    emailVerification: 'banner',
    sessionLimits: { patientIdleMs: 24 * HOUR, providerIdleMs: HOUR / 2, absoluteMs: 30 * 24 * HOUR },
    freeFailuresPerAddress: 50_000,
    providerTwoStep: 'offered',
    providerApproval: 'off',
    jobs: queue,
    payments: null,
    letters: { pdf: printLetter },
    lookup: lazyLookup(),
    unitConversions: lazyConversions(),
    linkedAnalyses,
    notifications,
    log,
    http: {
      appUrl: 'http://localhost:3000',
      trustProxy: false,
      webRoot,
      rateLimits: {},
      rateLimitFactor: 1000,
      heartbeatSeconds: 15,
      ...settings,
    },
  };
  // Before the server is built, which copies what it is given.
  world.payments = payments?.(world) ?? null;
  const app = await buildHttp(world);
  await app.ready();
  const stops: (() => Promise<void>)[] = [];
  let people = 0;

  const self: TestApp = {
    app,
    world,
    databaseUrl: database.url,
    logged,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    inject: (options) => app.inject(options),
    async signUp(userType = 'patient') {
      const email = `person${++people}@example.test`;
      const payload = {
        firstName: 'Ann',
        lastName: 'Lee',
        email,
        phoneNumber: '555-0100',
        password: PASSWORD,
        userType,
      };
      const response = await app.inject({ method: 'POST', url: '/api/auth/register', payload });
      return { id: response.json().id, email, cookie: cookieOf(response) };
    },
    submit: (person, reportText, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/analyses/text',
        headers: { cookie: person.cookie, ...headers },
        payload: { reportText },
      }),
    async upload(person, files, { fields = {}, headers = {} } = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (const { name, content, field = 'report' } of files) {
        form.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
      }
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      return app.inject({
        method: 'POST',
        url: '/api/analyses/upload',
        headers: { cookie: person.cookie, 'content-type': request.headers.get('content-type') ?? '', ...headers },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    },
    async query<Row>(text: ReturnType<typeof sql>) {
      return (await database.db.execute(text)).rows as Row[];
    },
    async work({ extractor = plainExtractor, engine = plainEngine, mail = { send: async () => {} } } = {}) {
      const works = [
        ...analyseWorks({ ...world, extractor, engine }),
        sendMailWork({ ...world, mail, appUrl: world.http.appUrl }),
        ...billingWorks({ ...world, mail, operatorEmail: OPERATOR }),
        forgetPatientWork(world),
        makeExportWork(world),
        forgetExportWork(),
      ];
      const { boss } = queue;
      const timings = { pollSeconds: 0.2, abortGraceSeconds: 0.1 };
      const worker = await startWorker({ ...world, boss, works, concurrency: 2, timings });
      stops.push(() => worker.stop(0));
    },
    async ended(person, id) {
      for (;;) {
        const response = await app.inject({ url: `/api/analyses/${id}`, headers: { cookie: person.cookie } });
        if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
        if (response.json().status !== 'processing') return response.json();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async close() {
      for (const stop of stops) await stop();
      await app.close();
      await queue.close();
      await notifications.close();
      await database.drop();
      rmSync(webRoot, { recursive: true, force: true });
    },
  };
  return self;
}

/** The session cookie that a response sets, ready to send. */
export function cookieOf(response: LightMyRequestResponse): string {
  const cookie = response.cookies.find(({ name }) => name === SESSION_COOKIE);
  return cookie ? `${cookie.name}=${cookie.value}` : '';
}
