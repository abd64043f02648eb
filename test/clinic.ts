import { sql } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Person, TestApp } from './http-app.js';

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a route answers is what the tests look at
  body: any;
}

export interface Clinic {
  call(
    person: Person,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<Reply>;
  /** A provider whom patients may choose. */
  provider(): Promise<Person>;
  /** A patient with a verified address and a birth date, who has chosen these providers. */
  patient(chosen?: Person[], birthDate?: string): Promise<Person>;
  /** A finished analysis of this person's. */
  analysis(person: Person, patientId?: number | null): Promise<number>;
  /** The provider's roster entry of a patient with an account. */
  entryOf(provider: Person, patient: Person): Promise<number>;
}

export const MANUAL = {
  name: 'Maria Sole',
  dateOfBirth: '1950-12-31',
  email: 'maria@example.test',
  phoneNumber: '+1 555 0101',
};

/** Providers, patients and what passes between them, through the API. The app's worker must run. */
export function clinicOf(t: TestApp): Clinic {
  const self: Clinic = {
    async call(person, method, url, payload) {
      const options: InjectOptions = { method, url, headers: { cookie: person.cookie } };
      return replyOf(await t.inject(payload === undefined ? options : { ...options, payload }));
    },
    async provider() {
      const person = await t.signUp('provider');
      await t.query(sql`update users set is_email_verified = true, uploads_remaining = null where id = ${person.id}`);
      return person;
    },
    async patient(chosen = [], birthDate = '1980-02-03') {
      const person = await t.signUp('patient');
      await t.query(sql`update users
        set is_email_verified = true, date_of_birth = ${birthDate}, uploads_remaining = null where id = ${person.id}`);
      for (const { id } of chosen) await self.call(person, 'PUT', `/api/account/providers/${id}`);
      return person;
    },
    async analysis(person, patientId = null) {
      const payload = { reportText: 'CT of the chest: no acute disease.', patientId };
      const { body } = await self.call(person, 'POST', '/api/analyses/text', payload);
      await t.ended(person, body.id);
      return body.id;
    },
    async entryOf(provider, patient) {
      const { body } = await self.call(provider, 'GET', `/api/patients?search=${patient.email}`);
      return body.find((entry: { hasAccount: boolean }) => entry.hasAccount).id;
    },
  };
  return self;
}

function replyOf(response: LightMyRequestResponse): Reply {
  return { status: response.statusCode, body: response.json() };
}
