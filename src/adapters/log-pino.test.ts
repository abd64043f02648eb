import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pinoLog } from './log-pino.js';

function capture(write: (log: ReturnType<typeof pinoLog>) => void): string {
  let output = '';
  const destination = {
    write: (line: string) => {
      output += line;
    },
  };
  write(pinoLog('info', destination));
  return output;
}

const secrets = {
  report: 'FINDINGS: There is a 9 mm nodule in the right upper lobe of Jane Roe.',
  email: 'jane.roe@example.org',
  cookie: 'plainchart_session=Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXU',
  token: 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXU',
  password: 'Secret-Horse-9',
};

test('report text, addresses, cookies and tokens never show, wherever they are put', () => {
  const output = capture((log) => {
    log.info({ ...secrets }, 'at the top');
    log.warn({ request: { headers: { cookie: secrets.cookie }, body: { reportText: secrets.report } } }, 'nested');
    log.error({ error: new Error(`syntax error near ${secrets.report}`), user: secrets.email }, 'in an error');
    log.info({ list: [secrets.report], bytes: Buffer.from(secrets.report) }, 'in a list');
    log.info({ route: `/reset?token=${secrets.token}`, reason: `no mail to ${secrets.email}` }, 'in an allowed field');
  });
  for (const secret of Object.values(secrets)) expect(output).not.toContain(secret);
  expect(output).not.toMatch(/nodule|jane/i);
  expect(output.trim().split('\n')).toHaveLength(5);
});

test('the password of a database URL is masked', () => {
  const output = capture((log) => log.error({ reason: 'no answer from postgresql://plainchart:geheim@db/x' }, 'lost'));
  expect(output).not.toContain('geheim');
  expect(output).toContain('postgresql://plainchart:***@db/x');
});

test('ids, counts, routes and kinds of error stay readable', () => {
  const fields = { analysisId: 42, route: '/api/analyses/:id', status: 200, ms: 12, job: 'analyse-report', ok: true };
  expect(JSON.parse(capture((log) => log.info(fields, 'request')))).toMatchObject({ ...fields, msg: 'request' });
  const failed = JSON.parse(capture((log) => log.error({ error: new TypeError('x') }, 'failed')));
  expect(failed.error).toMatchObject({ type: 'TypeError' });
});

test('no text of an unlisted field ever comes through', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 12 }), fc.constantFrom('body', 'note', 'patient', 'text'), (text, field) => {
      fc.pre(!/^\[?[\d. a-z]*\]?$/.test(text));
      const line = JSON.parse(capture((log) => log.info({ [field]: text, deep: { [field]: text } }, 'a line')));
      expect(line[field]).toBe(`[${text.length} characters]`);
      expect(line.deep[field]).toBe(`[${text.length} characters]`);
    }),
  );
});
