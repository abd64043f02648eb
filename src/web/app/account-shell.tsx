import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { User } from '../../contract/users.js';
import { MemberNav } from './member-nav.js';
import { paths } from './paths.js';
import { PageFoot, Shell } from './shell.js';
import { frameTexts } from './texts.js';

/** The frame of the pages around an account. */
export function AccountShell({ user = null, children }: { user?: User | null; children: ReactNode }) {
  return (
    <Shell
      foot={<PageFoot />}
      header={
        user ? (
          <MemberNav user={user} crumb />
        ) : (
          <nav aria-label={frameTexts.main}>
            <Link href={paths.home}>{frameTexts.backHome}</Link>
          </nav>
        )
      }
    >
      {children}
    </Shell>
  );
}
