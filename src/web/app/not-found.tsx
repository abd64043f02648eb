import { Link } from 'wouter';
import { buttonClass } from '../kit/button.js';
import { useCurrentUser } from '../kit/current-user.js';
import { usePageTitle } from '../kit/page-title.js';
import { MemberNav } from './member-nav.js';
import { notFoundTexts } from './page-texts.js';
import { paths } from './paths.js';
import { PageFoot, Shell, VisitorNav } from './shell.js';
import { frameTexts } from './texts.js';
import './not-found.css';

/** For an address that leads nowhere, and for one that is not this person's. */
export function NotFound() {
  const user = useCurrentUser();
  usePageTitle(notFoundTexts.title);
  return (
    <Shell header={user ? <MemberNav user={user} /> : <VisitorNav />} foot={<PageFoot />}>
      <div className="not-found">
        <p className="quiet">404</p>
        <h1 className="title">{notFoundTexts.title}</h1>
        <p className="read">{notFoundTexts.text}</p>
        <Link className={buttonClass('outlined')} href={paths.home}>
          {user ? frameTexts.backToReports : frameTexts.backHome}
        </Link>
      </div>
    </Shell>
  );
}
