import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import { dashboardTexts, wayTexts } from './texts.js';
import './ways.css';

export type WayName = keyof typeof wayTexts;

const tube = (
  <>
    <path d="M14 6H26M16.5 6V29a3.5 3.5 0 0 0 7 0V6" />
    <path d="M16.5 19H23.5V29a3.5 3.5 0 0 1-7 0Z" className="tinted" />
    <path d="M28.5 14H32M28.5 20H31M28.5 26H32" />
  </>
);

const drawings: Record<WayName, ReactNode> = {
  reports: (
    <>
      <path d="M9 4H25L32 11V36H9Z" />
      <path d="M25 4V11H32M14 17H27M14 22H27M14 27H22" />
    </>
  ),
  labwork: tube,
  labWork: tube,
  procedure: (
    <>
      <path d="M6 9H34V35H6ZM6 16H34M13 5V12M27 5V12" />
      <path d="M20 20V31M14.5 25.5H25.5" className="accented" />
    </>
  ),
  terms: (
    <>
      <path d="M20 10C16 7 11 6.500 5 7V32C11 31.500 16 32 20 35C24 32 29 31.500 35 32V7C29 6.500 24 7 20 10ZM20 10V35" />
      <path d="M9.500 14.500 15 15.500M9.500 20.500 15 21.500M25 15.500 30.500 14.500" className="accented" />
    </>
  ),
  imaging: (
    <>
      <path d="M6 4H34V36H6Z" />
      <path
        d="M18.5 11V18C14 19 11 24 11.500 30.500C14.500 31 17.500 29.500 18.500 27ZM21.500 11V18C26 19 29 24 28.500 30.500C25.500 31 22.500 29.500 21.500 27Z"
        className="tinted"
      />
    </>
  ),
  roster: (
    <>
      <path d="M5 16H35V35H5ZM8 16V11H32V16M11 11V6H29V11" />
      <path d="M15.500 22H24.500V27H15.500Z" className="accented" />
    </>
  ),
};

/** The tiles of a dashboard: each leads to one thing that can be done. */
export function Ways({ ways }: { ways: readonly { name: WayName; href: string }[] }) {
  return (
    <nav aria-label={dashboardTexts.ways}>
      <ul className="ways" style={{ '--ways': ways.length } as CSSProperties}>
        {ways.map(({ name, href }) => (
          <li key={name}>
            <Link href={href}>
              <svg className="drawn" viewBox="0 0 40 40" aria-hidden="true">
                {drawings[name]}
              </svg>
              <span>
                <b>{wayTexts[name].title}</b>
                <small>{wayTexts[name].words}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
