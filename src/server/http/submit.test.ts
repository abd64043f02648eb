import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { MAX_UPLOAD_BYTES } from '../../contract/analyses.js';

const REPORT = 'CT of the chest: no acute disease.';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const left = async (person: Person) =>
  (await t.inject({ url: '/api/auth/user', headers: { cookie: person.cookie } })).json().uploadsRemaining;
const count = async (table: 'analyses' | 'analysis_uploads', person: Person) => {
  const own = sql`SELECT id FROM analyses WHERE user_id = ${person.id}`;
  const [row] = await t.query<{ n: number }>(
    table === 'analyses'
      ? sql`SELECT count(*)::int AS n FROM (${own}) own`
      : sql`SELECT count(*)::int AS n FROM analysis_uploads WHERE analysis_id IN (${own})`,
  );
  return row?.n;
};
const jobs = async (id: number) =>
  (await t.query(sql`SELECT id FROM pgboss.job WHERE name = 'analyse-report' AND data->>'analysisId' = ${String(id)}`))
    .length;

describe('a submission', () => {
  it('stores analysis and bytes, takes a unit, writes the audit row and enqueues the job', async () => {
    const ann = await t.signUp();
    const response = await t.upload(ann, [{ name: 'ct.txt', content: REPORT }]);
    expect(response.statusCode).toBe(202);
    const { id } = response.json();
    expect(response.json()).toEqual({ id, status: 'processing' });
    expect(await left(ann)).toBe(2);
    expect(await count('analysis_uploads', ann)).toBe(1);
    expect(await jobs(id)).toBe(1);
    const audit = await t.query(sql`SELECT actor_user_id, verb, object_type FROM audit_events WHERE object_id = ${id}`);
    expect(audit).toContainEqual({ actor_user_id: ann.id, verb: 'submit', object_type: 'analysis' });
    const detail = (await t.inject({ url: `/api/analyses/${id}`, headers: { cookie: ann.cookie } })).json();
    expect(detail).toMatchObject({
      status: 'processing',
      stage: 'queued',
      originalName: 'ct.txt',
      mimeType: 'text/plain',
    });
    expect(detail.fileSize).toBe(REPORT.length);
  });

  it('takes pasted text as it is', async () => {
    const ann = await t.signUp();
    const { id } = (await t.submit(ann, `  ${REPORT}\r\n\0 é`)).json();
    const detail = (await t.inject({ url: `/api/analyses/${id}`, headers: { cookie: ann.cookie } })).json();
    expect(detail.reportText).toBe(`  ${REPORT}\r\n\uFFFD é`);
    expect(detail.originalName).toBe('Pasted text');
  });

  it('refuses empty text and text that is too long in the words of the page', async () => {
    const ann = await t.signUp();
    const empty = await t.submit(ann, ' \n ');
    expect([empty.statusCode, empty.json().message]).toEqual([
      400,
      'Please enter your medical report text before submitting.',
    ]);
    const long = await t.submit(ann, 'a'.repeat(1_000_001));
    expect([long.statusCode, long.json().message]).toEqual([
      400,
      'This text is too long. Paste at most 1,000,000 characters.',
    ]);
    expect((await t.submit(ann, 'é'.repeat(1_000_000))).statusCode).toBe(202);
    expect((await t.submit(ann, 'a'.repeat(7_000_000))).statusCode).toBe(413);
    expect(await count('analyses', ann)).toBe(1);
  });
});

