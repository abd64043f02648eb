import { mailOf } from '../accounts/index.js';
import type { ContactKind } from '../contract/billing.js';
import { planOf } from '../contract/plans.js';
import type { ContactRequestRow } from './store.js';

const SUBJECT: Record<ContactKind, string> = {
  demo: 'Someone would like a demo',
  sales: 'Someone asks about a plan for an organization',
  training: 'Someone asks about Custom AI Training',
  plan: 'Someone asks for a plan',
};

/** The operator's mail about a request to be contacted. */
export function contactMail(request: ContactRequestRow): { subject: string; text: string; html: string } {
  return mailOf('en', SUBJECT[request.kind], [
    `Name: ${request.name}`,
    `Email: ${request.email}`,
    ...(request.organization ? [`Organization: ${request.organization}`] : []),
    ...(request.plan ? [`Plan: ${planOf(request.plan).name} (${request.plan})`] : []),
    ...(request.message ? [request.message] : []),
  ]);
}
