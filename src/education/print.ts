import type { ProcedureAnswer, TermAnswer } from '../contract/education.js';

/** An explained word as plain text for a terminal. */
export function printTerm(answer: TermAnswer): string {
  const lines = [answer.term, '', answer.explanation, '', answer.commonUse];
  for (const { term, field, explanation } of answer.meanings) lines.push('', `${term} (${field}): ${explanation}`);
  if (answer.urgent) lines.push('', answer.urgent);
  if (answer.ask) lines.push('', `A question for your doctor: ${answer.ask}`);
  if (answer.relatedTerms.length > 0) lines.push('', `See also: ${answer.relatedTerms.join(', ')}`);
  if (answer.link) lines.push('', `${answer.link.label}: ${answer.link.url}`);
  return `${lines.join('\n')}\n`;
}

/** A procedure's guide as plain text for a terminal. */
export function printProcedure(answer: ProcedureAnswer): string {
  const { emergency, call } = answer.whenToCall;
  const part = (title: string, items: readonly string[]): string[] =>
    items.length > 0 ? ['', title, ...items.map((item) => `  - ${item}`)] : [];
  return `${[
    answer.name,
    '',
    answer.whatItIs,
    answer.howLong,
    answer.anaesthesia,
    ...part('Common risks', answer.commonRisks),
    ...part('Rare but serious risks', answer.rareRisks),
    ...part('How to prepare', answer.preparation),
    ...part('Recovery', answer.recovery),
    ...part('Call 911 or go to the emergency room if you', emergency),
    ...part('Call your care team the same day if you', call),
    ...part('Questions to ask the doctor', answer.questions),
  ].join('\n')}\n`;
}
