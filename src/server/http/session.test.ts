import { describe, expect, it } from 'vitest';
import { admit } from './session.js';

describe('who is let in', () => {
  const as = (userType: 'patient' | 'provider' | null) => ({
    userId: 1,
    userType,
    sessionId: '00000000-0000-4000-8000-000000000000',
    hasTwoStep: false,
  });

  it('is anyone signed in, to routes for users', () => {
    for (const type of ['patient', 'provider', null] as const) expect(admit('user', as(type))).toEqual(as(type));
    expect(() => admit('user', null)).toThrow(expect.objectContaining({ status: 401 }));
  });

  it('is providers only, to routes for providers', () => {
    expect(admit('provider', as('provider')).userId).toBe(1);
    for (const type of ['patient', null] as const) {
      expect(() => admit('provider', as(type))).toThrow(expect.objectContaining({ status: 403 }));
    }
    expect(() => admit('provider', null)).toThrow(expect.objectContaining({ status: 401 }));
  });
});
