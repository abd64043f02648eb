import { accountRoutes } from './account-routes.js';
import { analysisRoutes } from './analysis-routes.js';
import { billingRoutes } from './billing-routes.js';
import { educationRoutes } from './education-routes.js';
import { rosterRoutes } from './roster-routes.js';
import { takeoutRoutes } from './takeout.js';

export type { RouteSpec } from './route-spec.js';

/** Every route of the API, in one table that server and browser share. */
export const routes = {
  ...accountRoutes,
  ...analysisRoutes,
  ...billingRoutes,
  ...educationRoutes,
  ...rosterRoutes,
  ...takeoutRoutes,
} as const;

export type RouteName = keyof typeof routes;
export type Route<N extends RouteName> = (typeof routes)[N];
