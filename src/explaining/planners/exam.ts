import { DENIED } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import { say } from '../nets/said.js';
import { list } from '../words/english.js';
import type { Plan } from './plan.js';

/** An exam line that was as it should be: one sentence for each part of the body, what was not found in one list. */
export function planExam(frame: Frame): Plan | null {
  const exam = frame.exam;
  if (exam === undefined || exam.length === 0) return null;
  const bySubject = new Map<string, string[]>();
  for (const { subject, says } of exam) {
    const told = bySubject.get(subject) ?? [];
    if (!told.includes(says)) told.push(says);
    bySubject.set(subject, told);
  }
  const sentences = [...bySubject].map(([subject, says]) =>
    say(subject === DENIED ? `${subject} ${list(says, 'or')}` : `${subject} ${list(sharedVerb(says))}`, [frame.source]),
  );
  const [what, ...details] = sentences;
  return what === undefined ? null : { what, details, meaning: [] };
}

/** "was soft, was not sore" -> "was soft, not sore". */
function sharedVerb(says: readonly string[]): string[] {
  const verb = /^(?:was|were|looked|had) /.exec(says[0] ?? '')?.[0];
  if (verb === undefined || !says.every((words) => words.startsWith(verb))) return [...says];
  return says.map((words, index) => (index === 0 ? words : words.slice(verb.length)));
}
