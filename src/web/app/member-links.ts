import type { UserType } from '../../contract/users.js';
import { paths } from './paths.js';
import { frameTexts } from './texts.js';

export interface MemberLink {
  href: string;
  label: string;
  /** Further addresses of the same page. */
  also?: readonly string[];
}

/** The links in the header of someone who is signed in. */
export function memberLinks(userType: UserType | null): readonly MemberLink[] {
  const common = [
    { href: paths.medicalTerms, label: frameTexts.medicalTerms },
    { href: paths.procedures, label: frameTexts.procedures },
    { href: paths.pricing, label: frameTexts.pricing },
    { href: paths.settings, label: frameTexts.settings },
  ];
  if (userType !== 'provider') return common;
  return [{ href: paths.providerHome, label: frameTexts.dashboard, also: [paths.home, paths.provider] }, ...common];
}
