import { type CSSProperties, useId } from 'react';
import type { AnalysisLab } from '../../contract/analysis.js';
import { type LabReading, labSentence, plainNumber } from '../../contract/lab-reading.js';
import { type NumberLine as Layout, numberLine } from '../../contract/number-line.js';
import { translate } from '../kit/language.js';
import { labTexts as texts } from './texts.js';
import './number-line.css';

const at = (x: number, more: Record<string, string> = {}) => ({ '--x': `${x.toFixed(2)}%`, ...more }) as CSSProperties;

/** A result drawn on its range, with one sentence for those who hear it. Nothing where the result is no number. */
export function NumberLine({ lab, reading, small }: { lab: AnalysisLab; reading: LabReading; small?: boolean }) {
  const layout = numberLine(lab);
  if (!layout) return null;
  const open = lab.comparator !== null;
  return (
    <div
      className={small ? 'number-line small' : 'number-line'}
      role="img"
      aria-label={labSentence(lab, reading, translate)}
    >
      <Spindle layout={layout} general={lab.rangeSource === 'general'} />
      {layout.fromZero && (
        <span className="zero">
          <b>{layout.low !== null && layout.low < 7 ? '' : '0'}</b>
        </span>
      )}
      <Limits lab={lab} layout={layout} />
      {layout.breakAt !== null && <span className="break" style={at(layout.breakAt)} />}
      {layout.previous !== null && (
        <>
          <span
            className="moved"
            style={
              {
                '--from': `${Math.min(layout.previous, layout.value)}%`,
                '--length': `${Math.abs(layout.previous - layout.value)}%`,
              } as CSSProperties
            }
          />
          <span className="previous" style={at(layout.previous)} />
        </>
      )}
      {lab.comparator?.startsWith('<') && <span className="below" style={{ left: 0, width: `${layout.value}%` }} />}
      {lab.comparator?.startsWith('>') && <span className="above" style={{ left: `${layout.value}%`, right: 0 }} />}
      <span
        className={`value ${reading.degree}${open ? ' open' : ''}`}
        style={at(layout.value, { '--shift': `${layout.labelShift.toFixed(1)}%` })}
      >
        {!small && (
          <b>
            {lab.value}
            {lab.unit && <small>{lab.unit}</small>}
          </b>
        )}
        <Head reading={reading} open={open} />
      </span>
    </div>
  );
}

function Limits({ lab, layout }: { lab: AnalysisLab; layout: Layout }) {
  if (!lab.range) return null;
  const { low, high, text } = lab.range;
  return (
    <>
      {layout.low !== null && low !== null && (
        <span className="limit" style={at(layout.low)}>
          <b>{high === null ? texts.orMore(plainNumber(low, text)) : plainNumber(low, text)}</b>
        </span>
      )}
      {layout.high !== null && high !== null && (
        <span className="limit" style={at(layout.high)}>
          <b>{plainNumber(high, text)}</b>
        </span>
      )}
    </>
  );
}

function Spindle({ layout, general }: { layout: Layout; general: boolean }) {
  const id = useId();
  const { low, high } = layout;
  const banded = low !== null || high !== null;
  const from = (low ?? 0) * 10;
  const to = (high ?? 100) * 10;
  const end = layout.breakAt !== null && layout.breakAt > 50 ? layout.breakAt * 10 : 1000;
  return (
    <svg viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}l`} gradientUnits="userSpaceOnUse" x1={from} x2="0" y1="0" y2="0">
          <stop offset="0" style={{ stopColor: 'var(--band)' }} stopOpacity=".72" />
          <stop offset="1" style={{ stopColor: 'var(--band-far)' }} />
        </linearGradient>
        <linearGradient id={`${id}r`} gradientUnits="userSpaceOnUse" x1={to} x2={end} y1="0" y2="0">
          <stop offset="0" style={{ stopColor: 'var(--band)' }} stopOpacity=".72" />
          <stop offset="1" style={{ stopColor: 'var(--band-far)' }} />
        </linearGradient>
        <linearGradient id={`${id}o`} gradientUnits="userSpaceOnUse" x1={from} x2="1000" y1="0" y2="0">
          <stop offset=".35" style={{ stopColor: 'var(--band)' }} />
          <stop offset="1" style={{ stopColor: 'var(--band)' }} stopOpacity="0" />
        </linearGradient>
      </defs>
      {!general && layout.taperLeft && <path d={layout.taperLeft} fill={`url(#${id}l)`} />}
      {!general && layout.taperRight && <path d={layout.taperRight} fill={`url(#${id}r)`} />}
      <path className="axis" d="M0 10H1000" />
      {banded &&
        (high === null && !general ? (
          <rect x={from} y="2" width={1000 - from} height="16" fill={`url(#${id}o)`} />
        ) : (
          <rect
            className={general ? 'band general' : 'band'}
            x={from}
            y="2"
            width={Math.max(to - from, 0)}
            height="16"
          />
        ))}
      {banded && <path className="axis" d={`M${from} 10H${to}`} opacity=".55" />}
    </svg>
  );
}

function Head({ reading, open }: { reading: LabReading; open: boolean }) {
  const diamond = !open && ['moderate', 'far', 'critical', 'abnormal'].includes(reading.degree);
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      {diamond ? (
        <path className="head" d="M9 .6 17.4 9 9 17.4 .6 9Z" />
      ) : (
        <circle className="head" cx="9" cy="9" r={reading.degree === 'within' && !open ? 6 : 5.5} />
      )}
    </svg>
  );
}
