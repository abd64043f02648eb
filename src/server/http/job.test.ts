import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analysisOf, type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import type { Engine } from '../../ports/engine.js';
import type { Extractor } from '../../ports/extract.js';

const REPORT = 'CT of the chest: no acute disease.\nImpression: nothing new.';

/** Fails in the way that the report's text names. */
const engine: Engine = {
  async explain(text, from, progress) {
    if (text.includes('CRASH')) throw new Error('RangeError at rows.ts:12');
    if (text.includes('WRONG SHAPE')) return { title: 'not an analysis' } as never;
    if (text.includes('A CAT')) throw Object.assign(new Error('no clinical words'), { code: 'not_a_report' });
    progress?.('understanding', null);
    progress?.('explaining', 'Early title');
    const analysis = analysisOf(text);
    analysis.confidence.because = from ? [`ocr ${from.ocr}`] : ['pasted'];
    if (text.includes('HALF')) analysis.summary = 'half \uD83D and \0 nothing';
    return analysis;
  },
};

let calls = 0;
/** Scans that are being read, each with the way to let it end. */
const scans: (() => void)[] = [];
const extractor: Extractor = {
  async extract(file, _signal, { leaveScans = false } = {}) {
    const text = Buffer.from(file.bytes).toString('utf8');
    if (text.includes('SCAN OF') && leaveScans) return { ok: false, failure: { code: 'scan_left', message: '' } };
    if (text.includes('SCAN OF')) await new Promise<void>((resolve) => scans.push(resolve));
    if (text.includes('FLAKY') && ++calls < 3) throw new Error('child died');
    if (text.includes('HOPELESS')) throw new Error('child died');
    if (text.includes('LOCKED')) {
      return { ok: false, failure: { code: 'encrypted', message: 'This PDF is protected with a password.' } };
    }
    const extraction = { text, format: 'pdf' as const, pages: 1, ocr: true, ocrConfidence: 0.8, warnings: ['Scan.'] };
    return { ok: true, extraction };
  },
};

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.work({ engine, extractor });
});
afterAll(() => t.close());

const left = async (person: Person) =>
  (await t.inject({ url: '/api/auth/user', headers: { cookie: person.cookie } })).json().uploadsRemaining;
const uploads = (id: number) => t.query(sql`SELECT 1 FROM analysis_uploads WHERE analysis_id = ${id}`);
const send = async (person: Person, content: string) =>
  (await t.upload(person, [{ name: 'r.pdf', content }])).json().id as number;