describe('the allowance', () => {
  it('gives exactly three of twenty sent at once', async () => {
    const ann = await t.signUp();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => t.upload(ann, [{ name: `${i}.txt`, content: REPORT }])),
    );
    expect(all.filter((response) => response.statusCode === 202)).toHaveLength(3);
    const refused = all.filter((response) => response.statusCode === 402);
    expect(refused).toHaveLength(17);
    expect(refused[0]?.json().message).toMatch(/^Upload limit reached\. /);
    expect(await count('analyses', ann)).toBe(3);
    expect(await count('analysis_uploads', ann)).toBe(3);
    expect(await left(ann)).toBe(0);
  });

  it('is looked at before the report is sealed', async () => {
    const ann = await t.signUp();
    await t.query(sql`UPDATE users SET uploads_remaining = 0 WHERE id = ${ann.id}`);
    const sealed = vi.spyOn(t.world.sealer, 'sealBytes');
    try {
      expect((await t.upload(ann, [{ name: 'a.txt', content: REPORT }])).statusCode).toBe(402);
      expect((await t.submit(ann, REPORT)).statusCode).toBe(402);
      const places = sealed.mock.calls.map(([, place]) => place.split('/')[2]);
      expect(new Set(places)).toEqual(new Set(['filename', 'original_name']));
    } finally {
      sealed.mockRestore();
    }
  });

  it('is without end where it is null', async () => {
    const ann = await t.signUp();
    await t.query(sql`UPDATE users SET uploads_remaining = NULL WHERE id = ${ann.id}`);
    for (let i = 0; i < 5; i++) expect((await t.submit(ann, REPORT)).statusCode).toBe(202);
    expect(await left(ann)).toBeNull();
  });
});

describe('the idempotency key', () => {
  it('makes a repeated submission one, with one unit and one job', async () => {
    const ann = await t.signUp();
    const headers = { 'idempotency-key': 'once' };
    const first = await t.upload(ann, [{ name: 'a.txt', content: REPORT }], { headers });
    const second = await t.upload(ann, [{ name: 'a.txt', content: REPORT }], { headers });
    expect(second.statusCode).toBe(202);
    expect(second.json()).toEqual(first.json());
    expect(await left(ann)).toBe(2);
    expect(await jobs(first.json().id)).toBe(1);
  });

  it('holds when ten come at the same moment', async () => {
    const ann = await t.signUp();
    const all = await Promise.all(Array.from({ length: 10 }, () => t.submit(ann, REPORT, { 'idempotency-key': 'k' })));
    expect(new Set(all.map((response) => response.json().id)).size).toBe(1);
    expect(all.every((response) => response.statusCode === 202)).toBe(true);
    expect([await left(ann), await count('analyses', ann)]).toEqual([2, 1]);
  });

  it('still answers when the last unit went to the first of them', async () => {
    const ann = await t.signUp();
    await t.query(sql`UPDATE users SET uploads_remaining = 1 WHERE id = ${ann.id}`);
    const headers = { 'idempotency-key': 'last' };
    const first = await t.submit(ann, REPORT, headers);
    expect((await t.submit(ann, REPORT, headers)).json()).toEqual(first.json());
  });

  it("is each person's own", async () => {
    const [ann, bob] = [await t.signUp(), await t.signUp()];
    const headers = { 'idempotency-key': 'shared' };
    const first = await t.submit(ann, REPORT, headers);
    const second = await t.submit(bob, REPORT, headers);
    expect(second.json().id).not.toBe(first.json().id);
    expect((await t.submit(ann, REPORT, headers)).json().id).toBe(first.json().id);
    expect((await t.submit(bob, REPORT, headers)).json().id).toBe(second.json().id);
  });

  it('is refused for another report, and when it is not a key', async () => {
    const ann = await t.signUp();
    await t.submit(ann, REPORT, { 'idempotency-key': 'mine' });
    expect((await t.submit(ann, `${REPORT} More.`, { 'idempotency-key': 'mine' })).statusCode).toBe(409);
    expect((await t.submit(ann, REPORT, { 'idempotency-key': 'x'.repeat(201) })).statusCode).toBe(400);
    expect(await left(ann)).toBe(2);
  });
});

