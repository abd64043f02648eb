import type { TermAnswer } from '../contract/education.js';
import type { Knowledge, LabTest } from '../knowledge/index.js';
import { inUnit } from '../understanding/index.js';
import type { Found } from './find-term.js';

/** A figure that stands alone: no part of "B12", "T4" or "25-hydroxy". */
const FIGURE = /(?<![\w.,/-])[<>]?(\d{1,6}(?:[.,]\d{1,3})?)(?:\s?\/\s?\d{1,3})?(?![\w.]*-\w)(?=\s|%|$|[?!.,;)]|[a-z])/i;

const FAR_OUT =
  'Many labs call the doctor at once about a level this far out. If nobody has talked with you about it yet, call your doctor now. Go to the emergency room if you feel ill.';

/**
 * The answer to a test that was typed with a figure ("PSA 4.2"): what the page cannot say of it, and what to do where
 * labs call such a level critical.
 */
export function withFigure(answer: TermAnswer, found: Found, query: string, knowledge: Knowledge): TermAnswer {
  if (answer.basis !== 'entry' || found.as !== 'entries') return answer;
  const entry = found.hits.find((hit) => hit.entry.kind === 'lab' || hit.entry.kind === 'concept')?.entry;
  const measured = entry?.kind === 'lab' || (entry?.kind === 'concept' && entry.of.kind === 'test');
  const match = FIGURE.exec(query);
  if (!entry || !measured || !match) return answer;
  const told = `This page cannot tell what ${match[0].trim()} means for you. ${
    entry.kind === 'lab' ? 'Set it next to the range that your lab prints, and ask' : 'Ask'
  } your doctor.`;
  const use = answer.commonUse.replace(' Your lab prints its own range next to your result.', '');
  const value = Number((match[1] ?? '').replace(/,(?=\d{3}\b)/g, '').replace(',', '.'));
  return {
    ...answer,
    commonUse: `${told} ${use}`,
    urgent: answer.urgent ?? (entry.kind === 'lab' && isCritical(entry.of, value, knowledge) ? FAR_OUT : null),
  };
}

/** Beyond a critical limit in whichever of the test's units it was meant: a figure was typed without one. */
function isCritical(lab: LabTest, value: number, knowledge: Knowledge): boolean {
  const beyond = (unit: string): boolean =>
    lab.critical.some(({ unit: limit, below, above }) => {
      const inLimit = inUnit(knowledge.data.unitConversions ?? [], lab.id, unit, limit)?.(value);
      if (inLimit === undefined) return false;
      return (below !== undefined && inLimit < below) || (above !== undefined && inLimit > above);
    });
  return Number.isFinite(value) && lab.units.length > 0 && lab.units.every(beyond);
}