describe('the job', () => {
  it('explains an uploaded report and deletes its bytes', async () => {
    const ann = await t.signUp();
    const id = await send(ann, REPORT);
    expect(await t.ended(ann, id)).toMatchObject({
      status: 'completed',
      stage: null,
      reportText: REPORT,
      reportType: 'imaging',
      title: 'About: CT of the chest: no acute disease.',
      summary: 'Your report says one thing.',
      findings: ['One thing was found.'],
      recommendations: ['Have another scan in a year.'],
      confidenceDetails: { confidence: 0.9, because: ['ocr true'] },
      analysisData: { reportType: 'imaging' },
      failureReason: null,
    });
    expect(await uploads(id)).toEqual([]);
    expect(await left(ann)).toBe(2);
    const verbs = await t.query(
      sql`SELECT verb FROM audit_events
        WHERE object_id = ${id} AND object_type = 'analysis' AND verb <> 'read' ORDER BY id`,
    );
    expect(verbs).toEqual([{ verb: 'submit' }, { verb: 'complete' }]);
  });

  it.each([
    ['LOCKED', 'encrypted', 'This PDF is protected with a password.'],
    ['CRASH', 'engine_failed', 'We could not explain this report.'],
    ['WRONG SHAPE', 'engine_failed', 'We could not explain this report.'],
    ['A CAT', 'not_a_report', 'This does not look like a medical report.'],
  ])('ends %s as failed with a reason, and gives the unit back', async (content, code, reason) => {
    const ann = await t.signUp();
    const id = await send(ann, content);
    const analysis = await t.ended(ann, id);
    expect(analysis.status).toBe('failed');
    expect(analysis.failureReason).toContain(reason);
    const rows = await t.query(sql`SELECT failure_code, unit_taken FROM analyses WHERE id = ${id}`);
    expect(rows).toEqual([{ failure_code: code, unit_taken: false }]);
    expect(await left(ann)).toBe(3);
    expect(await uploads(id)).toEqual([]);
    const failed = sql`SELECT subject_user_id AS whose FROM audit_events WHERE object_id = ${id} AND verb = 'fail'`;
    expect(await t.query(failed)).toEqual([{ whose: ann.id }]);
    const text = await t.inject({ url: `/api/analyses/${id}/report`, headers: { cookie: ann.cookie } });
    expect(text.statusCode).toBe(409);
  });

  it('lets others pass while scans are read, however many, and keeps a rush first among the scans', async () => {
    const [ann, bob] = [await t.signUp(), await t.signUp()];
    const ids = [];
    for (const name of ['A', 'B']) ids.push(await send(ann, `SCAN OF ${name}`));
    await expect.poll(() => scans.length).toBe(1);
    await t.query(sql`INSERT INTO add_on_credits (user_id, add_on, units_left) VALUES (${bob.id}, 'rush', 1)`);
    const rushed = await send(bob, 'SCAN OF C');
    // Two places, of which scans may have one.
    expect((await t.ended(ann, (await t.submit(ann, REPORT)).json().id)).status).toBe('completed');
    const waiting = sql`SELECT data->>'analysisId' AS id, priority FROM pgboss.job
      WHERE name = 'analyse-heavy-report' AND state < 'active' ORDER BY priority DESC, created_on`;
    await expect
      .poll(() => t.query(waiting))
      .toEqual([
        { id: String(rushed), priority: 10 },
        { id: String(ids[1]), priority: 0 },
      ]);
    expect(scans).toHaveLength(1);
    scans[0]?.();
    await expect.poll(() => scans.length).toBe(2);
    scans[1]?.();
    expect((await t.ended(bob, rushed)).status).toBe('completed');
    await expect.poll(() => scans.length).toBe(3);
    scans[2]?.();
    for (const id of ids) expect((await t.ended(ann, id)).status).toBe('completed');
    expect(await left(ann)).toBe(0);
  });

  it('lets others pass while a very long text is explained', async () => {
    const ann = await t.signUp();
    const id = (await t.submit(ann, `${REPORT}\n${'Nothing new.\n'.repeat(20_000)}`)).json().id;
    expect((await t.ended(ann, id)).status).toBe('completed');
    const jobs = await t.query(
      sql`SELECT name FROM pgboss.job WHERE data->>'analysisId' = ${String(id)} ORDER BY created_on`,
    );
    expect(jobs).toEqual([{ name: 'analyse-report' }, { name: 'analyse-heavy-report' }]);
  });

  it('tries again when the reading process dies, and counts the analysis once', async () => {
    const ann = await t.signUp();
    const analysis = await t.ended(ann, await send(ann, `FLAKY ${REPORT}`));
    expect(analysis.status).toBe('completed');
    expect(await left(ann)).toBe(2);
  });

  it('gives up after three tries, and gives the unit back once, to its owner', async () => {
    const ann = await t.signUp();
    const other = await t.signUp();
    const id = await send(ann, `HOPELESS ${REPORT}`);
    const analysis = await t.ended(ann, id);
    expect(analysis.status).toBe('failed');
    expect(analysis.failureReason).toContain('We could not finish reading this report.');
    expect([await left(ann), await left(other)]).toEqual([3, 3]);
    expect(await uploads(id)).toEqual([]);
  });

  it('stores what a database cannot hold without failing or moving a character', async () => {
    const ann = await t.signUp();
    const analysis = await t.ended(ann, (await t.submit(ann, 'HALF \uD83D \0 end')).json().id);
    expect(analysis).toMatchObject({ status: 'completed', reportText: 'HALF \uFFFD \uFFFD end' });
    expect(analysis.summary).toBe('half \uFFFD and \uFFFD nothing');
  });

  it('leaves the allowance of an unlimited user alone when it fails', async () => {
    const ann = await t.signUp();
    await t.query(sql`UPDATE users SET uploads_remaining = NULL WHERE id = ${ann.id}`);
    const id = await send(ann, 'CRASH');
    // The plan changes while the report is read: no unit was taken, so none comes back.
    await t.query(sql`UPDATE users SET uploads_remaining = 3 WHERE id = ${ann.id}`);
    await t.ended(ann, id);
    expect(await left(ann)).toBe(3);
  });

  it('writes no word of a report to the log', () => {
    expect(t.logged.join('\n')).toContain('RangeError at rows.ts:12');
    expect(t.logged.join('\n')).toContain('The analysis is not valid at reportType, summary');
    expect(t.logged.join('\n')).not.toMatch(/chest|CRASH|not an analysis/);
  });
});

