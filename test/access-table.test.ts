import { expect, it } from 'vitest';
import type { RouteSpec } from '../src/contract/route-spec.js';
import { type RouteName, routes } from '../src/contract/routes.js';
import { type Rule, rules } from './access-rules.js';

/* What the route table says of each route, said once more: a word that is changed there by mistake shows here. */

const every = Object.entries(routes) as [RouteName, RouteSpec][];

const accessBy = (rule: Rule): RouteSpec['access'] => {
  if (rule.kind === 'open') return 'public';
  return rule.kind === 'provider' || (rule.kind === 'object' && rule.providersOnly) ? 'provider' : 'user';
};

/** Requests a minute and address, where tighter than the general limit. */
const PER_ADDRESS: Partial<Record<RouteName, number>> = {
  login: 10,
  register: 10,
  verifyEmail: 20,
  resendVerification: 10,
  forgotPassword: 10,
  resetPassword: 10,
  changePassword: 10,
  startTwoStep: 10,
  turnOnTwoStep: 10,
  turnOffTwoStep: 10,
  renewRecoveryCodes: 10,
  deleteAccount: 10,
  openShareLink: 10,
  createShareLink: 20,
  chooseProvider: 20,
  startExport: 10,
  exportFile: 10,
  analysisPdf: 20,
  analysisTrends: 60,
  explainTerm: 60,
  procedureInfo: 60,
  termSuggestions: 240,
  termInReports: 60,
  sendContactRequest: 5,
  startCheckout: 20,
  changePlan: 20,
  cancelPlan: 20,
  resumePlan: 20,
  openPortal: 20,
};

/** Requests a minute and account, by the limit that they count against. */
const PER_ACCOUNT: Partial<Record<RouteName, [string, number]>> = {
  uploadReport: ['submissions', 30],
  submitText: ['submissions', 30],
  termInReports: ['searches', 30],
};

it('lets in whom the rules let in', () => {
  const found = every.map(([name, spec]) => `${name} ${spec.access}`);
  expect(found).toEqual(every.map(([name]) => `${name} ${accessBy(rules[name])}`));
});

it('limits what costs much, or can be guessed', () => {
  const found = every.flatMap(([name, { ratePerMinute }]) => (ratePerMinute ? [[name, ratePerMinute]] : []));
  expect(Object.fromEntries(found)).toEqual(PER_ADDRESS);
  const perAccount = every.flatMap(([name, { perAccount }]) =>
    perAccount ? [[name, [perAccount.limit, perAccount.perMinute]]] : [],
  );
  expect(Object.fromEntries(perAccount)).toEqual(PER_ACCOUNT);
});
