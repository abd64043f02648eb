import type { RouteName } from '../src/contract/routes.js';

/** Whose object a path or a body names. */
export type ObjectKind = 'analysis' | 'patient';

/**
 * Who may use a route, said once more and apart from the code that decides it. A route that is not listed does not
 * compile, and fails the test.
 * - `open`: everyone, signed in or not.
 * - `self`: whoever is signed in, about their own account only: no other person's object can be named.
 * - `provider`: the same for providers.
 * - an object: only those to whom the named object belongs (`owners`) or who may read it (`readers`).
 */
export type Rule =
  | { kind: 'open' }
  | { kind: 'self' }
  | { kind: 'provider' }
  | {
      kind: 'object';
      object: ObjectKind;
      who: 'owners' | 'readers';
      providersOnly?: boolean;
      /** A body that is good, but for the rights of who sends it. */
      body?: (ids: Ids) => object;
      /** Further parameters of the path. */
      params?: (ids: Ids) => Record<string, number>;
      /** Run after the others: the object is gone then. */
      ends?: boolean;
    };

/** The objects of one owner in the test's world. */
export interface Ids {
  analysis: number;
  /** A roster entry of the provider. */
  patient: number;
  /** Another one of the same provider's. */
  secondPatient: number;
  /** A roster entry of the provider whose person has an account. */
  linkedPatient: number;
  /** The provider whom the patient has chosen. */
  provider: number;
  link: number;
  share: number;
}

const open: Rule = { kind: 'open' };
const self: Rule = { kind: 'self' };
const provider: Rule = { kind: 'provider' };
const readers: Rule = { kind: 'object', object: 'analysis', who: 'readers' };
const owners = (more: object = {}): Rule => ({ kind: 'object', object: 'analysis', who: 'owners', ...more });
const roster = (more: object = {}): Rule => ({
  kind: 'object',
  object: 'patient',
  who: 'owners',
  providersOnly: true,
  ...more,
});

const entry = { name: 'New Name', dateOfBirth: '1960-01-02', email: 'new@example.test', phoneNumber: '555-0101' };

const RULES = {
  listPlans: open,
  billingState: self,
  startCheckout: self,
  changePlan: self,
  cancelPlan: self,
  resumePlan: self,
  openPortal: self,
  paymentEvent: open,
  testCheckout: self,
  payTestCheckout: self,
  sendContactRequest: open,
  explainTerm: open,
  procedureInfo: open,
  termSuggestions: open,
  procedureAreas: open,
  termInReports: self,
  currentUser: self,
  updateProfile: self,
  login: open,
  register: open,
  logout: open,
  verifyEmail: open,
  resendVerification: open,
  forgotPassword: open,
  resetPassword: open,
  changePassword: self,
  chooseUserType: self,
  listSessions: self,
  endOtherSessions: self,
  endSession: self,
  twoStepState: self,
  startTwoStep: self,
  turnOnTwoStep: self,
  turnOffTwoStep: self,
  renewRecoveryCodes: self,
  listProviders: open,
  uploadReport: self,
  submitText: self,
  listAnalyses: self,
  getAnalysis: readers,
  analysisTrends: readers,
  analysisText: readers,
  analysisPdf: readers,
  analysisEvents: readers,
  analysisRating: readers,
  rateAnalysis: { ...readers, body: () => ({ clear: true }) },
  analysisQuestions: readers,
  changeQuestions: { ...readers, body: () => ({ questions: [], version: 0 }) },
  assignPatient: owners({ providersOnly: true, body: (ids: Ids) => ({ patientId: ids.linkedPatient }) }),
  listShares: owners(),
  shareAnalysis: owners({ body: (ids: Ids) => ({ patientId: ids.linkedPatient, providerId: ids.provider }) }),
  unshareAnalysis: owners({ params: (ids: Ids) => ({ shareId: ids.share }), ends: true }),
  createShareLink: owners({ body: () => ({ days: 1 }) }),
  listShareLinks: owners(),
  revokeShareLink: owners({ params: (ids: Ids) => ({ linkId: ids.link }), ends: true }),
  openShareLink: open,
  listPatients: provider,
  countPatients: provider,
  mergeCandidates: provider,
  addPatient: provider,
  getPatient: roster(),
  updatePatient: roster({ body: () => entry }),
  removePatient: roster({ ends: true }),
  restorePatient: roster({ ends: true }),
  mergePatient: roster({ body: (ids: Ids) => ({ patientId: ids.secondPatient }), ends: true }),
  keepPatientsApart: roster({ body: (ids: Ids) => ({ patientId: ids.secondPatient }) }),
  listConsents: roster(),
  recordConsent: roster({ body: () => ({ kind: 'calls', given: true, how: 'in_person' }) }),
  accountActivity: self,
  deleteAccount: self,
  startExport: self,
  exportState: self,
  exportFile: self,
  notificationChoices: self,
  chooseNotifications: self,
  chooseLanguage: self,
  chosenProviders: self,
  chooseProvider: self,
  leaveProvider: self,
} satisfies Record<string, Rule>;

/** Fails to compile while a route has no rule, or a rule no route. */
export const rules: Record<RouteName, Rule> = RULES;
