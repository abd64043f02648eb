import type { User } from '../../../contract/users.js';
import { usePageTitle } from '../../kit/page-title.js';
import { Privacy } from '../../legal/privacy.js';
import { Terms } from '../../legal/terms.js';
import { AnyNav } from '../any-nav.js';
import { PageFoot, Shell } from '../shell.js';
import { frameTexts } from '../texts.js';

/** The terms, or the privacy page. */
export default function LegalPage({ which, user }: { which: 'terms' | 'privacy'; user: User | null }) {
  usePageTitle(which === 'terms' ? frameTexts.terms : frameTexts.privacy);
  return (
    <Shell header={<AnyNav user={user} />} foot={<PageFoot />}>
      {which === 'terms' ? <Terms host={location.host} /> : <Privacy host={location.host} />}
    </Shell>
  );
}
