import type { ReactNode } from 'react';
import { Mark } from '../kit/marks.js';

/** One part of the settings, its name in the margin. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="settings-part" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="section-title" id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <div className="settings-body">{children}</div>
    </section>
  );
}

/** Why something was refused, said in place. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <p className="settings-refusal" role="alert">
      <Mark name="triangle" />
      <span>{children}</span>
    </p>
  );
}
