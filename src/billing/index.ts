export { billingState } from './billing-state.js';
export { endPlan } from './end-account.js';
export { billingJobs } from './job-kinds.js';
export { billingWorks } from './jobs.js';
export { setPlanByOperator } from './operator-plan.js';
export { billingHandlers } from './routes.js';
export { giveRushBack, takeRush } from './rush.js';
export type { BillingJobWorld, BillingWorld } from './world.js';
