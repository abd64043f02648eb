import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/http-app.js';

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
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
    await t.work();
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
});
