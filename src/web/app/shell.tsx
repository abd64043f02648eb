import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../kit/button.js';
import { ProductMark } from '../kit/product-mark.js';
import { LanguageSwitch } from './language-switch.js';
import { paths } from './paths.js';
import { frameTexts } from './texts.js';
import './shell.css';

/** The frame of every page: skip link, header, what must be said first, main, foot. */
export function Shell({
  header,
  notices,
  foot,
  children,
}: {
  header: ReactNode;
  notices?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <a className="skip-link" href="#main">
        {frameTexts.skip}
      </a>
      <header className="top-bar">
        <ProductMark />
        {header}
      </header>
      {notices}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {foot}
    </>
  );
}

/** Header of someone who is not signed in. */
export function VisitorNav({
  act = frameTexts.getStarted,
  actPath = paths.register,
}: {
  act?: string;
  actPath?: string;
}) {
  return (
    <nav aria-label={frameTexts.main} className="visitor-nav">
      <Link className="wide" href={paths.pricing}>
        {frameTexts.pricing}
      </Link>
      <Link href={paths.signIn}>{frameTexts.signIn}</Link>
      <Link className={`${buttonClass('outlined')} wide`} href={actPath}>
        {act}
      </Link>
    </nav>
  );
}

/** `children` are further links. */
export function PageFoot({
  note = frameTexts.footNote,
  children,
}: {
  note?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <footer className="page-foot">
      <nav aria-label={frameTexts.about}>
        <Link href={paths.terms}>{frameTexts.terms}</Link>
        <Link href={paths.privacy}>{frameTexts.privacy}</Link>
        <Link href={paths.pricing}>{frameTexts.pricing}</Link>
        {children}
      </nav>
      <LanguageSwitch />
      <p>{note}</p>
    </footer>
  );
}
