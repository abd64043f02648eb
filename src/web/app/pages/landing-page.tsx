import { Link } from 'wouter';
import { usePageTitle } from '../../kit/page-title.js';
import { Landing } from '../../landing/landing.js';
import { paths } from '../paths.js';
import { PageFoot, Shell, VisitorNav } from '../shell.js';

export default function LandingPage() {
  usePageTitle('Your medical report, in words you know');
  return (
    <Shell
      header={<VisitorNav />}
      foot={
        <PageFoot>
          <Link href={paths.signIn}>Sign In</Link>
        </PageFoot>
      }
    >
      <Landing registerPath={paths.register} />
    </Shell>
  );
}
