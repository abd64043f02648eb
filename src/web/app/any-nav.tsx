import type { User } from '../../contract/users.js';
import { MemberNav } from './member-nav.js';
import { VisitorNav } from './shell.js';

/** Header of a page that is there for everyone. */
export function AnyNav({ user }: { user: User | null }) {
  return user ? <MemberNav user={user} crumb /> : <VisitorNav />;
}