describe('the text file', () => {
  it('is a letter with the report at its end', async () => {
    const ann = await t.signUp();
    const { id } = (await t.submit(ann, REPORT)).json();
    await t.ended(ann, id);
    const response = await t.inject({ url: `/api/analyses/${id}/report`, headers: { cookie: ann.cookie } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers['content-disposition']).toBe(`attachment; filename="medical-analysis-${id}.txt"`);
    expect(response.body).toMatch(/^About: CT of the chest/);
    expect(response.body.trimEnd().endsWith(REPORT)).toBe(true);
  });

  it('has its frame in the language of the account, or in the one asked for', async () => {
    const ann = await t.signUp();
    const { id } = (await t.submit(ann, REPORT)).json();
    await t.ended(ann, id);
    const headers = { cookie: ann.cookie };
    const letter = async (query = '') => (await t.inject({ url: `/api/analyses/${id}/report${query}`, headers })).body;
    expect(await letter()).toContain('IN SHORT');
    expect(await letter('?language=es')).toContain('EN RESUMEN');
    await t.inject({ method: 'PUT', url: '/api/account/language', payload: { language: 'es' }, headers });
    const spanish = await letter();
    expect(spanish).toContain('EN RESUMEN');
    expect(spanish).toContain('La explicación está, por ahora, solo en inglés, como su informe.');
    expect(spanish).toMatch(/^About: CT of the chest/);
    expect(await letter('?language=en')).toContain('IN SHORT');
    const refused = await t.inject({ url: `/api/analyses/${id}/report?language=fr`, headers });
    expect([refused.statusCode, refused.json()]).toEqual([400, { message: 'Please choose English or Spanish' }]);
  });
});

describe('the PDF letter', () => {
  it('is for paid plans only, and for its owner', async () => {
    const ann = await t.signUp();
    const other = await t.signUp();
    const { id } = (await t.submit(ann, REPORT)).json();
    await t.ended(ann, id);
    const get = (cookie: string) => t.inject({ url: `/api/analyses/${id}/download`, headers: { cookie } });

    const free = await get(ann.cookie);
    expect(free.statusCode).toBe(403);
    expect(free.json()).toEqual({ message: 'PDF downloads are available for paid plans only' });

    await t.query(sql`update users set subscription_tier = 'basic' where id in (${ann.id}, ${other.id})`);
    const paid = await get(ann.cookie);
    expect(paid.statusCode).toBe(200);
    expect(paid.headers['content-type']).toBe('application/pdf');
    expect(paid.headers['content-disposition']).toBe(`attachment; filename="medical-analysis-${id}.pdf"`);
    expect(paid.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    const theirs = await get(other.cookie);
    expect(theirs.statusCode).toBe(404);
    expect(theirs.json()).toEqual({ message: 'Analysis not found.' });
  });
});

describe('"Was this clear?"', () => {
  it('keeps one answer of each reader, the last one', async () => {
    const ann = await t.signUp();
    const other = await t.signUp();
    const { id } = (await t.submit(ann, REPORT)).json();
    await t.ended(ann, id);
    const url = `/api/analyses/${id}/rating`;
    const headers = { cookie: ann.cookie };
    const rate = (clear: boolean) => t.inject({ method: 'PUT', url, headers, payload: { clear } });
    expect((await t.inject({ url, headers })).json()).toEqual({ clear: null });
    await Promise.all([rate(true), rate(true)]);
    expect((await rate(false)).json()).toEqual({ clear: false });
    expect((await t.inject({ url, headers })).json()).toEqual({ clear: false });
    expect(await t.query(sql`SELECT 1 FROM analysis_ratings WHERE analysis_id = ${id}`)).toHaveLength(1);
    for (const method of ['GET', 'PUT'] as const) {
      const refused = await t.inject({
        method,
        url,
        headers: { cookie: other.cookie },
        ...(method === 'PUT' ? { payload: { clear: true } } : {}),
      });
      expect(refused.statusCode).toBe(404);
    }
  });
});
