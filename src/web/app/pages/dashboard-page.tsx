import { Link } from 'wouter';
import type { User } from '../../../contract/users.js';
import { Promises } from '../../dashboard/promises.js';
import { dashboardTexts as texts } from '../../dashboard/texts.js';
import { type WayName, Ways } from '../../dashboard/ways.js';
import { greetingName } from '../../kit/current-user.js';
import { usePageTitle } from '../../kit/page-title.js';
import { claims } from '../../landing/claims.js';
import { MemberShell } from '../member-shell.js';
import { paths } from '../paths.js';
import { Workspace } from '../workspace.js';

interface Way {
  name: WayName;
  href: string;
}

const patientWays: readonly Way[] = [
  { name: 'reports', href: paths.medicalReports },
  { name: 'labwork', href: paths.labwork },
  { name: 'procedure', href: paths.procedures },
  { name: 'terms', href: paths.medicalTerms },
];
const providerWays: readonly Way[] = [
  { name: 'imaging', href: paths.imagingReports },
  { name: 'labWork', href: paths.labwork },
  { name: 'roster', href: paths.roster },
];

/** The signed-in home: where to go, give a report, see the reports, read the chosen one. */
export default function DashboardPage({ user }: { user: User }) {
  const provider = user.userType === 'provider';
  usePageTitle(provider ? texts.providerTitle : texts.patientTitle);
  return (
    <MemberShell
      user={user}
      footLinks={
        provider && (
          <>
            <Link href={paths.imagingReports}>{texts.imagingFoot}</Link>
            <Link href={paths.labResults}>{texts.labFoot}</Link>
          </>
        )
      }
    >
      <Workspace user={user}>
        <h1 className="title">
          {provider ? texts.welcome(greetingName(user).replace('Dr. ', 'Dr.\u00a0')) : texts.patientHero}
        </h1>
        <Ways ways={provider ? providerWays : patientWays} />
      </Workspace>
      <Promises claim={claims.hipaa} />
    </MemberShell>
  );
}
