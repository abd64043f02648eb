import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/http-app.js';
import { holdSearch } from '../../analyses/access/store.js';

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  await t.work();
});
afterAll(() => t?.close());

const post = (url: string, payload: object, cookie?: string) =>
  t.inject({ method: 'POST', url, payload, ...(cookie ? { headers: { cookie } } : {}) });

describe('explain-term', () => {
  it('answers anybody in the shape of the specification', async () => {
    const answer = await post('/api/explain-term', { term: '  Hypertension ' });
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body.term).toBe('Hypertension');
    for (const field of ['explanation', 'commonUse']) expect(body[field]).toMatch(/\w+\./);
    expect(body.relatedTerms.length).toBeGreaterThan(0);
  });

  it('answers 404 with near matches where nothing is known of it', async () => {
    const answer = await post('/api/explain-term', { term: 'metropololis' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toMatch(/^We have no explanation for "metropololis" yet\. Did you mean .+\?$/);
  });

  it.each([{ term: '' }, { term: '   ' }, {}, { term: 7 }, { term: 'x'.repeat(301) }])(
    'refuses %#',
    async (payload) => {
      const answer = await post('/api/explain-term', payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ message: expect.any(String) });
    },
  );

  it('writes no question into the log', async () => {
    await post('/api/explain-term', { term: 'gonorrhea' });
    await post('/api/term-suggestions', { query: 'gonorr' });
    expect(t.logged.join('\n')).not.toMatch(/gonorr/i);
  });
});

