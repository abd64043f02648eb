import type { AccountsWorld } from '../../accounts/index.js';
import type { AnalysesWorld } from '../../analyses/index.js';
import type { BillingWorld } from '../../billing/index.js';
import type { EducationWorld } from '../../education/index.js';
import type { Notifications } from '../../ports/db.js';
import type { Log } from '../../ports/log.js';
import type { RosterWorld } from '../../roster/index.js';

export interface HttpSettings {
  /** Where people reach the product, such as https://plainchart.example: the origin that changes may come from. */
  appUrl: string;
  /** Whose X-Forwarded-* headers are believed: all, none, these addresses, or this many proxies in front of us. */
  trustProxy: boolean | string | number;
  /** The folder of the built web pages. */
  webRoot: string;
  /** Requests a minute and address by the limit's name (`general`, or that of a route), where not the product's own. */
  rateLimits: 'off' | Readonly<Record<string, number>>;
  /** Multiplies every rate limit; 1 is the product's own. */
  rateLimitFactor: number;
  /** Seconds between two signs of life on a progress stream. */
  heartbeatSeconds: number;
}

/** What the HTTP server needs: the slices' worlds and its own settings. */
export interface HttpWorld
  extends AccountsWorld,
    AnalysesWorld,
    RosterWorld,
    EducationWorld,
    Omit<BillingWorld, 'appUrl'> {
  notifications: Notifications;
  log: Log;
  http: HttpSettings;
}
