import { type RouteName, type RouteSpec, routes } from '../src/contract/routes.js';

/** What one answered request leaves in the trail: which kind of act, and how many of it. */
interface Acts {
  /** The object's type and the verb (without what stands behind a colon); one of several where it depends. */
  kind: string;
  least: number;
  most: number;
}

const one = (kind: string): readonly Acts[] => [{ kind, least: 1, most: 1 }];
/** None where nothing changes or is found. */
const perhaps = (kind: string): readonly Acts[] => [{ kind, least: 0, most: 1 }];
const none: readonly Acts[] = [];
/** What the payment service makes of a change: sometimes another plan at once. */
const settled: Acts = { kind: 'user plan', least: 0, most: 2 };

/**
 * The acts of every route, said once more and apart from the verbs. Those with `none` read or write nothing of a person's
 * health or rights: plans, words, counts, one's own settings and names of people.
 */
const ACTS = {
  listPlans: none,
  billingState: none,
  startCheckout: one('user checkout'),
  // Refused by the card it is an act as well, and answered with 402.
  changePlan: [...one('user upgrade|user downgrade'), settled],
  cancelPlan: [...perhaps('user cancel-plan'), settled],
  resumePlan: [...one('user resume-plan'), settled],
  openPortal: one('user open-portal'),
  paymentEvent: none,
  testCheckout: none,
  payTestCheckout: one('user test-payment'),
  sendContactRequest: perhaps('contact-request contact'),
  explainTerm: none,
  procedureInfo: none,
  termSuggestions: none,
  procedureAreas: none,
  termInReports: perhaps('analysis search'),
  currentUser: none,
  updateProfile: one('user update-profile'),
  login: one('user sign-in'),
  register: [...one('user register'), { kind: 'user choose-provider', least: 0, most: 1000 }],
  logout: perhaps('user sign-out'),
  verifyEmail: one('user verify-email'),
  resendVerification: one('user ask-verification'),
  // Beyond one a minute nothing is done, and the same is answered.
  forgotPassword: perhaps('user ask-reset'),
  resetPassword: one('user reset-password'),
  changePassword: one('user change-password'),
  chooseUserType: one('user choose-type'),
  listSessions: none,
  endOtherSessions: one('user end-sessions'),
  endSession: one('user end-session'),
  twoStepState: none,
  startTwoStep: none,
  turnOnTwoStep: one('user two-step-on'),
  turnOffTwoStep: one('user two-step-off'),
  renewRecoveryCodes: one('user recovery-codes'),
  listProviders: none,
  // A repeated one with the same key does nothing more.
  uploadReport: perhaps('analysis submit'),
  submitText: perhaps('analysis submit'),
  listAnalyses: one('analysis list'),
  getAnalysis: one('analysis read'),
  analysisTrends: [{ kind: 'analysis compare', least: 1, most: 31 }],
  analysisText: one('analysis download'),
  analysisPdf: one('analysis download'),
  analysisEvents: one('analysis follow'),
  analysisRating: none,
  rateAnalysis: one('analysis rate'),
  // The reader's own words, beside a reading that stands in the trail.
  analysisQuestions: none,
  changeQuestions: one('analysis change-questions|analysis restore-questions'),
  // From one patient to another it is two acts.
  assignPatient: [{ kind: 'analysis link-patient|analysis unlink-patient', least: 1, most: 2 }],
  listShares: none,
  shareAnalysis: one('analysis share'),
  unshareAnalysis: one('analysis unshare'),
  createShareLink: one('analysis share-link'),
  listShareLinks: none,
  revokeShareLink: one('analysis revoke-link'),
  openShareLink: one('analysis open-link'),
  listPatients: one('patient list'),
  countPatients: none,
  mergeCandidates: one('patient list'),
  addPatient: one('patient add'),
  getPatient: one('patient read'),
  updatePatient: one('patient change'),
  removePatient: one('patient remove'),
  restorePatient: one('patient restore'),
  mergePatient: [...one('patient merge'), ...one('patient merged-away')],
  keepPatientsApart: one('patient keep-apart'),
  listConsents: one('patient read'),
  recordConsent: one('patient record-consent|patient withdraw-consent'),
  accountActivity: none,
  deleteAccount: one('user delete-account'),
  startExport: one('user ask-export'),
  exportState: none,
  exportFile: one('user download-export'),
  notificationChoices: none,
  chooseNotifications: one('user choose-notifications'),
  chooseLanguage: one('user choose-language'),
  chosenProviders: none,
  chooseProvider: perhaps('user choose-provider'),
  leaveProvider: one('user leave-provider'),
} satisfies Record<string, readonly Acts[]>;

