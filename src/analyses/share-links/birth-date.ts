import { findUser } from '../../accounts/index.js';
import type { Db, Tx } from '../../ports/db.js';
import { findBirthDate } from '../../roster/index.js';

/**
 * The date of birth that opens a link to this analysis, YYYY-MM-DD: of the roster entry it is linked to, else of the
 * patient whose own report it is. Null when it is not known: then there is no link.
 */
export async function openingDate(
  db: Db | Tx,
  analysis: { userId: number; patientId: number | null },
): Promise<string | null> {
  if (analysis.patientId !== null) return findBirthDate(db, analysis.userId, analysis.patientId);
  const owner = await findUser(db, analysis.userId);
  return owner?.userType === 'patient' ? owner.dateOfBirth : null;
}
