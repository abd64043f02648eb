import type { UnitConversion } from '../knowledge/index.js';
import type { Clock } from '../ports/clock.js';
import type { Db, Notifications } from '../ports/db.js';
import type { Engine } from '../ports/engine.js';
import type { Extractor } from '../ports/extract.js';
import type { Ids } from '../ports/ids.js';
import type { Jobs } from '../ports/jobs.js';
import type { Letters } from '../ports/letters.js';
import type { Log } from '../ports/log.js';
import type { Sealer } from '../ports/sealer.js';

/** What the verbs of this slice need. */
export interface AnalysesWorld {
  db: Db;
  sealer: Sealer;
  clock: Clock;
  ids: Ids;
  jobs: Jobs;
  letters: Letters;
  /** Factors between units; read when first asked for. */
  unitConversions(): readonly UnitConversion[];
  notifications: Pick<Notifications, 'notify'>;
}

/** What its job needs. */
export interface AnalyseJobWorld {
  db: Db;
  sealer: Sealer;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  notifications: Pick<Notifications, 'notify'>;
  extractor: Extractor;
  engine: Engine;
}
