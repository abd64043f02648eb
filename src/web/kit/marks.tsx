import type { ReactNode } from 'react';
import './marks.css';

/** The signs that stand before a word. Each has its own shape, so that none depends on colour. */
const shapes = {
  tick: (
    <path
      d="M2 8.6 6.2 13 14 3.4"
      fill="none"
      stroke="var(--ink-2)"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  cross: <path d="M3 3 13 13M13 3 3 13" stroke="var(--brick)" strokeWidth="1.8" strokeLinecap="round" />,
  triangle: (
    <>
      <path d="M8 .8 15.6 14.6H.4Z" fill="var(--brick)" />
      <path d="M8 5.4v4.4M8 11.6v1.2" stroke="var(--paper)" strokeWidth="1.6" />
    </>
  ),
  diamond: <path d="M8 1 15 8 8 15 1 8Z" fill="var(--amber-mark)" />,
  ring: <circle cx="8" cy="8" r="4" fill="none" stroke="var(--ink-2)" strokeWidth="1.6" />,
  wideRing: <circle cx="8" cy="8" r="5.5" fill="none" stroke="var(--line)" strokeWidth="1.3" />,
  thickRing: <circle cx="8" cy="8" r="5" fill="none" stroke="var(--ink)" strokeWidth="2.6" />,
  dot: <circle cx="8" cy="8" r="3.6" fill="var(--ink-2)" />,
  dashedRing: (
    <circle cx="8" cy="8" r="6" fill="none" stroke="var(--ink-2)" strokeWidth="1.4" strokeDasharray="2.6 2.1" />
  ),
  waiting: (
    <>
      <circle cx="8" cy="8" r="6.2" fill="none" stroke="var(--rule)" strokeWidth="1.6" />
      <path d="M8 1.8A6.2 6.2 0 0 1 13.4 11" fill="none" stroke="var(--teal)" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
} as const;

export type MarkName = keyof typeof shapes;

export function Mark({ name }: { name: MarkName }) {
  return (
    <svg className={name === 'waiting' ? 'mark turning' : 'mark'} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}

/** A sign and its word. */
export function MarkLabel({
  mark,
  tone,
  children,
  as: Tag = 'span',
  className = '',
}: {
  mark: MarkName;
  tone?: 'amber' | 'brick' | 'waiting';
  children: ReactNode;
  as?: 'span' | 'p' | 'dt';
  className?: string;
}) {
  return (
    <Tag className={`mark-label ${tone ?? ''} ${className}`.trim()}>
      <Mark name={mark} />
      <span>{children}</span>
    </Tag>
  );
}

export function CloseIcon() {
  return (
    <svg className="drawn" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="M3 3 13 13M13 3 3 13" />
    </svg>
  );
}
