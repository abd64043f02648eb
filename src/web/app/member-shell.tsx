import type { ReactNode } from 'react';
import type { User } from '../../contract/users.js';
import { MemberNav } from './member-nav.js';
import { PageFoot, Shell } from './shell.js';
import { TierBanner } from './tier-banner.js';
import { VerificationBanner } from './verification-banner.js';

/**
 * The frame of a member's page: header, reminder to verify the address, plan, and the foot with further links. `crumb`
 * puts the way back to the reports in the header.
 */
export function MemberShell({
  user,
  crumb,
  footLinks,
  children,
}: {
  user: User;
  crumb?: boolean;
  footLinks?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Shell
      header={<MemberNav user={user} crumb={crumb} />}
      notices={
        <>
          <VerificationBanner user={user} />
          <TierBanner user={user} />
        </>
      }
      foot={<PageFoot>{footLinks}</PageFoot>}
    >
      {children}
    </Shell>
  );
}
