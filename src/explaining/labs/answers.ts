import type { LabTest } from '../../knowledge/index.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import { type Said, sayAll } from '../nets/said.js';

const NEGATIVE =
  /^(?:neg(?:ative|atif|ativ|ativo|ativa)?|négati(?:f|ve)|non-?\s?reactive|nr|not (?:detected|isolated|present|seen|immune|reactive)|none (?:detected|seen|found)|non-?immune|absent|undetected|nil|none|no growth|wild[ -]?type(?: ?[/,(] ?(?:not mutated|unmutated|normal|homozygous|wt)\)?)?|not mutated|unmutated|no mutation(?: (?:detected|found|seen))?|mutation not (?:detected|found|present))$/i;
const POSITIVE = /^(?:pos(?:itive)?|positi(?:f|v|vo|va)|reactive|detected|present|immune)$/i;

/** What an answer in words means, where the knowledge base tells it. Weak, repeated and open answers mean nothing here. */
export function answerSaid(lab: UnderstoodLab, test: LabTest | undefined): Said[] {
  if (test?.answers === undefined || lab.row.pending) return [];
  if (lab.number !== null && lab.row.verdict === undefined)
    return [...protectionSaid(lab, test), ...virusSaid(lab, test)];
  const value = test.id === 'blood-group' || test.id === 'rh-type' ? rhesusOf(lab.value) : answerOf(lab);
  const says = NEGATIVE.test(value) ? test.answers.negative : POSITIVE.test(value) ? test.answers.positive : undefined;
  return says === undefined ? [] : sayAll(says, [lab.source], [test.id]);
}

/** "Anti-HBs 3 (>= 10 immune)": an amount of what guards from a germ is enough or it is not. */
function protectionSaid(lab: UnderstoodLab, test: LabTest): Said[] {
  const { row, status } = lab;
  const guards = /\b(?:safe from|protect\w*)\b/i.test(test.answers?.positive ?? '');
  if (!guards || row.range === null || row.range.low === null || row.range.high !== null) return [];
  const says = status === 'low' ? test.answers?.negative : status === 'normal' ? test.answers?.positive : undefined;
  return says === undefined ? [] : sayAll(says, [lab.source], [test.id]);
}

/** "HCV RNA 2.4 x 10^6 IU/mL": any amount of what a virus is made of means that it is there. */
function virusSaid({ number, comparator, status, source }: UnderstoodLab, test: LabTest): Said[] {
  const counted = /-(?:rna|dna)$/.test(test.id) && number !== null && number > 0 && !comparator?.startsWith('<');
  return counted && status !== 'normal' ? sayAll(test.answers?.positive ?? '', [source], [test.id]) : [];
}

/** What everyone has one way or the other is no finding. */
const NO_FINDING = /^(?:rh-type|blood-group)$/;

/** "O Rh(D) NEGATIVE", "A pos", "B+": the half of the group that the Rh marker gives. */
function rhesusOf(value: string): string {
  const sign = /(?:\b(neg(?:ative)?|pos(?:itive)?)|([+-]))\W*$/i.exec(value.trim());
  if (sign === null) return '';
  return /^n/i.test(sign[1] ?? '') || sign[2] === '-' ? 'negative' : 'positive';
}

/** "REACTIVE 1:128": the answer without its titre. */
function answerOf(lab: UnderstoodLab): string {
  return (lab.row.verdict ?? lab.value).replace(/\s+[<>≤≥]?=?\s?1\s?:\s?\d+$/, '').trim();
}

/** A test for a germ that found it, also where the sheet prints nothing to hold the answer against. */
export function foundSomething(lab: UnderstoodLab, test: LabTest | undefined): boolean {
  const means = test?.answers?.positive;
  if (
    means === undefined ||
    NO_FINDING.test(test?.id ?? '') ||
    lab.row.pending ||
    (lab.number !== null && lab.row.verdict === undefined) ||
    lab.status !== 'unknown'
  )
    return false;
  return (
    POSITIVE.test(answerOf(lab)) && !test?.id.endsWith('-igg') && !/\b(?:safe|immune|protect\w*|shot)\b/i.test(means)
  );
}
