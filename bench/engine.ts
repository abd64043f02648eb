import { readFileSync } from 'node:fs';
import { loadSamples } from '../eval/corpus.js';
import { median, quantile } from '../eval/stats.js';
import { explainReport, NotAReportError } from '../src/explaining/index.js';
import { createKnowledge, type Knowledge, type KnowledgeData } from '../src/knowledge/index.js';
import { ms, row } from './figures.js';
import { HOSTILE_TEXTS } from './hostile-texts.js';

/** Characters of a two-page report. */
const TWO_PAGES = 6_000;
const ROUNDS = 60;

/** Times the explanation of a two-page report of each type, and of the same text ten times as long, on one core. */
export function benchEngine(): void {
  const root = new URL('..', import.meta.url).pathname;
  const data = JSON.parse(readFileSync(`${root}src/knowledge/compiled.json`, 'utf8')) as KnowledgeData;
  const started = performance.now();
  const knowledge = createKnowledge(data);
  console.log('\nExplanation, one core');
  row('building the indexes', ms(performance.now() - started));
  const samples = loadSamples();
  for (const type of ['imaging', 'laboratory', 'pathology', 'discharge_summary'] as const) {
    const texts = samples.filter((sample) => sample.type === type).map((sample) => sample.text);
    const two = fill(texts, TWO_PAGES);
    const twenty = fill(texts, TWO_PAGES * 10);
    const time = (text: string) => {
      const from = performance.now();
      explainReport(text, knowledge);
      return performance.now() - from;
    };
    for (let round = 0; round < 10; round += 1) time(two);
    const short = Array.from({ length: ROUNDS }, () => time(two));
    const long = Array.from({ length: 7 }, () => time(twenty));
    row(
      `${type}, ${two.length.toLocaleString('en')} characters`,
      `median ${ms(median(short))}, p99 ${ms(quantile(short, 0.99))}; ten times as long ${ms(median(long))} = ${(median(long) / median(short)).toFixed(1)} times; ${rate(twenty, median(long))}`,
    );
  }
  hostile(knowledge);
}

/** Texts made to be slow: time for a tenth of a million characters and for four times as many. */
function hostile(knowledge: Knowledge): void {
  console.log('\nTexts made to be slow, 100,000 and 400,000 characters');
  for (const [shape, make] of Object.entries(HOSTILE_TEXTS)) {
    const [quarter = 0, whole = 0] = [100_000, 400_000].map((length) => {
      const text = make(length);
      const from = performance.now();
      try {
        explainReport(text, knowledge);
      } catch (error) {
        if (!(error instanceof NotAReportError)) throw error;
      }
      return performance.now() - from;
    });
    row(shape, `${ms(quarter)}, ${ms(whole)} = ${(whole / quarter).toFixed(1)} times; ${rate(make(400_000), whole)}`);
  }
}

/** Megabytes a second on one core; the texts are plain ASCII, a byte a character. */
function rate(text: string, took: number): string {
  return `${(text.length / 1000 / took).toFixed(2)} MB/s`;
}

/** Reports of one type one after the other, again from the first where they do not suffice, up to a length. */
function fill(texts: readonly string[], length: number): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += `${texts[index % texts.length]}\n\n`;
  return text.slice(0, length);
}
