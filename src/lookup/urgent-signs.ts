import type { TermAnswer } from '../contract/education.js';
import type { Knowledge } from '../knowledge/index.js';
import { readReport } from '../reading/index.js';
import { understand } from '../understanding/index.js';
import { figuresIn } from './figures.js';
import { capitalTerm } from './sentences.js';

const WORDS_LEAST = 3;

/** Words of what came after it, or of what keeps it away: "speech therapy after stroke". */
const NOT_OF_NOW = /\b(?:after|therapy|rehab\w*|recovery|prevent\w*|risk|screening|family)\b/i;

/**
 * The answer to a piece of a report that names no emergency and yet describes one ("appendix 11 mm with fat stranding"),
 * with what to do now: by the same signs as in a whole report.
 */
export function withUrgentSigns(answer: TermAnswer, query: string, knowledge: Knowledge): TermAnswer {
  if (answer.urgent || answer.basis !== 'phrase' || query.trim().split(/\s+/).length < WORDS_LEAST) return answer;
  if (NOT_OF_NOW.test(query)) return answer;
  // "Calcium 1200 mg daily" is a dose, no level.
  if (figuresIn(query).some(({ unit }) => unit === 'dose')) return answer;
  const { frames } = understand(readReport(query, knowledge), knowledge);
  const id = frames.find(
    ({ urgency, negated, temporality, experiencer }) =>
      urgency && urgency.state !== 'known' && !negated && temporality === 'recent' && experiencer === 'patient',
  )?.urgency?.id;
  const entry = id ? knowledge.data.urgent.find((one) => one.id === id) : undefined;
  const concept = entry && knowledge.data.concepts.find((one) => one.id === entry.concept);
  if (!entry || !concept) return answer;
  return { ...answer, urgent: `This can be a sign of this: ${concept.lay}. ${capitalTerm(entry.action)}` };
}
