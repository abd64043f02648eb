import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Clinic, clinicOf } from '../../../test/clinic.js';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { loadKnowledge } from '../../adapters/knowledge-files.js';
import type { Trend } from '../../contract/trends.js';
import { explainReport } from '../../explaining/index.js';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await startTestApp();
  const knowledge = loadKnowledge();
  await t.work({ engine: { explain: async (text) => explainReport(text, knowledge) } });
  clinic = clinicOf(t);
});
afterAll(() => t.close());

/** A laboratory report of one day. */
function labs(day: string | null, rows: string[], about = 'Patient: Sample, Ruth   DOB: 02/13/1968   Sex: F'): string {
  const collected = day === null ? '' : `Collected: ${day}\n`;
  return `GREENWOOD LAB\n${about}\n${collected}\nTest   Result   Units   Reference Range\n${rows.join('\n')}\n`;
}
const hemoglobin = (value: string) => `Hemoglobin   ${value}   g/dL   12.0 - 16.0`;

async function give(person: Person, reportText: string, patientId: number | null = null): Promise<number> {
  const { body } = await clinic.call(person, 'POST', '/api/analyses/text', { reportText, patientId });
  await t.ended(person, body.id);
  return body.id;
}
async function trends(person: Person, id: number): Promise<Trend[]> {
  const { status, body } = await clinic.call(person, 'GET', `/api/analyses/${id}/trends`);
  expect(status).toBe(200);
  return body;
}
const values = (trend: Trend | undefined) => trend?.points.map((point) => `${point.date} ${point.value}`) ?? [];

it('sets a result beside the earlier ones, by the day that each report prints', async () => {
  const ann = await clinic.patient();
  // Given in another order than they were made.
  const may = await give(ann, labs('05/14/2026', [hemoglobin('12.9'), 'Sodium   140   mmol/L   135 - 145']));
  const march = await give(ann, labs('03/13/2026', ['Hemoglobin   112 L   g/L   120 - 160']));
  const june = await give(ann, labs('06/14/2026', [hemoglobin('13.4')]));
  const [trend, ...others] = await trends(ann, may);
  expect(others).toEqual([]);
  expect(trend).toMatchObject({ lab: 0, unit: 'g/dL' });
  expect(trend?.points).toEqual([
    {
      analysisId: march,
      date: '2026-03-13',
      dateFrom: 'report',
      value: '112',
      unit: 'g/L',
      comparator: null,
      status: 'low',
      rangeText: '120 - 160',
      number: 11.2,
      low: 12,
      high: 16,
      converted: true,
    },
    {
      analysisId: may,
      date: '2026-05-14',
      dateFrom: 'report',
      value: '12.9',
      unit: 'g/dL',
      comparator: null,
      status: 'normal',
      rangeText: '12.0 - 16.0',
      number: 12.9,
      low: 12,
      high: 16,
      converted: false,
    },
  ]);
  expect(values((await trends(ann, june))[0])).toEqual(['2026-03-13 112', '2026-05-14 12.9', '2026-06-14 13.4']);
  expect(await trends(ann, march)).toEqual([]);
  const events = await t.query<{ verb: string }>(
    sql`select verb from audit_events where object_id = ${may} and verb = 'compare'`,
  );
  expect(events).toHaveLength(1);
});

it('says when a day is only that of giving the report, and counts a report given twice once', async () => {
  const ann = await clinic.patient();
  await give(ann, labs('03/13/2026', [hemoglobin('11.2')]));
  await give(ann, labs('03/13/2026', [hemoglobin('11.2')]));
  const bare = await give(ann, labs(null, [hemoglobin('12.9')]));
  const [trend] = await trends(ann, bare);
  expect(trend?.points.map((point) => [point.value, point.dateFrom])).toEqual([
    ['11.2', 'report'],
    ['12.9', 'given'],
  ]);
});

it('compares nothing that it cannot: another unit, another person, two results of one day, no number', async () => {
  const ann = await clinic.patient();
  const rows = [hemoglobin('12.9'), 'Glucose   98   mg/dL   70 - 99'];
  await give(ann, labs('01/13/2026', rows, 'Patient: Other, Tom   DOB: 02/13/1998   Sex: M'));
  await give(ann, labs('02/13/2026', ['Hemoglobin   12.1   12.0 - 16.0', 'Glucose   5.4   mmol/L   3.9 - 5.5']));
  await give(ann, labs('03/13/2026', [hemoglobin('12.2'), hemoglobin('12.4')]));
  const id = await give(ann, labs('06/13/2026', rows));
  expect((await trends(ann, id)).map((trend) => [trend.unit, ...values(trend)])).toEqual([
    ['mg/dL', '2026-02-13 5.4', '2026-06-13 98'],
  ]);
});

it('shows a provider the reports of the same patient only, and those that the patient shared', async () => {
  const [dr, other] = [await clinic.provider(), await clinic.provider()];
  const ann = await clinic.patient([dr, other]);
  const [annEntry, bobEntry] = [
    await clinic.entryOf(dr, ann),
    (await clinic.call(dr, 'POST', '/api/patients', { ...PERSON, name: 'Bob Stone' })).body.id as number,
  ];
  const nameless = 'Medical record 12345';
  const own = (day: string, value: string) => labs(day, [hemoglobin(value)], nameless);
  await give(dr, own('01/13/2026', '10.1'), bobEntry);
  await give(dr, own('01/14/2026', '10.2'));
  const first = await give(dr, own('02/13/2026', '11.1'), annEntry);
  const mine = await give(ann, own('03/13/2026', '11.2'));
  const last = await give(dr, own('05/13/2026', '12.9'), annEntry);
  const seen = async (person: Person, id: number) => values((await trends(person, id))[0]);
  // What she shares with one provider is not another's.
  await clinic.call(ann, 'POST', `/api/analyses/${mine}/shares`, { providerId: other.id });
  expect(await seen(dr, last)).toEqual(['2026-02-13 11.1', '2026-05-13 12.9']);
  await clinic.call(ann, 'POST', `/api/analyses/${mine}/shares`, { providerId: dr.id });
  expect(await seen(dr, last)).toEqual(['2026-02-13 11.1', '2026-03-13 11.2', '2026-05-13 12.9']);
  const told = await t.query(
    sql`select 1 from audit_events where verb = 'compare' and object_id = ${mine} and actor_user_id = ${dr.id}
      and subject_user_id = ${ann.id}`,
  );
  expect(told).toHaveLength(1);
  // The patient sees of the provider's only what was shared with them.
  expect((await clinic.call(ann, 'GET', `/api/analyses/${last}/trends`)).status).toBe(404);
  await clinic.call(dr, 'POST', `/api/analyses/${last}/shares`, { patientId: annEntry });
  expect(await seen(ann, last)).toEqual(['2026-03-13 11.2', '2026-05-13 12.9']);
  await clinic.call(dr, 'POST', `/api/analyses/${first}/shares`, { patientId: annEntry });
  expect(await seen(ann, last)).toEqual(['2026-02-13 11.1', '2026-03-13 11.2', '2026-05-13 12.9']);
  // With the link everything shared ends.
  await clinic.call(ann, 'DELETE', `/api/account/providers/${dr.id}`);
  expect(await seen(dr, last)).toEqual(['2026-02-13 11.1', '2026-05-13 12.9']);
  const unassigned = await give(dr, own('06/13/2026', '13.1'));
  expect(await trends(dr, unassigned)).toEqual([]);
});

const PERSON = { dateOfBirth: '1950-12-31', email: 'bob@example.test', phoneNumber: '+1 555 0101' };
