import type { Change, Urgency } from '../contract/analysis.js';
import type { Knowledge, Token } from '../knowledge/index.js';
import { parseGroup, standsIn } from './sign-forms.js';
import type { AssertionResult, Mention } from './types.js';

const KNOWN = new Set(
  'chronic known stable unchanged old remote healed resolving resolved postoperative postsurgical postprocedural expected persistent longstanding residual treated prior previous previously history redemonstrated redemonstration again subacute evolving improving improved decreased'.split(
    ' ',
  ),
);

/** "Infarct, age undetermined": new or old, the report does not say. */
const UNDATED = new Set(['undetermined', 'indeterminate']);

/** Air that an operation leaves behind is expected where the report names the operation. */
const AIR = /^(?:pneumoperitoneum|free-air|subcutaneous-emphysema|pneumocephalus|pneumomediastinum)$/;
const OPERATION = /^(?:surgery|surgical|operation|laparoscop|laparotomy|thoracotomy|craniotomy|postop)/;

/**
 * Whether a finding that cannot wait is new, already known or left open. Null where the concept is not urgent, or is
 * denied, hypothetical or another person's. `bySign`: told by one of its signs, which needs no further word; `sentence`:
 * where words may stand that make it something else.
 */
export function urgencyOf(
  mention: Mention,
  assertion: AssertionResult,
  change: Change | null,
  words: readonly Token[],
  knowledge: Knowledge,
  bySign = false,
  sentence: readonly Token[] = words,
): { state: Urgency; id: string } | null {
  if (mention.ref.folder !== 'concepts') return null;
  if (assertion.negation === 'negated' || assertion.experiencer !== 'patient') return null;
  if (assertion.temporality === 'hypothetical') return null;
  // "Dissection considered and felt very unlikely": nothing that cannot wait.
  if (assertion.certainty === 'unlikely') return null;
  for (const entry of knowledge.urgentFor(mention.ref.id)) {
    if (entry.needs.length > 0 && !bySign) {
      const has = entry.needs.some((need) =>
        need
          .toLowerCase()
          .split(/\s+/)
          .every((part) => words.some((token) => token.text === part)),
      );
      if (!has) continue;
    }
    if (entry.unless.length > 0 && standsIn(entry.unless.flatMap(parseGroup), sentence)) continue;
    if (
      assertion.temporality === 'historical' ||
      change === 'stable' ||
      change === 'decreased' ||
      change === 'resolved'
    ) {
      return { state: 'known', id: entry.id };
    }
    if (change === 'new' || change === 'increased') {
      return { state: assertion.negation === 'possible' ? 'equivocal' : 'new', id: entry.id };
    }
    const operated = words.some((token) => OPERATION.test(token.text));
    if (operated && AIR.test(mention.ref.id)) return { state: 'known', id: entry.id };
    if (words.some((token) => KNOWN.has(token.text))) return { state: 'known', id: entry.id };
    const open = assertion.negation === 'possible' || words.some((token) => UNDATED.has(token.text));
    return { state: open ? 'equivocal' : 'new', id: entry.id };
  }
  return null;
}