describe('a file', () => {
  it.each(['scan.png', 'report', 'report.pdf.exe', '.pdf', 'report.html', 'a\u202Efdp.exe'])(
    'called %j is refused at once with 415',
    async (name) => {
      const ann = await t.signUp();
      const response = await t.upload(ann, [{ name, content: REPORT }]);
      expect([response.statusCode, response.json().message]).toEqual([
        415,
        'File type must be one of .txt, .pdf, .doc, .docx, .rtf',
      ]);
      expect([await left(ann), await count('analyses', ann)]).toEqual([3, 0]);
    },
  );

  it.each(['R.TXT', 'r.pdf', 'r.DOC', 'r.docx', 'r.rtf'])('called %j is taken', async (name) => {
    expect((await t.upload(await t.signUp(), [{ name, content: REPORT }])).statusCode).toBe(202);
  });

  it('keeps its name for showing, without folders and tricks', async () => {
    const ann = await t.signUp();
    const { id } = (await t.upload(ann, [{ name: '../../etc/Befund März <b>.pdf', content: REPORT }])).json();
    const detail = (await t.inject({ url: `/api/analyses/${id}`, headers: { cookie: ann.cookie } })).json();
    expect(detail.originalName).toBe('Befund März <b>.pdf');
    expect(detail.filename).toBe('Befund-Marz-b-.pdf');
  });

  it('may have 10,485,760 bytes and not one more', async () => {
    const ann = await t.signUp();
    const most = await t.upload(ann, [{ name: 'a.txt', content: Buffer.alloc(MAX_UPLOAD_BYTES, 'a') }]);
    expect(most.statusCode).toBe(202);
    const over = await t.upload(ann, [{ name: 'a.txt', content: Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a') }]);
    expect([over.statusCode, over.json().message]).toEqual([413, 'File is larger than 10485760 bytes']);
    const huge = await t.upload(ann, [{ name: 'a.txt', content: Buffer.alloc(MAX_UPLOAD_BYTES + 200_000, 'a') }]);
    expect(huge.statusCode).toBe(413);
    expect([await left(ann), await count('analyses', ann)]).toEqual([2, 1]);
  });

  it('comes alone and in its field', async () => {
    const ann = await t.signUp();
    const file = { name: 'a.txt', content: REPORT };
    const two = await t.upload(ann, [file, file]);
    expect([two.statusCode, two.json()]).toEqual([400, { message: 'Too many files' }]);
    const none = await t.upload(ann, []);
    expect([none.statusCode, none.json()]).toEqual([400, { message: 'Please choose a file to upload.' }]);
    expect((await t.upload(ann, [{ ...file, field: 'other' }])).statusCode).toBe(400);
    const json = await t.inject({
      method: 'POST',
      url: '/api/analyses/upload',
      headers: { cookie: ann.cookie },
      payload: { report: 'x' },
    });
    expect(json.statusCode).toBe(415);
    expect(await count('analyses', ann)).toBe(0);
  });
});

describe('a patient named with a report', () => {
  const addPatient = async (provider: Person) => {
    const [row] = await t.query<{ id: number }>(
      sql`INSERT INTO patients (provider_id, name, date_of_birth, search_text)
        VALUES (${provider.id}, 'Test Person', '1970-01-01', 'test person') RETURNING id`,
    );
    return row?.id ?? 0;
  };

  it("is one of the provider's own; another's answers like none", async () => {
    const [own, other] = [await t.signUp('provider'), await t.signUp('provider')];
    const patientId = await addPatient(own);
    const file = [{ name: 'a.txt', content: REPORT }];
    const fields = { patientId: String(patientId) };
    const ok = await t.upload(own, file, { fields });
    expect(ok.statusCode).toBe(202);
    const list = (await t.inject({ url: '/api/analyses', headers: { cookie: own.cookie } })).json();
    expect(list[0].patientId).toBe(patientId);
    const others = await t.upload(other, file, { fields });
    const missing = await t.upload(other, file, { fields: { patientId: '999999' } });
    expect([others.statusCode, others.body]).toEqual([404, missing.body]);
    expect(await left(other)).toBe(3);
    expect((await t.upload(own, file, { fields: { patientId: 'abc' } })).statusCode).toBe(400);
    const paste = (person: Person, payload: object) =>
      t.inject({ method: 'POST', url: '/api/analyses/text', headers: { cookie: person.cookie }, payload });
    expect((await paste(own, { reportText: REPORT, patientId })).statusCode).toBe(202);
    expect((await paste(other, { reportText: REPORT, patientId })).statusCode).toBe(404);
    expect(await left(other)).toBe(3);
  });

  it('is not for patients to name', async () => {
    const [provider, ann] = [await t.signUp('provider'), await t.signUp('patient')];
    const fields = { patientId: String(await addPatient(provider)) };
    expect((await t.upload(ann, [{ name: 'a.txt', content: REPORT }], { fields })).statusCode).toBe(403);
    expect(await count('analyses', ann)).toBe(0);
  });
});