/** Fails to compile while a route says nothing of its acts. */
export const acts: Record<RouteName, readonly Acts[]> = ACTS;

/** A line of the access log. */
export interface LoggedRequest {
  method: string;
  route: string;
  status: number;
}

/** The lines of the access log in what a server has written, one JSON object a line. */
export function requestsIn(output: string): LoggedRequest[] {
  return output.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const { method, route, status, msg, message } = JSON.parse(line) as Record<string, unknown>;
    if ((msg ?? message) !== 'request') return [];
    return [{ method: String(method), route: String(route), status: Number(status) }];
  });
}

/** An event of the trail that came from the network. */
export interface TrailEvent {
  verb: string;
  object_type: string;
  result: string;
}

/** The statement for the events after `id` that requests have left: those of jobs and of the operator come from nowhere. */
export const trailSince = (id: number) => `SELECT verb, object_type, result FROM audit_events
  WHERE id > ${id} AND origin IS NOT NULL AND origin <> 'operator' ORDER BY id`;

/** Refusals of people who are not signed in that are acts themselves. */
const OPEN_REFUSALS: Partial<Record<RouteName, { status: number; kind: string }>> = {
  login: { status: 401, kind: 'user sign-in-failed' },
  openShareLink: { status: 403, kind: 'analysis open-link' },
};

const nameOf = new Map(
  (Object.entries(routes) as [RouteName, RouteSpec][]).map(([name, { method, path }]) => [`${method} ${path}`, name]),
);
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Holds the answered requests against the trail, kind by kind: every act that was asked for stands there as often as it was
 * asked for, every refusal too, and nothing else does. Gives what does not fit. `eachActs`: each request found something to
 * do, so that what may be none otherwise is one.
 */
export function compareTrail(
  requests: readonly LoggedRequest[],
  events: readonly TrailEvent[],
  eachActs = false,
): string[] {
  const expected = new Map<string, { least: number; most: number }>();
  const expect = (kind: string, least: number, most: number) => {
    const before = expected.get(kind) ?? { least: 0, most: 0 };
    expected.set(kind, { least: before.least + least, most: before.most + most });
  };
  for (const { method, route, status } of requests) {
    const name = nameOf.get(`${method} ${route}`);
    if (!name) continue;
    const refusal = OPEN_REFUSALS[name];
    if (status < 300) {
      for (const { kind, least, most } of acts[name]) expect(`${kind} ok`, eachActs && most === 1 ? 1 : least, most);
    } else if (status === 499) {
      // Whoever asked left before the answer: it was done, or refused, or neither.
      for (const { kind, most } of acts[name]) expect(`${kind} ok`, 0, most);
      if (routes[name].access !== 'public') expect(`${dashed(name)} denied`, 0, 1);
    } else if (name === 'changePlan' && status === 402) expect(`${acts.changePlan[0]?.kind} ok`, 1, 1);
    else if (refusal?.status === status) expect(`${refusal.kind} denied`, 1, 1);
    else if ((status === 403 || status === 404) && routes[name].access !== 'public') {
      expect(`${dashed(name)} denied`, 1, 1);
    }
  }
  const groups = [...expected.keys()];
  const found = new Map<string, number>();
  for (const { verb, object_type: type, result } of events) {
    const kind = `${type} ${verb.replace(/:.*$/, '')}`;
    const group =
      groups.find((one) => one.replace(/ \w+$/, '').split('|').includes(kind) && one.endsWith(` ${result}`)) ??
      groups.find((one) => one === `${verb} ${result}`) ??
      `${kind} ${result}`;
    found.set(group, (found.get(group) ?? 0) + 1);
  }
  return [...new Set([...groups, ...found.keys()])].flatMap((group) => {
    const { least, most } = expected.get(group) ?? { least: 0, most: 0 };
    const count = found.get(group) ?? 0;
    if (count >= least && count <= most) return [];
    const asked = least === most ? `${least}` : `${least} to ${most}`;
    return [`${group}: ${count} in the trail, ${asked} by the requests`];
  });
}
