import type { AnalysesWorld } from '../analyses/index.js';
import type { Lookup } from '../lookup/index.js';

/** What the verbs of this slice need. */
export interface EducationWorld extends AnalysesWorld {
  /** The indexed knowledge base; built when first asked for. */
  lookup(): Lookup;
}
