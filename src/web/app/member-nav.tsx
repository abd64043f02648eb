import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { User } from '../../contract/users.js';
import { greetingName } from '../kit/current-user.js';
import { useLogout } from './logout.js';
import { memberLinks } from './member-links.js';
import { paths } from './paths.js';
import { frameTexts } from './texts.js';
import './member-nav.css';

/** Header of someone who is signed in; on a phone its links open below a button. `crumb` leads back to their reports. */
export function MemberNav({ user, crumb }: { user: User; crumb?: boolean }) {
  const logout = useLogout();
  const [path] = useLocation();
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useId();
  const provider = user.userType === 'provider';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <>
      {crumb && (
        <Link className="crumb" href={provider ? paths.providerHome : paths.home}>
          {frameTexts.toReports}
        </Link>
      )}
      <nav aria-label={frameTexts.you} className={crumb ? 'member-nav with-crumb' : 'member-nav'} ref={nav}>
        <span className="who">{provider ? greetingName(user) : frameTexts.hello(greetingName(user))}</span>
        {provider && <span className="badge">{frameTexts.providerBadge}</span>}
        <button
          type="button"
          className="menu-button"
          aria-expanded={open}
          aria-controls={menu}
          ref={button}
          onClick={() => setOpen(!open)}
        >
          <svg className="drawn" viewBox="0 0 20 16" aria-hidden="true">
            <path d={open ? 'M4 2 16 14M16 2 4 14' : 'M1 2H19M1 8H19M1 14H19'} />
          </svg>
          <span className="hidden-label">{frameTexts.menu}</span>
        </button>
        <ul id={menu} className={open ? 'member-links open' : 'member-links'}>
          {memberLinks(user.userType).map(({ href, label, also }) => (
            <li key={href}>
              <Link href={href} aria-current={path === href || also?.includes(path) ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="log-out"
              aria-busy={logout.isPending || undefined}
              onClick={() => logout.isPending || logout.mutate()}
            >
              {logout.isPending ? frameTexts.loggingOut : frameTexts.logOut}
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
}
