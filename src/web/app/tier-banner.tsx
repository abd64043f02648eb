import { Link } from 'wouter';
import { TIER_LABEL } from '../../contract/plans.js';
import type { User } from '../../contract/users.js';
import { translate } from '../kit/language.js';
import { tierTexts } from './page-texts.js';
import { paths } from './paths.js';
import './banner.css';

/** The plan of who is signed in and what is left of it. */
export function TierBanner({ user }: { user: User }) {
  const left = user.uploadsRemaining;
  return (
    <aside className="banner tier-banner" aria-label={tierTexts.label}>
      <p>
        <b>{translate(TIER_LABEL[user.subscriptionTier])}</b>,{' '}
        {left === null ? tierTexts.unlimited : tierTexts.left(left)}.
      </p>
      <Link href={paths.pricing}>{tierTexts.seePlans}</Link>
    </aside>
  );
}
