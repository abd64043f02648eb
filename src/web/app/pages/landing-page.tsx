import { lazy } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../../kit/page-title.js';
import { Landing } from '../../landing/landing.js';
import { TryIt } from '../../sample/try-it.js';
import { paths } from '../paths.js';
import { PageFoot, Shell, VisitorNav } from '../shell.js';

const loadReading = () => import('../../reading/reading-view.js');
const ReadingView = lazy(async () => ({ default: (await loadReading()).ReadingView }));

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
      <Landing
        registerPath={paths.register}
        sample={
          <TryIt loadView={loadReading}>
            {({ analysis, text, sample }) => (
              <ReadingView
                key={text}
                analysis={analysis}
                text={text}
                when={sample ? 'A sample report. The person is made up.' : 'The text you pasted'}
                origin={sample ? 'Sample' : 'Pasted text'}
                level={2}
              />
            )}
          </TryIt>
        }
      />
    </Shell>
  );
}
