import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account PostgreSQL runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Accounts tried in turn when started as root: PostgreSQL refuses to run as root. */
const CANDIDATES = ['plainchart', 'postgres', 'nobody'];

/**
 * The account for the server processes: null means "as we are" (an ordinary user, or a system without accounts).
 * `owner` is the owner of an existing database folder, which stays its owner. Throws when root has no account to give.
 */
export function chooseAccount(owner: Account | null, passwd = readPasswd()): Account | null {
  if (process.getuid?.() !== 0) return null;
  if (owner && owner.uid !== 0 && [...passwd.values()].some((account) => account.uid === owner.uid)) return owner;
  for (const name of CANDIDATES) {
    const account = passwd.get(name);
    if (account && account.uid !== 0) return account;
  }
  throw new Error(
    'The database cannot run as root, and this system has no account "plainchart", "postgres" or "nobody" to run it. ' +
      'Add one, start as an ordinary user, or set DATABASE_URL.',
  );
}

/** The accounts of /etc/passwd by name. */
export function parsePasswd(text: string): Map<string, Account> {
  const accounts = new Map<string, Account>();
  for (const line of text.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && /^\d+$/.test(uid ?? '') && /^\d+$/.test(gid ?? '')) {
      accounts.set(name, { uid: Number(uid), gid: Number(gid) });
    }
  }
  return accounts;
}

function readPasswd(): Map<string, Account> {
  try {
    return parsePasswd(readFileSync('/etc/passwd', 'utf8'));
  } catch {
    return new Map();
  }
}

/** True when the account may pass through every folder above `path` (which must exist) and through `path` if a folder. */
export function canReach(account: Account | null, path: string): boolean {
  if (!account) return true;
  let current = realpathSync(path);
  if (!statSync(current).isDirectory()) current = dirname(current);
  for (;;) {
    const { mode, uid, gid } = statSync(current);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    const parent = dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}
