import type { ReadReport } from '../../reading/index.js';
import { drop, type Statement } from './statement.js';

const GROWTH =
  /carcinoma|cancer|sarcoma|melanoma|lymphoma|tumou?r|mesothelioma|seminoma|glioma|blastoma|metasta|malignan/;

/**
 * "Clear cell carcinoma, 10% necrosis": what has died is part of the growth, which is told with it, and no tissue of the
 * reader's own that lost its blood.
 */
export function dropDeadWithin(statements: readonly Statement[], { type }: ReadReport): void {
  if (type.type !== 'pathology') return;
  for (const statement of statements) {
    const { frame } = statement;
    if (frame.head?.ref.id !== 'necrosis' || frame.negated || frame.field !== undefined) continue;
    const owner = statements.find(
      ({ frame: other }) =>
        other.sentence === frame.sentence &&
        other.source.start === frame.source.start &&
        !other.negated &&
        other.head !== null &&
        GROWTH.test(other.head.ref.id) &&
        other.head.span.end <= (frame.head?.span.start ?? 0),
    );
    if (owner !== undefined) drop(statement);
  }
}
