import { Link } from 'wouter';
import { TIER_ALLOWANCE } from '../../contract/plans.js';
import type { User } from '../../contract/users.js';
import { Mark } from '../kit/marks.js';
import { Rich } from '../kit/rich.js';
import { usageTexts as texts } from './texts.js';
import './usage-meter.css';

/** From here on the meter warns. */
const LOW = 1;

/** How many analyses are used and left, as tick marks; nothing for an unlimited plan. */
export function UsageMeter({ user }: { user: Pick<User, 'uploadsRemaining' | 'subscriptionTier'> }) {
  const left = user.uploadsRemaining;
  if (left === null) return <p className="quiet">{texts.unlimited}</p>;
  // A plan may have sold more than its tier's number: what is left can never exceed the whole.
  const whole = Math.max(TIER_ALLOWANCE[user.subscriptionTier] ?? left, left);
  const used = whole - left;
  return (
    <div className="usage">
      <p>
        <span>
          <Rich
            text={(user.subscriptionTier === 'free' ? texts.freeUsed : texts.used)(used, whole)}
            parts={{ b: (words) => <b>{words}</b> }}
          />
        </span>
        {left === 0 ? (
          <span className="mark-label spent">
            <Mark name="triangle" />
            <span>
              {texts.none} <Link href="/pricing">{texts.upgrade}</Link>
            </span>
          </span>
        ) : (
          <span className={left <= LOW ? 'low' : undefined}>{texts.left(left)}</span>
        )}
      </p>
      <svg
        viewBox="0 0 400 16"
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.drawn(used, whole)}
        style={{ maxWidth: `${Math.max(3, whole * 0.9)}rem` }}
      >
        <path d={ticks(0, used, whole, 0)} stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path d={ticks(used, whole, whole, 7)} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

function ticks(from: number, to: number, whole: number, top: number): string {
  const step = whole > 1 ? 398 / (whole - 1) : 0;
  let path = '';
  for (let i = from; i < to; i += 1) path += `M${(1 + i * step).toFixed(1)} ${top}V16`;
  return path;
}
