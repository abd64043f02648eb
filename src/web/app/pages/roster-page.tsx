import type { User } from '../../../contract/users.js';
import { usePageTitle } from '../../kit/page-title.js';
import { Roster } from '../../roster/roster.js';
import { rosterTexts } from '../../roster/texts.js';
import { BackToDashboard } from '../back-to-dashboard.js';
import { MemberShell } from '../member-shell.js';

/** The provider's patients. */
export default function RosterPage({ user }: { user: User }) {
  usePageTitle(rosterTexts.title);
  return (
    <MemberShell user={user}>
      <BackToDashboard user={user} />
      <Roster />
    </MemberShell>
  );
}
