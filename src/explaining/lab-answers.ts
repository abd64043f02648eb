import type { LabTest } from '../knowledge/index.js';
import type { UnderstoodLab } from '../understanding/types.js';
import { type Said, sayAll } from './said.js';

const NEGATIVE =
  /^(?:neg(?:ative|atif|ativ|ativo|ativa)?|négati(?:f|ve)|non-?\s?reactive|not (?:detected|isolated|present|seen|immune)|none (?:detected|seen|found)|non-?immune|absent|undetected)$/i;
const POSITIVE = /^(?:pos(?:itive)?|positi(?:f|v|vo|va)|reactive|detected|present|immune)$/i;

/** What an answer in words means, where the knowledge base tells it. Weak, repeated and open answers mean nothing here. */
export function answerSaid(lab: UnderstoodLab, test: LabTest | undefined): Said[] {
  if (test?.answers === undefined || lab.row.pending || lab.number !== null) return [];
  const value = lab.value.trim();
  const says = NEGATIVE.test(value) ? test.answers.negative : POSITIVE.test(value) ? test.answers.positive : undefined;
  return says === undefined ? [] : sayAll(says, [lab.source], [test.id]);
}
