import type { User } from '../../../contract/users.js';
import { usePageTitle } from '../../kit/page-title.js';
import { Procedures } from '../../procedures/procedures.js';
import { paths } from '../paths.js';
import { PageFoot, Shell } from '../shell.js';
import { frameTexts } from '../texts.js';
import { ToolNav } from '../tool-nav.js';

export default function ProcedureRisksPage({ user }: { user: User | null }) {
  usePageTitle(frameTexts.procedures);
  return (
    <Shell header={<ToolNav user={user} />} foot={<PageFoot />}>
      <Procedures termHref={(term) => `${paths.medicalTerms}?term=${encodeURIComponent(term)}`} />
    </Shell>
  );
}
