import { headingKey } from '../../reading/index.js';
import type { Section } from '../../reading/types.js';
import { OPERATION_REPORT, type OperationPart, PART_HEADINGS } from '../data/operation-parts.js';

/** True where the whole report tells of an operation or a procedure. */
export function isOperationReport(type: string, title: string): boolean {
  return type === 'other' && OPERATION_REPORT.test(title);
}

/** The part of an operation note that a section holds, by its heading; null where its heading names none. */
export function operationPart(section: Section): OperationPart | null {
  if (!section.heading) return null;
  if (!['procedures', 'findings', 'gross', 'technique', 'other', 'comment'].includes(section.kind)) return null;
  const key = headingKey(section.heading.text);
  return PART_HEADINGS.find(([pattern]) => pattern.test(key))?.[1] ?? null;
}
