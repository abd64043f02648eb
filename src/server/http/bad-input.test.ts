import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';

const REPORT = 'CT of the chest: no acute disease.';
const LARGEST_ID = 2_147_483_647;

let t: TestApp;
let provider: Person;
beforeAll(async () => {
  t = await startTestApp();
  provider = await t.signUp('provider');
});
afterAll(() => t.close());

const account = {
  firstName: 'Ann',
  lastName: 'Lee',
  phoneNumber: '555-0100',
  password: 'Correct-Horse-1',
  userType: 'patient',
};
let accounts = 0;
const register = (fields: Record<string, unknown>) =>
  t.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { ...account, email: `bad${++accounts}@example.test`, ...fields },
  });
const get = (url: string) => t.inject({ url, headers: { cookie: provider.cookie } });
const paste = (payload: Record<string, unknown>) =>
  t.inject({ method: 'POST', url: '/api/analyses/text', headers: { cookie: provider.cookie }, payload });
const sendForm = (body: string | Buffer, type = 'multipart/form-data; boundary=XX') =>
  t.inject({
    method: 'POST',
    url: '/api/analyses/upload',
    headers: { cookie: provider.cookie, 'content-type': type },
    payload: body,
  });

describe('names and telephone numbers', () => {
  it('lose characters that cannot be stored, break lines or turn the direction of text', async () => {
    const made = await register({
      firstName: 'A\0nn\r\nBcc: x',
      lastName: '\u202eLee\ud800',
      phoneNumber: '555\0 0100',
    });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ firstName: 'A nn Bcc: x', lastName: 'Lee', phoneNumber: '555 0100' });
  });

  it('keep what real names are written with', async () => {
    for (const firstName of ["O'Brien-Łukasz", 'می\u200cنا', '李', 'Jr. 3rd']) {
      expect((await register({ firstName })).json().firstName).toBe(firstName);
    }
  });

  it('are refused when nothing to read is left', async () => {
    for (const firstName of ['\0', '\u200b', '\u202e \n', '\u200d']) {
      const refused = await register({ firstName });
      expect([refused.statusCode, refused.json().message]).toEqual([400, 'First name is required']);
    }
  });
});

describe('a value of the wrong kind', () => {
  it('is told in words for people', async () => {
    const said = async (fields: Record<string, unknown>) => (await register(fields)).json().message;
    expect(await said({ firstName: undefined })).toBe('First name is required');
    expect(await said({ lastName: { $ne: null } })).toBe('Last name is required');
    expect(await said({ email: ['a@b.example'] })).toBe('Please enter a valid email address');
    expect(await said({ phoneNumber: 5 })).toBe('Phone number is required');
    expect(await said({ password: null })).toBe('Password is required');
    expect(await said({ dateOfBirth: {} })).toBe('Please enter a valid date of birth');
    expect(await said({ userType: 'admin' })).toBe('Please choose patient or healthcare provider');
    expect((await paste({})).json().message).toBe('Please enter your medical report text before submitting.');
    expect((await paste({ reportText: ['x'] })).json().message).toBe(
      'Please enter your medical report text before submitting.',
    );
    expect((await get('/api/analyses?limit=abc')).json().message).toBe('The value of "limit" is not valid.');
  });

  it('is refused as a whole body', async () => {
    for (const payload of ['null', '[]', '"x"', '5', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`]) {
      const response = await t.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json().message).not.toMatch(/expected|received/i);
    }
  });

  it('is refused as an id, and what no id can be never reaches the database', async () => {
    for (const id of ['0', '-1', '1e2', '0x10', '1.5', 'abc', '%20', '%00', '1%0a', String(LARGEST_ID + 1), '1e99']) {
      const response = await get(`/api/analyses/${id}`);
      expect([id, response.statusCode, response.json().message]).toEqual([id, 400, 'The value of "id" is not valid.']);
    }
    expect((await get(`/api/analyses/${LARGEST_ID}`)).statusCode).toBe(404);
    for (const before of ['9007199254740991', '1e3', '0', '']) {
      expect((await get(`/api/analyses?before=${before}`)).statusCode).toBe(400);
    }
    for (const patientId of [LARGEST_ID + 1, 1e15, true, [7], '', '0x10', 1.5, {}]) {
      expect([patientId, (await paste({ reportText: REPORT, patientId })).statusCode]).toEqual([patientId, 400]);
    }
    for (const patientId of [LARGEST_ID, String(LARGEST_ID)]) {
      expect((await paste({ reportText: REPORT, patientId })).statusCode).toBe(404);
    }
    const file = [{ name: 'a.txt', content: REPORT }];
    expect((await t.upload(provider, file, { fields: { patientId: '99999999999' } })).statusCode).toBe(400);
  });

  it('may be an empty patient in a form: none was chosen', async () => {
    const sent = await t.upload(provider, [{ name: 'a.txt', content: REPORT }], { fields: { patientId: '' } });
    expect(sent.statusCode).toBe(202);
  });
});

describe('a body of the wrong type', () => {
  it('is refused with 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=XX']) {
      const response = await t.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': type },
        payload: '{"email":"a@b.example","password":"x"}',
      });
      expect([type, response.statusCode, response.json()]).toEqual([
        type,
        415,
        { message: 'This type of content is not accepted here.' },
      ]);
    }
  });

  it('does not matter where there is no body', async () => {
    const response = await t.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('a broken form', () => {
  const part = '--XX\r\nContent-Disposition: form-data; name="report"; filename="a.txt"\r\n\r\n';

  it('is refused with 400', async () => {
    for (const body of [
      part,
      `${part}half a file`,
      `--XX\r\nContent-Dis`,
      'A'.repeat(3000),
      '--XX\r\n\r\n\r\n--XX--',
    ]) {
      const response = await sendForm(body);
      expect([body.slice(-20), response.statusCode]).toEqual([body.slice(-20), 400]);
      expect(Object.keys(response.json())).toEqual(['message']);
    }
  });

  it('without a boundary is refused with 400', async () => {
    expect((await sendForm('x', 'multipart/form-data')).statusCode).toBe(400);
  });
});

describe('an address that is not valid', () => {
  it('answers like every other error', async () => {
    for (const url of ['/%', '/api/analyses/%zz']) {
      const response = await get(url);
      expect([response.statusCode, response.json()]).toEqual([400, { message: 'The address is not valid.' }]);
    }
  });

  it('answers 405 with the methods it has, 404 when it has none', async () => {
    const put = await t.inject({ method: 'PUT', url: '/api/analyses/7', headers: { cookie: provider.cookie } });
    expect([put.statusCode, put.headers.allow, put.json()]).toEqual([
      405,
      'GET, PATCH',
      { message: 'This address does not take PUT requests.' },
    ]);
    const head = await t.inject({ method: 'OPTIONS', url: '/api/analyses/text' });
    expect([head.statusCode, head.headers.allow]).toEqual([405, 'GET, PATCH, POST']);
    // With a slash behind it is no address of the API: it must not say that it does not take what it lists.
    const slash = await t.inject({ url: '/api/plans/' });
    expect([slash.statusCode, slash.json(), slash.headers.allow]).toEqual([404, { message: 'Not found.' }, undefined]);
    expect((await t.inject({ method: 'DELETE', url: '/api/nothing' })).statusCode).toBe(404);
  });
});
