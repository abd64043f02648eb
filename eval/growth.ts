import { loadSamples } from './corpus.js';
import { run } from './engine.js';
import { median } from './stats.js';
import type { Table } from './table.js';

const ROUNDS = 5;

/** Ten times the text against once: the ratio of medians, for the longest sample of each type. */
export function measureGrowth(table: Table): void {
  const longest = new Map<string, { id: string; text: string }>();
  for (const sample of loadSamples())
    if (sample.text.length > (longest.get(sample.type)?.text.length ?? 0)) longest.set(sample.type, sample);
  const lines: string[] = [];
  for (const [type, { id, text }] of longest) {
    const time = (input: string) => median(Array.from({ length: ROUNDS }, () => run(id, input).ms));
    const once = time(text);
    const tenfold = time(`${text}\n\n`.repeat(10));
    lines.push(
      `${type}: ${once.toFixed(1)} ms for ${text.length} characters, ten times as long ${(tenfold / once).toFixed(1)} times`,
    );
  }
  table.add(
    'growth',
    'ten times as long',
    lines.map((line) => line.split('long ')[1]?.split(' ')[0]).join(', '),
    'ratio of medians per report type',
    lines,
  );
}
