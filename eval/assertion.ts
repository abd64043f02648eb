// Measures assertion on the development half of the NegEx set: npx tsx eval/assertion.ts [--errors]
import { existsSync, readFileSync } from 'node:fs';
import { assertMention } from '../src/understanding/index.js';

interface GoldMention {
  id: string;
  concept: string;
  sentence_cased: string;
  mention_start: number | null;
  mention_end: number | null;
  negation: 'affirmed' | 'negated';
  temporality: 'recent' | 'historical' | 'not particular';
  experiencer: string;
}

export interface Score {
  truePositives: number;
  falsePositives: number;
  falseNegatives: number;
  precision: number;
  recall: number;
  f1: number;
}

export interface AssertionScores {
  mentions: number;
  /** Mentions that do not stand in their sentence, left out. */
  missing: number;
  negation: Score;
  historical: Score;
  hypothetical: Score;
  /** For each question, how often each label of the set (first) was answered in each way (second). */
  confusion: Record<'negation' | 'temporality' | 'experiencer', Record<string, Record<string, number>>>;
  millisecondsPerSentence: number;
}

const corpus = new URL('../../shared/corpus/negex/dev.jsonl', import.meta.url);

/** Scores every mention of the set; null where the set is not on this machine. */
export function measureAssertion(
  onError?: (kind: string, gold: GoldMention, got: string) => void,
): AssertionScores | null {
  if (!existsSync(corpus)) return null;
  const all = readFileSync(corpus, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldMention);
  const counts = { negation: [0, 0, 0], historical: [0, 0, 0], hypothetical: [0, 0, 0] };
  const confusion: AssertionScores['confusion'] = { negation: {}, temporality: {}, experiencer: {} };
  let mentions = 0;
  assertMention('warm', 0, 4);
  const started = performance.now();
  for (const gold of all) {
    if (gold.mention_start === null || gold.mention_end === null) continue;
    mentions++;
    const sentence = gold.sentence_cased;
    const points = [...sentence];
    const start = points.slice(0, gold.mention_start).join('').length;
    const end = points.slice(0, gold.mention_end).join('').length;
    const got = assertMention(sentence, start, end);
    count(confusion.negation, gold.negation, got.negation);
    count(confusion.temporality, gold.temporality, got.temporality);
    count(confusion.experiencer, gold.experiencer, got.experiencer);
    const pairs = [
      ['negation', gold.negation === 'negated', got.negation === 'negated'],
      ['historical', gold.temporality === 'historical', got.temporality === 'historical'],
      ['hypothetical', gold.temporality === 'not particular', got.temporality === 'hypothetical'],
    ] as const;
    for (const [kind, wanted, given] of pairs) {
      const at = wanted && given ? 0 : given ? 1 : wanted ? 2 : -1;
      if (at >= 0) counts[kind][at] = (counts[kind][at] ?? 0) + 1;
      if (at > 0) {
        const marked = `${sentence.slice(0, start)}[[${sentence.slice(start, end)}]]${sentence.slice(end)}`;
        const why = got.triggers.map((span) => sentence.slice(span.start, span.end)).join(' | ');
        onError?.(`${kind} ${at === 1 ? 'false positive' : 'false negative'}`, gold, `${marked}  <= ${why}`);
      }
    }
  }
  const elapsed = performance.now() - started;
  return {
    mentions,
    missing: all.length - mentions,
    negation: score(counts.negation),
    historical: score(counts.historical),
    hypothetical: score(counts.hypothetical),
    confusion,
    millisecondsPerSentence: elapsed / Math.max(1, mentions),
  };
}

function count(table: Record<string, Record<string, number>>, wanted: string, given: string): void {
  table[wanted] ??= {};
  const row = table[wanted];
  row[given] = (row[given] ?? 0) + 1;
}

function score([truePositives = 0, falsePositives = 0, falseNegatives = 0]: number[]): Score {
  const precision = truePositives / Math.max(1, truePositives + falsePositives);
  const recall = truePositives / Math.max(1, truePositives + falseNegatives);
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { truePositives, falsePositives, falseNegatives, precision, recall, f1 };
}

if (process.argv[1]?.endsWith('assertion.ts')) {
  const showErrors = process.argv.includes('--errors');
  const scores = measureAssertion((kind, gold, got) => {
    if (showErrors) console.log(`${kind} ${gold.id}: ${got}`);
  });
  if (!scores) console.log('The NegEx development set is not on this machine; nothing was measured.');
  else console.log(JSON.stringify(scores, null, 1));
}
