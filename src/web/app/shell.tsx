import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { User } from '../../contract/users.js';
import { buttonClass } from '../kit/button.js';
import { greetingName } from '../kit/current-user.js';
import { ProductMark } from '../kit/product-mark.js';
import { useLogout } from './logout.js';
import { paths } from './paths.js';
import './shell.css';

/** The frame of every page: skip link, header, main. */
export function Shell({ header, foot, children }: { header: ReactNode; foot?: ReactNode; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the text
      </a>
      <header className="top-bar">
        <ProductMark />
        {header}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {foot}
    </>
  );
}

/** Header of someone who is not signed in. */
export function VisitorNav() {
  return (
    <nav aria-label="Main">
      <Link className="wide" href={paths.pricing}>
        Pricing
      </Link>
      <Link href={paths.signIn}>Sign In</Link>
      <Link className={`${buttonClass('outlined')} wide`} href={paths.register}>
        Get Started
      </Link>
    </nav>
  );
}

/** Header of someone who is signed in. `crumb` leads back to their reports. */
export function MemberNav({ user, crumb }: { user: User; crumb?: boolean }) {
  const logout = useLogout();
  const provider = user.userType === 'provider';
  return (
    <>
      {crumb && (
        <Link className="crumb" href={provider ? paths.providerHome : paths.home}>
          ← Your reports
        </Link>
      )}
      <nav aria-label="You">
        {!crumb && (
          <Link className="wide" href={paths.pricing}>
            Pricing
          </Link>
        )}
        <span className={crumb ? 'who wide' : 'who'}>
          {provider ? greetingName(user) : `Hello, ${greetingName(user)}`}
        </span>
        {provider && <span className="badge wide">Provider</span>}
        <button
          type="button"
          className={crumb ? 'log-out wide' : 'log-out'}
          aria-busy={logout.isPending || undefined}
          onClick={() => logout.isPending || logout.mutate()}
        >
          {logout.isPending ? 'Logging out...' : 'Log out'}
        </button>
      </nav>
    </>
  );
}

/** Header of a page that is there for everyone. */
export function AnyNav({ user }: { user: User | null }) {
  return user ? <MemberNav user={user} crumb /> : <VisitorNav />;
}

export function PageFoot({ children }: { children?: ReactNode }) {
  return (
    <footer className="page-foot">
      <nav aria-label="About">
        <Link href={paths.terms}>Terms and Conditions</Link>
        <Link href={paths.privacy}>Privacy</Link>
        <Link href={paths.pricing}>Pricing</Link>
        {children}
      </nav>
      <p>For information and education only. It does not replace your doctor. In an emergency, call 911.</p>
    </footer>
  );
}
