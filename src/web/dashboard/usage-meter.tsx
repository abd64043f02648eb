import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TIER_ALLOWANCE } from '../../contract/plans.js';
import type { User } from '../../contract/users.js';
import { Mark } from '../kit/marks.js';
import { Rich } from '../kit/rich.js';
import { usageTexts as texts } from './texts.js';
import './usage-meter.css';

/** From here on the meter warns. */
const LOW = 1;

/**
 * How many analyses are left; of the free ones also how many are used, as tick marks. A paid plan begins with what was left
 * before, and may have sold more than its tier's number: of how many those that are left are is not told. Nothing is
 * counted for an unlimited plan.
 */
export function UsageMeter({ user }: { user: Pick<User, 'uploadsRemaining' | 'subscriptionTier'> }) {
  const left = user.uploadsRemaining;
  if (left === null) return <p className="quiet">{texts.unlimited}</p>;
  const free = user.subscriptionTier === 'free' ? (TIER_ALLOWANCE.free ?? 0) : 0;
  const used = left <= free ? free - left : null;
  const bold = { b: (words: ReactNode) => <b>{words}</b> };
  return (
    <div className="usage">
      <p>
        {used !== null && (
          <span>
            <Rich text={texts.freeUsed(used, free)} parts={bold} />
          </span>
        )}
        {left === 0 ? (
          <span className="mark-label spent">
            <Mark name="triangle" />
            <span>
              {texts.none} <Link href="/pricing">{texts.upgrade}</Link>
            </span>
          </span>
        ) : (
          <span className={left <= LOW ? 'low' : undefined}>
            <Rich text={used === null ? texts.analysesLeft(left) : texts.left(left)} parts={bold} />
          </span>
        )}
      </p>
      {used !== null && (
        <svg
          viewBox="0 0 400 16"
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.drawn(used, free)}
          style={{ maxWidth: `${free * 0.9}rem` }}
        >
          <path d={ticks(0, used, free, 0)} stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          <path d={ticks(used, free, free, 7)} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </div>
  );
}

function ticks(from: number, to: number, whole: number, top: number): string {
  const step = whole > 1 ? 398 / (whole - 1) : 0;
  let path = '';
  for (let i = from; i < to; i += 1) path += `M${(1 + i * step).toFixed(1)} ${top}V16`;
  return path;
}
