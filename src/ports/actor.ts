import type { UserType } from '../contract/users.js';

/** Who asks. Verbs get it passed in and check permission on it before anything else. */
export interface Actor {
  readonly userId: number;
  readonly userType: UserType | null;
  /** The session that the request came with. */
  readonly sessionId: string;
  /** Whether two-step sign-in is on. */
  readonly hasTwoStep: boolean;
}
