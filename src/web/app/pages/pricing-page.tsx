import type { User } from '../../../contract/users.js';
import { usePageTitle } from '../../kit/page-title.js';
import { Pricing } from '../../pricing/pricing.js';
import { paths } from '../paths.js';
import { AnyNav, PageFoot, Shell } from '../shell.js';

export default function PricingPage({ user }: { user: User | null }) {
  usePageTitle('Pricing');
  return (
    <Shell header={<AnyNav user={user} />} foot={<PageFoot />}>
      <Pricing user={user} registerPath={paths.register} />
    </Shell>
  );
}
