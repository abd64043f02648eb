import { Link } from 'wouter';
import { buttonClass } from '../kit/button.js';
import { usePageTitle } from '../kit/page-title.js';
import { paths, signInFor } from './paths.js';
import { PageFoot, Shell, VisitorNav } from './shell.js';
import { frameTexts, signInFirstTexts } from './texts.js';
import './not-found.css';

/** Stands where a page needs an account and nobody is signed in. After signing in one comes back to `next`. */
export function SignInFirst({
  next,
  title = signInFirstTexts.title,
  text = signInFirstTexts.text,
}: {
  next: string;
  title?: string;
  text?: string;
}) {
  usePageTitle(frameTexts.signIn);
  return (
    <Shell header={<VisitorNav />} foot={<PageFoot />}>
      <div className="not-found">
        <h1 className="title">{title}</h1>
        <p className="read">{text}</p>
        <p>
          <Link className={buttonClass()} href={signInFor(next)}>
            {frameTexts.signIn}
          </Link>{' '}
          <Link className={buttonClass('plain')} href={paths.home}>
            {frameTexts.backHome}
          </Link>
        </p>
      </div>
    </Shell>
  );
}
