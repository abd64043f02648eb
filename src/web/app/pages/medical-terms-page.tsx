import type { User } from '../../../contract/users.js';
import { usePageTitle } from '../../kit/page-title.js';
import { SeenInReports } from '../../terms/seen-in-reports.js';
import { Terms } from '../../terms/terms.js';
import { paths } from '../paths.js';
import { PageFoot, Shell } from '../shell.js';
import { frameTexts } from '../texts.js';
import { ToolNav } from '../tool-nav.js';

export default function MedicalTermsPage({ user }: { user: User | null }) {
  usePageTitle(frameTexts.medicalTermsTitle);
  return (
    <Shell header={<ToolNav user={user} />} foot={<PageFoot />}>
      <Terms
        procedureHref={(name) => `${paths.procedures}?procedure=${encodeURIComponent(name)}`}
        seen={user ? (term) => <SeenInReports term={term} reportHref={paths.analysis} /> : undefined}
      />
    </Shell>
  );
}
