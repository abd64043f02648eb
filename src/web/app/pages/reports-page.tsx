import { Link } from 'wouter';
import type { ReportType } from '../../../contract/analysis.js';
import type { User } from '../../../contract/users.js';
import { reportPageTexts as texts } from '../../dashboard/texts.js';
import { usePageTitle } from '../../kit/page-title.js';
import { BackToDashboard } from '../back-to-dashboard.js';
import { MemberShell } from '../member-shell.js';
import { paths } from '../paths.js';
import { Workspace } from '../workspace.js';

type ReportsOf = 'imaging' | 'labwork' | 'all';

const kinds: Record<ReportsOf, ReportType | undefined> = { imaging: 'imaging', labwork: 'laboratory', all: undefined };

/** The reports of one kind, or all of them, with the place to give another. */
export default function ReportsPage({ of, user }: { of: ReportsOf; user: User }) {
  const { title, intro, empty } = texts[of];
  usePageTitle(title);
  return (
    <MemberShell user={user}>
      <BackToDashboard user={user} />
      <Workspace
        key={of}
        user={user}
        kind={kinds[of]}
        empty={empty}
        note={
          of !== 'all' && (
            <p className="quiet">
              {texts.otherKinds} <Link href={paths.medicalReports}>{texts.all.title}</Link>.
            </p>
          )
        }
      >
        <h1 className="title">{title}</h1>
        <p className="read">{intro}</p>
      </Workspace>
    </MemberShell>
  );
}
