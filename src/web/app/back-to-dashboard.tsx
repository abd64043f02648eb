import { Link } from 'wouter';
import type { User } from '../../contract/users.js';
import { paths } from './paths.js';
import { frameTexts } from './texts.js';
import './back-to-dashboard.css';

/** The way back from a tool to the dashboard. */
export function BackToDashboard({ user }: { user: User }) {
  return (
    <p className="back-to-dashboard">
      <Link href={user.userType === 'provider' ? paths.providerHome : paths.home}>{frameTexts.backToDashboard}</Link>
    </p>
  );
}
