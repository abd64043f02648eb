import { DENIED } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import { type Said, say } from '../nets/said.js';
import { list, uncapital } from '../words/english.js';
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
  const [what, ...details] = atMost(MOST_SENTENCES, sentences);
  return what === undefined ? null : { what, details, meaning: [] };
}

/** More than these behind one another are told by two and two: a finding has room for so many sentences. */
const MOST_SENTENCES = 4;

function atMost(most: number, sentences: readonly Said[]): Said[] {
  if (sentences.length <= most) return [...sentences];
  const size = Math.ceil(sentences.length / most);
  const joined: Said[] = [];
  for (let at = 0; at < sentences.length; at += size) {
    const [first, ...more] = sentences.slice(at, at + size) as [Said, ...Said[]];
    const texts = [first, ...more].map(({ text }, index) => (index === 0 ? text : uncapital(text)).replace(/\.$/, ''));
    joined.push(say(texts.join(', and '), first.sources, first.knowledge));
  }
  return joined;
}

/** "was soft, was not sore" -> "was soft, not sore". */
function sharedVerb(says: readonly string[]): string[] {
  const verb = /^(?:was|were|looked|had) /.exec(says[0] ?? '')?.[0];
  if (verb === undefined || !says.every((words) => words.startsWith(verb))) return [...says];
  return says.map((words, index) => (index === 0 ? words : words.slice(verb.length)));
}