describe('procedure-info', () => {
  it('answers anybody in the shape of the specification', async () => {
    const answer = await post('/api/procedure-info', { procedure: 'colonoscopy' });
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body.name).toBe('Colonoscopy');
    for (const list of ['commonRisks', 'rareRisks', 'preparation', 'recovery', 'questions']) {
      expect(body[list].length, list).toBeGreaterThan(1);
      for (const item of body[list]) expect(item).toEqual(expect.any(String));
    }
  });

  it('answers 404 where there is no guide', async () => {
    const answer = await post('/api/procedure-info', { procedure: 'oil change' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toMatch(/^We have no guide for "oil change" yet\./);
  });

  it('lists the areas of the body map in their order', async () => {
    const { areas } = (await t.inject({ method: 'GET', url: '/api/procedure-areas' })).json();
    expect(areas.map((one: { area: string }) => one.area)).toEqual([
      ...['head', 'neck', 'chest', 'abdomen', 'pelvis', 'arms', 'legs', 'spine'],
    ]);
  });
});

describe('suggestions', () => {
  it('come for words and for procedures, and none for nothing', async () => {
    const of = async (payload: object) =>
      (await post('/api/term-suggestions', payload)).json().suggestions.map((one: { term: string }) => one.term);
    expect(await of({ query: 'arrhyth' })).toContain('arrhythmia');
    expect(await of({ query: 'colono', of: 'procedures' })).toContain('Colonoscopy');
    expect(await of({ query: ' ' })).toEqual([]);
  });
});

describe('a word in own reports', () => {
  const report = 'CT CHEST\n\nFINDINGS: There is a small pleural effusion on the left.\nIMPRESSION: Small effusion.';

  it('is found under any of its names, by the owner alone', async () => {
    const owner = await t.signUp();
    const other = await t.signUp();
    const { id } = (await t.submit(owner, report)).json();
    await t.ended(owner, id);
    const ask = async (cookie: string, term: string) =>
      (await post('/api/term-in-reports', { term }, cookie)).json().reports;
    expect(await ask(owner.cookie, 'Pleural effusions')).toEqual([
      expect.objectContaining({ id, line: 'FINDINGS: There is a small pleural effusion on the left.' }),
    ]);
    expect(await ask(owner.cookie, 'pneumothorax')).toEqual([]);
    expect(await ask(other.cookie, 'Pleural effusions')).toEqual([]);
    expect((await post('/api/term-in-reports', { term: 'effusion' })).statusCode).toBe(401);
  });

  it('is not crowded out by the reports of others', async () => {
    const owner = await t.signUp();
    const other = await t.signUp();
    const { id } = (await t.submit(owner, report)).json();
    await t.ended(owner, id);
    // Sixty newer ones of somebody else; that they cannot be opened in their new place does not matter here.
    await t.query(sql`INSERT INTO analyses OVERRIDING SYSTEM VALUE
      SELECT (jsonb_populate_record(a, jsonb_build_object('id', 1000000 + n, 'user_id', ${other.id}::int, 'idempotency_key', NULL))).*
      FROM analyses a, generate_series(1, 60) n WHERE a.id = ${id}`);
    const found = await post('/api/term-in-reports', { term: 'effusion' }, owner.cookie);
    expect(found.json().reports.map((one: { id: number }) => one.id)).toEqual([id]);
    await t.query(sql`DELETE FROM analyses WHERE id > 1000000`);
  });

  describe('costs little, however much there is to read', () => {
    /** Somebody with these reports explained, the newest last. */
    const withReports = async (texts: string[]) => {
      const person = await t.signUp();
      await t.query(sql`UPDATE users SET uploads_remaining = NULL WHERE id = ${person.id}`);
      const ids: number[] = [];
      for (const text of texts) ids.push((await t.submit(person, text)).json().id);
      for (const id of ids) await t.ended(person, id);
      return person;
    };
    const search = (cookie: string) => post('/api/term-in-reports', { term: 'effusion' }, cookie);
    const said = (answer: Awaited<ReturnType<typeof search>>) =>
      answer.json().reports.map(({ line }: { line: string }) => line);
    const long = (line: string) => `${line}\n${'Nothing to see here at all.\n'.repeat(15_000)}`;

    it('opens the newest reports up to a size, and the newest always', async () => {
      const old = Array.from({ length: 4 }, (_, index) => long(`Old effusion ${index}.`));
      const person = await withReports(['Small effusion, oldest.', ...old, long('New effusion.')]);
      const opened = vi.spyOn(t.world.sealer, 'openBytes');
      try {
        expect(said(await search(person.cookie))).toEqual([
          'New effusion.',
          'Old effusion 3.',
          'Small effusion, oldest.',
        ]);
        const bytes = opened.mock.calls.reduce((sum, [sealed]) => sum + sealed.byteLength, 0);
        expect(bytes).toBeLessThan(1_000_000);
      } finally {
        opened.mockRestore();
      }
      const one = await withReports([`The only effusion.\n${`${'é'.repeat(99)}\n`.repeat(9_900)}`]);
      expect(said(await search(one.cookie))).toEqual(['The only effusion.']);
    });

    it('looks at no more than so many', async () => {
      const person = await withReports(['The oldest effusion.', ...Array.from({ length: 50 }, () => 'Nothing.')]);
      expect(said(await search(person.cookie))).toEqual([]);
    });

    it('ends when its time is over, with what was found so far', async () => {
      const person = await withReports(['Older effusion.', long('Newer effusion.')]);
      const { now } = t.world.clock;
      let asked = 0;
      // A machine so slow that half a second passes whenever the time is looked at.
      const slow = vi.spyOn(t.world.clock, 'now').mockImplementation(() => new Date(now().getTime() + ++asked * 500));
      try {
        expect(said(await search(person.cookie))).toEqual(['Newer effusion.']);
      } finally {
        slow.mockRestore();
      }
      expect(said(await search(person.cookie))).toEqual(['Newer effusion.', 'Older effusion.']);
    });

    it('goes one at a time for an account', async () => {
      const [person, other] = [await withReports(['Some effusion.']), await withReports(['Some effusion.'])];
      await t.world.db.transaction(async (tx) => {
        expect(await holdSearch(tx, person.id)).toBe(true);
        const refused = await search(person.cookie);
        expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
        expect((await search(other.cookie)).statusCode).toBe(200);
      });
      expect((await search(person.cookie)).statusCode).toBe(200);
    });
  });
});
