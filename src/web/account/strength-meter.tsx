import { PASSWORD_CRITERIA } from '../../contract/users.js';
import { translate } from '../kit/language.js';
import { strengthOf } from './strength.js';
import { strengthTexts } from './texts.js';
import './strength-meter.css';

/** Five segments, the word, and what is still missing. */
export function StrengthMeter({ id, password }: { id: string; password: string }) {
  const { met, word } = strengthOf(password);
  const done = met.filter(Boolean).length;
  return (
    <div className="strength" id={id}>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        {met.map((_, i) => (
          <rect
            key={PASSWORD_CRITERIA[i]!.label}
            x={i * 20.3}
            y={i < done ? 2 : 5}
            width="18.8"
            height={i < done ? 8 : 2}
            fill={i < done ? 'var(--ink-2)' : 'var(--line)'}
          />
        ))}
      </svg>
      <b aria-live="polite">
        <span className="hidden-label">{strengthTexts.label} </span>
        {strengthTexts[word]}
      </b>
      <ul>
        {PASSWORD_CRITERIA.map((criterion, i) => (
          <li key={criterion.label} className={met[i] ? undefined : 'missing'}>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              {met[i] ? (
                <path d="M1.5 6.5 4.8 10 10.5 2.5" fill="none" stroke="var(--ink-2)" strokeWidth="1.6" />
              ) : (
                <circle cx="6" cy="6" r="4.5" fill="none" stroke="var(--ink)" strokeWidth="1.4" />
              )}
            </svg>
            {translate(criterion.label)}
            {!met[i] && password !== '' && <span className="hidden-label"> {strengthTexts.missing}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
