import { Link } from 'wouter';
import type { User } from '../../contract/users.js';
import { MemberNav } from './member-nav.js';
import { paths } from './paths.js';
import { frameTexts } from './texts.js';

/** Header of a tool that is there for everyone. */
export function ToolNav({ user }: { user: User | null }) {
  if (user) return <MemberNav user={user} crumb />;
  return (
    <nav aria-label={frameTexts.main} className="visitor-nav">
      <Link className="wide" href={paths.medicalTerms}>
        {frameTexts.medicalTerms}
      </Link>
      <Link className="wide" href={paths.procedures}>
        {frameTexts.procedures}
      </Link>
      <Link className="wide" href={paths.pricing}>
        {frameTexts.pricing}
      </Link>
      <Link href={paths.home}>{frameTexts.backHome}</Link>
      <Link href={paths.signIn}>{frameTexts.signIn}</Link>
    </nav>
  );
}
