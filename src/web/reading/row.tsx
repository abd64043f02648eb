import { type ElementType, type ReactNode, useId } from 'react';
import './row.css';

/** A row of the letter: what stands in the margin, and the text beside it. */
export function Row({
  side,
  light,
  as: Tag = 'div',
  className = '',
  children,
}: {
  side?: ReactNode;
  light?: boolean;
  as?: ElementType;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Tag className={`row ${className}`.trim()}>
      <div className={light ? 'side light' : 'side'}>{side}</div>
      <div>{children}</div>
    </Tag>
  );
}

/** A named section of the letter with its heading on the text's edge. */
export function ReadingSection({
  heading,
  level,
  side,
  id,
  children,
}: {
  heading: string;
  level: 2 | 3;
  side?: ReactNode;
  id?: string;
  children: ReactNode;
}) {
  const headingId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="reading-section" aria-labelledby={headingId} id={id}>
      <Row side={side}>
        <Heading className="reading-heading" id={headingId}>
          {heading}
        </Heading>
        {children}
      </Row>
    </section>
  );
}
